"""Cards going home: which swaps are undone, in which order. What was shown stays shown [RULING 1.3]."""

from msgspec.structs import replace

from kille.core.game import Story
from kille.games.exchange.events import Event, SwapsVoided, SwapUndone
from kille.games.exchange.state import Hand, TableCard
from kille.packs.kille import Card


def undo_last_swap(hand: Hand) -> Story[Hand, Event]:
    """Undo the newest swap that stands: both players have their cards back."""
    seat, other = hand.swaps[-1]
    holds = list(hand.holds)
    holds[seat], holds[other] = holds[other], holds[seat]
    yield SwapUndone(seat, other)
    return replace(hand, holds=tuple(holds), swaps=hand.swaps[:-1])


def card_goes_home(hand: Hand, which: int) -> Story[Hand, Event]:
    """Undo every swap a card took part in, newest first [S3]; the others stand.

    A card only wanders from an asker to the one asked, so its own swaps are a chain back to its origin
    and none of the players on the way has handed on what was got for it.
    """
    home = hand.cards[which].origin
    while (seat := hand.holds.index(which)) != home:
        giver = next(giver for giver, other in reversed(hand.swaps) if other == seat)
        holds = list(hand.holds)
        holds[giver], holds[seat] = holds[seat], holds[giver]
        yield SwapUndone(giver, seat)
        swaps = tuple(swap for swap in hand.swaps if swap != (giver, seat))
        hand = replace(hand, holds=tuple(holds), swaps=swaps)
    return hand


def unwind_to_origin(hand: Hand, which: int) -> Story[Hand, Event]:
    """Undo swaps, newest first, until a card lies with the player it was dealt to [S4]."""
    while hand.holds[hand.cards[which].origin] != which:
        hand = yield from undo_last_swap(hand)
    return hand


def all_go_home(hand: Hand, by: Card) -> Story[Hand, Event]:
    """Give every seat its dealt card back, exchanges with the stock included; drawn cards are out of play."""
    yield SwapsVoided(by)
    holds: list[int | None] = [None] * len(hand.holds)
    for which, card in enumerate(hand.cards[: len(hand.order)]):
        holds[card.origin] = which
    return replace(hand, holds=tuple(holds), swaps=())


def never_traded(hand: Hand) -> Hand:
    """Forget that cards were swapped: after the rulebook's Cuckoo a Harlequin was never traded [RULING]."""

    def fresh(card: TableCard) -> TableCard:
        return card if card.standing == "drawn" else replace(card, standing="dealt")

    return replace(hand, cards=tuple(fresh(card) for card in hand.cards))
