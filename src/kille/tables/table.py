"""A table as its log has made it: who sits where, and how the match stands. A fold of the log, no I/O."""

from collections.abc import Iterable
from typing import Any, Literal

from msgspec import Struct
from msgspec.structs import replace

from kille.core.deals import DealEnded
from kille.core.game import Game, Move, Rules
from kille.core.options import with_options
from kille.core.play import Position, advance
from kille.core.seats import Seat
from kille.tables.log import (
    Acted,
    Began,
    BotSatDown,
    CameBack,
    Entry,
    Guest,
    Opened,
    Said,
    SatDown,
    Setup,
    StoodUp,
    WentAway,
)

type Phase = Literal["gathering", "playing", "over"]


class Chair(Struct, frozen=True):
    """A seat of the table and who sits on it."""

    name: str | None = None  # None: free
    guest: Guest | None = None  # the person; None where nobody sits, or a bot does
    token: str | None = None
    bot: str | None = None  # the bot that sits here by invitation
    away: bool = False  # a bot plays for its owner until they are back
    left: bool = False  # its owner left for good in a match; a bot plays it on
    changed: int = 0  # the number at which this seat's choices last changed
    asked_at: float = 0.0  # since when it has them

    @property
    def is_free(self) -> bool:
        """Whether nobody sits here, bots included."""
        return self.name is None

    @property
    def is_played_by_bot(self) -> bool:
        """Whether a bot acts for this seat now."""
        return self.guest is None or self.away


class Table(Struct, frozen=True):
    """A table after some number of its log."""

    seq: int
    setup: Setup
    host: Guest  # who opened it
    rules: Rules[Any, Any, Any]
    chairs: tuple[Chair, ...]
    match: int = 0
    dealer: Seat = 0  # the first dealer of the match
    position: Position[Any] | None = None  # None before the first match
    told: tuple[Any, ...] = ()  # the events of this match
    moves: tuple[Acted, ...] = ()  # what was done in it
    deal_ended_at: float = 0.0
    races: tuple[type[Any], ...] = ()  # actions of which only the first counts
    names: tuple[str, ...] = ()  # of those who sat down to this match
    sat: tuple[tuple[Guest, Seat], ...] = ()  # everyone who has held cards in it, and where

    @property
    def phase(self) -> Phase:
        """Whether people gather, a match is on, or the last one is over."""
        if self.position is None:
            return "gathering"
        return "playing" if self.rules.returns(self.position.state) is None else "over"


class Step(Struct, frozen=True):
    """One number of the log: what happened, the table after it, and what the rules told, unredacted."""

    entry: Entry
    table: Table
    events: tuple[Any, ...] = ()


def lay(entry: Entry, game: Game) -> Step:
    """The table as its first entry lays it."""
    what = entry.what
    assert isinstance(what, Opened), "a log begins with Opened"
    setup = what.setup
    rules = with_options(game.rulesets[setup.ruleset].rules, setup.options)
    chairs = (Chair(),) * setup.seats
    return Step(entry, Table(entry.seq, setup, what.host, rules, chairs, races=game.races))


def fold(table: Table, entry: Entry) -> Step:
    """The table after one more entry. The entry was judged before; IllegalAction if it was not."""
    events: tuple[Any, ...] = ()
    match entry.what:
        case SatDown(seat, guest, name, token):
            chair = Chair(name, guest, token, changed=entry.seq, asked_at=entry.at)
            after = replace(with_chair(table, seat, chair), sat=(*table.sat, (guest, seat)))
        case BotSatDown(seat, bot, name):
            after = with_chair(table, seat, Chair(name, bot=bot))
        case StoodUp(seat):
            after = with_chair(table, seat, _vacated(table, seat, entry.at))
        case WentAway(seat):
            after = with_chair(table, seat, replace(table.chairs[seat], away=True, asked_at=entry.at))
        case CameBack(seat):
            after = with_chair(table, seat, replace(table.chairs[seat], away=False, asked_at=entry.at))
        case Began(dealer):
            after = _begun(table, dealer)
        case Acted():
            after, events = _acted(table, entry.what, entry.at)
        case Said() | Opened():
            after = table
    after = replace(after, seq=entry.seq)
    if isinstance(entry.what, Began | Acted):
        after = _choices_noted(table, after, entry)
    return Step(entry, after, events)


