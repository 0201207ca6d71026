"""How many actions a second the engine plays, beside other libraries in the same minute: `make bench`.

Everybody takes a turn in every round, so that a busy machine slows all of them; ratios are taken round by
round. Time is processor time of this one process.
"""

import argparse
import json
import platform
import time
from collections.abc import Sequence
from pathlib import Path
from random import Random
from statistics import median
from typing import Any

from msgspec import Struct

from peers import Contender, contenders

MEASURED = "byteskille"


class Row(Struct, frozen=True):
    """What one contender reached: actions per second in each round."""

    contender: Contender
    speeds: tuple[float, ...]


def speed(contender: Contender, seconds: float, seed: int) -> float:
    """Actions per second of processor time, over whole games."""
    rng, actions = Random(seed), 0
    began = time.process_time()
    while (spent := time.process_time() - began) < seconds:
        actions += contender.play(rng)
    return actions / spent


def race(rounds: int, seconds: float) -> list[Row]:
    """Every contender once a round; a first, short round that does not count warms all up."""
    racers = tuple(contenders())
    for racer in racers:
        speed(racer, seconds / 10, seed=0)
    table = [[speed(racer, seconds, seed) for racer in racers] for seed in range(1, rounds + 1)]
    return [Row(racer, speeds) for racer, speeds in zip(racers, zip(*table, strict=True), strict=True)]


def ratios(ours: Row, theirs: Row) -> list[float]:
    """How many times as fast we were, round by round, slowest first."""
    return sorted(mine / other for mine, other in zip(ours.speeds, theirs.speeds, strict=True))


def machine() -> str:
    """What this was measured on."""
    return (
        f"{processor()}, {platform.system()}, {platform.python_implementation()} {platform.python_version()}"
    )


def processor() -> str:
    """The processor's name, where the system tells it."""
    cpuinfo = Path("/proc/cpuinfo")
    lines = cpuinfo.read_text().splitlines() if cpuinfo.exists() else []
    names = [line.partition(":")[2].strip() for line in lines if line.startswith("model name")]
    return names[0] if names else platform.machine()


def as_text(rows: Sequence[Row]) -> str:
    """The table to read."""
    ours = next(row for row in rows if row.contender.game == MEASURED)
    lines = [f"{'':18s} {'':24s} {'actions/s':>10s}   {'we are … times as fast':s}"]
    for row in rows:
        low, mid, high = spread(ratios(ours, row))
        versus = "" if row is ours else f"   {mid:6.2f} ({low:.2f} to {high:.2f})"
        said = row.contender
        lines.append(f"{said.library:18s} {said.game:24s} {median(row.speeds):10,.0f}{versus}")
    return "\n".join(lines)


def spread(values: Sequence[float]) -> tuple[float, float, float]:
    """Least, median and greatest."""
    return min(values), median(values), max(values)


def as_json(rows: Sequence[Row]) -> dict[str, Any]:
    """The same for programs."""
    ours = next(row for row in rows if row.contender.game == MEASURED)
    return {
        "machine": machine(),
        "rows": [
            {
                "library": row.contender.library,
                "game": row.contender.game,
                "actions_per_second": [round(each) for each in row.speeds],
                "ratio": dict(zip(("least", "median", "greatest"), spread(ratios(ours, row)), strict=True)),
            }
            for row in rows
        ],
    }


def main() -> None:
    """Race and print."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--rounds", type=int, default=7, help="how often everybody takes a turn")
    parser.add_argument("--seconds", type=float, default=0.5, help="how long a turn is")
    parser.add_argument("--json", action="store_true", help="print JSON instead of the table")
    said = parser.parse_args()
    rows = race(said.rounds, said.seconds)
    if said.json:
        print(json.dumps(as_json(rows), indent=2))
        return
    print(f"{machine()}; one core, {said.rounds} rounds of {said.seconds} s each, median (and extremes)")
    print("An action is a player's decision, or one card or throw that chance brings.\n")
    print(as_text(rows))


if __name__ == "__main__":
    main()
