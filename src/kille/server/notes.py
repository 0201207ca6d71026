"""What the task of a table hears, one after the other."""

from msgspec import Struct

from kille.server.connection import Connection
from kille.server.messages import Resume, Weigh
from kille.tables.requests import Request


class Came(Struct, frozen=True):
    """A browser is connected and says what it has heard."""

    connection: Connection
    resume: Resume


class Went(Struct, frozen=True):
    """A browser is gone."""

    connection: Connection


class Asked(Struct, frozen=True):
    """A browser asks for something."""

    connection: Connection
    request: Request


class Wondered(Struct, frozen=True):
    """A browser asks what choices may come to; that changes nothing."""

    connection: Connection
    request: Weigh


class Rang(Struct, frozen=True):
    """Something may have fallen due."""


class Closing(Struct, frozen=True):
    """The table is left to its log."""


type Note = Came | Went | Asked | Wondered | Rang | Closing
