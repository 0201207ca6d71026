"""The server is killed with -9 at any moment: every table comes back, with all that was acknowledged."""

import asyncio
import socket
import sys
from collections.abc import AsyncGenerator
from contextlib import asynccontextmanager
from pathlib import Path
from random import Random

import pytest
from server.guest import Guest, Seated, new_id
from websockets.exceptions import ConnectionClosed

from kille.games import GAMES
from kille.server.messages import Done, Refused, Told
from kille.server.store import Row, Store
from kille.tables.log import Entry, Opened, read
from kille.tables.requests import Act, Begin
from kille.tables.table import Table, folded

KILLS = 6


class Killable:
    """A server in a process of its own. We keep the door: who knocks while it starts waits outside."""

    def __init__(self, database: Path, door: socket.socket) -> None:
        self.http = f"http://127.0.0.1:{door.getsockname()[1]}"
        self._door = door.fileno()
        self._database = database
        self._process: asyncio.subprocess.Process | None = None

    async def start(self) -> None:
        """Start it."""
        script = str(Path(__file__).with_name("alone.py"))
        self._process = await asyncio.create_subprocess_exec(
            sys.executable, script, str(self._door), str(self._database), pass_fds=[self._door]
        )

    async def kill(self) -> None:
        """Kill it at once: no good-bye, nothing tidied."""
        assert self._process is not None
        if self._process.returncode is None:
            self._process.kill()
        await self._process.wait()


@asynccontextmanager
async def killable(database: Path) -> AsyncGenerator[Killable]:
    """A server while this lasts."""
    with socket.create_server(("127.0.0.1", 0)) as door:
        server = Killable(database, door)
        await server.start()
        try:
            yield server
        finally:
            await server.kill()


async def test_nothing_acknowledged_is_lost_and_nothing_is_done_twice(tmp_path: Path) -> None:
    rng = Random(1)
    async with killable(tmp_path / "tables.sqlite3") as server:
        host, friend = Guest(server.http), Guest(server.http)
        id = await host.open(seats=4, ruleset="rulebook", bots=[None, None, "odds", "cautious"])
        async with host.at(id) as anna, friend.at(id) as bo:
            await anna.sit(0, "Anna")
            await bo.sit(1, "Bo")
        promised: dict[str, int] = {}
        pending: Act[object] | Begin | None = Begin(new_id())
        for _ in range(KILLS):
            async with host.at(id, after=anna) as anna, friend.at(id) as bo:
                assert anna.table.places[0].name == "Anna" and anna.table.places[1].name == "Bo"
                if pending is not None:  # not answered before the end came: the client sends it again
                    answer = await anna.ask(pending)
                    if isinstance(answer, Done):
                        promised[pending.id] = answer.seq
                await _play(anna, bo, rng.randrange(1, 6), promised)
                pending = await _ask_for_something(anna)
                await _hear_a_little(anna, pending, rng.randrange(4), promised)
                await server.kill()
            rows = await _rows(tmp_path / "tables.sqlite3", id)
            _check(rows, promised)
            await server.start()
            async with host.at(id) as anna:
                table = _table(await _rows(tmp_path / "tables.sqlite3", id))
                assert table.seq >= rows[-1].seq and anna.seq <= table.seq
        assert len(promised) > KILLS


async def _play(anna: Seated, bo: Seated, actions: int, promised: dict[str, int]) -> None:
    """A few actions of the two people; each that is acknowledged is noted."""
    for _ in range(actions):
        while not anna.is_my_turn:
            if anna.table.phase == "over":
                await anna.begin()
            elif 1 in anna.awaited:
                await bo.until(lambda: bo.seq >= anna.seq)
                done = await bo.done(bo.act(bo.choices[0]))
                await anna.until(lambda done=done: anna.seq >= done)
            else:
                await anna.next()
        request = anna.act(anna.choices[0])
        answer = await anna.ask(request)
        if isinstance(answer, Done):
            promised[request.id] = answer.seq


async def _ask_for_something(anna: Seated) -> Act[object] | Begin | None:
    """Ask, and do not wait for the answer."""
    if anna.table.phase == "over":
        request: Act[object] | Begin = Begin(new_id())
    elif anna.choices:
        request = Act(new_id(), anna.choices[0], anna.seq)
    else:
        return None
    await anna.send(request)
    return request


async def _hear_a_little(
    anna: Seated, request: Act[object] | Begin | None, messages: int, promised: dict[str, int]
) -> None:
    """Hear so many messages before the end comes: none, the telling, or the acknowledgement too."""
    for _ in range(messages if request else 0):
        message = await anna.next()
        if isinstance(message, Done) and request is not None and message.id == request.id:
            promised[request.id] = message.seq
        if isinstance(message, Done | Refused):
            return


async def _rows(database: Path, id: str) -> list[Row]:
    store = Store(database)
    await store.open()
    try:
        return await store.load(id)
    finally:
        await store.close()


def _table(rows: list[Row]) -> Table:
    action = GAMES["byteskille"].action
    entries = (Entry(row.seq, row.at, row.id, read(row.body, action)) for row in rows)
    assert isinstance(read(rows[0].body, action), Opened)
    return folded(entries, GAMES["byteskille"]).table


def _check(rows: list[Row], promised: dict[str, int]) -> None:
    """The log has no gap, folds, and holds every promise under its number, once."""
    assert [row.seq for row in rows] == list(range(1, len(rows) + 1))
    table = _table(rows)
    assert table.position is None or not table.rules.chance_outcomes(table.position.state)
    ids = [row.id.split(" ")[1] for row in rows if row.id is not None]
    assert len(ids) == len(set(ids))
    where = {row.id.split(" ")[1]: row.seq for row in rows if row.id is not None}
    assert {id: where.get(id) for id in promised} == promised


async def test_who_was_at_the_table_goes_on_after_a_restart(tmp_path: Path) -> None:
    """Both wait for the other after a restart: no, whose turn it was can act at once."""
    async with killable(tmp_path / "tables.sqlite3") as server:
        host, friend = Guest(server.http), Guest(server.http)
        id = await host.open(
            seats=2, options={"endgame": {"two_left": False}}
        )  # a Cuckoo would end it at once
        async with host.at(id) as anna, friend.at(id) as bo:
            await anna.sit(0, "Anna")
            await bo.sit(1, "Bo")
            await anna.begin()
            await bo.until(lambda: bo.seq == anna.seq)
            await server.kill()
            with pytest.raises(ConnectionClosed):
                await anna.next()
        await server.start()
        async with host.at(id, after=anna) as again, friend.at(id) as fresh:
            assert not [message for message in again.heard if isinstance(message, Told)]
            assert fresh.now is not None and bo.now is not None and fresh.now.view == bo.now.view
            actor = again if again.is_my_turn else fresh
            await actor.done(actor.act(actor.choices[-1]))
