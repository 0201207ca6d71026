"""What the Pig, the Cuckoo and the Harlequin do [RULES 1.3, 1.5]."""

from typing import Any

import pytest
from msgspec.structs import replace
from rulebook.deals import Table

from kille.core.game import redact
from kille.core.seats import SPECTATOR
from kille.games.exchange import RULESETS
from kille.games.exchange.events import (
    CardsShown,
    HarlequinLowered,
    Stood,
    Struck,
    SwapsVoided,
    SwapUndone,
    WentOut,
)
from kille.games.exchange.showdown import is_low, strength
from kille.games.exchange.state import held
from kille.packs.kille import Card

CLASSIC: Any = RULESETS["classic"].rules


def with_powers(**powers: Any) -> Any:
    """Classic rules with other powers."""
    return replace(CLASSIC, powers=replace(CLASSIC.powers, **powers))


def faces(table: Table) -> str:
    """What every seat holds."""
    state = table.state
    return " ".join("-" if w is None else state.hand.cards[w].face.look().value for w in state.hand.holds)


PIGS = [
    # after A and B swapped, C offers the 3 of A to D's Pig, which D was dealt
    ("asker", 2, "10 5 3 pig 12"),
    ("card_origin", 0, "3 10 5 pig 12"),
    ("card_origin_reset", 0, "3 10 5 pig 12"),
    ("pig_origin_unwind", 3, "10 5 3 pig 12"),
    ("pig_origin_reset", 3, "3 10 5 pig 12"),
    ("asker_reset", 2, "3 10 5 pig 12"),
]


@pytest.mark.parametrize(("pig", "struck", "cards"), PIGS)
def test_whom_the_pig_strikes_and_what_it_undoes(pig: str, struck: int, cards: str) -> None:
    """[S0; S3; W6; S4; S1; S3 variants] The six readings of "Svinhugg går igen"."""
    table = Table(with_powers(pig=pig, pig_harlequin_low=False), 5).deal("3 10 5 pig 12")
    table.play("A swap", "B swap", "C swap")
    assert table.all_told(Struck) == [Struck(struck, Card.PIG)]
    assert faces(table) == cards


def test_only_the_swaps_of_the_offered_card_are_undone_newest_first() -> None:
    """[S3] A's swap with B stands; C's 2, swapped on to D, goes back to C."""
    table = Table(CLASSIC, 6).deal("4 9 2 7 pig 11").play("A swap", "B stand", "C swap", "D swap")
    assert table.all_told(SwapUndone) == [SwapUndone(2, 3)]
    assert faces(table) == "9 4 2 7 pig 11"


def test_the_asker_is_struck_when_the_card_had_not_moved() -> None:
    """[S3] Then the card's first holder is the asker."""
    table = Table(CLASSIC, 4).deal("4 pig 7 8").play("A swap")
    assert table.all_told(Struck) == [Struck(0, Card.PIG)]


def test_the_pigs_first_holder_is_struck_even_as_the_asker() -> None:
    """[S1, S4] A was dealt the Pig and swapped it over B's Inn; B asks for it: A is struck."""
    for name in ("encyclopedia", "encyclopedia-2017"):
        table = Table(RULESETS[name].rules, 5).deal("pig inn 5 3 9").play("A swap", "B swap")
        assert table.all_told(Struck) == [Struck(0, Card.PIG)]
        assert held(table.state.hand, 0).face.look() is Card.PIG


def test_undoing_does_not_hide_again_what_was_shown() -> None:
    """[RULING 1.3] B's Inn lies open with whoever holds it."""
    table = Table(RULESETS["casino"].rules, 5).deal("4 inn 7 pig 9").play("A swap", "B swap", "C swap")
    assert faces(table) == "4 inn 7 pig 9"
    assert SPECTATOR in held(table.state.hand, 1).face.seen_by
    assert redact(held(table.state.hand, 2), SPECTATOR).face.value is None


def test_a_harlequin_offered_to_a_pig_goes_home_low_and_nobody_is_struck() -> None:
    """[S3] Back to the player who had it first, where it is the lowest card."""
    table = Table(CLASSIC, 4).deal("harlequin 7 pig 3").play("A swap", "B swap")
    assert table.all_told(Struck) == []
    assert table.all_told(HarlequinLowered) == [HarlequinLowered(0)]
    table.play("C stand", "D stand")
    assert [(out.seat, out.why) for out in table.all_told(WentOut)] == [(0, "low_harlequin")]


