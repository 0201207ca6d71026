"""Swap charts: what each seat does with which card, as a table and in words."""

from itertools import groupby

from kille.bots.exchange.lookup import FROM_STOCK, HIDDEN
from kille.packs.kille import Card
from kille.sim.loops import ALWAYS
from kille.sim.policies import Table

NAMES = {card: card.value if card.value.isdecimal() else card.name.capitalize() for card in Card}

type Chart = list[list[float]]
"""By seat in order of action, and by rank: the chance to swap a card as dealt, when nothing shows ahead."""


def chart(table: Table) -> Chart:
    """The chart of a policy; the last seat has the stock ahead of it."""
    last = len(table) - 1
    return [
        [
            round(int(table[place, FROM_STOCK if place == last else HIDDEN, card.rank]) / ALWAYS, 4)
            for card in Card
        ]
        for place in range(len(table))
    ]


def in_words(chances: list[float]) -> str:
    """Such as `swap Fool to 5, stand from 6; 6: 30 %`."""
    parts: list[str] = []
    for does, cards in groupby(Card, key=lambda card: _does(chances[card.rank])):
        first, *rest = cards
        span = NAMES[first] if not rest else f"{NAMES[first]} to {NAMES[rest[-1]]}"
        parts.append(f"{does} {span}")
    return ", ".join(parts)


def _does(chance: float) -> str:
    if chance in (0, 1):
        return "swap" if chance else "stand"
    return f"swap {round(100 * chance)} % of"
