"""The games that are raced: each plays one whole game at random and says how many decisions and how much
chance it took.

An action is a player's decision or one card (or roll, or word) that chance brings, on every side: where a
library deals inside its own calls, the cards that left its deck are counted for it.
"""

from collections.abc import Callable, Iterator, Sequence
from functools import partial
from importlib import import_module
from importlib.metadata import version
from random import Random
from typing import Any

from msgspec import Struct

type PlayOne = Callable[[Random], tuple[int, int]]
"""Plays one game: how many decisions it took, and how many cards or throws of chance."""

SEATS = 6


class Contender(Struct, frozen=True):
    """One row of the table."""

    library: str
    game: str
    play: PlayOne


def contenders() -> Iterator[Contender]:
    """Everybody who takes part, ourselves first."""
    yield from kille()
    yield from open_spiel()
    yield from rlcard()
    yield from pokerkit()


def pick(rng: Random, things: Sequence[Any]) -> Any:
    """One of them, each as likely; the same for everybody, and quicker than `rng.choice`."""
    return things[int(rng.random() * len(things))]


def kille() -> Iterator[Contender]:
    """Byteskille by the plain rules, whole matches of six; without and with a view before each decision."""
    from kille.core.game import Move, step, view
    from kille.core.seats import CHANCE
    from kille.games.exchange import RULESETS
    from kille.games.exchange.actions import Deal

    rules = RULESETS["classic"].rules
    pack = [Deal(card) for card, copies in rules.pack().items() for _ in range(copies)]

    def play(rng: Random, *, views: bool) -> tuple[int, int]:
        state, decisions, dealt = rules.start(SEATS, 0), 0, 0
        deck = shuffled(pack, rng)
        while rules.returns(state) is None:
            awaited = rules.awaited(state)
            if awaited:
                (seat,) = awaited
                legal = view(rules, state, seat).legal_actions if views else rules.legal_actions(state, seat)
                move = Move(seat, pick(rng, legal))
                decisions += 1
            else:
                if not state.hand.cards:
                    deck = shuffled(pack, rng)
                move = Move(CHANCE, next(deck))
                dealt += 1
            state, _ = step(rules, state, move)
        return decisions, dealt

    yield Contender(library("kille"), "byteskille", partial(play, views=False))
    yield Contender(library("kille"), "byteskille with views", partial(play, views=True))


def shuffled[T](pack: list[T], rng: Random) -> Iterator[T]:
    """The pack in random order, shuffled only as far as cards are taken."""
    for place in range(len(pack)):
        other = place + int(rng.random() * (len(pack) - place))
        pack[place], pack[other] = pack[other], pack[place]
        yield pack[place]


def open_spiel() -> Iterator[Contender]:
    """OpenSpiel's games written in Python, and one in C++ for the distance. Their chance is uniform here."""
    import pyspiel

    import_module("open_spiel.python.games")  # registers them

    def play(game: Any, rng: Random) -> tuple[int, int]:
        state, decisions, chance = game.new_initial_state(), 0, 0
        while not state.is_terminal():
            if state.is_chance_node():
                chance += 1
            else:
                decisions += 1
            state.apply_action(pick(rng, state.legal_actions()))
        return decisions, chance

    for name in ("python_kuhn_poker", "python_liars_poker", "python_tic_tac_toe", "python_block_dominoes"):
        yield Contender(library("open-spiel"), name, partial(play, pyspiel.load_game(name)))
    yield Contender(
        library("open-spiel"), "leduc_poker in C++", partial(play, pyspiel.load_game("leduc_poker"))
    )


def rlcard() -> Iterator[Contender]:
    """RLCard's environments, stepped as its own agents step them."""
    import rlcard as rl

    def play(env: Any, cards: int, rng: Random) -> tuple[int, int]:
        state, _ = env.reset()
        decisions = 0
        while not env.is_over():
            state, _ = env.step(pick(rng, list(state["legal_actions"])))
            decisions += 1
        return decisions, cards - len(env.game.dealer.deck)

    for name, cards in (("leduc-holdem", 6), ("limit-holdem", 52), ("uno", 108)):
        yield Contender(library("rlcard"), name, partial(play, rl.make(name, config={"seed": 1}), cards))


def pokerkit() -> Iterator[Contender]:
    """A hand of no-limit hold'em, all but the betting automatic."""
    from pokerkit import Automation, NoLimitTexasHoldem

    def play(rng: Random) -> tuple[int, int]:
        state = NoLimitTexasHoldem.create_state(tuple(Automation), True, 0, (1, 2), 2, 200, SEATS)  # noqa: FBT003
        decisions = 0
        while state.status:
            _bet(state, rng)
            decisions += 1
        return decisions, 2 * SEATS + len(tuple(state.get_board_cards(0)))

    yield Contender(library("pokerkit"), "no-limit hold'em", play)


def _bet(state: Any, rng: Random) -> None:
    """Any of the things that may be done now: fold, check or call, raise by the least."""
    may = [state.check_or_call]
    if state.can_fold():
        may.append(state.fold)
    if state.can_complete_bet_or_raise_to():
        may.append(state.complete_bet_or_raise_to)
    pick(rng, may)()


def library(name: str) -> str:
    """A library with its version."""
    return f"{name} {version(name)}"
