"""Ålandskille: Krypkille with one card each, then two, then three … and down again to one [S2].

In the first deal everyone gets one card, in the second two, and so on as long as the cards last; then one
card fewer in each deal, down to one. Play is as in Krypkille: head the trick with a card at least as high
as the highest so far, or crawl with the very lowest card of the hand. The card one has in the last trick
costs points: the source has a scheme of its own for them, which it does not tell. Here the lowest card of
the trick costs nothing and each other player loses the value of the own card.
"""

from collections.abc import Mapping
from typing import Annotated

from msgspec import Meta, Struct
from msgspec.structs import replace

from kille.core.deals import DealBegan, DealEnded, Dealt, MatchEnded, Scored
from kille.core.game import Game, Ruleset, Story
from kille.core.hidden import Hidden
from kille.core.seats import NOBODY, Seat, Seats, clockwise
from kille.games.tricks import cardplay
from kille.games.tricks.cardplay import CardPlay
from kille.games.tricks.crawl import CardCounted, added, by_seat, leaders, lowest, may_play
from kille.games.tricks.trick import Deal, Hand, Play, Played, Trick, TrickWon
from kille.packs.kille import PACK, Card

type Action = Play | Deal
type Event = DealBegan | Dealt[Card] | Played | TrickWon | CardCounted | Scored | DealEnded[Card] | MatchEnded


class State(Struct, frozen=True, gc=False, tag="alandskille", tag_field="game"):
    """The whole table."""

    scores: tuple[int, ...]
    dealer: Seat
    cards: CardPlay
    deals: int = 1  # the number of this deal
    over: bool = False


class Costs(Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """What a card costs in the last trick; numerals cost what they show."""

    lowest_three: Annotated[
        int, Meta(ge=0, le=99, description="Points for a Fool, Flowerpot or Wreath in the last trick.")
    ] = 0
    inn: Annotated[int, Meta(ge=0, le=99, description="Points for an Inn in the last trick.")] = 13
    cavalier: Annotated[int, Meta(ge=0, le=99, description="Points for a Cavalier in the last trick.")] = 14
    pig: Annotated[int, Meta(ge=0, le=99, description="Points for a Pig in the last trick.")] = 15
    hussar: Annotated[int, Meta(ge=0, le=99, description="Points for a Hussar in the last trick.")] = 16
    cuckoo: Annotated[int, Meta(ge=0, le=99, description="Points for a Cuckoo in the last trick.")] = 17
    harlequin: Annotated[int, Meta(ge=0, le=99, description="Points for a Harlequin in the last trick.")] = 18

    def of(self, card: Card) -> int:
        """What this card costs."""
        if card.rank < Card.ONE.rank:
            return self.lowest_three
        if card.rank < Card.INN.rank:
            return card.rank - Card.WREATH.rank
        return int(getattr(self, card.value))


class Rules(Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """Ålandskille with its options chosen."""

    must_head: Annotated[
        bool, Meta(description="Whoever can head the trick must; crawling is only for those who cannot.")
    ] = False
    costs: Costs = Costs()

    def pack(self) -> Mapping[Card, int]:
        """Two each of 21 cards."""
        return PACK

    def start(self, seats: int, dealer: Seat) -> State:
        """The first card is awaited, of one each."""
        return State((0,) * seats, dealer, _fresh(1, dealer, seats=seats))

    def actors(self, state: State) -> Seats:
        """The one whose turn it is."""
        return NOBODY if state.over else cardplay.actors(state.cards)

    def awaited(self, state: State) -> Seats:
        """The one whose turn it is."""
        return self.actors(state)

    def legal_actions(self, state: State, seat: Seat) -> tuple[Action, ...]:
        """Any card to lead; else the lowest card, or one that heads the trick."""
        if seat not in self.actors(state):
            return ()
        return tuple([Play(card) for card in self._may_play(state.cards.hands[seat], state.cards.trick)])

    def chance_outcomes(self, state: State) -> Mapping[Action, int]:
        """Any card that is left, while cards are dealt."""
        return {} if state.over else {**cardplay.chances(state.cards)}

    def apply(self, state: State, seat: Seat, action: Action) -> Story[State, Event]:
        """Deal a card, or play one and count the last trick."""
        if isinstance(action, Deal):
            return (yield from self._deal(state, action.card))
        cards = yield from cardplay.lay(state.cards, seat, action.card)
        if cardplay.is_last(cards):
            return (yield from self._end_deal(replace(state, cards=cards)))
        if cardplay.is_full(cards):
            cards = yield from cardplay.take_trick(cards)
        return replace(state, cards=cards)

    def timeout_action(self, state: State, seat: Seat) -> Action:
        """The lowest card that may be played."""
        return self.legal_actions(state, seat)[0]

    def stacks(self, state: State) -> tuple[int, ...]:
        """The points by seat, none of them above 0."""
        return state.scores

    def in_play(self, state: State) -> Seats:
        """Everyone: nobody goes out."""
        return frozenset(range(len(state.scores)))

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
        seat = cardplay.next_dealt(state.cards)
        assert seat is not None
        if not any(state.cards.hands):
            yield DealBegan(state.dealer)
        return replace(state, cards=(yield from cardplay.deal_to(state.cards, seat, card)))

    def _end_deal(self, state: State) -> Story[State, Event]:
        """The cards of the last trick are counted; then one card more, or one fewer, each."""
        seats, trick = len(state.scores), state.cards.trick
        spared = {laid.seat for laid in lowest(trick)}
        points: dict[Seat, int] = {}
        for laid in trick:
            cost = 0 if laid.seat in spared else self.costs.of(laid.card.look())
            points[laid.seat] = -cost
            yield CardCounted(laid.seat, laid.card, -cost, "lowest_free" if laid.seat in spared else "value")
        counted = by_seat(points, seats=seats)
        scores = added(state.scores, counted)
        yield Scored(counted, scores)
        yield DealEnded((), cardplay.had_at_the_end(state.cards, trick))
        deal = state.deals + 1
        if (size := hand_size(deal, seats=seats)) == 0:
            yield MatchEnded(leaders(scores), scores)
            return replace(state, scores=scores, over=True)
        dealer = (state.dealer + 1) % seats
        return State(scores, dealer, _fresh(size, dealer, seats=seats), deal)


def hand_size(deal: int, *, seats: int) -> int:
    """How many cards each gets: one more every deal while the pack allows, then down again; 0 at the end."""
    most = sum(PACK.values()) // seats
    return min(deal, 2 * most - deal)


def _fresh(size: int, dealer: Seat, *, seats: int) -> CardPlay:
    return cardplay.fresh(clockwise(range(seats), dealer), size=size, seats=seats)


SEATS = range(3, 9)

RULESETS: Mapping[str, Ruleset[State, Action, Event]] = {
    "encyclopedia": Ruleset(Rules(), sources=("S2",), fewest=3, most=8, reconstructed=True),
}

ALANDSKILLE = Game(
    name="alandskille",
    state=State,
    action=Action,
    event=Event,
    rules=Rules,
    seats=SEATS,
    rulesets=RULESETS,
    default="encyclopedia",
)
