"""The simulator plays every deck as the rules do, card by card."""

from collections import Counter
from collections.abc import Callable
from random import Random
from typing import Any, get_args

import numpy as np
from msgspec.structs import replace

from kille.core.chance import Stacked
from kille.core.deals import DealEnded
from kille.core.game import told
from kille.core.seats import CHANCE, Seat
from kille.games.exchange import RULESETS, Rules, State
from kille.games.exchange.actions import Stand, Swap
from kille.games.exchange.events import Struck
from kille.games.exchange.options import HarlequinRank, Pig, Powers, Showdown, Stock
from kille.packs.kille import Card
from kille.sim.codes import FACE, HARLEQUIN, options
from kille.sim.loops import ALWAYS, stacked_deal
from kille.sim.policies import empty

DECKS = 6_000
ANSWERS = [Card.INN, Card.CAVALIER, Card.PIG, Card.HUSSAR, Card.CUCKOO, Card.HARLEQUIN] * 2


def any_rules(rng: Random) -> Rules:
    """One deal by any options of powers, stock and showdown."""
    powers = Powers(
        pig=rng.choice(get_args(Pig.__value__)),
        pig_harlequin_low=rng.random() < 0.5,
        cuckoo=rng.choice(["showdown", "reset"]),
        harlequin=rng.choice(get_args(HarlequinRank.__value__)),
        harlequin_ties_cuckoo=rng.random() < 0.5,
    )
    stock = Stock(pass_=rng.choice(["draw_next", "no_exchange"]), power=rng.choice(["plain", "bite"]))
    classic: Any = RULESETS["classic"].rules
    return replace(
        classic,
        powers=powers,
        stock=stock,
        showdown=rng.choice(get_args(Showdown.__value__)),
        endgame=replace(classic.endgame, two_left=False),
    )


def any_deck(rng: Random, seats: int) -> list[Card]:
    """A shuffled pack; in half of them the cards that answer lie where they matter."""
    deck = [card for card in Card for _ in range(2)]
    rng.shuffle(deck)
    if rng.random() < 0.5:
        top = seats + 3
        first = sorted(deck, key=lambda card: (card in ANSWERS) * rng.random(), reverse=True)[:top]
        rest = list((Counter(deck) - Counter(first)).elements())
        rng.shuffle(first)
        rng.shuffle(rest)
        deck = first + rest
    return deck


def by_rules(
    rules: Rules, deck: list[Card], seats: int, swaps: Callable[[State, Seat], bool]
) -> tuple[int, int, list[int]]:
    """The same deal by the rules: who is out and who was struck as bits, and the ranks of the cards."""
    state, stacked, struck = rules.start(seats, seats - 1), Stacked(deck), 0
    while True:
        seat = min(rules.awaited(state), default=CHANCE)
        if seat == CHANCE:
            action: Any = stacked.decide(rules, state)
        else:
            action = Swap() if swaps(state, seat) else Stand()
        state, events = told(rules.apply(state, seat, action))
        struck |= sum(1 << event.seat for event in events if isinstance(event, Struck))
        for event in events:
            if isinstance(event, DealEnded):
                out = sum(1 << seat for seat in event.out)
                return out, struck, [card.look().rank for (card,) in event.held]


def test_every_deck_ends_alike() -> None:
    rng, drawn = Random(5), Counter[tuple[str, Any]]()
    for _ in range(DECKS):
        rules, seats = any_rules(rng), rng.randint(2, 20)
        deck, swaps = any_deck(rng, seats), [rng.random() < 0.7 for _ in range(seats)]
        policy = empty(seats)
        policy[swaps] = ALWAYS
        out, struck, held = stacked_deal(
            np.array([card.rank for card in deck]), seats, policy.ravel(), options(rules)
        )
        faces = [min(int(code) & FACE, HARLEQUIN) for code in held]
        assert (out, struck, faces) == by_rules(
            rules, deck, seats, lambda _, seat, swaps=swaps: swaps[seat]
        ), (rules, deck[: seats + 6], swaps)
        for group in (rules.powers, rules.stock):
            drawn.update((name, getattr(group, name)) for name in group.__struct_fields__)
        drawn["showdown", rules.showdown] += 1
    assert min(drawn.values()) > DECKS // 20
    assert len(drawn) == len(get_args(Pig.__value__)) + 5 * 2 + 2 + len(get_args(Showdown.__value__))
