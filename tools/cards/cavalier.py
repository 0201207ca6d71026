"""The Cavalier: a rider with a pennon on his lance."""

import math

from .card import BLUE, BROWN, FLESH, INK, OCHRE, RED, Card
from .frame import ground
from .geometry import Spine, limb, path, short


def cavalier() -> Card:
    """Draw it."""
    card = Card("cavalier", "Cavalier", "Kavall", 16, fit="translate(30.4 10) scale(0.92)")
    ground(card, 704, 84, 436)
    # lance with pennon
    card.part("c446,76 c486,84 c520,70 c564,92 c530,110 c556,136 c506,132 c474,146 c440,134", RED, 9)
    card.line("440,92 480,102 520,92", width=6)
    card.line("432,116 470,126 514,116", width=6)

    # far legs of horse
    def leg(spine: Spine, color: str) -> None:
        card.limb(spine, color, 9, cap=False)
        x, y, w = spine[-1]
        px, py, _ = spine[-2]
        turn = math.degrees(math.atan2(y - py, x - px)) - 90
        card.add(
            f'<path class="i" transform="translate({short(x)} {short(y)}) rotate({short(turn)})"'
            f' d="M-{short(w * 0.6)},-4H{short(w * 0.6)}L{short(w * 0.95)},26H-{short(w * 0.8)}Z"/>'
        )

    coat = BROWN
    leg(
        [(226, 520, 50), (168, 556, 36), (132, 566, 26), (118, 622, 18), (114, 640, 20)], coat
    )  # raised fore leg far
    leg([(440, 540, 60), (452, 600, 34), (430, 634, 26), (452, 668, 20), (454, 678, 22)], coat)
    # tail
    tail = "c486,420 c540,420 556,480 540,560 c556,610 c520,650 516,600 c504,640 490,600 498,540 486,470"
    card.part(tail, OCHRE, 9)
    for q in ("500,436 528,480 522,560 530,620", "494,450 510,500 508,560"):
        card.line(q, width=7)
    # body
    body = (
        "190,430 250,408 340,424 430,404 492,430 506,480 c496,536 452,566 380,552 300,560 240,560 200,540"
        " 178,490"
    )
    # neck & head (facing left)
    neck = (
        "c250,424 c262,350 c236,280 212,244 c206,212 c190,232 c172,226 150,250 132,300 96,344 c84,372"
        " c96,396 120,398 c150,380 176,352 c176,400 162,450 c186,540 240,540"
    )
    # near hind leg
    card.part(body, coat, 10)
    leg([(464, 500, 84), (486, 590, 44), (462, 626, 28), (490, 668, 22), (492, 680, 24)], coat)
    card.tint("430,440 490,440 500,520 440,540", coat, (2, 2))
    card.hatch(body, angle=80, gap=15, width=7, reach=0.34, side=1, shortest=30)
    card.part(neck, coat, 10)
    card.tint("200,440 260,430 300,480 250,540 200,520", coat, (3, 2))
    # near fore leg raised
    leg([(230, 520, 60), (190, 590, 38), (206, 622, 28), (236, 664, 20), (236, 680, 22)], coat)
    card.tint("206,480 260,480 250,540 204,530", coat, (0, 0))
    card.hatch(neck, angle=-8, gap=15, width=7, reach=0.3, side=1)
    # mane
    for i in range(9):
        t = i / 8
        x = 214 + t * 46 - 10 * math.sin(t * 3)
        y = 226 + t * 150
        card.part(
            f"c{int(x - 8)},{int(y - 16)} {int(x + 30)},{int(y - 10)} c{int(x + 50)},{int(y + 22)}"
            f" {int(x + 24)},{int(y + 20)} c{int(x - 4)},{int(y + 14)}",
            OCHRE,
            7,
        )
    # ear, eye, nostril, mouth
    card.part("c196,236 c196,192 c218,214 c216,244", coat, 8)
    card.dot(166, 268, 8)
    card.line("150,258 168,250 186,262", width=7)
    card.dot(104, 360, 6)
    card.line("94,386 112,380 124,372", width=8)
    # bridle
    for q in ("182,232 180,280 160,320", "124,318 142,336 150,356", "160,300 150,320 146,346"):
        card.line(q, width=9, start=0.6, end=0.6)
    card.dot(146, 344, 8, "o")
    # saddle cloth
    cloth = "c296,404 360,412 c416,400 c424,490 c360,500 c290,490"
    card.part(cloth, RED, 9)
    card.add('<path class="o" fill="none" stroke-width="4" d="M304,474L358,484 412,474"/>')
    # rider's leg
    card.limb([(350, 400, 76), (306, 470, 56), (300, 500, 48)], BLUE, 9, cap=False)
    card.part("c276,484 c330,494 c322,560 c318,584 c318,600 c262,600 c262,586 c286,570", "ink")
    card.add('<path class="pl" style="stroke-width:5" d="M282,506L322,512"/>')
    card.part(limb([(252, 604, 9), (290, 612, 10), (326, 604, 9)]), OCHRE, 6)
    card.line("316,600 330,560 336,500", width=7)
    # coat tails
    tails = "c322,372 c404,372 c440,430 c448,474 c400,468 c352,440"
    card.part(tails, BLUE, 9)
    card.hatch(tails, angle=60, gap=15, width=7, reach=0.5)
    # torso
    torso = "c300,238 350,226 c404,240 412,320 c404,392 354,404 c312,392 c308,320"
    card.part(torso, BLUE, 10)
    for i in range(5):
        card.add(
            f'<circle fill="{OCHRE}" stroke="{INK}" stroke-width="5" cx="{330 + i * 1}" cy="{262 + i * 26}"'
            ' r="8"/>'
        )
    card.hatch(torso, angle=10, gap=15, width=7, reach=0.3)
    card.part("c314,366 c406,362 c408,384 c316,390", OCHRE, 7)
    # reins + arm
    card.line("150,346 200,366 256,352", width=8, start=0.7, end=0.7)
    card.limb([(330, 268, 52), (300, 336, 46), (272, 346, 40), (250, 344, 32)], BLUE, 9)
    card.part("c272,322 c290,328 c284,370 c264,364", RED, 7)
    card.part("254,328 236,334 228,352 240,366 258,362", FLESH, 7)
    # far arm to lance
    card.limb([(452, 58, 10), (428, 240, 12), (412, 400, 12)], OCHRE, 7)
    card.limb([(388, 268, 50), (404, 322, 44), (422, 322, 34)], BLUE, 9)
    card.part("408,296 432,294 442,310 432,328 408,326", FLESH, 7)
    card.line("412,308 432,308", width=5)
    card.line("412,317 432,318", width=5)
    # cravat
    card.part("c324,236 c372,236 c364,262 c348,252 c330,264", None, 7)
    # head, facing left 3/4
    card.part("310,176 306,206 314,236 342,250 372,240 388,206 384,176 350,150", FLESH, 9)
    # hair with queue
    card.part("c374,172 c398,168 414,194 408,226 c420,252 c398,258 c386,236 382,206", OCHRE, 8)
    card.line("390,190 398,212 396,238", width=6)
    # tricorne
    card.part("c262,176 c286,138 c300,112 350,100 392,116 c432,150 c424,184 c380,164 c330,162 300,172", "ink")
    card.add(
        f'<path class="pl" style="stroke:{OCHRE}" d="M272,172C300,158 340,152 380,156C398,160 410,168'
        ' 420,176"/>'
    )
    card.part("c290,140 c250,128 232,96 252,74 c258,92 c270,86 c272,106 c290,108 302,124", RED, 8)
    # face
    card.dot(330, 196, 6.5)
    card.dot(362, 196, 6.5)
    card.line("318,184 330,180 342,186", width=7)
    card.line("352,186 364,180 374,186", width=7)
    card.line("342,194 332,216 346,220", width=7)
    card.line("328,228 342,234 358,228", width=8)
    card.ink(path("c322,224 342,218 c364,224 342,228"))
    return card
