"""A sensible player of Djurpark: it sees what lies there, and now and then it slips."""

from random import Random

from kille.core.game import View
from kille.games.djurpark.actions import Action, Call, Flip, Quiet
from kille.games.djurpark.rules import Rules, State, is_match

MISSED, MISTAKEN = 0.06, 0.03
"""How often it overlooks that two cards are alike, and how often it makes the wrong animal's call."""


def djurpark_sensible(rules: Rules, view: View[State, Action], rng: Random) -> Action:
    """Call when two cards are alike; flip when it is time to. How long that takes is the table's affair."""
    state, legal = view.state, view.legal_actions
    if state.window and is_match(state, rules.match):
        slip = rng.random()
        if slip < MISSED:
            return Quiet()
        others = [seat for seat in range(len(state.up)) if seat != state.flipper]
        return Call(rng.choice(others) if slip < MISSED + MISTAKEN else state.flipper)
    return Flip() if Flip() in legal else Quiet()
