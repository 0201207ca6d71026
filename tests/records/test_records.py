"""Hand-written records, and what `kille replay --json` says of them, worked out by hand from the rules."""

from typing import Any

import pytest

from kille.core.record import RecordError, read_record, write_record
from kille.core.report import Replayed, replay_record, summary
from kille.games import GAMES


def record(moves: str, *, seats: int = 4, ruleset: str = "classic", more: str = "") -> str:
    """A record of these moves."""
    names = ", ".join(f'"{name}"' for name in ("Anna", "Bo", "Cia", "Dan", "Eva", "Filip")[:seats])
    return f'''record = 1
game = "byteskille"
ruleset = "{ruleset}"
seats = [{names}]
{more}
[moves]
text = """
{moves.strip()}
"""
'''


def replayed(text: str) -> Replayed:
    """The record, read and played."""
    return replay_record(read_record(text, GAMES))


def deal(dealer: str, out: str, held: str, delta: list[int]) -> dict[str, Any]:
    """What the report says of one deal; `-` in `held` for no card."""
    cards = [None if card == "-" else card for card in held.split()]
    return {"dealer": dealer, "out": list(out), "held": cards, "delta": delta}


REENTRY = record("""
deal 2 6 7 8         # antes 4; D deals
A stand
B stand
C stand
D stand              # the 2 is lowest: A is out
A rejoin             # a stake: pot 5; A, live again, deals next
deal 9 10 11 3       # antes: pot 9; B has the 9, C the 10, D the 11, A the 3
B stand
C stand
D stand
A swap
deal Kavall          # the stock shows a Cavalier: no exchange; A out again
A stay_out           # half of 9, rounded up, would be 5; B deals next
deal 4 12 husar      # antes of B C D: pot 12; C has the 4, D the 12, B the Hussar
C swap               # C and D swap: C 12, D 4
D swap               # D asks B's Hussar and is struck; C's 12 is the lowest of the others
B stand
""")
REENTRY_SAYS = {
    "over": True,
    "to_act": [],
    "scores": [-3, 9, -3, -3],
    "stacks": [-3, 9, -3, -3],
    "in_play": ["B"],
    "deals": [
        deal("D", "A", "2 6 7 8", [-2, -1, -1, -1]),  # A's stake to come back counts here
        deal("A", "A", "3 9 10 11", [-1, -1, -1, -1]),
        deal("B", "CD", "- hussar 12 4", [0, 11, -1, -1]),  # B antes 1 and takes the 12
    ],
}

REDEAL = record(
    """
deal 5 6 7           # rulebook, three: the question of new cards comes first; antes 3, once
A skip
B ask_redeal
C agree
A agree              # thrown in: same dealer, no ante
deal 9 hussar 4      # not asked about again
A stand
B stand
C swap               # the dealer and the stock
deal cavalier 8      # the Cavalier is laid aside; C holds 8, one killing card: C is out
C rejoin             # twice the stake: pot 5; the next seat, A, deals
deal 2 3 4           # B C A
B ask_redeal
C refuse             # the deal is played
B stand
C stand
""",
    seats=3,
    ruleset="rulebook",
)
REDEAL_SAYS = {
    "over": False,
    "to_act": ["A"],
    "scores": None,
    "stacks": [-1, -1, -3],
    "in_play": ["A", "B", "C"],
    "deals": [
        deal("C", "", "5 6 7", [-1, -1, -1]),
        deal("C", "C", "9 hussar 8", [0, 0, -2]),
        deal("A", "", "4 2 3", [0, 0, 0]),
    ],
}

TWO_LEFT = record(
    """
deal 7 harlequin     # two left: a Harlequin is dealt again
deal 8 8             # dealt again: the same dealer, no ante
A stand
B stand              # a tie: dealt again
deal 6 pig
A swap               # asking a Pig loses at once
""",
    seats=2,
)
TWO_LEFT_SAYS = {
    "over": True,
    "to_act": [],
    "scores": [-1, 1],
    "stacks": [-1, 1],
    "in_play": ["B"],
    "deals": [
        deal("B", "", "7 harlequin", [-1, -1]),
        deal("B", "", "8 8", [0, 0]),
        deal("B", "A", "6 pig", [0, 2]),
    ],
}

