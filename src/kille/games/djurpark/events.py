"""What the table is told in Djurpark. That two cards are alike is for the players to see, and never told."""

from typing import Literal

from msgspec import Struct

from kille.core.actions import snake
from kille.core.deals import DealBegan, DealEnded, MatchEnded
from kille.core.hidden import Hidden
from kille.core.seats import Seat
from kille.packs.kille import Card

type WhyWrong = Literal["no_match", "wrong_animal"]


class CardFlipped(Struct, frozen=True, tag=snake):
    """A seat flipped this card."""

    seat: Seat
    card: Hidden[Card]


class PileTurned(Struct, frozen=True, tag=snake):
    """A seat had no face-down cards and turned its face-up pile over."""

    seat: Seat
    count: int


class CalledRight(Struct, frozen=True, tag=snake):
    """A seat made the right call first and takes the `count` cards that `other` had flipped."""

    seat: Seat
    other: Seat
    count: int


class CalledWrong(Struct, frozen=True, tag=snake):
    """A seat made the call of `animal` for nothing, and pays `other`, who had flipped, a card."""

    seat: Seat
    other: Seat
    animal: int  # the seat whose animal it was
    why: WhyWrong


class KeptQuiet(Struct, frozen=True, tag=snake):
    """A seat makes no call for this card."""

    seat: Seat


class NobodyCalled(Struct, frozen=True, tag=snake):
    """Two cards were alike, and nobody made the right call: the card of `seat` lies."""

    seat: Seat


class OutOfCards(Struct, frozen=True, tag=snake):
    """A seat has no cards left and is out."""

    seat: Seat


class LastFlip(Struct, frozen=True, tag=snake):
    """So many cards have been flipped that the game is over."""

    count: int


type Event = (
    DealBegan
    | PileTurned
    | CardFlipped
    | CalledRight
    | CalledWrong
    | KeptQuiet
    | NobodyCalled
    | OutOfCards
    | LastFlip
    | DealEnded[Card]
    | MatchEnded
)
