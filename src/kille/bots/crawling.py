"""How a sensible player crawls: rid of the high cards in time, so as to have a low one for the last trick."""

from kille.core.seats import Seat
from kille.games.tricks.cardplay import CardPlay
from kille.games.tricks.trick import Play, best

ENDING = 3
"""With so few cards in the hand the high ones have to go now."""


def crawl(cards: CardPlay, seat: Seat, legal: tuple[Play, ...]) -> Play:
    """Lead the highest card, so that the others crawl their low ones away; head rather than crawl.

    To head, the lowest card that does it is enough: the higher ones may yet win the lead. But with few
    cards left the highest goes first.
    """
    if cards.trick and len(cards.hands[seat]) > ENDING:
        least = best(cards.trick).card.look().rank
        return next((play for play in legal if play.card.rank >= least), legal[0])
    return legal[-1]
