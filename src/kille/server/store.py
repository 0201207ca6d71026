"""The database: the logs of all tables, and the key that signs guests. Nothing else is kept.

SQLite, written in one transaction for each request: the lines of a log are safe on disk (write-ahead log,
synchronous=FULL) before anybody hears of them.
"""

import os
import secrets
import sqlite3
from collections.abc import Sequence
from contextlib import closing
from pathlib import Path
from typing import Any

from msgspec import Struct
from sqlalchemy import URL, Connection, Engine, event, insert, select
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncEngine, create_async_engine

from kille.server import schema
from kille.server.migrate import upgrade
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

    def prepare(self) -> None:
        """Make the file if there is none, for our eyes only: cards are in it. A ValueError says why not."""
        try:
            self._path.parent.mkdir(parents=True, exist_ok=True)
            os.close(os.open(self._path, os.O_CREAT | os.O_RDWR, 0o600))
            with closing(sqlite3.connect(self._path)) as connection:
                connection.execute("pragma schema_version")
        except OSError as error:
            raise ValueError(f"the tables cannot be kept in {self._path}: {error.strerror}") from None
        except sqlite3.DatabaseError as error:
            raise ValueError(f"the tables cannot be kept in {self._path}: {error}") from None

    async def open(self) -> None:
        """Bring the database up to date."""
        self.prepare()
        async with self._writer.begin() as connection:
            await connection.run_sync(upgrade)

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
    _prepare(engine.sync_engine, begin)
    return engine


def _prepare(engine: Engine, begin: str) -> None:
    """Have every connection durable, and begin transactions in our own words."""

    @event.listens_for(engine, "connect")
    def on_connect(connection: Any, _record: object) -> None:
        connection.isolation_level = None  # the driver begins nothing by itself
        for pragma in ("journal_mode=wal", "synchronous=full", f"busy_timeout={WAIT * 1000}"):
            connection.execute(f"pragma {pragma}")

    @event.listens_for(engine, "begin")
    def on_begin(connection: Connection) -> None:
        connection.exec_driver_sql(begin)
