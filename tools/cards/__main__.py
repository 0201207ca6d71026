"""Writes web/cards/*.svg, or with --check says which of them are not what would be written.

cd tools && python -m cards [--check]
"""

import sys
from pathlib import Path

from .back import back
from .cavalier import cavalier
from .cuckoo import cuckoo
from .digits import number
from .flowerpot import flowerpot
from .fool import fool
from .frame import framed
from .harlequin import harlequin
from .hussar import hussar
from .inn import inn
from .lilies import numeral
from .pig import pig
from .signs import sign
from .wreath import wreath

FOLDER = Path(__file__).resolve().parents[2] / "web/cards"


def pack() -> dict[str, str]:
    """Every file of the pack, and what stands in it."""
    figures = [draw() for draw in (harlequin, cuckoo, hussar, pig, cavalier, inn, wreath, flowerpot, fool)]
    faces = {card.name: framed(card, sign(card.name)) for card in figures}
    numerals = {f"numeral-{rank}": framed(numeral(rank), number(rank)) for rank in range(1, 13)}
    return {f"{name}.svg": svg for name, svg in (faces | numerals | {"back": back()}).items()}


def main(arguments: list[str]) -> int:
    """Write the pack, or check it."""
    drawn = pack()
    if arguments == ["--check"]:
        there = {path.name: path.read_text("utf-8") for path in FOLDER.glob("*.svg")}
        wrong = sorted(name for name in drawn.keys() | there.keys() if drawn.get(name) != there.get(name))
        for name in wrong:
            print(f"web/cards/{name} is not what tools/cards draws; run `make cards`", file=sys.stderr)
        return 1 if wrong else 0
    for name, svg in drawn.items():
        (FOLDER / name).write_text(svg, "utf-8", newline="\n")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
