"""A server in its own process, with short pauses: python tests/web/alone.py PORT DATABASE [CARD …].

The cards come up first, in this order; after them chance decides.
"""

import sys
from pathlib import Path
from random import SystemRandom
from typing import Any

import uvicorn
from msgspec.structs import replace

from kille.core.chance import Dice, Stacked
from kille.packs.kille import Card
from kille.server.app import app_for, configured, service_for
from kille.tables.clock import Pace


class Deck:
    """A stacked deck on top of a shuffled one."""

    def __init__(self, tokens: list[str]) -> None:
        self._top = Stacked(Card(token) for token in tokens)
        self._rest = Dice(SystemRandom())

    def decide(self, rules: Any, state: Any) -> Any:
        """The next card of the stack while there is one."""
        return (self._top if self._top.cards else self._rest).decide(rules, state)


if __name__ == "__main__":
    port, database, *tokens = sys.argv[1:]
    service = replace(
        service_for(Path(database)),
        chance=Deck(tokens),
        pace=Pace(beat=0.02, rest=0.1, away=20, spread=0.3, allowance=0),
    )
    config = configured(app_for(service), service)
    config.port = int(port)
    uvicorn.Server(config).run()
