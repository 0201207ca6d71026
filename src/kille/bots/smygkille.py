"""A sensible player of Smygkille."""

from random import Random

from kille.bots.crawling import crawl
from kille.core.game import View
from kille.games.tricks.smygkille import Action, Exchange, Keep, Rules, State
from kille.games.tricks.trick import Play
from kille.packs.kille import Card

MIDDLING, SPAN = Card.NINE.rank, 6
"""A card so near to the 9 is too high for the last trick and too low to win the lead before it."""


def smygkille_sensible(rules: Rules, view: View[State, Action], rng: Random) -> Action:  # noqa: ARG001
    """Exchange what is middling; then away with the high cards while one can."""
    if view.state.asked:
        offers = [action for action in view.legal_actions if isinstance(action, Exchange)]
        best = max(offers, key=gain, default=None)
        return best if best is not None and gain(best) > 0 else Keep()
    legal = tuple([action for action in view.legal_actions if isinstance(action, Play)])
    return crawl(view.state.cards, view.seat, legal)


def gain(offer: Exchange) -> int:
    """How gladly some cards are given up."""
    return sum(SPAN - abs(card.rank - MIDDLING) for card in offer.cards)
