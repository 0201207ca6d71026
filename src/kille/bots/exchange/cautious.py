"""The bot that plays by rule of thumb: away with low cards, and the fewer are yet to act the sooner."""

from random import Random

from kille.bots.exchange.prices import buy, come_back, sell
from kille.core.game import View
from kille.core.seats import Seat
from kille.games.exchange import Action, Rules, State
from kille.games.exchange.actions import Agree, AskRedeal, Offer, Refer, Refuse, Skip, Stand, Swap
from kille.games.exchange.showdown import strength
from kille.games.exchange.state import Hand, RedealTalk, RejoinTalk, SaleTalk, TableCard, held, struck
from kille.packs.kille import Card

SWAP_UP_TO = (Card.SIX, Card.SIX, Card.FIVE, Card.FIVE, Card.FOUR, Card.FOUR, Card.THREE, Card.TWO)
"""The best card that is still swapped, by how many seats are to act after one's own."""

LAST_TWO = Card.SEVEN
WEAK, STRONG = Card.FIVE.rank, Card.TEN.rank
PASSING = (Card.INN, Card.CAVALIER)
REFUSING = (Card.PIG, Card.HUSSAR, Card.CUCKOO)


def cautious(rules: Rules, view: View[State, Action], rng: Random) -> Action:  # noqa: ARG001
    """What a careful player does who counts seats, but does not remember whose card went where."""
    offer = view.legal_actions[0]
    if isinstance(offer, Offer):  # it is not one's turn, nor is one asked anything
        return sell(rules, view.state, view.seat, offer)
    return choice(rules, view.state, view.seat)


def choice(rules: Rules, state: State, seat: Seat) -> Action:
    """What an awaited seat does, from a state of which this looks only at what the seat has seen."""
    match state.talk:
        case RejoinTalk() as asked:
            return come_back(state, asked)
        case SaleTalk() as offered:
            return buy(rules, state, offered)
        case RedealTalk() as asked:
            return new_cards(rules, state, seat, asked)
        case None:
            return Swap() if swaps(rules, state.hand, seat) else Stand()


def new_cards(rules: Rules, state: State, seat: Seat, talk: RedealTalk) -> Action:
    """New cards are welcome with a low card; who is neither low nor high lets another answer."""
    mine = strength(held(state.hand, seat), rules.powers)
    if talk.asker is None:
        return AskRedeal() if mine <= WEAK else Skip()
    if mine <= WEAK:
        return Agree()
    return Refer() if talk.referable is not None and mine < STRONG else Refuse()


def swaps(rules: Rules, hand: Hand, seat: Seat) -> bool:
    """Whether the card goes: it is low, and whoever is asked shows nothing that speaks against it."""
    mine = strength(held(hand, seat), rules.powers)
    if mine > limit(hand, seat):
        return False
    ahead = first_ahead(hand, seat)
    if ahead is None or not ahead.face.is_open():
        return True
    face = ahead.face.look()
    return face not in REFUSING and face is not Card.HARLEQUIN and face.rank > mine


def limit(hand: Hand, seat: Seat) -> int:
    """The rank of the best card that a seat still swaps in its place."""
    if len(hand.order) == 2:
        return LAST_TWO.rank
    left = len(hand.order) - 1 - hand.order.index(seat)
    return SWAP_UP_TO[min(left, len(SWAP_UP_TO) - 1)].rank


def first_ahead(hand: Hand, seat: Seat) -> TableCard | None:
    """The card one would get or be answered by, past open Inns and Cavaliers; None: it is the stock's."""
    out = struck(hand)
    for other in hand.order[hand.order.index(seat) + 1 :]:
        card = held(hand, other)
        if other not in out and not (card.face.is_open() and card.face.look() in PASSING):
            return card
    return None
