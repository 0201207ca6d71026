"""What a place in the match is worth: coming back, and buying or selling a card."""

from kille.core.actions import MOST
from kille.core.seats import Seat
from kille.games.exchange import Rules
from kille.games.exchange.actions import Accept, Decline, Offer, Rejoin, StayOut
from kille.games.exchange.showdown import strength
from kille.games.exchange.state import RejoinTalk, SaleTalk, State, held, live
from kille.packs.kille import Card

STRENGTHS = len(Card)


def come_back(state: State, talk: RejoinTalk) -> Rejoin | StayOut:
    """Come back if an equal share of the pot that is then played for is more than the price."""
    players = len(live(state)) + 1
    return Rejoin() if state.pot + talk.cost > talk.cost * players else StayOut()


def buy(rules: Rules, state: State, talk: SaleTalk) -> Accept | Decline:
    """Buy what is worth more than its price: a share of the pot, or the rest of it when two are left."""
    if state.players[talk.other].live:  # the last two: buying ends the match
        return Accept() if talk.price < state.pot * (1 - winning(rules, state, talk.other)) else Decline()
    return Accept() if talk.price < state.pot / len(live(state)) else Decline()


def sell(rules: Rules, state: State, seat: Seat, offer: Offer) -> Offer:
    """An offer at the price for which the seat would as soon play on."""
    chance = winning(rules, state, seat)
    if len(live(state)) > 2:
        chance = 2 * chance / len(live(state))
    return Offer(offer.other, min(max(offer.price, 1 + int(state.pot * chance)), MOST))


def winning(rules: Rules, state: State, seat: Seat) -> float:
    """Roughly how likely one's card is the better of two; an even chance before one has a card."""
    if state.hand.holds[seat] is None:
        return 0.5
    return (strength(held(state.hand, seat), rules.powers) + 1) / STRENGTHS
