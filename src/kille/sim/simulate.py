"""Play very many deals and count: who is out how often, and what each place is worth."""

from collections.abc import Callable, Iterator, Sequence
from importlib import import_module
from time import perf_counter
from typing import Any

import numba
import numpy as np
from msgspec import Struct
from numpy.typing import NDArray

from kille.games.exchange import Rules
from kille.sim import policies
from kille.sim.codes import Options, options
from kille.sim.loops import CHUNK, many_deals
from kille.sim.policies import Table

SEATS = range(2, 21)
BATCH = 64 * CHUNK
"""Between two signs of progress so many deals are played."""

MOST_DEALS = 10**13

type Counts = NDArray[np.int64]


class Simulated(Struct, frozen=True):
    """What came of many deals; lists are by place, the first to act first and the dealer last."""

    deals: int
    seconds: float
    deals_per_s: float
    out_rate: list[float]
    stderr: list[float]  # of the rates
    value: list[float]  # the mean share of one chip, split among those who are not out
    nobody_out: float  # how often nobody is out


def simulate(
    rules: Rules,
    seats: int,
    names: Sequence[str],
    *,
    deals: int,
    seed: int = 0,
    cluster: str | None = None,
    progress: Callable[[int], object] = lambda _: None,
) -> Simulated:
    """Play `deals` deals by policies: one name for all, or one for each seat in order of action.

    The same seed gives the same numbers on any number of threads or machines. ValueError says what cannot be.
    """
    policy, chosen = table(rules, seats, names), options(rules)
    if not 0 < deals <= MOST_DEALS:
        raise ValueError(f"deals must be from 1 to {MOST_DEALS}")
    many_deals(seed, 0, 1, seats, policy, chosen)  # compiled before the clock runs
    begun, counts = perf_counter(), np.zeros((seats + 1, seats + 1), np.int64)
    played = _played(seed, deals, seats, policy, chosen)
    for count in played if cluster is None else _played_by(cluster, seed, deals, seats, policy, chosen):
        counts += count
        progress(int(counts[:, seats].sum()))
    return _result(counts, perf_counter() - begun)


def table(rules: Rules, seats: int, names: Sequence[str]) -> Table:
    """The policies of all seats, flat."""
    if seats not in SEATS:
        raise ValueError(f"seats must be from {SEATS[0]} to {SEATS[-1]}, not {seats}")
    if len(names) not in (1, seats):
        raise ValueError(f"name one policy for all, or {seats}, one for each seat; not {len(names)}")
    known = {name: policies.named(name, seats, rules) for name in dict.fromkeys(names)}
    each = names if len(names) == seats else [names[0]] * seats
    return np.stack([known[name][place] for place, name in enumerate(each)]).ravel()


def _batches(deals: int) -> Iterator[tuple[int, int]]:
    """The first chunk of each batch, and how many deals it has."""
    for begin in range(0, deals, BATCH):
        yield begin // CHUNK, min(BATCH, deals - begin)


def _played(seed: int, deals: int, seats: int, policy: Table, rules: Options) -> Iterator[Counts]:
    for first, size in _batches(deals):
        yield many_deals(seed, first, size, seats, policy, rules)


def _played_by(
    address: str, seed: int, deals: int, seats: int, policy: Table, rules: Options
) -> Iterator[Counts]:
    """The same on the machines of a Dask cluster."""
    distributed: Any = import_module("distributed")  # an extra that few have

    with distributed.Client(address) as client:
        tasks = [
            client.submit(many_deals_there, seed, first, size, seats, policy, rules, pure=False)
            for first, size in _batches(deals)
        ]
        for _, counts in distributed.as_completed(tasks, with_results=True):
            yield counts


def many_deals_there(seed: int, first: int, size: int, seats: int, policy: Table, rules: Options) -> Counts:
    """`many_deals` on a worker, which may not write to what it was sent."""
    return many_deals(seed, first, size, seats, policy.copy(), rules)


def threads(count: int | None) -> None:
    """Use so many threads; None leaves it as it is. ValueError if there are not so many."""
    if count is None:
        return
    try:
        numba.set_num_threads(count)
    except ValueError:
        raise ValueError(f"threads must be from 1 to {numba.get_num_threads()}") from None


def _result(counts: Counts, seconds: float) -> Simulated:
    seats = len(counts) - 1
    by_left = counts[:, seats]
    deals = int(by_left.sum())
    rate = counts[:, :seats].sum(0) / deals
    shares = (by_left[1:, None] - counts[1:, :seats]) / np.arange(1, seats + 1)[:, None]
    return Simulated(
        deals=deals,
        seconds=seconds,
        deals_per_s=deals / seconds,
        out_rate=rate.tolist(),
        stderr=np.sqrt(rate * (1 - rate) / deals).tolist(),
        value=(shares.sum(0) / deals).tolist(),
        nobody_out=float(by_left[seats] / deals),
    )
