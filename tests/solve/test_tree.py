"""The tree that is walked is the tree of the rules: the same decisions, as seats know them."""

from collections import defaultdict
from collections.abc import Iterable, Iterator
from random import Random
from typing import Any

import numpy as np
import pytest
from msgspec.structs import replace
from sim.test_differential import any_rules

from kille.core.deals import DealEnded
from kille.core.game import told
from kille.core.hidden import redact
from kille.core.seats import CHANCE
from kille.games.exchange import RULESETS, Rules
from kille.games.exchange.actions import Stand, Swap
from kille.sim.simulate import simulate
from kille.solve.solver import Solver

TOLD = ["classic", "rulebook", "encyclopedia-variants"]
SOME = [any_rules(Random(seed)) for seed in range(2)]
SETS: list[Any] = [RULESETS[name].rules for name in TOLD]


def one_deal(rules: Rules) -> Rules:
    """Rules without the special ones for two."""
    return replace(rules, endgame=replace(rules.endgame, two_left=False, redeal="off", sell=False))


class Sums:
    """What the decisions of a tree are worth when all swap with chance one half, by what a seat knows."""

    def __init__(self, rules: Rules, seats: int) -> None:
        self.rules, self.seats = one_deal(rules), seats
        self.sums = defaultdict[Any, list[float]](lambda: [0.0, 0.0, 0.0])
        nothing = tuple(() for _ in range(seats))
        self.value = self.worth(self.rules.start(seats, seats - 1), nothing, 1.0, (1.0,) * seats)

    def worth(
        self, state: Any, heard: tuple[Any, ...], chance: float, reach: tuple[float, ...]
    ) -> list[float]:
        """What each seat gets, after what each has heard."""
        rules = self.rules
        seat = min(rules.awaited(state), default=CHANCE)
        total = [0.0] * self.seats
        if seat == CHANCE:
            outcomes = rules.chance_outcomes(state)
            copies = sum(outcomes.values())
            for action, count in outcomes.items():
                part = count / copies
                for place, value in enumerate(self.after(state, heard, CHANCE, action, chance * part, reach)):
                    total[place] += part * value
            return total
        mass = chance
        for other, likely in enumerate(reach):
            mass *= 1.0 if other == seat else likely
        known = self.sums[seat, heard[seat]]
        known[2] += mass
        halved = tuple(likely / 2 if place == seat else likely for place, likely in enumerate(reach))
        for which, action in enumerate((Stand(), Swap())):
            values = self.after(state, heard, seat, action, chance, halved)
            known[which] += mass * values[seat]
            total = [value + more / 2 for value, more in zip(total, values, strict=True)]
        return total

    def after(
        self, state: Any, heard: tuple[Any, ...], actor: int, action: Any, chance: float, reach: Any
    ) -> list[float]:
        """What each seat gets after an action."""
        state, events = told(self.rules.apply(state, actor, action))
        for event in events:
            if isinstance(event, DealEnded):
                left = self.seats - len(event.out)
                return [0.0 if place in event.out else 1 / left for place in range(self.seats)]
        heard = tuple(
            (*heard[seat], *(redact(event, seat) for event in events)) for seat in range(self.seats)
        )
        return self.worth(state, heard, chance, reach)


def in_order(decisions: Iterable[tuple[float, ...]]) -> Any:
    """Sorted, whatever the last digits are."""
    return np.array(sorted(decisions, key=lambda decision: [round(number, 9) for number in decision]))


def pages(solver: Solver) -> Iterator[tuple[int, float, float, float]]:
    """The decisions of the book."""
    for page in solver.book[solver.book["key"] != 0]:
        yield int(page["place"]), page["stand_worth"], page["swap_worth"], page["mass"]


@pytest.mark.parametrize("rules", [*SETS, *SOME], ids=[*TOLD, *(f"any {n}" for n in range(len(SOME)))])
def test_two_seats_know_and_get_what_the_rules_say(rules: Rules) -> None:
    """Every decision that a seat can tell apart by what it was told, and what both actions are worth."""
    solver, sums = Solver(rules, 2), Sums(rules, 2)
    values = solver.walk(solver.by_regret())
    assert values.tolist() == pytest.approx(sums.value)
    ours = in_order(pages(solver))
    theirs = in_order((seat, *known) for (seat, _), known in sums.sums.items())
    assert ours.shape == theirs.shape
    assert ours == pytest.approx(theirs, abs=1e-12)


@pytest.mark.parametrize("rules", SETS, ids=TOLD)
def test_three_seats_get_what_is_simulated(rules: Rules) -> None:
    """All deals walked, and ten million played by lot."""
    solver = Solver(rules, 3)
    values = solver.walk(solver.by_regret())
    assert simulate(rules, 3, ["random"], deals=10_000_000).value == pytest.approx(
        values.tolist(), abs=0.0006
    )
