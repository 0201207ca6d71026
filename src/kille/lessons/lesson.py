"""A lesson read from its record, and played at a table as any match is."""

from collections.abc import Iterable, Iterator
from importlib.resources import files
from itertools import pairwise
from typing import Any

from msgspec import Struct
from msgspec.structs import replace

from kille.core.game import Game
from kille.core.options import differences
from kille.core.play import Entry as Happened
from kille.core.play import Left, Move
from kille.core.record import Record, read_record
from kille.core.report import replay_record
from kille.core.seats import CHANCE
from kille.games import GAMES
from kille.tables.log import Acted, Began, BotSatDown, Entry, Opened, SatDown, Setup, What
from kille.tables.table import Step, fold, lay

LEARNER = "learner"
"""The guest who sits at seat A."""

SAY = "say"
FOLDER = files("kille.lessons")


class Part(Struct, frozen=True):
    """The coach speaks; the learner does what is asked for, or reads on; then this happens at the table."""

    says: str  # the message of the catalogue
    asked: Any | None  # an action of the learner's; None: nothing to do but to go on
    steps: tuple[Step, ...]


class Lesson(Struct, frozen=True):
    """A table with a match just begun, and all that follows."""

    game: Game
    opening: Step  # the last step before the first card
    parts: tuple[Part, ...]


def taught() -> tuple[str, ...]:
    """The games that have a lesson, in the order of the list of games."""
    return tuple(name for name in GAMES if FOLDER.joinpath(f"{name}.kille").is_file())


def lesson_of(name: str) -> Lesson:
    """The lesson of a game that has one. A RecordError says which line of it cannot be played."""
    text = FOLDER.joinpath(f"{name}.kille").read_text("utf-8")
    record = read_record(text, GAMES)
    pauses = [line.number for line in record.lines if line.words == (SAY,)]
    played = replace(record, lines=tuple(line for line in record.lines if line.words != (SAY,)))
    log = replay_record(played).log
    steps = list(_steps(played, log))
    opening, *moves = steps[-len(log) - 1 :]
    marks = [*(_done_before(played, number) for number in pauses), len(log)]
    parts = [
        Part(f"lesson-{name}-{place}", _asked(log[first:last]), tuple(moves[first:last]))
        for place, (first, last) in enumerate(pairwise(marks), 1)
    ]
    return Lesson(record.game, opening, tuple(parts))


def _done_before(record: Record, number: int) -> int:
    """How much has happened before a line, chance included."""
    return len(replay_record(replace(record, lines=tuple(x for x in record.lines if x.number < number))).log)


def _asked(log: list[Happened[Any]]) -> Any | None:
    """What the learner is asked to do: the first thing that happens, if it is theirs."""
    match log[:1]:
        case [Move(0, action)]:
            return action
        case _:
            return None


def _steps(record: Record, log: Iterable[Happened[Any]]) -> Iterator[Step]:
    """The table of a record, number by number."""
    options = differences(record.rules, record.game.rulesets[record.ruleset].rules)
    setup = Setup(record.game.name, record.ruleset, len(record.names), options)
    step = lay(Entry(1, 0.0, None, Opened(setup, "")), record.game)
    for seq, what in enumerate(_lines(record, log), 2):
        step = fold(step.table, Entry(seq, 0.0, None, what))
        yield step


def _lines(record: Record, log: Iterable[Happened[Any]]) -> Iterator[What]:
    yield SatDown(0, LEARNER, record.names[0], LEARNER)
    for seat, name in enumerate(record.names[1:], 1):
        yield BotSatDown(seat, "", name)
    yield Began(record.dealer)
    for entry in log:
        match entry:
            case Move(seat, action):
                yield Acted(seat, action, "chance" if seat == CHANCE else "player" if seat == 0 else "bot")
            case Left():
                raise ValueError("nobody leaves in a lesson")
            case timed_out:
                raise ValueError(f"nobody is too late in a lesson: {timed_out}")
