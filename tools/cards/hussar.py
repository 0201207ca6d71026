"""The Hussar: a standing swordsman, sabre raised."""

from .card import BLUE, BROWN, FLESH, INK, OCHRE, RED, Card
from .frame import ground
from .geometry import limb, limb_outline, path, stroke


def hussar() -> Card:
    """Draw it."""
    card = Card("hussar", "Hussar", "Husar", 18, fit="translate(35.1 14) scale(0.93)")
    ground(card, 702, 90, 430)
    # sabre raised behind
    # sabre in his right hand (viewer left) raised over head to right
    sabre = "c208,248 c196,232 c300,150 420,84 c560,64 c566,72 450,120 340,182"
    # scabbard hanging behind
    card.limb([(392, 470, 24), (452, 560, 24), (470, 640, 20), (452, 690, 16)], OCHRE, 8)
    card.line("400,490 450,566 464,640", width=6)
    # pelisse cape flying on viewer right
    pelisse = (
        "c372,286 c440,296 492,360 506,440 c496,520 c470,500 c456,524 c434,500 c420,520 400,440 c384,360"
    )
    card.part(pelisse, BLUE, 9)
    card.hatch(pelisse, angle=66, gap=17, width=7, reach=0.5, side=1)
    # legs: tall boots & breeches
    for x, f in ((268, -1), (362, 1)):
        card.limb(
            [(x + (12 if f < 0 else -6), 470, 96), (x, 560, 70), (x - 2 * f, 600, 58)], RED, 9, cap=False
        )
        card.line(f"{x + 22 * f},480 {x + 18 * f},590", width=6)
        card.part(
            f"c{x - 36},566 c{x},580 c{x + 36},566 {x + 28},640 c{x + (24 if f > 0 else 22)},672"
            f" {x + (44 if f > 0 else 24)},690 c{x + (60 if f > 0 else 24)},704"
            f" c{x - (24 if f > 0 else 60)},704 {x - (24 if f > 0 else 44)},690"
            f" c{x - (22 if f > 0 else 24)},670 {x - 28},620",
            "ink",
        )
        card.add(f'<path class="pl" d="M{x - 26},588L{x},600 {x + 26},588"/>')
        card.add(
            f'<path class="pl" style="stroke-width:4" d="M{x - 10},620C{x - 12},650 {x - 10},660'
            f' {x - 8},676"/>'
        )
        card.dot(x, 596, 8, "p")
    # dolman torso
    dolman = "c236,288 316,274 c396,288 402,360 384,430 c396,486 316,498 c238,486 c250,430 232,360"
    card.part(dolman, BLUE, 10)
    # frogging
    for i in range(6):
        y = 312 + i * 24
        w = (62, 64, 62, 58, 54, 52)[i]
        card.ink(stroke(f"{316 - w},{y - 6} 316,{y + 4} {316 + w},{y - 6}", 9, 0.5, 0.5))
        for x in (316 - w, 316, 316 + w):
            card.add(
                f'<circle fill="{OCHRE}" stroke="{INK}" stroke-width="5" cx="{x}"'
                f' cy="{y + (4 if x == 316 else -6)}" r="8.5"/>'
            )
    # sash
    card.part("c246,440 316,452 c390,440 c392,470 316,482 c244,470", OCHRE, 8)
    for x in range(264, 380, 22):
        card.line(f"{x},450 {x - 4},476", width=6, start=0.6, end=0.6)
    # viewer-right arm: fist on hip
    card.limb([(390, 312, 56), (452, 372, 50), (442, 410, 46), (386, 438, 36)], BLUE, 9)
    card.hatch(
        limb_outline([(390, 312, 56), (452, 372, 50), (442, 410, 46), (386, 438, 36)]),
        angle=20,
        gap=16,
        width=6,
        reach=0.3,
    )
    card.part("362,424 384,416 402,430 398,452 372,456", FLESH, 8)
    # sabre
    card.part(sabre, None, 9)
    card.line("226,236 330,168 440,104 530,78", width=6)
    # viewer-left arm up holding sabre
    card.limb([(246, 316, 56), (172, 344, 50), (146, 318, 46), (180, 266, 36)], BLUE, 9)
    card.hatch(
        limb_outline([(246, 316, 56), (172, 344, 50), (146, 318, 46), (180, 266, 36)]),
        angle=10,
        gap=16,
        width=6,
        reach=0.35,
        side=1,
    )
    card.part("c164,288 c196,296 c206,276 c172,268", OCHRE, 7)
    card.part("176,270 166,246 184,226 208,232 218,254 204,274", FLESH, 8)
    card.line("178,252 196,256 210,248", width=5)
    card.line("180,240 198,244 212,238", width=5)
    # guard
    card.part(limb([(160, 252, 10), (172, 222, 12), (204, 212, 12), (226, 230, 10)]), OCHRE, 7)
    # fur collar
    card.part(
        "c250,292 c262,274 c276,288 c292,270 c316,284 c340,270 c356,288 c372,274 c384,292 c356,306"
        " c316,300 c276,306",
        None,
        8,
    )
    # head
    card.part("262,196 264,240 284,268 316,280 348,268 370,240 370,196", FLESH, 9)
    # braids
    for x, s in ((256, -1), (376, 1)):
        card.part(limb([(x, 206, 22), (x + 6 * s, 250, 20), (x - 2 * s, 296, 14)]), "ink")
        for y in (222, 242, 262):
            card.add(f'<path class="pl" style="stroke-width:5" d="M{x - 7 + 2 * s},{y}l8,5 8,-5"/>')
    # mirliton / busby
    busby = "c250,200 c254,150 256,110 272,84 316,66 360,84 376,110 378,150 c382,200 316,212"
    card.part(busby, BROWN, 10)
    card.hatch(busby, angle=78, gap=12, width=7, reach=0.26, side=1, wobble=6)
    card.hatch(busby, angle=84, gap=12, width=7, reach=0.2, side=-1, wobble=6)
    card.part("c360,86 c420,96 452,150 c436,212 c412,170 372,140", RED, 8)
    card.line("376,112 416,140 434,190", width=6)
    # plume
    card.part("c300,92 286,62 304,40 320,52 334,74 c326,96", RED, 8)
    card.dot(313, 100, 11, "o")
    card.dot(313, 100, 4)
    # cords
    card.line("256,166 300,184 376,162", width=7, start=0.5, end=0.5)
    card.line("258,146 310,166 376,140", width=7, start=0.5, end=0.5)
    # face
    card.line("276,214 292,206 308,214", width=9)
    card.line("326,214 342,206 358,214", width=9)
    for x in (293, 341):
        card.dot(x, 224, 7)
    card.part("310,218 322,218 332,244 316,252 302,244", FLESH, 6)
    card.ink(
        path(
            "c316,250 290,246 268,258 c240,244 c246,270 280,280 c316,264 352,280 386,270 c394,244 c366,258"
            " 342,246"
        )
    )
    card.line("304,272 316,277 330,272", width=7)
    return card
