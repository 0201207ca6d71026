"""Pokerkille: five cards, one round of betting, and the last trick takes the pot.

The sources only name the game; the rules are put together here from Femkortskille and a plain round of poker
betting. All ante and get five cards. In turn from the dealer's left each checks or bets while nobody has
bet, then calls, raises or folds. If all but one fold, that one takes the pot unplayed. Else five tricks are
played: whoever can beat the trick must, of equal cards the later one wins, and the winner of the fifth takes
the pot.
"""

from collections.abc import Mapping
from typing import Annotated

from msgspec import Meta, Struct
from msgspec.structs import replace

from kille.core.actions import Number, snake
from kille.core.deals import AntePaid, DealBegan, DealEnded, Dealt, MatchEnded, PotTaken
from kille.core.game import Game, Ruleset, Story
from kille.core.hidden import Hidden
from kille.core.seats import NOBODY, Seat, Seats, clockwise
from kille.games.tricks import cardplay, five, pot
from kille.games.tricks.cardplay import CardPlay
from kille.games.tricks.crawl import leaders
from kille.games.tricks.five import LastTrickWon
from kille.games.tricks.pot import Fold, Folded, WonUnplayed
from kille.games.tricks.trick import Deal, Play, Played, TrickWon
from kille.packs.kille import PACK, Card


class Check(Struct, frozen=True, tag=snake):
    """Check: stay in without a bet, while nobody has bet."""


class Bet(Struct, frozen=True, tag=snake):
    """Bet so many chips, which the others must match to stay in."""

    amount: Number


class Call(Struct, frozen=True, tag=snake):
    """Call: put in what is wanting to the highest bet."""


class Raise(Struct, frozen=True, tag=snake):
    """Raise the highest bet by so many chips."""

    amount: Number


type Action = Check | Bet | Call | Raise | Fold | Play | Deal


class Checked(Struct, frozen=True, tag=snake):
    """A seat stays in without a bet."""

    seat: Seat


class BetMade(Struct, frozen=True, tag=snake):
    """A seat bet `amount`; the pot now holds `pot`."""

    seat: Seat
    amount: int
    pot: int


class Called(Struct, frozen=True, tag=snake):
    """A seat put in `amount` to stay in; the pot now holds `pot`."""

    seat: Seat
    amount: int
    pot: int


class Raised(Struct, frozen=True, tag=snake):
    """A seat put in `paid` and so raised the bet by `amount`; the pot now holds `pot`."""

    seat: Seat
    amount: int
    paid: int
    pot: int


type Event = (
    DealBegan
    | AntePaid
    | Dealt[Card]
    | Checked
    | BetMade
    | Called
    | Raised
    | Folded
    | WonUnplayed
    | Played
    | TrickWon
    | LastTrickWon
    | PotTaken
    | DealEnded[Card]
    | MatchEnded
)


class State(Struct, frozen=True, gc=False, tag="pokerkille", tag_field="game"):
    """The whole table."""

    chips: tuple[int, ...]  # won and lost, by seat
    dealer: Seat
    cards: CardPlay  # its order is of those who have not folded
    asked: tuple[Seat, ...]  # who is yet to speak in the betting, the first of them now
    bets: tuple[int, ...]  # what each seat has put in on top of the ante
    raises: int = 0  # how often the bet was raised
    pot: int = 0
    deals: int = 1  # the number of this deal
    over: bool = False


