"""Djurpark, rule by rule [RULES 4.2, S0]."""

from typing import Any

import pytest
from msgspec.structs import replace
from rulebook.table import Table

from kille.core.deals import DealEnded, MatchEnded
from kille.core.hidden import redact
from kille.core.seats import SPECTATOR
from kille.games.djurpark import DJURPARK
from kille.games.djurpark.events import (
    CalledRight,
    CalledWrong,
    CardFlipped,
    LastFlip,
    NobodyCalled,
    OutOfCards,
    PileTurned,
)

RULES: Any = DJURPARK.rulesets["rulebook"].rules


def table(cards: str = "", *, seats: int = 4, **options: Any) -> Table:
    """The last seat deals, so A flips first; each of these cards is flipped in turn, without a call."""
    played = Table(DJURPARK, replace(RULES, **options), seats)
    for number, card in enumerate(cards.split()):
        played.play(f"{'ABCDEFGHIJKL'[number % seats]} flip").deal(card)
    return played


def fewer(played: Table, **piles: int) -> Table:
    """The same table with so many face-down cards at a seat."""
    down = list(played.state.down)
    for letter, count in piles.items():
        down["ABCD".index(letter)] = down["ABCD".index(letter)][:count]
    played.state = replace(played.state, down=tuple(down))
    return played


def sizes(played: Table) -> list[tuple[int, int]]:
    """Face-down and face-up cards by seat."""
    return [(len(down), len(up)) for down, up in zip(played.state.down, played.state.up, strict=True)]


def test_all_cards_are_dealt_and_the_odd_ones_go_to_the_first_seats() -> None:
    """S0: uneven is fine; our reading: to the first seats from the dealer's left."""
    assert table().rules.stacks(table().state) == (11, 11, 10, 10)
    assert table(seats=12).rules.stacks(table(seats=12).state) == (4,) * 6 + (3,) * 6


def test_each_flips_in_turn_from_the_dealers_left_and_cards_come_up_as_they_are_flipped() -> None:
    """S0; records: nobody looks at a pile, so cards come up in the order of flipping."""
    played = table("8 inn 3")
    assert [(event.seat, event.card.look().value) for event in played.all_told(CardFlipped)] == [
        (0, "8"),
        (1, "inn"),
        (2, "3"),
    ]
    assert sizes(played) == [(10, 1), (10, 1), (9, 1), (10, 0)]
    assert "flip" in played.may("D")
    assert "flip" not in played.may("A")


def test_everyone_may_call_any_animal_once_after_a_flip() -> None:
    """Our reading: after a flip every live seat may call once."""
    played = table("8")
    assert played.may("C") == ["quiet", "call A", "call B", "call C", "call D"]
    played.play("C call A")
    assert played.may("C") == []


def test_without_a_match_only_the_next_flip_is_awaited_and_closes_the_window() -> None:
    """Our reading."""
    played = table("8")
    assert played.rules.awaited(played.state) == {1}
    assert played.rules.actors(played.state) == {0, 1, 2, 3}
    played.play("B flip").deal("9")
    assert played.may("A") == ["quiet", "call A", "call B", "call C", "call D"]


def test_the_first_right_call_takes_all_that_the_flipper_has_flipped() -> None:
    """S0: to the bottom of the caller's pile; the flipper flips again."""
    played = table("8 inn 3 4 8")
    assert played.rules.awaited(played.state) == {0, 1, 2, 3}
    played.play("C call A")
    assert played.all_told(CalledRight) == [CalledRight(2, 0, 2)]
    assert sizes(played) == [(9, 0), (10, 1), (11, 1), (9, 1)]
    assert played.may("A") == ["flip"]
    assert played.may("B") == []


def test_any_revealed_card_counts_or_only_the_tops() -> None:
    """S0's words are "a card that has been revealed"; option `match`."""
    cards = "8 inn 3 4 9 10 11 12 1 8"
    assert len(table(cards).rules.awaited(table(cards).state)) == 4
    tops = table(cards, match="tops")
    assert tops.rules.awaited(tops.state) == {2}
    assert len(table("8 inn 8", match="tops").rules.awaited(table("8 inn 8", match="tops").state)) == 4


def test_the_flipper_may_call_too_and_keeps_the_cards() -> None:
    """S0: "all players" [our reading]."""
    played = table("8 inn 3 4 8").play("A call A")
    assert played.all_told(CalledRight) == [CalledRight(0, 0, 2)]
    assert sizes(played)[0] == (11, 0)


