"""Who was the first: claims of which only one counts are compared by how long each took on its own screen.

A slow line is nobody's loss: what counts is the time between the moment a browser showed the card and the
press, as the browser says it. It is believed as far as the line allows: no more is taken off the time by
arrival than a message takes there and back. What is claimed beyond that counts as it arrived. A claim waits
as long as a quicker one may still be on its way.
"""

from collections.abc import Iterable
from typing import Any

from msgspec import Struct
from msgspec.structs import replace

from kille.server.connection import Connection
from kille.server.line import Line
from kille.tables.requests import Act

LONGEST = 0.4  # seconds there and back that are made up for, at most
SLACK = 0.03  # of clocks and screens


class Claim(Struct, frozen=True):
    """Somebody wants to be the first."""

    connection: Connection
    request: Act[Any]
    reaction: float  # seconds


class Race:
    """The claims that are held, and until when."""

    def __init__(self) -> None:
        self._claims: list[Claim] = []
        self.ends_at: float | None = None

    def enter(
        self, connection: Connection, request: Act[Any], card: int, now: float, others: Iterable[Connection]
    ) -> None:
        """Hold a claim until no quicker one can come from the others; `card` is the number that told it."""
        if any(claim.request.id == request.id for claim in self._claims):
            return
        took = reaction(connection.line, request.after, card, now)
        request = replace(request, after=took * 1000)
        self._claims.append(Claim(connection, request, took))
        best = min(claim.reaction for claim in self._claims)
        lines = [other.line for other in others if other is not connection]
        self.ends_at = max([now, *(latest(line, card, best) for line in lines)])

    def ended(self) -> list[Claim]:
        """All claims, the quickest first, and none is held any more."""
        claims = sorted(self._claims, key=lambda claim: claim.reaction)
        self._claims, self.ends_at = [], None
        return claims


def reaction(line: Line, after: float | None, card: int, now: float) -> float:
    """How long a claim took: what the browser says, if the line allows it, else by when it arrived."""
    told = line.told_at(card)
    if told is None:
        return LONGEST  # the card was told long ago, or over another line
    elapsed = now - told
    if after is None:
        return elapsed
    took = after / 1000
    shortest = elapsed - min(line.round_trip, LONGEST) - SLACK
    return took if shortest <= took <= elapsed else elapsed


def latest(line: Line, card: int, best: float) -> float:
    """Until when a claim that took less than `best` could arrive over a line."""
    told = line.told_at(card)
    return 0.0 if told is None else told + best + min(line.round_trip, LONGEST)
