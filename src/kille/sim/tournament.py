"""Every policy against every other over the same decks: which gets more of the chip, and how sure that is."""

from collections.abc import Iterator, Sequence
from itertools import combinations
from math import sqrt

from msgspec import Struct

from kille.games.exchange import Rules
from kille.sim.codes import options
from kille.sim.loops import duels
from kille.sim.simulate import table


class Duel(Struct, frozen=True):
    """By how much more of a chip a seat of the first policy gets than a seat of the second, in a deal."""

    first: str
    second: str
    gain: float
    stderr: float
    deals: int


def tournament(
    rules: Rules, seats: int, names: Sequence[str], *, deals: int, seed: int = 0
) -> Iterator[Duel]:
    """All pairs. Each deck is played twice, the two policies seat by seat in turn, and then changed over.

    With an odd number of seats one policy has a seat more, and in the other play one less. ValueError says
    what cannot be.
    """
    if deals < 2:
        raise ValueError("a duel takes two deals at least")
    tables = {name: table(rules, seats, [name]) for name in dict.fromkeys(names)}
    if len(tables) < 2:
        raise ValueError("a tournament takes two policies at least")
    for first, second in combinations(tables, 2):
        total, squares = duels(seed, deals, seats, (tables[first], tables[second]), options(rules))
        mean = total / deals
        spread = max(squares / deals - mean * mean, 0)
        yield Duel(first, second, float(mean), sqrt(spread / deals), deals)
