"""A hand-written record of Kille with three cards, and what is reported of it, worked out by hand."""

from records.test_crawl_records import report

EXAMPLE = """
deal harlequin cuckoo 3 6  hussar 5 2 3  4 2 1 1    # D antes 3
A join
B join
C join
time D               # folding is forbidden: D joins
A play harlequin
B play cuckoo
C play 3
D play 6
A play 4
B play 5             # takes the trick
C play 2
D play 3
B play 2
C play 1
D play 1
A play hussar        # A has two tricks, B one; C and D pay 3 each
"""

SECOND = """
deal 7 8 9 10  7 8 9 10  6 6 5 5                    # A antes 3: the pot is 9; B has the sevens
B fold
C take_talon
deal fool fool wreath
C fold
D join
A join
D play 9
A play 10
A play 5
D play 5             # the later of equals: D takes it
"""


def test_the_example_of_the_rules() -> None:
    """Pot 3; tricks A 2, B 1: A +2, B +1, C −3, D −3 and the ante; the next pot is 9, a trick worth 3."""
    assert report("threecard", "rulebook", EXAMPLE + SECOND, seats=4) == {
        "over": False,
        "to_act": ["D"],
        "scores": None,
        "stacks": [2 - 3 + 3, 1, -3, -6 + 3],
        "in_play": ["A", "B", "C", "D"],
        "deals": [
            {"dealer": "D", "out": [], "held": ["hussar", "2", "1", "1"], "delta": [2, 1, -3, -6]},
            {"dealer": "A", "out": [], "held": ["10", None, None, "9"], "delta": [0, 0, 0, 3]},
        ],
    }


def test_the_last_one_takes_the_pot_and_still_holds_the_cards() -> None:
    """B and C fold, C has left; D folds: A takes the 9 with three cards in the hand."""
    more = "deal 7 8 9 10  7 8 9 10  6 6 5 5\nB fold\nleave C\nD fold\ndeal 1"
    said = report("threecard", "rulebook", EXAMPLE + more, seats=4)
    assert said["deals"][1:] == [
        {"dealer": "A", "out": [], "held": [["10", "10", "5"], None, None, None], "delta": [6, 0, 0, 0]},
        {"dealer": "B", "out": [], "held": [None, None, "1", None], "delta": [0, -3, 0, 0]},
    ]
    assert said["stacks"] == [8, -2, -3, -6]
