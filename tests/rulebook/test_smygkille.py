"""Smygkille, rule by rule [S2; RULES 3.2]."""

import pytest
from rulebook.table import Table
from rulebook.tricks import deal_hands, play_tricks

from kille.core.deals import DealEnded, MatchEnded, Scored
from kille.core.hidden import redact
from kille.games.tricks.crawl import HighestOut
from kille.games.tricks.smygkille import SMYGKILLE, CardsExchanged, CardsKept, Rules

ENCYCLOPEDIA = SMYGKILLE.rulesets["encyclopedia"].rules

FIVES = ("cuckoo hussar inn 12 5", "1 2 3 4 harlequin", "1 2 3 4 5")
FIVES_TRICKS = ("cuckoo 1 1", "hussar 2 2", "inn 3 3", "12 4 4", "5 harlequin 5")
"""The last trick of the example in RULES 3.2: A 5, B Harlequin, C 5."""

NINES = ("cuckoo hussar inn 12 9", "1 3 4 5 9", "fool fool flowerpot wreath 2")
NINES_TRICKS = ("cuckoo 1 fool", "hussar 3 fool", "inn 4 flowerpot", "12 5 wreath", "9 9 2")
"""The last trick of the other example: A 9, B 9, C 2."""


def dealt(*hands: str, rules: Rules | None = None, seats: int = 3) -> Table:
    """A table with these hands, the last seat dealing."""
    return deal_hands(Table(SMYGKILLE, rules or ENCYCLOPEDIA, seats), *hands)


def hand(table: Table, seat: int) -> str:
    """What a seat holds."""
    return " ".join(card.look().value for card in table.state.cards.hands[seat])


def test_five_cards_each() -> None:
    """[S2]: players get five cards each deal; the rest is the stock."""
    table = dealt(*FIVES)
    assert [len(cards) for cards in table.state.cards.hands] == [5, 5, 5]
    assert table.rules.awaited(table.state) == {0}


def test_one_or_two_may_be_exchanged() -> None:
    """[S2, RULING: none is allowed too]: every choice of one or two cards, equal ones once."""
    table = dealt("2 2 3 4 5", "6 7 8 9 10", "6 7 8 9 10")
    assert table.may("A") == [
        *("exchange 2", "exchange 3", "exchange 4", "exchange 5"),
        *("exchange 2 2", "exchange 2 3", "exchange 2 4", "exchange 2 5"),
        *("exchange 3 4", "exchange 3 5", "exchange 4 5", "keep"),
    ]


def test_new_cards_come_at_once_and_in_turn() -> None:
    """[RULES 3.2]: in turn from the dealer's left, before the first lead."""
    table = dealt(*FIVES).play("A exchange 12 cuckoo")
    assert table.rules.awaited(table.state) == set()
    table.deal("wreath")
    assert table.rules.awaited(table.state) == set()
    table.deal("6")
    assert hand(table, 0) == "hussar inn 5 wreath 6"
    assert table.rules.awaited(table.state) == {1}
    table.play("B keep", "C exchange 5").deal("fool")
    assert hand(table, 2) == "1 2 3 4 fool"
    assert table.rules.awaited(table.state) == {0}
    assert table.may("A")[0] == "play wreath"
    assert [event.seat for event in table.all_told(CardsKept)] == [1]


def test_what_is_laid_aside_stays_unseen_and_out_of_play() -> None:
    """The others see how many cards go, not which; no third copy comes up."""
    table = dealt(*FIVES).play("A exchange 12 cuckoo").deal("12 cuckoo")
    (told,) = table.all_told(CardsExchanged)
    assert [card.value for card in redact(told, 1).cards] == [None, None]
    assert [card.look().value for card in redact(told, 0).cards] == ["12", "cuckoo"]
    table.play("B exchange 4")
    tokens = {outcome.card.value for outcome in table.rules.chance_outcomes(table.state)}
    assert not tokens & {"12", "cuckoo", "4"}


def test_no_more_than_the_stock_has() -> None:
    """[RULING]: with eight players two cards are in the stock; the first to exchange may take them all."""
    pack = [card.value for card in ENCYCLOPEDIA.pack() for _ in range(2)]
    table = Table(SMYGKILLE, ENCYCLOPEDIA, 8).deal(" ".join(pack[:40]))
    assert len(table.may("A")) == 5 + 10 + 1
    table.play(f"A exchange {hand(table, 0).split()[0]}").deal("harlequin")
    assert len(table.may("B")) == 5 + 1
    table.play(f"B exchange {hand(table, 1).split()[0]}").deal("harlequin")
    assert table.may("C") == ["keep"]


def test_the_highest_of_the_last_trick_is_out() -> None:
    """[S2; example]: 5, harlequin, 5: B is out; A deals the next five cards, and C is asked first."""
    table = play_tricks(dealt(*FIVES).play("A keep", "B keep", "C keep"), *FIVES_TRICKS)
    assert [event.seat for event in table.all_told(HighestOut)] == [1]
    assert [event.out for event in table.all_told(DealEnded)] == [(1,)]
    assert (table.state.dealer, table.state.live, table.state.asked) == (0, (0, 2), (2, 0))
    assert table.state.cards.size == 5


def test_equal_highest_are_both_out() -> None:
    """[S2; example]: 9 9 2: A and B are out, C has won."""
    table = play_tricks(dealt(*NINES).play("A keep", "B keep", "C keep"), *NINES_TRICKS)
    assert table.all_told(MatchEnded) == [MatchEnded((2,), (0, 0, 1))]


@pytest.mark.parametrize(
    ("hands", "tricks", "points"),
    [(FIVES, FIVES_TRICKS, (1, -1, 0)), (NINES, NINES_TRICKS, (-1, -1, 2))],
)
def test_points(hands: tuple[str, ...], tricks: tuple[str, ...], points: tuple[int, ...]) -> None:
    """[S2; examples]: option `goal`, as in Krypkille; everyone deals once."""
    table = dealt(*hands, rules=Rules(goal="points"))
    play_tricks(table.play("A keep", "B keep", "C keep"), *tricks)
    assert table.all_told(Scored) == [Scored(points, points)]
    assert table.rules.returns(table.state) is None


def test_must_head() -> None:
    """[S2, variant; example]: hand {4, 11} on a 7 must play 11."""
    table = dealt("7 8 9 10 12", "4 11 1 2 3", "fool 1 2 3 wreath", rules=Rules(must_head=True))
    table.play("A keep", "B keep", "C keep", "A play 7")
    assert table.may("B") == ["play 11"]
