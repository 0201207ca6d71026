"""Kille with three cards: join for a third of the pot a trick, or fold [S0].

The dealer antes three. Everyone is dealt three cards; three more lie face down as the talon. In turn from
the dealer's left each joins or folds, but nobody may fold while the pot is only the dealer's three. One
player may first exchange the whole hand for the talon. If all but one have folded, that one takes the pot.
Else the first to have joined leads. The others must play a card at least as high as the highest so far if
they can, else their highest. The highest card takes the trick, the later of equals, and a third of the pot.
Whoever joined and took no trick puts three into the next pot. Everyone deals equally often.
"""

from collections.abc import Mapping
from typing import Annotated, Literal

from msgspec import Meta, Struct
from msgspec.structs import replace

from kille.core.actions import snake
from kille.core.deals import DealBegan, DealEnded, Dealt, MatchEnded, PotTaken
from kille.core.game import Game, Ruleset, Story
from kille.core.hidden import Hidden
from kille.core.seats import NOBODY, Seat, Seats, clockwise
from kille.games.tricks import cardplay
from kille.games.tricks.cardplay import CardPlay
from kille.games.tricks.crawl import leaders
from kille.games.tricks.pot import Fold, Folded, WonUnplayed, paid, won
from kille.games.tricks.trick import Deal, Hand, Play, Played, Trick, TrickWon, heads, ranks
from kille.packs.kille import PACK, Card

ANTE = 3
HAND = 3


class Join(Struct, frozen=True, tag=snake):
    """Join: play for the pot."""


class TakeTalon(Struct, frozen=True, tag=snake):
    """Exchange your whole hand for the three cards of the talon."""


type Action = Join | Fold | TakeTalon | Play | Deal

type WhyPaid = Literal["dealer", "no_trick"]


class PaidIn(Struct, frozen=True, tag=snake):
    """Each of `seats` put `amount` into the pot, which now holds `pot`, and why."""

    seats: tuple[Seat, ...]
    amount: int
    pot: int
    why: WhyPaid


class Joined(Struct, frozen=True, tag=snake):
    """A seat plays for the pot."""

    seat: Seat


class TalonTaken(Struct, frozen=True, tag=snake):
    """A seat laid its hand aside and gets the cards of the talon."""

    seat: Seat
    cards: tuple[Hidden[Card], ...]  # the hand


type Event = (
    DealBegan
    | PaidIn
    | Dealt[Card]
    | Joined
    | Folded
    | TalonTaken
    | WonUnplayed
    | Played
    | TrickWon
    | PotTaken
    | DealEnded[Card]
    | MatchEnded
)


class State(Struct, frozen=True, gc=False, tag="threecard", tag_field="game"):
    """The whole table."""

    chips: tuple[int, ...]  # won and lost, by seat
    dealer: Seat
    cards: CardPlay  # its order is of those who have not folded
    asked: tuple[Seat, ...]  # who is yet to join or fold, the first of them now
    pot: int = 0
    talon: bool = True  # the talon still lies there
    deals: int = 1  # the number of this deal
    over: bool = False


