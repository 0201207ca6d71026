"""A sensible player of Ålandskille."""

from random import Random

from kille.bots.crawling import crawl
from kille.core.game import View
from kille.games.tricks.alandskille import Action, Rules, State
from kille.games.tricks.trick import Play


def alandskille_sensible(rules: Rules, view: View[State, Action], rng: Random) -> Action:  # noqa: ARG001
    """Away with high cards while one can, and the low ones kept for the last trick."""
    legal = tuple([action for action in view.legal_actions if isinstance(action, Play)])
    return crawl(view.state.cards, view.seat, legal)
