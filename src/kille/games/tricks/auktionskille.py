"""Auktionskille: bid to be the soloist, and take the last trick against all who stay.

The sources only name the game; the rules are put together here from Femkortskille and a plain auction. All
ante and get three cards. In one round from the dealer's left each bids more than the last bid, or passes. The
highest bidder is the soloist and puts the bid into the pot. The others stay or fold; if nobody stays, the
soloist takes the pot. Soloist and stayers get two more cards and play five tricks as in Femkortskille. If the
soloist wins the fifth trick the pot is the soloist's; else the soloist pays the winner the amount of the bid,
and the pot stays for the next deal.
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
from kille.games.tricks.pot import Fold, Folded, PotShared, WonUnplayed
from kille.games.tricks.trick import Deal, Play, Played, TrickWon
from kille.packs.kille import PACK, Card

DEALT = 3


class Bid(Struct, frozen=True, tag=snake):
    """Bid so many chips to be the soloist."""

    amount: Number


class Pass(Struct, frozen=True, tag=snake):
    """Pass: do not bid."""


class Stay(Struct, frozen=True, tag=snake):
    """Stay: play against the soloist."""


type Action = Bid | Pass | Stay | Fold | Play | Deal


class BidMade(Struct, frozen=True, tag=snake):
    """A seat bid `amount` to be the soloist."""

    seat: Seat
    amount: int


class Passed(Struct, frozen=True, tag=snake):
    """A seat did not bid."""

    seat: Seat


class NobodyBid(Struct, frozen=True, tag=snake):
    """Nobody is the soloist, and the pot stays as it is."""

    pot: int


class SoloistFound(Struct, frozen=True, tag=snake):
    """A seat is the soloist and put its bid into the pot, which now holds `pot`."""

    seat: Seat
    amount: int
    pot: int


class Stayed(Struct, frozen=True, tag=snake):
    """A seat plays against the soloist."""

    seat: Seat


class SoloistPaid(Struct, frozen=True, tag=snake):
    """`seat`, the soloist, did not take the last trick, and pays its winner `other`; the pot stays."""

    seat: Seat
    other: Seat
    amount: int
    pot: int


type Event = (
    DealBegan
    | AntePaid
    | Dealt[Card]
    | BidMade
    | Passed
    | NobodyBid
    | SoloistFound
    | Stayed
    | Folded
    | WonUnplayed
    | Played
    | TrickWon
    | LastTrickWon
    | PotTaken
    | SoloistPaid
    | PotShared
    | DealEnded[Card]
    | MatchEnded
)


class State(Struct, frozen=True, gc=False, tag="auktionskille", tag_field="game"):
    """The whole table."""

    chips: tuple[int, ...]  # won and lost, by seat
    dealer: Seat
    cards: CardPlay
    asked: tuple[Seat, ...]  # who is yet to bid, or to stay or fold; the first of them now
    bid: int = 0  # the highest so far
    soloist: Seat | None = None  # who made it
    bidding: bool = True
    stayed: tuple[Seat, ...] = ()
    pot: int = 0
    deals: int = 1  # the number of this deal
    over: bool = False


class Rules(Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """Auktionskille with its options chosen."""

    ante: Annotated[int, Meta(ge=1, le=100, description="Chips that everyone puts in before a deal.")] = 1
    bid: Annotated[int, Meta(ge=1, le=50, description="The highest bid that may be made.")] = 12
    rounds: Annotated[int, Meta(ge=1, le=9, description="How often everyone deals.")] = 1

    def pack(self) -> Mapping[Card, int]:
        """Two each of 21 cards."""
        return PACK

    def start(self, seats: int, dealer: Seat) -> State:
        """The first card is awaited."""
        return _fresh((0,) * seats, dealer)

    def actors(self, state: State) -> Seats:
        """The one who is to bid, to stay or fold, or whose turn it is to play."""
        return NOBODY if state.over else cardplay.actors(state.cards, state.asked)

    def awaited(self, state: State) -> Seats:
        """The one who is to bid, to stay or fold, or whose turn it is to play."""
        return self.actors(state)

    def legal_actions(self, state: State, seat: Seat) -> tuple[Action, ...]:
        """Pass or a higher bid; stay or fold; later the cards that may be played, lowest first."""
        if seat not in self.actors(state):
            return ()
        if not state.asked:
            return tuple([Play(card) for card in five.may_play(state.cards.hands[seat], state.cards.trick)])
        if state.bidding:
            return (Pass(), *[Bid(amount) for amount in range(state.bid + 1, self.bid + 1)])
        return (Stay(), Fold())

    def chance_outcomes(self, state: State) -> Mapping[Action, int]:
        """Any card that is left, while cards are dealt."""
        return {} if state.over else {**cardplay.chances(state.cards)}

    def apply(self, state: State, seat: Seat, action: Action) -> Story[State, Event]:
        """Deal a card, bid, stay or fold, or play a card."""
        match action:
            case Deal(card):
                return (yield from self._deal(state, card))
            case Play(card):
                state = replace(state, cards=(yield from five.play(state.cards, seat, card)))
                return (yield from self._settle(state)) if five.is_over(state.cards) else state
            case Bid(amount):
                yield BidMade(seat, amount)
                state = replace(state, bid=amount, soloist=seat)
            case Pass():
                yield Passed(seat)
            case Stay():
                yield Stayed(seat)
                state = replace(state, stayed=(*state.stayed, seat))
            case Fold():
                yield Folded(seat)
                state = replace(state, cards=cardplay.folded(state.cards, seat))
        return (yield from self._ask_next(replace(state, asked=state.asked[1:])))

    def timeout_action(self, state: State, seat: Seat) -> Action:
        """Pass, or fold; later the lowest card that may be played."""
        if state.asked:
            return Pass() if state.bidding else Fold()
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

    def _ask_next(self, state: State) -> Story[State, Event]:
        """After the bidding the soloist is known, and the others stay or fold; then the cards are played."""
        seats = len(state.chips)
        if state.bidding and (not state.asked or state.bid == self.bid):
            return (yield from self._end_bidding(state))
        if state.asked:
            return state
        soloist = state.soloist
        assert soloist is not None
        if not state.stayed:
            yield WonUnplayed(soloist)
            return (yield from self._take_pot(state, soloist))
        order = clockwise(range(seats), state.dealer)
        players = tuple([seat for seat in order if seat == soloist or seat in state.stayed])
        return replace(state, cards=five.drawing(state.cards, players))

    def _end_bidding(self, state: State) -> Story[State, Event]:
        soloist = state.soloist
        if soloist is None:
            yield NobodyBid(state.pot)
            return (yield from self._end_deal(state))
        chips, held = pot.paid(state.chips, (soloist,), state.bid), state.pot + state.bid
        yield SoloistFound(soloist, state.bid, held)
        asked = clockwise(range(len(chips)), soloist)[:-1]
        return replace(state, chips=chips, pot=held, bidding=False, asked=asked)

    def _settle(self, state: State) -> Story[State, Event]:
        """The last trick is the soloist's, or the soloist pays for it."""
        winner, soloist = state.cards.leader, state.soloist
        assert soloist is not None
        if winner == soloist:
            return (yield from self._take_pot(state, soloist))
        yield SoloistPaid(soloist, winner, state.bid, state.pot)
        chips = pot.won(pot.paid(state.chips, (soloist,), state.bid), winner, state.bid)
        return (yield from self._end_deal(replace(state, chips=chips)))

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
        return replace(state, chips=chips, pot=0, asked=(), over=True)


def _fresh(chips: tuple[int, ...], dealer: Seat) -> State:
    """The table before the first card of a deal."""
    order = clockwise(range(len(chips)), dealer)
    return State(chips, dealer, cardplay.fresh(order, size=DEALT, seats=len(chips)), order)


SEATS = range(3, 9)

RULESETS: Mapping[str, Ruleset[State, Action, Event]] = {
    "auction": Ruleset(Rules(), sources=("S1",), fewest=3, most=8, reconstructed=True),
}

AUKTIONSKILLE = Game(
    name="auktionskille",
    state=State,
    action=Action,
    event=Event,
    rules=Rules,
    seats=SEATS,
    rulesets=RULESETS,
    default="auction",
)
