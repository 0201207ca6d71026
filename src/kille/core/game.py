"""The protocol every game keeps, and the two things done with it: look at a table, take a step.

Nothing here or in a game reads a clock, a socket, a file or a random number: rules are pure functions
from a state and a legal action to the events the table is told and the state after them.
"""

from collections.abc import Callable, Generator, Iterable, Iterator, Mapping
from typing import Any, Literal, Protocol

from msgspec import Struct
from msgspec.structs import replace

from kille.core.actions import MOST, amount_field, verb
from kille.core.hidden import Hidden, redact
from kille.core.seats import CHANCE, SPECTATOR, Seat, Seats, letter

type Story[S, E] = Generator[E, None, S]
"""Yield what the table is told, return what is true afterwards."""


class Rules[S, A, E](Protocol):
    """One game with its options chosen: a frozen Struct whose fields are those options."""

    def pack(self) -> Mapping[Any, int]:
        """The cards this game is played with and how many there are of each."""
        ...

    def start(self, seats: int, dealer: Seat) -> S:
        """The table before the first card."""
        ...

    def actors(self, state: S) -> Seats:
        """Seats that may act now, in any order; empty while chance moves and when the game is over."""
        ...

    def awaited(self, state: S) -> Seats:
        """The actors without whom nothing goes on. The others may act and need not; an awaited seat's
        action closes their window."""
        ...

    def legal_actions(self, state: S, seat: Seat) -> tuple[A, ...]:
        """What `seat` may do, told from its own view alone; empty unless it is an actor.

        An action with an `Amount` is listed once, with the least amount; any larger one is legal too.
        """
        ...

    def chance_outcomes(self, state: S) -> Mapping[A, int]:
        """What chance may do, with whole-number odds; empty unless it is her turn."""
        ...

    def apply(self, state: S, seat: Seat, action: A) -> Story[S, E]:
        """The rules themselves: tell what happens, return the table afterwards."""
        ...

    def timeout_action(self, state: S, seat: Seat) -> A:
        """What an awaited seat is deemed to do when its time is up."""
        ...

    def stacks(self, state: S) -> tuple[int, ...]:
        """The running total of chips, points or lives by seat."""
        ...

    def in_play(self, state: S) -> Seats:
        """Seats that are not eliminated."""
        ...

    def held(self, state: S) -> tuple[tuple[Hidden[Any], ...], ...]:
        """The cards each seat holds now."""
        ...

    def returns(self, state: S) -> tuple[int, ...] | None:
        """The final result by seat, None while the game is on."""
        ...

    def possible(self, state: S) -> bool:
        """Whether hidden cards could lie as they do in `state`, after all that has been told.

        A face that does not show is not judged: with more faces shown, what was impossible stays so.
        """
        ...


class Ruleset[S, A, E](Struct, frozen=True):
    """A named choice of all options, with where it is written down."""

    rules: Rules[S, A, E]
    sources: tuple[str, ...]  # S0 … S4: keys of the list of sources
    fewest: int
    most: int
    reconstructed: bool = False  # the sources only name the game, or only in part: the rest is ours


class Game(Struct, frozen=True):
    """A game as the lists know it; its six names come from its own module."""

    name: str
    state: Any  # the types of the game's State, Action and Event
    action: Any
    event: Any
    rules: type[Any]
    seats: range  # the numbers of seats that can be asked for
    rulesets: Mapping[str, Ruleset[Any, Any, Any]]
    default: str  # the name of the rule set that is played when none is named
    races: tuple[type[Any], ...] = ()  # actions of which only the first counts, told by who was quickest
    one_deal: Callable[[Any], Any] | None = None  # its rules for a deal with nothing before or after it


def seats_in_words(game: Game) -> str:
    """For how many a game is: `from 3 to 8`, `2 or 4`."""
    *most, last = game.seats
    if len(most) > 1 and game.seats.step == 1:
        return f"from {game.seats[0]} to {last}"
    return " or ".join([*map(str, most), str(last)])


class Move[A](Struct, frozen=True, gc=False):
    """One act: who did what. CHANCE is a seat too."""

    seat: Seat
    action: A


