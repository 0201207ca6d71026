"""The Inn: a gable, a sign, smoke from the chimney."""

from .card import BROWN, OCHRE, PINE, RED, Card
from .frame import ground


def inn() -> Card:
    """Draw it."""
    card = Card("inn", "Inn", "Värdshus", 15, fit="translate(37.7 14) scale(0.91)")
    ground(card, 700, 84, 436)
    # smoke
    card.line("432,176 470,150 436,122 476,96 452,70", width=12, start=0.7, end=0.1)
    card.line("450,170 492,146 466,120 506,92", width=9, start=0.6, end=0.1)
    # tree behind
    card.part("96,470 80,420 100,372 140,360 182,380 196,430 180,480", PINE, 9)
    for spine in ("104,410 124,396 144,404", "112,446 136,430 160,440", "140,384 160,380 176,396"):
        card.line(spine, width=7)
    card.limb([(136, 480, 16), (136, 700, 20)], BROWN, 8)
    # house
    wall = "c172,404 c502,404 c502,700 c172,700"
    card.part(wall, RED, 11)
    for y in range(430, 700, 27):
        card.line(f"178,{y} 330,{y + 3} 498,{y}", width=6, start=0.5, end=0.5)
    # corner boards
    for x in (172, 478):
        card.part(f"M{x},404H{x + 24}V700H{x}Z", None, 8)
    # gable/roof
    card.part("M398,176H452V300H398Z", RED, 9)
    card.part("M390,164H460V184H390Z", None, 8)
    for y in (206, 228, 250):
        card.line(f"402,{y} 448,{y}", width=6, start=0.6, end=0.6)
    roof = "c336,168 c548,404 c538,428 c510,428 c336,236 c162,428 c134,428 c124,404"
    gable = "c336,228 c500,410 c172,410"
    card.part(gable, RED, 10)
    for x in range(214, 470, 24):
        y1 = max(244, 228 + abs(x - 336) * 1.11 + 10)
        card.line(f"{x},{int(y1)} {x},404", width=5, start=0.5, end=0.5)
    card.part(roof, BROWN, 11)
    for i in range(9):
        t = (i + 0.5) / 9
        for s in (-1, 1):
            x = 336 + s * t * 205
            y = 178 + t * 228
            card.line(f"{int(x)},{int(y)} {int(x - s * 8)},{int(y + 44)}", width=6, start=0.6, end=0.2)
    card.part("M166,400H508V420H166Z", None, 8)

    # gable window (round-top)
    def window(x: int, y: int, w: int, h: int) -> None:
        card.part(f"M{x - 8},{y - 8}H{x + w + 8}V{y + h + 8}H{x - 8}Z", None, 8)
        card.part(f"M{x},{y}H{x + w}V{y + h}H{x}Z", OCHRE, 6)
        card.add(
            '<path class="o" fill="none" stroke-width="5"'
            f' d="M{int(x + w / 2)},{y}V{y + h}M{x},{int(y + h / 2)}H{x + w}"/>'
        )

    window(310, 306, 52, 62)
    window(212, 466, 58, 74)
    window(404, 466, 58, 74)
    # door with steps
    card.part("M290,700V520C290,472 384,472 384,520V700Z", None, 9)
    card.part("M304,700V524C304,488 370,488 370,524V700Z", PINE, 7)
    card.line("337,502 337,696", width=6, start=0.7, end=0.7)
    card.dot(350, 610, 7)
    card.line("312,560 330,560", width=5, start=0.6, end=0.6)
    card.line("344,560 362,560", width=5, start=0.6, end=0.6)
    card.line("312,650 330,650", width=5, start=0.6, end=0.6)
    card.line("344,650 362,650", width=5, start=0.6, end=0.6)
    card.part("M276,684H398V704H276Z", None, 8)
    # hanging sign on bracket, left
    card.limb([(172, 452, 12), (110, 444, 10), (72, 446, 8)], None, 7)
    card.line("172,490 140,470 112,448", width=9, start=0.7, end=0.7)
    card.line("96,448 96,474", width=6, start=0.8, end=0.8)
    card.line("148,450 148,474", width=6, start=0.8, end=0.8)
    card.part("M80,474H164V580L122,600 80,580Z", OCHRE, 9)
    # tankard on sign
    card.part("M104,500H140V564H104Z", None, 7)
    card.part("M140,510C164,508 164,552 140,550", None, 7, paper=False)
    card.part("96,500 104,488 122,484 140,488 148,500", None, 6)
    # flag/vane
    card.line("336,170 336,92", width=9, start=0.8, end=0.8)
    card.part("c340,98 c400,88 c384,112 c404,132 c340,126", OCHRE, 8)
    card.dot(336, 88, 9)
    card.hatch(wall, angle=0, gap=27, width=0, reach=0.1)
    return card
