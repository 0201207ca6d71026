"""Bad input gets a sentence that says what would be allowed, changes nothing, and the line holds."""

import json
from contextlib import suppress
from pathlib import Path
from typing import Any

import pytest
from server.guest import Guest, Seated, new_id
from server.house import House, running
from websockets.exceptions import ConnectionClosed, InvalidStatus

from kille.core.actions import kinds
from kille.games import GAMES
from kille.games.exchange.actions import Stand
from kille.server.limits import Limits, Rate
from kille.server.messages import Done, Ping, Pong, Refused
from kille.tables.requests import SeatBot

NONSENSE: list[str | bytes] = [
    "",
    "{",
    "null",
    "[]",
    '"swap"',
    "42",
    "{}",
    '{"type": "dance"}',
    '{"type": "act"}',
    '{"type": "act", "id": "x", "action": {"type": "dance"}, "seen": 0}',
    '{"type": "act", "id": "x", "action": {"type": "offer", "other": "B", "price": 1}, "seen": 0}',
    '{"type": "act", "id": "x", "action": {"type": "offer", "other": 1, "price": -1}, "seen": 0}',
    '{"type": "act", "id": "x", "action": {"type": "swap"}, "seen": -1}',
    '{"type": "act", "id": "x", "action": {"type": "swap"}, "seen": 1e99}',
    '{"type": "act", "id": "", "action": {"type": "swap"}, "seen": 1}',
    '{"type": "sit", "id": "x", "seat": "0", "name": "Anna"}',
    '{"type": "sit", "id": "x", "seat": 0, "name": "Anna", "token": "mine"}',
    '{"type": "sit", "id": "x", "seat": 0, "name": ""}',
    json.dumps({"type": "sit", "id": "x", "seat": 0, "name": "A" * 25}),
    json.dumps({"type": "say", "id": "x", "text": "A" * 201}),
    json.dumps({"type": "say", "id": "x" * 65, "text": "hello"}),
    json.dumps({"type": "say", "id": "x", "text": "long" * 2000}),
    '{"type": "say", "id": "x", "text": "\\ud800"}',
    "[" * 3000,
    b"\x00\xff",
    b'{"type": "ping"}',
]


async def test_malformed_messages_change_nothing_and_the_line_holds(tmp_path: Path) -> None:
    async with running(tmp_path) as house:
        host = Guest(house.http)
        id = await host.open()
        async with host.at(id) as anna:
            seq = await anna.sit(0, "Anna")
            for i, frame in enumerate(NONSENSE):
                await anna.send_text(frame)
                refused = await anna.next()
                assert isinstance(refused, Refused) and refused.reason == "malformed", frame
                assert refused.message.endswith(".") and refused.message[0].isupper(), refused.message
                if i % 10 == 0:
                    house.clock.advance(5)
            assert sum(isinstance(message, Refused) and message.id == "x" for message in anna.heard) > 9
            await anna.send(Ping())
            assert isinstance(await anna.next(), Pong)
            assert await anna.say("Still here") == seq + 1


HOSTILE: list[object] = [
    None,
    -1,
    99,
    10**30,
    1.5,
    "",
    "Z",
    "harlequin",
    "a9",
    [],
    ["fool"] * 500,
    {"value": "fool"},
]
"""What somebody might give for a card, a seat, a number or a square."""


@pytest.mark.parametrize("name", GAMES)
async def test_no_action_of_any_game_breaks_the_table(tmp_path: Path, name: str) -> None:
    """Each verb of each game, chance's too, with what fits hardly any field: the line holds."""
    game = GAMES[name]
    async with running(tmp_path, limits=Limits(frames=Rate(10_000, 1), patience=10_000)) as house:
        host = Guest(house.http)
        seats = min(game.seats)
        id = await host.open(game=name, ruleset=game.default, seats=seats, bots=[None] * seats)
        async with host.at(id) as anna:
            await anna.sit(0, "Anna")
            for seat in range(1, seats):
                await anna.done(SeatBot(new_id(), seat, "random"))
            await anna.begin()
            seq = anna.seq
            for verb, kind in kinds(game.action).items():
                for value in HOSTILE:
                    action = {"type": verb, **dict.fromkeys(kind.__struct_fields__, value), "more": value}
                    request = {"type": "act", "id": new_id(), "action": action, "seen": seq}
                    await anna.send_text(json.dumps(request))
                    answer = await anna.next()
                    while not isinstance(answer, Done | Refused):
                        answer = await anna.next()
                    if isinstance(answer, Refused):
                        assert answer.reason != "server" and answer.message.endswith("."), (action, answer)
                    else:  # it fitted by chance
                        assert value in ("harlequin", "a9") or not kind.__struct_fields__, action
            await anna.say("Still here.")


