"""The Wreath: a ring of leaves and flowers."""

import math

from .card import OCHRE, PINE, RED, Card
from .geometry import short, stroke


def wreath() -> Card:
    """Draw it."""
    card = Card("wreath", "Wreath", "Kransen", 2, fit="translate(22 28.4) scale(0.92)")
    cx, cy, radius = 325, 430, 178
    leaf = "M0,0C6,-36 50,-50 92,-30C74,8 30,22 0,0Z"
    # ribbon tails (behind)
    card.part("c310,600 c290,650 250,690 c212,712 c230,664 c200,650 c250,630 280,590", RED, 9)
    card.part("c340,600 c360,650 400,680 c432,694 c418,656 c446,640 c400,626 370,590", RED, 9)
    card.line("296,614 272,654 236,684", width=6)
    card.line("354,614 378,648 412,672", width=6)
    n = 22
    for i in range(n):
        a = -90 + i * 360 / n
        for rr, rot, s in ((radius + 6, 58, 1.0), (radius - 6, 128, 0.86)):
            angle = math.radians(a)
            x = cx + rr * math.cos(angle)
            y = cy + rr * math.sin(angle)
            ang = a + rot
            color = PINE if (i % 2 == 0) else "#8a9a58"
            card.add(
                f'<g transform="translate({short(x)} {short(y)}) rotate({short(ang)}) scale({s})"><path'
                f' class="p" d="{leaf}"/><path fill="{color}" transform="translate(4 3)" d="{leaf}"/><path'
                f' class="o" fill="none" stroke-width="8" d="{leaf}"/><path class="i" d="M6,-2L76,-24 8,4Z'
                'M30,-11L44,-32 36,-13ZM48,-16L62,-32 54,-18Z"/></g>'
            )
    # flowers
    for i, a in enumerate((-90, -18, 54, 126, 198)):
        angle = math.radians(a)
        x = cx + radius * math.cos(angle)
        y = cy + radius * math.sin(angle)
        color = [RED, OCHRE][i % 2]
        for k in range(5):
            t = math.radians(k * 72 - 90)
            px = x + 20 * math.cos(t)
            py = y + 20 * math.sin(t)
            card.add(
                f'<circle class="p" cx="{short(px)}" cy="{short(py)}" r="19"/><circle fill="{color}"'
                f' cx="{short(px + 4)}" cy="{short(py + 3)}" r="19"/><circle class="o" style="fill:none"'
                f' stroke-width="7" cx="{short(px)}" cy="{short(py)}" r="19"/>'
            )
            card.ink(
                stroke(
                    f"{short(x + 12 * math.cos(t))},{short(y + 12 * math.sin(t))}"
                    f" {short(x + 32 * math.cos(t))},{short(y + 32 * math.sin(t))}",
                    6,
                    0.8,
                    0.1,
                )
            )
        card.dot(x, y, 13, "o")
        card.dot(x, y, 5)
    # berries
    for a in (-54, 18, 90 - 60, 162, 234):
        for k in (-1, 1):
            angle = math.radians(a + k * 5)
            x = cx + (radius + k * 26) * math.cos(angle)
            y = cy + (radius + k * 26) * math.sin(angle)
            card.add(
                f'<circle class="p" cx="{short(x)}" cy="{short(y)}" r="12"/><circle fill="{RED}"'
                f' cx="{short(x + 3)}" cy="{short(y + 2)}" r="12"/><circle class="o" style="fill:none"'
                f' stroke-width="6" cx="{short(x)}" cy="{short(y)}" r="12"/>'
            )
    # bow
    for s in (-1, 1):
        card.add(f'<g transform="translate(325 604) scale({s} 1)">')
        card.part("c6,0 40,-50 90,-48 104,-14 90,22 50,26", RED, 9)
        card.part("20,-4 50,-26 76,-24 80,-8 62,6", None, 6)
        card.line("14,4 40,14 70,14", width=6)
        card.add("</g>")
    card.part("304,586 346,586 352,606 344,624 306,624 298,606", RED, 9)
    card.line("314,592 312,618", width=6)
    card.line("330,592 330,618", width=6)
    return card
