"""What every game with deals tells when one begins and ends; records and tables count by these."""

from msgspec import Struct

from kille.core.actions import snake
from kille.core.hidden import Hidden
from kille.core.seats import Seat


class DealBegan(Struct, frozen=True, tag=snake):
    """The first card of a deal is on its way; antes are paid after this."""

    dealer: Seat


class DealEnded[C](Struct, frozen=True, tag=snake):
    """The deal is over. `out` are the seats that lost it, in seat order; `held` the cards by seat."""

    out: tuple[Seat, ...]
    held: tuple[tuple[Hidden[C], ...], ...]
