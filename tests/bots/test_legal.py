"""Bots play every rule set in every window, within the rules and from a view alone."""

from random import Random
from typing import Any

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from laws.strategies import Deal, every_deal
from msgspec.structs import replace

from kille.bots import BOTS
from kille.bots.at_random import at_random
from kille.bots.search import Search
from kille.core.chance import Dice
from kille.core.fill import fill
from kille.core.game import Move, covers, step, view
from kille.core.seats import CHANCE
from kille.games import GAMES

SLOW = ("odds", "search")
play = settings(max_examples=40, deadline=None, suppress_health_check=[HealthCheck.too_slow])


def quick(bot: Any) -> Any:
    """A bot that searches, told not to think for long."""
    return replace(bot, worlds=2, fewest=1, moves=100, depth=40, most=3) if isinstance(bot, Search) else bot


def random_states(deal: Deal, rng: Random, length: int) -> list[Any]:
    """States of a random match in which somebody may act."""
    states: list[Any] = []
    rules, state = deal.rules, deal.rules.start(deal.seats, rng.randrange(deal.seats))
    while rules.returns(state) is None and len(states) < length:
        actors = sorted(rules.actors(state))
        if actors:
            states.append(state)
            seat = rng.choice(actors)
            move: Move[Any] = Move(seat, at_random(rules, view(rules, state, seat), rng))
        else:
            move = Move(CHANCE, Dice(rng).decide(rules, state))
        state, _ = step(rules, state, move)
    return states


@play
@given(every_deal(), st.integers(0, 2**32), st.data())
def test_bots_act_legally(deal: Deal, seed: int, data: st.DataObject) -> None:
    """Every actor's answer is legal, wherever random play leads."""
    rng = Random(seed)
    name = data.draw(st.sampled_from(sorted(BOTS[deal.game].bots)))
    length = 2 if name in SLOW else 100
    for state in random_states(deal, rng, 100)[-length:]:
        for seat in sorted(deal.rules.actors(state))[:4]:
            seen = view(deal.rules, state, seat)
            action = quick(BOTS[deal.game].bots[name])(deal.rules, seen, rng)
            assert action in seen.legal_actions or covers(seen.legal_actions, action)
            step(deal.rules, state, Move(seat, action))


@play
@given(every_deal(), st.integers(0, 2**32), st.data())
def test_bots_cannot_peek(deal: Deal, seed: int, data: st.DataObject) -> None:
    """Hidden cards may lie as they will: what a bot does depends on its view and its luck alone."""
    rng = Random(seed)
    bot = data.draw(st.sampled_from([quick(bot) for _, bot in sorted(BOTS[deal.game].bots.items())]))
    for state in random_states(deal, rng, 40)[-1:]:
        for seat in sorted(deal.rules.actors(state))[:2]:
            seen = view(deal.rules, state, seat)
            otherwise = view(deal.rules, fill(deal.rules, seen.state, rng), seat)
            again = [bot(deal.rules, known, Random(seed)) for known in (seen, otherwise)]
            assert again[0] == again[1]


@pytest.mark.parametrize(
    ("game", "ruleset", "name"),
    [
        (game, ruleset, name)
        for game in GAMES
        for ruleset in GAMES[game].rulesets
        for name in BOTS[game].bots
        if name != "search"
    ],
)
def test_bots_finish_a_match(game: str, ruleset: str, name: str) -> None:
    """A table of three bots of a kind comes to an end."""
    rules, rng = GAMES[game].rulesets[ruleset].rules, Random(1)
    state = rules.start(min(GAMES[game].seats, key=lambda seats: abs(seats - 3)), 0)
    for _ in range(5_000):
        if rules.returns(state) is not None:
            return
        seat = min(rules.awaited(state), default=CHANCE)
        if seat == CHANCE:
            action = Dice(rng).decide(rules, state)
        else:
            action = BOTS[game].bots[name](rules, view(rules, state, seat), rng)
        state, _ = step(rules, state, Move(seat, action))
    raise AssertionError("the match has no end")
