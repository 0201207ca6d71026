"""A sensible player of Auktionskille."""

from random import Random

from kille.bots.last_trick import chance, lowest
from kille.core.game import View
from kille.core.seats import Seat
from kille.games.tricks.auktionskille import Action, Bid, Pass, Rules, State, Stay
from kille.games.tricks.trick import Play

PROFIT = 0.8
"""What part of what being the soloist is worth is bid at most."""


def auktionskille_sensible(rules: Rules, view: View[State, Action], rng: Random) -> Action:  # noqa: ARG001
    """Bid one more while that leaves a profit; stay against the soloist, for that costs nothing."""
    state, legal = view.state, view.legal_actions
    if not state.asked:
        return lowest(tuple([action for action in legal if isinstance(action, Play)]))
    if not state.bidding:
        return Stay()
    higher = Bid(state.bid + 1)
    return higher if higher in legal and higher.amount <= PROFIT * worth(state, view.seat) else Pass()


def worth(state: State, seat: Seat) -> float:
    """The bid at which a soloist against all others comes out even: it is lost twice with the last trick."""
    good = chance(state.cards.hands[seat], len(state.chips) - 1)
    return state.pot * good / (2 * max(1 - good, 0.01))
