"""For more seats than a tree can be walked for: everyone answers what was played so far, again and again.

A seat is thought to know its place, its card, how it got it, and what lies ahead, as the policies of the
simulator do; what the better answer is, is told by deals that are played both ways.
"""

from time import perf_counter

import numpy as np
from msgspec import Struct

from kille.games.exchange import Rules
from kille.sim.codes import options
from kille.sim.loops import ALWAYS, forced_deals, many_deals
from kille.sim.policies import Table, cautious
from kille.solve.progress import Progress, silent

ROUNDS, DEALS = 24, 100_000
JUDGED = 10
"""A policy is judged on so many times as many deals as a round takes."""

FEWEST = 30
"""What came up less often than this in a round is left as it was."""


class Approximated(Struct, frozen=True):
    """A policy of the simulator's kind, and what a seat of that kind could gain by leaving it alone."""

    value: list[float]
    nashconv: float  # among policies that know no more than this one
    stderr: float  # of it
    seconds: float


def approximated(
    rules: Rules,
    seats: int,
    *,
    rounds: int = ROUNDS,
    deals: int = DEALS,
    progress: Progress = silent,
) -> tuple[Approximated, Table]:
    """Fictitious play: in each round every seat moves a step towards its best answer to the others.

    What comes of it is made pure, and judged so.
    """
    begun, chosen, table = perf_counter(), options(rules), cautious(seats, rules)
    for number in range(1, rounds + 1):
        table = table + (_answer(rules, table, seed=number, deals=deals) - table) // (number + 1)
        progress("answers", number / rounds)
    table = np.where(table * 2 > ALWAYS, ALWAYS, 0)  # what is done more often than not
    answer = _answer(rules, table, seed=rounds + 1, deals=deals * JUDGED)
    tallies = forced_deals(rounds + 2, deals * JUDGED, seats, table.ravel(), chosen)
    moved = (answer - table).reshape(seats, -1) / ALWAYS  # judged on deals that it was not chosen by
    gain = float((moved * tallies[:, :, 2]).sum()) / (deals * JUDGED)
    error = float(np.sqrt((moved**2 * tallies[:, :, 3]).sum())) / (deals * JUDGED)
    counts = many_deals(rounds + 3, 0, deals * JUDGED, seats, table.ravel(), chosen)
    shares = (counts[1:, seats, None] - counts[1:, :seats]) / np.arange(1, seats + 1)[:, None]
    values = shares.sum(axis=0) / (deals * JUDGED)
    return Approximated(values.tolist(), gain, error, perf_counter() - begun), table


def _answer(rules: Rules, table: Table, *, seed: int, deals: int) -> Table:
    """What every seat would best do while the others play by a policy."""
    tallies = forced_deals(seed, deals, len(table), table.ravel(), options(rules))
    seen, gained = tallies[:, :, 0].reshape(table.shape), tallies[:, :, 2].reshape(table.shape)
    return np.where(seen >= FEWEST, np.where(gained > 0, ALWAYS, 0), table)
