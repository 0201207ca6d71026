"""The Flowerpot: a pot with three stems and two buds."""

import math

from .card import BLUE, BROWN, OCHRE, PINE, RED, Card
from .geometry import Point, limb, short, stroke


def flowerpot() -> Card:
    """Draw it."""
    card = Card("flowerpot", "Flowerpot", "Blompottan", 1, fit="translate(17.2 12) scale(0.96)")
    card.line("84,704 260,708 432,702", width=9)
    for spine in ("100,716 160,718", "190,720 250,718", "300,718 350,720"):
        card.line(spine, width=5)
    # stems
    for stem in (
        [(300, 480, 14), (306, 360, 12), (324, 210, 10)],
        [(286, 480, 12), (230, 400, 10), (196, 330, 9)],
        [(318, 480, 12), (390, 400, 10), (448, 330, 9)],
        [(280, 490, 10), (200, 450, 9), (150, 440, 8)],
        [(330, 490, 10), (420, 452, 9), (482, 440, 8)],
    ):
        card.limb(stem, PINE, 7)

    def leaf(x: int, y: int, turn: int, s: float = 1) -> None:
        outline = "M0,0C10,-34 52,-44 110,-10C70,16 26,26 0,0Z"
        card.add(
            f'<g transform="translate({x} {y}) rotate({turn}) scale({s})"><path class="p" d="{outline}"/>'
            f'<path fill="{PINE}" transform="translate(4 3)" d="{outline}"/><path class="o" fill="none"'
            f' stroke-width="8" d="{outline}"/><path class="i" d="M6,-2L88,-12 6,4ZM30,-8L48,-26 37,-9Z'
            'M52,-10L70,-24 58,-11Z"/></g>'
        )

    leaf(306, 390, -30, 0.9)
    leaf(302, 330, -150, 0.85)
    leaf(240, 420, 150, 0.85)
    leaf(378, 416, -2, 0.8)
    leaf(312, 280, -40, 0.7)

    def tulip(x: int, y: int, turn: int, s: float, color: str) -> None:
        card.add(f'<g transform="translate({x} {y}) rotate({turn}) scale({s})">')
        card.part("c-50,-10 c-58,-84 c-30,-62 c0,-104 c30,-62 c58,-84 c50,-10 0,26", color, 9 / s)
        card.part("c-26,-56 0,-92 c26,-56 20,0 0,22 -20,0", OCHRE, 8 / s)
        card.ink(
            "M-40,-60C-40,-30 -30,-8 -14,8C-32,-6 -46,-30 -40,-60Z",
            "M40,-60C42,-30 36,-8 20,10C32,-6 36,-30 40,-60Z",
            "M0,-74C4,-46 3,-20 0,4C-3,-20 -4,-46 0,-74Z",
        )
        card.add("</g>")

    tulip(326, 212, 4, 1.15, RED)

    def carnation(x: int, y: int, s: float, color: str) -> None:
        card.add(f'<g transform="translate({x} {y}) scale({s})">')
        petals: list[Point] = []
        for k in range(20):
            angle = math.radians(k * 18)
            reach = 62 if k % 2 == 0 else 48
            petals.append((reach * math.cos(angle), reach * math.sin(angle), True))
        card.part(petals, color, 9 / s)
        for k in range(10):
            angle = math.radians(k * 36 + 8)
            card.ink(
                stroke(
                    f"{short(24 * math.cos(angle))},{short(24 * math.sin(angle))}"
                    f" {short(54 * math.cos(angle))},{short(54 * math.sin(angle))}",
                    8,
                    0.9,
                    0.1,
                )
            )
        card.dot(0, 0, 22, "o")
        card.dot(0, 0, 9)
        for k in range(8):
            angle = math.radians(k * 45)
            card.dot(15 * math.cos(angle), 15 * math.sin(angle), 2.6)
        card.add("</g>")

    carnation(186, 306, 0.95, BLUE)
    carnation(462, 306, 0.95, OCHRE)

    def bud(x: int, y: int, turn: int) -> None:
        card.add(f'<g transform="translate({x} {y}) rotate({turn})">')
        card.part("c-4,20 -26,-6 c0,-48 24,-8 c4,20", RED, 8)
        card.line("0,-34 2,10", width=6)
        card.part("c-18,6 0,26 c18,6 c6,16 c-6,16", PINE, 6)
        card.add("</g>")

    bud(138, 432, -62)
    bud(496, 432, 62)
    # pot
    pot = "c208,512 c424,512 c410,580 396,640 c380,702 c252,702 c236,640 222,580"
    # handles
    for s in (-1, 1):
        card.add(f'<g transform="translate(316 0) scale({s} 1)">')
        card.part(limb([(102, 540, 20), (150, 536, 22), (156, 590, 22), (92, 622, 18)]), BROWN, 9)
        card.add("</g>")
    card.part(pot, BROWN, 11)
    card.part("c196,482 c436,482 c440,514 c192,514", BROWN, 10)
    # painted lily & bands on pot
    card.line("222,566 316,574 410,566", width=8, start=0.5, end=0.5)
    card.line("232,640 316,648 398,640", width=8, start=0.5, end=0.5)
    card.add("")
    for i in range(9):
        x = 244 + i * 18.5
        card.ink(f"M{short(x - 9)},582l9,-6 0,0 9,6 -9,44z" if i % 2 else f"M{short(x - 9)},634l9,-46 9,46z")
    card.hatch(pot, angle=4, gap=14, width=7, reach=0.26, side=1)
    card.hatch(
        "c196,482 c436,482 c440,514 c192,514", angle=90, gap=14, width=5, reach=0.5, side=1, shortest=4
    )
    return card
