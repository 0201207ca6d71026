"""Bluffmäster: get rid of your cards by laying them face down under names that may be lies [S0].

Everyone gets six cards; the rest is the talon. The dealer lays a card face down and says what it is. In turn
the others lay a card each and name a higher rank than the last one, true or not, or say stop. Before the
next card is laid, anyone may say syn: the card is shown. If it was a bluff, its player takes three cards
from the talon, else the one who doubted it does. Who has no card left is safe. If nobody can or will name
a higher rank after that, the game is over, and those who have cards left have lost.
"""

from collections import Counter
from collections.abc import Iterable, Mapping
from typing import Annotated

from msgspec import Meta, Struct
from msgspec.structs import replace

from kille.core.deals import DealBegan, DealEnded, Dealt, MatchEnded
from kille.core.fill import hidden_in
from kille.core.game import Story
from kille.core.hidden import Hidden
from kille.core.seats import ALONE, NOBODY, Seat, Seats, clockwise, put
from kille.games.bluffmaster.actions import Action, Believe, Check, Deal, Lay, Stop
from kille.games.bluffmaster.events import (
    BecameSafe,
    Believed,
    CardChecked,
    CardLaid,
    CaughtWithCards,
    DrawnBlind,
    Event,
    PenaltySpared,
    PenaltyTaken,
    SaidStop,
    SequenceDue,
    WhyOver,
)
from kille.games.bluffmaster.state import Cards, Laid, Owed, State, live, with_card, without
from kille.packs.kille import PACK, Card, left_of_pack

CARDS = sum(PACK.values())


