"""Asking for new cards, and selling one's own [RULES 1.7, S0, S1 variant]."""

from typing import Any

import pytest
from rulebook.deals import Table

from kille.core.deals import DealBegan, DealEnded
from kille.core.game import IllegalAction
from kille.core.seats import letters
from kille.games.exchange import RULESETS
from kille.games.exchange.events import AntePaid, CardSold, DealtAgain, MatchWon, OfferDeclined, RejoinAsked
from kille.games.exchange.state import held

RULEBOOK: Any = RULESETS["rulebook"].rules
VARIANTS: Any = RULESETS["encyclopedia-variants"].rules


def to_act(table: Table) -> str:
    """Whom the table waits for."""
    return "".join(letters(table.rules.awaited(table.state)))


def verbs(table: Table, seat: int) -> set[str]:
    """What a seat may do."""
    return {type(action).__name__ for action in table.rules.legal_actions(table.state, seat)}


def test_with_exactly_three_any_may_ask_also_at_the_start() -> None:
    """[S0] Each in turn from the dealer's left asks or skips; nobody asks with four."""
    table = Table(RULEBOOK, 3, dealer=0).deal("5 6 7")
    assert to_act(table) == "B"
    assert verbs(table, 1) == {"AskRedeal", "Skip"}
    table.play("B skip", "C skip", "A skip")
    assert to_act(table) == "B"
    assert verbs(table, 1) == {"Swap", "Stand"}
    assert verbs(Table(RULEBOOK, 4).deal("5 6 7 8"), 0) == {"Swap", "Stand"}


def test_a_new_deal_needs_both_others() -> None:
    """[S0] The first to ask ends the asking; both others agree: dealt again, same dealer, no ante."""
    table = Table(RULEBOOK, 3).deal("5 6 7").play("A skip", "B ask_redeal")
    assert to_act(table) == "C"
    table.play("C agree")
    assert to_act(table) == "A"
    table.play("A agree")
    assert table.all_told(DealtAgain) == [DealtAgain("agreed")]
    assert [ended.out for ended in table.all_told(DealEnded)] == [()]
    table.deal("8 9 10")
    assert [began.dealer for began in table.all_told(DealBegan)] == [2, 2]
    assert len(table.all_told(AntePaid)) == 1


def test_the_first_refusal_ends_it() -> None:
    """[S0] A re-deal only happens if the other two agree: one no, and the deal is played."""
    table = Table(RULEBOOK, 3).deal("5 6 7").play("A ask_redeal", "B refuse")
    assert to_act(table) == "A"
    assert verbs(table, 0) == {"Swap", "Stand"}
    assert table.all_told(DealtAgain) == []


def test_a_redealt_deal_is_not_asked_about_again() -> None:
    """[RULING 1.7] Otherwise cards might be dealt for ever."""
    table = Table(RULEBOOK, 3).deal("5 6 7").play("A ask_redeal", "B agree", "C agree").deal("8 9 10")
    assert verbs(table, 0) == {"Swap", "Stand"}


def test_the_left_of_the_dealer_proposes_and_the_dealer_decides() -> None:
    """[S1 variant] With two or three left; the dealer accepts, or refuses, and play goes on."""
    for answer, again in (("C agree", 1), ("C refuse", 0)):
        table = Table(VARIANTS, 3).deal("5 6 7").play("A ask_redeal")
        assert to_act(table) == "C"
        table.play(answer)
        assert len(table.all_told(DealtAgain)) == again
    table = Table(VARIANTS, 2).deal("5 6").play("A ask_redeal")
    assert verbs(table, 1) == {"Agree", "Refuse"}  # there is no third to leave it to


@pytest.mark.parametrize(("answer", "again"), [("B agree", 1), ("B refuse", 0)])
def test_the_dealer_may_leave_it_to_the_third(answer: str, again: int) -> None:
    """[S1 variant] With three, the dealer may remit the decision, and the third must decide."""
    table = Table(VARIANTS, 3).deal("5 6 7").play("A ask_redeal")
    assert verbs(table, 2) == {"Agree", "Refer", "Refuse"}
    table.play("C refer")
    assert verbs(table, 1) == {"Agree", "Refuse"}
    table.play(answer)
    assert len(table.all_told(DealtAgain)) == again


