"""Antes, the pot, coming back, who deals next, and lives [RULES 1.7]."""

from typing import Any

import pytest
from msgspec.structs import replace
from rulebook.deals import Table

from kille.core.seats import letter
from kille.games.exchange import RULESETS, Rules
from kille.games.exchange.events import AntePaid, LifeLost, MatchWon, RejoinAsked, Rejoined

CLASSIC: Any = RULESETS["classic"].rules
RULEBOOK: Any = RULESETS["rulebook"].rules


def stand(table: Table) -> Table:
    """All stand, one after the other, to the end of the deal."""
    while table.state.talk is None and table.rules.awaited(table.state):
        table.play(f"{letter(min(table.rules.awaited(table.state)))} stand")
    return table


def with_reentry(rules: Rules, *, timing: str, prices: tuple[str, ...]) -> Rules:
    """The rules with other chances to come back."""
    return replace(rules, reentry=replace(rules.reentry, timing=timing, prices=prices))


def test_the_ante_is_paid_when_the_first_card_is_dealt() -> None:
    """[S3] Everyone pays a stake before each deal; nothing is paid before its first card."""
    table = Table(CLASSIC, 4)
    assert table.rules.stacks(table.state) == (0, 0, 0, 0)
    table.deal("2")
    assert table.all_told(AntePaid) == [AntePaid((0, 1, 2, 3), 1, 4)]
    stand(table.deal("5 6 7")).play("A stay_out").deal("9")
    assert table.all_told(AntePaid)[1] == AntePaid((1, 2, 3), 1, 7)


@pytest.mark.parametrize("ruleset", ["rulebook", "encyclopedia", "encyclopedia-2017"])
def test_where_the_source_has_one_bet_the_ante_is_paid_once(ruleset: str) -> None:
    """[S0; RULING for S1, S4] The bets are placed once a match."""
    named: Any = RULESETS[ruleset].rules
    rules = replace(named, endgame=replace(named.endgame, redeal="off"))
    table = stand(Table(rules, 4).deal("2 hussar 7 8")).play("A stay_out").deal("3 4 5")
    assert len(table.all_told(AntePaid)) == 1


def test_the_stake_is_an_option() -> None:
    """[RULES 1.9] stakes.stake says how many chips one stake is."""
    rules = replace(CLASSIC, stakes=replace(CLASSIC.stakes, stake=5))
    table = stand(Table(rules, 3).deal("2 6 7"))
    assert table.all_told(RejoinAsked) == [RejoinAsked(0, 5)]
    assert table.rules.stacks(table.state) == (-5, -5, -5)


def test_the_last_one_in_takes_the_pot() -> None:
    """[S0, S1, S3] The winner takes the whole pot; chips may run below nothing."""
    table = stand(Table(CLASSIC, 3).deal("2 2 7"))
    assert table.all_told(MatchWon) == [MatchWon(2, 3)]
    assert table.rules.returns(table.state) == (-1, -1, 2)
    assert table.all_told(RejoinAsked) == []  # [RULING] no coming back once one player is left


def test_everyone_out_is_asked_in_turn_from_the_left_of_the_dealer() -> None:
    """[RULES 1.7] Clockwise from the left of the dealer of the deal just ended."""
    table = stand(Table(CLASSIC, 5, dealer=2).deal("2 7 2 8 9"))
    table.play("D stay_out")
    assert [asked.seat for asked in table.all_told(RejoinAsked)] == [3, 0]


def test_three_chances_priced_on_the_pot_as_it_stands() -> None:
    """[S1, S3, S4] A stake, then half the pot rounded up [RULING], then the whole pot."""
    table = stand(Table(CLASSIC, 4).deal("2 6 7 8")).play("A rejoin")
    assert table.all_told(Rejoined) == [Rejoined(0, 1, 5)]
    stand(table.deal("6 7 8 2")).play("A rejoin")
    assert table.all_told(Rejoined)[1] == Rejoined(0, 5, 14)  # half of 9
    stand(table.deal("7 8 2 6")).play("A rejoin")
    assert table.all_told(Rejoined)[2] == Rejoined(0, 18, 36)
    stand(table.deal("8 2 6 7"))
    assert len(table.all_told(RejoinAsked)) == 3  # no fourth chance


def test_the_price_of_the_next_counts_what_the_one_before_paid() -> None:
    """[S0 "current value"] Two come back for half the pot: the second pays on the larger pot."""
    rules = with_reentry(CLASSIC, timing="any_deal", prices=("half_pot",))
    table = stand(Table(rules, 5).deal("2 2 7 8 9")).play("A rejoin", "B rejoin")
    assert [(back.cost, back.pot) for back in table.all_told(Rejoined)] == [(3, 8), (4, 12)]


