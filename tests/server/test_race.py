"""Djurpark over lines of different length: first is who took the least time on the own screen."""

from collections.abc import AsyncGenerator
from contextlib import AsyncExitStack, asynccontextmanager
from pathlib import Path
from random import Random
from typing import Any

from server.guest import Guest, Seated, new_id
from server.house import House, running

from kille.core.chance import Dice, Stacked
from kille.games.djurpark.actions import Call, Flip
from kille.packs.kille import Card
from kille.server.messages import Ping, Pong
from kille.tables.requests import Act

NAMES = ("Anna", "Bo", "Cia", "Dan")


class Deck:
    """These cards first; after them chance decides."""

    def __init__(self, *tokens: str) -> None:
        self._top, self._rest = Stacked(Card(token) for token in tokens), Dice(Random(1))

    def decide(self, rules: Any, state: Any) -> Any:
        """The next card."""
        return (self._top if self._top.cards else self._rest).decide(rules, state)


@asynccontextmanager
async def two_alike(folder: Path, *, slow: float) -> AsyncGenerator[tuple[House, list[Seated]]]:
    """Anna has flipped an 8 and Bo another; Dan's line takes `slow` seconds there and back, others' none."""
    async with running(folder, chance=Deck("8", "8")) as house, AsyncExitStack() as stack:
        guests = [Guest(house.http) for _ in NAMES]
        id = await guests[0].open(game="djurpark", ruleset="rulebook", seats=4)
        people = [await stack.enter_async_context(guest.at(id)) for guest in guests]
        for seat, (name, one) in enumerate(zip(NAMES, people, strict=True)):
            await one.sit(seat, name)
        for one in people:
            await measured(house, one, slow if one is people[3] else 0.0)
        await people[0].begin()
        for flipper in people[:2]:
            await flipper.until(lambda flipper=flipper: flipper.is_my_turn)
            flip: Any = Flip()
            await flipper.done(flipper.act(flip))
        for one in people:
            await one.until(lambda one=one: len(one.awaited) == len(NAMES))
        yield house, people


async def measured(house: House, one: Seated, round_trip: float) -> None:
    """The server measures how long a message takes there and back."""
    await one.send(Ping())
    await one.until(lambda: isinstance(one.heard[-1], Pong))
    pong = one.heard[-1]
    house.clock.advance(round_trip)
    await one.send(Ping(heard=pong.now))
    await one.until(lambda: isinstance(one.heard[-1], Pong) and one.heard[-1] is not pong)


async def call(one: Seated, after: float) -> None:
    """Make the call of Bo's animal, `after` seconds on the own screen."""
    await one.send(Act(new_id(), Call(1), one.seq, after=after * 1000))
    await one.say("!")  # what is asked is heard in order: the call has arrived when this has


async def first(house: House, people: list[Seated]) -> tuple[Any, int | None]:
    """What was told of the race when it is decided, and in how many milliseconds it was won."""
    house.clock.advance(1)
    anna = people[0]
    await anna.until(lambda: any(event["type"] == "called_right" for event in anna.events))
    told = next(message for message in reversed(anna.heard) if getattr(message, "after", None) is not None)
    return next(event for event in anna.events if event["type"] == "called_right"), told.after


async def test_a_slow_line_is_nobodys_loss(tmp_path: Path) -> None:
    """Dan reacts in 450 ms, Cia in 500; Dan's call arrives 200 ms after Cia's, and Dan was first."""
    async with two_alike(tmp_path, slow=0.3) as (house, people):
        house.clock.advance(0.5)
        await call(people[2], after=0.5)
        assert not any(event["type"] == "called_right" for event in people[2].events)
        house.clock.advance(0.2)
        await call(people[3], after=0.45)
        event, milliseconds = await first(house, people)
        assert (event["seat"], milliseconds) == (3, 450)


async def test_a_claim_beyond_what_the_line_allows_counts_when_it_arrives(tmp_path: Path) -> None:
    """Dan says 100 ms, which no line of 300 ms can explain 700 ms after the card: Cia was first."""
    async with two_alike(tmp_path, slow=0.3) as (house, people):
        house.clock.advance(0.5)
        await call(people[2], after=0.5)
        house.clock.advance(0.2)
        await call(people[3], after=0.1)
        event, milliseconds = await first(house, people)
        assert (event["seat"], milliseconds) == (2, 500)


async def test_whoever_is_alone_on_a_short_line_need_not_wait(tmp_path: Path) -> None:
    """Nobody's quicker call can still be on its way: the first is told at once."""
    async with two_alike(tmp_path, slow=0.0) as (house, people):
        house.clock.advance(0.5)
        await call(people[2], after=0.5)
        assert any(event["type"] == "called_right" for event in people[2].events)
