"""Hand-written records of Djurpark, and what is reported of them, worked out by hand."""

import pytest
from records.test_crawl_records import report

from kille.core.record import RecordError

FOUR = """
deal 8 inn 3 4 8     # in the order of flipping; D deals, so A and B have eleven cards
A flip
B flip
C flip
D flip
A flip               # the second 8
"""


def test_calls_take_and_cost_cards() -> None:
    """B is wrong and pays A a card; C is right and takes both 8s; A flips again."""
    said = report("djurpark", "rulebook", FOUR + "B call D\nC call A", seats=4)
    assert said == {
        "over": False,
        "to_act": ["A"],
        "scores": None,
        "stacks": [10, 10, 12, 10],
        "in_play": ["A", "B", "C", "D"],
        "deals": [
            {"dealer": "D", "out": [], "held": [None, "inn", "3", "4"], "delta": [-1, -1, 2, 0]},
        ],
    }


def test_with_two_alike_all_are_waited_for_and_without_only_the_next() -> None:
    assert report("djurpark", "rulebook", FOUR, seats=4)["to_act"] == ["A", "B", "C", "D"]
    assert report("djurpark", "rulebook", FOUR + "A quiet\nD call B", seats=4)["to_act"] == ["B", "C"]
    passed = "A quiet\nD quiet\nB quiet\nC quiet"
    assert report("djurpark", "rulebook", FOUR + passed, seats=4)["to_act"] == ["B"]
    assert report("djurpark", "rulebook", "deal 8\nA flip", seats=4)["to_act"] == ["B"]


def test_nature_is_waited_for_when_a_card_is_flipped_without_a_deal_line() -> None:
    assert report("djurpark", "rulebook", "A flip", seats=4)["to_act"] == []


def test_silence_flips_and_keeps_quiet() -> None:
    """B has left: it flips the Inn in its turn, and stays quiet when two are alike."""
    moves = "leave B\ndeal 8 inn 3 4 8\ntime A\ntime C\ntime D\ntime A\ntime C"
    said = report("djurpark", "rulebook", moves, seats=4)
    assert said["to_act"] == ["A", "D"]
    assert said["deals"][0]["held"] == [["8", "8"], "inn", "3", "4"]


@pytest.mark.parametrize(
    ("line", "said"),
    [
        ("B flip", "B may not flip now: B may quiet"),
        ("A quiet\nA call A", "A may not call now"),
        ("C call E", "E"),
    ],
)
def test_what_is_wrong_is_said_in_a_sentence(line: str, said: str) -> None:
    with pytest.raises(RecordError, match=said):
        report("djurpark", "rulebook", FOUR + line, seats=4)
