"""The database: the logs of all tables, and the key that signs guests. Nothing else is kept.

SQLite, written in one transaction for each request: the lines of a log are safe on disk (write-ahead log,
synchronous=FULL) before anybody hears of them.
"""

import asyncio
import os
import secrets
from collections.abc import Sequence
from pathlib import Path
from typing import Any

from filelock import FileLock, Timeout
from msgspec import Struct
from sqlalchemy import URL, Connection, Engine, create_engine, event, insert, select
from sqlalchemy.exc import DatabaseError, IntegrityError
from sqlalchemy.ext.asyncio import AsyncEngine, create_async_engine

from kille.server import schema
from kille.server.migrate import Foreign, upgrade
from kille.tables.log import Entry, written

WAIT = 10  # seconds for another process to finish writing


class Conflict(Exception):
    """Another process has written to this log: what was decided on must be decided anew."""


class Row(Struct, frozen=True):
    """A line of a log as it is kept."""

    seq: int
    at: float
    id: str | None
    body: str


class Store:
    """The database in one file."""

    def __init__(self, path: Path) -> None:
        self._path = path
        self._writer = _engine(path, begin="BEGIN IMMEDIATE", connections=1)
        self._reader = _engine(path, begin="BEGIN", connections=4)

    def alone(self) -> FileLock:
        """Held by the one server of this database; a ValueError says that there is one already."""
        lock = FileLock(f"{self._path}.lock", blocking=False)
        try:
            lock.acquire()
        except Timeout:
            raise ValueError(
                f"another kille serve has the tables in {self._path}: stop it, or give another --database"
            ) from None
        except OSError as error:
            raise ValueError(f"the tables cannot be kept in {self._path}: {error.strerror}") from None
        return lock

    def prepare(self) -> None:
        """Make the file if there is none, for our eyes only: cards are in it; bring it up to date.

        A ValueError says why that cannot be.
        """
        try:
            self._path.parent.mkdir(parents=True, exist_ok=True)
            os.close(os.open(self._path, os.O_CREAT | os.O_RDWR, 0o600))
            engine = create_engine(
                URL.create("sqlite", database=str(self._path)), connect_args={"timeout": WAIT}
            )
            _begin_with(engine, "BEGIN IMMEDIATE")
            with engine.begin() as connection:
                upgrade(connection)
            engine.dispose()
        except OSError as error:
            raise ValueError(f"the tables cannot be kept in {self._path}: {error.strerror}") from None
        except DatabaseError as error:
            raise ValueError(f"the tables cannot be kept in {self._path}: {error.orig}") from None
        except Foreign as error:
            raise ValueError(f"the tables cannot be kept in {self._path}: {error}") from None

    async def open(self) -> None:
        """Bring the database up to date."""
        await asyncio.to_thread(self.prepare)

    async def close(self) -> None:
        """Let go of the file."""
        await self._reader.dispose()
        await self._writer.dispose()

    async def append(self, table: str, entries: Sequence[Entry]) -> None:
        """Write lines of a log, all or none; they are safe when this returns. Conflict if one is there."""
        rows = [
            {"table": table, "seq": e.seq, "at": e.at, "id": e.id, "body": written(e.what).decode()}
            for e in entries
        ]
        try:
            async with self._writer.begin() as connection:
                await connection.execute(insert(schema.entries), rows)
        except IntegrityError as error:
            raise Conflict from error

    async def load(self, table: str) -> list[Row]:
        """The log of a table, oldest line first; empty if there is no such table."""
        lines = schema.entries
        wanted = select(lines.c.seq, lines.c.at, lines.c.id, lines.c.body)
        async with self._reader.begin() as connection:
            found = await connection.execute(wanted.where(lines.c.table == table).order_by(lines.c.seq))
            return [Row(seq, at, id, body) for seq, at, id, body in found]

    async def key(self) -> bytes:
        """The secret that signs guests, made when it is first wanted."""
        keys = schema.keys
        async with self._writer.begin() as connection:
            key: bytes | None = await connection.scalar(select(keys.c.value).where(keys.c.name == "guests"))
            if key is None:
                key = secrets.token_bytes(32)
                await connection.execute(insert(keys).values(name="guests", value=key))
            return key


def _engine(path: Path, *, begin: str, connections: int) -> AsyncEngine:
    engine = create_async_engine(
        URL.create("sqlite+aiosqlite", database=str(path)),
        pool_size=connections,
        max_overflow=0,
        connect_args={"timeout": WAIT},
    )
    _begin_with(
        engine.sync_engine, begin, "journal_mode=wal", "synchronous=full", f"busy_timeout={WAIT * 1000}"
    )
    return engine


def _begin_with(engine: Engine, begin: str, *pragmas: str) -> None:
    """Have every connection begin its transactions in our own words, and be as these pragmas say."""

    @event.listens_for(engine, "connect")
    def on_connect(connection: Any, _record: object) -> None:
        connection.isolation_level = None  # the driver begins nothing by itself
        for pragma in pragmas:
            connection.execute(f"pragma {pragma}")

    @event.listens_for(engine, "begin")
    def on_begin(connection: Connection) -> None:
        connection.exec_driver_sql(begin)
