"""`simulate`: the same numbers on any threads and machines, and numbers that can be reckoned by hand."""

import json
from collections.abc import Iterator
from typing import Any

import numba
import pytest
from cli.test_commands import kille
from distributed import LocalCluster

from kille.games.exchange import RULESETS, Rules
from kille.sim import simulate as simulating
from kille.sim.simulate import simulate

CLASSIC: Rules = RULESETS["classic"].rules  # pyright: ignore[reportAssignmentType]
MANY = 10_000_000


@pytest.fixture
def all_threads() -> Iterator[None]:
    """The threads are what they were, whatever a test has set."""
    before = numba.get_num_threads()
    yield
    numba.set_num_threads(before)


def test_two_who_stand_are_out_alike_and_never_both() -> None:
    """Two equal cards come up once in 41 deals; then the deal is void, else one of the two is out."""
    result = simulate(CLASSIC, 2, ["stand"], deals=MANY)
    assert result.nobody_out == pytest.approx(1 / 41, abs=5 * (1 / 41 / MANY) ** 0.5)
    assert sum(result.out_rate) == pytest.approx(40 / 41, abs=5 * (1 / 41 / MANY) ** 0.5)
    assert result.value == pytest.approx([0.5, 0.5], abs=0.001)


def test_three_who_stand_share_by_the_cards() -> None:
    """With nobody swapping the lowest is out: by the formula for two equal lowest of three cards."""
    ties = sum(2 * 1 * 3 * 2 * (20 - rank) for rank in range(21)) / (42 * 41 * 40)  # two low, one above
    result = simulate(CLASSIC, 3, ["stand"], deals=MANY)
    assert sum(result.out_rate) == pytest.approx(1 + ties, abs=0.0005)


@pytest.mark.parametrize("ruleset", sorted(RULESETS))
def test_a_deal_is_worth_one_chip(ruleset: str) -> None:
    """The shares of a deal add up to one, by every rule set and for 2, 7 and 20 seats."""
    rules: Rules = RULESETS[ruleset].rules  # pyright: ignore[reportAssignmentType]
    for seats in (2, 7, 20):
        assert sum(simulate(rules, seats, ["random"], deals=200_000).value) == pytest.approx(1)


@pytest.mark.usefixtures("all_threads")
def test_the_numbers_do_not_depend_on_the_threads() -> None:
    usual = simulate(CLASSIC, 5, ["random"], deals=1_000_000, seed=9)
    simulating.threads(1)
    alone = simulate(CLASSIC, 5, ["random"], deals=1_000_000, seed=9)
    assert (usual.out_rate, usual.value) == (alone.out_rate, alone.value)
    assert usual.out_rate != simulate(CLASSIC, 5, ["random"], deals=1_000_000, seed=10).out_rate


@pytest.mark.filterwarnings("ignore")  # Dask's own, about its sockets and loops
def test_nor_on_the_machines() -> None:
    """A Dask cluster of two processes plays the same deals."""
    cluster: Any = LocalCluster(n_workers=2, threads_per_worker=1, dashboard_address="")
    with cluster:
        there = simulate(
            CLASSIC, 4, ["cautious"], deals=simulating.BATCH + 5, seed=2, cluster=cluster.scheduler_address
        )
    here = simulate(CLASSIC, 4, ["cautious"], deals=simulating.BATCH + 5, seed=2)
    assert (there.deals, there.out_rate, there.value) == (here.deals, here.out_rate, here.value)


def test_the_command_prints_what_programs_want() -> None:
    said = kille(
        "simulate", "byteskille", "--seats", "3", "--deals", "100000", "--json", "--policy", "random"
    )
    result = json.loads(said.stdout)
    assert result["deals"] == 100_000
    assert len(result["out_rate"]) == len(result["stderr"]) == len(result["value"]) == 3
    assert result["deals_per_s"] == pytest.approx(result["deals"] / result["seconds"])


def test_the_command_prints_what_people_read() -> None:
    said = kille("simulate", "byteskille", "--deals", "100000", "--policy", "odds,cautious,stand,random")
    assert said.returncode == 0, said.stderr
    assert "100,000 deals in" in said.stdout
    assert len(said.stdout.splitlines()) == 7


@pytest.mark.parametrize(
    ("words", "sentence"),
    [
        ("byteskille --seats 1", "seats must be from 2 to 20, not 1"),
        ("byteskille --policy stand,random", "name one policy for all, or 4, one for each seat; not 2"),
        (
            "byteskille --policy clever",
            "there is no policy clever: name a file, or stand, random, cautious, odds",
        ),
        ("byteskille --deals 0", "deals must be from 1 to"),
        ("byteskille --threads 0", "threads must be from 1 to"),
        ("byteskille --ruleset gnav", "there is no rule set of byteskille 'gnav': choose from"),
        ("byteskille --option stock.pass=x", "stock.pass"),
        ("krypkille", "invalid choice: 'krypkille'"),
    ],
)
def test_what_is_wrong_is_said_in_a_sentence(words: str, sentence: str) -> None:
    said = kille("simulate", *words.split())
    assert said.returncode == 2
    assert sentence in said.stderr
    assert said.stderr.count("\n") == 1


def test_the_tournament_prints_every_pair() -> None:
    said = kille(
        "tournament", "byteskille", "--deals", "20000", "--policies", "equilibrium,random,stand", "--json"
    )
    duels = json.loads(said.stdout)
    assert [(duel["first"], duel["second"]) for duel in duels] == [
        ("equilibrium", "random"),
        ("equilibrium", "stand"),
        ("random", "stand"),
    ]
    assert duels[0]["gain"] > 3 * duels[0]["stderr"] > 0
    shown = kille("tournament", "byteskille", "--deals", "20000")
    assert len(shown.stdout.splitlines()) == 7
