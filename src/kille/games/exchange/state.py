"""The table of an exchange game: the match, the deal on it, and who is being asked something."""

from typing import Literal

from msgspec import Struct
from msgspec.structs import replace

from kille.core.actions import snake
from kille.core.hidden import Hidden
from kille.core.seats import NOBODY, Seat, Seats, put
from kille.packs.kille import Card

type Standing = Literal["dealt", "drawn", "traded", "met"]


class Player(Struct, frozen=True, gc=False):
    """A seat in the match."""

    live: bool = True
    stack: int = 0  # chips won or lost; in a match for lives the lives that are left
    bought: int = 0  # how many of the chances to come back are used
    out_in: int = 0  # the number of the deal in which it went out


class TableCard(Struct, frozen=True, gc=False):
    """One of the cards that have come up in this deal, wherever it lies now."""

    face: Hidden[Card]
    origin: Seat  # who was dealt it or drew it
    standing: Standing = "dealt"  # how its holder got it; ranks a Harlequin
    gave_way: bool = False  # was asked and swapped, so it is no card that answers


class Hand(Struct, frozen=True, gc=False):
    """The deal on the table. Cards are spoken of by their place in `cards`."""

    order: tuple[Seat, ...]  # who acts when: from the dealer's left; the last one has the stock
    holds: tuple[int | None, ...]  # by seat: which of `cards` it holds
    cards: tuple[TableCard, ...] = ()  # all that have come up, in that order
    swaps: tuple[tuple[Seat, Seat], ...] = ()  # swaps that stand, oldest first
    struck: tuple[tuple[Seat, Card], ...] = ()  # who was struck, and by what
    stood: Seats = NOBODY
    turn: int = 0  # whose turn it is: a place in `order`
    drawing: bool = False  # a card is on its way from the stock to the one whose turn it is
    settled: bool = False  # the re-deal question is done with
    offered: Seats = NOBODY  # who has made the one offer to sell
    moved: bool = False  # somebody has swapped or stood: no more sales


class RedealTalk(Struct, frozen=True, tag=snake):
    """The question of new cards: `left` are yet to speak, the first of them now."""

    left: tuple[Seat, ...]
    asker: Seat | None = None  # None while nobody has asked
    referable: Seat | None = None  # whom the dealer may leave the answer to


class SaleTalk(Struct, frozen=True, tag=snake):
    """An offer to sell lies on the table."""

    seat: Seat
    other: Seat
    price: int


class RejoinTalk(Struct, frozen=True, tag=snake):
    """Those who are out are asked whether they come back: `left`, the first of them now, for `cost`."""

    left: tuple[Seat, ...]
    cost: int


type Talk = RedealTalk | SaleTalk | RejoinTalk


class State(Struct, frozen=True, gc=False, tag="byteskille", tag_field="game"):
    """The whole table. Between deals the finished one still lies there for all to see."""

    players: tuple[Player, ...]
    dealer: Seat
    hand: Hand
    pot: int = 0
    deals: int = 1  # the number of this deal; one that is dealt again keeps it
    fewest_left: int = 21  # the fewest that a finished deal has left in
    anted: bool = False  # the ante of this deal (or the only one) is paid
    redealt: bool = False  # this deal was agreed on: nobody asks again
    talk: Talk | None = None
    over: bool = False


def live(state: State) -> tuple[Seat, ...]:
    """The seats that are in the match, in seat order."""
    return tuple([seat for seat, player in enumerate(state.players) if player.live])


def struck(hand: Hand) -> Seats:
    """The seats that were struck in this deal."""
    return frozenset([seat for seat, _ in hand.struck]) if hand.struck else NOBODY


def held(hand: Hand, seat: Seat) -> TableCard:
    """The card a seat holds."""
    which = hand.holds[seat]
    assert which is not None, "a seat without a card was looked at"
    return hand.cards[which]


def with_player(state: State, seat: Seat, player: Player) -> State:
    """The state with one seat's player changed."""
    return replace(state, players=put(state.players, seat, player))


def with_card(hand: Hand, which: int, card: TableCard) -> Hand:
    """The deal with one card changed where it lies."""
    return replace(hand, cards=put(hand.cards, which, card))


def shown(hand: Hand, seat: Seat) -> Hand:
    """The deal after the card of a seat was laid face up."""
    which = hand.holds[seat]
    assert which is not None
    card = hand.cards[which]
    return with_card(hand, which, replace(card, face=card.face.shown()))


def all_shown(hand: Hand) -> Hand:
    """The deal after everyone has shown; what went to the stock stays unseen."""
    cards = list(hand.cards)
    for which in hand.holds:
        if which is not None and not cards[which].face.is_open():
            cards[which] = replace(cards[which], face=cards[which].face.shown())
    return replace(hand, cards=tuple(cards))
