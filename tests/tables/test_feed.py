"""What a viewer is told: every number, and nothing that depends on a card it may not know."""

from random import Random

import msgspec
from hypothesis import given, settings
from hypothesis import strategies as st
from msgspec.structs import replace
from tables.laying import laid, played

from kille.core.fill import fill
from kille.core.play import Position
from kille.core.seats import SPECTATOR
from kille.games.exchange import RULESETS
from kille.tables.clock import Pace, Wake, deadline, next_due
from kille.tables.feed import hear, look, recall
from kille.tables.table import awaited, choices

AWAKE = Wake(0.0, {})


@settings(max_examples=300, deadline=None)
@given(
    ruleset=st.sampled_from(sorted(RULESETS)),
    seats=st.integers(2, 8),
    moves=st.integers(1, 60),
    seed=st.integers(0, 2**32),
)
def test_what_is_hidden_changes_nothing_that_is_seen(ruleset: str, seats: int, moves: int, seed: int) -> None:
    """The same table with the hidden cards laid otherwise: same bytes, same choices, same times."""
    rng = Random(seed)
    table = played(laid(seats, ruleset=ruleset, seconds=30), moves, rng)[-1].table
    assert table.position is not None
    for viewer in (SPECTATOR, *range(seats)):
        seen = look(table, viewer)
        assert seen is not None
        otherwise = fill(table.rules, seen.state, rng)
        other = replace(table, position=Position(otherwise, table.position.left))
        assert msgspec.json.encode(look(other, viewer)) == msgspec.json.encode(seen)
        assert [choices(other, seat) for seat in range(seats)] == [choices(table, s) for s in range(seats)]
        assert awaited(other) == awaited(table)
        pace = Pace()
        assert next_due(other, pace=pace, wake=AWAKE) == next_due(table, pace=pace, wake=AWAKE)
        assert deadline(other, pace=pace, since=0) == deadline(table, pace=pace, since=0)


@settings(max_examples=150, deadline=None)
@given(ruleset=st.sampled_from(sorted(RULESETS)), seats=st.integers(2, 6), seed=st.integers(0, 2**32))
def test_everyone_hears_every_number_and_can_be_told_all_again(ruleset: str, seats: int, seed: int) -> None:
    steps = played(laid(seats, ruleset=ruleset), 50, Random(seed))
    for viewer in (SPECTATOR, *range(seats)):
        heard = [hear(step, viewer) for step in steps]
        assert [one.seq for one in heard] == [step.entry.seq for step in steps]
        assert recall(steps[-1].table, viewer) == tuple(event for one in heard for event in one.events)


@settings(max_examples=300, deadline=None)
@given(
    ruleset=st.sampled_from(sorted(RULESETS)),
    seats=st.integers(3, 6),
    moves=st.integers(1, 60),
    seed=st.integers(0, 2**32),
)
def test_a_message_is_as_long_whatever_the_others_hold(
    ruleset: str, seats: int, moves: int, seed: int
) -> None:
    """What a spectator is told of a step has the same length for every card that nobody has shown."""
    step = played(laid(seats, ruleset=ruleset), moves, Random(seed))[-1]
    told = msgspec.json.encode(hear(step, SPECTATOR))
    assert step.table.position is not None
    seen = look(step.table, SPECTATOR)
    assert seen is not None
    laid_otherwise = fill(step.table.rules, seen.state, Random(seed + 1))
    other = replace(step, table=replace(step.table, position=Position(laid_otherwise)))
    assert len(msgspec.json.encode(hear(other, SPECTATOR))) == len(told)
