"""A table over its socket: sitting, beginning, playing, repeating, coming back."""

import asyncio
from pathlib import Path

import pytest
from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext
from server.guest import Guest, Seated, new_id
from server.house import running
from sqlalchemy import create_engine

from kille.games.exchange.actions import Deal, Stand, Swap
from kille.packs.kille import Card
from kille.server.messages import Done, Refused, Told, Welcome
from kille.server.schema import metadata
from kille.server.store import Store
from kille.tables.log import Entry, Said
from kille.tables.requests import Act, Begin, GetUp, Say, SeatBot, Sit


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
            async with Guest(house.http).at(id) as watcher:
                await watcher.say("Bravo")
        async with running(tmp_path) as again:  # and after the server has gone and come back
            host.base = again.http
            async with host.at(id) as anna:
                assert await anna.ask(act) == done


async def test_a_name_is_one_requests_alone(tmp_path: Path) -> None:
    """The same id for something else is no "done" for what was not done."""
    async with running(tmp_path) as house:
        host = Guest(house.http)
        id = await host.open(seats=2, bots=[None, "cautious"])
        async with host.at(id) as anna:
            await anna.sit(0, "Anna")
            await anna.done(Say("mine", "first"))
            await anna.send(Say("mine", "second"))
            await anna.until(lambda: isinstance(anna.heard[-1], Refused))
            assert anna.heard[-1].reason == "malformed"
            assert [m.said.text for m in anna.heard if isinstance(m, Told) and m.said] == ["first"]


async def test_who_lost_the_line_hears_exactly_what_was_missed(tmp_path: Path) -> None:
    async with running(tmp_path) as house:
        host, friend = Guest(house.http), Guest(house.http)
        id = await host.open(seats=2, ruleset="rulebook", bots=[])
        async with host.at(id) as anna, friend.at(id) as bo:
            await anna.sit(0, "Anna")
            await bo.sit(1, "Bo")
            have = bo.seq
            await bo.socket.close()
            await anna.say("Bo?")
            await anna.begin()
            async with friend.at(id, have=have) as back:
                numbers = [message.seq for message in back.heard if isinstance(message, Told)]
                assert numbers == list(range(have + 1, anna.seq + 1))
                assert not any(isinstance(message, Welcome) for message in back.heard)
                assert back.state.hand.cards[1].face.value is not None
            async with friend.at(id, have=anna.seq + 1000) as back:
                assert isinstance(back.heard[0], Welcome) and back.seq == anna.seq
            async with friend.at(id) as back:
                assert isinstance(back.heard[0], Welcome) and back.events


async def test_a_seat_may_be_watched_from_two_devices(tmp_path: Path) -> None:
    async with running(tmp_path) as house:
        host, telephone = Guest(house.http), Guest(house.http)
        id = await host.open(seats=2, ruleset="rulebook")
        async with host.at(id) as anna:
            await anna.sit(0, "Anna")
            assert anna.now is not None and anna.now.you.token
            async with telephone.at(id, token=anna.now.you.token) as same, telephone.at(id) as other:
                assert same.now is not None and same.now.you == anna.now.you
                assert other.now is not None and other.now.you.seat is None
                await same.begin()
                await anna.until(lambda: anna.is_my_turn)
                await same.until(lambda: same.is_my_turn)
                assert same.now.view == anna.now.view
                await same.done(same.act(same.choices[-1]))
                await anna.until(lambda: anna.seq >= same.seq)
            async with telephone.at(id, token="nonsense") as other:
                assert other.now is not None and other.now.you.seat is None


async def test_a_choice_made_on_an_old_table_is_refused(tmp_path: Path) -> None:
    async with running(tmp_path) as house:
        host, friend = Guest(house.http), Guest(house.http)
        id = await host.open(seats=2)
        async with host.at(id) as anna, friend.at(id) as bo:
            await anna.sit(0, "Anna")
            await bo.sit(1, "Bo")
            before = anna.seq
            await anna.begin()
            actor, waiting = (anna, bo) if anna.is_my_turn else (bo, anna)
            await bo.until(lambda: bo.seq == anna.seq)
            late = await actor.ask(Act(new_id(), actor.choices[0], before))
            assert isinstance(late, Refused) and late.reason == "too_late" and late.allowed == actor.choices
            assert await waiting.refused(waiting.act(Stand())) == "not_your_turn"
            assert await actor.refused(actor.act(Deal(Card.FOOL))) == "not_allowed"
            # what others do does not make a choice old: only that seat's own choices count
            seen = actor.seq
            await waiting.say("Well?")
            await actor.until(lambda: actor.seq > seen)
            twice = [Act(new_id(), actor.choices[-1], seen), Act(new_id(), actor.choices[-1], seen)]
            for request in twice:
                await actor.send(request)
            assert isinstance(await actor.answer(twice[0].id), Done)
            second = await actor.answer(twice[1].id)
            assert isinstance(second, Refused) and second.reason == "too_late"


