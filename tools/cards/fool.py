"""The Fool, lowest: one big face that laughs."""

from .card import BROWN, FLESH, INK, OCHRE, PINE, RED, ROSE, Card
from .geometry import path, stroke


def fool() -> Card:
    """Draw it."""
    card = Card("fool", "Fool", "Blaren", 0, fit="translate(62.3 30) scale(0.89)")
    # bauble (marotte) at right, behind
    card.limb([(512, 640, 20), (508, 420, 18), (506, 360, 16)], BROWN, 8)
    # shoulders/body
    card.part("c84,704 c92,634 150,580 230,566 c400,566 446,586 c432,706", RED, 10)
    half = card.clip("c84,704 c92,634 150,580 230,566 c400,566 446,586 c432,706")
    card.add(f'<g clip-path="url(#{half})">')
    card.part("M310,560H560V720H310Z", OCHRE, 9)
    card.add("</g>")
    card.hatch(
        "c84,704 c92,634 150,580 230,566 c310,566 c310,706", angle=84, gap=17, width=7, reach=0.5, side=1
    )
    # cap horns
    left_horn = "c300,196 c262,120 192,128 140,190 112,262 c104,330 c132,300 164,292 196,316 c214,352"
    card.part(left_horn, RED, 10)
    card.hatch(left_horn, angle=60, gap=16, width=7, reach=0.35, side=-1)
    right_horn = "c330,196 c372,110 440,120 490,186 516,262 c520,330 c494,300 462,292 432,316 c416,352"
    card.part(right_horn, OCHRE, 10)
    card.hatch(right_horn, angle=-60, gap=16, width=7, reach=0.35, side=1)
    # ass's ears / centre crest
    card.part("c270,210 c282,120 c300,72 c316,92 c334,70 c352,120 c362,210", PINE, 9)
    card.line("300,100 296,160 300,200", width=7)
    card.line("334,100 338,160 332,200", width=7)
    # face
    face = (
        "198,330 200,280 232,226 316,196 400,226 432,280 434,330 430,400 c404,480 366,536 316,552 266,536"
        " 228,480 202,400"
    )
    card.part(face, FLESH, 11)
    card.hatch(face, angle=-14, gap=17, width=8, reach=0.16, side=1)
    # cap band
    card.part(
        "c190,318 c206,250 240,214 316,186 392,214 428,250 c444,318 c410,296 c380,270 c350,286 c316,262"
        " c282,286 c252,270 c222,296",
        RED,
        10,
    )
    card.line("216,280 250,240 316,212 382,240 418,280", width=7)
    for x, y in ((222, 304), (252, 280), (282, 294), (316, 272), (350, 294), (380, 280), (410, 304)):
        card.add(
            f'<circle class="p" cx="{x}" cy="{y}" r="11"/><circle fill="{OCHRE}" cx="{x + 3}" cy="{y + 2}"'
            f' r="11"/><circle class="o" style="fill:none" stroke-width="6" cx="{x}" cy="{y}" r="11"/>'
        )

    # bells at tips
    def bell(x: int, y: int, s: float = 1) -> None:
        card.add(
            f'<g transform="translate({x} {y}) scale({s})"><circle class="p" r="25"/><circle fill="{OCHRE}"'
            ' cx="4" cy="3" r="25"/><circle class="o" style="fill:none" stroke-width="9" r="25"/><path'
            ' class="o" fill="none" stroke-width="6" d="M-24,2C-8,10 8,10 24,2"/><path class="i"'
            ' d="M-3,8H3V26H-3Z"/><circle class="i" cy="12" r="6"/></g>'
        )

    bell(106, 350)
    bell(520, 346)
    bell(300, 66, 0.001)
    # eyes: one wide, one winking
    card.part("232,344 258,324 286,342 260,358", None, 8)
    card.add('<circle class="i" cx="264" cy="342" r="11"/>')
    card.line("224,318 254,300 288,318", width=11)
    card.line("348,346 374,332 402,346", width=11, start=0.3, end=0.3)
    card.line("352,352 376,344 398,352", width=6)
    card.line("344,312 376,298 408,320", width=11)
    for spine in ("408,342 420,336", "408,350 422,350", "408,358 420,364"):
        card.line(spine, width=6, start=0.8, end=0.1)
    # nose, big and red
    card.part("c300,344 c290,380 276,402 284,424 316,434 348,424 354,402 c336,380 c330,344", ROSE, 9)
    card.ink(stroke("288,424 300,416 304,426", 7), stroke("344,424 332,416 328,426", 7))
    card.hatch(
        "c300,344 c290,380 276,402 284,424 316,434 348,424 354,402 c336,380 c330,344",
        angle=-10,
        gap=13,
        width=6,
        reach=0.3,
    )
    # cheeks
    for x in (228, 402):
        card.add(f'<circle fill="{RED}" opacity=".8" cx="{x}" cy="412" r="24"/>')
    for spine in (
        "220,398 232,406 238,418",
        "210,408 222,418 228,430",
        "394,400 406,408 412,420",
        "404,396 416,404 420,412",
    ):
        card.line(spine, width=5)
    # gaping mouth with tongue
    mouth = "c236,446 270,456 316,458 362,456 c398,446 388,494 356,526 316,532 276,524 246,494"
    card.ink(path(mouth))
    throat = card.clip(mouth)
    card.add(
        '<path class="p" d="M262,458L266,478 288,482 290,462ZM298,464L298,486 320,487 320,464Z'
        'M330,464L332,485 352,482 350,461Z"/>'
    )
    card.add(f'<g clip-path="url(#{throat})"><ellipse fill="{RED}" cx="316" cy="530" rx="44" ry="30"/></g>')
    card.add(f'<path class="pl" style="stroke:{INK};stroke-width:5" d="M316,506V530"/>')
    card.line("226,436 234,450 244,452", width=8)
    card.line("406,436 400,448 390,452", width=8)
    card.line("300,541 316,545 332,541", width=5)
    # collar points with bells
    card.part(
        "c206,548 c250,572 316,580 380,572 c428,546 c462,574 c436,600 c426,640 c392,612 c350,650 c316,614"
        " c282,654 c244,614 c204,646 c196,606 c150,610 c172,574",
        PINE,
        10,
    )
    for spine in (
        "222,566 204,600",
        "262,580 250,606",
        "316,586 316,606",
        "370,580 384,604",
        "412,566 424,594",
    ):
        card.line(spine, width=7)
    for x, y in ((150, 616), (204, 652), (282, 662), (350, 658), (428, 646)):
        bell(x, y, 0.5)
    # bauble head (mini fool)
    card.part(
        "c478,372 c476,330 c466,300 c486,312 c506,286 c524,312 c546,300 c536,330 c534,372 506,392", OCHRE, 8
    )
    card.part("484,356 506,346 528,356 526,384 506,400 486,384", FLESH, 7)
    card.dot(498, 366, 4)
    card.dot(515, 366, 4)
    card.line("494,382 506,388 518,380", width=5)
    # hand holding
    card.part("c440,586 470,556 c496,540 524,552 530,580 522,606 c480,624 448,622", FLESH, 9)
    for y in (562, 580, 598):
        card.line(f"500,{y} 528,{y + 2}", width=6, start=0.6, end=0.3)
    return card
