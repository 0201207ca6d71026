"""The log of a table: everything that happened at it, in order. Nothing else of it is kept."""

from typing import Annotated, Any, Literal

import msgspec
from msgspec import Meta, Struct
from msgspec.structs import replace

from kille.core.actions import snake
from kille.core.seats import Seat

type Name = Annotated[str, Meta(min_length=1, max_length=24)]
type Guest = str
"""Who somebody is: the identity in the signed cookie, never shown to others."""


class Setup(Struct, frozen=True, forbid_unknown_fields=True):
    """What a table was opened for."""

    game: str
    ruleset: str
    seats: int
    options: dict[str, Any] = {}  # what differs from the rule set, by group, as in a record
    bots: tuple[str | None, ...] = ()  # by seat: the bot that sits there, None (or nothing) for people
    listed: bool = False  # shown in the lobby, or reached by its link alone
    seconds: Annotated[int, Meta(ge=5, le=600)] | None = None  # for each turn; None: no clock
    practice: bool = False  # everybody may ask what their choices may come to


class Opened(Struct, frozen=True, tag=snake):
    """The table was laid."""

    setup: Setup
    host: Guest


class SatDown(Struct, frozen=True, tag=snake):
    """Somebody took a seat. `token` proves the seat from another device."""

    seat: Seat
    guest: Guest
    name: Name
    token: str


class StoodUp(Struct, frozen=True, tag=snake):
    """Somebody left a seat for good; in a match a bot plays it on, and whoever comes may take it."""

    seat: Seat


class BotSatDown(Struct, frozen=True, tag=snake):
    """A bot was put on an empty seat, under a name that nobody else at the table has."""

    seat: Seat
    bot: str
    name: Name


class WentAway(Struct, frozen=True, tag=snake):
    """The owner of a seat has been away too long: a bot plays for them until they are back."""

    seat: Seat


class CameBack(Struct, frozen=True, tag=snake):
    """The owner of a seat is back and plays on."""

    seat: Seat


class Began(Struct, frozen=True, tag=snake):
    """A match began, the first or a rematch."""

    dealer: Seat


class Acted(Struct, frozen=True, tag=snake):
    """A seat acted, or chance did. `by`: the player, a bot in the seat, the clock, or chance."""

    seat: Seat
    action: Any  # an action of the table's game
    by: Literal["player", "bot", "clock", "chance"]
    after: int | None = None  # milliseconds that the player took, where only the first counts


class Said(Struct, frozen=True, tag=snake):
    """Somebody said something to all."""

    name: str  # empty for a spectator
    seat: Seat | None  # None for a spectator
    text: Annotated[str, Meta(min_length=1, max_length=200)]


type What = Opened | SatDown | StoodUp | BotSatDown | WentAway | CameBack | Began | Acted | Said


class Entry(Struct, frozen=True):
    """One line of a table's log."""

    seq: int  # 1, 2, 3 … without a gap
    at: float  # seconds since 1970, UTC
    id: str | None  # the client's name for its request; the same id twice is the same as once
    what: What


def written(what: What) -> bytes:
    """A line of the log as it is kept."""
    return msgspec.json.encode(what)


def read(body: bytes | str, action: Any) -> What:
    """A line of the log as it was written; `action` is the type of the game's actions."""
    what = _decode(body)
    if isinstance(what, Acted):
        return replace(what, action=msgspec.convert(what.action, action))
    return what


_decode = msgspec.json.Decoder[What](What).decode
