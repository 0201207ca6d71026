"""Dubbel fanfar: two runs from the Inn outwards, and whoever plays the last card first takes the pot.

Two players put one chip each into the pot and get fourteen cards; fourteen more are the talon. An Inn opens.
Then each in turn plays one card at either end of the run: 12, 11 … 1, Wreath, Flowerpot, Fool downwards,
Cavalier, Pig, Hussar, Cuckoo, Harlequin upwards. Whoever cannot play pays a chip into the pot, draws the top
card of the talon and has lost the turn. When all 21 ranks lie there, the second Inn opens the second run.
The first to be rid of all cards takes the pot, and a chip for each card that the other has left [S0].
"""

from collections.abc import Mapping
from typing import Annotated

from msgspec import Meta, Struct
from msgspec.structs import replace

from kille.core.actions import snake
from kille.core.deals import AntePaid, DealBegan, DealEnded, Dealt, MatchEnded, PotTaken
from kille.core.game import Game, Ruleset, Story
from kille.core.hidden import Hidden
from kille.core.seats import ALONE, NOBODY, Seat, Seats
from kille.packs.kille import PACK, Card, left_of_pack

HAND, TALON = 14, 14
BOTH: Seats = frozenset({0, 1})


class Play(Struct, frozen=True, tag=snake):
    """Play a card of your hand."""

    card: Card


class Pay(Struct, frozen=True, tag=snake):
    """You cannot play: pay a chip into the pot, draw a card, and wait for your next turn."""


class Deal(Struct, frozen=True, tag=snake):
    """Chance: this card comes up, to be dealt or drawn."""

    card: Card


type Action = Play | Pay | Deal


class RunOpened(Struct, frozen=True, tag=snake):
    """A seat opened the first or second run with an Inn."""

    seat: Seat
    card: Hidden[Card]
    number: int


class RunLengthened(Struct, frozen=True, tag=snake):
    """A seat played a card at an end of the run."""

    seat: Seat
    card: Hidden[Card]


class RunCompleted(Struct, frozen=True, tag=snake):
    """All 21 ranks lie in this run; `seat` is to open the next one."""

    number: int
    seat: Seat


class PaidToPass(Struct, frozen=True, tag=snake):
    """A seat had no card that fits, and paid; the pot now holds `pot`."""

    seat: Seat
    amount: int
    pot: int


class CardDrawn(Struct, frozen=True, tag=snake):
    """A seat drew a card from the talon, in which `left` are left."""

    seat: Seat
    card: Hidden[Card]
    left: int


class WentEmpty(Struct, frozen=True, tag=snake):
    """`seat` has played its last card, and `other` pays it for the `count` cards left in hand."""

    seat: Seat
    other: Seat
    count: int
    amount: int


type Event = (
    DealBegan
    | AntePaid
    | Dealt[Card]
    | RunOpened
    | RunLengthened
    | RunCompleted
    | PaidToPass
    | CardDrawn
    | WentEmpty
    | PotTaken
    | DealEnded[Card]
    | MatchEnded
)

type Cards = tuple[Hidden[Card], ...]


class Lack(Struct, frozen=True, gc=False):
    """By paying, a seat has shown that it had no such card when it had drawn so many."""

    seat: Seat
    card: Card
    drawn: int


class State(Struct, frozen=True, gc=False, tag="fanfar", tag_field="game"):
    """The whole table."""

    dealer: Seat
    turn: Seat  # whose turn it is; while cards are dealt, who gets the next one
    hands: tuple[Cards, Cards] = ((), ())
    runs: tuple[Cards, Cards] = ((), ())  # each as it was played, the Inn first
    stacks: tuple[int, int] = (0, 0)
    drawn: tuple[int, int] = (0, 0)  # how many cards each has drawn from the talon
    lacks: tuple[Lack, ...] = ()
    pot: int = 0
    dealt: bool = False
    drawing: bool = False  # the one whose turn it is gets a card from the talon
    over: bool = False


