"""A sensible player of Dubbel fanfar."""

from collections import Counter
from random import Random

from kille.core.game import View
from kille.games.fanfar import Action, Play, Rules, State
from kille.packs.kille import COPIES, Card


def fanfar_sensible(rules: Rules, view: View[State, Action], rng: Random) -> Action:  # noqa: ARG001
    """Where there is a choice, play the card that the other could play as well, and open the way to none."""
    plays = [action for action in view.legal_actions if isinstance(action, Play)]
    if len(plays) < 2:
        return view.legal_actions[0]
    return max(plays, key=lambda play: worth(view.state, view.seat, play.card))


def worth(state: State, seat: int, card: Card) -> float:
    """How likely the other holds this card, less how likely the other holds the one it makes way for."""
    lacking = {lack.card for lack in state.lacks if lack.seat != seat}
    cards, step = list(Card), -1 if card.rank < Card.INN.rank else 1
    rank = card.rank + step
    opened = cards[rank] if 0 <= rank < len(cards) else None
    contested = 0.0 if card in lacking else unseen(state, seat, card)
    if opened is None:
        return contested
    given = 0.3 if opened in lacking else unseen(state, seat, opened)
    own = any(held.look() is opened for held in state.hands[seat])
    return contested - given + 0.5 * own


def unseen(state: State, seat: int, card: Card) -> float:
    """How many copies of a card neither lie in the runs nor are in the own hand."""
    seen = Counter(lying.look() for cards in (*state.runs, state.hands[seat]) for lying in cards)
    return COPIES - seen[card]
