"""Ålandskille, rule by rule [S2; the score is a reconstruction: RULES 3.2]."""

from typing import Any

import pytest
from rulebook.table import Table
from rulebook.tricks import deal_hands, play_tricks

from kille.core.deals import DealBegan, DealEnded, Scored
from kille.games.tricks.alandskille import ALANDSKILLE, Costs, Rules, hand_size
from kille.games.tricks.crawl import CardCounted
from kille.packs.kille import Card

RULES = ALANDSKILLE.rulesets["encyclopedia"].rules


def table(rules: Any = RULES, seats: int = 3) -> Table:
    """A table before the first card; the last seat deals."""
    return Table(ALANDSKILLE, rules, seats)


def points(*tricks: str) -> list[tuple[int, ...]]:
    """What each of some deals of one card counts, each the first of its match."""
    said: list[tuple[int, ...]] = []
    for trick in tricks:
        (scored,) = play_tricks(table().deal(trick), trick).all_told(Scored)
        said.append(scored.points)
    return said


def test_it_is_a_reconstruction() -> None:
    """[S2] speaks of a special scoring scheme, and does not tell it."""
    assert ALANDSKILLE.rulesets["encyclopedia"].reconstructed


@pytest.mark.parametrize(("seats", "most"), [(3, 14), (4, 10), (5, 8), (6, 7), (7, 6), (8, 5)])
def test_one_card_more_each_deal_and_then_one_fewer(seats: int, most: int) -> None:
    """[S2]: one card each in the first deal, two in the second … as long as the cards last, then back."""
    sizes = [hand_size(deal, seats=seats) for deal in range(1, 2 * most)]
    assert sizes == [*range(1, most + 1), *range(most - 1, 0, -1)]
    assert hand_size(2 * most, seats=seats) == 0


def test_the_dealer_moves_on_each_time() -> None:
    """[RULES 3.2]: the next seat deals; the seat on its left leads."""
    match = play_tricks(table().deal("5 harlequin 5"), "5 harlequin 5")
    assert (match.state.dealer, match.state.cards.size) == (0, 2)
    deal_hands(match, "7 8", "4 11", "1 2")
    assert match.rules.awaited(match.state) == {1}
    assert [event.dealer for event in match.all_told(DealBegan)] == [2, 0]


def test_the_value_of_the_own_card_is_lost_but_for_the_lowest() -> None:
    """[RECONSTRUCTED]: the lowest scores 0, every other player minus the value of the own card."""
    assert points("5 harlequin 7") == [(0, -18, -7)]


def test_tied_lowest_all_score_nothing() -> None:
    """[RULES 3.2; the examples' last tricks]."""
    assert points("5 harlequin 5", "9 9 2") == [(0, -18, 0), (-9, -9, 0)]


def test_why_is_told() -> None:
    told = play_tricks(table().deal("5 harlequin 7"), "5 harlequin 7").all_told(CardCounted)
    assert [(event.seat, event.points, event.why) for event in told] == [
        (0, 0, "lowest_free"),
        (1, -18, "value"),
        (2, -7, "value"),
    ]


def test_what_cards_cost() -> None:
    """[RECONSTRUCTED]: three lowest 0, numerals face value, Inn 13 … Cuckoo 17, Harlequin 18."""
    assert [Costs().of(card) for card in Card] == [0, 0, 0, *range(1, 19)]


def test_costs_are_options() -> None:
    assert play_tricks(
        table(Rules(costs=Costs(harlequin=50, lowest_three=2))).deal("harlequin wreath fool"),
        "harlequin wreath fool",
    ).all_told(Scored)[0].points == (-50, -2, 0)


def test_nobody_goes_out() -> None:
    match = play_tricks(table().deal("5 harlequin 7"), "5 harlequin 7")
    assert match.rules.in_play(match.state) == {0, 1, 2}
    assert match.all_told(DealEnded)[0].out == ()


def test_must_head() -> None:
    """[S2, variant; example]: hand {4, 11} on a 7 must play 11."""
    for must_head, may in ((True, ["play 11"]), (False, ["play 4", "play 11"])):
        match = table(Rules(must_head=must_head))
        play_tricks(match.deal("1 2 3"), "1 2 3")
        play_tricks(deal_hands(match, "7 8", "4 11", "1 2"), "7")
        assert match.may("C") == may


def test_only_the_last_trick_counts() -> None:
    """[S2]: minus points for the cards played in the last trick."""
    match = play_tricks(table().deal("1 2 3"), "1 2 3")
    play_tricks(deal_hands(match, "7 8", "4 11", "1 2"), "8 11 1", "4 2 7")  # B leads, C heads
    assert match.all_told(Scored)[1].points == (0, -7, -4)
    assert match.rules.stacks(match.state) == (0, -2 - 7, -3 - 4)
