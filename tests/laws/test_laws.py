"""The laws of every game: they hold for each game × rule set × options × number of seats × random play.

Their numbers are those of ARCHITECTURE.md.
"""

import random
from collections import Counter
from itertools import pairwise
from typing import Any

import msgspec
import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from laws.strategies import Deal, every_deal

from kille.core.actions import action_count, action_number, action_of, action_words, kinds, parse_action
from kille.core.chance import Dice
from kille.core.deals import DealBegan, DealEnded
from kille.core.fill import fill, hidden_in
from kille.core.game import IllegalAction, Move, Rules, covers, step, view
from kille.core.hidden import redact
from kille.core.play import Left, Position, TimedOut, advance, replay
from kille.core.seats import CHANCE, SPECTATOR
from kille.games import GAMES

type AnyRules = Rules[Any, Any, Any]

BOUND = 20_000  # no random match of any game is longer
laws = settings(max_examples=150, deadline=None, suppress_health_check=[HealthCheck.too_slow])
encode = msgspec.json.Encoder(order="deterministic").encode


def random_move(rules: AnyRules, state: Any, rng: random.Random) -> Move[Any]:
    """A move of chance by its odds, or any legal action of any actor."""
    if not rules.actors(state):
        return Move(CHANCE, Dice(rng).decide(rules, state))
    seat = rng.choice(sorted(rules.actors(state)))
    return Move(seat, rng.choice(rules.legal_actions(state, seat)))


def walk(deal: Deal, seed: int, length: int = 120) -> list[tuple[Any, Move[Any], Any, tuple[Any, ...]]]:
    """Steps of a random match: state before, move, state after, what was told. Begins anywhere in it."""
    rng = random.Random(seed)
    rules, state = deal.rules, deal.rules.start(deal.seats, rng.randrange(deal.seats))
    steps: list[tuple[Any, Move[Any], Any, tuple[Any, ...]]] = []
    skip = rng.choice((0, 0, 100, 300))
    while rules.returns(state) is None and len(steps) < length:
        move = random_move(rules, state, rng)
        after, told = step(rules, state, move)
        if skip:
            skip -= 1
        else:
            steps.append((state, move, after, told))
        state = after
    return steps


def random_log(deal: Deal, seed: int, length: int) -> tuple[list[Any], Position[Any]]:
    """The log of a random match with time-outs and leavers, up to a length, and where it leads."""
    rng = random.Random(seed)
    position: Position[Any] = Position(deal.rules.start(deal.seats, deal.seats - 1))
    log: list[Any] = []
    while deal.rules.returns(position.state) is None and len(log) < length:
        entry: Any = random_move(deal.rules, position.state, rng)
        awaited = deal.rules.awaited(position.state)
        if awaited and rng.random() < 0.1:
            entry = TimedOut(min(awaited))
        elif rng.random() < 0.01 and len(position.left) < deal.seats:
            entry = Left(rng.choice([s for s in range(deal.seats) if s not in position.left]))
        elif entry.seat in position.left:
            continue
        position, _ = advance(deal.rules, position, entry)
        log.append(entry)
    return log, position


@laws
@given(every_deal(), st.integers(0, 2**32))
def test_somebody_or_chance_is_awaited_until_the_end(deal: Deal, seed: int) -> None:
    """Laws 1 and 2: actors or chance, never both; actors have legal actions and nobody else has."""
    for before, _, after, _ in walk(deal, seed):
        for state in (before, after):
            actors, awaited = deal.rules.actors(state), deal.rules.awaited(state)
            over = deal.rules.returns(state) is not None
            assert bool(actors) + bool(deal.rules.chance_outcomes(state)) + over == 1
            assert awaited <= actors
            assert bool(awaited) == bool(actors)
            for seat in range(deal.seats):
                assert bool(deal.rules.legal_actions(state, seat)) == (seat in actors)


