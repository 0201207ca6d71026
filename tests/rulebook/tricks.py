"""Deal whole hands and play whole tricks at a table: the tests' way to tell a trick game."""

from rulebook.table import Table

from kille.core.seats import letter


def deal_hands(table: Table, *hands: str) -> Table:
    """Deal these hands, named from the dealer's left, one card at a time."""
    rows = [hand.split() for hand in hands]
    return table.deal(" ".join(card for round_ in zip(*rows, strict=True) for card in round_))


def play_tricks(table: Table, *tricks: str) -> Table:
    """Play tricks such as `7 9 inn`, each card by whoever is to play."""
    for card in " ".join(tricks).split():
        (seat,) = table.rules.awaited(table.state)
        table.play(f"{letter(seat)} play {card}")
    return table
