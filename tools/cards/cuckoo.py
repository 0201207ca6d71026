"""The Cuckoo, who ends the game: a bird that calls from its branch."""

from .card import BLUE, BROWN, INK, OCHRE, PINE, Card
from .geometry import limb, limb_outline, path, stroke


def cuckoo() -> Card:
    """Draw it."""
    card = Card("cuckoo", "Cuckoo", "Kuku", 19, fit="translate(620 4) scale(-.95 .95)")
    # branch
    branch = [(70, 640, 40), (180, 612, 36), (330, 628, 40), (470, 596, 30), (566, 560, 20)]

    # leaves behind
    def leaf(x: int, y: int, turn: int, size: float = 1, color: str = PINE) -> None:
        outline = "M0,0C10,-34 52,-44 96,-18C70,16 26,26 0,0Z"
        card.add(
            f'<g transform="translate({x} {y}) rotate({turn}) scale({size})"><path class="p"'
            f' d="{outline}"/><path fill="{color}" transform="translate(4 3)" d="{outline}"/><path'
            f' class="o" fill="none" stroke-width="8" d="{outline}"/><path class="i" d="M6,-2L78,-17'
            ' 6,3Z"/><path class="i" d="M28,-6L46,-26 34,-8ZM44,-9L64,-26 50,-10ZM34,-4L50,6 40,-6Z"/></g>'
        )

    leaf(500, 585, -52, 0.95)
    leaf(545, 565, 20, 0.0001)
    leaf(120, 622, -128, 0.8)
    # tail (behind) long, hanging right-down
    tail = "c392,470 440,520 486,590 c540,694 c516,706 c470,690 c478,702 c446,706 404,632 352,560"
    card.part(tail, BLUE)
    card.line("400,500 450,570 508,690", width=7)
    card.line("380,520 420,590 462,682", width=6)
    for x, y in ((446, 590), (474, 640), (430, 612), (456, 660)):
        card.add(f'<ellipse class="p" cx="{x}" cy="{y}" rx="9" ry="6" transform="rotate(58 {x} {y})"/>')
    card.limb(branch, BROWN)
    card.hatch(limb_outline(branch), angle=-4, gap=10, width=5, reach=0.0)
    card.line("100,645 190,622 300,636", width=6)
    card.line("330,640 420,626 520,590", width=6)
    card.line("120,628 170,618", width=5)
    # legs
    for x in (262, 318):
        card.limb([(x, 560, 20), (x - 2, 612, 14)], OCHRE, 7)
        for dx in (-24, -2, 22):
            card.part(limb([(x - 2, 606, 12), (x + dx, 630, 11), (x + dx * 1.25, 650, 6)]), OCHRE, 6)
    # body
    body = (
        "c150,232 168,176 214,142 268,150 306,190 320,240 356,300 410,380 436,452 c430,500 372,566 300,584"
        " 236,566 186,500 168,420 174,340 172,290"
    )
    card.part(body, None, 11)
    belly = card.clip(body)
    # head/back tint & wing
    card.add(f'<g clip-path="url(#{belly})">')
    card.tint("150,232 160,160 220,130 280,140 320,200 340,260 300,300 260,320 210,316 176,300", BLUE, (4, 4))
    # bars on belly
    for y in range(352, 590, 32):
        card.ink(stroke(f"160,{y - 6} 215,{y + 12} 275,{y + 14} 350,{y + 2}", 13, 0.1, 0.05))
    card.add("</g>")
    card.add(f'<path class="o" fill="none" stroke-width="11" d="{path(body)}"/>')
    # throat line scallops
    for x, y in ((190, 300), (216, 312), (244, 314), (206, 276), (232, 288)):
        card.ink(stroke(f"{x - 10},{y - 4} {x},{y + 5} {x + 10},{y - 4}", 6, 0.1, 0.1))
    wing = "288,268 346,290 402,360 440,440 c470,540 c420,520 360,500 306,440 272,360 270,300"
    card.part(wing, BLUE, 10)
    for spine in (
        "300,320 330,345 372,380",
        "296,356 330,388 382,418",
        "306,396 344,428 400,456",
        "322,432 362,462 420,486",
    ):
        card.line(spine, width=8)
    for x, y in ((306, 296), (332, 310), (356, 332), (378, 356), (316, 338), (344, 360)):
        card.ink(stroke(f"{x - 12},{y} {x + 2},{y + 8} {x + 10},{y - 6}", 5, 0.1, 0.1))
    card.hatch(wing, angle=40, gap=17, width=7, reach=0.42, side=1)
    # beak, open
    card.part("c166,206 130,196 c70,218 c120,226 c164,240", OCHRE, 9)
    card.part("c166,238 128,244 c92,268 c140,268 176,258", OCHRE, 9)
    # eye
    card.dot(214, 204, 23, "o")
    card.add(f'<circle fill="{OCHRE}" stroke="{INK}" stroke-width="7" cx="214" cy="204" r="20"/>')
    card.dot(210, 203, 9)
    card.line("188,176 212,168 240,180", width=8)
    # crest feathers
    for spine in ("232,146 250,118 282,110", "254,150 278,128 308,128", "276,166 304,150 330,154"):
        card.line(spine, width=10, start=0.9, end=0.1)
    # leaves in front
    leaf(392, 622, 26, 0.85)
    leaf(96, 650, 34, 0.7)
    return card
