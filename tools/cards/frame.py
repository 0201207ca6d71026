"""What every face has: two frames, the ladder of 21 ranks, an index in two corners, a ribbon for the name."""

from random import Random

from .card import INK, OCHRE, PAPER, RED, Card
from .geometry import short, stroke

FONTS = (
    '"IM Fell English","EB Garamond","Iowan Old Style","Palatino Linotype",Palatino,"Book Antiqua",Georgia,'
    '"DejaVu Serif",serif'
)
RULES = {
    ".o": f"fill:none;stroke:{INK};stroke-linejoin:round;stroke-linecap:round",
    ".p": f"fill:{PAPER}",
    ".i": f"fill:{INK}",
    ".pl": f"fill:none;stroke:{PAPER};stroke-width:6;stroke-linecap:round",
    ".n": f"font:600 44px {FONTS};fill:{INK};text-anchor:middle",
}
PANEL = (
    '<path class="p" d="M40,41H206V204L192,218H40Z"/>'
    '<path class="o" fill="none" stroke-width="3" d="M206,36V204L192,218H34"/>'
)


def framed(card: Card, index: str) -> str:
    """The whole face as an SVG document, with its index sign in two corners."""
    fit = f' transform="{card.fit}"' if card.fit else ""
    turned = "rotate(180 315 440)"
    return "".join(
        [
            f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 630 880" class="card-{card.name}"'
            ' role="img"'
            f' aria-label="{card.title}"><title>{card.title}</title><style>{_style(card.name)}</style>',
            f"<defs>{''.join(card.clips)}</defs>" if card.clips else "",
            '<rect class="p" width="630" height="880" rx="36"/>',
            '<path class="o" fill="none" stroke-width="9" d="M22,23L608,21 609,858 21,859Z"/>',
            '<path class="o" fill="none" stroke-width="3" d="M35,36L595,35 596,845 34,846Z"/>',
            _ladder(card.rank),
            f'<g class="f"{fit}>{"".join(card.picture)}</g>',
            f'{PANEL}<g transform="{turned}">{PANEL}</g>',
            f'<g class="ix i" transform="translate(46 54)">{index}</g>',
            f'<g class="ix i" transform="{turned} translate(46 54)">{index}</g>',
            f'<g class="rb">{_ribbon()}<text class="n" x="228" y="797">{card.ribbon}</text></g></svg>',
        ]
    )


def ground(card: Card, y: int, left: int, right: int) -> None:
    """A line to stand on, with tufts of grass."""
    card.line(f"{left},{y} {(left + right) // 2},{y + 5} {right},{y - 2}", width=9)
    random = Random(card.rank)
    data = ""
    x: float = left + 14
    while x < right - 30:
        height = random.uniform(5, 16)
        if random.random() < 0.55:
            start, run, end = random.uniform(9, 20), random.uniform(18, 46), random.uniform(9, 20)
            data += stroke(f"{int(x)},{int(y + start)} {int(x + run)},{int(y + end)}", 5, 0.1, 0.1)
        if random.random() < 0.34:
            low, middle, high, top, last = (int(height + more) for more in (8, 2, 14, 12, 6))
            data += f"M{int(x)},{y}l-6,-{low} 7,{middle} 2,-{high} 4,{top} 9,-{last} -7,{int(height + 10)}z"
        x += random.uniform(16, 34)
    card.ink(data)


def _style(name: str) -> str:
    # Prefixed with the card's name, so that many cards may stand in one page.
    rules = "".join(f".card-{name} {selector}{{{rule}}}" for selector, rule in RULES.items())
    return f"{rules}@media (prefers-color-scheme:dark){{.card-{name} .p{{fill:#ecdfc4}}}}"


def _ribbon() -> str:
    band = "M64,752C150,738 250,770 392,748V812C250,834 150,802 64,816Z"
    ends = (
        "M64,766L44,772 56,798 42,826C70,822 80,818 92,812V764Z",
        "M392,762L414,763 404,790 417,817C398,824 384,822 370,816V762Z",
    )
    svg = "".join(
        f'<path class="p" d="{end}"/><path fill="{OCHRE}" opacity=".55" transform="translate(4 3)"'
        f' d="{end}"/>'
        f'<path class="o" fill="none" stroke-width="6" d="{end}"/>'
        for end in ends
    )
    svg += f'<path class="p" d="{band}"/><path class="o" fill="none" stroke-width="7" d="{band}"/>'
    return svg + '<path class="i" d="M70,806C150,794 240,824 386,803L386,808C240,829 150,799 70,811Z"/>'


def _ladder(rank: int) -> str:
    svg = ""
    for step in range(21):
        y = 716 - step * 22.5
        if step == rank:
            mark = f"M55,{short(y - 12)}l11,12-11,12-11,-12z"
            svg += f'<path fill="{RED}" d="{mark}"/>'
            svg += f'<path class="o" fill="none" stroke-width="4" d="{mark}"/>'
        else:
            svg += f'<path class="i" d="M55,{short(y - 3.4)}l3.4,3.4-3.4,3.4-3.4,-3.4z"/>'
    return svg
