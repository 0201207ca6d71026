"""Five tricks of which only the last one counts: the play of Femkort and of the games made after it [W3]."""

from msgspec import Struct
from msgspec.structs import replace

from kille.core.actions import snake
from kille.core.game import Story
from kille.core.hidden import Hidden
from kille.core.seats import Seat
from kille.games.tricks import cardplay
from kille.games.tricks.cardplay import CardPlay
from kille.games.tricks.trick import Hand, Played, Trick, TrickWon, heads, ranks
from kille.packs.kille import Card

HAND = 5


class LastTrickWon(Struct, frozen=True, tag=snake):
    """A seat won the fifth trick, and with it the deal."""

    seat: Seat
    card: Hidden[Card]


def may_play(hand: Hand, trick: Trick) -> tuple[Card, ...]:
    """Whoever can beat the trick must, and an equal card beats it; else any card [W3; our reading]."""
    return (heads(hand, trick) if trick else ()) or ranks(hand)


def play(cards: CardPlay, seat: Seat, card: Card) -> Story[CardPlay, Played | TrickWon | LastTrickWon]:
    """Play a card; a full trick is taken, and the fifth one wins the deal for its leader-to-be."""
    cards = yield from cardplay.lay(cards, seat, card)
    if not cardplay.is_full(cards):
        return cards
    cards = yield from cardplay.take_trick(cards)
    if not any(cards.hands):
        last = next(laid for laid in cards.tricks[-1] if laid.seat == cards.leader)
        yield LastTrickWon(last.seat, last.card)
    return cards


def is_over(cards: CardPlay) -> bool:
    """Whether the fifth trick has been taken."""
    return len(cards.tricks) == HAND


def drawing(cards: CardPlay, players: tuple[Seat, ...]) -> CardPlay:
    """The cards once it is known who plays: they get cards up to five in turn, and the first leads."""
    return replace(cards, order=players, size=HAND, leader=players[0])


def had_at_the_end(cards: CardPlay) -> tuple[tuple[Hidden[Card], ...], ...]:
    """What each seat had when the deal ended: its hand, or its card of the last trick."""
    return cardplay.had_at_the_end(cards, cards.tricks[-1] if is_over(cards) else ())
