"""The numerals: as many lilies as the card counts, never more than three in a row."""

from .card import OCHRE, PINE, RED, Card
from .geometry import short, stroke

LILY = (
    "M0,-50C17,-30 20,-14 8,10C14,-10 26,-26 40,-22C54,-17 50,6 32,4C40,-6 28,-12 20,0C16,7 14,12"
    " 13,16H22V26H13"
    "C13,36 18,44 24,50C14,50 6,44 0,54C-6,44 -14,50 -24,50C-18,44 -13,36 -13,26H-22V16H-13C-14,12 -16,7"
    " -20,0"
    "C-28,-12 -40,-6 -32,4C-50,6 -54,-17 -40,-22C-26,-26 -14,-10 -8,10C-20,-14 -17,-30 0,-50Z"
)
LEAF = "M0,0C10,-22 40,-24 56,-6C40,10 14,12 0,0Z"
NAMES = [
    "Ettan",
    "Tvåan",
    "Trean",
    "Fyran",
    "Femman",
    "Sexan",
    "Sjuan",
    "Åttan",
    "Nian",
    "Tian",
    "Elvan",
    "Tolvan",
]
CORNERS = [(-1, -1), (1, -1), (-1, 1), (1, 1)]
THREES = [(-1, -1), (1, -1), (-1, 0), (1, 0), (-1, 1), (1, 1)]
FOURS = [(-1, -1), (1, -1), (-1, -0.33), (1, -0.33), (-1, 0.33), (1, 0.33), (-1, 1), (1, 1)]
PLACES: dict[int, list[tuple[float, float]]] = {
    1: [(0, 0)],
    2: [(0, -1), (0, 1)],
    3: [(0, -1), (0, 0), (0, 1)],
    4: [*CORNERS],
    5: [*CORNERS[:2], (0, 0), *CORNERS[2:]],
    6: [*THREES],
    7: [*THREES, (0, -0.5)],
    8: [*THREES, (0, -0.5), (0, 0.5)],
    9: [(x, y) for y in (-1, 0, 1) for x in (-1, 0, 1)],
    10: [*FOURS, (0, -0.66), (0, 0.66)],
    11: [
        (-1, -1),
        (0, -1),
        (1, -1),
        (-1, -0.33),
        (1, -0.33),
        (0, 0),
        (-1, 0.33),
        (1, 0.33),
        (-1, 1),
        (0, 1),
        (1, 1),
    ],
    12: [(x, y) for y in (-1, -0.33, 0.33, 1) for x in (-1, 0, 1)],
}
SIZES = {1: 3.5, 2: 2.1, 3: 1.5, 4: 1.6, 5: 1.28, 6: 1.28, 7: 1.28, 8: 1.28}
COLUMNS = {4: 105, 5: 115, 6: 115, 7: 115, 8: 115}
ROWS = {2: 118, 3: 150, 4: 138, 5: 146, 6: 146, 7: 146, 8: 146, 9: 150}


def numeral(rank: int) -> Card:
    """The card that counts `rank`."""
    card = Card(f"numeral-{rank}", str(rank), NAMES[rank - 1], rank + 2)
    middle = 446 if rank == 1 else 440
    for x, y in PLACES[rank]:
        place = (322 + x * COLUMNS.get(rank, 128), middle + y * ROWS.get(rank, 165))
        card.add(_lily(*place, SIZES.get(rank, 1.0), _color(rank, x, y)))
    if rank == 1:
        _garland(card)
    return card


def _color(rank: int, x: float, y: float) -> str:
    """The colour of a lily; it means nothing."""
    if rank < 3:
        return RED
    if rank in {5, 7, 8, 10}:
        return OCHRE if x == 0 else RED
    if rank == 3:
        return PINE if y == 0 else RED
    row = round((y + 1) * 1.5) if rank > 9 else y + 1
    return (RED, OCHRE)[int(x + 1 + row) % 2]


def _lily(x: float, y: float, size: float, color: str) -> str:
    width = short(6 / size if size > 1.6 else 5)
    return (
        f'<g transform="translate({short(x)} {short(y)}) scale({short(size)})"><path class="p" d="{LILY}"/>'
        f'<path fill="{color}" transform="translate(3 2.5)" d="{LILY}"/>'
        f'<path class="o" fill="none" stroke-width="{width}" d="{LILY}"/>'
        '<path class="i" d="M0,-36C3,-20 2,-6 0,8C-2,-6 -3,-20 0,-36ZM-13,19H13V23H-13Z"/></g>'
    )


def _garland(card: Card) -> None:
    for side in (-1, 1):
        card.add(f'<g transform="translate(322 446) scale({side} 1)">')
        card.ink(stroke("60,195 110,170 150,120 165,60", 9), stroke("165,60 168,40 155,30", 7))
        for x, y, turn in ((104, 172, -30), (140, 132, -60), (160, 84, -85)):
            card.add(
                f'<g transform="translate({x} {y}) rotate({turn})">'
                f'<path fill="{PINE}" transform="translate(3 3)" d="{LEAF}"/>'
                f'<path class="o" fill="none" stroke-width="6" d="{LEAF}"/><path class="i" d="M6,-2L44,-7'
                ' 6,2Z"/></g>'
            )
        card.add("</g>")
