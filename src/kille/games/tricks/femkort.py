"""Femkortskille, or Knackkille: knock if you think that you can take the fifth trick.

All ante and get three cards. In turn from the dealer's left each knocks (plays for the pot), folds, or waits
while nobody has knocked; once somebody has, those who waited are asked again. Knockers get two more cards.
Whoever can beat the trick must; of two equal cards the later one wins. Only the fifth trick counts: its
winner takes the pot, and every other knocker pays as much again as the pot held. A lone knocker takes the pot
without playing. If nobody knocks, all ante again and the next player deals [W3].
"""

from collections.abc import Mapping
from typing import Annotated

from msgspec import Meta, Struct
from msgspec.structs import replace

from kille.core.actions import snake
from kille.core.deals import AntePaid, DealBegan, DealEnded, Dealt, MatchEnded, PotTaken
from kille.core.game import Game, Ruleset, Story
from kille.core.hidden import Hidden
from kille.core.seats import NOBODY, Seat, Seats, clockwise
from kille.games.tricks import cardplay, five, pot
from kille.games.tricks.cardplay import CardPlay
from kille.games.tricks.crawl import leaders
from kille.games.tricks.five import LastTrickWon
from kille.games.tricks.pot import Fold, Folded, PotShared, WonUnplayed
from kille.games.tricks.trick import Deal, Play, Played, TrickWon
from kille.packs.kille import PACK, Card

DEALT = 3
LOWEST, MANY_LOW = 3, 3
"""Three cards of the three lowest ranks are a skituppslag."""


class Knock(Struct, frozen=True, tag=snake):
    """Knock: play for the pot."""


class Wait(Struct, frozen=True, tag=snake):
    """Wait and see whether somebody knocks; then you are asked again."""


type Action = Knock | Fold | Wait | Play | Deal


class Knocked(Struct, frozen=True, tag=snake):
    """A seat plays for the pot; `amount` is what it put in for that, and the pot now holds `pot`."""

    seat: Seat
    amount: int
    pot: int


class Waited(Struct, frozen=True, tag=snake):
    """A seat waits whether somebody knocks."""

    seat: Seat


class NobodyKnocked(Struct, frozen=True, tag=snake):
    """Nobody plays for the pot, which stays as it is."""

    pot: int


class LowHandShown(Struct, frozen=True, tag=snake):
    """A skituppslag: a seat shows a hand of low cards, and takes the pot for it."""

    seat: Seat
    cards: tuple[Hidden[Card], ...]


class WinnerPaid(Struct, frozen=True, tag=snake):
    """Each of `seats`, who knocked too, pays the winner `amount`."""

    seats: tuple[Seat, ...]
    seat: Seat
    amount: int


type Event = (
    DealBegan
    | AntePaid
    | Dealt[Card]
    | Knocked
    | Folded
    | Waited
    | NobodyKnocked
    | WonUnplayed
    | LowHandShown
    | Played
    | TrickWon
    | LastTrickWon
    | PotTaken
    | WinnerPaid
    | PotShared
    | DealEnded[Card]
    | MatchEnded
)


class State(Struct, frozen=True, gc=False, tag="femkort", tag_field="game"):
    """The whole table."""

    chips: tuple[int, ...]  # won and lost, by seat
    dealer: Seat
    cards: CardPlay
    asked: tuple[Seat, ...]  # who is yet to knock or not, the first of them now
    waiting: tuple[Seat, ...] = ()  # who waits whether somebody knocks
    knocked: tuple[Seat, ...] = ()
    pot: int = 0
    deals: int = 1  # the number of this deal
    over: bool = False


