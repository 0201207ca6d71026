"""What somebody at a table can ask for, and why it may be refused."""

from typing import Annotated, Any, Literal

from msgspec import Meta, Struct

from kille.core.actions import snake
from kille.core.seats import Seat
from kille.tables.log import Name

type Id = Annotated[str, Meta(min_length=1, max_length=64)]
"""The client's own name for a request: sent twice, it counts once."""


class Sit(Struct, frozen=True, tag=snake, forbid_unknown_fields=True):
    """Take a free seat (or one that a bot plays on for somebody who left) under this name."""

    id: Id
    seat: Seat
    name: Name


class GetUp(Struct, frozen=True, tag=snake, forbid_unknown_fields=True):
    """Leave my seat for good."""

    id: Id


class SeatBot(Struct, frozen=True, tag=snake, forbid_unknown_fields=True):
    """Put a bot on a free seat (the host, before a match)."""

    id: Id
    seat: Seat
    bot: str


class Begin(Struct, frozen=True, tag=snake, forbid_unknown_fields=True):
    """Begin the match, or after one the rematch; empty seats are filled with bots."""

    id: Id


class Act[A](Struct, frozen=True, tag=snake, forbid_unknown_fields=True):
    """Do this in the game. `seen` is the last number I had heard when I chose.

    `after`: how many milliseconds my screen had shown by then what gave me the choice; asked for where only
    the first counts, so that a slow line is nobody's loss.
    """

    id: Id
    action: A
    seen: Annotated[int, Meta(ge=0)]
    after: Annotated[float, Meta(ge=0, le=600_000)] | None = None


class Say(Struct, frozen=True, tag=snake, forbid_unknown_fields=True):
    """Say something to all."""

    id: Id
    text: Annotated[str, Meta(min_length=1, max_length=200)]


type Request = Sit | GetUp | SeatBot | Begin | Act[Any] | Say

type Refusal = Literal[
    "over", "card_awaited", "not_your_turn", "not_allowed", "no_such_card",  # the rules say no
    "malformed", "too_late", "too_fast", "too_many", "no_such_table", "spoiled_table",
    "not_seated", "seat_taken", "table_full", "already_seated", "not_host", "name_taken", "bad_name",
    "no_such_seat", "no_such_bot", "match_running", "no_match", "server", "in_lesson", "no_practice",
]  # fmt: skip
"""Why a request changed nothing; the clients have words for each."""


class NotDone(Exception):
    """A request that changes nothing: why, in a sentence, and which actions would be allowed."""

    def __init__(self, reason: Refusal, message: str, allowed: tuple[Any, ...] = ()) -> None:
        super().__init__(message)
        self.reason: Refusal = reason
        self.message = message
        self.allowed = allowed
