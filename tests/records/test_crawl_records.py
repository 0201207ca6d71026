"""Hand-written records of Krypkille and its sisters, and what is reported of them, worked out by hand."""

from typing import Any

from kille.core.record import read_record
from kille.core.report import replay_record, summary
from kille.games import GAMES


def report(game: str, ruleset: str, moves: str, *, seats: int = 3, more: str = "") -> dict[str, Any]:
    """What `kille replay --json` says of a record of these moves, without the head that it repeats."""
    names = ", ".join(f'"{name}"' for name in ("Anna", "Bo", "Cia", "Dan", "Eva", "Fia", "Gun")[:seats])
    text = f'''record = 1
game = "{game}"
ruleset = "{ruleset}"
seats = [{names}]
{more}
[moves]
text = """
{moves.strip()}
"""
'''
    said = summary(replay_record(read_record(text, GAMES)), "x")
    return {key: said[key] for key in ("over", "to_act", "scores", "stacks", "in_play", "deals")}


THREE = """
deal fool fool flowerpot  flowerpot 1 1      wreath 2 2         wreath 9 3     4 10 3
deal 5 11 4               6 12 5             7 inn 6            7 inn 8        8 cavalier 9
deal 12 pig 10            pig hussar 11      cuckoo hussar cavalier            cuckoo harlequin harlequin
"""
"""Three hands of fourteen: A up to two Cuckoos, B up to one Harlequin, C up to the other."""

FOURTEEN_TRICKS = """
A play 12
B play cavalier      # heads with a higher card
C play flowerpot     # crawls with the lowest
B play inn           # took the trick, and leads
C play harlequin
A play fool
C play 1
A play 8
B play 11
B play 1
C play 4
A play 6
A play 4
B play pig
C play 2
B play 12
C play 3
A play flowerpot
B play 10
C play 3
A play pig
A play 7
B play fool
C play 9
C play 11
A play cuckoo
B play 2
A play 7
B play inn
C play cavalier
C play 6
A play wreath
B play hussar
B play 9
C play 10
A play wreath
C play 8
A play cuckoo
B play hussar
A play 5
B play harlequin
C play 5
"""


HELD = ["5", "harlequin", "5"]


def test_half_a_deal() -> None:
    """The hands in the order in which they came; nothing is won yet."""
    half = "\n".join(FOURTEEN_TRICKS.strip().splitlines()[:12])
    assert report("krypkille", "rulebook", THREE + half) == {
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
                    ["flowerpot", "wreath", "wreath", "4", "5", "7", "7", "pig", "cuckoo", "cuckoo"],
                    ["fool", "2", "9", "10", "12", "inn", "pig", "hussar", "hussar", "harlequin"],
                    ["2", "3", "3", "5", "6", "8", "9", "10", "11", "cavalier"],
                ],
                "delta": [0, 0, 0],
            }
        ],
    }


def test_by_the_rulebook_the_winner_of_the_one_deal_scores_one() -> None:
    """5, harlequin, 5: of the tied lowest the last to play, C."""
    assert report("krypkille", "rulebook", THREE + FOURTEEN_TRICKS) == {
        "over": True,
        "to_act": [],
        "scores": [0, 0, 1],
        "stacks": [0, 0, 1],
        "in_play": ["A", "B", "C"],
        "deals": [{"dealer": "C", "out": [], "held": HELD, "delta": [0, 0, 1]}],
    }


def test_by_the_encyclopedia_the_highest_is_out() -> None:
    """B is out; A deals next, 21 cards each, and C, the only other one, would lead."""
    assert report("krypkille", "encyclopedia", THREE + FOURTEEN_TRICKS + "deal 9 8") == {
        "over": False,
        "to_act": [],
        "scores": None,
        "stacks": [0, 0, 0],
        "in_play": ["A", "C"],
        "deals": [
            {"dealer": "C", "out": ["B"], "held": HELD, "delta": [0, 0, 0]},
            {"dealer": "A", "out": [], "held": ["8", None, "9"], "delta": [0, 0, 0]},
        ],
    }


def test_points_of_one_deal() -> None:
    """A played the first of the lowest, B the highest card; one deal was agreed on."""
    said = report("krypkille", "points", THREE + FOURTEEN_TRICKS, more="[options]\ndeals = 1")
    assert said["scores"] == [1, -1, 0]
    assert said["deals"] == [{"dealer": "C", "out": [], "held": HELD, "delta": [1, -1, 0]}]


SMYGKILLE = """
deal cuckoo 1 1  hussar 2 2  inn 3 3  12 4 4  7 harlequin fool
A exchange 7
deal 5
B keep
C exchange 1 fool    # written in any order; two new cards
deal 5 wreath
A play cuckoo
B play 1
C play wreath
A play hussar
B play 2
C play 2
A play inn
B play 3
time C               # the clock plays the lowest card, the 3
A play 12
B play 4
C play 4
A play 5
B play harlequin
C play 5             # B has the highest card in the last trick
deal 8 9 8 9 7 6 7 6 1 2
leave A
C keep               # A, who has left, keeps too
C play 8
"""


def test_smygkille() -> None:
    """Five cards, an exchange, and B out; in the second deal A has left and crawls: 9 would head."""
    assert report("smygkille", "encyclopedia", SMYGKILLE) == {
        "over": False,
        "to_act": ["C"],
        "scores": None,
        "stacks": [0, 0, 0],
        "in_play": ["A", "C"],
        "deals": [
            {"dealer": "C", "out": ["B"], "held": HELD, "delta": [0, 0, 0]},
            {
                "dealer": "A",
                "out": [],
                "held": [["9", "9", "6", "6"], None, ["8", "7", "7", "1"]],
                "delta": [0, 0, 0],
            },
        ],
    }


ALANDSKILLE = """
deal 5 harlequin 7   # one card each; C deals
A play 5
B play harlequin
C play 7             # A has the lowest; B loses 18, C 7
deal 8 inn 3  9 wreath fool   # two each, for B, C and A; A deals
B play 9
C play inn           # heads
A play fool          # crawls
C play wreath
A play 3
B play 8             # C has the lowest; A loses 3, B 8
"""


def test_alandskille() -> None:
    """Two deals; the third, of three cards each, is dealt by B."""
    assert report("alandskille", "encyclopedia", ALANDSKILLE + "deal 4") == {
        "over": False,
        "to_act": [],
        "scores": None,
        "stacks": [-3, -26, -7],
        "in_play": ["A", "B", "C"],
        "deals": [
            {"dealer": "C", "out": [], "held": ["5", "harlequin", "7"], "delta": [0, -18, -7]},
            {"dealer": "A", "out": [], "held": ["3", "8", "wreath"], "delta": [-3, -8, 0]},
            {"dealer": "B", "out": [], "held": [None, None, "4"], "delta": [0, 0, 0]},
        ],
    }