class Rules(Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """Pokerkille with its options chosen."""

    ante: Annotated[int, Meta(ge=1, le=100, description="Chips that everyone puts in before a deal.")] = 1
    bet: Annotated[int, Meta(ge=1, le=20, description="The most that may be bet or raised by at once.")] = 4
    raises: Annotated[int, Meta(ge=0, le=9, description="How often a bet may be raised in a deal.")] = 3
    rounds: Annotated[int, Meta(ge=1, le=9, description="How often everyone deals.")] = 1

    def pack(self) -> Mapping[Card, int]:
        """Two each of 21 cards."""
        return PACK

    def start(self, seats: int, dealer: Seat) -> State:
        """The first card is awaited."""
        return _fresh((0,) * seats, dealer)

    def actors(self, state: State) -> Seats:
        """The one who is to speak in the betting, or whose turn it is to play."""
        return NOBODY if state.over else cardplay.actors(state.cards, state.asked)

    def awaited(self, state: State) -> Seats:
        """The one who is to speak in the betting, or whose turn it is to play."""
        return self.actors(state)

    def legal_actions(self, state: State, seat: Seat) -> tuple[Action, ...]:
        """Check or bet; call, raise or fold; later the cards that may be played, lowest first."""
        if seat not in self.actors(state):
            return ()
        if not state.asked:
            return tuple([Play(card) for card in five.may_play(state.cards.hands[seat], state.cards.trick)])
        amounts = range(1, self.bet + 1)
        if not max(state.bets):
            return (Check(), *[Bet(amount) for amount in amounts], Fold())
        may_raise = state.raises < self.raises
        return (Call(), *[Raise(amount) for amount in amounts if may_raise], Fold())

    def chance_outcomes(self, state: State) -> Mapping[Action, int]:
        """Any card that is left, while cards are dealt."""
        return {} if state.over else {**cardplay.chances(state.cards)}

    def apply(self, state: State, seat: Seat, action: Action) -> Story[State, Event]:
        """Deal a card, speak in the betting, or play a card."""
        match action:
            case Deal(card):
                return (yield from self._deal(state, card))
            case Play(card):
                state = replace(state, cards=(yield from five.play(state.cards, seat, card)))
                if not five.is_over(state.cards):
                    return state
                return (yield from self._take_pot(state, state.cards.leader))
            case Check():
                yield Checked(seat)
                state = replace(state, asked=state.asked[1:])
            case Bet(amount):
                state = _reopened(_put_in(state, seat, amount), seat)
                yield BetMade(seat, amount, state.pot)
            case Call():
                wanting = max(state.bets) - state.bets[seat]
                state = _put_in(state, seat, wanting)
                yield Called(seat, wanting, state.pot)
                state = replace(state, asked=state.asked[1:])
            case Raise(amount):
                paid = max(state.bets) + amount - state.bets[seat]
                state = _reopened(_put_in(state, seat, paid), seat)
                yield Raised(seat, amount, paid, state.pot)
                state = replace(state, raises=state.raises + 1)
            case Fold():
                return (yield from self._fold(state, seat))
        return state

    def timeout_action(self, state: State, seat: Seat) -> Action:
        """Check, or fold where something must be put in; later the lowest card that may be played."""
        if state.asked:
            return Fold() if max(state.bets) else Check()
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
        return cardplay.could_play(state.cards, five.may_play)

    # The course of a match, in the order of play.

    def _deal(self, state: State, card: Card) -> Story[State, Event]:
        """The next card; before the first of a deal all ante."""
        seat = cardplay.next_dealt(state.cards)
        assert seat is not None
        if not any(state.cards.hands):
            yield DealBegan(state.dealer)
            chips, held = yield from pot.ante(state.chips, state.pot, self.ante)
            state = replace(state, chips=chips, pot=held)
        return replace(state, cards=(yield from cardplay.deal_to(state.cards, seat, card)))

    def _fold(self, state: State, seat: Seat) -> Story[State, Event]:
        """The cards are laid aside; the last one who has not folded takes the pot."""
        yield Folded(seat)
        state = replace(state, cards=cardplay.folded(state.cards, seat), asked=state.asked[1:])
        if len(state.cards.order) > 1:
            return state
        yield WonUnplayed(state.cards.leader)
        return (yield from self._take_pot(state, state.cards.leader))

    def _take_pot(self, state: State, seat: Seat) -> Story[State, Event]:
        """The deal is won; the next player deals, until everyone has dealt so often."""
        chips = yield from pot.take(state.chips, seat, state.pot)
        yield DealEnded((), five.had_at_the_end(state.cards))
        if state.deals < self.rounds * len(chips):
            return replace(_fresh(chips, (state.dealer + 1) % len(chips)), deals=state.deals + 1)
        yield MatchEnded(leaders(chips), chips)
        return replace(state, chips=chips, pot=0, asked=(), over=True)


def _fresh(chips: tuple[int, ...], dealer: Seat) -> State:
    """The table before the first card of a deal."""
    order = clockwise(range(len(chips)), dealer)
    cards = cardplay.fresh(order, size=five.HAND, seats=len(chips))
    return State(chips, dealer, cards, order, bets=(0,) * len(chips))


def _put_in(state: State, seat: Seat, amount: int) -> State:
    return replace(
        state,
        chips=pot.paid(state.chips, (seat,), amount),
        bets=pot.won(state.bets, seat, amount),
        pot=state.pot + amount,
    )


def _reopened(state: State, seat: Seat) -> State:
    """All others who are in are asked about a bet, from the left of who made it."""
    asked = clockwise(sorted(state.cards.order), seat)[:-1]
    return replace(state, asked=asked)


SEATS = range(3, 9)

RULESETS: Mapping[str, Ruleset[State, Action, Event]] = {
    "poker": Ruleset(Rules(), sources=("S1",), fewest=3, most=8, reconstructed=True),
}

POKERKILLE = Game(
    name="pokerkille",
    state=State,
    action=Action,
    event=Event,
    rules=Rules,
    seats=SEATS,
    rulesets=RULESETS,
    default="poker",
)
