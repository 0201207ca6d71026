"""Hand-written records of Bluffmäster, and what is reported of them, worked out by hand."""

import pytest
from records.test_crawl_records import report

from kille.core.record import RecordError

HANDS = "deal 2 3 4  5 6 7  8 9 10  inn pig hussar  cuckoo cavalier 1  fool wreath harlequin"
"""A: 2 5 8 inn cuckoo fool · B: 3 6 9 pig cavalier wreath · C, who deals: 4 7 10 hussar 1 harlequin."""

OPENING = """
C lay 1 as 4         # a bluff
A believe
B believe
A lay 5 as 5
B check              # it is a 5: B takes three
deal 11 12 flowerpot
B lay wreath as 6
C believe
A check              # a bluff: B takes three, the 5 is to be beaten
deal fool 1 2
C stop
"""


def test_claims_checks_and_penalties() -> None:
    """C has said stop after the bluff of B, so A starts anew; every card in hand is where it belongs."""
    assert report("bluffmaster", "rulebook", HANDS + OPENING) == {
        "over": False,
        "to_act": ["A"],
        "scores": None,
        "stacks": [0, 0, 0],
        "in_play": ["A", "B", "C"],
        "deals": [
            {
                "dealer": "C",
                "out": [],
                "held": [
                    ["2", "8", "inn", "cuckoo", "fool"],
                    ["3", "6", "9", "pig", "cavalier", "11", "12", "flowerpot", "fool", "1", "2"],
                    ["4", "7", "10", "hussar", "harlequin"],
                ],
                "delta": [0, 0, 0],
            }
        ],
    }


def test_a_window_waits_for_all_others_and_nature_is_waited_for_by_all() -> None:
    assert report("bluffmaster", "rulebook", HANDS + "\nC lay 1 as 4")["to_act"] == ["A", "B"]
    assert report("bluffmaster", "rulebook", HANDS + "\nC lay 1 as 4\nA believe")["to_act"] == ["B"]
    assert report("bluffmaster", "rulebook", HANDS + "\nC lay 1 as 4\nA check")["to_act"] == []


def test_silence_plays_a_whole_match() -> None:
    """C starts again and again with its lowest card, truly named; all believe it and say stop."""
    silence = "\ntime C\ntime A\ntime B\ntime A\ntime B" * 6
    said = report("bluffmaster", "rulebook", HANDS + silence)
    assert (said["over"], said["scores"], said["stacks"]) == (True, [0, 0, 2], [0, 0, 2])
    assert said["deals"] == [
        {
            "dealer": "C",
            "out": ["A", "B"],
            "held": [
                ["2", "5", "8", "inn", "cuckoo", "fool"],
                ["3", "6", "9", "pig", "cavalier", "wreath"],
                None,
            ],
            "delta": [0, 0, 2],
        }
    ]


def test_a_seat_that_has_left_believes_and_stops_without_a_line() -> None:
    """A leaves: what is left is between B and C."""
    said = report("bluffmaster", "rulebook", HANDS + "\nleave A\nC lay 4 as 4\nB believe")
    assert said["to_act"] == ["B"]


def test_the_names_of_cards_are_read_in_swedish_too() -> None:
    said = report("bluffmaster", "rulebook", HANDS + "\nC lay harlekin as värdshus")
    assert said["deals"][0]["held"][2] == ["4", "7", "10", "hussar", "1"]


@pytest.mark.parametrize(
    ("line", "said"),
    [
        ("C stop", "C may not stop now: C may lay"),
        ("A lay 2 as 2", "A may not lay now: C is to act (lay)"),
        ("C lay 2 as 9", "C may not lay now: C may lay"),
        ("C lay 4 9", "'lay 4 9' does not fit: write 'lay CARD as AS'"),
    ],
)
def test_what_is_wrong_is_said_in_a_sentence(line: str, said: str) -> None:
    with pytest.raises(RecordError, match=said.replace("(", r"\(").replace(")", r"\)")):
        report("bluffmaster", "rulebook", f"{HANDS}\n{line}")


SEVEN = """
deal fool 4 10 hussar 1 7 inn      flowerpot 5 11 cuckoo 2 8 cavalier   wreath 6 12 harlequin 3 9 pig
deal 1 7 inn fool 4 10 hussar      2 8 cavalier flowerpot 5 11 cuckoo   3 9 pig wreath 6 12 harlequin
G lay inn as hussar
C check              # the talon is empty: G draws from the hand of C
deal pig
"""


def test_the_next_card_names_what_is_drawn_blindly() -> None:
    """RECORD: nature's, and named by the next deal card."""
    said = report("bluffmaster", "rulebook", SEVEN, seats=7)
    assert said["to_act"] == ["A"]
    assert said["deals"][0]["held"][2] == ["10", "11", "12", "inn", "cavalier"]
    assert said["deals"][0]["held"][6] == ["cavalier", "pig", "hussar", "cuckoo", "harlequin", "pig"]
