"""Djurpark: flip cards, and when two are alike be the first to make the right animal's call.

All cards are dealt into face-down piles, and everyone is an animal. In turn from the dealer's left each flips
the top card onto the own face-up pile. When its rank equals a card that lies face up, all race to make the
call of the flipper's animal: the first right call takes all cards that the flipper has flipped, and the
flipper flips again. A wrong call (another animal, or nothing is alike) costs a card. Whoever has no cards is
out; whoever has them all wins [S0].

Nobody looks at a pile: its cards are decided when they are flipped. A pile that is turned face down again
keeps its cards, which chance does not decide anew, but nobody may look at them; to every eye they are backs
like the others. A state filled from a view knows nothing of them either, and lets chance decide again.
"""

from collections.abc import Mapping
from itertools import chain
from typing import Annotated, Literal

from msgspec import Meta, Struct
from msgspec.structs import replace

from kille.core.deals import DealBegan, DealEnded, MatchEnded
from kille.core.game import Ruleset, Story
from kille.core.hidden import Hidden
from kille.core.seats import ALONE, NOBODY, Seat, Seats, clockwise, put
from kille.games.djurpark.actions import Action, Call, Deal, Flip, Quiet
from kille.games.djurpark.events import (
    CalledRight,
    CalledWrong,
    CardFlipped,
    Event,
    KeptQuiet,
    LastFlip,
    NobodyCalled,
    OutOfCards,
    PileTurned,
)
from kille.packs.kille import PACK, Card, left_of_pack

type Pile = tuple[Hidden[Card], ...]
type Matching = Literal["any_revealed", "tops"]


class State(Struct, frozen=True, gc=False, tag="djurpark", tag_field="game"):
    """The whole table."""

    dealer: Seat
    down: tuple[Pile, ...]  # face-down piles, the top card first
    up: tuple[Pile, ...]  # face-up piles, the first flipped first
    flipper: Seat  # who flips, or has flipped
    drawing: bool = False  # the flipped card is on its way
    window: bool = False  # a card was flipped, and calls may be made
    spoken: Seats = NOBODY  # who has called or said that they do not
    flips: int = 0
    over: bool = False


