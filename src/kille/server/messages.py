"""What browser and server say over a table's socket; the TypeScript types are made from here.

`State`, `Action`, `Event` and `Options` are those of the table's own game.
"""

from typing import Annotated, Any, Literal

from msgspec import Meta, Struct

from kille.core.actions import snake
from kille.core.game import View
from kille.core.hidden import Hidden
from kille.core.seats import Seat, Seats
from kille.core.weighing import Weighing
from kille.tables.requests import Act, Begin, GetUp, Id, Refusal, Say, SeatBot, Sit
from kille.tables.table import Phase

type GameName = str
type State = Any
type Action = Any
type Event = Any
type Options = Any
type Token = Any

# ---- from the browser


class Resume(Struct, frozen=True, tag=snake, forbid_unknown_fields=True):
    """First of all: what I have heard so far (0: nothing), and the token of my seat if I have one."""

    have: Annotated[int, Meta(ge=0)] = 0
    token: str | None = None


class Ping(Struct, frozen=True, tag=snake, forbid_unknown_fields=True):
    """Are you there? `heard` is the `now` of the pong that this answers at once: so the line is measured."""

    heard: float | None = None


class Weigh(Struct, frozen=True, tag=snake, forbid_unknown_fields=True):
    """What may my choice come to, and what might those before it have? For practice; not in the log."""

    id: Id


type FromBrowser[A] = Resume | Sit | GetUp | SeatBot | Begin | Act[A] | Say | Ping | Weigh


# ---- from the server


class Place(Struct, frozen=True):
    """A seat of the table as everybody may know it."""

    name: str | None  # None: free
    bot: str | None  # the bot that sits here by invitation
    away: bool  # a bot plays for its owner until they are back
    left: bool  # its owner left for good; a bot plays on
    online: bool  # somebody's browser is connected


class Table(Struct, frozen=True):
    """The table as everybody may know it."""

    id: str
    game: GameName
    ruleset: str
    rules: Options  # all options, as played
    differences: tuple[str, ...]  # the options that differ from the rule set, such as "stock.pass"
    reconstructed: bool  # the rule set is ours in part: the sources say too little
    unusual: bool  # more or fewer seats than the rule set is made for
    listed: bool
    seconds: int | None
    practice: bool  # choices may be weighed
    phase: Phase
    match: int  # 0 before the first one
    places: tuple[Place, ...]


class Standing(Struct, frozen=True):
    """How the seats stand in the match, and what each holds as far as you may know it."""

    stacks: tuple[int, ...]
    in_play: Seats
    held: tuple[tuple[Hidden[Token], ...], ...]


class You(Struct, frozen=True):
    """What is yours at this table."""

    seat: Seat | None  # None: you watch
    token: str | None
    host: bool


class Welcome(Struct, frozen=True, tag=snake):
    """A fresh start: the table as it is after `seq`, and what was told in this match so far."""

    seq: int
    table: Table
    you: You
    view: View[State, Action] | None  # None before the first match
    standing: Standing | None
    told: tuple[Event, ...]
    deadline: float | None  # when the clock acts, seconds since 1970
    now: float  # the server's clock, to tell the two apart


class Told(Struct, frozen=True, tag=snake):
    """One number of the table's log, for you: everyone hears every number."""

    seq: int
    table: Table
    you: You
    view: View[State, Action] | None
    standing: Standing | None
    events: tuple[Event, ...]
    said: "Chat | None"
    began: bool  # a match began: forget the last one
    by: Literal["player", "bot", "clock", "chance"] | None
    after: int | None  # milliseconds that whoever was first took
    deadline: float | None
    now: float


class Chat(Struct, frozen=True):
    """Something that was said aloud; plain text, whatever it looks like."""

    name: str  # empty for a spectator
    seat: Seat | None
    text: str


class Done(Struct, frozen=True, tag=snake):
    """Your request is in the log under this number. Comes after all that followed from it was told."""

    id: str
    seq: int


class Refused(Struct, frozen=True, tag=snake):
    """Your request changed nothing, why, and what would be allowed."""

    id: str | None
    reason: Refusal
    message: str  # a sentence in English; the browser has its own for each reason
    allowed: tuple[Action, ...]


class Presence(Struct, frozen=True, tag=snake):
    """Somebody's browser came or went; not in the log and without a number."""

    online: tuple[bool, ...]
    spectators: int


class Decision(Struct, frozen=True):
    """A choice of yours in this match, weighed by what you knew when you made it."""

    deal: int  # counted from 1; one that is dealt again counts too
    weighing: Weighing[Action]
    done: Action | None  # None: you are still to choose
    out: bool | None  # whether you lost that deal; None while it is on


class Weighed(Struct, frozen=True, tag=snake):
    """What your choices may come to and might have come to: those of this match, the newest last."""

    id: str
    decisions: tuple[Decision, ...]


class Pong(Struct, frozen=True, tag=snake):
    """I am here."""

    now: float


type FromServer = Welcome | Told | Done | Refused | Presence | Pong | Weighed
