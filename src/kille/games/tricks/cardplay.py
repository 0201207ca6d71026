"""The cards of a deal in a trick game: dealing them, and playing them trick by trick."""

from collections.abc import Callable, Iterable, Mapping
from itertools import chain

from msgspec import Struct
from msgspec.structs import replace

from kille.core.deals import Dealt
from kille.core.game import Story
from kille.core.hidden import Hidden
from kille.core.seats import ALONE, NOBODY, Seat, Seats, put
from kille.games.tricks.trick import (
    Deal,
    Hand,
    Laid,
    Played,
    Trick,
    TrickWon,
    best,
    cards_left,
    dealt,
    without,
)
from kille.packs.kille import Card


class CardPlay(Struct, frozen=True, gc=False):
    """All cards that have come up in this deal, and whose turn it is to play one."""

    order: tuple[Seat, ...]  # who plays this deal, from the dealer's left
    size: int  # how many cards each of them gets
    hands: tuple[Hand, ...]  # by seat
    leader: Seat  # who led the trick on the table, or leads the next one
    trick: Trick = ()  # on the table; the last trick of a deal stays there
    tricks: tuple[Trick, ...] = ()  # taken, oldest first
    laid_aside: Hand = ()  # given up by those who folded or exchanged


def fresh(order: tuple[Seat, ...], *, size: int, seats: int) -> CardPlay:
    """The table before the first card: so many each to those in `order`, the first of whom leads."""
    return CardPlay(order, size, ((),) * seats, order[0])


def next_dealt(cards: CardPlay) -> Seat | None:
    """Who gets the next card: whoever has the fewest, the first of them; None when all have theirs."""
    if cards.trick or cards.tricks:
        return None
    seat = min(cards.order, key=lambda seat: len(cards.hands[seat]))
    return seat if len(cards.hands[seat]) < cards.size else None


def actors(cards: CardPlay, asked: tuple[Seat, ...] = ()) -> Seats:
    """The first of those who are asked something, else whose turn it is; nobody while cards come up."""
    if next_dealt(cards) is not None:
        return NOBODY
    return ALONE[asked[0] if asked else turn(cards)]


def chances(cards: CardPlay) -> Mapping[Deal, int]:
    """What can come up next, with how many copies are left; nothing while no card is awaited."""
    if next_dealt(cards) is None:
        return {}
    return cards_left(chain(*cards.hands, cards.laid_aside, *map(faces, (*cards.tricks, cards.trick))))


def faces(trick: Trick) -> Hand:
    """The cards of a trick."""
    return tuple([laid.card for laid in trick])


def deal_to(cards: CardPlay, seat: Seat, card: Card) -> Story[CardPlay, Dealt[Card]]:
    """A seat gets a card."""
    face = dealt(card, seat)
    yield Dealt(seat, face)
    return with_hand(cards, seat, (*cards.hands[seat], face))


def with_hand(cards: CardPlay, seat: Seat, hand: Hand) -> CardPlay:
    """The cards with the hand of one seat changed."""
    return replace(cards, hands=put(cards.hands, seat, hand))


def laid_aside(cards: CardPlay, seat: Seat, given: Iterable[Card]) -> CardPlay:
    """The cards after a seat has given some of its hand up: they are out of play."""
    left, gone = list(cards.hands[seat]), list[Hidden[Card]]()
    for card in given:
        gone.append(next(held for held in left if held.value is card))
        left.remove(gone[-1])
    cards = replace(cards, laid_aside=(*cards.laid_aside, *gone))
    return with_hand(cards, seat, tuple(left))


def folded(cards: CardPlay, seat: Seat) -> CardPlay:
    """The cards after a seat has laid its hand aside: it is out, and the first of the others leads."""
    cards = laid_aside(cards, seat, [held.look() for held in cards.hands[seat]])
    order = tuple([other for other in cards.order if other != seat])
    return replace(cards, order=order, leader=order[0] if order else cards.leader)


def turn(cards: CardPlay) -> Seat:
    """Whose turn it is to play."""
    return cards.order[(cards.order.index(cards.leader) + len(cards.trick)) % len(cards.order)]


def lay(cards: CardPlay, seat: Seat, card: Card) -> Story[CardPlay, Played]:
    """A seat plays a card of its hand, face up."""
    hand = cards.hands[seat]
    face = next(held for held in hand if held.value is card).shown()
    yield Played(seat, face)
    cards = with_hand(cards, seat, without(hand, card))
    return replace(cards, trick=(*cards.trick, Laid(seat, face)))


def is_full(cards: CardPlay) -> bool:
    """Whether everyone has played to the trick on the table."""
    return len(cards.trick) == len(cards.order)


def is_last(cards: CardPlay) -> bool:
    """Whether the trick on the table is the last one, and full."""
    return is_full(cards) and not any(cards.hands)


def could_play(cards: CardPlay, may_play: Callable[[Hand, Trick], tuple[Card, ...]]) -> bool:
    """Whether everyone may have played as they did, with hands that still hold what shows in them.

    Whoever crawled could not head, or had nothing lower: that is told to all who remember the tricks.
    """
    hands = [tuple([card for card in hand if card.value is not None]) for hand in cards.hands]
    for trick in reversed((*cards.tricks, cards.trick)):
        for before, laid in reversed(list(enumerate(trick))):
            hands[laid.seat] = (*hands[laid.seat], laid.card)
            if laid.card.value not in may_play(hands[laid.seat], trick[:before]):
                return False
    return True


def take_trick(cards: CardPlay) -> Story[CardPlay, TrickWon]:
    """The highest card wins the trick, the later of equals; its player leads the next one."""
    won = best(cards.trick)
    yield TrickWon(won.seat, won.card, len(cards.tricks) + 1)
    return replace(cards, leader=won.seat, trick=(), tricks=(*cards.tricks, cards.trick))


def had_at_the_end(cards: CardPlay, last: Trick) -> tuple[Hand, ...]:
    """What each seat had when the deal ended: the hand, or the card of the last trick if that is empty."""
    played = {laid.seat: (laid.card,) for laid in last}
    return tuple([hand or played.get(seat, ()) for seat, hand in enumerate(cards.hands)])
