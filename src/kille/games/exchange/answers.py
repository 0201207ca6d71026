"""A swap and how it is answered: the course of one turn [RULES 1.2–1.4]."""

from typing import Literal

from msgspec.structs import replace

from kille.core.game import Story
from kille.core.hidden import Hidden
from kille.core.seats import ALONE, Seat, put
from kille.games.exchange.events import (
    Answered,
    Asked,
    Drew,
    Event,
    Exchanged,
    HarlequinLowered,
    HarlequinShown,
    Kept,
    StockAsked,
    Struck,
    TurnedUp,
)
from kille.games.exchange.options import HarlequinRank, Powers, Stock
from kille.games.exchange.state import Hand, Standing, TableCard, held, shown, struck, with_card
from kille.games.exchange.undo import all_go_home, card_goes_home, never_traded, unwind_to_origin
from kille.packs.kille import Card

type Turn = Literal["spent", "drawing", "showdown", "lost"]
"""What a turn came to: it is over, a card is awaited from the stock, all show, or of two left one lost."""

ANSWERING = frozenset({Card.INN, Card.CAVALIER, Card.PIG, Card.HUSSAR, Card.CUCKOO})


def swap(hand: Hand, seat: Seat, *, powers: Powers, last_two: bool) -> Story[tuple[Hand, Turn], Event]:
    """Offer the card to the seats on the left, one after the other, and past the last to the stock."""
    if held(hand, seat).face.look() is Card.HARLEQUIN:
        yield HarlequinShown(seat)
        hand = shown(hand, seat)
    out = struck(hand)
    for other in hand.order[hand.turn + 1 :]:
        if other in out:
            continue
        yield Asked(seat, other)
        card = held(hand, other).face.look()
        if card not in ANSWERING:
            return (yield from _exchange(hand, seat, other, rank=powers.harlequin)), "spent"
        yield Answered(other, seat, card)
        hand = shown(hand, other)
        if card not in (Card.INN, Card.CAVALIER):
            return (yield from _refused(hand, seat, card, other=other, powers=powers, last_two=last_two))
    yield StockAsked(seat)
    return replace(hand, drawing=True), "drawing"


def draw(
    hand: Hand, seat: Seat, card: Card, *, powers: Powers, stock: Stock, last_two: bool
) -> Story[tuple[Hand, Turn], Event]:
    """The top card of the stock comes up for a seat that goes to the stock."""
    bites = stock.power == "bite" and card in (Card.PIG, Card.HUSSAR, Card.CUCKOO)
    if card in (Card.INN, Card.CAVALIER) or bites:
        yield TurnedUp(seat, card)
        hand = _add(hand, TableCard(Hidden(card, frozenset()).shown(), seat, "drawn"))
        if not bites and stock.pass_ == "draw_next":
            return hand, "drawing"
        hand = replace(hand, drawing=False)
        if not bites:
            yield Kept(seat)
            return hand, "spent"
        return (yield from _refused(hand, seat, card, other=None, powers=powers, last_two=last_two))
    face = Hidden(card, ALONE[seat])
    drawn = TableCard(face.shown() if card is Card.HARLEQUIN else face, seat, "drawn")
    yield Drew(seat, held(hand, seat).face, drawn.face)
    hand = _add(hand, drawn)
    return replace(hand, holds=put(hand.holds, seat, len(hand.cards) - 1), drawing=False), "spent"


def _add(hand: Hand, card: TableCard) -> Hand:
    return replace(hand, cards=(*hand.cards, card))


def _exchange(hand: Hand, seat: Seat, other: Seat, *, rank: HarlequinRank) -> Story[Hand, Event]:
    """Both cards change places: face down, but a Harlequin goes face up."""
    gives, gets = hand.holds[seat], hand.holds[other]
    assert gives is not None and gets is not None
    given, received = hand.cards[gives], hand.cards[gets]
    both = given.face.value is received.face.value is Card.HARLEQUIN
    given = replace(given, face=_handed(given, other), standing=_standing(given, rank, met=both))
    received = replace(
        received, face=_handed(received, seat), standing=_standing(received, rank, met=both), gave_way=True
    )
    yield Exchanged(seat, other, given.face, received.face)
    holds, cards = list(hand.holds), list(hand.cards)
    holds[seat], holds[other] = gets, gives
    cards[gives], cards[gets] = given, received
    return replace(hand, holds=tuple(holds), cards=tuple(cards), swaps=(*hand.swaps, (seat, other)))


def _handed(card: TableCard, to: Seat) -> Hidden[Card]:
    face = card.face
    return face.shown() if face.value is Card.HARLEQUIN else face.shown_to(to)


def _standing(card: TableCard, rank: HarlequinRank, *, met: bool) -> Standing:
    """How a card stands after a swap. Met or drawn, a Harlequin stays high in the variant of [S1]."""
    if rank == "low_unless_drawn_or_met" and card.standing in ("drawn", "met"):
        return card.standing
    return "met" if met else "traded"


def _refused(
    hand: Hand, seat: Seat, card: Card, *, other: Seat | None, powers: Powers, last_two: bool
) -> Story[tuple[Hand, Turn], Event]:
    """A Hussar, Pig or Cuckoo answers: one that `other` holds, or that came up from the stock."""
    if card is Card.CUCKOO:
        if powers.cuckoo == "showdown":
            return hand, "showdown"
        return never_traded((yield from all_go_home(hand, card))), "spent"
    if last_two:
        return (yield from _strike(hand, seat, card)), "lost"
    if card is Card.HUSSAR:
        return (yield from _strike(hand, seat, card)), "spent"
    return (yield from _pig(hand, seat, other=other, powers=powers)), "spent"


def _pig(hand: Hand, seat: Seat, *, other: Seat | None, powers: Powers) -> Story[Hand, Event]:
    """Svinhugg går igen: `seat` offered its card to a Pig."""
    offered = hand.holds[seat]
    pig = len(hand.cards) - 1 if other is None else hand.holds[other]
    assert offered is not None and pig is not None
    origin = hand.cards[offered].origin
    if powers.pig_harlequin_low and held(hand, seat).face.look() is Card.HARLEQUIN:
        hand = yield from card_goes_home(hand, offered)
        yield HarlequinLowered(origin)
        return with_card(hand, offered, replace(hand.cards[offered], standing="traded"))
    match powers.pig:
        case "asker":
            struck_one = seat
        case "asker_reset":
            hand = yield from all_go_home(hand, Card.PIG)
            struck_one = seat
        case "card_origin":
            hand = yield from card_goes_home(hand, offered)
            struck_one = origin
        case "card_origin_reset":
            hand = yield from all_go_home(hand, Card.PIG)
            struck_one = origin
        case "pig_origin_reset":
            hand = yield from all_go_home(hand, Card.PIG)
            struck_one = hand.cards[pig].origin
        case "pig_origin_unwind":
            if other is not None:
                hand = yield from unwind_to_origin(hand, pig)
            struck_one = hand.cards[pig].origin
    return (yield from _strike(hand, struck_one, Card.PIG))


def _strike(hand: Hand, seat: Seat, card: Card) -> Story[Hand, Event]:
    """Strike a seat out of the deal, unless it has been already."""
    if seat in struck(hand):
        return hand
    yield Struck(seat, card)
    return replace(hand, struck=(*hand.struck, (seat, card)))
