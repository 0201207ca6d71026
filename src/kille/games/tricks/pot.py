"""Chips and the pot in games in which one stays in or folds, and only those who stayed play to the tricks."""

from collections.abc import Iterable

from msgspec import Struct

from kille.core.actions import snake
from kille.core.deals import AntePaid, PotTaken
from kille.core.game import Story
from kille.core.seats import Seat
from kille.games.tricks.crawl import added

type Chips = tuple[int, ...]
"""What each seat has won or lost."""


class Fold(Struct, frozen=True, tag=snake):
    """Fold: lay your cards aside and stay out of this deal."""


class Folded(Struct, frozen=True, tag=snake):
    """A seat laid its cards aside and stays out of this deal."""

    seat: Seat


class WonUnplayed(Struct, frozen=True, tag=snake):
    """All others have folded: a seat wins the deal without playing."""

    seat: Seat


class PotShared(Struct, frozen=True, tag=snake):
    """The match ends with chips in the pot, and everyone takes a share; `points` is what each got."""

    points: tuple[int, ...]


def paid(chips: Chips, seats: Iterable[Seat], amount: int) -> Chips:
    """The chips after each of some seats has paid."""
    payers = frozenset(seats)
    return tuple([stack - amount if seat in payers else stack for seat, stack in enumerate(chips)])


def won(chips: Chips, seat: Seat, amount: int) -> Chips:
    """The chips after a seat has got some."""
    return paid(chips, (seat,), -amount)


def ante(chips: Chips, pot: int, amount: int) -> Story[tuple[Chips, int], AntePaid]:
    """Everyone puts in an ante: the chips and the pot after it."""
    everyone = tuple(range(len(chips)))
    pot += amount * len(everyone)
    yield AntePaid(everyone, amount, pot)
    return paid(chips, everyone, amount), pot


def take(chips: Chips, seat: Seat, pot: int) -> Story[Chips, PotTaken]:
    """A seat takes the whole pot."""
    yield PotTaken(seat, pot, 0)
    return won(chips, seat, pot)


def share(chips: Chips, pot: int, order: tuple[Seat, ...]) -> Story[Chips, PotShared]:
    """At the end of a match the pot that nobody won: equal shares, odd chips from the dealer's left."""
    if not pot:
        return chips
    each, odd = divmod(pot, len(order))
    shares = [each + (order.index(seat) < odd) for seat in range(len(chips))]
    yield PotShared(tuple(shares))
    return added(chips, tuple(shares))
