"""The figures of the numerals: outlines, not a font, so that they are the same everywhere."""

from .geometry import limb, path

ZERO = (
    "50,0 92,40 96,75 92,112 50,150 8,112 4,75 8,40",
    "50,13 64,40 67,75 64,112 50,137 36,112 33,75 36,40",
)
ONE = "c34,14 c64,0 c66,0 c66,132 c88,140 c88,150 c14,150 c14,140 c36,132 c36,34 c12,44 c10,36"
TWO = [
    (22, 46, 26),
    (16, 36, 18),
    (26, 14, 12),
    (54, 8, 16),
    (80, 38, 32),
    (62, 84, 22),
    (30, 116, 12),
    (10, 142, 8),
]
TWO_FOOT = "c6,150 c8,136 30,122 54,128 72,130 c86,108 c94,108 c90,150"
THREE = [(22, 40, 26), (16, 28, 16), (36, 8, 12), (58, 10, 18), (78, 38, 30), (62, 64, 16), (40, 70, 8)]
THREE_FOOT = [
    (40, 70, 8), (64, 76, 16), (82, 106, 32), (60, 140, 18), (34, 144, 12), (14, 124, 18), (20, 114, 26),
]  # fmt: skip
FOUR = (
    "c58,0 c78,0 c78,92 c97,92 c97,108 c78,108 c78,134 c92,142 c92,150 c36,150 c36,142 c50,134 c50,108"
    " c3,108 c3,96",
    "c50,92 c50,36 c18,92",
)
FIVE = "c22,4 40,10 62,10 c84,2 c78,30 60,36 36,30 c30,64 c18,72"
FIVE_BOW = [
    (24, 66, 8),
    (48, 58, 14),
    (80, 86, 30),
    (76, 120, 28),
    (48, 142, 14),
    (24, 138, 14),
    (18, 120, 24),
]
SIX = [
    (80, 26, 24), (74, 12, 12), (54, 6, 10), (28, 34, 26), (20, 84, 30), (26, 122, 24), (50, 143, 14),
    (74, 124, 24), (80, 100, 28), (70, 76, 20), (50, 68, 10), (34, 80, 8),
]  # fmt: skip
SEVEN = (
    "c6,40 c8,0 c14,0 20,12 40,8 62,2 78,14 c92,2 c94,12 74,56 64,90 60,120 c64,150 c30,150 c32,118 46,82"
    " c72,38 60,44"
    " 44,32 26,30 c14,42"
)
EIGHT = (
    "50,0 84,16 86,44 c68,68 92,86 96,112 82,142 50,150 18,142 4,112 8,86 c32,68 14,44 16,16",
    "50,11 62,26 62,44 50,60 38,44 38,26",
    "50,76 66,96 66,122 50,138 34,122 34,96",
)
DIGITS = {
    "0": "".join(map(path, ZERO)),
    "1": path(ONE),
    "2": limb(TWO) + path(TWO_FOOT),
    "3": limb(THREE) + limb(THREE_FOOT),
    "4": "".join(map(path, FOUR)),
    "5": path(FIVE) + limb(FIVE_BOW),
    "6": limb(SIX),
    "7": path(SEVEN),
    "8": "".join(map(path, EIGHT)),
}


def number(rank: int) -> str:
    """The index sign of a numeral: its number, within 150 by 150."""
    figures = str(rank)
    widths = [66 if figure == "1" else 100 for figure in figures]
    alone = len(figures) == 1
    scale = 1.06 if alone else min(150 / (sum(widths) + 6), 0.9)
    x = 75 - 50 * scale if alone else 75 - (sum(widths) + 6) * scale / 2
    svg = ""
    for figure, width in zip(figures, widths, strict=True):
        nudge = -17 * scale if figure == "1" and not alone else 0
        svg += f'<g transform="translate({x + nudge:.1f} 0) scale({scale:.3f} 1)">{_figure(figure)}</g>'
        x += (width + 6) * scale
    return svg


def _figure(figure: str) -> str:
    if figure == "9":
        return f'<path transform="rotate(180 50 75)" d="{DIGITS["6"]}"/>'
    hollow = ' fill-rule="evenodd"' if figure in "048" else ""
    return f'<path{hollow} d="{DIGITS[figure]}"/>'
