"""A trick on the table, and what may be played to it: the steps that all trick games share.

Ranks alone count, there are no suits; of two equal cards the one that was played later is the higher,
unless a game says otherwise [S0, S2, W3].
"""

from collections.abc import Iterable, Mapping

from msgspec import Struct

from kille.core.actions import snake
from kille.core.hidden import Hidden
from kille.core.seats import ALONE, Seat
from kille.packs.kille import Card, left_of_pack

type Hand = tuple[Hidden[Card], ...]
"""What a seat holds, in the order in which it came."""


class Laid(Struct, frozen=True, gc=False):
    """A card that was played, and by whom."""

    seat: Seat
    card: Hidden[Card]  # open: it lies face up


type Trick = tuple[Laid, ...]
"""The cards of a trick in the order in which they were played."""


class Play(Struct, frozen=True, tag=snake):
    """Play a card of your hand to the trick."""

    card: Card


class Deal(Struct, frozen=True, tag=snake):
    """Chance: this card comes up, to be dealt or drawn."""

    card: Card


class Played(Struct, frozen=True, tag=snake):
    """A seat played a card."""

    seat: Seat
    card: Hidden[Card]


class TrickWon(Struct, frozen=True, tag=snake):
    """A seat won the trick with this card; `number` counts the tricks of the deal from 1."""

    seat: Seat
    card: Hidden[Card]
    number: int


def best(trick: Trick) -> Laid:
    """The highest card so far, the later of equals."""
    winner = trick[0]
    for laid in trick[1:]:
        if laid.card.look().rank >= winner.card.look().rank:
            winner = laid
    return winner


def heads(hand: Hand, trick: Trick) -> tuple[Card, ...]:
    """The cards of a hand that are at least as high as the best of the trick, lowest first, each once."""
    least = best(trick).card.look().rank
    return tuple(card for card in ranks(hand) if card.rank >= least)


def ranks(hand: Hand) -> tuple[Card, ...]:
    """The ranks in a hand, lowest first, each once."""
    return tuple(sorted({card.look() for card in hand}, key=lambda card: card.rank))


def without(hand: Hand, *cards: Card) -> Hand:
    """The hand after these cards have left it."""
    left = list(hand)
    for card in cards:
        left.remove(next(held for held in left if held.value is card))
    return tuple(left)


def dealt(card: Card, seat: Seat) -> Hidden[Card]:
    """A card in the hand of a seat, which alone has seen it."""
    return Hidden(card, ALONE[seat])


def cards_left(came_up: Iterable[Hidden[Card]]) -> Mapping[Deal, int]:
    """Chance's outcomes: every card of which copies are left, when these have come up in this deal."""
    return {DEALS[card.rank]: left for card, left in left_of_pack(card.value for card in came_up).items()}


DEALS = tuple(Deal(card) for card in Card)
