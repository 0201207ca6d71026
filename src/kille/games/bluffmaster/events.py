"""What the table is told in Bluffmäster: claims, checks and what they cost, and who is rid of all cards."""

from typing import Literal

from msgspec import Struct

from kille.core.actions import snake
from kille.core.deals import DealBegan, DealEnded, Dealt, MatchEnded
from kille.core.hidden import Hidden
from kille.core.seats import Seat
from kille.packs.kille import Card

type WhyStart = Literal["dealer", "all_stopped", "starter_out", "nothing_named"]
type WhyOver = Literal["all_stopped", "one_left"]


class SequenceDue(Struct, frozen=True, tag=snake):
    """`seat` is to start a sequence with any card.

    It dealt; or all others have said stop since its card; or whoever should have started is out; or the
    only card of the sequence was a bluff that came to light.
    """

    seat: Seat
    why: WhyStart


class CardLaid(Struct, frozen=True, tag=snake):
    """A seat laid a card face down and named it; `left` are left in its hand."""

    seat: Seat
    card: Hidden[Card]
    named: Card
    left: int


class SaidStop(Struct, frozen=True, tag=snake):
    """A seat lays nothing this time."""

    seat: Seat


class Believed(Struct, frozen=True, tag=snake):
    """A seat lets the card lie face down."""

    seat: Seat


class CardChecked(Struct, frozen=True, tag=snake):
    """`seat` checked, and `other` showed the card that it had named so."""

    seat: Seat
    other: Seat
    card: Hidden[Card]
    named: Card
    found: Literal["bluff", "true"]


class PenaltyTaken(Struct, frozen=True, tag=snake):
    """A seat took a card from the talon, in which `left` are left."""

    seat: Seat
    card: Hidden[Card]
    left: int


class DrawnBlind(Struct, frozen=True, tag=snake):
    """The talon is empty: `seat` drew a card blindly from the hand of `other`."""

    seat: Seat
    other: Seat
    card: Hidden[Card]


class PenaltySpared(Struct, frozen=True, tag=snake):
    """The talon is empty and `other` has no card to draw from: `seat` takes none."""

    seat: Seat
    other: Seat


class BecameSafe(Struct, frozen=True, tag=snake):
    """A seat has no card left: it is out in this place, and has beaten `points` others."""

    seat: Seat
    place: int
    points: int


class CaughtWithCards(Struct, frozen=True, tag=snake):
    """The game is over, and these seats have cards left."""

    seats: tuple[Seat, ...]
    why: WhyOver


type Event = (
    DealBegan
    | Dealt[Card]
    | SequenceDue
    | CardLaid
    | SaidStop
    | Believed
    | CardChecked
    | PenaltyTaken
    | DrawnBlind
    | PenaltySpared
    | BecameSafe
    | CaughtWithCards
    | DealEnded[Card]
    | MatchEnded
)