class Rules(Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """Dubbel fanfar with its options chosen."""

    stake: Annotated[
        int, Meta(ge=1, le=100, description="Chips for the ante, for a pass, and for each card left.")
    ] = 1

    def pack(self) -> Mapping[Card, int]:
        """Two each of 21 cards."""
        return PACK

    def start(self, seats: int, dealer: Seat) -> State:
        """The table before the first card, which goes to the one who does not deal."""
        return State(dealer, turn=1 - dealer)

    def actors(self, state: State) -> Seats:
        """The one whose turn it is."""
        if state.over or not state.dealt or state.drawing:
            return NOBODY
        return ALONE[state.turn]

    def awaited(self, state: State) -> Seats:
        """The one whose turn it is."""
        return self.actors(state)

    def legal_actions(self, state: State, seat: Seat) -> tuple[Action, ...]:
        """Any card that fits at an end of the run; paying only when none does [RULING]."""
        if seat not in self.actors(state):
            return ()
        held = {card.look() for card in state.hands[seat]}
        return tuple([Play(card) for card in wanted(state) if card in held]) or (Pay(),)

    def chance_outcomes(self, state: State) -> Mapping[Action, int]:
        """Any card that has not come up, while one is dealt or drawn."""
        if state.over or (state.dealt and not state.drawing):
            return {}
        up = (card.value for cards in (*state.hands, *state.runs) for card in cards)
        return {Deal(card): left for card, left in left_of_pack(up).items()}

    def apply(self, state: State, seat: Seat, action: Action) -> Story[State, Event]:
        """Play one action and all that follows from it without anybody's choice."""
        match action:
            case Deal(card) if state.drawing:
                return self._draw(state, card)
            case Deal(card):
                return self._deal(state, card)
            case Play(card):
                return self._play(state, seat, card)
            case Pay():
                return self._pay(state, seat)

    def timeout_action(self, state: State, seat: Seat) -> Action:
        """The lowest card that fits; pay if there is none."""
        return self.legal_actions(state, seat)[0]

    def stacks(self, state: State) -> tuple[int, ...]:
        """Chips won and lost by seat."""
        return state.stacks

    def in_play(self, state: State) -> Seats:
        """Nobody is eliminated."""
        return BOTH

    def held(self, state: State) -> tuple[Cards, ...]:
        """The hands."""
        return state.hands

    def returns(self, state: State) -> tuple[int, ...] | None:
        """The chips, once somebody has played the last card."""
        return state.stacks if state.over else None

    def possible(self, state: State) -> bool:
        """Whether nobody holds a card that would have been played instead of paying."""
        for lack in state.lacks:
            held = sum(card.value is lack.card for card in state.hands[lack.seat])
            if held > state.drawn[lack.seat] - lack.drawn:
                return False
        return True

    # The course of the game, in the order of play.

    def _deal(self, state: State, card: Card) -> Story[State, Event]:
        if not any(state.hands):
            yield DealBegan(state.dealer)
            pot = 2 * self.stake
            yield AntePaid((0, 1), self.stake, pot)
            state = replace(state, pot=pot, stacks=(-self.stake, -self.stake))
        face = Hidden(card, ALONE[state.turn])
        yield Dealt(state.turn, face)
        state = _with_hand(state, state.turn, (*state.hands[state.turn], face))
        return replace(state, turn=1 - state.turn, dealt=all(len(hand) == HAND for hand in state.hands))

    def _play(self, state: State, seat: Seat, card: Card) -> Story[State, Event]:
        number = len(_finished(state))
        face = Hidden(card, ALONE[seat]).shown()
        yield RunLengthened(seat, face) if state.runs[number] else RunOpened(seat, face, number + 1)
        run = (*state.runs[number], face)
        runs = (run, ()) if number == 0 else (state.runs[0], run)
        state = replace(_with_hand(state, seat, _without(state.hands[seat], card)), runs=runs, turn=1 - seat)
        if not state.hands[seat]:
            return (yield from self._end(state, seat))
        if len(run) == len(Card):
            yield RunCompleted(number + 1, state.turn)
        return state

    def _pay(self, state: State, seat: Seat) -> Story[State, Event]:
        pot = state.pot + self.stake
        yield PaidToPass(seat, self.stake, pot)
        lacks = tuple(Lack(seat, card, state.drawn[seat]) for card in wanted(state))
        state = replace(
            state, pot=pot, stacks=_moved(state.stacks, seat, -self.stake), lacks=state.lacks + lacks
        )
        if sum(state.drawn) < TALON:
            return replace(state, drawing=True)
        return replace(state, turn=1 - seat)

    def _draw(self, state: State, card: Card) -> Story[State, Event]:
        seat, face = state.turn, Hidden(card, ALONE[state.turn])
        drawn = _moved(state.drawn, seat, 1)
        yield CardDrawn(seat, face, TALON - sum(drawn))
        state = _with_hand(state, seat, (*state.hands[seat], face))
        return replace(state, drawn=drawn, drawing=False, turn=1 - seat)

    def _end(self, state: State, seat: Seat) -> Story[State, Event]:
        other, pot = 1 - seat, state.pot
        count = len(state.hands[other])
        owed = count * self.stake
        yield WentEmpty(seat, other, count, owed)
        yield PotTaken(seat, pot, 0)
        stacks = _moved(_moved(state.stacks, seat, pot + owed), other, -owed)
        yield DealEnded((other,), state.hands)
        yield MatchEnded((seat,), stacks)
        return replace(state, stacks=stacks, pot=0, over=True)


def wanted(state: State) -> tuple[Card, ...]:
    """The cards that fit now, lowest first: an Inn to open a run, else one at either end of it."""
    finished = _finished(state)
    run = state.runs[len(finished)] if len(finished) < len(state.runs) else ()
    if not run:
        return (Card.INN,)
    ranks = [card.look().rank for card in run]
    cards = list(Card)
    return tuple(cards[rank] for rank in (min(ranks) - 1, max(ranks) + 1) if 0 <= rank < len(cards))


def _finished(state: State) -> tuple[Cards, ...]:
    return tuple(run for run in state.runs if len(run) == len(Card))


def _without(hand: Cards, card: Card) -> Cards:
    place = next(place for place, held in enumerate(hand) if held.value is card)
    return (*hand[:place], *hand[place + 1 :])


def _with_hand(state: State, seat: Seat, hand: Cards) -> State:
    return replace(state, hands=(hand, state.hands[1]) if seat == 0 else (state.hands[0], hand))


def _moved(numbers: tuple[int, int], seat: Seat, amount: int) -> tuple[int, int]:
    first, second = numbers
    return (first + amount, second) if seat == 0 else (first, second + amount)


SEATS = range(2, 3)

RULESETS: Mapping[str, Ruleset[State, Action, Event]] = {
    "rulebook": Ruleset(Rules(), sources=("S0",), fewest=2, most=2),
}

FANFAR = Game(
    name="fanfar",
    state=State,
    action=Action,
    event=Event,
    rules=Rules,
    seats=SEATS,
    rulesets=RULESETS,
    default="rulebook",
)
