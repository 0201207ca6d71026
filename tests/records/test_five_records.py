"""Hand-written records of the games of five tricks, and what is reported of them, worked out by hand."""

from typing import Any

import pytest
from records.test_crawl_records import report

KNOCKING = """
deal harlequin fool 10 9  hussar 1 4 cuckoo  12 2 5 pig    # three each, the pot is 4
A wait
B fold
C knock
D knock
A knock              # has waited, and is asked again
deal 3 wreath 2  1 6 7      # for A, the eldest knocker, C and D
A play 3
C play 4             # must beat it
D play 7
D play 2
A play 12
C play wreath        # cannot
A play 1
C play 5
D play 9
D play pig
A play hussar
C play 6
A play harlequin     # the fifth trick
C play 10
D play cuckoo
deal 8 9 10 11  8 9 10 11  1 2 3 4      # B, C, D, A
B wait
C fold
D fold
A fold               # nobody knocks: the pot stays
deal 8 9 10 11  8 9 10 11  1 2 3 4      # C, D, A, B; the pot is 8
C knock
D fold
A fold
time B               # folds
"""


def test_femkort() -> None:
    """The winner gets the pot of 4, and 4 from both others who knocked; a lone knocker takes the 8."""
    assert report("femkort", "knack", KNOCKING, seats=4) == {
        "over": False,
        "to_act": [],
        "scores": None,
        "stacks": [11 - 1 - 1, -1 - 1 - 1, -5 - 1 + 7, -5 - 1 - 1],
        "in_play": ["A", "B", "C", "D"],
        "deals": [
            {
                "dealer": "D",
                "out": [],
                "held": ["harlequin", None, "10", "cuckoo"],
                "delta": [-1 + 4 + 4 + 4, -1, -1 - 4, -1 - 4],
            },
            {"dealer": "A", "out": [], "held": [None, ["8", "8", "1"], None, None], "delta": [-1] * 4},
            {
                "dealer": "B",
                "out": [],
                "held": [None, None, ["8", "8", "1"], None],
                "delta": [-1, -1, -1 + 8, -1],
            },
        ],
    }


BETTING = """
deal 8 1 inn  9 2 cavalier  10 3 pig  11 4 hussar  12 5 cuckoo
A check
B bet 2
C raise 3            # puts in 5
A fold
time B               # folds
deal 5 5 6  1 2 3  1 2 3  4 7 8  fool 9 10    # B, C, A
B check
C check
A check
B play 5
C play 7
A play 8
A play 10
B play fool
C play 2
A play 6
B play 4
C play 9
C play 5
A play 3
B play 1
C play 2
A play 3             # the fifth trick
B play 1
"""


def test_pokerkille() -> None:
    """C takes the three antes, B's 2 and the own 5 back unplayed; A takes three antes with the last trick."""
    assert report("pokerkille", "poker", BETTING) == {
        "over": False,
        "to_act": [],
        "scores": None,
        "stacks": [-1 + 2, -3 - 1, 4 - 1],
        "in_play": ["A", "B", "C"],
        "deals": [
            {
                "dealer": "C",
                "out": [],
                "held": [None, None, ["inn", "cavalier", "pig", "hussar", "cuckoo"]],
                "delta": [-1, -1 - 2, -1 - 5 + 10],
            },
            {"dealer": "A", "out": [], "held": ["3", "1", "2"], "delta": [2, -1, -1]},
        ],
    }


AUCTION = """
deal 8 1 inn  9 2 cavalier  10 3 pig
A bid 1
B pass
C bid 3
A stay
B fold
deal 11 4  12 5      # A and C
A play 8
C play inn
C play 4
A play 9
A play 10
C play cavalier
C play 5
A play 11
A play 12
C play pig           # the soloist takes the fifth trick, and 3 + 3
deal inn 8 1  cavalier 9 2  pig 10 3    # B, C, A
B pass
C bid 2
time A               # passes
A fold
B stay
deal 4 11  5 12      # B and C
B play 4
C play 8
C play 9
B play inn
B play 5
C play 10
C play 11
B play cavalier
B play pig           # not the soloist's: C pays 2, and the pot of 5 stays
C play 12
"""


def test_auktionskille() -> None:
    """A soloist who takes the last trick takes the pot; one who does not pays the bid a second time."""
    assert report("auktionskille", "auction", AUCTION) == {
        "over": False,
        "to_act": [],
        "scores": None,
        "stacks": [-2, 0, -3],
        "in_play": ["A", "B", "C"],
        "deals": [
            {"dealer": "C", "out": [], "held": ["12", None, "pig"], "delta": [-1, -1, -1 - 3 + 6]},
            {"dealer": "A", "out": [], "held": [None, "pig", "12"], "delta": [-1, -1 + 2, -1 - 2 - 2]},
        ],
    }


FIVE = """
deal 4 7 2  9 1 inn  10 2 cavalier  11 3 pig  12 5 hussar
A discard 4 12
deal fool wreath
B keep
time C               # keeps
A play 9
B play 1             # cannot head: the lowest
C play inn           # the lowest that heads
C play pig
A play fool
B play 2
C play hussar
A play wreath
B play 3
C play cavalier
A play 10
B play 5
"""


@pytest.mark.parametrize("ruleset", ["germund", "uppsala"])
@pytest.mark.parametrize(
    ("said", "points"),
    [
        ("C declare", [11, 7, 0]),
        ("C pass\nA declare", [11 + 10, 7, 0]),
        ("C pass\nA pass\nB declare", [11, 7 + 10, 0]),
    ],
)
def test_fivecard(ruleset: str, said: str, points: list[int]) -> None:
    """The 2 is the lowest; who declares with a higher card scores 10 on top."""
    assert report("fivecard", ruleset, FIVE + said) == {
        "over": False,
        "to_act": [],
        "scores": None,
        "stacks": points,
        "in_play": ["A", "B", "C"],
        "deals": [{"dealer": "C", "out": [], "held": ["11", "7", "2"], "delta": points}],
    }


@pytest.mark.parametrize(("ruleset", "low"), [("germund", 0), ("uppsala", 10)])
def test_fivecard_when_nobody_declares(ruleset: str, low: int) -> None:
    """All score nothing; by the rules of Uppsala the lowest card scores 10."""
    said: dict[str, Any] = report("fivecard", ruleset, FIVE + "time C\ntime A\nB pass")
    assert said["deals"][0]["delta"] == [0, 0, low]
