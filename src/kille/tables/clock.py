"""What falls due at a table without anybody asking: bots that act, turns that run out, seats left alone.

All times are absolute and come from the log, so a table that is loaded again has the same ones. A table
sleeps while nobody is there to play: then nothing falls due, and the time it slept is nobody's loss.
"""

from collections.abc import Iterator, Mapping
from zlib import crc32

from msgspec import Struct

from kille.core.seats import Seat
from kille.tables.table import Table, awaited, may_race


class Pace(Struct, frozen=True):
    """How fast a table goes, in seconds. Nothing in it depends on a card: whoever waits learns nothing."""

    beat: float = 1.0  # before a bot acts
    rest: float = 3.0  # more of it, and more of everyone's turn, after a deal has ended
    away: float = 45.0  # how long a seat may be without its owner before a bot plays
    spread: float = 1.2  # where only the first counts: by how much bots differ, each time anew
    window: float = 6.0  # how long whoever may be the first, and does not speak, is waited for
    allowance: float = 1.5  # between the shown end of a turn and the clock's action: the wire is slow


class Wake(Struct, frozen=True):
    """Since when the table is awake, and since when seats are without their owner."""

    since: float
    alone: Mapping[Seat, float]
    line: float = 0.0  # the longest time there and back to somebody here: bots give it in a race


class BotActs(Struct, frozen=True):
    """A bot plays for this seat."""

    at: float
    seat: Seat


class TimeIsUp(Struct, frozen=True):
    """The turn of this seat is over: its timeout action is taken."""

    at: float
    seat: Seat


class GoesAway(Struct, frozen=True):
    """This seat has been without its owner for too long."""

    at: float
    seat: Seat


type Due = BotActs | TimeIsUp | GoesAway


def next_due(table: Table, *, pace: Pace, wake: Wake) -> Due | None:
    """What falls due first; None while only people can go on."""
    return min(_all_due(table, pace, wake), key=lambda due: (due.at, due.seat), default=None)


def deadline(table: Table, *, pace: Pace, since: float) -> float | None:
    """When the turn of a person ends, as it is shown; None without a clock or while none is waited for."""
    people = (seat for seat in awaited(table) if not table.chairs[seat].is_played_by_bot)
    ends = (_ends_at(table, seat, pace, since) for seat in people)
    return min((end for end in ends if end is not None), default=None)


def _all_due(table: Table, pace: Pace, wake: Wake) -> Iterator[Due]:
    for seat in awaited(table):
        if table.chairs[seat].is_played_by_bot:
            asked_at = _asked_at(table, seat, pace, wake.since)
            yield BotActs(asked_at + pace.beat + _reaction(table, seat, pace, wake), seat)
        elif (end := _ends_at(table, seat, pace, wake.since)) is not None:
            yield TimeIsUp(end + pace.allowance, seat)
    for seat, alone in wake.alone.items():
        chair = table.chairs[seat]
        if chair.guest is not None and not chair.away:
            yield GoesAway(max(alone, wake.since) + pace.away, seat)


def _ends_at(table: Table, seat: Seat, pace: Pace, since: float) -> float | None:
    """When the turn of a person ends; None without a clock, unless others wait for who will be the first."""
    seconds = table.setup.seconds
    if may_race(table, seat):
        seconds = pace.window if seconds is None else min(seconds, pace.window)
    return None if seconds is None else _asked_at(table, seat, pace, since) + seconds


def _reaction(table: Table, seat: Seat, pace: Pace, wake: Wake) -> float:
    """How much longer than the beat a bot takes where only the first counts: no two the same, none always."""
    if not table.races:
        return 0.0
    lot = crc32(f"{table.chairs[seat].changed} {seat}".encode())
    return wake.line + pace.spread * lot / 2**32


def _asked_at(table: Table, seat: Seat, pace: Pace, since: float) -> float:
    """Since when a seat is waited for: not before the last deal was looked at, nor while the table slept."""
    return max(table.chairs[seat].asked_at, table.deal_ended_at + pace.rest, since)
