"""What players of Djurpark can do, and the cards that chance turns up."""

from msgspec import Struct

from kille.core.actions import snake
from kille.core.seats import Seat
from kille.packs.kille import Card


class Flip(Struct, frozen=True, tag=snake):
    """Flip the top card of your pile."""


class Call(Struct, frozen=True, tag=snake):
    """Make the call of a seat's animal."""

    other: Seat


class Quiet(Struct, frozen=True, tag=snake):
    """Make no call for this card."""


class Deal(Struct, frozen=True, tag=snake):
    """Chance: this card comes up."""

    card: Card


type Action = Flip | Call | Quiet | Deal
