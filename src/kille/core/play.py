"""The log of a game and its fold: moves, time running out, and seats that leave."""

from collections.abc import Iterable

from msgspec import Struct

from kille.core.actions import snake, verb
from kille.core.game import IllegalAction, Move, Rules, step, who_is_to_act
from kille.core.seats import NOBODY, Seat, Seats, letter


class TimedOut(Struct, frozen=True, tag=snake):
    """The clock acted for a seat: its timeout action was taken."""

    seat: Seat


class Left(Struct, frozen=True, tag=snake):
    """A seat left the game for good: from now on its timeout action is taken whenever it is awaited."""

    seat: Seat


type Entry[A] = Move[A] | TimedOut | Left
"""One line of the log of a game. The whole log, with the options, is the game."""


class Position[S](Struct, frozen=True):
    """Where a game stands: its state, and who has left."""

    state: S
    left: Seats = NOBODY


def advance[S, A, E](
    rules: Rules[S, A, E], position: Position[S], entry: Entry[A]
) -> tuple[Position[S], tuple[E, ...]]:
    """The position after one more entry, and what the table was told; IllegalAction if it does not fit."""
    state, left, events = position.state, position.left, ()
    match entry:
        case Move(seat, action) if seat in left:
            said = f"{letter(seat)} may not {verb(action)} now"
            raise IllegalAction(f"{said}: {letter(seat)} has left", reason="not_allowed")
        case Move():
            state, events = step(rules, state, entry)
        case TimedOut(seat):
            state, events = step(rules, state, Move(seat, deemed(rules, state, seat)))
        case Left(seat) if seat in left:
            raise IllegalAction(f"{letter(seat)} has left already", reason="not_allowed")
        case Left(seat):
            left |= {seat}
    while absent := sorted(rules.awaited(state) & left):
        state, more = step(rules, state, Move(absent[0], rules.timeout_action(state, absent[0])))
        events = (*events, *more)
    return Position(state, left), events


def deemed[S, A, E](rules: Rules[S, A, E], state: S, seat: Seat) -> A:
    """What a silent seat is deemed to do; IllegalAction when nobody waits for it."""
    if seat in rules.awaited(state):
        return rules.timeout_action(state, seat)
    said = f"time cannot run out for {letter(seat)}"
    if rules.returns(state) is not None:
        raise IllegalAction(f"{said}: the game is over", reason="over")
    if rules.chance_outcomes(state):
        raise IllegalAction(f"{said}: a card is awaited (deal CARD)", reason="card_awaited")
    raise IllegalAction(f"{said}: {who_is_to_act(rules, state)}", reason="not_your_turn")


def replay[S, A, E](
    rules: Rules[S, A, E], seats: int, dealer: Seat, log: Iterable[Entry[A]]
) -> tuple[Position[S], tuple[E, ...]]:
    """Play a log from the start: the position at its end and everything that was told on the way."""
    position, events = Position(rules.start(seats, dealer)), list[E]()
    for entry in log:
        position, more = advance(rules, position, entry)
        events.extend(more)
    return position, tuple(events)