SALE = record(
    """
deal 9 hussar 3 8 10 11
A swap               # struck by B's Hussar
B stand
C stand
D stand
E stand
F stand              # one killing card: C with the 3 is out too
A stay_out
C stay_out           # the next seat deals, though A is out
deal 4 5 6 7         # B D E F; nobody antes again
D offer A 3
A accept             # A is in with D's 5
E offer C 1
C decline
B stand
""",
    seats=6,
    ruleset="rulebook",
)
SALE_SAYS = {
    "over": False,
    "to_act": ["E"],
    "scores": None,
    "stacks": [-4, -1, -1, 2, -1, -1],
    "in_play": ["A", "B", "E", "F"],
    "deals": [
        deal("F", "AC", "9 hussar 3 8 10 11", [-1, -1, -1, -1, -1, -1]),
        deal("A", "", "5 4 - - 6 7", [-3, 0, 0, 3, 0, 0]),
    ],
}

SHARED = record("deal 5 9\nB offer A 1\nA accept", seats=2, ruleset="rulebook")
SHARED_SAYS = {
    "over": True,
    "to_act": [],
    "scores": [0, 0],
    "stacks": [0, 0],
    "in_play": ["A"],
    "deals": [deal("B", "", "5 9", [0, 0])],
}

LIVES = record(
    """
deal 2 6 7
time A               # the clock: A stands
leave B              # from now on B stands by itself, and is never asked
C stand
deal 8 3             # dealer A: B gets the 8, C the 3
deal 9
C stand
A stand
""",
    seats=3,
    ruleset="lives",
)
LIVES_SAYS = {
    "over": False,
    "to_act": [],
    "scores": None,
    "stacks": [2, 3, 2],
    "in_play": ["A", "B", "C"],
    "deals": [deal("C", "A", "2 6 7", [-1, 0, 0]), deal("A", "C", "9 8 3", [0, 0, -1])],
}

MIDWAY = record("deal 5 6", more='dealer = "B"')
MIDWAY_SAYS = {
    "over": False,
    "to_act": [],
    "scores": None,
    "stacks": [-1, -1, -1, -1],
    "in_play": ["A", "B", "C", "D"],
    "deals": [deal("B", "", "- - 5 6", [-1, -1, -1, -1])],
}

EMPTY = record("")
EMPTY_SAYS = {
    "over": False,
    "to_act": [],
    "scores": None,
    "stacks": [0, 0, 0, 0],
    "in_play": ["A", "B", "C", "D"],
    "deals": [],
}

THROWN_AWAY = record("deal harlequin 5 2 3 4\ndeal 7 9\nA stand\nB stand", seats=2)
THROWN_AWAY_SAYS = {
    "over": True,
    "to_act": [],
    "scores": [-1, 1],
    "stacks": [-1, 1],
    "in_play": ["B"],
    "deals": [deal("B", "", "harlequin 5", [-1, -1]), deal("B", "A", "7 9", [0, 2])],
}

ALL = {
    "reentry": (REENTRY, REENTRY_SAYS),
    "redeal": (REDEAL, REDEAL_SAYS),
    "two left": (TWO_LEFT, TWO_LEFT_SAYS),
    "sale": (SALE, SALE_SAYS),
    "shared": (SHARED, SHARED_SAYS),
    "lives": (LIVES, LIVES_SAYS),
    "midway": (MIDWAY, MIDWAY_SAYS),
    "empty": (EMPTY, EMPTY_SAYS),
    "thrown away": (THROWN_AWAY, THROWN_AWAY_SAYS),
}
each = pytest.mark.parametrize(("text", "says"), ALL.values(), ids=ALL)


@each
def test_what_replay_says(text: str, says: dict[str, Any]) -> None:
    told = summary(replayed(text), "x.kille")
    assert {key: told[key] for key in says} == says
    lives = told["ruleset"] == "lives"
    start = [3 if lives else 0] * told["seats"]
    assert told["stacks"] == [
        sum(column) for column in zip(start, *(d["delta"] for d in told["deals"]), strict=True)
    ]


@each
def test_a_record_written_again_says_the_same(text: str, says: dict[str, Any]) -> None:
    first = replayed(text)
    record, log = first.record, first.log
    again = write_record(
        record.game, record.ruleset, record.rules, record.names, dealer=record.dealer, log=log
    )
    second = replayed(again)
    assert (second.log, second.record.names) == (log, record.names)
    assert summary(second, "x") == summary(first, "x")
    assert says["stacks"] == summary(second, "x")["stacks"]


