"""What players of Allierad can do, and the cards that chance turns up."""

from msgspec import Struct

from kille.core.actions import snake
from kille.core.seats import Seat
from kille.games.allierad.board import Square
from kille.packs.kille import Card


class Move(Struct, frozen=True, tag=snake):
    """Move your pawn to this square, and take the card there if there is one."""

    square: Square


class Pass(Struct, frozen=True, tag=snake):
    """Your pawn cannot move."""


class Ally(Struct, frozen=True, tag=snake):
    """Ally with an opponent, who cannot refuse; then move. The other two are allies."""

    other: Seat


class Concede(Struct, frozen=True, tag=snake):
    """Concede that the hand of a seat is the best. When all others say so, it wins the round."""

    other: Seat


class Deal(Struct, frozen=True, tag=snake):
    """Chance: this card comes up, to be laid on the next square."""

    card: Card


type Action = Move | Pass | Ally | Concede | Deal
