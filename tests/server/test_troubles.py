"""What can be wrong with the database or the machine is told in a sentence; other tables do not suffer."""

import sqlite3
import subprocess
import sys
from contextlib import closing
from pathlib import Path

import pytest
from server.guest import Guest, new_id
from server.house import HandClock, running
from websockets.exceptions import ConnectionClosed

from kille.server import store
from kille.server.limits import Limits, Rate
from kille.server.messages import Done, Refused
from kille.server.store import Store
from kille.tables.clock import Pace
from kille.tables.requests import Say

YEAR = 365 * 86_400.0


def serve(database: Path, port: str = "0") -> subprocess.Popen[str]:
    """The command as somebody types it."""
    command = [sys.executable, "-m", "kille", "serve", "--port", port, "--database", str(database)]
    return subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True)


def test_two_servers_never_share_a_database(tmp_path: Path) -> None:
    """Both would play for the bots; the second says so and leaves, and may come when the first is killed."""
    database = tmp_path / "tables.db"
    with serve(database) as first:
        assert first.stdout is not None and "Kille is at" in first.stdout.readline()
        with serve(database) as second:
            told, why = second.communicate()
        assert (second.returncode, told) == (2, "")
        assert why.startswith(f"kille: another kille serve has the tables in {database}: stop it, or ")
        first.kill()
    with serve(database) as third:
        assert third.stdout is not None and "Kille is at" in third.stdout.readline()
        third.kill()


def test_a_database_of_something_else_is_left_alone(tmp_path: Path) -> None:
    """No address is told, nothing is written into it, and the sentence says what it is."""
    database = tmp_path / "songs.db"
    with closing(sqlite3.connect(database)) as songs:
        songs.execute("create table songs (title text)")
    before = database.read_bytes()
    with serve(database) as server:
        told, why = server.communicate()
    assert (server.returncode, told) == (2, "")
    assert why == f"kille: the tables cannot be kept in {database}: it is a database of something else\n"
    assert database.read_bytes() == before


def test_a_database_of_a_newer_kille_is_left_alone(tmp_path: Path) -> None:
    Store(tmp_path / "tables.db").prepare()
    with closing(sqlite3.connect(tmp_path / "tables.db")) as newer:
        newer.execute("update alembic_version set version_num = 'from the future'")
        newer.commit()
    with pytest.raises(ValueError, match="written by a newer Kille: update this one"):
        Store(tmp_path / "tables.db").prepare()


def test_a_locked_database_is_told(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(store, "WAIT", 0)
    Store(tmp_path / "tables.db").prepare()
    with closing(sqlite3.connect(tmp_path / "tables.db")) as other:
        other.execute("begin immediate")
        with pytest.raises(ValueError, match=r"cannot be kept in .*tables.db: database is locked"):
            Store(tmp_path / "tables.db").prepare()


DAMAGE = {
    "no JSON": "update entries set body = '{' where seq = 2",
    "a line is gone": "delete from entries where seq = 2",
    "no game": """update entries set body = replace(body, '"byteskille"', '"whist"') where seq = 1""",
    "no such move": """update entries set body = replace(body, '"deal"', '"stand"')""",
}


@pytest.mark.parametrize("damage", DAMAGE.values(), ids=DAMAGE)
async def test_a_damaged_log_is_told_to_whoever_opens_it(
    tmp_path: Path, damage: str, caplog: pytest.LogCaptureFixture
) -> None:
    """Over HTTP and at the table, logged once; another table of the same server is played on."""
    async with running(tmp_path) as house:
        host = Guest(house.http)
        id = await host.open(seats=2)
        async with host.at(id) as anna:
            await anna.sit(0, "Anna")
            await anna.begin()
    with closing(sqlite3.connect(tmp_path / "tables.sqlite3")) as database:
        database.execute(damage)
        database.commit()
    async with running(tmp_path) as house:
        guest = Guest(house.http)
        for path in ("", "/record", "/qr.svg"):
            answer = await guest.ask("GET", f"/api/tables/{id}{path}")
            assert answer.status_code == 410
            assert answer.json()["reason"] == "spoiled_table" and "damaged" in answer.json()["message"]
        async with guest.at(id, hello=False) as line:
            refused = await line.next()
            assert isinstance(refused, Refused) and refused.reason == "spoiled_table"
            with pytest.raises(ConnectionClosed) as closed:
                await line.next()
            assert closed.value.rcvd is not None and closed.value.rcvd.code == 4404
        assert len([record for record in caplog.records if id in record.getMessage()]) == 1
        other = await guest.open(seats=2)
        async with guest.at(other) as anna:
            await anna.sit(0, "Anna")
            await anna.begin()
            assert anna.table.phase == "playing"


async def test_a_log_from_a_clock_that_was_ahead_goes_on(tmp_path: Path) -> None:
    """The machine's clock stood a year ahead when the turn began; the turn ends all the same."""
    ahead = HandClock()
    ahead.time += YEAR
    pace = Pace(beat=1, rest=2, away=45, allowance=0)
    async with running(tmp_path, clock=ahead, pace=pace) as house:
        host = Guest(house.http)
        id = await host.open(seats=2, seconds=20)
        async with host.at(id) as anna:
            await anna.sit(0, "Anna")
            await anna.begin()
    async with running(tmp_path, pace=pace) as house:
        back = Guest(house.http)
        back.cookie = host.cookie
        async with back.at(id) as anna:
            seq = anna.seq
            house.clock.advance(30)
            await anna.until(lambda: anna.seq > seq)


async def test_many_guests_of_one_address_talk_no_more_than_one_may(tmp_path: Path) -> None:
    """Whoever makes guests as they please gets no louder; the table hears on."""
    limits = Limits(chat_of_address=Rate(6, 0.0))
    async with running(tmp_path, limits=limits) as house:
        host = Guest(house.http)
        id = await host.open(seats=2)
        said: list[bool] = []
        async with host.at(id) as anna:
            for _ in range(4):
                async with Guest(house.http).at(id) as somebody:
                    answers = [await somebody.ask(Say(new_id(), "Hej!")) for _ in range(3)]
                    said += [isinstance(answer, Done) for answer in answers]
            assert said == [True] * 6 + [False] * 6
            await anna.sit(0, "Anna")


async def test_a_full_disk_opens_no_table_and_says_so(tmp_path: Path) -> None:
    async with running(tmp_path) as house:
        async with house.service.store._writer.connect() as writer:
            pages = (await writer.exec_driver_sql("pragma page_count")).scalar()
            await writer.exec_driver_sql(f"pragma max_page_count = {pages}")
        setup = {"game": "byteskille", "ruleset": "classic", "seats": 20}
        answer = await Guest(house.http).ask("POST", "/api/tables", json=setup)
        for _ in range(50):
            if answer.status_code == 201:
                answer = await Guest(house.http).ask("POST", "/api/tables", json=setup)
        assert (answer.status_code, answer.json()["reason"]) == (503, "server")
        assert "nothing was changed" in answer.json()["message"]


async def test_a_look_without_a_body(tmp_path: Path) -> None:
    """HEAD, as programs that watch a server send it: the head of GET, and nothing after it."""
    async with running(tmp_path) as house:
        for path in ("/", "/healthz", "/api/games"):
            answer = await Guest(house.http).ask("HEAD", path)
            assert answer.status_code == 200 and answer.content == b""
