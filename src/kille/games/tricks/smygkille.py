"""Smygkille, Sneaky Kille: Krypkille with five cards, one or two of which may be exchanged first [S2].

Everyone is dealt five cards; the rest is the stock. In turn from the dealer's left each keeps the hand or
exchanges one or two cards: they are laid aside, and new ones come from the stock. Then it is Krypkille:
head the trick with a card at least as high as the highest so far, or crawl with the very lowest card of
the hand. Whoever has the highest card in the last trick is out of the match, until one player is left.
"""

from collections.abc import Mapping
from typing import Annotated, Literal

from msgspec import Meta, Struct
from msgspec.structs import replace

from kille.core.actions import snake
from kille.core.deals import DealBegan, DealEnded, Dealt, MatchEnded, Scored
from kille.core.game import Game, Ruleset, Story
from kille.core.hidden import Hidden
from kille.core.seats import NOBODY, Seat, Seats, clockwise
from kille.games.tricks import cardplay, refill
from kille.games.tricks.cardplay import CardPlay
from kille.games.tricks.crawl import AllTied, CardCounted, DealWon, HighestOut, may_play
from kille.games.tricks.refill import CardsExchanged, CardsKept, Keep
from kille.games.tricks.settle import Standing, settle
from kille.games.tricks.trick import Deal, Hand, Play, Played, Trick, TrickWon
from kille.packs.kille import PACK, Card

HAND = 5
MOST = 2
"""How many cards may be exchanged."""


class Exchange(Struct, frozen=True, tag=snake):
    """Lay one or two cards aside and get as many from the stock."""

    cards: Annotated[tuple[Card, ...], Meta(max_length=MOST)]


type Action = Exchange | Keep | Play | Deal


type Event = (
    DealBegan
    | Dealt[Card]
    | CardsExchanged
    | CardsKept
    | Played
    | TrickWon
    | DealWon
    | HighestOut
    | AllTied
    | CardCounted
    | Scored
    | DealEnded[Card]
    | MatchEnded
)


class State(Struct, frozen=True, gc=False, tag="smygkille", tag_field="game"):
    """The whole table."""

    scores: tuple[int, ...]
    live: tuple[Seat, ...]  # not eliminated
    dealer: Seat
    cards: CardPlay
    asked: tuple[Seat, ...]  # who is yet to exchange or keep, the first of them now
    deals: int = 1  # the number of this deal
    over: bool = False


