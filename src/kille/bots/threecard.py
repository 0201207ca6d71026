"""A sensible player of Kille with three cards."""

from random import Random

from kille.core.game import View
from kille.games.tricks.cardplay import CardPlay
from kille.games.tricks.threecard import ANTE, HAND, Action, Fold, Join, Rules, State, TakeTalon
from kille.games.tricks.trick import Play, best
from kille.packs.kille import Card

RANKS = len(Card)
MAYBE = 0.6
"""How likely somebody who has not spoken yet will join."""


def threecard_sensible(rules: Rules, view: View[State, Action], rng: Random) -> Action:  # noqa: ARG001
    """Join with cards that should take a trick, try the talon with others, and win cheaply or not at all."""
    if view.state.asked:
        return speak(view)
    legal = tuple([action for action in view.legal_actions if isinstance(action, Play)])
    return play(view.state.cards, legal)


def speak(view: View[State, Action]) -> Action:
    """Join, fold or take the talon: it costs nothing where one may fold all the same."""
    state, legal = view.state, view.legal_actions
    others = against(state)
    tricks = worth(tuple([card.look() for card in state.cards.hands[view.seat]]), others)
    pays = tricks * state.pot / HAND > ANTE * max(0.0, 1 - tricks)
    if TakeTalon() in legal and (tricks < usual(others) if Fold() not in legal else not pays):
        return TakeTalon()
    return Join() if pays or Fold() not in legal else Fold()


def against(state: State) -> float:
    """Against how many others one will have to play."""
    joined = len(state.cards.order) - len(state.asked)
    return max(1.0, joined + MAYBE * (len(state.asked) - 1))


def worth(hand: tuple[Card, ...], others: float) -> float:
    """How many tricks a hand should take: a card wins when nobody else has a higher one to play to it."""
    return sum(((card.rank + 1) / RANKS) ** (2 * others) for card in hand)


def usual(others: float) -> float:
    """How many tricks three unknown cards should take."""
    return HAND / (2 * others + 1)


def play(cards: CardPlay, legal: tuple[Play, ...]) -> Play:
    """Lead the highest; win with the lowest that is sure to, else with the highest."""
    if len(cards.trick) == len(cards.order) - 1 and legal[0].card.rank >= best(cards.trick).card.look().rank:
        return legal[0]
    return legal[-1]
