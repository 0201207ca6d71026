"""A card drawn large, in letters: thirteen wide and seven high."""

from kille.packs.kille import Card

WIDE, HIGH = 13, 7
LILY = "❀"

PICTURES: dict[Card, tuple[str, ...]] = {
    Card.HARLEQUIN: ("  _/\\_  ", " ( o.o) ", " /|◆◇|\\ ", "  /  \\  "),
    Card.CUCKOO: ("    __  ", "  <(o )_", "   ( _/ ", "  ==‖== "),
    Card.HUSSAR: ("  _▲_  /", "  (•) / ", " /|=|/  ", "  / \\   "),
    Card.PIG: ("  ^__^  ", " ( oo ) ", "(  ∞   )~", '  "  "  '),
    Card.CAVALIER: ("   ,_/\\ ", "  / o  >", " /  /‾‾ ", "/__/    "),
    Card.INN: ("   /\\_¦ ", "  /  \\  ", " /____\\ ", " |▫ ∩▫| "),
    Card.WREATH: ("  .⁕⁕.  ", " ⁕    ⁕ ", " ⁕    ⁕ ", "  '⁕⁕'  "),
    Card.FLOWERPOT: (" ❀ ❀ ❀  ", "  \\|/   ", " [___]  ", "  \\_/   "),
    Card.FOOL: (" .-^^-. ", "( O  O )", "(  ‿   )", " '-__-' "),
}


def large(card: Card | None, name: str) -> tuple[str, ...]:
    """The lines of a card; None is its back."""
    inside = ("░" * (WIDE - 2),) * (HIGH - 2) if card is None else _face(card, name)
    return (f"╭{'─' * (WIDE - 2)}╮", *(f"│{line}│" for line in inside), f"╰{'─' * (WIDE - 2)}╯")


def _face(card: Card, name: str) -> tuple[str, ...]:
    picture = PICTURES.get(card) or _lilies(int(card.value))
    return (f" {name}"[: WIDE - 2].ljust(WIDE - 2), *(line.center(WIDE - 2) for line in picture))


def _lilies(number: int) -> tuple[str, ...]:
    """So many lilies, never more than three in a row, so that they can be counted."""
    rows = [" ".join([LILY] * min(3, number - done)) for done in range(0, number, 3)]
    above = (4 - len(rows)) // 2
    return (*[""] * above, *rows, *[""] * (4 - len(rows) - above))