class Rules(Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """Smygkille with its options chosen."""

    goal: Annotated[
        Literal["highest_out", "points"],
        Meta(description="The last trick: the highest card is out, or points are counted."),
    ] = "highest_out"
    must_head: Annotated[
        bool, Meta(description="Whoever can head the trick must; crawling is only for those who cannot.")
    ] = False
    deals: Annotated[
        int,
        Meta(
            ge=0,
            le=50,
            description="Deals in a match in which nobody goes out; 0: everyone deals once.",
        ),
    ] = 0

    def pack(self) -> Mapping[Card, int]:
        """Two each of 21 cards."""
        return PACK

    def start(self, seats: int, dealer: Seat) -> State:
        """Everyone is in; the first card is awaited."""
        order = clockwise(range(seats), dealer)
        cards = cardplay.fresh(order, size=HAND, seats=seats)
        return State((0,) * seats, tuple(range(seats)), dealer, cards, order)

    def actors(self, state: State) -> Seats:
        """The one who is asked for an exchange, or whose turn it is to play."""
        return NOBODY if state.over else cardplay.actors(state.cards, state.asked)

    def awaited(self, state: State) -> Seats:
        """The one who is asked for an exchange, or whose turn it is to play."""
        return self.actors(state)

    def legal_actions(self, state: State, seat: Seat) -> tuple[Action, ...]:
        """Exchange one or two cards, as far as the stock reaches, or keep; then cards as in Krypkille."""
        if seat not in self.actors(state):
            return ()
        if state.asked:
            return (*[Exchange(some) for some in refill.choices(state.cards, seat, most=MOST)], Keep())
        return tuple([Play(card) for card in self._may_play(state.cards.hands[seat], state.cards.trick)])

    def chance_outcomes(self, state: State) -> Mapping[Action, int]:
        """Any card that is left, while cards are dealt or drawn."""
        return {} if state.over else {**cardplay.chances(state.cards)}

    def apply(self, state: State, seat: Seat, action: Action) -> Story[State, Event]:
        """Deal or draw a card, exchange or keep, or play one and count the last trick."""
        match action:
            case Deal(card):
                return (yield from self._deal(state, card))
            case Exchange(given):
                cards = cardplay.laid_aside(state.cards, seat, given)
                yield CardsExchanged(seat, cards.laid_aside[len(state.cards.laid_aside) :])
                return replace(state, cards=cards)
            case Keep():
                yield CardsKept(seat)
                return replace(state, asked=state.asked[1:])
            case Play(card):
                return (yield from self._play(state, seat, card))

    def timeout_action(self, state: State, seat: Seat) -> Action:
        """Keep; later the lowest card that may be played."""
        return Keep() if state.asked else self.legal_actions(state, seat)[0]

    def stacks(self, state: State) -> tuple[int, ...]:
        """The points by seat; where the highest goes out, 1 for the last one left."""
        return state.scores

    def in_play(self, state: State) -> Seats:
        """The seats that are not out of the match."""
        return frozenset(state.live)

    def held(self, state: State) -> tuple[tuple[Hidden[Card], ...], ...]:
        """The hands."""
        return state.cards.hands

    def returns(self, state: State) -> tuple[int, ...] | None:
        """The points, once the match is over."""
        return state.scores if state.over else None

    def possible(self, state: State) -> bool:
        """Whether the cards that were played could be, from hands that hold these."""
        return cardplay.could_play(state.cards, self._may_play)

    # The course of a match, in the order of play.

    def _may_play(self, hand: Hand, trick: Trick) -> tuple[Card, ...]:
        return may_play(hand, trick, must_head=self.must_head)

    def _deal(self, state: State, card: Card) -> Story[State, Event]:
        """The next card goes to whoever is short of one; the exchange is over when the hand is full."""
        seat = cardplay.next_dealt(state.cards)
        assert seat is not None
        if not any(state.cards.hands):
            yield DealBegan(state.dealer)
        drawing = bool(state.cards.laid_aside)
        cards = yield from cardplay.deal_to(state.cards, seat, card)
        state = replace(state, cards=cards)
        if drawing and cardplay.next_dealt(cards) is None:
            return replace(state, asked=state.asked[1:])
        return state

    def _play(self, state: State, seat: Seat, card: Card) -> Story[State, Event]:
        cards = yield from cardplay.lay(state.cards, seat, card)
        if cardplay.is_last(cards):
            return (yield from self._end_deal(replace(state, cards=cards)))
        if cardplay.is_full(cards):
            cards = yield from cardplay.take_trick(cards)
        return replace(state, cards=cards)

    def _end_deal(self, state: State) -> Story[State, Event]:
        """The last trick decides; then the next deal, if there is one."""
        seats = len(state.scores)
        standing = yield from settle(
            Standing(state.scores, state.live, state.dealer),
            state.cards,
            goal=self.goal,
            last_deal=state.deals == (self.deals or seats),
        )
        state = replace(state, scores=standing.scores, live=standing.live, dealer=standing.dealer)
        if standing.over:
            return replace(state, over=True)
        order = clockwise(standing.live, standing.dealer)
        cards = cardplay.fresh(order, size=HAND, seats=seats)
        return replace(state, cards=cards, asked=order, deals=state.deals + 1)


SEATS = range(3, 9)

RULESETS: Mapping[str, Ruleset[State, Action, Event]] = {
    "encyclopedia": Ruleset(Rules(), sources=("S2",), fewest=3, most=8),
}

SMYGKILLE = Game(
    name="smygkille",
    state=State,
    action=Action,
    event=Event,
    rules=Rules,
    seats=SEATS,
    rulesets=RULESETS,
    default="encyclopedia",
)
