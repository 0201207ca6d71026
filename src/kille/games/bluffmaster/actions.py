"""What a player of Bluffmäster may do, and what chance does."""

from msgspec import Struct

from kille.core.actions import snake
from kille.packs.kille import Card


class Lay(Struct, frozen=True, tag=snake):
    """Lay this card face down and name it as that one, true or not."""

    card: Card
    as_: Card


class Stop(Struct, frozen=True, tag=snake):
    """Lay nothing this time."""


class Check(Struct, frozen=True, tag=snake):
    """Syn: have the card that was just laid turned up."""


class Believe(Struct, frozen=True, tag=snake):
    """Let the card that was just laid lie face down."""


class Deal(Struct, frozen=True, tag=snake):
    """Chance: this card comes up, to be dealt, taken from the talon, or drawn blind from a hand."""

    card: Card


type Action = Lay | Stop | Check | Believe | Deal