class Rules(Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """Bluffmäster with its options chosen."""

    hand: Annotated[int, Meta(ge=3, le=6, description="Cards dealt to each player.")] = 6
    penalty: Annotated[
        int, Meta(ge=1, le=6, description="Cards from the talon for a bluff found out, or a wrong check.")
    ] = 3

    def pack(self) -> Mapping[Card, int]:
        """Two each of 21 cards."""
        return PACK

    def start(self, seats: int, dealer: Seat) -> State:
        """The table before the first card, which goes to the dealer's left."""
        return State(
            dealer,
            turn=(dealer + 1) % seats,
            hands=((),) * seats,
            points=(0,) * seats,
            talon=CARDS - seats * self.hand,
        )

    def actors(self, state: State) -> Seats:
        """Whoever has yet to check or believe; else the one whose turn it is."""
        if state.over or state.dealing or state.owed:
            return NOBODY
        return frozenset(state.asked) if state.asked else ALONE[state.turn]

    def awaited(self, state: State) -> Seats:
        """All who may act."""
        return self.actors(state)

    def legal_actions(self, state: State, seat: Seat) -> tuple[Action, ...]:
        """In the window of a card check or believe; in turn any card under any higher name, or stop.

        Whoever starts a sequence may give any name, and may not say stop.
        """
        if seat not in self.actors(state):
            return ()
        if state.asked:
            return Check(), Believe()
        least = state.sequence[-1].named.rank + 1 if state.sequence else 0
        names = tuple(Card)[least:]
        lays = tuple([Lay(card, name) for card in _ranks(state.hands[seat]) for name in names])
        return (*lays, Stop()) if state.sequence else lays

    def chance_outcomes(self, state: State) -> Mapping[Action, int]:
        """Any card that has not come up; for a blind draw, any of the hand that is drawn from."""
        if state.owed and state.owed.blind:
            hand = state.hands[state.owed.other]
            return {Deal(card): copies for card, copies in _count(hand).items()}
        if state.over or not (state.dealing or state.owed):
            return {}
        up = (card.value for card in hidden_in(state))
        return {Deal(card): left for card, left in left_of_pack(up).items()}

    def apply(self, state: State, seat: Seat, action: Action) -> Story[State, Event]:
        """Play one action and all that follows from it without anybody's choice."""
        match action:
            case Deal(card) if state.dealing:
                return self._deal(state, card)
            case Deal(card):
                return self._take(state, card)
            case Lay(card, name):
                return self._lay(state, seat, card, name)
            case Stop():
                return self._stop(state, seat)
            case Check():
                return self._check(state, seat)
            case Believe():
                return self._believe(state, seat)

    def timeout_action(self, state: State, seat: Seat) -> Action:
        """Believe; stop; and whoever must start lays the lowest card and says what it is."""
        if state.asked:
            return Believe()
        if state.sequence:
            return Stop()
        lowest = _ranks(state.hands[seat])[0]
        return Lay(lowest, lowest)

    def stacks(self, state: State) -> tuple[int, ...]:
        """How many others each seat has beaten so far."""
        return state.points

    def in_play(self, state: State) -> Seats:
        """Everyone: whoever is out is safe, and nobody is eliminated."""
        return frozenset(range(len(state.hands)))

    def held(self, state: State) -> tuple[Cards, ...]:
        """The hands."""
        return state.hands

    def returns(self, state: State) -> tuple[int, ...] | None:
        """How many others each seat has beaten, once the game is over."""
        return state.points if state.over else None

    def possible(self, state: State) -> bool:
        """Any lie of the hidden cards: all that is public lies open in the state, and a name may be a lie."""
        return True

    # The course of the game, in the order of play.

    def _deal(self, state: State, card: Card) -> Story[State, Event]:
        if not any(state.hands):
            yield DealBegan(state.dealer)
        seat, face = state.turn, Hidden(card, ALONE[state.turn])
        yield Dealt(seat, face)
        state = with_card(state, seat, face)
        if any(len(hand) < self.hand for hand in state.hands):
            return replace(state, turn=(seat + 1) % len(state.hands))
        yield SequenceDue(state.dealer, "dealer")
        return replace(state, turn=state.dealer, dealing=False)

    def _lay(self, state: State, seat: Seat, card: Card, name: Card) -> Story[State, Event]:
        state = without(state, seat, card)
        face = Hidden(card, ALONE[seat])
        yield CardLaid(seat, face, name, len(state.hands[seat]))
        asked = tuple(other for other in live(state) if other != seat)
        return replace(state, sequence=(*state.sequence, Laid(seat, face, name)), asked=asked)

    def _stop(self, state: State, seat: Seat) -> Story[State, Event]:
        yield SaidStop(seat)
        return (yield from self._pass_on(state))

    def _believe(self, state: State, seat: Seat) -> Story[State, Event]:
        yield Believed(seat)
        state = replace(state, asked=tuple(other for other in state.asked if other != seat))
        return state if state.asked else (yield from self._close_window(state))

    def _check(self, state: State, seat: Seat) -> Story[State, Event]:
        """The first check closes the window; the bluffer, or whoever was wrong, has cards to take."""
        *before, laid = state.sequence
        face = laid.card.shown()
        bluff = face.look() is not laid.named
        yield CardChecked(seat, laid.seat, face, laid.named, "bluff" if bluff else "true")
        if bluff:
            state = replace(state, sequence=tuple(before), dead=(*state.dead, face), asked=())
            return (yield from self._punish(state, laid.seat, seat))
        state = replace(state, sequence=(*before, replace(laid, card=face)), asked=())
        return (yield from self._punish(state, seat, laid.seat))

    def _punish(self, state: State, seat: Seat, other: Seat) -> Story[State, Event]:
        """`seat` takes what the talon has of three cards; one from the hand of `other` if it has none."""
        if state.talon:
            return replace(state, owed=Owed(seat, other, min(self.penalty, state.talon), blind=False))
        if state.hands[other]:
            return replace(state, owed=Owed(seat, other, 1, blind=True))
        yield PenaltySpared(seat, other)
        return (yield from self._close_window(state))

    def _take(self, state: State, card: Card) -> Story[State, Event]:
        owed = state.owed
        assert owed is not None
        if owed.blind:
            face = Hidden(card, ALONE[owed.other] | ALONE[owed.seat])
            yield DrawnBlind(owed.seat, owed.other, face)
            state = without(state, owed.other, card)
        else:
            face = Hidden(card, ALONE[owed.seat])
            state = replace(state, talon=state.talon - 1)
            yield PenaltyTaken(owed.seat, face, state.talon)
        state = with_card(state, owed.seat, face)
        if owed.count > 1:
            return replace(state, owed=replace(owed, count=owed.count - 1))
        return (yield from self._close_window(replace(state, owed=None)))

    def _close_window(self, state: State) -> Story[State, Event]:
        """Whoever has no card left now is safe; the turn passes on from the one who laid the card."""
        seats = len(state.hands)
        for seat in live(state):
            if not state.hands[seat]:
                points = seats - 1 - len(state.safe)
                yield BecameSafe(seat, len(state.safe) + 1, points)
                state = replace(
                    state,
                    safe=(*state.safe, seat),
                    points=put(state.points, seat, points),
                )
                if seat == state.turn:
                    *before, laid = state.sequence
                    state = replace(state, sequence=(*before, replace(laid, last=True)))
        if len(live(state)) == 1:
            return (yield from self._end(state, "one_left"))
        return (yield from self._pass_on(state))

    def _pass_on(self, state: State) -> Story[State, Event]:
        """The next one who is in; but where the card to beat lies, all others have said stop since."""
        standing = state.sequence[-1] if state.sequence else None
        for seat in clockwise(range(len(state.hands)), state.turn):
            if standing and seat == standing.seat:
                return (yield from self._all_stopped(state, standing))
            if seat not in state.safe:
                if not standing:
                    yield SequenceDue(seat, "nothing_named")
                return replace(state, turn=seat)
        raise AssertionError("somebody is in")

    def _all_stopped(self, state: State, standing: Laid) -> Story[State, Event]:
        """The player of the standing card starts anew; after a last card the game is over."""
        if standing.last:
            return (yield from self._end(state, "all_stopped"))
        dead = (*state.dead, *[laid.card for laid in state.sequence])
        seat, why = standing.seat, "all_stopped"
        if seat in state.safe:
            seat, why = clockwise(live(state), seat)[0], "starter_out"
        yield SequenceDue(seat, why)
        return replace(state, sequence=(), dead=dead, turn=seat)

    def _end(self, state: State, why: WhyOver) -> Story[State, Event]:
        left = live(state)
        yield CaughtWithCards(left, why)
        yield DealEnded(left, state.hands)
        yield MatchEnded(state.safe[:1], state.points)
        return replace(state, over=True)


def _ranks(hand: Cards) -> tuple[Card, ...]:
    """The cards of a hand, each rank once, lowest first; those whose face shows."""
    held = {card.value for card in hand}
    return tuple([card for card in Card if card in held])


def _count(cards: Iterable[Hidden[Card]]) -> Counter[Card]:
    """How many there are of each card whose face shows."""
    return Counter([card.value for card in cards if card.value is not None])
