"""The sensible players of Krypkille, Smygkille, Ålandskille and Kille with three cards."""

from collections.abc import Mapping
from random import Random
from statistics import fmean, stdev
from typing import Any

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from laws.strategies import Deal, every_deal
from laws.test_laws import walk
from rulebook.table import Table
from rulebook.tricks import deal_hands, play_tricks

from kille.bots.alandskille import alandskille_sensible
from kille.bots.at_random import at_random
from kille.bots.krypkille import krypkille_sensible
from kille.bots.smygkille import smygkille_sensible
from kille.bots.threecard import threecard_sensible
from kille.core.actions import action_words
from kille.core.chance import Dice
from kille.core.fill import fill
from kille.core.game import Move, Rules, step, view
from kille.core.seats import CHANCE
from kille.games import GAMES

SENSIBLE: Mapping[str, Any] = {
    "krypkille": krypkille_sensible,
    "smygkille": smygkille_sensible,
    "alandskille": alandskille_sensible,
    "threecard": threecard_sensible,
}
SURE = 3.3
"""Standard errors above nothing: luck alone does that once in two thousand times. The seeds are fixed."""

MATCHES = {("alandskille", "encyclopedia"): 15, ("krypkille", "rulebook"): 250}
"""Where a match has many deals, or only one."""


@settings(max_examples=40, deadline=None, suppress_health_check=[HealthCheck.too_slow])
@given(every_deal(SENSIBLE), st.integers(0, 2**32))
def test_it_acts_legally_and_cannot_peek(deal: Deal, seed: int) -> None:
    """Wherever random play leads, the answer is legal and depends on the view alone."""
    rng, bot = Random(seed), SENSIBLE[deal.game]
    for state, _, _, _ in walk(deal, seed, 80):
        for seat in deal.rules.actors(state):
            seen = view(deal.rules, state, seat)
            action = bot(deal.rules, seen, Random(seed))
            assert action in seen.legal_actions
            otherwise = view(deal.rules, fill(deal.rules, seen.state, rng), seat)
            assert bot(deal.rules, otherwise, Random(seed)) == action


def lead(rules: Rules[Any, Any, Any], bots: list[Any], seed: int) -> float:
    """By how much the first of these bots ends a match above the mean of the others."""
    rng = Random(seed)
    dice, state = Dice(rng), rules.start(len(bots), seed % len(bots))
    while (returns := rules.returns(state)) is None:
        seat = min(rules.awaited(state), default=CHANCE)
        if seat == CHANCE:
            action = dice.decide(rules, state)
        else:
            action = bots[seat](rules, view(rules, state, seat), rng)
        state, _ = step(rules, state, Move(seat, action))
    return returns[0] - fmean(returns[1:])


@pytest.mark.parametrize("seats", [3, 5, 8])
@pytest.mark.parametrize(
    ("game", "ruleset"), [(game, ruleset) for game in SENSIBLE for ruleset in GAMES[game].rulesets]
)
def test_it_beats_those_who_play_anything(game: str, ruleset: str, seats: int) -> None:
    """One sensible player among random ones does better than they do, by every rule set."""
    rules = GAMES[game].rulesets[ruleset].rules
    matches = MATCHES.get((game, ruleset), 60)
    gains = [lead(rules, [SENSIBLE[game], *[at_random] * (seats - 1)], seed) for seed in range(matches)]
    assert fmean(gains) > SURE * stdev(gains) / len(gains) ** 0.5


def says(table: Table, seat: int) -> str:
    """What the sensible player does in a seat, in the words of a record."""
    name = table.game.name
    return action_words(SENSIBLE[name](table.rules, view(table.rules, table.state, seat), Random(0)))


def smygkille(*hands: str) -> Table:
    """A table of Smygkille with these hands."""
    game = GAMES["smygkille"]
    return deal_hands(Table(game, game.rulesets["encyclopedia"].rules, 3), *hands)


def test_it_leads_high_and_heads_with_what_is_enough() -> None:
    table = smygkille("harlequin 4 3 2 1", "fool 9 10 cuckoo 12", "fool 8 8 9 wreath")
    table.play("A keep", "B keep", "C keep")
    assert says(table, 0) == "play harlequin"
    play_tricks(table, "4")
    assert says(table, 1) == "play 9"


def test_with_few_cards_left_the_highest_goes() -> None:
    table = smygkille("12 11 4 3 2", "1 wreath 9 10 cuckoo", "fool fool flowerpot flowerpot wreath")
    table.play("A keep", "B keep", "C keep")
    play_tricks(table, "12 wreath fool", "11 1 fool", "4")
    assert says(table, 1) == "play cuckoo"


def test_it_exchanges_what_is_middling() -> None:
    table = smygkille("harlequin 9 8 1 fool", "cuckoo hussar pig 1 fool", "2 3 4 5 6")
    assert says(table, 0) == "exchange 8 9"
    table.play("A keep")
    assert says(table, 1) == "keep"


def test_it_joins_with_a_trick_and_tries_the_talon_with_less() -> None:
    game = GAMES["threecard"]
    table = deal_hands(Table(game, game.rulesets["rulebook"].rules, 3), "harlequin 3 2", "4 3 2", "9 8 7")
    assert says(table, 0) == "join"
    table.play("A join")
    assert says(table, 1) == "take_talon"
