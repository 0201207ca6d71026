"""What every table of a server works with."""

import logging
from collections.abc import Mapping
from random import Random, SystemRandom
from typing import Any, Protocol

from msgspec import Struct, field

from kille.core.chance import Chance, Dice
from kille.core.game import Game, View
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


class Service(Struct, frozen=True, kw_only=True):
    """The games and bots of a server, where it keeps the logs, and its clock, luck, pace and limits."""

    store: Store
    games: Mapping[str, Game]
    bots: Mapping[str, Bot]
    stand_in: str  # the bot that plays where nobody was chosen
    clock: Clock = field(default_factory=WallClock)
    chance: Chance = field(default_factory=lambda: Dice(SystemRandom()))
    luck: Random = field(default_factory=SystemRandom)  # what bots toss a coin with
    pace: Pace = field(default_factory=Pace)
    limits: Limits = field(default_factory=Limits)

    @property
    def house(self) -> House:
        """What requests at a table are judged by."""
        return House(tuple(self.bots), self.stand_in)
