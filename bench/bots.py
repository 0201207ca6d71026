"""How strong the bots are, measured in duels: `python bench/bots.py odds cautious --deals 500`.

Two kinds of bots share a table, and every deal is played twice with the same cards: the second time each
seat has the other kind. So the luck of the cards cancels out. What is counted is how much less often a seat
of the first kind is out of the deal, in percentage points, with its 95 % confidence interval.
"""

import argparse

from duel import duel, mean_and_error
from kille.bots import BOTS
from kille.games.exchange import RULESETS

OURS = BOTS["byteskille"].bots


def main() -> None:
    """Measure and print."""
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("ours", choices=sorted(OURS))
    parser.add_argument("theirs", choices=sorted(OURS))
    parser.add_argument("--deals", type=int, default=300, help="how many, each played twice")
    parser.add_argument("--seats", type=int, nargs="+", default=[2, 4, 6, 10])
    parser.add_argument("--rules", nargs="+", default=sorted(RULESETS), choices=sorted(RULESETS))
    said = parser.parse_args()
    print(f"how much less often a seat is out with {said.ours} than with {said.theirs}, per deal\n")
    for name in said.rules:
        for seats in said.seats:
            gains = duel(RULESETS[name].rules, seats, OURS[said.ours], OURS[said.theirs], said.deals)
            mean, error = mean_and_error(gains)
            print(f"{name:22s} {seats:2d} seats  {100 * mean:+6.2f} ± {196 * error:.2f} %", flush=True)


if __name__ == "__main__":
    main()
