"""The index signs of the pictures, in solid ink within 150 by 150.

They are what a card is known by in a fan of cards, or where it is thirty pixels wide.
"""

from .geometry import Spine, limb, path, short


def sign(name: str) -> str:
    """The sign of the picture of that name."""
    return SIGNS[name]


def _ink(data: str) -> str:
    return f'<path class="i" d="{data}"/>'


def _paper(data: str) -> str:
    return f'<path class="p" d="{data}"/>'


def _cut(*lines: str) -> str:
    return "".join(f'<path class="pl" d="{line}"/>' for line in lines)


def _dot(x: int, y: int, radius: float, kind: str = "p") -> str:
    return f'<circle class="{kind}" cx="{x}" cy="{y}" r="{radius}"/>'


def _mask() -> str:
    half = "c2,48 30,40 58,44 75,54 92,44 120,40 c148,48 146,86 122,104 96,98 c75,74 54,98 28,104 4,86"
    eyes = ("24,70 40,60 56,72 40,82", "94,72 110,60 126,70 110,82")
    lozenges = ("M75,98L92,124 75,150 58,124Z", "M75,2L86,20 75,38 64,20Z")
    return _ink(path(half)) + "".join(_paper(path(eye)) for eye in eyes) + "".join(map(_ink, lozenges))


def _bird() -> str:
    body = (
        "c0,46 20,34 30,18 52,8 74,18 86,42 106,58 128,88 c150,138 c118,122 96,128 78,122 c78,150 c68,150"
        " c66,122"
        " 40,112 24,88 22,60 c26,54"
    )
    bars = ("M34,74C44,82 54,82 64,76", "M40,92C50,99 62,99 74,92", "M54,110C64,114 76,113 86,107")
    return f'<g transform="translate(150 0) scale(-1 1)">{_ink(path(body))}{_dot(48, 32, 7)}{_cut(*bars)}</g>'


def _sabre() -> str:
    blade = "c132,0 146,30 132,70 96,104 c56,128 c46,116 84,88 110,58 122,28"
    hilt: tuple[Spine, Spine] = (
        [(26, 96, 12), (34, 122, 13), (66, 144, 14)],
        [(60, 122, 17), (30, 140, 19), (10, 150, 20)],
    )
    return _ink(path(blade)) + "".join(_ink(limb(spine)) for spine in hilt)


def _pigs_head() -> str:
    head = (
        "c2,96 c4,72 24,68 44,44 66,26 c70,2 94,10 c110,30 134,52 c148,96 146,146 c66,150 52,132 30,128"
        " 10,122"
    )
    ear, mouth = "M70,4C68,26 78,44 96,52", "M22,104C36,112 50,108 58,100"
    return _ink(path(head)) + _cut(ear) + _dot(66, 62, 7) + _cut(mouth) + _dot(14, 86, 4.5)


def _horses_head() -> str:
    head = (
        "c62,0 c76,18 c84,4 c94,24 120,44 136,84 c142,150 c48,150 56,116 c70,92 50,96 34,112 c16,112"
        " 10,100 c10,90 30,64"
        " 44,34 c58,22"
    )
    return _ink(path(head)) + _dot(62, 44, 6) + _cut("M96,30C112,52 118,84 116,140", "M20,102L30,98")


def _house() -> str:
    wall, chimney = "M75,4L148,66 136,78 130,72V146H20V72L14,78 2,66Z", "M108,6H126V34L108,18Z"
    door, windows = "M60,146V100C60,80 90,80 90,100V146Z", "M34,84H52V108H34ZM98,84H116V108H98Z"
    light = path("75,40 86,52 75,64 64,52")
    return _ink(wall) + _ink(chimney) + _paper(door) + _paper(windows) + _paper(light)


def _ring() -> str:
    leaf = "M-22,8C-14,-18 14,-20 26,-6C16,16 -8,20 -22,8Z"
    turns = (f"rotate({short(step * 360 / 14)} 75 75) translate(75 18)" for step in range(14))
    return "".join(f'<path class="i" transform="{turn}" d="{leaf}"/>' for turn in turns)


def _pot() -> str:
    pot = ("M30,92H120L108,150H42Z", "M24,80H126V96H24Z")
    stems: tuple[Spine, ...] = (
        [(75, 82, 8), (75, 30, 7)],
        [(72, 82, 7), (44, 52, 6)],
        [(78, 82, 7), (106, 52, 6)],
    )
    flowers = (
        "c55,8 c66,16 c75,0 c84,16 c95,8 96,32 75,42 54,32",
        "c10,34 c24,36 c32,22 c40,36 c52,36 48,58 32,62 14,54",
        "c98,36 c110,36 c118,22 c126,36 c140,34 136,54 118,62 102,58",
    )
    return "".join(map(_ink, [*pot, *map(limb, stems), *map(path, flowers)]))


def _cap() -> str:
    cap = (
        "c75,66 66,30 40,22 20,40 c14,72 c32,58 44,70 c42,112 c108,112 c106,70 118,58 c136,72 130,40"
        " 110,22 84,30"
    )
    collar, point = "M36,118H114L110,144L97,128 86,146 75,128 64,146 53,128 40,144Z", "M70,22H80V50H70Z"
    bells = "".join(_dot(x, y, 13, "i") for x, y in ((14, 84), (136, 84), (75, 14)))
    return _ink(path(cap)) + _ink(collar) + bells + _ink(point)


SIGNS = {
    "harlequin": _mask(),
    "cuckoo": _bird(),
    "hussar": _sabre(),
    "pig": _pigs_head(),
    "cavalier": _horses_head(),
    "inn": _house(),
    "wreath": _ring(),
    "flowerpot": _pot(),
    "fool": _cap(),
}