async def test_the_first_message_says_what_was_heard(tmp_path: Path) -> None:
    async with running(tmp_path) as house:
        host = Guest(house.http)
        id = await host.open()
        for frame in ('{"type": "ping"}', "nonsense", b"binary"):
            async with host.at(id, hello=False) as anna:
                await anna.send_text(frame)
                refused = await anna.next()
                assert isinstance(refused, Refused) and refused.reason == "malformed"
                assert await _close_code(anna) == 4400


async def test_an_unknown_table_is_told_and_closed(tmp_path: Path) -> None:
    async with running(tmp_path) as house:
        guest = Guest(house.http)
        for id in ("nothing", "a" * 500, "'%3Bdrop%20table%20entries"):
            async with guest.at(id, hello=False) as anna:
                await anna.send_text('{"type": "resume"}')
                refused = await anna.next()
                assert isinstance(refused, Refused) and refused.reason == "no_such_table"
                assert await _close_code(anna) == 4404
            assert (await guest.ask("GET", f"/api/tables/{id}")).status_code == 404
        assert await house.service.store.load("nothing") == []


async def test_words_stay_text_whatever_they_look_like(tmp_path: Path) -> None:
    script = "<script>alert(1)</script>"
    async with running(tmp_path) as house:
        host = Guest(house.http)
        id = await host.open()
        async with host.at(id) as anna:
            await anna.sit(0, script[:24])
            await anna.say(f"{script} \u202e\u0007 \U0001f469\u200d\U0001f467 å")
            assert anna.now is not None
            said = next(message.said for message in anna.heard if getattr(message, "said", None))
            assert said.text == f"{script}  \U0001f469\u200d\U0001f467 å" and said.name == script[:24]


@pytest.mark.parametrize(
    ("setup", "words"),
    [
        ({"game": "whist"}, "The games are: byteskille"),
        ({"ruleset": "mine"}, "byteskille has classic"),
        ({"seats": 1}, "2 to 20 seats"),
        ({"seats": 21}, "2 to 20 seats"),
        ({"seats": -3}, "2 to 20 seats"),
        ({"seats": "many"}, "seats"),
        ({"options": {"stock": {"pass": "never"}}}, "draw_next or no_exchange"),
        ({"options": {"stock": {"speed": 1}}}, "there are pass, power"),
        ({"options": {"luck": True}}, "there are powers, stock, showdown"),
        ({"options": {"stakes": {"lives": 10}}}, "from 1 to 9"),
        ({"options": {"reentry": {"timing": "late"}}}, "two prices"),
        ({"options": []}, "options"),
        ({"bots": ["nobody"]}, "random, cautious, odds"),
        ({"bots": [None] * 4}, "more bots than the 3 seats"),
        ({"seconds": 4}, "seconds"),
        ({"seconds": 601}, "seconds"),
        ({"colour": "red"}, "colour"),
    ],
)
async def test_a_table_that_cannot_be_had_is_refused_in_words(
    tmp_path: Path, setup: dict[str, Any], words: str
) -> None:
    async with running(tmp_path) as house:
        wanted = {"game": "byteskille", "ruleset": "classic", "seats": 3, **setup}
        answer = await Guest(house.http).ask("POST", "/api/tables", json=wanted)
        assert answer.status_code == 400, answer.text
        assert answer.json()["reason"] == "malformed" and words in answer.json()["message"]


