"""The tables of a server: opened, alive while somebody is at them, left to their logs after that."""

import asyncio
import secrets
from collections.abc import AsyncGenerator, Iterable
from contextlib import asynccontextmanager, suppress

from kille.server.ledger import Ledger, Spoiled, load
from kille.server.limits import Buckets
from kille.server.live import Live
from kille.server.service import Service, log
from kille.tables.log import Guest, Setup
from kille.tables.opening import opening

LETTERS = "abcdefghjkmnpqrstuvwxyz23456789"  # none that are taken for another
IDLE = 60.0  # seconds without anybody before a table leaves the memory


class Host:
    """Keeps one task for each table that somebody is at."""

    def __init__(self, service: Service) -> None:
        self._service = service
        self._talk = Buckets(service.limits.chat_of_address)
        self._lives: dict[str, Live] = {}
        self._users: dict[str, int] = {}
        self._idle_since: dict[str, float] = {}
        self._spoiled: set[str] = set()  # tables of which the log has been told already
        self._loading = asyncio.Lock()
        self._sweeper: asyncio.Task[None] | None = None

    async def open(self, setup: Setup, guest: Guest) -> str:
        """Lay a table; its id. A ValueError says what cannot be had."""
        lines = opening(setup, guest, games=self._service.games, house=self._service.house)
        id = "".join(secrets.choice(LETTERS) for _ in range(12))
        await Ledger(id, self._service.games[setup.game], self._service).append(lines, None)
        return id

    @asynccontextmanager
    async def at(self, id: str) -> AsyncGenerator[Live | None]:
        """The table while this lasts; None if there is none of that id, Spoiled if its log is damaged."""
        async with self._loading:
            live = self._lives.get(id)
            if live is None and (ledger := await self._load(id)) is not None:
                live = self._lives[id] = Live(ledger, self._service, self._talk)
            if live is not None:
                self._users[id] = self._users.get(id, 0) + 1
        try:
            yield live
        finally:
            if live is not None:
                self._users[id] -= 1
                self._idle_since[id] = self._service.clock.now()

    async def _load(self, id: str) -> Ledger | None:
        try:
            return await load(id, self._service)
        except Spoiled as error:
            if id not in self._spoiled:
                self._spoiled.add(id)
                log.exception("%s", error)
            raise

    def lives(self) -> Iterable[Live]:
        """The tables that are in memory."""
        return tuple(self._lives.values())

    def start(self) -> None:
        """Begin to forget idle tables."""
        self._sweeper = asyncio.create_task(self._sweep(), name="sweeper")

    async def stop(self) -> None:
        """Hear out every table, and leave them to their logs."""
        if self._sweeper is not None:
            self._sweeper.cancel()
            with suppress(asyncio.CancelledError):
                await self._sweeper
        async with self._loading:
            for id in tuple(self._lives):
                await self._forget(id)

    async def _sweep(self) -> None:
        while True:
            await self._service.clock.until(self._service.clock.now() + IDLE / 2)
            async with self._loading:
                before = self._service.clock.now() - IDLE
                for id, users in tuple(self._users.items()):
                    if users == 0 and self._idle_since[id] <= before:
                        await self._forget(id)

    async def _forget(self, id: str) -> None:
        await self._lives.pop(id).close()
        self._users.pop(id, None)
        self._idle_since.pop(id, None)
