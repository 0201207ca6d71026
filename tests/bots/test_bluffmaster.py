"""The sensible player of Bluffmäster: honest when it can be, a liar at times, and hard to fool."""

from collections import Counter
from collections.abc import Sequence
from random import Random
from statistics import fmean, stdev
from typing import Any

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from laws.strategies import Deal, every_deal
from laws.test_laws import walk
from rulebook.table import Table
from rulebook.test_bluffmaster import SEVEN, believed, rid_of_all, table

from kille.bots.at_random import at_random
from kille.bots.bluffmaster import bluffmaster_sensible as sensible
from kille.core.actions import action_words
from kille.core.chance import Dice
from kille.core.fill import fill
from kille.core.game import Move, step, view
from kille.core.seats import CHANCE
from kille.games.bluffmaster import Rules
from kille.games.bluffmaster.events import CardChecked, CardLaid

SURE = 3.3
"""Standard errors above nothing: luck alone does that once in two thousand times. The seeds are fixed."""


@settings(max_examples=40, deadline=None, suppress_health_check=[HealthCheck.too_slow])
@given(every_deal(["bluffmaster"]), st.integers(0, 2**32))
def test_it_acts_legally_and_cannot_peek(deal: Deal, seed: int) -> None:
    """Wherever random play leads, the answer is legal and depends on the view alone."""
    rng = Random(seed)
    for state, _, _, _ in walk(deal, seed, 80):
        for seat in deal.rules.actors(state):
            seen = view(deal.rules, state, seat)
            action = sensible(deal.rules, seen, Random(seed))
            assert action in seen.legal_actions
            otherwise = view(deal.rules, fill(deal.rules, seen.state, rng), seat)
            assert sensible(deal.rules, otherwise, Random(seed)) == action


def match(bots: Sequence[Any], seed: int) -> tuple[tuple[int, ...], list[Any]]:
    """The result of a match, and all that was told; whoever is asked answers in any order."""
    rng, rules = Random(seed), Rules()
    dice, state, told = Dice(rng), rules.start(len(bots), seed % len(bots)), list[Any]()
    while (returns := rules.returns(state)) is None:
        awaited = sorted(rules.awaited(state))
        if awaited:
            seat = rng.choice(awaited)
            move: Move[Any] = Move(seat, bots[seat](rules, view(rules, state, seat), rng))
        else:
            move = Move(CHANCE, dice.decide(rules, state))
        state, more = step(rules, state, move)
        told += more
    return returns, told


@pytest.mark.parametrize("seats", [3, 5, 7])
def test_it_beats_those_who_play_anything(seats: int) -> None:
    """One sensible player among random ones goes out before they do."""
    results = [match([sensible, *[at_random] * (seats - 1)], seed)[0] for seed in range(30)]
    gains = [mine - fmean(others) for mine, *others in results]
    assert fmean(gains) > SURE * stdev(gains) / len(gains) ** 0.5


def test_among_its_like_there_are_lies_and_checks_but_not_too_many() -> None:
    """Of the cards laid by four, one in ten to one in two is a lie; most checks are right."""
    told = [event for seed in range(30) for event in match([sensible] * 4, seed)[1]]
    laid = [event for event in told if isinstance(event, CardLaid)]
    lies = fmean(event.card.look() is not event.named for event in laid)
    assert 0.1 < lies < 0.5
    found = Counter(event.found for event in told if isinstance(event, CardChecked))
    assert 0.05 < found.total() / len(laid) < 0.4
    assert found["bluff"] > found["true"]


def says(played: Table, seat: int) -> Counter[str]:
    """What it does in a seat, with a hundred different moods."""
    seen = view(played.rules, played.state, seat)
    return Counter(action_words(sensible(Rules(), seen, Random(mood))) for mood in range(100))


TRUTH = ("fool 2 5 8 inn cuckoo", "flowerpot 3 6 9 cavalier harlequin", "wreath 4 7 10 pig hussar")


def test_it_tells_the_truth_with_the_lowest_card_that_does() -> None:
    (usual, times), *_ = says(believed(table(*TRUTH), "C lay 4 as 4"), 0).most_common()
    assert usual == "lay 5 as 5"
    assert times > 80


def test_it_starts_with_its_lowest_card() -> None:
    assert says(table(*TRUTH), 2).most_common()[0][0] == "lay wreath as wreath"


def test_without_a_true_card_it_mostly_stops_and_sometimes_lies_with_its_lowest() -> None:
    said = says(believed(table("fool 2 5", "1 3 6", "4 7 8"), "C lay 7 as 7"), 0)
    assert 40 < said["stop"] < 80
    assert all(words == "stop" or words.startswith("lay fool as") for words in said)


def test_it_lies_where_stop_would_lose_the_game() -> None:
    """C is safe, and its 7 is the card to beat: A has nothing above it."""
    assert "stop" not in says(rid_of_all(), 0)


def test_it_checks_what_cannot_be_true() -> None:
    """Both Harlequins are in its own hand."""
    played = table("harlequin harlequin 2", "1 3 6", "4 7 8").play("C lay 4 as harlequin")
    assert says(played, 0) == {"check": 100}


def test_it_believes_what_is_likely() -> None:
    """A low card that begins a sequence."""
    assert says(table(*TRUTH).play("C lay wreath as wreath"), 0) == {"believe": 100}


def test_it_checks_where_a_check_costs_nothing() -> None:
    """The talon is empty, and so is the hand of whoever laid the card."""
    played = table(*SEVEN)
    for card in SEVEN[6].split()[:5]:
        believed(played, f"G lay {card} as {card}", *[f"{letter} stop" for letter in "ABCDEF"])
    assert says(played.play("G lay harlequin as harlequin"), 0) == {"check": 100}
