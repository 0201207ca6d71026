"""Clocks, seats left alone, and bots: each on a clock that the test moves."""

import asyncio
from pathlib import Path

import pytest
from server.guest import Guest, Seated, new_id
from server.house import House, running

from kille.core.deals import DealEnded
from kille.games.exchange.actions import Offer
from kille.games.exchange.state import RedealTalk, RejoinTalk, SaleTalk
from kille.server.messages import Told
from kille.tables.clock import Pace

SECONDS = 20


async def test_time_runs_out_in_every_phase(tmp_path: Path) -> None:
    """Nobody ever answers: turn, re-deal question and question of coming back are all closed by the clock."""
    async with running(tmp_path, seed=5) as house:
        host, friend, third = (Guest(house.http) for _ in range(3))
        id = await host.open(seats=3, ruleset="rulebook", seconds=SECONDS)
        async with host.at(id) as anna, friend.at(id) as bo, third.at(id) as cia:
            people = [anna, bo, cia]
            for seat, name in enumerate(("Anna", "Bo", "Cia")):
                await people[seat].sit(seat, name)
            await anna.begin()
            phases: set[type] = set()
            while not {type(None), RedealTalk, RejoinTalk} <= phases:
                phases.add(type(anna.state.talk))
                await _let_time_run_out(house, anna)
            # an offer to sell is made, and the buyer does not answer
            while not any(isinstance(action, Offer) for action in anna.choices):
                await _let_time_run_out(house, anna)
            offer = next(action for action in anna.choices if isinstance(action, Offer))
            await anna.done(anna.act(offer))
            assert isinstance(anna.state.talk, SaleTalk)
            await _let_time_run_out(house, anna)
            assert anna.state.talk is None


async def _let_time_run_out(house: House, seated: Seated) -> None:
    """Move the clock to the end of the turn; the clock acts, and not before."""
    seq = seated.seq
    assert seated.now is not None and seated.now.deadline is not None
    left = seated.now.deadline - house.clock.now()
    assert 0 < left <= SECONDS
    house.clock.advance(left - 0.5)
    await seated.say(".")
    assert seated.seq == seq + 1
    house.clock.advance(0.5)
    await seated.until(lambda: seated.seq > seq + 1)
    acted = next(m for m in reversed(seated.heard) if isinstance(m, Told) and m.seq == seq + 2)
    assert acted.by == "clock"
    await seated.until(lambda: bool(seated.awaited) or seated.table.phase == "over")
    if seated.table.phase == "over":
        await seated.begin()


async def test_without_a_clock_nobody_is_hurried(tmp_path: Path) -> None:
    async with running(tmp_path) as house:
        host = Guest(house.http)
        id = await host.open(seats=2)
        async with host.at(id) as anna:
            await anna.sit(0, "Anna")
            await anna.begin()
            await anna.until(lambda: anna.is_my_turn)
            assert anna.now is not None and anna.now.deadline is None
            seq = anna.seq
            house.clock.advance(1_000_000)
            assert await anna.say("I am thinking.") == seq + 1
            assert anna.is_my_turn


async def test_a_bot_plays_for_who_is_away_until_they_are_back(tmp_path: Path) -> None:
    async with running(tmp_path) as house:
        host, friend = Guest(house.http), Guest(house.http)
        id = await host.open(seats=2)
        async with host.at(id) as anna:
            async with friend.at(id) as bo:
                await anna.sit(0, "Anna")
                await bo.sit(1, "Bo")
                await anna.begin()
                await anna.until(lambda: bool(anna.awaited))
                if anna.is_my_turn:
                    await anna.done(anna.act(anna.choices[-1]))
                await anna.until(lambda: 1 in anna.awaited or anna.table.phase == "over")
            await anna.until(lambda: not _online(anna)[1])
            house.clock.advance(44)
            seq = await anna.say("Bo?")
            assert not anna.table.places[1].away
            house.clock.advance(2)
            await anna.until(lambda: anna.seq > seq + 1)
            away = next(m for m in anna.heard if isinstance(m, Told) and m.seq == seq + 1)
            acted = next(m for m in anna.heard if isinstance(m, Told) and m.seq == seq + 2)
            assert away.table.places[1].away and away.table.places[1].name == "Bo"
            assert acted.by == "bot"
            async with friend.at(id) as bo:
                await bo.until(lambda: not bo.table.places[1].away)
                assert bo.now is not None and bo.now.you.seat == 1
                await anna.until(lambda: not anna.table.places[1].away)


def _online(seated: Seated) -> tuple[bool, ...]:
    """Who is connected, as last heard."""
    return next(m.online for m in reversed(seated.heard) if hasattr(m, "online"))


async def test_a_table_sleeps_while_nobody_is_there(tmp_path: Path) -> None:
    """A lone player shuts the lid, comes back next day, and the match is where it was."""
    async with running(tmp_path) as house:
        host = Guest(house.http)
        id = await host.open(seats=3, seconds=SECONDS)
        async with host.at(id) as anna:
            await anna.sit(0, "Anna")
            await anna.begin()
            await anna.until(lambda: anna.is_my_turn)
            seq = anna.seq
        house.clock.advance(86_400)
        async with host.at(id, have=seq) as anna:
            assert not [m for m in anna.heard if isinstance(m, Told)]
        async with host.at(id) as anna:
            assert anna.seq == seq and anna.is_my_turn
            assert anna.now is not None and anna.now.deadline == house.clock.now() + SECONDS


async def test_bots_wait_the_same_whatever_they_hold(tmp_path: Path) -> None:
    async with running(tmp_path, pace=Pace(beat=2, rest=5, away=45, allowance=0)) as house:
        host = Guest(house.http)
        id = await host.open(seats=4, bots=[None, "random", "cautious", "odds"])
        async with host.at(id) as anna:
            await anna.begin()  # who watches may begin: all seats are for bots
            told = 0
            while True:
                await _settled(anna)
                if anna.table.phase == "over":
                    break
                fresh, told, seq = anna.events[told:], len(anna.events), anna.seq
                ended = any(isinstance(event, DealEnded) for event in fresh)
                house.clock.advance(6.75 if ended else 1.75)
                assert await anna.say("?") == seq + 1
                house.clock.advance(0.25)
                await anna.until(lambda seq=seq: anna.seq > seq + 1)


async def _settled(seated: Seated) -> None:
    """All that is told at once has been heard."""
    await seated.until(lambda: bool(seated.awaited) or seated.table.phase == "over")


@pytest.mark.parametrize("when", ["gathering", "playing"])
async def test_no_task_is_left_of_a_table_that_nobody_is_at(tmp_path: Path, when: str) -> None:
    async with running(tmp_path) as house:
        host = Guest(house.http)
        before = len(asyncio.all_tasks())
        for _ in range(5):
            id = await host.open(seats=3, seconds=SECONDS)
            async with host.at(id) as anna:
                await anna.sit(0, f"Anna {new_id()}")
                if when == "playing":
                    await anna.begin()
        while len(asyncio.all_tasks()) > before:
            house.clock.advance(40)
            await host.ask("GET", "/healthz")
