"""The end of a deal of Krypkille between two who know all cards: who gets the lower last card [RULES 3.2].

With two players and nothing put aside each can reckon out what the other holds. The search is alpha-beta with
a table of what was found; a hand is one number with two bits for each rank, since equal cards are equal.
"""

from collections import Counter
from collections.abc import Callable, Mapping, Sequence
from typing import Any, cast

import numba
import numpy as np
from msgspec import Struct
from numpy.typing import NDArray

from kille.games.tricks.krypkille import Rules
from kille.packs.kille import COPIES, Card
from kille.sim.compiled import compiled, int64, uint64
from kille.sim.loops import STEP, mixed

CARDS = tuple(Card)
RANKS = len(CARDS)
MOST = 13
"""Cards in each hand: some tenths of a second. With more some hands take minutes."""

PLACES = 1 << 22
LOSS, DRAW, WIN = -1, 0, 1
EXACT, AT_LEAST, AT_MOST = 1, 2, 3

FOUND = np.dtype([("mine", np.int64), ("theirs", np.int64), ("value", np.int8), ("how", np.int8)])
"""What was found of a position: its value for the leader, or a bound of it."""

type Table = NDArray[np.void]


class Endgame(Struct, frozen=True):
    """What the leader comes to, for each card it may lead: 1 wins the last trick, -1 loses it, 0 ties."""

    value: int
    leads: Mapping[Card, int]

    @property
    def best(self) -> Card:
        """The lowest card that is led as well as any."""
        return next(card for card, value in self.leads.items() if value == self.value)


def solved(rules: Rules, leader: Sequence[Card], follower: Sequence[Card]) -> Endgame:
    """How the deal ends when both play as well as can be; ValueError says which hands cannot be."""
    if len(leader) != len(follower) or not 1 <= len(leader) <= MOST:
        raise ValueError(
            f"both hands have as many cards, from 1 to {MOST}: not {len(leader)} and {len(follower)}"
        )
    many = [card for card, count in Counter([*leader, *follower]).items() if count > COPIES]
    if many:
        raise ValueError(f"there are but {COPIES} of each card, and more of {many[0].value}")
    mine, theirs = _hand(leader), _hand(follower)
    tie = LOSS if rules.goal == "lowest_wins" else DRAW  # of two equal cards the later wins, or nobody
    found = np.zeros(PLACES, FOUND)
    leads = {
        card: _led(mine, theirs, card.rank, LOSS, WIN, tie, rules.must_head, found)
        for card in sorted(set(leader), key=lambda card: card.rank)
    }
    return Endgame(max(leads.values()), leads)


def _hand(cards: Sequence[Card]) -> int:
    return sum(1 << 2 * card.rank for card in cards)


def _recursive[F: Callable[..., object]](function: F) -> F:
    """Compiled anew in each run: Numba cannot load a function that calls itself from disk."""
    return cast("F", numba.njit(error_model="numpy", nogil=True)(function))


@compiled
def _lowest(hand: int) -> int:
    rank = 0
    while not hand >> 2 * rank & 3:
        rank += 1
    return rank


@compiled
def _place(mine: int, theirs: int) -> int:
    """Where in the table a position is looked for."""
    return int64(mixed(uint64(mine) * uint64(STEP) + uint64(theirs)) & uint64(PLACES - 1))


@compiled
def _is_enough(known: Any, least: int, most: int) -> bool:
    """Whether what was found tells all that is asked; of a free place (`how` is 0) nothing was found."""
    if known.how == AT_LEAST:
        return known.value >= most
    if known.how == AT_MOST:
        return known.value <= least
    return known.how == EXACT


@_recursive
def _best(mine: int, theirs: int, least: int, most: int, tie: int, must_head: bool, found: Table) -> int:
    """What the leader comes to, as far as it lies between `least` and `most`."""
    where = _place(mine, theirs)
    known = found[where]
    if known.mine == mine and known.theirs == theirs and _is_enough(known, least, most):
        return known.value
    value, floor = LOSS - 1, least
    for rank in range(RANKS - 1, -1, -1):
        if mine >> 2 * rank & 3:
            value = max(value, _led(mine, theirs, rank, floor, most, tie, must_head, found))
            floor = max(floor, value)
            if floor >= most or value == WIN:
                break
    known = found[where]
    known.mine, known.theirs, known.value = mine, theirs, value
    known.how = AT_MOST if value <= least else AT_LEAST if value >= most and value != WIN else EXACT
    return value


@_recursive
def _led(
    mine: int, theirs: int, rank: int, least: int, most: int, tie: int, must_head: bool, found: Table
) -> int:
    """The same when the leader leads this card: the follower crawls, or heads it and leads the next trick."""
    left, low = mine - (1 << 2 * rank), _lowest(theirs)
    if left == 0:
        return WIN if rank < low else LOSS if rank > low else tie
    value, ceiling = WIN + 1, most
    heads = theirs >> 2 * rank != 0
    if low < rank and not (must_head and heads):
        value = _best(left, theirs - (1 << 2 * low), least, ceiling, tie, must_head, found)
        ceiling = min(ceiling, value)
    for answer in range(RANKS - 1, rank - 1, -1):
        if value <= least or value == LOSS:
            break
        if theirs >> 2 * answer & 3:
            after = -_best(theirs - (1 << 2 * answer), left, -ceiling, -least, tie, must_head, found)
            value = min(value, after)
            ceiling = min(ceiling, value)
    return value