class Rules(Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """Femkortskille with its options chosen."""

    ante: Annotated[int, Meta(ge=1, le=100, description="Chips that everyone puts in before a deal.")] = 1
    knock_pays: Annotated[
        int, Meta(ge=0, le=100, description="Chips that a knock costs; they go into the pot.")
    ] = 0
    cap: Annotated[
        int, Meta(ge=0, le=1000, description="The most that another knocker pays the winner; 0: no limit.")
    ] = 0
    skituppslag: Annotated[
        bool,
        Meta(description="Three cards of the three lowest ranks among the five take the pot at once."),
    ] = False
    rounds: Annotated[int, Meta(ge=1, le=9, description="How often everyone deals.")] = 1

    def pack(self) -> Mapping[Card, int]:
        """Two each of 21 cards."""
        return PACK

    def start(self, seats: int, dealer: Seat) -> State:
        """The first card is awaited."""
        return _fresh((0,) * seats, dealer)

    def actors(self, state: State) -> Seats:
        """The one who is asked whether to knock, or whose turn it is to play."""
        return NOBODY if state.over else cardplay.actors(state.cards, state.asked)

    def awaited(self, state: State) -> Seats:
        """The one who is asked whether to knock, or whose turn it is to play."""
        return self.actors(state)

    def legal_actions(self, state: State, seat: Seat) -> tuple[Action, ...]:
        """Knock, fold, or wait while nobody has knocked; later the cards that may be played, lowest first."""
        if seat not in self.actors(state):
            return ()
        if state.asked:
            return (Knock(), Fold()) if state.knocked else (Knock(), Fold(), Wait())
        return tuple([Play(card) for card in five.may_play(state.cards.hands[seat], state.cards.trick)])

    def chance_outcomes(self, state: State) -> Mapping[Action, int]:
        """Any card that is left, while cards are dealt."""
        return {} if state.over else {**cardplay.chances(state.cards)}

    def apply(self, state: State, seat: Seat, action: Action) -> Story[State, Event]:
        """Deal a card, answer the question whether to knock, or play a card."""
        match action:
            case Deal(card):
                return (yield from self._deal(state, card))
            case Play(card):
                state = replace(state, cards=(yield from five.play(state.cards, seat, card)))
                return (yield from self._win(state)) if five.is_over(state.cards) else state
            case Knock():
                chips = pot.paid(state.chips, (seat,), self.knock_pays)
                state = replace(state, chips=chips, pot=state.pot + self.knock_pays)
                yield Knocked(seat, self.knock_pays, state.pot)
                state = replace(state, knocked=(*state.knocked, seat))
            case Fold():
                yield Folded(seat)
                state = replace(state, cards=cardplay.folded(state.cards, seat))
            case Wait():
                yield Waited(seat)
                state = replace(state, waiting=(*state.waiting, seat))
        return (yield from self._ask_next(replace(state, asked=state.asked[1:])))

    def timeout_action(self, state: State, seat: Seat) -> Action:
        """Fold; later the lowest card that may be played."""
        return Fold() if state.asked else self.legal_actions(state, seat)[0]

    def stacks(self, state: State) -> tuple[int, ...]:
        """The chips won and lost by seat."""
        return state.chips

    def in_play(self, state: State) -> Seats:
        """Everyone: nobody goes out of the match."""
        return frozenset(range(len(state.chips)))

    def held(self, state: State) -> tuple[tuple[Hidden[Card], ...], ...]:
        """The hands."""
        return state.cards.hands

    def returns(self, state: State) -> tuple[int, ...] | None:
        """The chips, once the match is over."""
        return state.chips if state.over else None

    def possible(self, state: State) -> bool:
        """Whether the cards that were played could be, from hands that hold these."""
        return cardplay.could_play(state.cards, five.may_play)

    # The course of a match, in the order of play.

    def _deal(self, state: State, card: Card) -> Story[State, Event]:
        """The next card; before the first of a deal all ante. With the last one hands may be shown as low."""
        seat = cardplay.next_dealt(state.cards)
        assert seat is not None
        if not any(state.cards.hands):
            yield DealBegan(state.dealer)
            chips, held = yield from pot.ante(state.chips, state.pot, self.ante)
            state = replace(state, chips=chips, pot=held)
        state = replace(state, cards=(yield from cardplay.deal_to(state.cards, seat, card)))
        ready = state.knocked and cardplay.next_dealt(state.cards) is None
        return (yield from self._look_for_low_hands(state)) if ready and self.skituppslag else state

    def _ask_next(self, state: State) -> Story[State, Event]:
        """The next is asked; then those who waited, if somebody has knocked; then the knockers play."""
        if state.asked:
            return state
        if state.knocked and state.waiting:
            return replace(state, asked=state.waiting, waiting=())
        if not state.knocked:
            yield NobodyKnocked(state.pot)
            return (yield from self._end_deal(state))
        if len(state.knocked) == 1:
            yield WonUnplayed(state.knocked[0])
            return (yield from self._take_pot(state, state.knocked[0]))
        order = clockwise(range(len(state.chips)), state.dealer)
        knockers = tuple([seat for seat in order if seat in state.knocked])
        return replace(state, knocked=knockers, cards=five.drawing(state.cards, knockers))

    def _look_for_low_hands(self, state: State) -> Story[State, Event]:
        """The eldest hand with three of the three lowest ranks takes the pot [W3; our reading]."""
        low = next((seat for seat in state.knocked if _is_low(state.cards.hands[seat])), None)
        if low is None:
            return state
        hand = tuple([card.shown() for card in state.cards.hands[low]])
        yield LowHandShown(low, hand)
        state = replace(state, cards=cardplay.with_hand(state.cards, low, hand))
        return (yield from self._take_pot(state, low))

    def _win(self, state: State) -> Story[State, Event]:
        """The winner of the fifth trick gets the pot, and as much from each of the other knockers."""
        winner, held = state.cards.leader, state.pot
        chips = yield from pot.take(state.chips, winner, held)
        amount = min(held, self.cap) if self.cap else held
        others = tuple(sorted(seat for seat in state.knocked if seat != winner))
        yield WinnerPaid(others, winner, amount)
        chips = pot.won(pot.paid(chips, others, amount), winner, amount * len(others))
        return (yield from self._end_deal(replace(state, chips=chips, pot=0)))

    def _take_pot(self, state: State, seat: Seat) -> Story[State, Event]:
        chips = yield from pot.take(state.chips, seat, state.pot)
        return (yield from self._end_deal(replace(state, chips=chips, pot=0)))

    def _end_deal(self, state: State) -> Story[State, Event]:
        """The next player deals, until everyone has dealt so often."""
        seats = len(state.chips)
        yield DealEnded((), five.had_at_the_end(state.cards))
        if state.deals < self.rounds * seats:
            fresh = _fresh(state.chips, (state.dealer + 1) % seats)
            return replace(fresh, pot=state.pot, deals=state.deals + 1)
        chips = yield from pot.share(state.chips, state.pot, clockwise(range(seats), state.dealer))
        yield MatchEnded(leaders(chips), chips)
        return replace(state, chips=chips, pot=0, over=True)


def _fresh(chips: tuple[int, ...], dealer: Seat) -> State:
    """The table before the first card of a deal."""
    order = clockwise(range(len(chips)), dealer)
    return State(chips, dealer, cardplay.fresh(order, size=DEALT, seats=len(chips)), order)


def _is_low(hand: tuple[Hidden[Card], ...]) -> bool:
    return sum(card.look().rank < LOWEST for card in hand) >= MANY_LOW


SEATS = range(3, 9)

RULESETS: Mapping[str, Ruleset[State, Action, Event]] = {
    "knack": Ruleset(Rules(), sources=("W3",), fewest=3, most=8),
    "skituppslag": Ruleset(Rules(skituppslag=True), sources=("W3",), fewest=3, most=8),
}

FEMKORT = Game(
    name="femkort",
    state=State,
    action=Action,
    event=Event,
    rules=Rules,
    seats=SEATS,
    rulesets=RULESETS,
    default="knack",
)
