"""What a policy in a table looks at: the place, how the card was got, what lies ahead, and the card.

The simulator reckons the same of its numbers, so that a policy that was found there can be played by a bot.
"""

from kille.bots.exchange.cautious import REFUSING, first_ahead
from kille.core.seats import Seat
from kille.games.exchange.state import Hand, TableCard, held
from kille.packs.kille import Card

AS_DEALT, BETTER, WORSE = range(3)
"""Whether the card is the one that was dealt, or a better or no better one got in a swap."""

HIDDEN, FROM_STOCK, REFUSES, OPEN_HARLEQUIN = range(4)
"""What a seat can see of what it would get or be answered by, past open Inns and Cavaliers."""

MEETINGS, PUBLICS = 4, 12

STANDINGS = ("dealt", "drawn", "traded", "met")
CODES = len(Card) + len(STANDINGS) - 1
"""A card is its rank; a Harlequin that was drawn, swapped, or met the other one counts on from there."""


def public_state(hand: Hand, seat: Seat) -> int:
    """How a seat got its card, and what lies ahead: below PUBLICS."""
    return MEETINGS * _got(hand, seat) + _ahead(hand, seat)


def code(card: TableCard) -> int:
    """A card that shows as a number below CODES."""
    face = card.face.look()
    return face.rank + (STANDINGS.index(card.standing) if face is Card.HARLEQUIN else 0)


def _got(hand: Hand, seat: Seat) -> int:
    mine, dealt = held(hand, seat), hand.cards[hand.order.index(seat)]
    if mine is dealt:
        return AS_DEALT
    return BETTER if code(mine) > code(dealt) else WORSE


def _ahead(hand: Hand, seat: Seat) -> int:
    ahead = first_ahead(hand, seat)
    if ahead is None:
        return FROM_STOCK
    if not ahead.face.is_open():
        return HIDDEN
    return REFUSES if ahead.face.look() in REFUSING else OPEN_HARLEQUIN