def test_the_rulebook_asks_a_double_stake_first() -> None:
    """[S0] 2 × stake, half, pot."""
    table = stand(Table(RULEBOOK, 4).deal("2 hussar 7 8"))
    assert table.all_told(RejoinAsked) == [RejoinAsked(0, 2)]


def test_any_later_deal_or_only_the_next() -> None:
    """[S0] before any later deal; [S1] only the deal right after going out."""
    for timing, seats in (("any_deal", [0, 2, 0]), ("next_deal", [0, 2])):
        rules = with_reentry(CLASSIC, timing=timing, prices=("stake", "half_pot", "pot"))
        table = stand(Table(rules, 5).deal("2 6 7 8 9")).play("A stay_out")
        stand(table.deal("2 6 7 8"))
        while table.state.talk is not None:
            table.play(f"{'ABCDE'[min(table.rules.awaited(table.state))]} stay_out")
        assert [asked.seat for asked in table.all_told(RejoinAsked)] == seats


def test_late_reentry_has_its_two_moments() -> None:
    """[S1 variant] A chance when a deal first leaves three, the second when one first leaves two."""
    rules = with_reentry(CLASSIC, timing="late", prices=("double_stake", "half_pot"))
    table = stand(Table(rules, 5).deal("2 6 7 8 9"))
    assert table.all_told(RejoinAsked) == []  # four are left
    stand(table.deal("2 6 7 8"))
    assert [asked.seat for asked in table.all_told(RejoinAsked)] == [2]  # C, just out; then A
    table.play("C rejoin", "A stay_out")
    assert [asked.cost for asked in table.all_told(RejoinAsked)] == [2, 2]
    stand(table.deal("6 7 8 2"))  # C out: three are left, but not for the first time
    assert len(table.all_told(RejoinAsked)) == 2
    stand(table.deal("2 6 7"))  # E out: the first deal that leaves two
    assert [asked.seat for asked in table.all_told(RejoinAsked)][2:] == [2]  # only who has used the first


def test_late_reentry_is_missed_when_a_deal_jumps_past_three() -> None:
    """[S1 variant] From four to two: nobody may come back, ever."""
    rules = with_reentry(CLASSIC, timing="late", prices=("double_stake", "half_pot"))
    table = stand(Table(rules, 4).deal("2 2 7 8"))
    assert table.all_told(RejoinAsked) == []


def test_the_next_live_player_deals() -> None:
    """[RULES 1.7] The next live seat to the left; who has come back counts as live."""
    for answer, dealer in (("A stay_out", 1), ("A rejoin", 0)):
        table = stand(Table(CLASSIC, 4).deal("2 6 7 8")).play(answer)
        assert table.state.dealer == dealer


def test_under_the_rulebook_an_eliminated_seat_deals() -> None:
    """[S0] The next seat even if it is out; [RULING] the last live seat before it acts last."""
    table = stand(Table(RULEBOOK, 5).deal("2 hussar 7 8 9")).play("A stay_out").deal("3 4 5 6")
    assert table.state.dealer == 0
    assert table.state.hand.order == (1, 2, 3, 4)


def test_a_void_deal_is_dealt_again_without_an_ante_or_a_question() -> None:
    """[RULING 1.6, 1.7] All hold the lowest card: same dealer, no ante, all cards new."""
    table = stand(Table(CLASSIC, 4).deal("2 6 7 8")).play("A stay_out")
    rules = replace(CLASSIC, endgame=replace(CLASSIC.endgame, two_left=False))
    table = stand(Table(rules, 2).deal("5 5"))
    assert table.state.dealer == 1
    table.deal("7 8")
    assert len(table.all_told(AntePaid)) == 1


def test_being_out_costs_a_life() -> None:
    """[S3 variants] One life a deal, no pot, no coming back; without lives out of the match."""
    table = Table(RULESETS["lives"].rules, 3)
    for cards in ("2 6 7", "6 7 2", "7 2 6"):
        stand(table.deal(cards))
    assert [(lost.seat, lost.left) for lost in table.all_told(LifeLost)] == [(0, 2), (0, 1), (0, 0)]
    assert table.rules.stacks(table.state) == (0, 3, 3)
    assert table.rules.in_play(table.state) == {1, 2}
    assert table.all_told(AntePaid) == []
    assert table.all_told(RejoinAsked) == []


def test_struck_and_lowest_costs_one_life_only() -> None:
    """[S3 variants] Never two lives in one deal."""
    table = Table(RULESETS["lives"].rules, 4).deal("2 hussar 7 8").play("A swap")
    stand(table)
    assert [lost.seat for lost in table.all_told(LifeLost)] == [0, 2]
