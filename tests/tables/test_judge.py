"""Requests at a table, judged without a server: what is granted, what is refused, and why."""

from random import Random

import pytest
from tables.laying import GAME, HOUSE, after, asked, laid, played

from kille.core.seats import CHANCE
from kille.games.exchange.actions import Deal, Stand
from kille.packs.kille import Card
from kille.tables.judge import judge
from kille.tables.log import Acted, Began, BotSatDown, SatDown, StoodUp, WentAway, read, written
from kille.tables.names import bot_name
from kille.tables.requests import Act, Begin, GetUp, NotDone, Request, Say, SeatBot, Sit
from kille.tables.table import Table, is_host, seat_of_token


def reason(table: Table, request: Request, guest: str) -> str:
    """Why a request is refused."""
    with pytest.raises(NotDone) as no:
        judge(table, request, guest, house=HOUSE, token="t")
    return no.value.reason


def test_the_host_begins_and_if_the_host_has_left_the_lowest_person() -> None:
    table = asked(laid(), Sit("1", 1, "Bo"), "bo")
    assert is_host(table, "host") and is_host(table, "bo") and not is_host(table, "cia")
    table = asked(asked(table, Sit("2", 0, "Cia"), "cia"), Sit("3", 2, "Host"), "host")
    assert is_host(table, "host") and not is_host(table, "bo") and not is_host(table, "cia")
    table = asked(table, GetUp("4"), "host")
    assert is_host(table, "cia") and not is_host(table, "bo")
    table = after(table, WentAway(0))
    assert is_host(table, "bo") and not is_host(table, "cia")


def test_beginning_fills_the_empty_seats_with_bots_whose_names_are_free() -> None:
    table = asked(laid(4), Sit("1", 2, "brita"), "host")
    lines = judge(table, Begin("2"), "host", house=HOUSE, token="t")
    assert lines == (
        BotSatDown(0, "cautious", "Anders"),
        BotSatDown(1, "cautious", "Carl"),
        BotSatDown(3, "cautious", "Dorotea"),
        Began(3),
    )


def test_every_seat_has_a_bot_name_of_its_own() -> None:
    names: list[str] = []
    for seat in range(20):
        names.append(bot_name(seat, names))
    assert len(set(names)) == 20


def test_a_bot_gives_up_its_name_to_a_person() -> None:
    table = after(laid(3), BotSatDown(1, "random", "Brita"))
    lines = judge(table, Sit("1", 0, "brita"), "host", house=HOUSE, token="t")
    assert lines == (BotSatDown(1, "random", "Carl"), SatDown(0, "host", "brita", "t"))
    table = after(asked(table, Begin("2"), "host"), StoodUp(0))
    assert reason(table, Sit("3", 0, "BRITA"), "bo") in ("name_taken", "table_full")


def test_a_rematch_is_dealt_by_the_next_seat_and_who_left_is_replaced() -> None:
    table = asked(laid(3, options={"reentry": {"prices": []}}), Sit("1", 0, "Anna"), "host")
    table = asked(table, Sit("2", 1, "Bo"), "bo")
    table = asked(table, Begin("3"), "host")
    table = after(table, StoodUp(1))
    assert table.chairs[1].left and table.chairs[1].name == "Bo" and table.chairs[1].is_played_by_bot
    over = played(laid(3, options={"reentry": {"prices": []}}), 10_000, Random(1))[-1].table
    assert over.phase == "over"
    over = after(over, StoodUp(0))
    assert over.chairs[0].is_free
    lines = judge(over, Begin("4"), "host", house=HOUSE, token="t")
    assert lines == (BotSatDown(0, "cautious", "Anders"), Began(1))


def test_a_merely_absent_owner_keeps_the_seat() -> None:
    table = asked(laid(2), Sit("1", 0, "Anna"), "host")
    table = after(asked(table, Begin("2"), "host"), WentAway(0))
    assert table.chairs[0].is_played_by_bot
    assert reason(table, Sit("3", 0, "Bo"), "bo") == "table_full"
    table = after(table, StoodUp(0))
    table = asked(table, Sit("4", 0, "Bo"), "bo")
    assert table.chairs[0].guest == "bo" and not table.chairs[0].is_played_by_bot
    assert seat_of_token(table, "token of bo") == 0 and seat_of_token(table, "token of host") is None


