"""Kille with five cards, rule by rule [RULES 3.4, W1, W2, W8, W20]."""

from typing import Any

import pytest
from msgspec.structs import replace
from rulebook.table import Table

from kille.core.deals import DealBegan, DealEnded, MatchEnded, Scored
from kille.core.hidden import redact
from kille.games.tricks.counting import Counted, value
from kille.games.tricks.fivecard import FIVECARD, Dead
from kille.games.tricks.refill import CardsExchanged
from kille.games.tricks.trick import TrickWon
from kille.packs.kille import Card

GERMUND = FIVECARD.rulesets["germund"].rules
UPPSALA = FIVECARD.rulesets["uppsala"].rules
FIVES = ("4 9 10 11 12", "7 1 2 3 5", "2 inn cavalier pig hussar")


def table(*, rules: Any = GERMUND, fives: tuple[str, ...] = FIVES, **options: Any) -> Table:
    """The last seat deals, so A is asked first; everyone has five cards."""
    rows = zip(*(hand.split() for hand in fives), strict=True)
    played = Table(FIVECARD, replace(rules, **options), len(fives))
    return played.deal(" ".join(card for row in rows for card in row))


def kept(**more: Any) -> Table:
    """Everyone keeps the cards."""
    played = table(**more)
    return played.play(*(f"{letter} keep" for letter in "ABCDE"[: played.seats]))


def left_with(left: tuple[str, ...], *, rules: Any = GERMUND, **options: Any) -> Table:
    """Four tricks are played, in which A leads low cards; then each has this card left."""
    played = kept(rules=rules, **options)
    tricks = ("A play 9", "B play 1", "C play inn", "C play cavalier", "A play 4", "B play 2")
    tricks += ("C play pig", "A play 10", "B play 3", "C play hussar", "A play 11", "B play 5")
    played.play(*tricks)
    hands = tuple(
        [
            (replace(hand[0], value=Card(card)),)
            for hand, card in zip(played.state.cards.hands, left, strict=True)
        ]
    )
    played.state = replace(played.state, cards=replace(played.state.cards, hands=hands))
    return played


def test_up_to_three_cards_are_exchanged_in_uppsala_and_any_number_by_germund() -> None:
    """W1, W2: discard once, refilled at once; only the owner knows what."""
    assert max(len(line.split()) for line in table().may("A")) == 1 + 5
    assert max(len(line.split()) for line in table(rules=UPPSALA).may("A")) == 1 + 3
    played = table().play("A discard 4 12")
    assert played.may("B") == []
    played.deal("fool wreath")
    assert [card.look().value for card in played.state.cards.hands[0]] == ["9", "10", "11", "fool", "wreath"]
    (told,) = played.all_told(CardsExchanged)
    assert [card.value for card in redact(told, 1).cards] == [None, None]
    assert "keep" in played.may("B")


def test_nobody_exchanges_more_than_the_stock_has() -> None:
    """Our reading, for more players than the rule set is made for."""
    fives = ("1 2 3 4 5", "6 7 8 9 10", "1 2 3 4 5", "6 7 8 9 10", "11 12 inn pig hussar")
    played = table(fives=fives)
    played.play("A discard 1 2 3 4 5").deal("11 12 inn pig hussar")
    played.play("B discard 6 7 8 9 10").deal("cuckoo cuckoo cavalier cavalier harlequin")
    played.play("C discard 1 2 3 4 5").deal("fool fool wreath wreath harlequin")
    assert max(len(line.split()) for line in played.may("D")) == 1 + 2


def test_left_of_the_dealer_leads_any_card() -> None:
    """W1, W2."""
    assert kept().may("A") == ["play 4", "play 9", "play 10", "play 11", "play 12"]


def test_a_follower_plays_the_lowest_card_that_heads_else_the_lowest_of_the_hand() -> None:
    """W1, W2: only the leader chooses."""
    played = kept().play("A play 9")
    assert played.may("B") == ["play 1"]
    played.play("B play 1")
    assert played.may("C") == ["play inn"]


def test_an_equal_card_heads_and_the_later_of_equals_wins() -> None:
    """W1, W2: equal to or higher than the best so far."""
    played = kept(fives=("4 9 10 11 12", "7 9 2 3 5", "2 1 1 3 7")).play("A play 9")
    assert played.may("B") == ["play 9"]
    played.play("B play 9", "C play 1")
    assert [won.seat for won in played.all_told(TrickWon)] == [1]


def test_after_four_tricks_the_winner_of_the_fourth_may_declare_then_the_others_clockwise() -> None:
    """W1, W2."""
    played = left_with(("12", "7", "2"))
    assert [played.may(letter) for letter in "ABC"] == [[], [], ["declare", "pass"]]
    played.play("C pass")
    assert played.may("A") == ["declare", "pass"]
    played.play("A pass")
    assert played.may("B") == ["declare", "pass"]


def test_if_nobody_plays_all_score_nothing() -> None:
    """W2 (`germund`)."""
    played = left_with(("12", "7", "2")).play("C pass", "A pass", "B pass")
    assert played.all_told(Scored) == [Scored((0, 0, 0), (0, 0, 0))]


