"""The bot that searches, in any game: it lays the hidden cards as they could lie, and plays on from there.

For each such lie it tries every action it has, lets everyone go on as a sensible player would, each from what
that seat would then see, and compares how it ends. Nothing in it knows a game.
"""

from collections.abc import Callable, Sequence
from itertools import islice
from math import sqrt
from operator import itemgetter
from random import Random
from statistics import fmean
from time import perf_counter
from typing import Any, Literal

from msgspec import Struct

from kille.core.actions import amount_field
from kille.core.chance import Dice
from kille.core.deals import DealEnded
from kille.core.fill import fillings
from kille.core.game import Rules, View, told, view
from kille.core.seats import CHANCE, Seat

type AnyRules = Rules[Any, Any, Any]
type AnyView = View[Any, Any]


def any_lie(state: Any) -> float:  # noqa: ARG001
    """Nothing that was done tells more of the hidden cards than the rules do."""
    return 1


class Search(Struct, frozen=True):
    """A bot made of a policy, by which everyone is thought to go on, and of limits to its thinking."""

    policy: Any  # another bot
    most: int = 12  # how many actions it compares; where there are more, as many drawn by lot
    worlds: int = 400  # how many lies of the cards it looks at, at most
    fewest: int = 8  # … and at least, before it is sure enough to stop
    moves: int = 12_000  # how many moves it thinks through, at most
    seconds: float = 1.5  # how long it thinks, at most: only a slow machine feels this
    depth: int = 300  # how far it looks, in moves, if no deal ends before that
    points: Literal["good", "bad"] = "good"  # whether the most or the fewest points win
    credible: Callable[[Any], float] = any_lie  # how likely such a state came to be, at most 1

    def __call__(self, rules: AnyRules, view: AnyView, rng: Random) -> Any:
        """The action after which its seat stands best; the policy's own where that is all the same."""
        usual = self.policy(rules, view, rng)
        others = [a for a in view.legal_actions if a != usual and amount_field(a.__class__) is None]
        if not others:
            return usual
        if len(others) > self.most:
            others = rng.sample(others, self.most)
        best, gain = max(self._compared(rules, view, usual, others, rng), key=itemgetter(1))
        return best if gain > 0 else usual

    def _compared(
        self, rules: AnyRules, seen: AnyView, usual: Any, others: Sequence[Any], rng: Random
    ) -> Sequence[tuple[Any, float]]:
        """By how much other actions are better than the usual one, less what may be luck.

        Whenever as large a part of the moves is spent, the worse half of them is looked at no further.
        """
        gains: list[tuple[Any, list[float]]] = [(action, []) for action in others]
        rounds, halved, spent, until = len(others).bit_length(), 0, 0, perf_counter() + self.seconds
        likely = (state for state in fillings(rules, seen.state, rng) if rng.random() < self.credible(state))
        for world, state in enumerate(islice(likely, self.worlds)):
            if spent >= self.moves or (world >= self.fewest and perf_counter() > until):
                break
            if spent * rounds >= self.moves * (halved + 1):
                halved += 1
                gains = sorted(gains, key=lambda gain: fmean(gain[1]))[len(gains) // 2 :]
            seed = rng.getrandbits(32)
            base, moves = self._played_on(rules, state, seen.seat, usual, seed)
            spent += moves
            for action, gained in gains:
                value, moves = self._played_on(rules, state, seen.seat, action, seed)
                gained.append(value - base)
                spent += moves
        return [(action, _surely(gained)) for action, gained in gains]

    def _played_on(
        self, rules: AnyRules, state: Any, seat: Seat, action: Any, seed: int
    ) -> tuple[float, int]:
        """How a seat stands when the deal is over, after an action; and how many moves that took."""
        rng = Random(seed)  # noqa: S311 -- each action has the same luck
        dice, actor = Dice(rng), seat
        before = self._worth(rules, state, seat)
        for moves in range(1, self.depth):
            state, events = told(rules.apply(state, actor, action))
            if rules.returns(state) is not None or any(isinstance(event, DealEnded) for event in events):
                return self._worth(rules, state, seat) - before, moves
            awaited = rules.awaited(state)
            actor = min(awaited, default=CHANCE)
            if actor == CHANCE:
                action = dice.decide(rules, state)
            else:
                action = self.policy(rules, view(rules, state, actor), rng)
        return self._worth(rules, state, seat) - before, self.depth

    def _worth(self, rules: AnyRules, state: Any, seat: Seat) -> float:
        return worth(rules, state, seat) if self.points == "good" else -worth(rules, state, seat)


def worth(rules: AnyRules, state: Any, seat: Seat) -> float:
    """How well a seat stands beside the others: what it has above their mean, and whether it is still in."""
    stacks, seats = rules.stacks(state), rules.in_play(state)
    others = [stack for other, stack in enumerate(stacks) if other != seat]
    return stacks[seat] - fmean(others) + (seat in seats) - len(seats - {seat}) / len(others)


def _surely(gained: Sequence[float]) -> float:
    """What was gained on the average, less its standard error: a small lead may be luck."""
    mean = fmean(gained)
    spread = sqrt(sum((gain - mean) ** 2 for gain in gained)) / len(gained)
    return mean - spread