def test_also_when_its_first_holder_offers_it() -> None:
    """[S3] "den som hade den först", the asker included."""
    table = Table(CLASSIC, 4).deal("harlequin pig 8 3").play("A swap", "B stand", "C stand", "D stand")
    assert [(out.seat, out.why) for out in table.all_told(WentOut)] == [(0, "low_harlequin")]


def test_a_harlequin_that_was_swapped_stays_low_after_an_undo() -> None:
    """[RULING 1.3] The encyclopedia's Pig gives A its Harlequin back; it is low all the same."""
    table = Table(RULESETS["encyclopedia"].rules, 4).deal("harlequin 7 pig 3").play("A swap", "B swap")
    assert is_low(held(table.state.hand, 0), table.rules.powers)  # pyright: ignore[reportAttributeAccessIssue]


def test_the_cuckoo_stops_the_deal() -> None:
    """[S1, S3, S4] No more swaps, everybody shows; those behind it have no turn."""
    table = Table(CLASSIC, 5).deal("5 8 cuckoo 3 10").play("A stand", "B swap")
    assert len(table.all_told(CardsShown)) == 1
    assert table.all_told(Stood) == [Stood(0)]


def test_the_rulebooks_cuckoo_voids_all_swaps_and_play_goes_on() -> None:
    """[S0; RULING 1.3] The asker's turn is spent; the next player acts."""
    table = Table(RULESETS["rulebook"].rules, 5).deal("5 8 cuckoo 3 10").play("A swap", "B swap")
    assert table.all_told(SwapsVoided) == [SwapsVoided(Card.CUCKOO)]
    assert faces(table) == "5 8 cuckoo 3 10"
    assert table.rules.awaited(table.state) == frozenset({2})


def test_after_the_rulebooks_cuckoo_a_harlequin_was_never_traded() -> None:
    """[RULING 1.3 "invalidated"] It is high again, and kills."""
    table = Table(RULESETS["rulebook"].rules, 5).deal("harlequin 8 cuckoo 3 10").play("A swap", "B swap")
    table.play("C stand", "D stand", "E stand")
    assert [(out.seat, out.why) for out in table.all_told(WentOut)] == [
        (1, "among_the_lowest"),
        (3, "among_the_lowest"),
    ]


def test_a_harlequin_is_high_as_dealt_and_low_once_swapped() -> None:
    """[S0, S1, S3, S4]"""
    table = Table(CLASSIC, 4).deal("harlequin 7 5 9").play("A stand", "B stand", "C stand", "D stand")
    assert [out.seat for out in table.all_told(WentOut)] == [2]
    table = Table(CLASSIC, 4).deal("5 harlequin 7 9").play("A swap")
    assert strength(held(table.state.hand, 0), CLASSIC.powers) < Card.FOOL.rank


def test_high_it_is_above_the_cuckoo_or_equal_to_it() -> None:
    """[S3] above, [S1] equal."""
    table = Table(CLASSIC, 3).deal("harlequin cuckoo 9")
    harlequin, cuckoo = held(table.state.hand, 0), held(table.state.hand, 1)
    assert strength(harlequin, CLASSIC.powers) > strength(cuckoo, CLASSIC.powers)
    equal: Any = RULESETS["encyclopedia"].rules
    assert strength(harlequin, equal.powers) == strength(cuckoo, equal.powers)


class TestLowUnlessDrawnOrMet:
    """[S1 variant] The highest only when drawn, or when two Harlequins meet in a swap."""

    rules = with_powers(harlequin="low_unless_drawn_or_met")

    def test_as_dealt_it_is_the_lowest(self) -> None:
        table = Table(self.rules, 3).deal("harlequin 7 5").play("A stand", "B stand", "C stand")
        assert [(out.seat, out.why) for out in table.all_told(WentOut)] == [(0, "low_harlequin")]

    def test_drawn_it_is_the_highest(self) -> None:
        table = Table(self.rules, 3).deal("8 7 5").play("A stand", "B stand", "C swap").deal("harlequin")
        assert [out.seat for out in table.all_told(WentOut)] == [1]

    def test_two_that_meet_are_the_highest_for_the_rest_of_the_deal(self) -> None:
        table = Table(self.rules, 4).deal("harlequin harlequin 7 9").play("A swap", "B swap")
        assert not is_low(held(table.state.hand, 0), self.rules.powers)
        assert not is_low(held(table.state.hand, 2), self.rules.powers)
