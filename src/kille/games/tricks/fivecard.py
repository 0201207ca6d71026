"""Kille with five cards: only the leader chooses, and the card you are left with is what counts.

Everyone is dealt five cards and may give some up once for new ones. The seat on the dealer's left leads any
card. A follower with cards at least as high as the best so far must play the lowest of these, else the lowest
card of the hand. The highest card takes the trick, the later of equals. After four tricks each has one card
left, and the winner of the fourth, then the others clockwise, may declare "I play": mine is the lowest. If
nobody does, all score nothing. Else all show: the lowest card scores 0, the others what their cards are
worth, and a declarer who is not alone lowest 10 on top. Points are bad [W1, W2, W8, W20].
"""

from collections.abc import Mapping
from typing import Annotated

from msgspec import Meta, Struct
from msgspec.structs import replace

from kille.core.actions import snake
from kille.core.deals import DealBegan, DealEnded, Dealt, MatchEnded, Scored
from kille.core.game import Game, Ruleset, Story
from kille.core.hidden import Hidden
from kille.core.seats import NOBODY, Seat, Seats, clockwise
from kille.games.tricks import cardplay, refill
from kille.games.tricks.cardplay import CardPlay
from kille.games.tricks.counting import Counted, Lowest, count, fewest
from kille.games.tricks.crawl import added
from kille.games.tricks.refill import CardsExchanged, CardsKept, Keep
from kille.games.tricks.trick import Deal, Hand, Play, Played, Trick, TrickWon, heads, ranks
from kille.packs.kille import PACK, Card

HAND = 5
TRICKS = 4


class Discard(Struct, frozen=True, tag=snake):
    """Give up some cards and get as many from the stock."""

    cards: Annotated[tuple[Card, ...], Meta(max_length=HAND)]


class Declare(Struct, frozen=True, tag=snake):
    """I play: your last card is the lowest. If it is not alone lowest you score 10 on top."""


class Pass(Struct, frozen=True, tag=snake):
    """Pass: leave it to the next to declare."""


type Action = Discard | Keep | Play | Declare | Pass | Deal


class Declared(Struct, frozen=True, tag=snake):
    """A seat says that its last card is the lowest."""

    seat: Seat


class Passed(Struct, frozen=True, tag=snake):
    """A seat leaves it to the next."""

    seat: Seat


class NobodyDeclared(Struct, frozen=True, tag=snake):
    """Nobody says that the last card is the lowest."""


class Dead(Struct, frozen=True, tag=snake):
    """A seat has so many points that it is out of the match."""

    seat: Seat
    points: int


type Event = (
    DealBegan
    | Dealt[Card]
    | CardsExchanged
    | CardsKept
    | Played
    | TrickWon
    | Declared
    | Passed
    | NobodyDeclared
    | Counted
    | Scored
    | DealEnded[Card]
    | Dead
    | MatchEnded
)


class State(Struct, frozen=True, gc=False, tag="fivecard", tag_field="game"):
    """The whole table."""

    scores: tuple[int, ...]  # points are bad
    live: tuple[Seat, ...]  # not dead
    dealer: Seat
    cards: CardPlay
    asked: tuple[Seat, ...]  # who is yet to discard, or to declare; the first of them now
    deals: int = 1  # the number of this deal
    over: bool = False