class Rules(Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """Djurpark with its options chosen."""

    match: Annotated[
        Matching,
        Meta(description="What the flipped card must equal: any card face up, or the top of another pile."),
    ] = "any_revealed"
    flips: Annotated[
        int, Meta(ge=50, le=1000, description="After so many flips whoever has the most cards has won.")
    ] = 600

    def pack(self) -> Mapping[Card, int]:
        """Two each of 21 cards."""
        return PACK

    def start(self, seats: int, dealer: Seat) -> State:
        """All cards lie in piles; those that are over go to the first seats from the dealer's left."""
        each, over = divmod(sum(PACK.values()), seats)
        order = clockwise(range(seats), dealer)
        sizes = [each + (order.index(seat) < over) for seat in range(seats)]
        down = tuple([(UNSEEN,) * size for size in sizes])
        return State(dealer, down, ((),) * seats, order[0])

    def actors(self, state: State) -> Seats:
        """The one who flips; after a flip everyone who has not spoken, and the next to flip."""
        if state.over or state.drawing:
            return NOBODY
        if not state.window:
            return ALONE[state.flipper]
        return (live(state) - state.spoken) | self.awaited(state)

    def awaited(self, state: State) -> Seats:
        """The one who flips next; where two cards are alike, everyone who has not spoken."""
        if state.over or state.drawing:
            return NOBODY
        if not state.window:
            return ALONE[state.flipper]
        return live(state) - state.spoken if is_match(state, self.match) else ALONE[_next(state)]

    def legal_actions(self, state: State, seat: Seat) -> tuple[Action, ...]:
        """Flip; or after a flip, once for each card, the call of any animal, or none."""
        if seat not in self.actors(state):
            return ()
        if not state.window:
            return (Flip(),)
        flip = (Flip(),) if seat in self.awaited(state) and not is_match(state, self.match) else ()
        if seat in state.spoken:
            return flip
        return (*flip, Quiet(), *[Call(other) for other in range(len(state.up))])

    def chance_outcomes(self, state: State) -> Mapping[Action, int]:
        """Any card that has not come up, while one is flipped."""
        if not state.drawing:
            return {}
        up = (card.value for card in chain(*state.up, *state.down))
        return {Deal(card): left for card, left in left_of_pack(up).items()}

    def apply(self, state: State, seat: Seat, action: Action) -> Story[State, Event]:
        """Flip, call or keep quiet; or a card comes up."""
        match action:
            case Deal(card):
                if not state.flips:
                    yield DealBegan(state.dealer)
                return (yield from self._reveal(state, Hidden(card, NOBODY)))
            case Flip():
                return (yield from self._flip(state))
            case Quiet():
                yield KeptQuiet(seat)
                return (yield from self._spoken(state, seat))
            case Call(other):
                return (yield from self._call(state, seat, other))

    def timeout_action(self, state: State, seat: Seat) -> Action:
        """Flip, or keep quiet."""
        return self.legal_actions(state, seat)[0]

    def stacks(self, state: State) -> tuple[int, ...]:
        """How many cards each has; the one on its way is still the flipper's."""
        cards = [len(down) + len(up) for down, up in zip(state.down, state.up, strict=True)]
        cards[state.flipper] += state.drawing
        return tuple(cards)

    def in_play(self, state: State) -> Seats:
        """The seats that have cards."""
        return live(state)

    def held(self, state: State) -> tuple[Pile, ...]:
        """The face-up piles: nobody looks at the others."""
        return state.up

    def returns(self, state: State) -> tuple[int, ...] | None:
        """The cards, once the game is over."""
        return self.stacks(state) if state.over else None

    def possible(self, state: State) -> bool:
        """Any lie of the cards: nobody has looked at a hidden one."""
        return True

    # The course of the game.

    def _flip(self, state: State) -> Story[State, Event]:
        """The next to flip turns up a card, which closes the window of the last one; or the game is over."""
        if state.flips >= self.flips:
            yield LastFlip(state.flips)
            return (yield from self._end(state))
        flipper = _next(state) if state.window else state.flipper
        state = replace(state, flipper=flipper, window=False, spoken=NOBODY)
        if not state.down[flipper]:
            yield PileTurned(flipper, len(state.up[flipper]))
            state = turned(state, flipper)
        top, *rest = state.down[flipper]
        state = replace(state, down=put(state.down, flipper, tuple(rest)))
        if top.value is None:
            return replace(state, drawing=True)
        return (yield from self._reveal(state, top))

    def _reveal(self, state: State, card: Hidden[Card]) -> Story[State, Event]:
        """The card lies face up, and calls may be made."""
        seat, face = state.flipper, card.shown()
        yield CardFlipped(seat, face)
        up = put(state.up, seat, (*state.up[seat], face))
        return replace(state, up=up, drawing=False, window=True, flips=state.flips + 1)

    def _call(self, state: State, seat: Seat, animal: Seat) -> Story[State, Event]:
        """The first right call takes what the flipper has flipped; a wrong one costs a card."""
        flipper = state.flipper
        matched = is_match(state, self.match)
        if matched and animal == flipper:
            taken = state.up[flipper]
            yield CalledRight(seat, flipper, len(taken))
            state = replace(state, up=put(state.up, flipper, ()), window=False, spoken=NOBODY)
            below = (*state.down[seat], *[_unseen(card) for card in taken])
            return (yield from self._go_on(replace(state, down=put(state.down, seat, below))))
        yield CalledWrong(seat, flipper, animal, "wrong_animal" if matched else "no_match")
        if not state.down[seat]:
            yield PileTurned(seat, len(state.up[seat]))
            state = turned(state, seat)
        card, *rest = state.down[seat]
        down = put(state.down, seat, tuple(rest))
        down = put(down, flipper, (*down[flipper], card))
        state = replace(state, down=down)
        if not state.down[seat] and not state.up[seat]:
            yield OutOfCards(seat)
            if len(live(state)) == 1:
                return (yield from self._end(state))
        return (yield from self._spoken(state, seat))

    def _spoken(self, state: State, seat: Seat) -> Story[State, Event]:
        """Where two cards are alike, the window closes when all have spoken, and the next one flips."""
        state = replace(state, spoken=state.spoken | ALONE[seat])
        if not is_match(state, self.match) or live(state) - state.spoken:
            return state
        yield NobodyCalled(state.flipper)
        state = replace(state, flipper=_next(state), window=False, spoken=NOBODY)
        return (yield from self._go_on(state))

    def _go_on(self, state: State) -> Story[State, Event]:
        """The flipper flips; or the next one, if there is nothing left to flip; or the game is over."""
        if not state.down[state.flipper] and not state.up[state.flipper]:
            yield OutOfCards(state.flipper)
            if len(live(state)) > 1:
                state = replace(state, flipper=_next(state))
        if len(live(state)) == 1:
            return (yield from self._end(state))
        return state

    def _end(self, state: State) -> Story[State, Event]:
        """Whoever has the most cards has won."""
        state = replace(state, window=False, spoken=NOBODY, over=True)
        cards = self.stacks(state)
        yield DealEnded(tuple(sorted(set(range(len(cards))) - live(state))), state.up)
        yield MatchEnded(tuple([seat for seat, count in enumerate(cards) if count == max(cards)]), cards)
        return state


UNSEEN: Hidden[Card] = Hidden(None, NOBODY)


def live(state: State) -> Seats:
    """The seats that have cards, if only one that is on its way."""
    having = [seat for seat, (down, up) in enumerate(zip(state.down, state.up, strict=True)) if down or up]
    return frozenset(having) | (ALONE[state.flipper] if state.drawing else NOBODY)


def is_match(state: State, match: Matching) -> bool:
    """Whether the card flipped last equals a card that lies face up [S0: "revealed"].

    It has to lie there still: a pile that was turned over to pay for a wrong call is like nothing.
    """
    flipper = state.flipper
    if not state.up[flipper]:
        return False  # the pile was turned over after a wrong call
    *before, flipped = state.up[flipper]
    others = [up for seat, up in enumerate(state.up) if seat != flipper]
    lying = [up[-1] for up in others if up] if match == "tops" else [*before, *chain(*others)]
    return any(card.value is flipped.value for card in lying)


def turned(state: State, seat: Seat) -> State:
    """The face-up pile of a seat turned over: what was flipped first is on top, and nobody may look."""
    down = tuple([_unseen(card) for card in state.up[seat]])
    return replace(
        state,
        down=put(state.down, seat, (*state.down[seat], *down)),
        up=put(state.up, seat, ()),
    )


def _unseen(card: Hidden[Card]) -> Hidden[Card]:
    return Hidden(card.value, NOBODY)


def _next(state: State) -> Seat:
    """The next seat with cards, clockwise from the flipper."""
    order = clockwise(range(len(state.up)), state.flipper)
    playing = live(state)
    return next(seat for seat in order if seat in playing)


SEATS = range(4, 13)

RULESETS: Mapping[str, Ruleset[State, Action, Event]] = {
    "rulebook": Ruleset(Rules(), sources=("S0",), fewest=4, most=12),
    "tops": Ruleset(Rules(match="tops"), sources=("S0",), fewest=4, most=12),
}
