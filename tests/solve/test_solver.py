"""Solving: nobody gains by leaving the policy, what was stopped goes on, and the command says it."""

import json
from pathlib import Path
from typing import Any

import numpy as np
import pytest
from cli.test_commands import kille

from kille.games.exchange import RULESETS
from kille.sim import policies
from kille.sim.simulate import simulate
from kille.solve.approximate import approximated
from kille.solve.charts import chart, in_words
from kille.solve.solver import Solver, solve

CLASSIC: Any = RULESETS["classic"].rules


@pytest.mark.parametrize("ruleset", sorted(RULESETS))
def test_two_seats_are_solved_to_nothing_gained(ruleset: str) -> None:
    rules: Any = RULESETS[ruleset].rules
    result, _ = solve(Solver(rules, 2))
    assert result.nashconv <= 1e-9
    assert sum(result.value) == pytest.approx(1)


@pytest.mark.parametrize("ruleset", ["classic", "encyclopedia"])
def test_three_seats_too(ruleset: str) -> None:
    rules: Any = RULESETS[ruleset].rules
    result, _ = solve(Solver(rules, 3), seconds=60)
    assert result.nashconv <= 1e-7


def test_what_anyone_could_gain_is_no_illusion() -> None:
    """Against two who swap by lot the best answer is worth what is said: played out, it gets that much."""
    solver = Solver(CLASSIC, 3)
    judged = solver.judged(solver.by_regret())
    better = (solver.book["swap_worth"] > solver.book["stand_worth"]).astype(float)
    answering = np.where(solver.book["place"] == 1, better, 0.5)
    assert solver.judged(answering).value[1] == pytest.approx(judged.value[1] + judged.gains[1])


def test_what_was_stopped_goes_on_as_if_it_had_not(tmp_path: Path) -> None:
    whole, file = Solver(CLASSIC, 3), tmp_path / "three.npz"
    for _ in range(6):
        whole.step()
    first = Solver(CLASSIC, 3)
    for _ in range(3):
        first.step()
    first.save(file)
    second = Solver(CLASSIC, 3)
    second.load(file)
    for _ in range(3):
        second.step()
    assert second.rounds == whole.rounds
    assert second.mean_policy() == pytest.approx(whole.mean_policy())
    rules: Any = RULESETS["encyclopedia"].rules
    with pytest.raises(ValueError, match="is of another deal"):
        Solver(rules, 3).load(file)


def test_an_approximation_comes_near_what_is_exact() -> None:
    exact, _ = solve(Solver(CLASSIC, 2))
    near, table = approximated(CLASSIC, 2)
    assert near.value == pytest.approx(exact.value, abs=0.003)
    assert near.nashconv < 0.001
    assert chart(table)[0][:6] == [1] * 6


def test_a_chart_is_told_in_words() -> None:
    assert in_words([1.0] * 5 + [0.3] + [0.0] * 15) == "swap Fool to 2, swap 30 % of 3, stand 4 to Harlequin"


def test_the_command_writes_a_policy_that_is_simulated(tmp_path: Path) -> None:
    file = tmp_path / "two.json"
    said = kille("solve", "byteskille", "--seats", "2", "--json", "--out", str(file))
    result = json.loads(said.stdout)
    assert set(result) >= {"value", "nashconv", "infosets", "seconds", "chart"}
    assert (result["exact"], result["infosets"]) == (True, 398)
    assert policies.loaded(file, 2).shape == policies.empty(2).shape
    played = simulate(CLASSIC, 2, [str(file)], deals=2_000_000)
    assert played.value == pytest.approx(result["value"], abs=0.02)


def test_the_command_tells_people_what_to_do(tmp_path: Path) -> None:
    said = kille("solve", "byteskille", "--seats", "2", "--resume", str(tmp_path / "kept.npz"))
    assert "swap Fool to 5, stand 6 to Harlequin" in said.stdout
    assert "398 decisions" in said.stdout
    assert "NashConv tells" not in said.stdout


def test_what_cannot_be_gone_on_with_is_said(tmp_path: Path) -> None:
    file = tmp_path / "kept.npz"
    file.write_bytes(b"nothing")
    said = kille("solve", "byteskille", "--seats", "2", "--resume", str(file))
    assert said.returncode == 2
    assert "cannot be gone on with" in said.stderr
