"""The Harlequin, highest or lowest: an upright dancer in lozenges, with his slapstick."""

import re

from .card import FLESH, INK, OCHRE, PINE, RED, Card
from .frame import ground
from .geometry import limb, path, path_data, short


def _lozenges(card: Card, outline: str, across: int = 36, down: int = 52, width: int = 9) -> None:
    """A piece of the suit: the shape, filled with a net of lozenges."""
    data = path_data(outline)
    numbers = [float(number) for number in re.findall(r"-?\d+\.?\d*", data)]
    xs, ys = numbers[0::2], numbers[1::2]
    card.add(f'<path class="p" d="{data}"/>')
    card.add(f'<g clip-path="url(#{card.clip(data)})">')
    cells = {RED: "", OCHRE: "", INK: ""}
    w, h = short(across / 2), short(down / 2)
    for row in range(int(min(ys) // (down / 2)) - 1, int(max(ys) // (down / 2)) + 2):
        for column in range(int(min(xs) // across) - 1, int(max(xs) // across) + 2):
            x = column * across + (across / 2 if row % 2 else 0)
            y = row * down / 2
            even, odd = ((RED, OCHRE), (INK, None))[row % 2]
            if color := odd if (column + row // 2) % 2 else even:
                cells[color] += f"M{short(x)},{short(y - down / 2)}l{w},{h}-{w},{h}-{w},-{h}z"
    for color, drawn in cells.items():
        if drawn:
            card.add(f'<path fill="{color}" d="{drawn}"/>')
    card.add("</g>")
    card.add(f'<path class="o" fill="none" stroke-width="{width}" d="{data}"/>')


def harlequin() -> Card:
    """Draw it."""
    card = Card("harlequin", "Harlequin", "Harlekin", 20, fit="translate(21.2 10) scale(0.96)")
    ground(card, 702, 86, 430)
    # slapstick behind hand
    card.part("c500,262 c470,252 c516,70 c556,86", OCHRE, 9)
    card.line("492,250 534,90", width=6)
    # back leg raised (viewer right)
    _lozenges(
        card,
        limb([(352, 470, 84), (424, 540, 66), (430, 566, 54), (372, 634, 40), (352, 652, 34)], cap=False),
        34,
        48,
    )
    # shoe of raised foot
    card.part("c330,640 c366,664 372,690 340,706 296,704 c262,716 c258,702 300,678", RED, 9)
    card.dot(268, 706, 9)
    # standing leg
    _lozenges(card, limb([(300, 468, 86), (292, 560, 62), (286, 668, 36)], cap=False), 34, 48)
    card.part("c266,664 c306,664 c314,690 c306,704 250,706 c196,704 c190,690 240,680", RED, 9)
    card.dot(194, 692, 9)
    # left arm on hip
    _lozenges(card, limb([(262, 300, 50), (182, 358, 46), (196, 392, 42), (254, 420, 34)], cap=False), 30, 42)
    card.part("250,402 280,398 298,414 286,434 258,438", FLESH, 8)
    # right arm up
    _lozenges(card, limb([(398, 300, 52), (474, 344, 46), (498, 324, 44), (488, 262, 34)], cap=False), 30, 42)
    card.part("466,262 464,236 486,222 512,234 510,262 488,272", FLESH, 8)
    card.line("470,246 488,250 508,244", width=5)
    card.line("470,257 488,262 508,256", width=5)
    # tunic
    tunic = (
        "c258,284 330,272 c404,284 396,350 384,410 c412,500 c390,484 c368,508 c346,486 c326,510 c304,486"
        " c282,508 c266,486 c246,502 c276,410 264,350"
    )
    _lozenges(card, tunic, 36, 52, 10)
    # belt
    card.part("c270,404 330,414 c390,404 c392,428 330,438 c268,428", None, 8)
    card.part("316,410 342,410 344,434 316,434", OCHRE, 7)
    # ruff
    ruff = (
        "c236,282 c250,258 c268,274 c284,246 c306,268 c330,244 c352,268 c376,246 c392,274 c410,258"
        " c422,284 c402,304 c382,294 c360,312 c330,298 c300,312 c278,294 c258,304"
    )
    card.part(ruff, None, 9)
    for x in (262, 292, 330, 366, 398):
        card.line(f"{x},262 {int(330 + (x - 330) * 1.06)},290", width=6)
    # head
    card.part("272,196 276,232 300,262 330,272 360,262 384,232 388,196 370,150 290,150", FLESH, 9)
    # hat bicorne
    card.part("c210,170 c216,120 270,96 330,84 392,96 444,118 c452,168 400,146 330,152 260,146", PINE, 10)
    card.line("232,146 280,122 330,118 386,122 432,146", width=8)
    # feather (hare's tail)
    card.part("c396,104 420,60 470,52 496,70 c470,76 c476,90 450,92 c452,104 424,112", OCHRE, 8)
    card.line("402,102 440,78 478,68", width=6)
    card.dot(236, 128, 0)
    # mask
    card.ink(
        path(
            "c268,190 300,180 330,194 360,180 c392,190 390,222 366,236 344,226 330,214 316,226 294,236"
            " 270,222"
        )
    )
    for x in (302, 358):
        card.add(f"""<path class="p" d="{path(f"{x - 16},208 {x},198 {x + 16},208 {x},217")}"/>""")
        card.dot(x + 3, 208, 6.5)
    # nose, smile
    card.part("322,216 338,216 345,236 330,244 316,236", FLESH, 6)
    card.ink(path("c292,244 330,254 c368,242 352,264 330,268 308,264"))
    card.add(f"""<path class="p" d="{path("c304,250 330,256 c357,249 344,257 330,259")}"/>""")
    card.line("286,238 290,248 296,250", width=6)
    return card
