"""From regrets to an equilibrium: counterfactual regret minimisation, then one best answer after another."""

import os
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from time import perf_counter
from typing import Any

import numpy as np
from msgspec import Struct, structs
from numpy.typing import NDArray

from kille.games.exchange import Rules
from kille.sim.codes import RANKS, options
from kille.sim.loops import ALWAYS, WIDTH
from kille.sim.policies import Table, empty
from kille.sim.turns import counting
from kille.solve.progress import Progress, silent
from kille.solve.tree import PAGE, Book, branches, merge, walk_all, walk_some

PAGES = {2: 1 << 12, 3: 1 << 15, 4: 1 << 18, 5: 1 << 20}
"""How large a book is by the number of seats: less than half of it fills."""

DEALS = {2: 0, 3: 0, 4: 200_000, 5: 200_000}
"""How many deals by lot a round of regrets takes; 0 walks the whole tree."""

ROUNDS = {2: 60, 3: 10, 4: 100, 5: 200}
ENOUGH = {2: 1e-12, 3: 1e-9, 4: 2e-5, 5: 5e-5}
"""The NashConv with which the search for a better policy ends."""

ANSWERS = 60
POOR = 1e-3
"""A pure policy with a NashConv above this is not yet one that nobody leaves: the mean may be better."""

INDIFFERENT = 1e-9
"""A smaller difference is the error of adding up."""

THREADS = os.cpu_count() or 1

type Numbers = NDArray[np.float64]


class Solved(Struct, frozen=True):
    """A policy and how good it is: nobody gains more than NashConv in all by leaving it alone."""

    value: list[float]  # of each seat, in order of action: its share of the chip
    nashconv: float
    gains: list[float]  # what each seat would gain alone
    infosets: int
    seconds: float


class Solver:
    """One deal being solved. It can be stopped between two steps, saved, and gone on with."""

    def __init__(self, rules: Rules, seats: int) -> None:
        if seats not in PAGES:
            raise ValueError(f"a deal is solved for 2 to {max(PAGES)} seats, not {seats}")
        self.seats, self.rules = seats, options(rules)
        self.book: Book = np.zeros(PAGES[seats], PAGE)
        self.regrets: Numbers = np.zeros((PAGES[seats], 2))
        self.average: Numbers = np.zeros(PAGES[seats])
        self.rounds = 0
        self.spent = 0.0  # seconds
        self.luck = np.ones(1, np.uint64)

    # One walk.

    def walk(self, policy: Numbers, *, outs: bool = False) -> Numbers:
        """All deals: sums up in the book what each decision is worth by a policy; the value of each seat.

        With `outs` what is summed up is how likely the seat is out.
        """
        self._open(policy)
        worth = counting(self.rules)
        books = [self.book, *[self.book.copy() for _ in range(THREADS - 1)]]

        def part(which: int) -> Numbers:
            path, stock = branches(self.seats), np.zeros(RANKS, np.int64)
            firsts = range(which, RANKS, THREADS)
            values = [
                walk_all(books[which], path, stock, first, self.seats, worth, self.rules, outs)
                for first in firsts
            ]
            return np.sum(values, axis=0)

        with ThreadPoolExecutor(THREADS) as pool:
            values = np.sum(list(pool.map(part, range(THREADS))), axis=0)
        for other in books[1:]:
            merge(self.book, other)
        return values

    def _open(self, policy: Numbers) -> None:
        self.book["swap"] = np.where(self.book["key"] != 0, policy, 0.5)
        for name in ("stand_worth", "swap_worth", "mass"):
            self.book[name] = 0

    # Regrets.

    def step(self) -> None:
        """One round: play by the regrets so far, and add what was regretted."""
        deals = DEALS[self.seats]
        self._open(self.by_regret())
        if deals:
            path, stock = branches(self.seats), np.zeros(RANKS, np.int64)
            walk_some(self.book, path, stock, self.luck, deals, self.seats, counting(self.rules), self.rules)
        else:
            self.walk(self.by_regret())
        book, swap = self.book, self.book["swap"]
        mean = (1 - swap) * book["stand_worth"] + swap * book["swap_worth"]
        self.rounds += 1
        gained = np.stack([book["stand_worth"] - mean, book["swap_worth"] - mean], axis=1)
        if deals:  # linear: later rounds count more
            self.regrets += self.rounds * gained
        else:
            self.regrets = np.maximum(self.regrets + gained, 0)
        self.average += self.rounds * swap

    def by_regret(self) -> Numbers:
        """The policy of the regrets: as likely as each action is regretted."""
        positive = np.maximum(self.regrets, 0)
        total = positive.sum(axis=1)
        return np.where(total > 0, positive[:, 1] / np.where(total > 0, total, 1), 0.5)

    def mean_policy(self) -> Numbers:
        """The policy of all rounds so far, the later the more."""
        return self.average / (self.rounds * (self.rounds + 1) / 2)

    # How good a policy is.

    def gains(self) -> Numbers:
        """What each decision in the book would gain by the better action, after a walk of all deals."""
        book, swap = self.book, self.book["swap"]
        mean = (1 - swap) * book["stand_worth"] + swap * book["swap_worth"]
        return np.maximum(book["stand_worth"], book["swap_worth"]) - mean

    def judged(self, policy: Numbers) -> Solved:
        """Walk all deals and tell how much each seat could gain alone."""
        values = self.walk(policy)
        gains, place = self.gains(), self.book["place"]
        each = [float(gains[(self.book["key"] != 0) & (place == seat)].sum()) for seat in range(self.seats)]
        return Solved(
            value=values.tolist(),
            nashconv=sum(each),
            gains=each,
            infosets=int((self.book["key"] != 0).sum()),
            seconds=self.spent,
        )

    def table(self, policy: Numbers) -> Table:
        """A policy as the simulator looks it up: the mean of what a seat does that forgets the rest.

        After a walk by this policy. Where nobody ever comes, or nothing depends on it, a seat stands.
        """
        book, table = self.book, empty(self.seats)
        mass, swaps = np.zeros(table.size), np.zeros(table.size)
        matters = np.abs(book["swap_worth"] - book["stand_worth"]) > INDIFFERENT * book["mass"]
        known = (book["key"] != 0) & matters
        where = (book["place"] * WIDTH + book["entry"])[known]
        np.add.at(mass, where, book["mass"][known])
        np.add.at(swaps, where, (book["mass"] * policy)[known])
        table.ravel()[:] = np.round(ALWAYS * swaps / np.where(mass > 0, mass, 1)).astype(np.int64)
        return table

    # Stop and go on.

    def save(self, path: Path) -> None:
        """Write all that is known to a file, which is there whole or not at all."""
        new = path.with_name(f"{path.name}.new")
        with new.open("wb") as file:
            known: dict[str, Any] = {
                "book": self.book,
                "regrets": self.regrets,
                "average": self.average,
                "luck": self.luck,
                "rules": np.array(self.rules),
                "rest": np.array([self.seats, self.rounds, self.spent]),
            }
            np.savez_compressed(file, **known)
        new.replace(path)

    def load(self, path: Path) -> None:
        """Go on with what a file knows. ValueError if it is of another deal."""
        with np.load(path) as known:
            seats, rounds, spent = known["rest"]
            if int(seats) != self.seats or known["rules"].tolist() != np.array(self.rules).tolist():
                raise ValueError(f"{path} is of another deal: remove it, or ask for the same rules and seats")
            self.book, self.regrets, self.average = known["book"], known["regrets"], known["average"]
            self.luck, self.rounds, self.spent = known["luck"], int(rounds), float(spent)


