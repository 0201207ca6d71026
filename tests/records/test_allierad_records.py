"""Hand-written records of Allierad, and what is reported of them, worked out by hand."""

import pytest
from records.test_crawl_records import report

from kille.core.record import RecordError

BOARD = """
deal fool flowerpot wreath 1 2 3 4                   # a1 … g1
deal fool 5 6 7 8 9 10                               # a2 … g2
deal 11 12 inn cavalier pig hussar cuckoo            # a3 … g3
deal harlequin flowerpot wreath 1 2 3 4              # a4 … g4
deal 5 6 7 8 9 10 11                                 # a5 … g5
deal 12 inn cavalier pig hussar cuckoo harlequin     # a6 … g6
"""

OPENING = """
A ally C
A move b1            # a Flowerpot
B move a4            # a Harlequin
C move g3            # a Cuckoo
D concede A          # out of turn for the others, but D may still move
D move f1            # a 3
A move c1            # a Wreath, next to the Flowerpot
"""


def test_moves_take_cards_and_alliances_and_concessions_take_no_turn() -> None:
    assert report("allierad", "four", BOARD + OPENING, seats=4) == {
        "over": False,
        "to_act": ["B"],
        "scores": None,
        "stacks": [0, 0, 0, 0],
        "in_play": ["A", "B", "C", "D"],
        "deals": [
            {
                "dealer": "D",
                "out": [],
                "held": [["flowerpot", "wreath"], "harlequin", "cuckoo", "3"],
                "delta": [0, 0, 0, 0],
            }
        ],
    }


def test_when_all_others_concede_the_round_is_counted_and_the_next_is_laid() -> None:
    """A chose C: if A wins all get nothing, if C wins it has 7 and A 3, if B wins it has 6 and D 4."""
    chooser = report("allierad", "four", BOARD + OPENING + "B concede A\nC concede A", seats=4)
    assert (chooser["to_act"], chooser["stacks"]) == ([], [0, 0, 0, 0])
    chosen = "A ally C\nA concede C\nB concede C\nD concede C"
    assert report("allierad", "four", BOARD + chosen, seats=4)["stacks"] == [3, 0, 7, 0]
    other = "A ally C\nA concede B\nC concede B\nD concede B"
    said = report("allierad", "four", BOARD + other, seats=4)
    assert said["deals"] == [{"dealer": "D", "out": [], "held": [None] * 4, "delta": [0, 6, 0, 4]}]


def test_two_rounds_without_an_alliance_may_end_a_match() -> None:
    """Ten points each time; A deals the second round, so B begins it."""
    first = BOARD + "B concede A\nC concede A\nD concede A"
    second = BOARD + "B move a5\nB concede A\nC concede A\nD concede A"
    said = report("allierad", "four", first + second, seats=4)
    assert (said["over"], said["scores"], said["to_act"]) == (True, [20, 0, 0, 0], [])
    assert [(deal["dealer"], deal["delta"]) for deal in said["deals"]] == [
        ("D", [10, 0, 0, 0]),
        ("A", [10, 0, 0, 0]),
    ]
    assert said["deals"][1]["held"] == [None, "5", None, None]


TWO = """
deal fool flowerpot wreath 1 2   fool 5 6 7 8   11 12 inn cavalier pig
deal harlequin flowerpot wreath 1 2   5 6 7 8 9
"""


def test_two_play_on_five_rows_of_five() -> None:
    """B stands on e5, and takes the 2 on e4; a point for the round."""
    said = report("allierad", "two", TWO + "A move e1\nB move e4\nA concede B", seats=2)
    assert said["stacks"] == [0, 1]
    assert said["deals"] == [{"dealer": "B", "out": [], "held": ["2", "2"], "delta": [0, 1]}]


def test_silence_takes_the_first_card_that_it_can() -> None:
    """Upwards first: A goes to a2 and takes the Fool."""
    said = report("allierad", "four", BOARD + "time A", seats=4)
    assert (said["to_act"], said["deals"][0]["held"]) == (["B"], ["fool", None, None, None])


@pytest.mark.parametrize(
    ("line", "said"),
    [
        ("A move b2", "A may not move now"),
        ("A move a6", "A may not move now"),
        ("A pass", "A may not pass now"),
        ("B move a5", "B may not move now: B may concede"),
        ("A move h9", "'h9' is no square"),
    ],
)
def test_what_is_wrong_is_said_in_a_sentence(line: str, said: str) -> None:
    with pytest.raises(RecordError, match=said):
        report("allierad", "four", BOARD + line, seats=4)