def test_if_nobody_plays_in_uppsala_the_lowest_scores_ten() -> None:
    """W20; our reading, an option."""
    played = left_with(("12", "7", "2"), rules=UPPSALA).play("C pass", "A pass", "B pass")
    assert played.all_told(Scored) == [Scored((0, 0, 10), (0, 0, 10))]
    assert [counted.why for counted in played.all_told(Counted)] == ["silent"]
    none = left_with(("12", "7", "2"), rules=UPPSALA, silent=0).play("C pass", "A pass", "B pass")
    assert none.all_told(Scored)[0].points == (0, 0, 0)


def test_the_example_of_a_wrong_declaration() -> None:
    """RULES 3.4, example (`germund`): left cards A4 B7 C2, A plays: C 0, B 7, A 4+10=14."""
    played = left_with(("4", "7", "2")).play("C pass", "A declare")
    assert played.all_told(Scored) == [Scored((14, 7, 0), (14, 7, 0))]
    assert [counted.why for counted in played.all_told(Counted)] == ["declared_wrongly", "value", "lowest"]
    assert played.all_told(DealEnded)[0].held[0][0].is_open()


def test_a_right_declaration_costs_nothing() -> None:
    """W1, W2: the lowest scores 0, others the value of their card."""
    played = left_with(("12", "7", "2")).play("C declare")
    assert played.all_told(Scored) == [Scored((12, 7, 0), (12, 7, 0))]


def test_a_declarer_who_is_not_alone_lowest_scores_ten_on_top() -> None:
    """W2."""
    played = left_with(("2", "7", "2")).play("C declare")
    assert played.all_told(Scored) == [Scored((0, 7, 10), (0, 7, 10))]


def test_two_identical_lowest_cards_in_uppsala_all_score_nothing() -> None:
    """W1."""
    played = left_with(("2", "7", "2"), rules=UPPSALA).play("C declare")
    assert played.all_told(Scored) == [Scored((0, 0, 0), (0, 0, 0))]
    assert {counted.why for counted in played.all_told(Counted)} == {"tied"}


@pytest.mark.parametrize(
    ("card", "points"),
    [
        *[("fool", 0), ("flowerpot", 0), ("wreath", 0), ("1", 1), ("12", 12), ("inn", 13)],
        *[("cavalier", 14), ("pig", 15), ("hussar", 16), ("cuckoo", 17), ("harlequin", 18)],
    ],
)
def test_what_cards_are_worth(card: str, points: int) -> None:
    """W1, W2: three lowest 0, numerals face value, Inn 13 … Cuckoo 17, Harlequin 18 by Germund's rules."""
    assert value(Card(card), harlequin=18) == points


def test_a_harlequin_scores_fifty_in_uppsala_and_is_death() -> None:
    """W1: 50 points is dead; the others play on, and the next live seat deals."""
    played = left_with(("harlequin", "7", "2"), rules=UPPSALA).play("C declare")
    assert played.all_told(Scored) == [Scored((50, 7, 0), (50, 7, 0))]
    assert played.all_told(Dead) == [Dead(0, 50)]
    assert played.all_told(DealEnded)[0].out == (0,)
    assert played.rules.in_play(played.state) == {1, 2}
    played.deal("1")
    assert [began.dealer for began in played.all_told(DealBegan)] == [2, 1]


def test_the_last_one_alive_wins_in_uppsala() -> None:
    """W1."""
    played = left_with(("harlequin", "7", "2"), rules=UPPSALA)
    played.state = replace(played.state, scores=(0, 45, 30))
    played.play("C declare")
    assert played.all_told(MatchEnded) == [MatchEnded((2,), (50, 52, 30))]


def test_if_all_die_at_once_the_fewest_points_win() -> None:
    """Our reading."""
    played = left_with(("2", "7", "2"), rules=UPPSALA, lowest="all_lowest")
    hands = (played.state.cards.hands[0], (), played.state.cards.hands[2])
    cards = replace(played.state.cards, hands=hands)
    played.state = replace(played.state, scores=(45, 60, 44), live=(0, 2), cards=cards, asked=(2, 0))
    played.play("C pass", "A pass")
    assert played.all_told(Dead) == [Dead(0, 55), Dead(2, 54)]
    assert played.all_told(MatchEnded) == [MatchEnded((2,), (55, 60, 54))]


def test_germund_ends_at_the_limit_and_the_fewest_points_win() -> None:
    """W2: the match ends when somebody has the limit or more."""
    played = left_with(("12", "7", "2"))
    played.state = replace(played.state, scores=(40, 20, 30))
    played.play("C declare")
    assert played.all_told(MatchEnded) == [MatchEnded((1,), (52, 27, 30))]
    assert played.all_told(Dead) == []


def test_a_match_ends_after_so_many_deals_in_any_case() -> None:
    """Our reading: a bound, for tables at which nobody ever plays."""
    played = left_with(("12", "7", "2"), deals=1).play("C pass", "A pass", "B pass")
    assert played.all_told(MatchEnded) == [MatchEnded((0, 1, 2), (0, 0, 0))]
