"""Reckon the policies of the bot `equilibrium`: `make policies`. It takes a quarter of an hour."""

import sys
from pathlib import Path

import msgspec
from msgspec import to_builtins

from kille.bots.exchange.equilibrium import DIGITS, Solved
from kille.games.exchange import RULESETS, Rules
from kille.sim.codes import CODES
from kille.sim.loops import ALWAYS
from kille.sim.policies import Table
from kille.solve.approximate import approximated

FILE = Path(__file__).parents[1] / "src/kille/bots/exchange/policies.json"


def lines(table: Table) -> list[str]:
    """A line for each place: the cards it swaps, as a set of bits for each public state."""
    swaps = table[:, :, :CODES] * 2 > ALWAYS
    return [
        "".join(f"{sum(1 << card for card in range(CODES) if row[card]):0{DIGITS}x}" for row in place)
        for place in swaps
    ]


def main() -> None:
    """Write the file anew."""
    solved = list[Solved]()
    for ruleset in RULESETS.values():
        rules: Rules = ruleset.rules  # pyright: ignore[reportAssignmentType]
        bearing = (rules.powers, rules.stock, rules.showdown)
        if any((known.powers, known.stock, known.showdown) == bearing for known in solved):
            continue  # `lives` plays its deals as `classic` does
        seats = dict[int, list[str]]()
        for count in range(2, ruleset.most + 1):
            result, table = approximated(rules, count)
            print(ruleset.sources, count, f"{result.nashconv:.5f} ± {result.stderr:.5f}", file=sys.stderr)
            seats[count] = lines(table)
        solved.append(Solved(*bearing, seats))
    text = msgspec.json.encode(to_builtins(solved, str_keys=True))
    FILE.write_bytes(msgspec.json.format(text, indent=1) + b"\n")


if __name__ == "__main__":
    main()
