"""What the table is told in Allierad."""

from typing import Literal

from msgspec import Struct

from kille.core.actions import snake
from kille.core.deals import DealBegan, DealEnded, MatchEnded, Scored
from kille.core.hidden import Hidden
from kille.core.seats import Seat
from kille.games.allierad.board import Square
from kille.packs.kille import Card

type WhyEnded = Literal["all_taken", "conceded", "no_moves", "nothing_taken"]
type WhyScored = Literal["alone", "chooser", "chosen", "other_pair", "two"]


class CardLaidOut(Struct, frozen=True, tag=snake):
    """A card was laid on a square of the board, face up."""

    square: Square
    card: Hidden[Card]


class PawnMoved(Struct, frozen=True, tag=snake):
    """A seat moved its pawn to an empty square."""

    seat: Seat
    square: Square


class CardTaken(Struct, frozen=True, tag=snake):
    """A seat moved its pawn to a square and took the card that lay there."""

    seat: Seat
    square: Square
    card: Hidden[Card]


class PawnBlocked(Struct, frozen=True, tag=snake):
    """A seat cannot move its pawn."""

    seat: Seat


class Allied(Struct, frozen=True, tag=snake):
    """A seat chose an ally; `seats` are the other two, who are allies now."""

    seat: Seat
    other: Seat
    seats: tuple[Seat, ...]


class Conceded(Struct, frozen=True, tag=snake):
    """A seat says that the hand of another is the best."""

    seat: Seat
    other: Seat


class RoundEnded(Struct, frozen=True, tag=snake):
    """No more pawns are moved in this round, and why."""

    why: WhyEnded


class RunCounted(Struct, frozen=True, tag=snake):
    """The longest run of a seat."""

    seat: Seat
    cards: tuple[Hidden[Card], ...]


class RoundWon(Struct, frozen=True, tag=snake):
    """A seat won the round, and how that is counted."""

    seat: Seat
    why: WhyScored


class RoundVoid(Struct, frozen=True, tag=snake):
    """The best runs are alike: nobody scores."""

    seats: tuple[Seat, ...]


type Event = (
    DealBegan
    | CardLaidOut
    | PawnMoved
    | CardTaken
    | PawnBlocked
    | Allied
    | Conceded
    | RoundEnded
    | RunCounted
    | RoundWon
    | RoundVoid
    | Scored
    | DealEnded[Card]
    | MatchEnded
)