class View[S, A](Struct, frozen=True):
    """All that one seat may know: what the server sends, bots read and people see."""

    seat: Seat
    state: S
    legal_actions: tuple[A, ...]
    awaited: Seats


type Reason = Literal["over", "card_awaited", "not_your_turn", "not_allowed", "no_such_card"]
"""Why an action is refused; the clients have words for each."""


class IllegalAction(ValueError):
    """The action is not allowed now; the message is a sentence, `allowed` are the actions that are."""

    def __init__(self, message: str, *, reason: Reason, allowed: tuple[Any, ...] = ()) -> None:
        super().__init__(message)
        self.reason: Reason = reason
        self.allowed = allowed


def view[S, A, E](rules: Rules[S, A, E], state: S, seat: Seat) -> View[S, A]:
    """The table as `seat` knows it, and what it may do."""
    seen = redact(state, seat)
    legal = () if seat == SPECTATOR else rules.legal_actions(seen, seat)
    return View(seat, seen, legal, rules.awaited(seen))


def step[S, A, E](rules: Rules[S, A, E], state: S, move: Move[A]) -> tuple[S, tuple[E, ...]]:
    """The state after a legal move and what happened on the way, unredacted.

    An illegal one raises IllegalAction and changes nothing.
    """
    seat, action = move.seat, move.action
    legal = rules.legal_actions(state, seat) if seat >= 0 else rules.chance_outcomes(state)
    if action not in legal and not covers(legal, action):
        raise refusal(rules, state, move)
    return told(rules.apply(state, seat, action))


def told[S, E](story: Story[S, E]) -> tuple[S, tuple[E, ...]]:
    """Hear a story to its end: the state it returns and all it told."""
    end: list[S] = []
    events = tuple(_heard(story, end))
    return end[0], events


def _heard[S, E](story: Story[S, E], end: list[S]) -> Iterator[E]:
    """The events of a story, whose last word goes into `end`: quicker than catching StopIteration."""
    end.append((yield from story))


def covers(legal: Iterable[Any], action: Any) -> bool:
    """Whether a listed action with an amount stands for this one, which names a larger amount."""
    field = amount_field(action.__class__)
    return field is not None and any(
        type(least) is type(action)
        and getattr(least, field) <= getattr(action, field) <= MOST
        and replace(action, **{field: getattr(least, field)}) == least
        for least in legal
    )


def refusal[S, A, E](rules: Rules[S, A, E], state: S, move: Move[A]) -> IllegalAction:
    """The sentence that says why a move is refused and what would be allowed."""
    what = verb(move.action)
    if move.seat == CHANCE:
        return IllegalAction(f"chance may not {what} that card: it cannot come up now", reason="no_such_card")
    said = f"{letter(move.seat)} may not {what} now"
    if rules.returns(state) is not None:
        return IllegalAction(f"{said}: the game is over", reason="over")
    if rules.chance_outcomes(state):
        return IllegalAction(f"{said}: a card is awaited (deal CARD)", reason="card_awaited")
    if mine := rules.legal_actions(state, move.seat):
        allowed = f"{letter(move.seat)} may {each_verb(mine)}"
        return IllegalAction(f"{said}: {allowed}", reason="not_allowed", allowed=mine)
    return IllegalAction(f"{said}: {who_is_to_act(rules, state)}", reason="not_your_turn")


def who_is_to_act[S, A, E](rules: Rules[S, A, E], state: S) -> str:
    """Whom the table waits for and what they may do: `A is to act (swap, stand)`."""
    awaited = sorted(rules.awaited(state))
    are = "is" if len(awaited) == 1 else "are"
    actions = tuple(action for seat in awaited for action in rules.legal_actions(state, seat))
    return f"{', '.join(letter(seat) for seat in awaited)} {are} to act ({each_verb(actions)})"


def each_verb(actions: Iterable[Any]) -> str:
    """The verbs of some actions, each once: `swap, stand`."""
    return ", ".join(dict.fromkeys(verb(action) for action in actions))
