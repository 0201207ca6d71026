"""Two kinds of bots at one table, every deal played twice with the same cards and the kinds turned round."""

from collections.abc import Sequence
from math import sqrt
from random import Random
from statistics import fmean, stdev
from typing import Any

from kille.bots import Bot
from kille.core.chance import Stacked
from kille.core.deals import DealEnded
from kille.core.game import Move, Rules, step, view
from kille.core.seats import CHANCE, Seat

type AnyRules = Rules[Any, Any, Any]
type AnyBot = Bot[Any, Any, Any]


def duel(rules: AnyRules, seats: int, ours: AnyBot, theirs: AnyBot, deals: int) -> list[float]:
    """For each deal, played twice: by how much less often a seat of ours was out than one of theirs."""
    return [advantage(rules, seats, (ours, theirs), seed) for seed in range(deals)]


def advantage(rules: AnyRules, seats: int, kinds: tuple[AnyBot, AnyBot], seed: int) -> float:
    """One deal played twice, with every seat in the hands of each kind once."""
    rng = Random(seed)
    deck = [card for card, copies in rules.pack().items() for _ in range(copies)]
    rng.shuffle(deck)
    kind_of = [seat % 2 for seat in range(seats)]
    rng.shuffle(kind_of)
    gained = 0
    for turned in (0, 1):
        kind = [one ^ turned for one in kind_of]
        out = play_deal(rules, [kinds[k] for k in kind], deck, seed)
        gained += sum(1 if kind[seat] else -1 for seat in out)
    return gained / seats


def play_deal(rules: AnyRules, bots: Sequence[AnyBot], deck: Sequence[Any], seed: int) -> tuple[Seat, ...]:
    """One deal with these cards: the seats that are out."""
    state = rules.start(len(bots), len(bots) - 1)
    rngs = [Random(seed + seat) for seat in range(len(bots))]
    chance = Stacked(deck)
    while True:
        seat = min(rules.awaited(state), default=CHANCE)
        if seat == CHANCE:
            action = chance.decide(rules, state)
        else:
            action = bots[seat](rules, view(rules, state, seat), rngs[seat])
        state, told = step(rules, state, Move(seat, action))
        for event in told:
            if isinstance(event, DealEnded):
                return event.out


def mean_and_error(gains: Sequence[float]) -> tuple[float, float]:
    """What was gained in a deal, and the standard error of that."""
    return fmean(gains), stdev(gains) / sqrt(len(gains))
