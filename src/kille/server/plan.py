"""What a bot is going to do: thought out beside the table, which goes on hearing everybody meanwhile."""

import asyncio
from random import Random
from typing import Any

from kille.core.game import Move, step, view
from kille.core.seats import Seat
from kille.server.service import Bot, Service, log
from kille.tables.table import Table


class Plan:
    """A bot's thoughts about one position of a table."""

    def __init__(self, table: Table, seat: Seat, service: Service) -> None:
        self._seq = table.seq
        self._seat = seat
        bot = service.bot(table.setup.game, table.chairs[seat].bot)
        luck = Random(service.luck.getrandbits(64))  # noqa: S311 -- a bot's own dice, thrown in a thread
        self.thought: asyncio.Future[Any] = asyncio.ensure_future(
            asyncio.to_thread(_think, table, seat, bot, luck)
        )

    def is_for(self, table: Table, seat: Seat) -> bool:
        """Whether the thoughts are about this seat in the table as it is."""
        return (self._seq, self._seat) == (table.seq, seat)


def _think(table: Table, seat: Seat, bot: Bot, luck: Random) -> Any:
    assert table.position is not None
    rules, state = table.rules, table.position.state
    try:
        action = bot(rules, view(rules, state, seat), luck)
        step(rules, state, Move(seat, action))
    except Exception:  # noqa: BLE001 -- whatever a bot does wrong, the table goes on
        log.exception("a bot failed at seat %s", seat)
        return rules.timeout_action(state, seat)
    return action
