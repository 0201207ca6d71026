"""Who sits where: seats count clockwise from 0 and are spoken of as A, B, C …"""

from bisect import bisect
from collections.abc import Iterable, Sequence

type Seat = int
type Seats = frozenset[Seat]

CHANCE: Seat = -1
"""Whoever shuffles: a seat whose actions are the cards that come up."""

SPECTATOR: Seat = -2
"""Anyone who watches: sees only what lies open for all."""

NOBODY: Seats = frozenset()
LETTERS = "ABCDEFGHIJKLMNOPQRST"
ALONE: tuple[Seats, ...] = tuple(frozenset({seat}) for seat in range(len(LETTERS)))
"""Each seat by itself, made once."""


def clockwise(seats: Sequence[Seat], seat: Seat) -> tuple[Seat, ...]:
    """Some seats, given in seat order, clockwise from the left of `seat`; that one itself comes last."""
    first = bisect(seats, seat)
    return (*seats[first:], *seats[:first])


def put[T](row: tuple[T, ...], place: int, thing: T) -> tuple[T, ...]:
    """The row (of seats, cards, squares …) with one thing replaced."""
    things = list(row)
    things[place] = thing
    return tuple(things)


def letter(seat: Seat) -> str:
    """The letter by which records speak of a seat."""
    return LETTERS[seat]


def letters(seats: Iterable[Seat]) -> list[str]:
    """The letters of several seats, in seat order."""
    return [LETTERS[seat] for seat in sorted(seats)]


def seat_of(token: str, seats: int) -> Seat:
    """The seat a letter stands for; a ValueError says which letters there are."""
    if len(token) == 1 and token in LETTERS[:seats]:
        return LETTERS.index(token)
    raise ValueError(f"there is no seat {token!r}: the seats are A to {LETTERS[seats - 1]}")