class Rules(Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """Kille with five cards, with its options chosen."""

    discards: Annotated[int, Meta(ge=0, le=HAND, description="How many cards may be given up for new ones.")]
    harlequin: Annotated[int, Meta(ge=0, le=100, description="What a Harlequin that is left scores.")]
    lowest: Annotated[
        Lowest,
        Meta(description="Two equal lowest cards: both score nothing, or then nobody scores anything."),
    ]
    dead: Annotated[
        bool,
        Meta(
            description="Whoever reaches the limit drops out and the last one left wins; else it ends then."
        ),
    ]
    silent: Annotated[
        int, Meta(ge=0, le=50, description="What the lowest card scores when nobody declares.")
    ] = 0
    limit: Annotated[
        int, Meta(ge=5, le=500, description="The points at which the match ends for a seat.")
    ] = 50
    deals: Annotated[
        int, Meta(ge=1, le=200, description="After so many deals the match ends in any case.")
    ] = 100

    def pack(self) -> Mapping[Card, int]:
        """Two each of 21 cards."""
        return PACK

    def start(self, seats: int, dealer: Seat) -> State:
        """Everyone is in; the first card is awaited."""
        return _fresh((0,) * seats, tuple(range(seats)), dealer, deals=1)

    def actors(self, state: State) -> Seats:
        """The one who is to discard, to play, or to declare."""
        return NOBODY if state.over else cardplay.actors(state.cards, state.asked)

    def awaited(self, state: State) -> Seats:
        """The one who is to discard, to play, or to declare."""
        return self.actors(state)

    def legal_actions(self, state: State, seat: Seat) -> tuple[Action, ...]:
        """Discard some cards or keep them; the cards that may be played; declare or pass."""
        if seat not in self.actors(state):
            return ()
        if not state.asked:
            return tuple([Play(card) for card in may_play(state.cards.hands[seat], state.cards.trick)])
        if state.cards.tricks:
            return (Declare(), Pass())
        several = refill.choices(state.cards, seat, most=self.discards)
        return (*[Discard(some) for some in several], Keep())

    def chance_outcomes(self, state: State) -> Mapping[Action, int]:
        """Any card that is left, while cards are dealt or drawn."""
        return {} if state.over else {**cardplay.chances(state.cards)}

    def apply(self, state: State, seat: Seat, action: Action) -> Story[State, Event]:
        """Deal or draw a card, discard or keep, play a card, declare or pass."""
        match action:
            case Deal(card):
                return (yield from self._deal(state, card))
            case Discard(given):
                cards = cardplay.laid_aside(state.cards, seat, given)
                yield CardsExchanged(seat, cards.laid_aside[len(state.cards.laid_aside) :])
                return replace(state, cards=cards)
            case Keep():
                yield CardsKept(seat)
                return replace(state, asked=state.asked[1:])
            case Play(card):
                return (yield from self._play(state, seat, card))
            case Declare():
                yield Declared(seat)
                return (yield from self._count(state, seat))
            case Pass():
                yield Passed(seat)
                state = replace(state, asked=state.asked[1:])
                return state if state.asked else (yield from self._nobody_plays(state))

    def timeout_action(self, state: State, seat: Seat) -> Action:
        """Keep, pass, or the lowest card that may be played."""
        if state.asked:
            return Pass() if state.cards.tricks else Keep()
        return self.legal_actions(state, seat)[0]

    def stacks(self, state: State) -> tuple[int, ...]:
        """The points by seat; the fewest are best."""
        return state.scores

    def in_play(self, state: State) -> Seats:
        """The seats that are not dead."""
        return frozenset(state.live)

    def held(self, state: State) -> tuple[tuple[Hidden[Card], ...], ...]:
        """The hands."""
        return state.cards.hands

    def returns(self, state: State) -> tuple[int, ...] | None:
        """The points, once the match is over; the fewest are best."""
        return state.scores if state.over else None

    def possible(self, state: State) -> bool:
        """Whether the cards that were played could be, from hands that hold these."""
        return cardplay.could_play(state.cards, may_play)

    # The course of a match, in the order of play.

    def _deal(self, state: State, card: Card) -> Story[State, Event]:
        """The next card goes to whoever is short of one; a discard is over when the hand is full."""
        seat = cardplay.next_dealt(state.cards)
        assert seat is not None
        if not any(state.cards.hands):
            yield DealBegan(state.dealer)
        drawing = bool(state.cards.laid_aside)
        state = replace(state, cards=(yield from cardplay.deal_to(state.cards, seat, card)))
        if drawing and cardplay.next_dealt(state.cards) is None:
            return replace(state, asked=state.asked[1:])
        return state

    def _play(self, state: State, seat: Seat, card: Card) -> Story[State, Event]:
        """After the fourth trick its winner is the first who may declare."""
        cards = yield from cardplay.lay(state.cards, seat, card)
        if not cardplay.is_full(cards):
            return replace(state, cards=cards)
        cards = yield from cardplay.take_trick(cards)
        if len(cards.tricks) < TRICKS:
            return replace(state, cards=cards)
        asked = (cards.leader, *clockwise(state.live, cards.leader)[:-1])
        return replace(state, cards=cards, asked=asked)

    def _nobody_plays(self, state: State) -> Story[State, Event]:
        """Nobody scores; or the lowest card does [W20; our reading]."""
        yield NobodyDeclared()
        if self.silent:
            return (yield from self._count(state, None))
        return (yield from self._end_deal(state, (0,) * len(state.scores)))

    def _count(self, state: State, declarer: Seat | None) -> Story[State, Event]:
        """All show, and the cards are counted."""
        hands = tuple([tuple([card.shown() for card in hand]) for hand in state.cards.hands])
        state = replace(state, cards=replace(state.cards, hands=hands))
        left = {seat: hands[seat][0] for seat in state.live}
        points = yield from count(
            left, declarer, harlequin=self.harlequin, lowest=self.lowest, silent=self.silent
        )
        return (yield from self._end_deal(state, tuple(points.get(s, 0) for s in range(len(state.scores)))))

    def _end_deal(self, state: State, points: tuple[int, ...]) -> Story[State, Event]:
        """Those at the limit are dead, or the match ends; else the next player deals."""
        scores = added(state.scores, points)
        yield Scored(points, scores)
        at_limit = tuple([seat for seat in state.live if scores[seat] >= self.limit])
        gone = at_limit if self.dead else ()
        yield DealEnded(gone, state.cards.hands)
        for seat in gone:
            yield Dead(seat, scores[seat])
        live = tuple([seat for seat in state.live if seat not in gone])
        if len(live) <= 1 or (at_limit and not self.dead) or state.deals == self.deals:
            yield MatchEnded(live if len(live) == 1 else fewest(scores, live or state.live), scores)
            return replace(state, scores=scores, live=live, asked=(), over=True)
        dealer = clockwise(live, state.dealer)[0]
        return _fresh(scores, live, dealer, deals=state.deals + 1)


def may_play(hand: Hand, trick: Trick) -> tuple[Card, ...]:
    """Anything to lead; else the lowest card that heads the trick, or the lowest of the hand."""
    return (heads(hand, trick) or ranks(hand))[:1] if trick else ranks(hand)


def _fresh(scores: tuple[int, ...], live: tuple[Seat, ...], dealer: Seat, *, deals: int) -> State:
    """The table before the first card of a deal."""
    order = clockwise(live, dealer)
    cards = cardplay.fresh(order, size=HAND, seats=len(scores))
    return State(scores, live, dealer, cards, order, deals=deals)


SEATS = range(2, 6)

GERMUND = Rules(discards=5, harlequin=18, lowest="all_lowest", dead=False)
UPPSALA = Rules(discards=3, harlequin=50, lowest="alone", dead=True, silent=10)

RULESETS: Mapping[str, Ruleset[State, Action, Event]] = {
    "germund": Ruleset(GERMUND, sources=("W2",), fewest=2, most=4),
    "uppsala": Ruleset(UPPSALA, sources=("W1",), fewest=2, most=5),
}

FIVECARD = Game(
    name="fivecard",
    state=State,
    action=Action,
    event=Event,
    rules=Rules,
    seats=SEATS,
    rulesets=RULESETS,
    default="germund",
)
