"""Krypkille: play your cards away so that the one you keep to the end is low.

As many cards as possible are dealt, the same number to each; what is over is put aside. The seat on the
dealer's left leads any card. The others in turn head the trick, with a card at least as high as the highest
so far, or crawl (krypa) with the very lowest card of their hand. The highest card takes the trick, the
later of equals, and its player leads the next one. All that counts is the last trick: by the rulebook the
lowest card there wins the deal [S0]; by the encyclopedia whoever has the highest is out, and cards are
dealt again until one player is left [S2]; or lowest and highest are counted in points [S2].
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
from kille.games.tricks.crawl import AllTied, CardCounted, DealWon, Goal, HighestOut, may_play
from kille.games.tricks.settle import Standing, settle
from kille.games.tricks.trick import Deal, Hand, Play, Played, Trick, TrickWon
from kille.packs.kille import PACK, Card

type Action = Play | Deal
type Event = (
    DealBegan
    | Dealt[Card]
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

CARDS = sum(PACK.values())
NO_ODD_CARDS = (3, 6, 7)
"""With so many players every card would be dealt, so that one could reckon out who has what [S2]."""


class State(Struct, frozen=True, gc=False, tag="krypkille", tag_field="game"):
    """The whole table."""

    scores: tuple[int, ...]
    live: tuple[Seat, ...]  # not eliminated
    dealer: Seat
    cards: CardPlay
    deals: int = 1  # the number of this deal
    over: bool = False


class Rules(Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """Krypkille with its options chosen."""

    goal: Annotated[
        Goal,
        Meta(description="The last trick: the lowest card wins, the highest is out, or points are counted."),
    ]
    must_head: Annotated[
        bool, Meta(description="Whoever can head the trick must; crawling is only for those who cannot.")
    ] = False
    hold_back: Annotated[
        bool,
        Meta(description="With three, six or seven players one card fewer each, so that some are unknown."),
    ] = False
    deals: Annotated[
        int,
        Meta(
            ge=0,
            le=50,
            description="Deals in a match in which nobody goes out; 0: everyone deals once.",
        ),
    ] = 1

    def pack(self) -> Mapping[Card, int]:
        """Two each of 21 cards."""
        return PACK

    def start(self, seats: int, dealer: Seat) -> State:
        """Everyone is in; the first card is awaited."""
        live = tuple(range(seats))
        return State((0,) * seats, live, dealer, self._fresh(live, dealer, seats=seats))

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

    def _fresh(self, live: tuple[Seat, ...], dealer: Seat, *, seats: int) -> CardPlay:
        """The table before the first card of a deal."""
        held_back = 1 if self.hold_back and len(live) in NO_ODD_CARDS else 0
        return cardplay.fresh(clockwise(live, dealer), size=CARDS // len(live) - held_back, seats=seats)

    def _deal(self, state: State, card: Card) -> Story[State, Event]:
        seat = cardplay.next_dealt(state.cards)
        assert seat is not None
        if not any(state.cards.hands):
            yield DealBegan(state.dealer)
        return replace(state, cards=(yield from cardplay.deal_to(state.cards, seat, card)))

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
        cards = self._fresh(standing.live, standing.dealer, seats=seats)
        return replace(state, cards=cards, deals=state.deals + 1)


SEATS = range(3, 9)

RULESETS: Mapping[str, Ruleset[State, Action, Event]] = {
    "rulebook": Ruleset(Rules(goal="lowest_wins"), sources=("S0",), fewest=3, most=8),
    "encyclopedia": Ruleset(Rules(goal="highest_out"), sources=("S2",), fewest=3, most=8),
    "points": Ruleset(Rules(goal="points", deals=0), sources=("S2",), fewest=3, most=8),
}

KRYPKILLE = Game(
    name="krypkille",
    state=State,
    action=Action,
    event=Event,
    rules=Rules,
    seats=SEATS,
    rulesets=RULESETS,
    default="rulebook",
)
