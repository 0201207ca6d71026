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


class Turn(Struct, frozen=True):
    """What a contender reached in one turn: per second of processor time, over whole games."""

    actions: float
    decisions: float


class Row(Struct, frozen=True):
    """One contender and its turns, one in every round."""

    contender: Contender
    turns: tuple[Turn, ...]

    @property
    def actions(self) -> list[float]:
        """Actions per second, round by round."""
        return [turn.actions for turn in self.turns]

    @property
    def decisions(self) -> list[float]:
        """Decisions of players per second, round by round."""
        return [turn.decisions for turn in self.turns]


def turn(contender: Contender, seconds: float, seed: int) -> Turn:
    """Let a contender play whole games for a while."""
    rng, decided, chanced = Random(seed), 0, 0
    began = time.process_time()
    while (spent := time.process_time() - began) < seconds:
        decisions, chance = contender.play(rng)
        decided += decisions
        chanced += chance
    return Turn((decided + chanced) / spent, decided / spent)


def race(rounds: int, seconds: float) -> list[Row]:
    """Every contender once a round; a first, short round that does not count warms all up."""
    racers = tuple(contenders())
    for racer in racers:
        turn(racer, seconds / 10, seed=0)
    table = [[turn(racer, seconds, seed) for racer in racers] for seed in range(1, rounds + 1)]
    return [Row(racer, turns) for racer, turns in zip(racers, zip(*table, strict=True), strict=True)]


def ratios(ours: Row, theirs: Row) -> list[float]:
    """How many times as fast we were, round by round, slowest first."""
    return sorted(mine / other for mine, other in zip(ours.actions, theirs.actions, strict=True))


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
    lines = [f"{'':43s} {'actions/s':>10s} {'decisions/s':>12s}   actions: we are … times as fast"]
    for row in rows:
        low, mid, high = spread(ratios(ours, row))
        versus = "" if row is ours else f"   {mid:6.2f} ({low:.2f} to {high:.2f})"
        said = row.contender
        speeds = f"{median(row.actions):10,.0f} {median(row.decisions):12,.0f}"
        lines.append(f"{said.library:18s} {said.game:24s} {speeds}{versus}")
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
                "actions_per_second": [round(each) for each in row.actions],
                "decisions_per_second": [round(each) for each in row.decisions],
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
