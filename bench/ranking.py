"""How strong the bots of each game are, against each other: `make ranking ARGS="--games krypkille"`.

Two kinds of bots share a table, seat by seat, and every match is played twice, with the kinds turned round
and the same packs, deal by deal. What is counted is by how much a seat of the first kind ends a
match above one of the second (in chips, points, lives or cards), with its 95 % confidence interval; a match
stops after a few deals so that many can be played. A pair is played until the order is beyond doubt, or time
is up.
"""

import argparse
from collections.abc import Mapping
from itertools import combinations
from random import Random
from time import perf_counter
from typing import Any

from duel import mean_and_error
from kille.bots import BOTS, Bot
from kille.bots.search import Search, worth
from kille.core.deals import DealEnded
from kille.core.game import Game, Move, Rules, step, view
from kille.core.seats import CHANCE, Seat
from kille.games import GAMES

type AnyBot = Bot[Any, Any, Any]
type AnyRules = Rules[Any, Any, Any]

DEALS, MOVES = 6, 1_500
FEWEST = 20
SURE = 4.0  # standard errors: luck alone does that once in sixteen thousand times


def main() -> None:
    """Measure and print."""
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--games", nargs="+", default=list(GAMES), choices=list(GAMES))
    parser.add_argument("--seconds", type=float, default=60, help="for each pair, at most")
    parser.add_argument("--deals", type=int, default=DEALS, help="of a match that is stopped, at most")
    said = parser.parse_args()
    print(
        "| game | the first | and the second | a seat ends higher by | matches | |\n|---|---|---|---|---|---|"
    )
    for name in said.games:
        for first, second in combinations(list(BOTS[name].bots)[::-1], 2):
            result = compared(name, first, second, seconds=said.seconds, deals=said.deals)
            print(f"| {name} | {first} | {second} | {result} |", flush=True)


def compared(name: str, first: str, second: str, *, seconds: float, deals: int) -> str:
    """The result of a pair in words."""
    until, gains = perf_counter() + seconds, list[float]()
    kinds = (BOTS[name].bots[first], BOTS[name].bots[second])
    while len(gains) < FEWEST or (perf_counter() < until and not _is_sure(gains)):
        gains.append(advantage(GAMES[name], kinds, len(gains), deals=deals))
    mean, error = mean_and_error(gains)
    verdict = "beyond doubt" if _is_sure(gains) else "not settled"
    return f"{mean:+.2f} ± {1.96 * error:.2f} | {2 * len(gains)} | {verdict}"


def _is_sure(gains: list[float]) -> bool:
    mean, error = mean_and_error(gains)
    return abs(mean) > SURE * error


def advantage(game: Game, kinds: tuple[AnyBot, AnyBot], seed: int, *, deals: int = DEALS) -> float:
    """One match played twice, with every seat in the hands of each kind once."""
    rules, seats = game.rulesets[game.default].rules, min(4, game.seats[-1])
    bad = any(isinstance(kind, Search) and kind.points == "bad" for kind in BOTS[game.name].bots.values())
    gained = 0.0
    for turned in (0, 1):
        kind = [(seat + turned) % 2 for seat in range(seats)]
        ends = play(rules, [kinds[one] for one in kind], seed, most=deals)
        gained += sum(value if one == 0 else -value for one, value in zip(kind, ends, strict=True))
    return (-gained if bad else gained) / seats


def play(rules: AnyRules, bots: list[AnyBot], seed: int, *, most: int = DEALS) -> list[float]:
    """A match, or the first deals of it: how each seat stands beside the others."""
    rng, state, deals = Random(seed), rules.start(len(bots), seed % len(bots)), 0
    deck = shuffled(rules, seed, deals)
    for _ in range(MOVES):
        if rules.returns(state) is not None or deals == most:
            break
        seat: Seat = min(rules.awaited(state), default=CHANCE)
        if seat == CHANCE:
            action = drawn(deck, rules.chance_outcomes(state))
        else:
            action = bots[seat](rules, view(rules, state, seat), rng)
        state, told = step(rules, state, Move(seat, action))
        if any(isinstance(event, DealEnded) for event in told):
            deals += 1
            deck = shuffled(rules, seed, deals)
    return [worth(rules, state, seat) for seat in range(len(bots))]


def shuffled(rules: AnyRules, seed: int, deal: int) -> list[Any]:
    """The pack of a deal: the same whoever plays, so that both kinds get the same cards."""
    deck = [card for card, copies in rules.pack().items() for _ in range(copies)]
    Random(f"{seed} {deal}").shuffle(deck)
    return deck


def drawn(deck: list[Any], outcomes: Mapping[Any, int]) -> Any:
    """The first card of the deck that can come up now; one drawn from a hand lies in the deck no more."""
    by_card = {outcome.card: outcome for outcome in outcomes}
    card = next((card for card in deck if card in by_card), None)
    if card is None:
        return next(iter(outcomes))
    deck.remove(card)
    return by_card[card]


if __name__ == "__main__":
    main()
