"""What a hand is worth in Allierad: its longest run of ranks [S0; our reading of the rulebook's words]."""

from collections.abc import Iterable

from kille.core.hidden import Hidden
from kille.packs.kille import Card

type Run = tuple[Card, ...]
"""Consecutive ranks, lowest first."""


def longest_run(hand: Iterable[Hidden[Card]]) -> Run:
    """The longest run of ranks in a hand, the highest of equally long ones; two alike count once."""
    held = {card.look() for card in hand}
    best: Run = ()
    run: Run = ()
    for card in Card:
        run = (*run, card) if card in held else ()
        if run and len(run) >= len(best):
            best = run
    return best


def worth(run: Run) -> tuple[int, int]:
    """What runs are compared by: how long, then how high."""
    return len(run), run[-1].rank if run else -1
