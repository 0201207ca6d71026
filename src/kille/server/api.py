"""What the lobby and the server say to each other over HTTP; the TypeScript types are made from here."""

from typing import Any

from msgspec import Struct

from kille.games import exchange
from kille.server.messages import Place
from kille.tables.table import Phase


class OfferedRuleset(Struct, frozen=True):
    """A named rule set with all its options, where it is written down, and how many it is made for."""

    name: str
    sources: tuple[str, ...]
    fewest: int
    most: int
    rules: exchange.Rules


class OfferedGame(Struct, frozen=True):
    """A game that can be played here. `schema` is the JSON schema of its options."""

    name: str
    default: str  # the rule set that is played when none is chosen
    fewest: int  # seats that can be asked for
    most: int
    rulesets: tuple[OfferedRuleset, ...]
    schema: dict[str, Any]


class Offered(Struct, frozen=True):
    """The games that can be played here, and the bots that play them."""

    games: tuple[OfferedGame, ...]
    bots: tuple[str, ...]


class OpenedTable(Struct, frozen=True):
    """The table that was opened; whoever opened it is its host."""

    id: str


class ListedTable(Struct, frozen=True):
    """A table in the lobby's list: to join if a place is open, else to watch."""

    id: str
    game: str
    ruleset: str
    differences: tuple[str, ...]
    seconds: int | None
    phase: Phase
    places: tuple[Place, ...]
    spectators: int
    opened: float  # seconds since 1970


class Problem(Struct, frozen=True):
    """Nothing was changed: why, in a word and in a sentence that says what would be allowed."""

    reason: str
    message: str
