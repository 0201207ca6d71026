"""Talk before the first turn: asking for new cards, and selling one's own [RULES 1.7]."""

from msgspec.structs import replace

from kille.core.game import Story
from kille.core.seats import Seat, clockwise, put
from kille.games.exchange.actions import (
    Accept,
    Action,
    Agree,
    AskRedeal,
    Decline,
    Offer,
    Refer,
    Refuse,
    Rejoin,
    Skip,
    StayOut,
)
from kille.games.exchange.events import (
    CardOffered,
    CardSold,
    Event,
    OfferDeclined,
    RedealAgreed,
    RedealAsked,
    RedealNotAsked,
    RedealReferred,
    RedealRefused,
)
from kille.games.exchange.options import Endgame
from kille.games.exchange.state import (
    Player,
    RedealTalk,
    RejoinTalk,
    SaleTalk,
    State,
    Talk,
    held,
    live,
    with_card,
)

REJOIN = (Rejoin(), StayOut())
BUY = (Accept(), Decline())
ASK = (AskRedeal(), Skip())
AGREE = (Agree(), Refuse())
AGREE_OR_REFER = (Agree(), Refer(), Refuse())


def speaker(talk: Talk) -> Seat:
    """Whose answer the table waits for."""
    match talk:
        case RejoinTalk() | RedealTalk():
            return talk.left[0]
        case SaleTalk():
            return talk.other


def answers(talk: Talk) -> tuple[Action, ...]:
    """What the speaker may say; the last one is what silence means."""
    match talk:
        case RejoinTalk():
            return REJOIN
        case SaleTalk():
            return BUY
        case RedealTalk(asker=None):
            return ASK
        case RedealTalk(referable=None):
            return AGREE
        case RedealTalk():
            return AGREE_OR_REFER


def redeal_question(state: State, redeal: str) -> RedealTalk | None:
    """The question of new cards that has to be put before this deal is played, if any."""
    order = state.hand.order
    if state.redealt or state.hand.settled:
        return None
    if redeal == "any_asks" and len(order) == 3:
        return RedealTalk(order)
    if redeal == "left_of_dealer" and len(order) in (2, 3):
        return RedealTalk(order[:1])
    return None


def answer_redeal(
    state: State, seat: Seat, action: Action, talk: RedealTalk, *, redeal: str
) -> Story[State, Event]:
    """One answer in the question of new cards. With `talk` gone, `settled` tells that the deal is played."""
    order = state.hand.order
    others = talk.left[1:]
    match action:
        case AskRedeal():
            yield RedealAsked(seat)
            if redeal == "any_asks":
                place = order.index(seat)
                return replace(state, talk=RedealTalk((*order[place + 1 :], *order[:place]), asker=seat))
            third = next((s for s in order[1:-1]), None)
            return replace(state, talk=RedealTalk(order[-1:], asker=seat, referable=third))
        case Skip():
            yield RedealNotAsked(seat)
            return _settled(state) if not others else replace(state, talk=RedealTalk(others))
        case Agree():
            yield RedealAgreed(seat)
            return replace(state, talk=replace(talk, left=others) if others else None)
        case Refer() if talk.referable is not None:
            yield RedealReferred(seat, talk.referable)
            return replace(state, talk=RedealTalk((talk.referable,), asker=talk.asker))
        case _:
            yield RedealRefused(seat)
            return _settled(state)


def _settled(state: State) -> State:
    return replace(state, talk=None, hand=replace(state.hand, settled=True))


def buyers(state: State, seat: Seat, endgame: Endgame) -> tuple[Seat, ...]:
    """To whom a seat may offer its card now: the eliminated, and of two left the other one."""
    hand = state.hand
    if not endgame.sell or hand.moved or seat in hand.offered or not state.players[seat].live:
        return ()
    two_left = len(hand.order) == 2
    return tuple(
        other for other, player in enumerate(state.players) if other != seat and (two_left or not player.live)
    )


def offer(state: State, seat: Seat, action: Offer) -> Story[State, Event]:
    """A seat offers its card; the addressee is to answer before anybody takes a turn."""
    yield CardOffered(seat, action.other, action.price)
    hand = replace(state.hand, offered=state.hand.offered | {seat})
    return replace(state, hand=hand, talk=SaleTalk(seat, action.other, action.price))


def decline(state: State, talk: SaleTalk) -> Story[State, Event]:
    """The addressee does not buy."""
    yield OfferDeclined(talk.other, talk.seat)
    return replace(state, talk=None)


def sell(state: State, talk: SaleTalk) -> Story[State, Event]:
    """The addressee buys: an eliminated seat takes the card and the place, the last other one the match."""
    seller, buyer, hand = talk.seat, talk.other, state.hand
    face = held(hand, seller).face.shown_to(buyer)
    yield CardSold(seller, buyer, talk.price, face)
    players = put(state.players, seller, _paid(state.players[seller], talk.price, out_in=state.deals))
    players = put(players, buyer, replace(players[buyer], live=True, stack=players[buyer].stack - talk.price))
    if state.players[buyer].live:
        return replace(state, players=players, talk=None)
    which = hand.holds[seller]
    assert which is not None
    card = replace(hand.cards[which], face=face, origin=buyer)
    hand = replace(with_card(hand, which, card), holds=put(put(hand.holds, seller, None), buyer, which))
    state = replace(state, players=players, talk=None)
    return replace(state, hand=replace(hand, order=acting_order(state)))


def _paid(player: Player, price: int, *, out_in: int) -> Player:
    return replace(player, live=False, stack=player.stack + price, out_in=out_in)


def acting_order(state: State) -> tuple[Seat, ...]:
    """The live seats from the dealer's left; the last of them has the stock, dealer or not [S0]."""
    return clockwise(live(state), state.dealer)
