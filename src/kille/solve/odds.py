"""How likely one is out, counted over all deals: for few seats, where that takes a second."""

import numpy as np

from kille.games.exchange import Rules
from kille.sim.loops import ALWAYS, WIDTH
from kille.sim.odds import Odds, Reckoned, entry_of
from kille.sim.policies import named
from kille.solve.solver import Solver

COUNTED = range(2, 4)
"""Seats with which every deal is looked at."""


def counted(rules: Rules, seats: int, knows: Odds, *, others: str) -> Reckoned:
    """What `reckoned` tells, without an error. ValueError says what cannot be."""
    policy, entry = named(others, seats, rules).ravel() / ALWAYS, entry_of(knows, seats)
    solver = Solver(rules, seats)
    solver.walk(np.full(len(solver.book), 0.5))  # so that all decisions stand in the book
    book = solver.book
    solver.walk(policy[book["place"] * WIDTH + book["entry"]], outs=True)
    here = (book["key"] != 0) & (book["place"] == knows.place - 1) & (book["entry"] == entry)
    mass = float(book["mass"][here].sum())
    if mass == 0:
        raise ValueError("such a deal never comes up: check --place, --got and --ahead")
    standing, swapping = (float(book[name][here].sum()) / mass for name in ("stand_worth", "swap_worth"))
    return Reckoned(standing, swapping, standing - swapping, 0.0, None)
