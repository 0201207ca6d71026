"""What the lobby and the server say to each other over HTTP; the TypeScript types are made from here."""

from typing import Any

from msgspec import Struct

from kille.server.messages import Action, GameName, Options, Place, Told, Welcome
from kille.tables.table import Phase


class OfferedRuleset(Struct, frozen=True):
    """A named rule set with all its options, where it is written down, and how many it is made for."""

    name: str
    sources: tuple[str, ...]
    fewest: int
    most: int
    rules: Options
    reconstructed: bool  # the sources only name the game, or only in part: the rest is ours


class OfferedGame(Struct, frozen=True):
    """A game that can be played here, and the bots that play it. `schema` is that of its options."""

    name: GameName
    default: str  # the rule set that is played when none is chosen
    seats: tuple[int, ...]  # how many can be asked for
    rulesets: tuple[OfferedRuleset, ...]
    bots: tuple[str, ...]
    stand_in: str  # the bot that sits where nobody was chosen
    schema: dict[str, Any]
    lesson: bool  # there is one
    practice: bool  # its choices can be weighed


class Offered(Struct, frozen=True):
    """The games that can be played here."""

    games: tuple[OfferedGame, ...]


class OpenedTable(Struct, frozen=True):
    """The table that was opened; whoever opened it is its host."""

    id: str


class ListedTable(Struct, frozen=True):
    """A table in the lobby's list: to join if a place is open, else to watch."""

    id: str
    game: GameName
    ruleset: str
    differences: tuple[str, ...]
    seconds: int | None
    practice: bool
    phase: Phase
    places: tuple[Place, ...]
    spectators: int
    opened: float  # seconds since 1970


class Problem(Struct, frozen=True):
    """Nothing was changed: why, in a word and in a sentence that says what would be allowed."""

    reason: str
    message: str


class LessonPart(Struct, frozen=True):
    """The coach speaks; the learner does what is asked for, or goes on; then this is told."""

    says: str  # the message of the catalogue
    asked: Action | None
    told: tuple[Told, ...]


class OfferedLesson(Struct, frozen=True):
    """A few turns on fixed cards, as the learner's browser would hear them at a table."""

    welcome: Welcome
    parts: tuple[LessonPart, ...]
