"""A sensible player of Kille with five cards."""

from random import Random

from kille.core.game import View
from kille.games.tricks.fivecard import Action, Declare, Discard, Pass, Play, Rules, State
from kille.games.tricks.refill import Keep
from kille.packs.kille import Card

MIDDLE = range(Card.TWO.rank, Card.INN.rank)
"""Cards that neither take a trick for certain nor are low at the end."""

SURE = 0.5


def fivecard_sensible(rules: Rules, view: View[State, Action], rng: Random) -> Action:  # noqa: ARG001
    """Keep the lowest card and the high ones, lead from the top, and declare what is likely to be lowest."""
    state, legal = view.state, view.legal_actions
    hand = [card.look() for card in state.cards.hands[view.seat]]
    if isinstance(legal[0], Play):
        return legal[-1] if not state.cards.trick else legal[0]
    if state.cards.tricks:
        others = len(state.live) - 1
        return Declare() if (1 - hand[0].rank / len(Card)) ** (2 * others) > SURE else Pass()
    lowest = min(hand, key=lambda card: card.rank)
    useless = [card for card in hand if card.rank in MIDDLE and card is not lowest]
    some = tuple(sorted(useless, key=lambda card: card.rank)[: rules.discards])
    return next((action for action in legal if action == Discard(some)), Keep())