@pytest.mark.parametrize(("cards", "why"), [("8 inn 3 4 9", "no_match"), ("8 inn 3 4 8", "wrong_animal")])
def test_a_wrong_call_costs_the_top_card_which_goes_under_the_flippers_pile(cards: str, why: str) -> None:
    """S0: the wrong animal, or nothing alike; one card from the top of the caller's face-down pile."""
    played = table(cards).play("C call B" if why == "wrong_animal" else "C call A")
    (told,) = played.all_told(CalledWrong)
    assert (told.seat, told.other, told.why) == (2, 0, why)
    assert sizes(played) == [(10, 2), (10, 1), (8, 1), (9, 1)]


def test_a_wrong_call_on_a_match_leaves_it_to_the_others() -> None:
    """Our reading: the next flip waits for the first right call."""
    played = table("8 inn 3 4 8").play("C call B", "B call A")
    assert played.all_told(CalledRight) == [CalledRight(1, 0, 2)]


def test_if_nobody_calls_rightly_play_passes_on() -> None:
    """Our reading: when every live seat has called or stayed quiet."""
    played = table("8 inn 3 4 8").play("A quiet", "B quiet", "C call B")
    assert played.all_told(NobodyCalled) == []
    played.play("D quiet")
    assert played.all_told(NobodyCalled) == [NobodyCalled(0)]
    assert played.may("B") == ["flip"]


def test_a_pile_that_is_used_up_is_turned_over_first_flipped_uppermost() -> None:
    """S0; our reading: as a block. Nobody may look at its cards, and chance does not decide them again."""
    played = fewer(table("8 inn 3 4 9 10 11"), D=0).play("D flip")
    assert played.all_told(PileTurned) == [PileTurned(3, 1)]
    assert played.all_told(CardFlipped)[-1].card.look().value == "4"
    turned = fewer(table("8 inn 3 4 9 10 11 12 1 2 5"), D=0).play("D flip")
    assert turned.all_told(CardFlipped)[-1].card.look().value == "4"
    assert [card.value.value for card in turned.state.down[3]] == ["12"]
    seen = redact(turned.state, SPECTATOR)
    assert [card.value for card in seen.down[3]] == [None]
    assert all(card.look().value != "12" for pile in seen.up for card in pile)


def test_a_caller_without_face_down_cards_turns_the_face_up_pile_over_first() -> None:
    """Our reading."""
    played = fewer(table("8 inn 3 4 9"), C=0).play("C call A")
    assert played.all_told(PileTurned) == [PileTurned(2, 1)]
    assert sizes(played)[2] == (0, 0)
    assert played.all_told(OutOfCards) == [OutOfCards(2)]


def test_a_pile_turned_over_to_pay_is_no_longer_alike() -> None:
    """Our reading: the other card has to lie face up still."""
    played = fewer(table("8 inn 3 4 9 3"), C=0)
    assert played.rules.awaited(played.state) == {0, 1, 2, 3}
    played.play("C call A")
    assert played.rules.awaited(played.state) == {3}
    assert "flip" in played.may("D")


def test_whoever_has_no_cards_is_out_and_is_passed_over() -> None:
    """S0: no cards at all: out."""
    played = fewer(table("8 inn 3 4 9"), B=0).play("B call D").play("C flip").deal("2")
    assert played.rules.in_play(played.state) == {0, 2, 3}
    assert played.may("B") == []


def test_a_flipper_who_loses_the_last_cards_is_out() -> None:
    """S0."""
    played = fewer(table("8 inn 3 4 8"), A=0).play("D call A")
    assert played.all_told(OutOfCards) == [OutOfCards(0)]
    assert played.may("B") == ["flip"]


def test_whoever_has_all_the_cards_wins() -> None:
    """S0."""
    played = fewer(table("8 inn 3 4 8"), A=0, B=0, C=0, D=0)
    flipped = played.state.up
    played.state = replace(played.state, up=(flipped[0], (), (), (*flipped[3], *flipped[0][:1])))
    played.play("D call A")
    assert [ended.seats for ended in played.all_told(MatchEnded)] == [(3,)]
    assert played.all_told(DealEnded)[0].out == (0, 1, 2)


def test_a_turn_cap_ends_the_game_for_the_one_with_most_cards() -> None:
    """Our reading: option `flips`; the most cards win, and several share it."""
    played = table("8 inn 3", flips=50)
    played.state = replace(played.state, flips=50)
    played.play("D flip")
    assert played.all_told(LastFlip) == [LastFlip(50)]
    assert played.all_told(MatchEnded) == [MatchEnded((0, 1), (11, 11, 10, 10))]
    assert played.rules.returns(played.state) == (11, 11, 10, 10)
