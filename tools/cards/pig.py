"""The Pig: broad and low under an oak."""

import math

from .card import BROWN, OCHRE, PINE, RED, ROSE, Card
from .frame import ground
from .geometry import path, stroke


def pig() -> Card:
    """Draw it."""
    card = Card("pig", "Pig", "Husu", 17, fit="translate(26.4 14.4) scale(0.92)")
    ground(card, 690, 84, 440)

    # oak branch on top right with acorns
    def oak(x: int, y: int, turn: int, size: float = 1) -> None:
        outline = (
            "M0,0C8,-10 14,-22 30,-20C34,-34 54,-36 62,-24C76,-34 94,-26 94,-14C108,-16 118,-6"
            " 122,2C112,12 98,12 92,10C86,24 70,24 62,16C50,26 36,22 32,12C18,16 8,10 0,0Z"
        )
        card.add(
            f'<g transform="translate({x} {y}) rotate({turn}) scale({size})"><path class="p"'
            f' d="{outline}"/><path fill="{PINE}" transform="translate(4 3)" d="{outline}"/><path class="o"'
            f' fill="none" stroke-width="8" d="{outline}"/><path class="i" d="M0,-3L108,-2 0,5Z"/><path'
            ' class="i" d="M32,-4L44,-22 38,-4ZM62,-4L74,-20 68,-4ZM34,2L46,14 40,2ZM62,2L72,14 68,2Z"/>'
            "</g>"
        )

    def acorn(x: int, y: int, turn: int = 0, size: float = 1) -> None:
        card.add(f'<g transform="translate({x} {y}) rotate({turn}) scale({size})">')
        card.part("M-17,0C-20,26 -8,44 0,50C8,44 20,26 17,0Z", OCHRE, 7)
        card.ink("M8,4L10,30 4,40 14,6Z")
        card.part("M-22,2C-24,-18 24,-18 22,2C12,8 -12,8 -22,2Z", BROWN, 7)
        card.ink("M-12,-8L-6,2 -4,-9 2,2 6,-9 12,2 14,-6 16,4 -16,4Z")
        card.line("0,-14 2,-26 8,-34", width=7, start=0.8, end=0.6)
        card.add("</g>")

    card.limb([(560, 84, 26), (470, 120, 22), (380, 118, 18), (290, 150, 12)], BROWN, 8)
    card.line("540,96 470,128 390,126", width=5)
    card.limb([(470, 118, 16), (430, 170, 12), (424, 196, 8)], BROWN, 7)
    oak(462, 106, -160, 0.9)
    oak(372, 112, -200, 0.8)
    oak(310, 146, 168, 0.85)
    oak(496, 118, 62, 0.9)
    oak(392, 128, 70, 0.8)
    oak(540, 92, -70, 0.001)
    acorn(424, 214, 8, 1.05)
    acorn(336, 178, -10, 0.95)
    acorn(540, 170, 12, 0.9)
    card.line("540,146 538,120 530,104", width=7)
    # far legs
    for x, y in ((232, 590), (432, 590)):
        card.part(
            f"c{x - 30},{y - 30} c{x + 34},{y - 30} c{x + 18},660 c{x + 22},688 c{x - 18},688 c{x - 14},664",
            ROSE,
            8,
        )
        card.hatch(
            f"c{x - 30},{y - 30} c{x + 34},{y - 30} c{x + 18},660 c{x + 22},688 c{x - 18},688 c{x - 14},664",
            angle=0,
            gap=11,
            width=6,
            reach=0.8,
        )
    # tail: curly
    card.line("520,410 552,392 566,414 546,432 536,408 560,376 572,352", width=13, start=0.8, end=0.3)
    # body
    body = (
        "196,380 236,330 300,306 390,308 470,330 524,380 540,450 530,530 490,590 c470,612 400,614 320,610"
        " 250,606 196,580 160,520"
    )
    card.part(body, ROSE, 11)
    # near hind leg
    hind = "c452,520 c540,500 536,580 508,620 c506,660 c514,690 c466,690 c466,660 456,620 430,580"
    card.part(hind, ROSE, 10)
    card.part("c468,664 c508,664 c516,692 c462,692", "ink")
    card.add('<path class="pl" style="stroke-width:4" d="M488,672V690"/>')
    fore = "c222,520 c300,520 292,590 276,630 c278,660 c286,690 c236,690 c238,660 c234,620 216,580"
    card.part(fore, ROSE, 10)
    card.part("c238,664 c280,664 c288,692 c234,692", "ink")
    card.add('<path class="pl" style="stroke-width:4" d="M259,672V690"/>')
    # erase joint tops
    card.tint("240,500 290,500 286,540 236,540", ROSE, (0, 0))
    card.tint("462,484 530,476 524,540 458,540", ROSE, (0, 0))
    # bristles along back
    for i in range(17):
        t = i / 16
        x = 226 + t * 250
        y = 334 - 26 * math.sin(t * math.pi) * 1.0 + (t * 14)
        card.ink(
            stroke(
                f"{int(x)},{int(y + 6)} {int(x + 14)},{int(y - 24 - 10 * math.sin(t * math.pi))}",
                9,
                0.9,
                0.05,
            )
        )
    # belly shading
    card.hatch(body, angle=82, gap=15, width=7, reach=0.24, side=1, shortest=40)
    card.hatch(hind, angle=8, gap=15, width=6, reach=0.4, side=1)
    card.hatch(fore, angle=8, gap=15, width=6, reach=0.4, side=1)
    for spine in ("470,360 500,400 512,450", "452,372 480,410 490,450"):
        card.line(spine, width=7)
    # teats
    for x in (330, 360, 390):
        card.ink(path(f"{x - 8},606 {x},624 {x + 8},606"))
    # head
    head = (
        "c250,342 230,330 196,332 160,362 126,410 c84,436 c70,448 c66,486 c84,508 118,512 150,530 186,540"
        " 232,520 266,470 272,400"
    )
    card.part(head, ROSE, 11)
    # snout disc
    card.part("66,446 84,434 98,454 98,488 86,508 68,492 60,468", RED, 9)
    card.dot(76, 462, 6)
    card.dot(80, 484, 6)
    for spine in ("104,440 112,456", "116,430 124,448", "106,500 114,486"):
        card.line(spine, width=6)
    # mouth + tusk
    card.line("96,508 140,500 176,476", width=10)
    card.part("c146,500 c132,470 c140,456 c154,472 162,490", None, 6)
    # eye
    card.part("148,416 166,404 184,414 168,424", None, 7)
    card.dot(166, 414, 6.5)
    card.line("144,404 166,392 190,404", width=8)
    # ears
    card.part("c206,352 c196,290 c244,306 268,340 c276,392 c244,384", ROSE, 10)
    card.hatch("c206,352 c196,290 c244,306 268,340 c276,392 c244,384", angle=60, gap=13, width=6, reach=0.6)
    card.hatch(head, angle=-30, gap=15, width=7, reach=0.22, side=1)
    acorn(150, 640, 70, 0.9)
    acorn(344, 664, 100, 0.8)
    return card
