"""The last two play by their own rules [RULES 1.7, S1, S3, S4]."""

import pytest
from rulebook.deals import Table

from kille.core.deals import DealBegan, DealEnded
from kille.games.exchange import RULESETS
from kille.games.exchange.events import (
    AntePaid,
    CardsShown,
    CuckooDealt,
    DealtAgain,
    MatchWon,
    NobodyLowest,
    RejoinAsked,
    WentOut,
)

CLASSIC = RULESETS["classic"].rules
TWO_LEFT = ["classic", "encyclopedia", "encyclopedia-2017", "casino", "gnav-rules"]


@pytest.mark.parametrize("ruleset", TWO_LEFT)
def test_a_dealt_harlequin_is_dealt_again_by_the_same_dealer_without_an_ante(ruleset: str) -> None:
    """[S1, S3, S4] If either of the last two is dealt a Harlequin, deal again."""
    table = Table(RULESETS[ruleset].rules, 2, dealer=0).deal("5 harlequin")
    assert table.all_told(DealtAgain) == [DealtAgain("harlequin")]
    assert table.all_told(DealEnded)[0].out == ()
    table.deal("5 9")
    assert [began.dealer for began in table.all_told(DealBegan)] == [0, 0]
    assert len(table.all_told(AntePaid)) == 1


def test_a_harlequin_is_looked_for_before_a_cuckoo() -> None:
    """[S3] Harlequin: deal again; "else" if either was dealt a Cuckoo, showdown."""
    table = Table(CLASSIC, 2).deal("cuckoo harlequin")
    assert table.all_told(DealtAgain) == [DealtAgain("harlequin")]
    assert table.all_told(CuckooDealt) == []


def test_a_dealt_cuckoo_is_shown_at_once() -> None:
    """[S1, S3, S4] If either was dealt a Cuckoo, there is a showdown before anybody's turn."""
    table = Table(CLASSIC, 2).deal("4 cuckoo")
    assert table.all_told(CuckooDealt) == [CuckooDealt(1)]
    assert [out.seat for out in table.all_told(WentOut)] == [0]
    assert table.all_told(MatchWon) == [MatchWon(1, 2)]


@pytest.mark.parametrize(("card", "why"), [("pig", "asked_pig"), ("hussar", "asked_hussar")])
@pytest.mark.parametrize("ruleset", TWO_LEFT)
def test_asking_a_pig_or_hussar_loses_at_once(ruleset: str, card: str, why: str) -> None:
    """[S1, S3, S4] Who asks a Pig or a Hussar has lost; nothing is undone, the match is over."""
    table = Table(RULESETS[ruleset].rules, 2).deal(f"9 {card}").play("A swap")
    assert [(out.seat, out.why) for out in table.all_told(WentOut)] == [(0, why)]
    assert table.all_told(CardsShown) == []
    assert table.rules.returns(table.state) == (-1, 1)


@pytest.mark.parametrize("card", ["pig", "hussar"])
def test_a_biting_stock_loses_the_match_too(card: str) -> None:
    """[RULES 1.7] The stock's biting Pig and Hussar count as asked."""
    table = Table(RULESETS["gnav-rules"].rules, 2).deal("9 7").play("A stand", "B swap").deal(card)
    assert [out.seat for out in table.all_told(WentOut)] == [1]
    assert table.rules.returns(table.state) == (1, -1)


@pytest.mark.parametrize("ruleset", TWO_LEFT)
def test_a_tie_is_dealt_again(ruleset: str) -> None:
    """[RULING 1.7] A tie of the last two is dealt again: same dealer, no ante."""
    table = Table(RULESETS[ruleset].rules, 2).deal("7 7").play("A stand", "B stand")
    assert table.all_told(DealtAgain) == [DealtAgain("tie")]
    assert table.all_told(RejoinAsked) == []
    assert table.state.dealer == 1


def test_under_the_rulebook_two_left_play_on_as_before() -> None:
    """[S0] Nothing special: a Harlequin is played with, a Hussar strikes, and its holder wins the pot."""
    table = Table(RULESETS["rulebook"].rules, 2).deal("harlequin 9").play("A stand")
    assert table.all_told(DealtAgain) == []
    table = Table(RULESETS["rulebook"].rules, 2).deal("4 hussar").play("A swap", "B stand")
    assert [out.why for out in table.all_told(WentOut)] == ["struck_by_hussar"]


def test_in_a_match_for_lives_the_asker_pays_a_life() -> None:
    """[S3 variants] Being out costs one life: the last two play on while both have lives."""
    table = Table(RULESETS["lives"].rules, 2).deal("9 hussar").play("A swap")
    assert table.rules.stacks(table.state) == (2, 3)
    assert table.rules.returns(table.state) is None


@pytest.mark.parametrize("ruleset", ["encyclopedia", "encyclopedia-variants", "encyclopedia-2017"])
def test_two_harlequins_from_the_stock_are_a_tie(ruleset: str) -> None:
    """[S1; our reading] Both drew a Harlequin, so both are high and equal: the same dealer deals again."""
    table = Table(RULESETS[ruleset].rules, 2).deal("3 inn")
    if ruleset == "encyclopedia-variants":
        table.play("A skip")
    table.play("A swap").deal("harlequin").play("B swap").deal("harlequin")
    assert [nobody.why for nobody in table.all_told(NobodyLowest)] == ["everyone_lowest"]
    assert table.all_told(DealtAgain) == [DealtAgain("tie")]
    table.deal("3 inn")
    assert [began.dealer for began in table.all_told(DealBegan)] == [1, 1]
    assert len(table.all_told(AntePaid)) == 1
