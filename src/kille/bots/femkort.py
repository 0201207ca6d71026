"""A sensible player of Femkortskille."""

from random import Random

from kille.bots.last_trick import chance, lowest
from kille.core.game import View
from kille.core.seats import Seat
from kille.games.tricks.femkort import Action, Fold, Knock, Rules, State, Wait
from kille.games.tricks.trick import Play

STRONG = 1.3
"""Against how many players with any cards one who has knocked counts."""

MAYBE = 0.3
"""How likely somebody who may still knock will."""


def femkort_sensible(rules: Rules, view: View[State, Action], rng: Random) -> Action:  # noqa: ARG001
    """Knock where that should win chips; wait, which is free, while one may; save high cards for the end."""
    state, legal = view.state, view.legal_actions
    if not state.asked:
        return lowest(tuple([action for action in legal if isinstance(action, Play)]))
    if gain(rules, state, view.seat) > 0:
        return Knock()
    return Wait() if Wait() in legal else Fold()


def gain(rules: Rules, state: State, seat: Seat) -> float:
    """What a knock should win: the pot and the payments of the others, or nothing but one's own payment."""
    yet_to_speak = len(state.asked) - 1 + len(state.waiting)
    others = len(state.knocked) + MAYBE * yet_to_speak
    good = chance(state.cards.hands[seat], STRONG * others)
    pot = state.pot + rules.knock_pays * (1 + MAYBE * yet_to_speak)
    payment = min(pot, rules.cap) if rules.cap else pot
    return good * (pot + others * payment) - (1 - good) * payment - rules.knock_pays
