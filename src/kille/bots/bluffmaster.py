"""A sensible player of Bluffmäster."""

from collections import Counter
from math import comb
from random import Random

from kille.core.fill import hidden_in
from kille.core.game import View
from kille.core.seats import Seat
from kille.games.bluffmaster.actions import Action, Believe, Check, Lay, Stop
from kille.games.bluffmaster.rules import CARDS, Rules
from kille.games.bluffmaster.state import State, live
from kille.packs.kille import PACK, Card

RANKS = len(Card)
BLUFF = 0.4
"""How often one who cannot tell the truth lies rather than says stop."""
BOLD = 0.1
"""How often one lies who need not."""
NAMES = 8
"""A lie is one of so many ranks, the next higher ones that could be true: a wide leap is not believed."""
ESCAPE = 2.0
"""What it is worth, in cards, to keep somebody from going out."""


def bluffmaster_sensible(rules: Rules, view: View[State, Action], rng: Random) -> Action:
    """Tell the truth as cheaply as possible, lie now and then, and check what is hard to believe."""
    state = view.state
    if state.asked:
        lie, needed = lie_chance(state), worth_a_check(rules, state, state.sequence[-1].seat)
        return Check() if lie > needed else Believe()
    return lay(view, rng)


# To check or to believe.


def lie_chance(state: State) -> float:
    """How likely the last card is not what it was named, by all that can be seen in this view of the table.

    Two ways lead to a name: it is the lowest true one that the hand had above the last one, or it is one of
    the names that liars take.
    """
    *before, laid = state.sequence
    seen = visible(state)
    hand, unseen = len(state.hands[laid.seat]) + 1, CARDS - seen.total()
    least = before[-1].named.rank + 1 if before else 0

    def has(card: Card) -> float:
        return 1 - _none(unseen, PACK[card] - seen[card], hand)

    higher = tuple(Card)[least:]
    true = has(laid.named)
    if not true:
        return 1.0
    for card in higher[: laid.named.rank - least]:
        true *= 1 - has(card)
    mute = _none(unseen, sum(PACK[card] - seen[card] for card in higher), hand)
    lie = mute * BLUFF + (1 - mute) * BOLD
    near = laid.named.rank - least < NAMES
    lie *= 1 / min(NAMES, len(higher)) if near else 1 / (RANKS * NAMES)
    return lie / (lie + true * (1 - BOLD))


def credible(state: State) -> float:
    """How likely the last card was laid under its name by a hand that is known; at most 1."""
    if not state.sequence:
        return 1.0
    *before, laid = state.sequence
    if laid.card.value is laid.named:
        return 1.0
    least = before[-1].named.rank + 1 if before else 0
    had = (*state.hands[laid.seat], laid.card)
    return (BOLD if any(card.look().rank >= least for card in had) else BLUFF) / NAMES


def worth_a_check(rules: Rules, state: State, player: Seat) -> float:
    """How likely a lie must be for a check to pay: a wrong one costs me cards, a right one costs another."""
    left, others = len(state.hands[player]), len(live(state)) - 1
    if not state.talon and not left:
        return 0.0  # there is nothing to draw
    cards = min(rules.penalty, state.talon)
    gain = (cards + 1) / others if cards else 1 + 2 / others
    if not left:
        gain += ESCAPE
    cost = cards or 1
    return cost / (cost + gain)


def visible(state: State) -> Counter[Card]:
    """Every card whose face shows in this view."""
    return Counter([card.value for card in hidden_in(state) if card.value is not None])


def _none(unseen: int, copies: int, hand: int) -> float:
    """How likely a hand has none of some cards, when it and they lie among so many unseen ones."""
    return comb(unseen - copies, hand) / comb(unseen, hand) if unseen >= hand else 1.0


# To lay or to stop.


def lay(view: View[State, Action], rng: Random) -> Action:
    """The lowest true card; a lie now and then; always a lie where stop would lose the game."""
    state = view.state
    lays = [action for action in view.legal_actions if isinstance(action, Lay)]
    true = next((action for action in lays if action.card is action.as_), None)
    lost = bool(state.sequence) and state.sequence[-1].last
    bold = 1.0 if lost and not true else BOLD if true else BLUFF
    lies = plausible(state, view.seat, lays) if rng.random() < bold else []
    if lies:
        return rng.choice(lies)
    return true or Stop()


def plausible(state: State, seat: Seat, lays: list[Lay]) -> list[Lay]:
    """The lowest card under one of the next higher names that nobody can know to be false."""
    if not lays:
        return []
    lowest = lays[0].card
    seen = visible(state)
    mine = Counter([card.look() for card in state.hands[seat]])
    out = seen - mine
    names = [action for action in lays if action.card is lowest and action.as_ is not lowest]
    return [action for action in names if out[action.as_] < PACK[action.as_]][:NAMES]
