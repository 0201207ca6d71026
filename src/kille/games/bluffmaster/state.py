"""The table of Bluffmäster: hands, the sequence that lies face down, and what is due next."""

from msgspec import Struct
from msgspec.structs import replace

from kille.core.hidden import Hidden
from kille.core.seats import ALONE, Seat, put
from kille.packs.kille import Card

type Cards = tuple[Hidden[Card], ...]


class Laid(Struct, frozen=True, gc=False):
    """A card of the sequence, as what it was named, and whether its player went out with it."""

    seat: Seat
    card: Hidden[Card]
    named: Card
    last: bool = False


class Owed(Struct, frozen=True, gc=False):
    """So many cards `seat` still has to take: from the talon, or blindly from the hand of `other`."""

    seat: Seat
    other: Seat
    count: int
    blind: bool


class State(Struct, frozen=True, gc=False, tag="bluffmaster", tag_field="game"):
    """The whole table. A card that was laid never comes back to a hand."""

    dealer: Seat
    turn: Seat  # whose turn it is; in a window, who laid the card; while cards are dealt, who gets the next
    hands: tuple[Cards, ...]
    points: tuple[int, ...]
    talon: int  # how many cards are left there
    sequence: tuple[Laid, ...] = ()  # the cards that stand, the one to beat last
    dead: Cards = ()  # bluffs that came to light, and the sequences before this one
    asked: tuple[Seat, ...] = ()  # who has yet to check or believe the last card: its window is open
    owed: Owed | None = None
    safe: tuple[Seat, ...] = ()  # who is out, the first to be so first
    dealing: bool = True
    over: bool = False


def live(state: State) -> tuple[Seat, ...]:
    """The seats that are still in."""
    return tuple(seat for seat in range(len(state.hands)) if seat not in state.safe)


def without(state: State, seat: Seat, card: Card) -> State:
    """The table after a card has left a hand with its back up.

    What others have known of that hand they know no more for sure: any of its cards may be the one that
    went. So from here on only its holder sees it.
    """
    hand = state.hands[seat]
    place = next(place for place, held in enumerate(hand) if held.value is card)
    left = (*hand[:place], *hand[place + 1 :])
    return with_hand(state, seat, tuple([Hidden(held.value, ALONE[seat]) for held in left]))


def with_card(state: State, seat: Seat, card: Hidden[Card]) -> State:
    """The table after a hand has got a card."""
    return with_hand(state, seat, (*state.hands[seat], card))


def with_hand(state: State, seat: Seat, hand: Cards) -> State:
    """The table with another hand for one seat."""
    return replace(state, hands=put(state.hands, seat, hand))
