# pyright: reportMissingTypeStubs=none
"""PettingZoo's and Gymnasium's own checks on our games, as they come; and what a wrong action is told."""

import warnings
from typing import Any

import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env
from pettingzoo.test import api_test, seed_test

from kille.adapters.features import features
from kille.adapters.gymnasium import KilleAgainstBots
from kille.adapters.pettingzoo import KilleEnv, env
from kille.adapters.position import begin
from kille.games import GAMES

pytestmark = pytest.mark.filterwarnings("ignore")  # their checks warn of what they only dislike


@pytest.mark.parametrize("name", sorted(GAMES))
def test_pettingzoo_is_content(name: str, capsys: pytest.CaptureFixture[str]) -> None:
    seats = GAMES[name].seats[0]
    api_test(env(name, seats), num_cycles=200)
    seed_test(lambda: env(name, seats), num_cycles=60)
    assert "Passed API test" in capsys.readouterr().out


def test_a_deal_is_one_chip() -> None:
    table = env("byteskille", 3, match=False)
    table.reset(seed=1)
    got = dict.fromkeys("ABC", 0.0)
    for agent in table.agent_iter():
        seen, reward, terminated, _, _ = table.last()
        got[agent] += reward
        table.step(None if terminated else int(np.flatnonzero(seen["action_mask"])[0]))
    assert sum(got.values()) == pytest.approx(1)


def test_an_action_that_is_not_legal_is_told_what_would_be() -> None:
    table: Any = KilleEnv("krypkille", 3)
    with pytest.raises(ValueError, match=r"A may not play action 10000: legal are .*\(play "):
        table.step(10_000)


class AnyLegal(KilleAgainstBots):
    """Takes any number: of the legal actions in turn, for a checker that knows no masks."""

    def step(self, action: int) -> Any:
        legal = list(self.position.legal_numbers()) if not self.position.is_over() else []
        return super().step(legal[action % len(legal)])


def test_gymnasium_is_content() -> None:
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")
        check_env(AnyLegal("femkort", 3), skip_render_check=True)


def test_a_learner_plays_a_match_to_its_end() -> None:
    learner = KilleAgainstBots("krypkille", 4, bot="random")
    seen, _ = learner.reset(seed=3)
    over, reward = False, 0.0
    while not over:
        seen, reward, over, _, _ = learner.step(int(np.flatnonzero(seen["action_mask"])[-1]))
    assert reward in (0.0, 1.0, 2.0, 3.0, 4.0)
    with pytest.raises(ValueError, match="has no bot 'clever'"):
        KilleAgainstBots("krypkille", 4, bot="clever")


def test_numbers_of_a_view_hide_what_it_hides() -> None:
    """Two deals that differ in cards that A has not seen look alike to A, and not to B."""

    def dealt(*cards: int) -> Any:
        position = begin("byteskille", 3)
        for card in cards:
            position = position.after(card)
        return position

    here, there = dealt(3, 9, 12), dealt(3, 15, 0)
    assert (features(here.view(0).state) == features(there.view(0).state)).all()
    assert (features(here.view(1).state) != features(there.view(1).state)).any()


@pytest.mark.parametrize(
    ("name", "options", "sentence"),
    [
        ("whist", {}, "there is no game 'whist'"),
        ("krypkille", {"match": False}, "is played in matches"),
        ("krypkille", {"ruleset": "x"}, "has no rule set 'x'"),
        ("krypkille", {"options": {"goal": "x"}}, "goal"),
    ],
)
def test_what_cannot_be_is_said(name: str, options: dict[str, Any], sentence: str) -> None:
    with pytest.raises(ValueError, match=sentence):
        begin(name, 4, **options)
