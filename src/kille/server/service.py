"""What every table of a server works with."""

import logging
from collections.abc import Mapping
from random import Random, SystemRandom
from typing import Any, Protocol

from msgspec import Struct, field

from kille.core.chance import Chance, Dice
from kille.core.game import Game, View
from kille.core.weighing import Weighing
from kille.server.limits import Limits
from kille.server.store import Store
from kille.server.times import Clock, WallClock
from kille.tables.clock import Pace
from kille.tables.judge import House

log = logging.getLogger("kille")


class Bot(Protocol):
    """A player that is a program: from what its seat may know to a legal action."""

    def __call__(self, rules: Any, view: View[Any, Any], rng: Random) -> Any:
        """What the seat does now."""
        ...


class Weigher(Protocol):
    """Tells a person who practises what the choices of a seat may come to, from what that seat may know."""

    def __call__(self, rules: Any, view: View[Any, Any], rng: Random) -> Weighing[Any] | None:
        """How likely the seat is out after each; None where there is nothing to weigh."""
        ...


class Company(Protocol):
    """The bots that play one game, by name, the one that plays where nobody was chosen, and the adviser."""

    @property
    def bots(self) -> Mapping[str, Bot]:
        """The bots."""
        ...

    @property
    def stand_in(self) -> str:
        """The name of one of them."""
        ...

    @property
    def weigh(self) -> Weigher | None:
        """What practice is told by, if the game can be practised."""
        ...


class Service(Struct, frozen=True, kw_only=True):
    """The games and bots of a server, where it keeps the logs, and its clock, luck, pace and limits."""

    store: Store
    games: Mapping[str, Game]
    bots: Mapping[str, Company]  # by game
    clock: Clock = field(default_factory=WallClock)
    chance: Chance = field(default_factory=lambda: Dice(SystemRandom()))
    luck: Random = field(default_factory=SystemRandom)  # what bots toss a coin with
    pace: Pace = field(default_factory=Pace)
    limits: Limits = field(default_factory=Limits)

    def house(self, game: str) -> House:
        """What requests at a table of this game are judged by."""
        company = self.bots[game]
        return House(tuple(company.bots), company.stand_in, practice=company.weigh is not None)

    def bot(self, game: str, name: str | None) -> Bot:
        """The bot of this name that plays a game; the stand-in where none was chosen, or it is no more."""
        company = self.bots[game]
        return company.bots.get(name or company.stand_in, company.bots[company.stand_in])