@pytest.mark.parametrize(
    ("moves", "line", "words"),
    [
        ("deal 5 6 7\nA swap", 9, "a card is awaited"),
        ("deal", 8, "deal what?"),
        ("deal 5 6 7 8\nB swap", 9, "B may not swap now: A is to act (swap, stand)"),
        ("deal 5 6 7 8\nA rejoin", 9, "A may not rejoin now: A may swap, stand"),
        ("deal 5 6 7 8\nA jump", 9, "'jump' is no action"),
        ("deal 5 6 7 8\nA", 9, "Write a verb after the seat"),
        ("deal 5 6 7 8\nX swap", 9, "the seats are A to D"),
        ("deal 5 6 5 5", 8, "5 cannot come up any more"),
        (
            "deal 5 6 7 8 5 5\nA stand\nB stand\nC stand\nD stand\nA stay_out\ndeal cow",
            14,
            "the cards are fool",
        ),
        ("deal 5 6 7 8\ntime B", 9, "A is to act"),
        ("deal 5 6 7 8\nleave B\nleave B", 10, "B has left already"),
        ("deal 5 6 7 8\nA offer B many", 9, "no whole number of chips"),
        ("deal 5 6 7 8\nA swap B", 9, "write 'swap'"),
        ("deal 5 6 7 8\ntime", 9, "the letter of one seat"),
        ("deal 7 7 8 9\nA stand\nB stand\nC stand\nD swap\nD stand", 13, "a card is awaited"),
    ],
)
def test_what_is_wrong_is_told_with_its_line(moves: str, line: int, words: str) -> None:
    with pytest.raises(RecordError) as wrong:
        replayed(record(moves))
    assert (wrong.value.line, words in str(wrong.value)) == (line, True), str(wrong.value)


def test_a_key_is_text_whatever_it_looks_like() -> None:
    """A pattern as a key is looked for as it stands: it neither breaks the search nor keeps it busy."""
    for broken in ('"(" = 1', '"(a*)*b" = 1\n' + "a" * 40 + " = 2", "options = " + "[" * 3000):
        with pytest.raises(RecordError):
            replayed(broken)


@pytest.mark.parametrize(
    ("old", "new", "line", "words"),
    [
        ("record = 1", "record = true", 1, "write record = 1"),
        ("record = 1", "record = 1.0", 1, "write record = 1"),
        ("byteskille", "whist", 2, "choose from byteskille"),
        ('"classic"', "5", 3, "choose from classic"),
        ('"Anna"', "7", 4, "seats is a list"),
        ('"Anna"', '""', 4, "'' is no name"),
        ('"Anna"', r'"\u001b[31m"', 4, "is no name"),
        ('"Anna"', '"\u202eAnna"', 4, "is no name"),
        ('"Anna", "Bo", "Cia", "Dan"', '"Anna"', 4, "from 2 to 20 names"),
        ("[moves]", "[options]\nshowdown = 3\n[moves]", 7, "showdown cannot be 3: it is "),
        ("[moves]", "[options]\nstakes = { lives = 99 }\n[moves]", 7, "a whole number from 1 to 9"),
        ("[moves]", '[options]\n[options.stock]\npas = "x"\n[moves]', 7, "there are pass, power"),
        ("[moves]", 'options = { stock = { pass = "x" } }\n[moves]', 6, "stock.pass cannot be"),
        ("[moves]", "title = 3\n[moves]", 6, "'title' is no part of a record"),
        ("[moves]", "moves = 3", 6, "moves hold one text"),
        ("[moves]", 'dealer = "E"\n[moves]', 6, "the seats are A to D"),
    ],
)
def test_a_broken_header_is_told_with_its_line(old: str, new: str, line: int, words: str) -> None:
    broken = record("deal 5 6 7 8").replace(old, new, 1)
    if new == "moves = 3":
        broken = broken.partition("text =")[0]
    with pytest.raises(RecordError) as wrong:
        replayed(broken)
    assert (wrong.value.line, words in str(wrong.value)) == (line, True), (wrong.value.line, str(wrong.value))


def test_a_family_emoji_is_a_name() -> None:
    assert replayed(record("").replace("Anna", "👩‍👧")).record.names[0] == "👩‍👧"


def test_a_match_that_is_over_goes_on_no_further() -> None:
    with pytest.raises(RecordError) as wrong:
        replayed(TWO_LEFT.replace("A swap ", "A swap\nB stand #"))
    assert "the game is over" in str(wrong.value)
