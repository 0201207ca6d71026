"""The sensible players of Allierad and Djurpark."""

from collections.abc import Mapping
from random import Random
from statistics import fmean, stdev
from typing import Any

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from laws.strategies import Deal, every_deal
from laws.test_laws import walk
from msgspec.structs import replace
from rulebook import test_djurpark as animals
from rulebook.test_allierad import table, with_hands

from kille.bots.allierad import allierad_sensible
from kille.bots.at_random import at_random
from kille.bots.djurpark import djurpark_sensible
from kille.core.actions import action_words
from kille.core.chance import Dice
from kille.core.fill import fill
from kille.core.game import Move, Rules, step, view
from kille.core.hidden import OPEN, Hidden
from kille.core.seats import CHANCE
from kille.games import GAMES
from kille.games.allierad.board import SQUARES, Square
from kille.packs.kille import Card

SENSIBLE: Mapping[str, Any] = {"allierad": allierad_sensible, "djurpark": djurpark_sensible}
SURE = 3.3
"""Standard errors above nothing: luck alone does that once in two thousand times. The seeds are fixed."""


@settings(max_examples=40, deadline=None, suppress_health_check=[HealthCheck.too_slow])
@given(every_deal(SENSIBLE), st.integers(0, 2**32))
def test_it_acts_legally_and_cannot_peek(deal: Deal, seed: int) -> None:
    """Wherever random play leads, the answer is legal and depends on the view alone."""
    rng, bot = Random(seed), SENSIBLE[deal.game]
    for state, _, _, _ in walk(deal, seed, 60):
        for seat in deal.rules.actors(state):
            seen = view(deal.rules, state, seat)
            action = bot(deal.rules, seen, Random(seed))
            assert action in seen.legal_actions
            otherwise = view(deal.rules, fill(deal.rules, seen.state, rng), seat)
            assert bot(deal.rules, otherwise, Random(seed)) == action


def lead(rules: Rules[Any, Any, Any], bots: list[Any], seed: int) -> float:
    """By how much the first of these bots ends a match above the mean; all are equally quick to answer."""
    rng = Random(seed)
    dice, state = Dice(rng), rules.start(len(bots), seed % len(bots))
    while (returns := rules.returns(state)) is None:
        awaited = sorted(rules.awaited(state))
        if awaited:
            seat = rng.choice(awaited)
            move: Move[Any] = Move(seat, bots[seat](rules, view(rules, state, seat), rng))
        else:
            move = Move(CHANCE, dice.decide(rules, state))
        state, _ = step(rules, state, move)
    return returns[0] - fmean(returns[1:])


@pytest.mark.parametrize(
    ("game", "ruleset", "seats", "matches"),
    [
        ("allierad", "four", 4, 30),
        ("allierad", "two", 2, 20),
        ("djurpark", "rulebook", 4, 12),
        ("djurpark", "rulebook", 7, 12),
        ("djurpark", "tops", 4, 12),
    ],
)
def test_it_beats_those_who_play_anything(game: str, ruleset: str, seats: int, matches: int) -> None:
    """One sensible player among random ones does better than they do, by every rule set."""
    rules = GAMES[game].rulesets[ruleset].rules
    gains = [lead(rules, [SENSIBLE[game], *[at_random] * (seats - 1)], seed) for seed in range(matches)]
    assert fmean(gains) > SURE * stdev(gains) / len(gains) ** 0.5


def says(played: Any, seat: int, seed: int = 0) -> str:
    """What the sensible player does in a seat, in the words of a record."""
    bot = SENSIBLE[played.game.name]
    return action_words(bot(played.rules, view(played.rules, played.state, seat), Random(seed)))


def cards(words: str) -> tuple[Hidden[Card], ...]:
    return tuple([Hidden(Card(word), OPEN) for word in words.split()])


def test_it_takes_the_card_that_makes_the_run_longer() -> None:
    """e1 and f1 hold Wreaths, which stand next to the Flowerpot in the hand."""
    played = table()
    played.state = replace(played.state, hands=(cards("flowerpot"), *played.state.hands[1:]))
    assert says(played, 0) in ("move e1", "move f1")


def test_it_allies_late_and_only_with_a_hand_out_of_reach() -> None:
    behind = with_hands(table(), "3", "5 6 7", "9 12", "")
    assert says(behind, 0) == "ally B"
    near = with_hands(table(), "3 4", "5 6 7", "9 12", "")
    assert says(near, 0) == "move b1"


def test_out_of_turn_it_would_concede_only_the_best_hand() -> None:
    played = with_hands(table(), "3", "5 6 7", "9 12", "")
    assert says(played, 2) == "concede B"


def test_where_no_card_can_be_taken_it_goes_where_one_can_be_reached() -> None:
    """The last card lies on d4, and the pawn of A stands on a1."""
    played = with_hands(table(), "3 4", "5", "9", "")
    last = Hidden(Card.HARLEQUIN, OPEN)
    board = tuple([last if square is Square("d4") else None for square in SQUARES])
    played.state = replace(played.state, board=board)
    assert says(played, 0) in ("move a4", "move d1")


def test_it_calls_what_it_sees_and_slips_now_and_then() -> None:
    """Two cards are alike, and A has flipped: nearly always the call of A, sometimes another or none."""
    played = animals.table("8 inn 3 4 8")
    said = [says(played, 2, seed) for seed in range(400)]
    assert 0.85 < said.count("call A") / len(said) < 0.97
    assert {"quiet", "call B", "call C", "call D"} <= set(said)


def test_it_calls_nothing_where_nothing_is_alike_and_flips_in_turn() -> None:
    played = animals.table("8 inn 3 4 9")
    assert {says(played, 2, seed) for seed in range(100)} == {"quiet"}
    assert {says(played, 1, seed) for seed in range(100)} == {"flip"}