def solve(
    solver: Solver,
    *,
    rounds: int | None = None,
    seconds: float = 240,
    progress: Progress = silent,
    keep: Callable[[Solver], object] = lambda _: None,
) -> tuple[Solved, Numbers]:
    """The best policy that could be found in the time, and how good it is, reckoned over all deals.

    Rounds of regrets come first; then of their mean and its pure form the better one is taken, and one
    seat's best answer after another is tried on it as long as that helps. `keep` is called after each round.
    """
    most = rounds or ROUNDS[solver.seats]
    begun = perf_counter() - solver.spent
    while solver.rounds < most and (solver.rounds < 2 or perf_counter() - begun < seconds / 2):
        solver.step()
        solver.spent = perf_counter() - begun
        progress("regrets", solver.rounds / most)
        keep(solver)
    mean = solver.mean_policy()
    best, policy = solver.judged(np.round(mean)), np.round(mean)
    solver.spent = perf_counter() - begun
    if best.nashconv > POOR and solver.spent < seconds / 2:
        other = solver.judged(mean)
        if other.nashconv < best.nashconv:
            best, policy = other, mean
        else:
            solver.judged(policy)
    best, policy = _improved(solver, best, policy, until=begun + seconds, progress=progress)
    solver.spent = perf_counter() - begun
    return structs.replace(best, seconds=solver.spent), policy


def _improved(
    solver: Solver,
    best: Solved,
    policy: Numbers,
    *,
    until: float,
    progress: Progress,
) -> tuple[Solved, Numbers]:
    """Let the seat that gains most answer best, until that goes in a circle; the best policy on the way.

    The book holds what the decisions are worth by the policy that is answered.
    """
    tried, judged, walked, before = policy, best, 0.0, set[int]()
    for _ in range(ANSWERS):
        progress("answers", judged.nashconv)
        begun = perf_counter()
        trial = hash(tried.tobytes())
        if best.nashconv <= ENOUGH[solver.seats] or begun + walked > until or trial in before:
            break
        before.add(trial)
        better = (solver.book["swap_worth"] > solver.book["stand_worth"]).astype(float)
        mine = (solver.book["place"] == int(np.argmax(judged.gains))) & (solver.gains() > 0)
        tried = np.where(mine, better, tried)
        judged = solver.judged(tried)
        walked = perf_counter() - begun
        if judged.nashconv < best.nashconv:
            best, policy = judged, tried
    if tried is not policy:
        solver.judged(policy)  # so that the book tells how likely each decision comes by it
    return best, policy