def test_an_action_is_too_old_only_when_that_seats_choices_have_changed() -> None:
    table = asked(laid(2), Sit("1", 0, "Anna"), "anna")
    table = after(asked(table, Sit("2", 1, "Bo"), "bo"), Began(1))
    before = table.seq
    table = after(table, *(Acted(CHANCE, Deal(card), "chance") for card in (Card.NINE, Card.FIVE)))
    dealt = table.seq
    stand = Act("3", Stand(), before)
    assert reason(table, stand, "anna") == "too_late"
    table = asked(table, Say("4", "Well?"), "bo")
    table = asked(table, Act("5", Stand(), dealt), "anna")
    assert reason(table, Act("6", Stand(), dealt), "anna") == "too_late"  # the choice is used up
    assert reason(table, Act("7", Stand(), table.seq), "anna") == "not_your_turn"
    assert reason(table, Act("8", Stand(), dealt), "bo") == "too_late"
    assert asked(table, Act("9", Stand(), table.seq), "bo").seq > table.seq


def test_names_and_words_are_cleaned() -> None:
    table = asked(laid(), Sit("1", 0, "  Anna  Maria "), "host")
    assert table.chairs[0].name == "Anna Maria"
    assert reason(table, Sit("2", 1, "ANNA  maria"), "bo") == "name_taken"
    assert reason(table, Sit("2", 1, "\uff21nna Maria"), "bo") == "name_taken"
    assert reason(table, Say("3", "\u200b"), "bo") == "malformed"
    assert reason(table, SeatBot("4", 7, "random"), "host") == "no_such_seat"


def test_a_log_is_written_and_read_the_same() -> None:
    for step in played(laid(4, ruleset="rulebook"), 200, Random(4)):
        assert read(written(step.entry.what), GAME.action) == step.entry.what


def test_nobody_looks_into_two_hands_of_one_match() -> None:
    """Whoever left a seat may take it again, but no other: two hands would be known to one person."""
    table = asked(asked(laid(3), Sit("1", 0, "Anna"), "host"), Sit("2", 1, "Bo"), "bo")
    table = asked(table, Begin("3"), "host")
    table = asked(asked(table, GetUp("4"), "bo"), GetUp("5"), "host")
    assert reason(table, Sit("6", 1, "Anna"), "host") == "seat_taken"
    again = asked(table, Sit("7", 0, "Anna"), "host")
    assert again.chairs[0].guest == "host"
    newcomer = asked(table, Sit("8", 1, "Cia"), "cia")
    assert newcomer.chairs[1].guest == "cia"


def test_a_refusal_does_not_tell_what_others_could_do() -> None:
    """In Dubbel fanfar that would tell whether the other can play."""
    table = played(laid(4), 5, Random(1))[-1].table
    with pytest.raises(NotDone) as no:
        judge(table, Act("3", Stand(), table.seq), "guest 0", house=HOUSE, token="t")
    assert no.value.message == "A may not stand now: B is to act."


def test_the_record_names_those_who_sat_down_to_the_match() -> None:
    table = asked(asked(laid(2), Sit("1", 0, "Anna"), "host"), Sit("2", 1, "Bo"), "bo")
    table = asked(asked(table, Begin("3"), "host"), GetUp("4"), "bo")
    assert table.names == ("Anna", "Bo")


def test_a_full_table_of_bots_has_a_name_for_each_when_somebody_comes() -> None:
    table = laid(20)
    for seat in range(20):
        table = after(table, BotSatDown(seat, "random", bot_name(seat, ())))
    renamed, sat = judge(table, Sit("1", 0, "Brita"), "host", house=HOUSE, token="t")
    assert renamed == BotSatDown(1, "random", "Anders")
    assert sat == SatDown(0, "host", "Brita", "t")


@pytest.mark.parametrize("name", ["\u200d", "\u3164", "\u2800", "\ufe0f", "\u034f"])
def test_a_name_can_be_seen(name: str) -> None:
    assert reason(laid(2), Sit("1", 0, name), "bo") == "bad_name"


@pytest.mark.parametrize("twin", ["An\u200dna", "Anna\ufe0f", "An\u034fna", "ANNA"])
def test_names_that_look_alike_are_one(twin: str) -> None:
    table = asked(laid(2), Sit("1", 0, "Anna"), "host")
    assert reason(table, Sit("2", 1, twin), "bo") == "name_taken"


def test_talk_that_grows_when_it_is_cleaned_is_refused() -> None:
    table = asked(laid(2), Sit("1", 0, "Anna"), "host")
    assert reason(table, Say("2", "\U0001d160" * 200), "host") == "malformed"