async def test_a_page_that_is_not_ours_may_not_speak(tmp_path: Path) -> None:
    async with running(tmp_path) as house:
        host = Guest(house.http)
        id = await host.open()
        foreign = {"origin": "https://evil.example"}
        wanted = {"game": "byteskille", "ruleset": "classic", "seats": 3}
        assert (await host.ask("POST", "/api/tables", json=wanted, headers=foreign)).status_code == 403
        with pytest.raises(InvalidStatus) as refused:
            async with host.at(id, headers=foreign):
                pass
        assert refused.value.response.status_code == 403
        async with host.at(id, headers={"origin": house.http}) as anna:
            assert anna.seq == 1


async def test_a_flood_ends_one_connection_and_nobody_elses(tmp_path: Path) -> None:
    async with running(tmp_path) as house:
        host, flooder = Guest(house.http), Guest(house.http)
        id = await host.open(seats=2)
        async with host.at(id) as anna, flooder.at(id) as mob:
            await anna.sit(0, "Anna")
            await mob.sit(1, "Mob")
            with suppress(ConnectionClosed):
                for i in range(3000):
                    await mob.send_text(json.dumps({"type": "say", "id": f"f{i}", "text": "ha"}))
            assert await _close_code(mob) == 4400
            said = [message for message in mob.heard if getattr(message, "said", None)]
            refused = [message for message in mob.heard if isinstance(message, Refused)]
            assert len(said) <= house.service.limits.chat.burst
            assert len(refused) <= house.service.limits.patience + house.service.limits.frames.burst
            await anna.begin()
            await anna.until(lambda: anna.is_my_turn or not anna.table.places[1].online)
            rows = await house.service.store.load(id)
            assert len(rows) < 20


async def test_a_huge_message_ends_the_connection(tmp_path: Path) -> None:
    async with running(tmp_path) as house:
        host = Guest(house.http)
        id = await host.open()
        async with host.at(id) as anna:
            await anna.send_text("x" * 1_000_000)
            assert await _close_code(anna) == 1009
        assert (await host.ask("POST", "/api/tables", content=b"[" * 1_000_000)).status_code in (400, 413)


async def test_one_guest_opens_so_many_sockets_and_tables_and_no_more(tmp_path: Path) -> None:
    limits = Limits(connections_of_guest=3, opened_by_guest=Rate(2, 0), opened_by_address=Rate(3, 0))
    async with running(tmp_path, limits=limits) as house:
        host = Guest(house.http)
        id = await host.open()
        async with host.at(id), host.at(id), host.at(id):
            async with host.at(id, hello=False) as fourth:
                refused = await fourth.next()
                assert isinstance(refused, Refused) and refused.reason == "too_many"
                assert await _close_code(fourth) == 4429
            async with Guest(house.http).at(id) as friend:
                assert friend.seq == 1
        async with host.at(id) as again:
            assert again.seq == 1
        await host.open()
        await _is_too_many(house, host)
        await Guest(house.http).open()
        await _is_too_many(house, Guest(house.http))


async def _is_too_many(house: House, guest: Guest) -> None:
    wanted = {"game": "byteskille", "ruleset": "classic", "seats": 3}
    answer = await guest.ask("POST", "/api/tables", json=wanted)
    assert answer.status_code == 429 and answer.json()["reason"] == "too_many"


async def test_a_cookie_that_was_not_signed_here_is_nobody(tmp_path: Path) -> None:
    async with running(tmp_path) as house:
        host, thief = Guest(house.http), Guest(house.http)
        id = await host.open()
        async with host.at(id) as anna:
            await anna.sit(0, "Anna")
            assert host.cookie is not None
            guest, _, signature = host.cookie.partition(".")
            for forged in (
                guest,
                f"{guest}.",
                f"{guest}.{signature[:-1]}",
                f"{guest}x.{signature}",
                "å.ä",
                ".",
            ):
                thief.cookie = forged
                async with thief.at(id) as other:
                    assert other.now is not None and other.now.you.seat is None and not other.now.you.host
                    assert await other.refused(other.act(Stand())) == "not_seated"


async def _close_code(seated: Seated) -> int | None:
    """Hear on until the connection is closed; with what code."""
    with suppress(ConnectionClosed):
        while True:
            await seated.next()
    return seated.socket.close_code