async def test_seats_are_refused_with_a_reason(tmp_path: Path) -> None:
    async with running(tmp_path) as house:
        host, friend, third = (Guest(house.http) for _ in range(3))
        id = await host.open(seats=2, ruleset="rulebook", bots=[None, "random"])
        async with host.at(id) as anna, friend.at(id) as bo, third.at(id) as cia:
            await anna.sit(0, "Anna")
            assert await anna.refused(Sit(new_id(), 1, "Anna")) == "already_seated"
            assert await bo.refused(Sit(new_id(), 2, "Bo")) == "no_such_seat"
            assert await bo.refused(Sit(new_id(), -1, "Bo")) == "no_such_seat"
            assert await bo.refused(Sit(new_id(), 0, "Bo")) == "seat_taken"
            assert await bo.refused(Sit(new_id(), 1, "ANNA")) == "name_taken"
            for name in (" ", "\t", "a\x00b", "\u202eevil", "a\nb", "\u200b"):
                assert await bo.refused(Sit(new_id(), 1, name)) == "bad_name"
            assert await bo.refused(Begin(new_id())) == "not_host"
            assert await bo.refused(SeatBot(new_id(), 1, "odds")) == "not_host"
            assert await bo.refused(GetUp(new_id())) == "not_seated"
            assert await anna.refused(SeatBot(new_id(), 1, "nobody")) == "no_such_bot"
            assert await anna.refused(SeatBot(new_id(), 0, "odds")) == "seat_taken"
            assert await anna.refused(anna.act(Stand())) == "no_match"
            await bo.sit(1, "Bo")  # a bot gives up its seat before a match
            assert await cia.refused(Sit(new_id(), 1, "Cia")) == "table_full"
            await anna.begin()
            assert await anna.refused(Begin(new_id())) == "match_running"
            assert await anna.refused(SeatBot(new_id(), 1, "odds")) == "match_running"
            assert await cia.refused(Sit(new_id(), 1, "Cia")) == "table_full"
            assert await cia.refused(cia.act(Stand())) == "not_seated"
            assert await cia.refused(Say(new_id(), " \u202e ")) == "malformed"


async def test_who_leaves_is_played_by_a_bot_and_another_may_take_the_seat(tmp_path: Path) -> None:
    async with running(tmp_path) as house:
        host, friend, third = (Guest(house.http) for _ in range(3))
        id = await host.open(seats=2, ruleset="rulebook")
        async with host.at(id) as anna, friend.at(id) as bo, third.at(id) as cia:
            await anna.sit(0, "Anna")
            await bo.sit(1, "Bo")
            await anna.begin()
            await bo.done(GetUp(new_id()))
            assert bo.now is not None and bo.now.you.seat is None
            await anna.until(lambda: anna.table.places[1].left)
            assert anna.table.places[1].name == "Bo"
            await cia.sit(1, "Cia")
            assert not cia.table.places[1].left and cia.table.places[1].name == "Cia"
            assert cia.state.hand.cards[1].face.value is not None
            assert await bo.refused(Sit(new_id(), 1, "Bo")) == "table_full"


async def test_after_a_match_the_same_people_play_again_and_the_deal_moves_on(tmp_path: Path) -> None:
    async with running(tmp_path) as house:
        host = Guest(house.http)
        id = await host.open(seats=3, options={"reentry": {"prices": []}})
        async with host.at(id) as anna:
            await anna.sit(0, "Anna")
            dealers: list[int] = []
            for match in (1, 2):
                await anna.begin()
                dealers.append(next(event.dealer for event in anna.events if hasattr(event, "dealer")))
                await play_on(anna)
                assert anna.table.match == match
                assert sum(player.stack for player in anna.state.players) == 0
            assert dealers == [2, 0]
            record = await host.ask("GET", f"/api/tables/{id}/record")
            assert record.status_code == 200 and 'dealer = "A"' in record.text


