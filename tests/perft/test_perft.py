"""How many ways a deal can go: the tree of each game × rule set, counted from the first choice somebody has.

As in chess programs, a wrong rule seldom leaves such counts as they are. The cards are dealt from a numbered
shuffle; from there every action of everyone awaited, and every card that may come up, is a branch. Where a
change is meant, `KILLE_GOLDEN=write` writes the table anew, and the difference is reviewed like code.
"""

import os
from collections.abc import Iterator
from pathlib import Path
from random import Random
from typing import Any

from kille.core.chance import Dice
from kille.core.game import Game, Move, Rules, told
from kille.core.seats import CHANCE
from kille.games import GAMES

TABLE = Path(__file__).with_name("perft.txt")
MOST = 4_000  # leaves: deeper than that no tree is counted
DEPTH = 5


def branches(rules: Rules[Any, Any, Any], state: Any) -> Iterator[Move[Any]]:
    """Everything that may happen next: cards that come up, or what those who are awaited may do."""
    yield from (Move(CHANCE, outcome) for outcome in rules.chance_outcomes(state))
    for seat in sorted(rules.awaited(state)):
        yield from (Move(seat, action) for action in rules.legal_actions(state, seat))


def counts(game: Game, ruleset: str) -> list[int]:
    """How many states there are one, two, three … steps after the first choice, while they are few enough."""
    made = game.rulesets[ruleset]
    rules: Any = made.rules
    fitting = [seats for seats in game.seats if made.fewest <= seats <= made.most]
    seats, dice = min(fitting, key=lambda seats: abs(seats - 3)), Dice(Random(f"{game.name} {ruleset}"))
    state = rules.start(seats, seats - 1)
    while not rules.awaited(state):
        state, _ = told(rules.apply(state, CHANCE, dice.decide(rules, state)))
    level, found = [state], list[int]()
    while len(found) < DEPTH and len(level) <= MOST:
        level = [
            told(rules.apply(state, move.seat, move.action))[0]
            for state in level
            for move in branches(rules, state)
        ]
        found.append(len(level))
    return found


def test_trees_have_as_many_leaves_as_ever() -> None:
    lines = [
        f"{game.name} {ruleset}: {' '.join(map(str, counts(game, ruleset)))}"
        for game in GAMES.values()
        for ruleset in game.rulesets
    ]
    text = "\n".join(lines) + "\n"
    if os.environ.get("KILLE_GOLDEN") == "write":
        TABLE.write_text(text)
    assert text == TABLE.read_text()