def test_the_left_of_the_dealer_may_skip() -> None:
    """[S1 variant] The proposal is that player's alone."""
    table = Table(VARIANTS, 3).deal("5 6 7").play("A skip")
    assert verbs(table, 0) == {"Swap", "Stand"}


def six_with_two_out() -> Table:
    """Six by the rulebook; A and C are out and stay out. A's place deals; B, D, E and F play, F acts last."""
    table = Table(RULEBOOK, 6, dealer=5).deal("9 hussar 3 8 10 11").play("A swap", "B stand", "C stand")
    table.play("D stand", "E stand", "F stand")  # the Hussar kills: C with the 3 is out too
    assert letters(table.rules.in_play(table.state)) == ["B", "D", "E", "F"]
    return table.play("A stay_out", "C stay_out").deal("4 5 6 7")


def test_a_card_and_the_place_are_sold_to_one_who_is_out() -> None:
    """[S0] At an agreed price; the buyer's own seat is in with the card, the seller is out."""
    table = six_with_two_out()
    before = table.rules.stacks(table.state)
    table.play("D offer A 3")
    assert to_act(table) == "A"
    table.play("A accept")
    assert [(sold.seat, sold.other, sold.price) for sold in table.all_told(CardSold)] == [(3, 0, 3)]
    after = table.rules.stacks(table.state)
    assert (after[0] - before[0], after[3] - before[3]) == (-3, 3)
    assert letters(table.rules.in_play(table.state)) == ["A", "B", "E", "F"]
    assert held(table.state.hand, 0).face.look().value == "5"
    assert table.state.hand.order == (1, 4, 5, 0)


def test_whoever_sold_may_buy_back_later_with_all_chances() -> None:
    """[RULING 1.7] Selling uses no chance."""
    table = six_with_two_out().play("D offer A 3", "A accept")
    table.play("B stand", "E stand", "F stand", "A stand", "C stay_out")
    assert RejoinAsked(3, 2) in table.all_told(RejoinAsked)


def test_an_offer_may_be_declined_and_is_made_once() -> None:
    """[RULES 1.7] Each live seat may offer once, until the first swap or stand of the deal."""
    table = six_with_two_out().play("D offer A 3", "A decline")
    assert table.all_told(OfferDeclined) == [OfferDeclined(0, 3)]
    with pytest.raises(IllegalAction):
        table.play("D offer C 1")
    table.play("E offer C 0", "C decline", "B stand")
    with pytest.raises(IllegalAction):
        table.play("F offer A 1")


def test_any_whole_price_may_be_asked() -> None:
    """[S0] "as long as they can agree on the price": more than the pot as well."""
    table = six_with_two_out().play("D offer A 500", "A accept")
    assert table.all_told(CardSold)[0].price == 500


def test_a_live_player_is_no_buyer_while_more_than_two_are_left() -> None:
    """[S0] Cards are sold to eliminated players."""
    with pytest.raises(IllegalAction):
        six_with_two_out().play("D offer E 3")


def test_when_the_dealer_has_sold_the_last_live_seat_before_acts_last() -> None:
    """[RULING 1.7] B deals and sells to A, who sits last before B's place."""
    table = (
        Table(RULEBOOK, 5).deal("9 hussar 3 8 10").play("A swap", "B stand", "C stand", "D stand", "E stand")
    )
    table.play("A stay_out", "C rejoin").deal("4 5 6 7").play("B stand", "C stand", "D stand", "E stand")
    table.play("A stay_out").deal("4 5 6 hussar")
    assert table.state.dealer == 1
    table.play("B offer A 2", "A accept")
    assert table.state.hand.order == (2, 3, 4, 0)


def test_the_last_two_may_share_the_pot() -> None:
    """[S0] One sells to the other, who then takes the pot: they share it."""
    table = Table(RULEBOOK, 2).deal("5 9").play("B offer A 1", "A accept")
    assert table.all_told(MatchWon) == [MatchWon(0, 2)]
    assert table.rules.returns(table.state) == (0, 0)


def test_elsewhere_nothing_is_sold() -> None:
    """[RULES 1.9] Only the rulebook knows selling."""
    table = Table(RULESETS["classic"].rules, 2).deal("5 9")
    with pytest.raises(IllegalAction):
        table.play("B offer A 1")
