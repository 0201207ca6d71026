"""A table for practice tells what choices may come to; no other table does, nor whoever only watches."""

from collections.abc import AsyncGenerator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import msgspec
from server.guest import Guest, Seated, new_id
from server.house import House, running

from kille.games.exchange.actions import Stand, Swap
from kille.server.messages import Decision, Refused, Weigh, Weighed


@asynccontextmanager
async def practising(house: House, **setup: Any) -> AsyncGenerator[tuple[Guest, str, Seated]]:
    """Anna at a table for practice with a bot on the other seat, in her first turn."""
    guest = Guest(house.http)
    id = await guest.open(seats=2, bots=[None, "cautious"], practice=True, **setup)
    async with guest.at(id) as anna:
        await anna.sit(0, "Anna")
        await anna.begin()
        await anna.until(lambda: anna.is_my_turn)
        yield guest, id, anna


async def weighed(seated: Seated) -> tuple[Decision, ...]:
    """What the choices of whoever sits there may come to."""
    answer = await answer_to(seated, Weigh(new_id()))
    assert isinstance(answer, Weighed), answer
    return answer.decisions


async def answer_to(seated: Seated, request: Weigh) -> Weighed | Refused:
    """The answer, which comes when all is weighed; the table goes on meanwhile."""
    await seated.send(request)
    while True:
        message = await seated.next()
        if isinstance(message, Weighed | Refused) and message.id == request.id:
            return message


async def test_a_choice_is_weighed_before_it_is_made_and_reviewed_afterwards(tmp_path: Path) -> None:
    """Both choices with their chances; then what was done and whether one was out."""
    async with running(tmp_path) as house, practising(house) as (_, _, anna):
        (asked,) = await weighed(anna)
        assert asked.deal == 1 and asked.done is None and asked.out is None
        actions = [msgspec.convert(weight.action, Swap | Stand) for weight in asked.weighing.weights]
        assert actions == [Swap(), Stand()]
        assert all(0 <= weight.out <= 1 for weight in asked.weighing.weights)
        assert asked.weighing.others == "cautious"
        await anna.done(anna.act(Stand()))
        await anna.until(lambda: anna.state.deals > 1 or anna.table.phase == "over")
        made = (await weighed(anna))[0]
        assert made.weighing == asked.weighing
        assert msgspec.convert(made.done, Swap | Stand) == Stand()
        assert isinstance(made.out, bool)


async def test_the_answer_is_the_same_after_a_restart(tmp_path: Path) -> None:
    """It is of the log alone, and is not in it."""
    async with running(tmp_path) as house, practising(house) as (guest, id, anna):
        seq, before = anna.seq, await weighed(anna)
        assert anna.seq == seq
    async with running(tmp_path) as again:
        guest.base = again.http
        async with guest.at(id) as anna:
            assert anna.seq >= seq
            assert await weighed(anna) == before


async def test_nothing_is_weighed_in_a_match_that_counts(tmp_path: Path) -> None:
    """At a table that was not opened for practice the answer is no, whoever asks."""
    async with running(tmp_path) as house:
        guest = Guest(house.http)
        id = await guest.open(seats=2, bots=[None, "cautious"])
        async with guest.at(id) as anna:
            await anna.sit(0, "Anna")
            await anna.begin()
            await anna.until(lambda: anna.is_my_turn)
            answer = await answer_to(anna, Weigh(new_id()))
            assert isinstance(answer, Refused) and answer.reason == "no_practice"
            assert not anna.table.practice


async def test_whoever_watches_is_told_nothing(tmp_path: Path) -> None:
    """Only a seat has choices."""
    async with running(tmp_path) as house, practising(house) as (_, id, anna):
        assert anna.table.practice
        async with Guest(house.http).at(id) as watcher:
            answer = await answer_to(watcher, Weigh(new_id()))
            assert isinstance(answer, Refused) and answer.reason == "not_seated"


async def test_one_question_at_a_time(tmp_path: Path) -> None:
    """A second one before the answer to the first is refused, and the first is answered."""
    async with running(tmp_path) as house, practising(house) as (_, _, anna):
        first, second = Weigh(new_id()), Weigh(new_id())
        await anna.send(first)
        refused = await answer_to(anna, second)
        assert isinstance(refused, Refused) and refused.reason == "too_fast"
        await anna.until(lambda: isinstance(anna.heard[-1], Weighed))
        assert anna.heard[-1].id == first.id


async def test_a_game_without_an_adviser_opens_no_practice(tmp_path: Path) -> None:
    """And the list of games says which have one."""
    async with running(tmp_path) as house:
        guest = Guest(house.http)
        wanted = {"game": "krypkille", "ruleset": "rulebook", "seats": 3, "practice": True}
        answer = await guest.ask("POST", "/api/tables", json=wanted)
        assert answer.status_code == 400
        assert "cannot be practised" in answer.json()["message"]
        games = (await guest.ask("GET", "/api/games")).json()["games"]
        assert [game["name"] for game in games if game["practice"]] == ["byteskille"]
