"""How bots lay the hidden cards: as they could lie after all that was told, each way about as often."""

from collections import Counter
from itertools import islice
from random import Random
from typing import Any

import pytest
from rulebook.table import Table
from rulebook.test_bluffmaster import table as bluffmaster
from rulebook.test_femkort import knocked
from rulebook.tricks import deal_hands, play_tricks

from kille.bots.bluffmaster import credible
from kille.core.fill import fillings
from kille.core.game import view
from kille.games import GAMES
from kille.games.tricks import fivecard, threecard
from kille.packs.kille import Card

FIVES = ("10 11 12 inn hussar", "7 8 8 9 9", "1 2 3 4 5")
SEVEN, EIGHT, NINE = Card.SEVEN.rank, Card.EIGHT.rank, Card.NINE.rank


def seen_by_a(table: Table, times: int = 60) -> list[Any]:
    """Many ways in which the cards could lie, by all that A knows."""
    seen = view(table.rules, table.state, 0).state
    return list(islice(fillings(table.rules, seen, Random(7)), times))


def ranks_of(seat: int, fillings: list[Any]) -> set[int]:
    """All ranks that a seat holds in one of them."""
    return {card.look().rank for full in fillings for card in full.cards.hands[seat]}


def crawled(*, must_head: bool) -> Table:
    """Smygkille: A led a 10, and B crawled with a 7."""
    rules = GAMES["smygkille"].rules(must_head=must_head)
    table = deal_hands(Table(GAMES["smygkille"], rules, 3), *FIVES).play("A keep", "B keep", "C keep")
    return play_tricks(table, "10 7")


def test_who_crawls_has_nothing_lower() -> None:
    """S2: one crawls with the very lowest card of the hand."""
    ranks = ranks_of(1, seen_by_a(crawled(must_head=False)))
    assert min(ranks) == SEVEN
    assert max(ranks) > NINE


def test_who_crawls_and_must_head_could_not() -> None:
    """S2, option: by `must_head` a crawl with a 7 under a 10 leaves 7 to 9."""
    assert ranks_of(1, seen_by_a(crawled(must_head=True))) == {SEVEN, EIGHT, NINE}


def test_each_way_is_as_likely() -> None:
    """Of the five copies from 7 to 9 that are left B holds four: one of five ways, all alike."""
    hands = Counter(
        tuple(sorted(card.look().rank for card in full.cards.hands[1]))
        for full in seen_by_a(crawled(must_head=True), times=1000)
    )
    assert set(hands) == {(EIGHT, EIGHT, NINE, NINE), (SEVEN, EIGHT, EIGHT, NINE), (SEVEN, EIGHT, NINE, NINE)}
    assert hands[EIGHT, EIGHT, NINE, NINE] == pytest.approx(200, abs=50)
    assert hands[SEVEN, EIGHT, EIGHT, NINE] == pytest.approx(400, abs=60)


def test_who_did_not_beat_a_trick_could_not() -> None:
    """W3: whoever can beat the trick must. D played the 5 under the Inn."""
    fillings = seen_by_a(knocked().play("A play 8", "C play inn", "D play 5"))
    assert max(ranks_of(3, fillings)) < Card.INN.rank
    assert max(ranks_of(2, fillings)) > Card.INN.rank


def test_with_three_cards_who_did_not_head_played_the_highest() -> None:
    """S0: one who cannot head plays the highest card."""
    table = deal_hands(Table(threecard.THREECARD, threecard.Rules(), 3), "9 10 11", "3 4 5", "1 2 6")
    table.play("A join", "B join", "C join")
    assert max(ranks_of(1, seen_by_a(play_tricks(table, "9 5")))) <= Card.FIVE.rank


def test_with_five_cards_one_heads_with_the_lowest_that_does() -> None:
    """W2: the lowest card that heads. B played the 10 on the 8, so B has no 8 or 9."""
    table = deal_hands(
        Table(fivecard.FIVECARD, fivecard.GERMUND, 3), "8 1 1 2 2", "3 4 5 10 11", "6 6 7 7 12"
    )
    table.play("A keep", "B keep", "C keep")
    ranks = ranks_of(1, seen_by_a(play_tricks(table, "8 10")))
    assert not ranks & {EIGHT, NINE}
    assert ranks & {SEVEN, Card.ELEVEN.rank}


def test_a_name_is_mostly_believed() -> None:
    """Few lie who need not: what B named a 9 is one in more than half of what A thinks likely."""
    table = bluffmaster("1 2 3 4 5 6", "7 8 9 10 11 12", "1 2 3 4 5 6").play(
        "C lay 1 as 1", "A believe", "B believe"
    )
    table.play("A lay 2 as 2", "B believe", "C believe", "B lay 9 as 9")
    rng = Random(7)
    likely = [full for full in seen_by_a(table, times=4000) if rng.random() < credible(full)]
    true = sum(full.sequence[-1].card.value is Card.NINE for full in likely)
    assert 0.5 < true / len(likely) < 0.95
