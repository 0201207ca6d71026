"""Policies as tables: the same as the bots, and what is said of a file that is none."""

from pathlib import Path
from random import Random
from typing import Any

import numpy as np
import pytest
from sim.test_differential import any_deck, any_rules, by_rules

from kille.bots.exchange.cautious import cautious
from kille.bots.exchange.equilibrium import equilibrium
from kille.bots.exchange.lookup import PUBLICS
from kille.core.game import view
from kille.games.exchange import RULESETS, Rules, State
from kille.games.exchange.actions import Swap
from kille.games.exchange.rulesets import one_deal
from kille.sim import policies
from kille.sim.codes import options
from kille.sim.loops import ALWAYS, duels, stacked_deal
from kille.sim.simulate import simulate
from kille.sim.tournament import tournament

CLASSIC: Rules = RULESETS["classic"].rules  # pyright: ignore[reportAssignmentType]


def test_the_table_of_the_cautious_does_what_the_bot_does() -> None:
    """Two thousand decks by any options and seats, each played to the same end."""
    rng = Random(3)
    for _ in range(2_000):
        rules, seats = any_rules(rng), rng.randint(2, 20)
        deck, table = any_deck(rng, seats), policies.cautious(seats, rules)
        out, struck, _ = stacked_deal(
            np.array([card.rank for card in deck]), seats, table.ravel(), options(rules)
        )

        def swaps(state: object, seat: int, rules: object = rules) -> bool:
            return isinstance(cautious(rules, view(rules, state, seat), rng), Swap)  # pyright: ignore[reportArgumentType]

        assert (out, struck) == by_rules(rules, deck, seats, swaps)[:2]


def test_one_that_reckons_does_better_among_the_cautious_than_they_do() -> None:
    """By forty standard errors in a million deals, first and last."""
    for place in (0, 3):
        names = ["cautious"] * 4
        usual = simulate(CLASSIC, 4, names, deals=2_000_000)
        names[place] = "odds"
        better = simulate(CLASSIC, 4, names, deals=2_000_000)
        assert better.out_rate[place] < usual.out_rate[place] - 4 * usual.stderr[place]


def test_a_file_holds_a_policy_as_it_was(tmp_path: Path) -> None:
    table = policies.odds(3, CLASSIC)
    policies.saved(table, tmp_path / "odds.json")
    assert (policies.loaded(tmp_path / "odds.json", 3) == table).all()


@pytest.mark.parametrize(
    ("text", "sentence"),
    [
        ("{", "holds no policy"),
        ('{"game": "byteskille", "seats": 2, "chances": []}', "is for byteskille with 2 seats, not for 3"),
        ('{"game": "byteskille", "seats": 3, "chances": [[[2.0]]]}', "wants 3 x 12 x 24 chances from 0 to 1"),
        ('{"game": "byteskille", "seats": 3, "chances": [[[0.5]], []]}', "holds no policy"),
    ],
)
def test_what_is_wrong_with_a_file_is_said(tmp_path: Path, text: str, sentence: str) -> None:
    file = tmp_path / "policy.json"
    file.write_text(text)
    with pytest.raises(ValueError, match=sentence):
        policies.loaded(file, 3)


def test_there_are_as_many_entries_as_the_words_say() -> None:
    assert policies.empty(5).shape == (5, PUBLICS, 32)
    assert policies.named("random", 5, CLASSIC).max() == ALWAYS // 2


def test_the_table_of_the_equilibrium_does_what_the_bot_does() -> None:
    """By every rule set that was reckoned, for any seats, each deck played to the same end."""
    rng = Random(4)
    for _ in range(1_000):
        named: Any = rng.choice(list(RULESETS.values()))
        rules = one_deal(named.rules)
        seats = rng.randint(2, named.most)
        deck, table = any_deck(rng, seats), policies.equilibrium(seats, rules)
        out, struck, _ = stacked_deal(
            np.array([card.rank for card in deck]), seats, table.ravel(), options(rules)
        )

        def swaps(state: State, seat: int, rules: Rules = rules) -> bool:
            return isinstance(equilibrium(rules, view(rules, state, seat), rng), Swap)

        assert (out, struck) == by_rules(rules, deck, seats, swaps)[:2]


def test_where_nothing_was_reckoned_it_is_said() -> None:
    with pytest.raises(ValueError, match="was not reckoned for 20 seats"):
        policies.equilibrium(20, CLASSIC)


@pytest.mark.parametrize("seats", range(2, 9))
def test_the_equilibrium_beats_all_others(seats: int) -> None:
    """Over 300,000 decks played twice, by three standard errors and more."""
    for duel in tournament(CLASSIC, seats, ["equilibrium", "odds", "cautious", "random"], deals=300_000):
        if duel.first == "equilibrium":
            assert duel.gain > 3 * duel.stderr, duel


def test_a_duel_of_a_policy_with_itself_is_even() -> None:
    """Both ways round are the same, so nothing is gained."""
    table = policies.cautious(5, CLASSIC).ravel()
    assert duels(1, 1_000, 5, (table, table), options(CLASSIC)) == pytest.approx([0, 0], abs=1e-9)


@pytest.mark.parametrize(
    ("names", "deals", "sentence"), [(["odds", "odds"], 9, "two policies"), (["odds"], 1, "two deals")]
)
def test_what_is_no_tournament_is_said(names: list[str], deals: int, sentence: str) -> None:
    with pytest.raises(ValueError, match=sentence):
        list(tournament(CLASSIC, 3, names, deals=deals))