@laws
@given(every_deal(), st.integers(0, 2**32))
def test_views_know_all_that_is_public(deal: Deal, seed: int) -> None:
    """Laws 2, 3 and 8: actors and legal actions are the same on a view, and redacting twice is once."""
    for state, _, _, told in walk(deal, seed, 60):
        for seat in (SPECTATOR, *range(deal.seats)):
            seen = redact(state, seat)
            assert deal.rules.actors(seen) == deal.rules.actors(state)
            assert deal.rules.awaited(seen) == deal.rules.awaited(state)
            assert redact(seen, seat) == seen
            assert redact(redact(told, seat), seat) == redact(told, seat)
            if seat != SPECTATOR:
                assert deal.rules.legal_actions(seen, seat) == deal.rules.legal_actions(state, seat)


@laws
@given(every_deal(), st.integers(0, 2**32))
def test_legal_actions_apply_and_no_others(deal: Deal, seed: int) -> None:
    """Law 4: every legal action applies; any other raises IllegalAction and changes nothing."""
    union = GAMES[deal.game].action
    rng = random.Random(seed)
    others = [action_of(union, rng.randrange(action_count(union, seats=deal.seats)), seats=deal.seats)]
    others += [kind() for kind in kinds(union).values() if not kind.__struct_fields__]
    for state, _, _, _ in walk(deal, seed, 25):
        untouched = encode(state)
        for seat in (CHANCE, *range(deal.seats)):
            legal = (
                deal.rules.chance_outcomes(state) if seat == CHANCE else deal.rules.legal_actions(state, seat)
            )
            for action in legal:
                step(deal.rules, state, Move(seat, action))
            for action in others:
                if action not in legal and not covers(legal, action):
                    with pytest.raises(IllegalAction) as refused:
                        step(deal.rules, state, Move(seat, action))
                    assert str(refused.value)
        assert encode(state) == untouched


@laws
@given(every_deal(), st.integers(0, 2**32))
def test_same_input_same_output(deal: Deal, seed: int) -> None:
    """Laws 5 and 12: a step is a function of state and move; states, moves, events survive JSON."""
    game = GAMES[deal.game]
    for state, move, after, told in walk(deal, seed, 40):
        frozen = encode(state)
        assert step(deal.rules, state, move) == (after, told)
        assert encode(state) == frozen
        assert msgspec.json.decode(encode(after), type=game.state) == after
        assert msgspec.json.decode(encode(move.action), type=game.action) == move.action
        for seat in (SPECTATOR, 0):
            for mine in redact(told, seat):
                assert msgspec.json.decode(encode(mine), type=game.event) == mine
            seen = redact(after, seat)
            assert msgspec.json.decode(encode(seen), type=game.state) == seen


@laws
@given(every_deal(), st.integers(0, 2**32))
def test_the_log_is_the_game(deal: Deal, seed: int) -> None:
    """Law 6: the decoded log replays to the same state, time-outs and leavers included."""
    log, position = random_log(deal, seed, 150)
    game = GAMES[deal.game]
    again = msgspec.json.decode(encode(log), type=list[Any])
    decoded = [
        Move(line["seat"], msgspec.convert(line["action"], game.action))
        if "action" in line
        else msgspec.convert(line, TimedOut | Left)
        for line in again
    ]
    assert decoded == log
    assert replay(deal.rules, deal.seats, deal.seats - 1, decoded)[0] == position
    assert not deal.rules.awaited(position.state) & position.left  # law 15


@laws
@given(every_deal(), st.integers(0, 2**32))
def test_the_pack_is_accounted_for(deal: Deal, seed: int) -> None:
    """Law 7: no third copy of a card; chance offers exactly what is left, or a hand to draw from blindly."""
    pack = Counter(deal.rules.pack())
    for _, _, state, _ in walk(deal, seed):
        lying = Counter(card.value for card in hidden_in(state) if card.value is not None)
        assert lying <= pack
        if outcomes := deal.rules.chance_outcomes(state):
            offered = Counter({deal.card: odds for deal, odds in outcomes.items()})
            hands = [Counter(card.value for card in hand) for hand in deal.rules.held(state)]
            assert offered in (pack - lying, *hands)


