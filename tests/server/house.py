"""A real server for the tests: real HTTP and WebSocket on a real port, a real file, and our own clock."""

import asyncio
import heapq
import socket
from collections.abc import AsyncGenerator
from contextlib import asynccontextmanager
from pathlib import Path
from random import Random
from typing import Any

import uvicorn

from kille.bots import BOTS
from kille.core.chance import Dice
from kille.games import GAMES
from kille.server.app import app_for, configured
from kille.server.limits import Limits
from kille.server.service import Service
from kille.server.store import Store
from kille.tables.clock import Pace

AT_ONCE = Pace(beat=0, rest=0, away=45, allowance=0)
GENEROUS = Limits()


class HandClock:
    """Stands still until a test moves it."""

    def __init__(self) -> None:
        self.time = 1_800_000_000.0
        self._waiting: list[tuple[float, int, asyncio.Future[None]]] = []
        self._count = 0

    def now(self) -> float:
        """What time it is."""
        return self.time

    async def until(self, when: float) -> None:
        """Wait until a test has moved the clock that far."""
        if when <= self.time:
            return
        self._count += 1
        future = asyncio.get_running_loop().create_future()
        heapq.heappush(self._waiting, (when, self._count, future))
        await future

    def advance(self, seconds: float) -> None:
        """Move on, and wake whoever waited for that."""
        self.time += seconds
        while self._waiting and self._waiting[0][0] <= self.time:
            future = heapq.heappop(self._waiting)[2]
            if not future.done():
                future.set_result(None)


class House:
    """A running server."""

    def __init__(self, port: int, service: Service, clock: HandClock) -> None:
        self.port = port
        self.service = service
        self.clock = clock
        self.http = f"http://127.0.0.1:{port}"
        self.ws = f"ws://127.0.0.1:{port}"


def service_in(folder: Path, *, seed: int = 1, clock: HandClock | None = None, **changed: Any) -> Service:
    """Our games and bots, with the log in a folder, dice that fall the same each time, and no pauses."""
    settings: dict[str, Any] = {
        "store": Store(folder / "tables.sqlite3"),
        "games": GAMES,
        "bots": BOTS,
        "clock": clock or HandClock(),
        "chance": Dice(Random(seed)),
        "luck": Random(seed),
        "pace": AT_ONCE,
    }
    return Service(**{**settings, **changed})


@asynccontextmanager
async def running(folder: Path, **changed: Any) -> AsyncGenerator[House]:
    """A server while this lasts; run again in the same folder, it finds its tables there."""
    clock = changed.pop("clock", None) or HandClock()
    service = service_in(folder, clock=clock, **changed)
    with socket.create_server(("127.0.0.1", 0)) as listening:
        server = uvicorn.Server(configured(app_for(service), service))
        task = asyncio.create_task(server.serve(sockets=[listening]))
        while not server.started:
            assert not task.done(), "the server did not start"
            await asyncio.sleep(0)
        try:
            yield House(listening.getsockname()[1], service, clock)
        finally:
            server.should_exit = True
            await task
