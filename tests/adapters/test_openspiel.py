# pyright: reportMissingTypeStubs=none
"""OpenSpiel's own checks and algorithms on our games, as they come."""

from typing import Any

import pyspiel
import pytest
from open_spiel.python.algorithms import cfr, exploitability

from kille.adapters.openspiel import TYPES
from kille.games.exchange import RULESETS
from kille.solve.solver import Solver

CLASSIC: Any = RULESETS["classic"].rules


@pytest.mark.parametrize("name", sorted(TYPES))
def test_random_simulation(name: str) -> None:
    """`random_sim_test` plays, undoes nothing, and looks at every promise of the interface."""
    game = pyspiel.load_game(f"kille_{name}")
    pyspiel.random_sim_test(game, num_sims=2, serialize=False, verbose=False)


def test_their_regrets_and_exploitability_are_ours() -> None:
    """Two seats: the same algorithm in OpenSpiel comes to the same NashConv, to a millionth and better."""
    game = pyspiel.load_game("kille_byteskille", {"players": 2, "ruleset": "classic"})
    theirs: Any = cfr._CFRSolver(  # the parts of their CFR+ that can be chosen
        game, alternating_updates=False, linear_averaging=True, regret_matching_plus=True
    )
    ours = Solver(CLASSIC, 2)
    for _ in range(2):
        theirs.evaluate_and_update_policy()
        ours.step()
    by_them = exploitability.nash_conv(game, theirs.average_policy())
    assert ours.judged(ours.mean_policy()).nashconv == pytest.approx(by_them, abs=1e-9)


def test_a_player_is_told_what_it_may_know() -> None:
    """With perfect recall a state is what the seat was told: two deals that differ elsewhere look alike."""
    game = pyspiel.load_game("kille_byteskille", {"players": 3})

    def dealt(*cards: int) -> Any:
        state = game.new_initial_state()
        for card in cards:
            state.apply_action(card)
        return state

    here, there = dealt(3, 9, 12), dealt(3, 15, 0)
    assert here.information_state_string(0) == there.information_state_string(0)
    assert here.information_state_string(1) != there.information_state_string(1)


@pytest.mark.parametrize(
    ("parameters", "sentence"),
    [({"players": 1}, "is for 2 to 20 seats, not 1"), ({"ruleset": "gnav"}, "has no rule set 'gnav'")],
)
def test_what_is_wrong_is_said(parameters: dict[str, Any], sentence: str) -> None:
    with pytest.raises((ValueError, RuntimeError, pyspiel.SpielError), match=sentence):
        pyspiel.load_game("kille_byteskille", parameters)
