"""A table over its socket: sitting, beginning, playing, repeating, coming back."""

from pathlib import Path

from server.guest import Guest
from server.house import running

from kille.games.exchange.actions import Stand, Swap
from kille.packs.kille import Card
from kille.server.messages import Done
from kille.tables.requests import Sit


async def test_people_sit_and_the_match_begins_with_bots_on_the_empty_seats(tmp_path: Path) -> None:
    async with running(tmp_path) as house:
        host, friend = Guest(house.http), Guest(house.http)
        id = await host.open(seats=4, bots=[None, "odds"])
        async with host.at(id) as anna, friend.at(id) as bo:
            await anna.sit(0, "  Anna ")
            await bo.sit(3, "Bo")
            await anna.begin()
            await bo.until(lambda: bo.table.phase == "playing" and anna.seq <= bo.seq)
            assert [place.name for place in bo.table.places] == ["Anna", "Brita", "Carl", "Bo"]
            assert [place.bot for place in bo.table.places] == [None, "odds", "cautious", None]
            assert anna.is_my_turn and anna.choices == (Swap(), Stand())
            own = anna.state.hand.cards[0].face.value
            assert isinstance(own, Card)
            assert bo.state.hand.cards[0].face.value is None


async def test_a_request_sent_twice_counts_once(tmp_path: Path) -> None:
    async with running(tmp_path) as house:
        host = Guest(house.http)
        id = await host.open()
        async with host.at(id) as anna:
            sit = Sit("same", 0, "Anna")
            first = await anna.ask(sit)
            assert isinstance(first, Done)
            assert await anna.ask(sit) == first
            await anna.begin()
            act = anna.act(Stand())
            done = await anna.ask(act)
            assert isinstance(done, Done)
            assert await anna.ask(act) == done
        async with running(tmp_path) as again:  # and after the server has gone and come back
            host.base = again.http
            async with host.at(id) as anna:
                assert await anna.ask(act) == done
