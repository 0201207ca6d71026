"""Giving up some cards for new ones from the stock, before the first lead [S2, W1, W2]."""

from itertools import combinations

from msgspec import Struct

from kille.core.actions import snake
from kille.core.hidden import Hidden
from kille.core.seats import Seat
from kille.games.tricks.cardplay import CardPlay
from kille.packs.kille import PACK, Card


class Keep(Struct, frozen=True, tag=snake):
    """Keep your cards as they are."""


class CardsExchanged(Struct, frozen=True, tag=snake):
    """A seat laid these cards aside and gets as many from the stock."""

    seat: Seat
    cards: tuple[Hidden[Card], ...]


class CardsKept(Struct, frozen=True, tag=snake):
    """A seat keeps its cards as they are."""

    seat: Seat


def in_stock(cards: CardPlay) -> int:
    """How many cards have not come up, before the first card is played."""
    return sum(PACK.values()) - sum(map(len, cards.hands)) - len(cards.laid_aside)


def choices(cards: CardPlay, seat: Seat, *, most: int) -> tuple[tuple[Card, ...], ...]:
    """Every choice of cards that may be given up, each once; the stock must have as many."""
    hand = sorted((held.look() for held in cards.hands[seat]), key=lambda card: card.rank)
    several = range(1, min(most, in_stock(cards)) + 1)
    return tuple(some for n in several for some in dict.fromkeys(combinations(hand, n)))