async def test_the_lowest_person_begins_when_the_host_has_left(tmp_path: Path) -> None:
    async with running(tmp_path) as house:
        host, friend = Guest(house.http), Guest(house.http)
        id = await host.open(seats=3)
        async with friend.at(id) as bo:
            await bo.sit(1, "Bo")
            assert bo.now is not None and bo.now.you.host
            async with host.at(id) as anna:
                await anna.sit(2, "Anna")
                await bo.until(lambda: bo.now is not None and not bo.now.you.host)
                assert await bo.refused(Begin(new_id())) == "not_host"
                await anna.done(GetUp(new_id()))
            await bo.begin()


async def play_on(seated: Seated) -> None:
    """Stand, or say no, until the match is over."""
    while seated.table.phase == "playing":
        if seated.is_my_turn:
            await seated.done(seated.act(seated.choices[-1]))
        else:
            await seated.next()


@pytest.mark.parametrize("ruleset", ["classic", "rulebook", "encyclopedia-variants", "lives"])
async def test_bots_play_a_match_by_themselves_while_somebody_watches(tmp_path: Path, ruleset: str) -> None:
    async with running(tmp_path) as house:
        host = Guest(house.http)
        id = await host.open(seats=5, ruleset=ruleset, bots=["random"] * 5)
        async with host.at(id) as anna:
            await anna.begin()
            while anna.table.phase == "playing":
                await anna.next()
            assert anna.now is not None and anna.now.you.seat is None


async def test_an_idle_table_leaves_the_memory_and_is_there_again(tmp_path: Path) -> None:
    async with running(tmp_path) as house:
        host = Guest(house.http)
        id = await host.open(seats=3, listed=True)
        async with host.at(id) as anna:
            await anna.sit(0, "Anna")
            assert [table["id"] for table in (await host.ask("GET", "/api/tables")).json()] == [id]
        while any(task.get_name() == f"table {id}" for task in asyncio.all_tasks()):
            house.clock.advance(31)
            assert (await host.ask("GET", "/api/tables")).json() == []
        async with host.at(id) as anna:
            assert anna.table.places[0].name == "Anna"


async def test_another_process_may_write_to_the_same_log(tmp_path: Path) -> None:
    """Whoever decides on an old table decides again: nothing is overwritten, and all is told in order."""
    async with running(tmp_path) as house:
        host = Guest(house.http)
        id = await host.open()
        async with host.at(id) as anna:
            await anna.sit(0, "Anna")
            other = Store(tmp_path / "tables.sqlite3")
            entry = Entry(anna.seq + 1, house.clock.now(), None, Said("", None, "from next door"))
            await other.append(id, [entry])
            await other.close()
            assert await anna.say("Who is there?") == entry.seq + 1
            said = [message.said.text for message in anna.heard if getattr(message, "said", None)]
            assert said == ["from next door", "Who is there?"]


async def test_the_database_is_what_the_newest_version_wants(tmp_path: Path) -> None:
    store = Store(tmp_path / "tables.sqlite3")
    for _ in range(2):  # a second start finds it up to date
        await store.open()
    await store.close()
    engine = create_engine(f"sqlite:///{tmp_path / 'tables.sqlite3'}")
    with engine.connect() as connection:
        assert compare_metadata(MigrationContext.configure(connection), metadata) == []
    engine.dispose()
    assert (tmp_path / "tables.sqlite3").stat().st_mode & 0o077 == 0


def test_a_file_that_is_no_database_is_refused_in_words(tmp_path: Path) -> None:
    (tmp_path / "notes.txt").write_text("These are my notes. " * 100)
    with pytest.raises(ValueError, match=r"cannot be kept in .*notes.txt: file is not a database"):
        Store(tmp_path / "notes.txt").prepare()
    with pytest.raises(ValueError, match="Is a directory"):
        Store(tmp_path).prepare()
    assert (tmp_path / "notes.txt").read_text().startswith("These are my notes.")
