"""What games tell alike: deals that begin and end (records and tables count by these), chips, results."""

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


class Dealt[C](Struct, frozen=True, tag=snake):
    """A seat got a card."""

    seat: Seat
    card: Hidden[C]


class AntePaid(Struct, frozen=True, tag=snake):
    """Everyone in `seats` put `amount` into the pot, which now holds `pot`."""

    seats: tuple[Seat, ...]
    amount: int
    pot: int


class PotTaken(Struct, frozen=True, tag=snake):
    """A seat took `amount` out of the pot, in which `pot` is left."""

    seat: Seat
    amount: int
    pot: int


class Scored(Struct, frozen=True, tag=snake):
    """A deal was counted: what each seat won (or lost), and how all of them stand now."""

    points: tuple[int, ...]
    totals: tuple[int, ...]


class MatchEnded(Struct, frozen=True, tag=snake):
    """The match is over: `seats` have won it, and this is the result of each."""

    seats: tuple[Seat, ...]
    result: tuple[int, ...]