def folded(entries: Iterable[Entry], game: Game) -> Step:
    """The last step of a whole log."""
    lines = iter(entries)
    step = lay(next(lines), game)
    for entry in lines:
        step = fold(step.table, entry)
    return step


def with_chair(table: Table, seat: Seat, chair: Chair) -> Table:
    """The table with one chair changed."""
    return replace(table, chairs=(*table.chairs[:seat], chair, *table.chairs[seat + 1 :]))


def seat_of_guest(table: Table, guest: Guest) -> Seat | None:
    """Where somebody sits."""
    return next((seat for seat, chair in enumerate(table.chairs) if chair.guest == guest), None)


def seat_of_token(table: Table, token: str) -> Seat | None:
    """The seat a token proves."""
    return next((seat for seat, chair in enumerate(table.chairs) if chair.token == token), None)


def seat_played(table: Table, guest: Guest) -> Seat | None:
    """Where somebody has held cards in the match that is on."""
    if table.phase != "playing":
        return None
    return next((seat for one, seat in table.sat if one == guest), None)


def is_host(table: Table, guest: Guest) -> bool:
    """Whether somebody may begin a match.

    That is who opened the table; and while they do not sit at it, the lowest seat with a person too, so
    that no table waits for ever for a host who went home.
    """
    if guest == table.host:
        return True
    present = [chair.guest for chair in table.chairs if chair.guest is not None and not chair.away]
    return table.host not in present and present[:1] == [guest]


def choices(table: Table, seat: Seat) -> tuple[Any, ...]:
    """What a seat may do in the game now."""
    return () if table.position is None else table.rules.legal_actions(table.position.state, seat)


def may_race(table: Table, seat: Seat) -> bool:
    """Whether a seat may do something now of which only the first counts."""
    return bool(table.races) and any(type(action) in table.races for action in choices(table, seat))


def awaited(table: Table) -> tuple[Seat, ...]:
    """The seats without which nothing goes on."""
    if table.position is None or table.phase != "playing":
        return ()
    return tuple(sorted(table.rules.awaited(table.position.state)))


def _vacated(table: Table, seat: Seat, at: float) -> Chair:
    chair = table.chairs[seat]
    if table.phase != "playing":
        return Chair()
    return replace(chair, guest=None, token=None, away=False, left=True, asked_at=at)


def _begun(table: Table, dealer: Seat) -> Table:
    start = Position(table.rules.start(table.setup.seats, dealer))
    names = tuple(chair.name or "" for chair in table.chairs)
    sat = tuple((chair.guest, seat) for seat, chair in enumerate(table.chairs) if chair.guest is not None)
    begun = replace(table, match=table.match + 1, dealer=dealer, position=start, told=(), moves=())
    return replace(begun, names=names, sat=sat)


def _acted(table: Table, act: Acted, at: float) -> tuple[Table, tuple[Any, ...]]:
    assert table.position is not None, "nobody acts before a match"
    position, events = advance(table.rules, table.position, Move(act.seat, act.action))
    ended = any(isinstance(event, DealEnded) for event in events)
    after = replace(
        table,
        position=position,
        told=(*table.told, *events),
        moves=(*table.moves, act),
        deal_ended_at=at if ended else table.deal_ended_at,
    )
    return after, events


def _choices_noted(before: Table, after: Table, entry: Entry) -> Table:
    """Note for each seat when its choices changed. Whoever acted has used its own up, whatever it has now."""
    actor = entry.what.seat if isinstance(entry.what, Acted) else None
    for seat, chair in enumerate(after.chairs):
        if seat == actor or choices(before, seat) != choices(after, seat):
            after = with_chair(after, seat, replace(chair, changed=entry.seq, asked_at=entry.at))
    return after
