"""What a viewer is told of a table: every number of the log, and of each only what it may know."""

from typing import Any

from msgspec import Struct

from kille.core.game import View, view
from kille.core.hidden import redact
from kille.core.seats import Seat
from kille.tables.table import Step, Table


class Heard(Struct, frozen=True):
    """One number of the log for one viewer."""

    seq: int
    events: tuple[Any, ...]
    view: View[Any, Any] | None  # None before the first match


def hear(step: Step, viewer: Seat) -> Heard:
    """What a viewer hears of one step: each seat its own, SPECTATOR what lies open."""
    return Heard(step.entry.seq, redact(step.events, viewer), look(step.table, viewer))


def look(table: Table, viewer: Seat) -> View[Any, Any] | None:
    """The match as a viewer sees it."""
    return None if table.position is None else view(table.rules, table.position.state, viewer)


def recall(table: Table, viewer: Seat) -> tuple[Any, ...]:
    """All that the viewer was told in this match."""
    return redact(table.told, viewer)