@laws
@given(every_deal(), st.integers(0, 2**32))
def test_chips_are_conserved(deal: Deal, seed: int) -> None:
    """Law 14: where there is a pot, what the stacks have lost lies in it."""
    lives = deal.rules.start(deal.seats, 0)
    for _, _, state, _ in walk(deal, seed):
        if hasattr(state, "pot") and not any(deal.rules.stacks(lives)):
            assert sum(deal.rules.stacks(state)) + state.pot == 0


@laws
@given(every_deal(), st.integers(0, 2**32))
def test_every_deal_begins_and_ends_once(deal: Deal, seed: int) -> None:
    """Beginnings and ends of deals alternate, so that records can count them."""
    told: list[Any] = [event for step in walk(deal, seed) for event in step[3]]
    marks = [type(event) for event in told if isinstance(event, DealBegan | DealEnded)]
    assert all(first is not second for first, second in pairwise(marks))


@laws
@given(every_deal(), st.integers(0, 2**32))
def test_a_filled_view_looks_the_same(deal: Deal, seed: int) -> None:
    """Law 8: any full state filled from a view gives that seat the same view; so no view tells more."""
    rng = random.Random(seed)
    for state, _, _, _ in walk(deal, seed, 20):
        for seat in (SPECTATOR, rng.randrange(deal.seats)):
            seen = view(deal.rules, state, seat)
            filled = fill(deal.rules, seen.state, rng)
            assert view(deal.rules, filled, seat) == seen
            assert deal.rules.possible(filled)
        assert deal.rules.possible(state)


@laws
@given(every_deal(), st.integers(0, 2**32))
def test_silence_is_an_answer(deal: Deal, seed: int) -> None:
    """Law 10: the timeout action of whoever is awaited is legal."""
    for state, _, _, _ in walk(deal, seed):
        for seat in deal.rules.awaited(state):
            assert deal.rules.timeout_action(state, seat) in deal.rules.legal_actions(state, seat)


@settings(laws, max_examples=40)
@given(every_deal(), st.integers(0, 2**32), st.booleans())
def test_every_match_ends(deal: Deal, seed: int, silent: bool) -> None:  # noqa: FBT001
    """Laws 10 and 11: a match of random or of silent players ends within the bound."""
    rng = random.Random(seed)
    rules, state = deal.rules, deal.rules.start(deal.seats, 0)
    for _ in range(BOUND):
        if rules.returns(state) is not None:
            break
        awaited = rules.awaited(state)
        if silent and awaited:
            move: Move[Any] = Move(min(awaited), rules.timeout_action(state, min(awaited)))
        else:
            move = random_move(rules, state, rng)
        state, _ = step(rules, state, move)
    returns = rules.returns(state)
    assert returns == rules.stacks(state)


@laws
@given(every_deal(), st.integers(0, 2**32))
def test_actions_have_words_and_numbers(deal: Deal, seed: int) -> None:
    """Actions are told and read in words, and numbered, by walking the union."""
    union = GAMES[deal.game].action
    for _, move, _, _ in walk(deal, seed, 40):
        words = action_words(move.action).split()
        assert parse_action(union, words, seats=deal.seats) == move.action
        number = action_number(union, move.action, seats=deal.seats)
        assert 0 <= number < action_count(union, seats=deal.seats)
        assert action_of(union, number, seats=deal.seats) == move.action


def test_every_number_is_an_action() -> None:
    """Numbering is one to one, from 0 to the count."""
    for game in GAMES.values():
        small = [n for n in range(60) if n < action_count(game.action, seats=3)]
        actions = [action_of(game.action, number, seats=3) for number in small]
        assert [action_number(game.action, action, seats=3) for action in actions] == small
        assert len(set(actions)) == len(small)