class Rules(Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """Kille with three cards, with its options chosen."""

    rounds: Annotated[int, Meta(ge=1, le=9, description="How often everyone deals.")] = 2

    def pack(self) -> Mapping[Card, int]:
        """Two each of 21 cards."""
        return PACK

    def start(self, seats: int, dealer: Seat) -> State:
        """The first card is awaited."""
        order = clockwise(range(seats), dealer)
        return State((0,) * seats, dealer, cardplay.fresh(order, size=HAND, seats=seats), order)

    def actors(self, state: State) -> Seats:
        """The one who is to join or fold, or whose turn it is to play."""
        return NOBODY if state.over else cardplay.actors(state.cards, state.asked)

    def awaited(self, state: State) -> Seats:
        """The one who is to join or fold, or whose turn it is to play."""
        return self.actors(state)

    def legal_actions(self, state: State, seat: Seat) -> tuple[Action, ...]:
        """Join, fold or take the talon; later the cards that may be played, lowest first."""
        if seat not in self.actors(state):
            return ()
        if not state.asked:
            return tuple([Play(card) for card in may_play(state.cards.hands[seat], state.cards.trick)])
        fold = (Fold(),) if may_fold(state) else ()
        talon = (TakeTalon(),) if state.talon else ()
        return (Join(), *fold, *talon)

    def chance_outcomes(self, state: State) -> Mapping[Action, int]:
        """Any card that is left, while cards are dealt or the talon is turned over."""
        return {} if state.over else {**cardplay.chances(state.cards)}

    def apply(self, state: State, seat: Seat, action: Action) -> Story[State, Event]:
        """Deal a card, join, fold or take the talon, or play a card and pay for the trick."""
        match action:
            case Deal(card):
                return (yield from self._deal(state, card))
            case Join():
                yield Joined(seat)
                return replace(state, asked=state.asked[1:])
            case Fold():
                return (yield from self._fold(state, seat))
            case TakeTalon():
                cards = cardplay.laid_aside(state.cards, seat, _held(state, seat))
                yield TalonTaken(seat, state.cards.hands[seat])
                return replace(state, cards=cards, talon=False)
            case Play(card):
                return (yield from self._play(state, seat, card))

    def timeout_action(self, state: State, seat: Seat) -> Action:
        """Fold, or join where folding is forbidden; later the lowest card that may be played."""
        if state.asked:
            return Fold() if may_fold(state) else Join()
        return self.legal_actions(state, seat)[0]

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
        return cardplay.could_play(state.cards, may_play)

    # The course of a match, in the order of play.

    def _deal(self, state: State, card: Card) -> Story[State, Event]:
        """The next card; before the first of a deal the dealer antes."""
        seat = cardplay.next_dealt(state.cards)
        assert seat is not None
        if not any(state.cards.hands):
            yield DealBegan(state.dealer)
            state = yield from _pay_in(state, (state.dealer,), "dealer")
        return replace(state, cards=(yield from cardplay.deal_to(state.cards, seat, card)))

    def _fold(self, state: State, seat: Seat) -> Story[State, Event]:
        """The cards are laid aside; the last one who has not folded takes the pot."""
        yield Folded(seat)
        cards = cardplay.folded(state.cards, seat)
        state = replace(state, cards=cards, asked=state.asked[1:])
        if len(cards.order) > 1:
            return state
        yield WonUnplayed(cards.leader)
        state = yield from _take(state, cards.leader, state.pot)
        return (yield from self._end_deal(state))

    def _play(self, state: State, seat: Seat, card: Card) -> Story[State, Event]:
        """A full trick is paid with a third of the pot that was played for."""
        cards = yield from cardplay.lay(state.cards, seat, card)
        if cardplay.is_full(cards):
            cards = yield from cardplay.take_trick(cards)
            tricks_left = HAND - len(cards.tricks) + 1
            state = yield from _take(state, cards.leader, state.pot // tricks_left)
        state = replace(state, cards=cards)
        return state if any(cards.hands) else (yield from self._end_deal(state))

    def _end_deal(self, state: State) -> Story[State, Event]:
        """Who joined and took no trick pays for it, but not after the very last deal; the next seat deals."""
        seats, tricks = len(state.chips), state.cards.tricks
        last = state.deals == self.rounds * seats
        if tricks and not last and (without := _without_trick(state.cards)):
            state = yield from _pay_in(state, without, "no_trick")
        yield DealEnded((), cardplay.had_at_the_end(state.cards, tricks[-1] if tricks else ()))
        if last:
            yield MatchEnded(leaders(state.chips), state.chips)
            return replace(state, over=True)
        dealer = (state.dealer + 1) % seats
        order = clockwise(range(seats), dealer)
        cards = cardplay.fresh(order, size=HAND, seats=seats)
        return State(state.chips, dealer, cards, order, state.pot, deals=state.deals + 1)


def may_fold(state: State) -> bool:
    """Nobody may while the pot holds only what the dealer put in [S0]."""
    return state.pot > ANTE


def may_play(hand: Hand, trick: Trick) -> tuple[Card, ...]:
    """Anything to lead; else a card at least as high as the highest so far, or one's highest card [S0]."""
    return (heads(hand, trick) or ranks(hand)[-1:]) if trick else ranks(hand)


def _held(state: State, seat: Seat) -> tuple[Card, ...]:
    return tuple([held.look() for held in state.cards.hands[seat]])


def _without_trick(cards: CardPlay) -> tuple[Seat, ...]:
    """Those who joined and took no trick, in seat order."""
    leaders_of = [trick[0].seat for trick in cards.tricks[1:]]  # the winner of a trick leads the next
    return tuple(sorted(set(cards.order) - {*leaders_of, cards.leader}))


def _pay_in(state: State, seats: tuple[Seat, ...], why: WhyPaid) -> Story[State, PaidIn]:
    """Some seats put three into the pot."""
    pot = state.pot + ANTE * len(seats)
    yield PaidIn(seats, ANTE, pot, why)
    return replace(state, chips=paid(state.chips, seats, ANTE), pot=pot)


def _take(state: State, seat: Seat, amount: int) -> Story[State, PotTaken]:
    """A seat takes chips out of the pot."""
    pot = state.pot - amount
    yield PotTaken(seat, amount, pot)
    return replace(state, chips=won(state.chips, seat, amount), pot=pot)


SEATS = range(3, 9)

RULESETS: Mapping[str, Ruleset[State, Action, Event]] = {
    "rulebook": Ruleset(Rules(), sources=("S0",), fewest=3, most=8),
}

THREECARD = Game(
    name="threecard",
    state=State,
    action=Action,
    event=Event,
    rules=Rules,
    seats=SEATS,
    rulesets=RULESETS,
    default="rulebook",
)
