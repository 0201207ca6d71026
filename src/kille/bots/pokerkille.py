"""A sensible player of Pokerkille, who bluffs as often as a bluff pays."""

from random import Random

from kille.bots.last_trick import chance, lowest
from kille.core.game import View
from kille.games.tricks.pokerkille import Action, Bet, Call, Check, Fold, Raise, Rules, State
from kille.games.tricks.trick import Play

BET, RAISE = 0.4, 0.5
"""How likely the last trick must seem for a bet, or a raise."""

HOPELESS = 0.15
"""A hand that wins no more often than this is good for a bluff: nothing is lost if it is folded later."""

FOLDS = 0.5
"""How likely each of the others lays a middling hand down before a bet."""


def pokerkille_sensible(rules: Rules, view: View[State, Action], rng: Random) -> Action:
    """Bet all that is allowed on high cards, and now and then on nothing; call for what the pot is worth."""
    state, legal = view.state, view.legal_actions
    if not state.asked:
        return lowest(tuple([action for action in legal if isinstance(action, Play)]))
    good = chance(state.cards.hands[view.seat], len(state.cards.order) - 1)
    wanting = max(state.bets) - state.bets[view.seat]
    if not max(state.bets):
        bluffs = good < HOPELESS and rng.random() < bluff(rules, state)
        return Bet(rules.bet) if good > BET or bluffs else Check()
    if good > RAISE and Raise(rules.bet) in legal:
        return Raise(rules.bet)
    return Call() if good * (state.pot + wanting) > wanting else Fold()


def bluff(rules: Rules, state: State) -> float:
    """How often nothing is bet on: as the bet is to the pot after it, and the less the more must fold."""
    others = len(state.cards.order) - 1
    return rules.bet / (state.pot + rules.bet) * FOLDS ** (others - 1)
