"""How many deals a second the simulator plays, beside plain C of the same rules: `make bench-simulator`.

Both play Byteskille by `encyclopedia`, everyone swapping what is below the 7, on one core in turn; ratios are
taken round by round. Then ours on all cores, against one. That both come to the same is checked on the way.
"""

import argparse
import ctypes
import shutil
import subprocess
import tempfile
from collections.abc import Callable
from pathlib import Path
from statistics import median
from time import perf_counter, process_time
from typing import Any

import numba
import numpy as np

from kille.games.exchange import RULESETS, Rules
from kille.sim import policies
from kille.sim.codes import options
from kille.sim.loops import ALWAYS, many_deals

SIZES = (2, 4, 8, 13)
BELOW = 9
RULES: Rules = RULESETS["encyclopedia"].rules  # pyright: ignore[reportAssignmentType]

type Kernel = Callable[[int, int, int], list[float]]
"""Plays so many deals among so many seats with a seed: how often each seat was out."""


def main() -> None:
    """Measure and print."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--rounds", type=int, default=7, help="how often both take a turn")
    parser.add_argument("--deals", type=int, default=2_000_000, help="how many deals a turn has")
    said = parser.parse_args()
    cores = numba.get_num_threads()
    with tempfile.TemporaryDirectory() as folder:
        peer = in_c(Path(folder))
        if peer is None:
            print("There is no C compiler here: nothing to compare with.")
        print(f"seats   ours, one core      plain C   ours/C (extremes)        {cores} cores/one")
        for seats in SIZES:
            print(row(seats, peer, said.rounds, said.deals, cores))


def row(seats: int, peer: Kernel | None, rounds: int, deals: int, cores: int) -> str:
    """One size."""
    ratios, speeds, theirs, wide = list[float](), list[float](), list[float](), list[float]()
    for number in range(rounds + 1):
        numba.set_num_threads(1)
        mine, out = timed(ours, seats, deals, number, process_time)
        one, _ = timed(ours, seats, deals, number, perf_counter)
        numba.set_num_threads(cores)
        all_cores, _ = timed(ours, seats, deals * cores, number, perf_counter)
        if peer is not None:
            other, out_there = timed(peer, seats, deals, number, process_time)
            assert np.allclose(out, out_there, atol=0.0025), "both play the same game"
            theirs.append(other)
            ratios.append(mine / other)
        speeds.append(mine)
        wide.append(all_cores / one)
    del ratios[:1], speeds[:1], theirs[:1], wide[:1]  # the first round warms up
    text = f"{seats:5}   {median(speeds) / 1e6:10.1f} M/s"
    if theirs:
        text += f"   {median(theirs) / 1e6:8.1f} M/s"
        text += f"   {median(ratios):.2f} ({min(ratios):.2f} to {max(ratios):.2f})"
    return f"{text}        {median(wide):.2f}"


def timed(
    kernel: Kernel, seats: int, deals: int, seed: int, clock: Callable[[], float]
) -> tuple[float, list[float]]:
    """Deals a second, and what came of them."""
    begun = clock()
    out = kernel(deals, seats, seed)
    return deals / (clock() - begun), out


def ours(deals: int, seats: int, seed: int) -> list[float]:
    """The simulator."""
    table = policies.empty(seats)
    table[:, :, :BELOW] = ALWAYS
    counts = many_deals(seed, 0, deals, seats, table.ravel(), options(RULES))
    return (counts[:, :seats].sum(axis=0) / deals).tolist()


def in_c(folder: Path) -> Kernel | None:
    """The plain C, compiled here; None where no compiler is."""
    compiler = shutil.which("cc") or shutil.which("gcc") or shutil.which("clang")
    if compiler is None:
        return None
    library, source = folder / "scalar.so", Path(__file__).with_name("kernels") / "scalar.c"
    subprocess.run([compiler, "-O3", "-march=native", "-shared", "-fPIC", "-o", library, source], check=True)
    function: Any = ctypes.CDLL(str(library)).simulate
    function.argtypes = [ctypes.c_int64, ctypes.c_int, ctypes.c_uint64, ctypes.c_void_p]
    function.restype = ctypes.c_int64

    def play(deals: int, seats: int, seed: int) -> list[float]:
        outs = np.zeros(seats, np.int64)
        function(deals, seats, seed, outs.ctypes.data)
        return (outs / deals).tolist()

    return play


if __name__ == "__main__":
    main()
