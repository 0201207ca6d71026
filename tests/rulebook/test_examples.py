"""Every row of the table of examples, under each of its six rule sets [RULES 1.8]."""

import pytest
from rulebook.deals import Table

from kille.core.deals import DealEnded
from kille.core.seats import letters
from kille.games.exchange import RULESETS

ORDER = ("classic", "encyclopedia", "encyclopedia-2017", "rulebook", "casino", "gnav-rules")

# number | cards | who swaps | stock | who is out, in ORDER ("-": nobody)
ROWS = """
1 | 3 inn cavalier 8 | A | | D D D - D D
2 | 2 cavalier inn | A | 9 | A A A - A A
3 | 7 9 2 | C | inn 11 | C A A - C A
4 | 4 hussar 6 10 | A | | AC AC AC AC AC AC
5 | 3 10 5 pig 12 | ABC | | AC AD CD BC AC AC
7 | 4 9 2 7 pig 11 | ACD | | BC CE DE BD AC CD
8 | 5 8 cuckoo 3 10 | ABD | | D D D E D D
9 | harlequin 6 9 | | | B B B B B B
10 | 4 harlequin 7 9 | A | | A AB A - A A
11 | harlequin 7 5 9 | ABCD | 6 | B B B - B B
12 | harlequin harlequin 8 10 | A | | AB ABC AB - AB AB
13 | 4 harlequin 4 | A | | A - A - A A
16 | 5 5 9 12 | | | AB AB AB - AB AB
17 | hussar cuckoo 4 7 7 11 | | | C C C CDE C C
18 | hussar pig 4 4 9 11 | | | CD CD CD CD CD CD
20 | harlequin 7 pig 3 | AB | | A ACD BC BD AD AB
21 | 8 6 2 | C | cuckoo | B B B B B C
23 | 5 2 6 | BC | pig | A A A A A BC
26 | 2 inn 6 9 | AB | | B B B - B B
27 | pig inn 5 3 9 | AB | | BD AD AD BD BD BD
29 | harlequin 6 4 2 | AD | harlequin | B BC B B B B
"""


def rows() -> list[tuple[str, str, str, str, str, str]]:
    """One case for each row and rule set: number, rule set, cards, who swaps, stock, who is out."""
    cases: list[tuple[str, str, str, str, str, str]] = []
    for row in ROWS.strip().splitlines():
        number, cards, swaps, stock, out = (cell.strip() for cell in row.split("|"))
        cases += [
            (number, ruleset, cards, swaps, stock, result)
            for ruleset, result in zip(ORDER, out.split(), strict=True)
        ]
    return cases


@pytest.mark.parametrize(("number", "ruleset", "cards", "swaps", "stock", "out"), rows())
def test_who_is_out(number: str, ruleset: str, cards: str, swaps: str, stock: str, out: str) -> None:
    seats = len(cards.split())
    table = Table(RULESETS[ruleset].rules, seats).deal(cards)
    if ruleset == "rulebook" and seats == 3:
        table.play("A skip", "B skip", "C skip")
    for seat in "ABCDEF"[:seats]:
        if not table.all_told(DealEnded) and "ABCDEF".index(seat) in table.rules.awaited(table.state):
            table.play(f"{seat} {'swap' if seat in swaps else 'stand'}").deal(stock)
    (ended,) = table.all_told(DealEnded)
    assert "".join(letters(ended.out)) == out.replace("-", "")
