"""Whole matches of every game, at random: they end within their bound, and nothing is lost on the way.

KILLE_MATCHES=1000 in the environment plays so many of each game; a few are enough for every day.
"""

import os
from collections import Counter
from random import Random

import pytest
from hypothesis import HealthCheck, Phase, given, settings
from hypothesis import strategies as st
from laws.strategies import Deal, every_deal
from laws.test_laws import BOUND, random_move

from kille.core.fill import hidden_in
from kille.core.game import step
from kille.games import GAMES

MATCHES = int(os.environ.get("KILLE_MATCHES", "6"))
EVERY = 1 if MATCHES < 100 else 20  # moves between two counts of the cards
matches = settings(
    max_examples=MATCHES,
    deadline=None,
    phases=[Phase.generate],
    suppress_health_check=[HealthCheck.too_slow, HealthCheck.function_scoped_fixture],
)


@pytest.mark.parametrize("game", GAMES)
@matches
@given(st.data(), st.integers(0, 2**32))
def test_random_matches_end_and_conserve(game: str, data: st.DataObject, seed: int) -> None:
    """Laws 7, 11 and 14 over a whole match, by any rule set or options, with any number of seats."""
    deal: Deal = data.draw(every_deal([game]))
    rng, rules = Random(seed), deal.rules
    state = rules.start(deal.seats, rng.randrange(deal.seats))
    total, pack = sum(rules.stacks(state)), Counter(rules.pack())
    lives = total != 0
    for moves in range(BOUND):
        if rules.returns(state) is not None:
            break
        state, _ = step(rules, state, random_move(rules, state, rng))
        if moves % EVERY == 0:
            assert Counter(card.value for card in hidden_in(state) if card.value is not None) <= pack
        if hasattr(state, "pot") and not lives:
            assert sum(rules.stacks(state)) + state.pot == 0
    assert rules.returns(state) == rules.stacks(state)
    if game == "djurpark":
        assert sum(rules.stacks(state)) == total
