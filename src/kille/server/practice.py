"""Practice: what a seat's choices may come to, and what those it has made might have; thought out aside."""

import asyncio
from collections.abc import Callable, Iterator
from functools import partial
from random import Random
from typing import Any

from msgspec import Struct
from msgspec.structs import replace

from kille.core.deals import DealBegan, DealEnded
from kille.core.game import Move, View, view
from kille.core.play import Position, advance
from kille.core.seats import Seat
from kille.core.weighing import Weighing
from kille.server.connection import Connection
from kille.server.messages import Decision, Refused, Weigh, Weighed
from kille.server.service import Weigher, log
from kille.tables.requests import Refusal
from kille.tables.table import Table, seat_of_guest

NEWEST = 40
"""Choices that are told at once; with more the oldest are left out."""


class Choice(Struct, frozen=True):
    """A choice that a seat has made or is to make: all it knew then, and what came of it."""

    number: int  # how many acts of the match came before it
    deal: int
    seen: View[Any, Any]
    done: Any = None
    out: bool | None = None


type Known = dict[tuple[Seat, int], Weighing[Any] | None]
"""What choices were weighed to, by seat and number. The threads of several seats add to it."""


class Practice:
    """Weighs choices for whoever sits at one table. Nothing is kept that the log does not give again."""

    def __init__(self, id: str, weigher: Weigher | None) -> None:
        self._id = id
        self._weigher = weigher
        self._match = 0
        self._known: Known = {}  # of that match
        self._thinking: dict[Seat, asyncio.Task[None]] = {}

    def ask(self, table: Table, request: Weigh, connection: Connection) -> None:
        """Answer over the connection, as soon as all is weighed; or say at once why not."""

        def refuse(reason: Refusal, sentence: str) -> None:
            connection.tell(Refused(request.id, reason, sentence, ()))

        seat = seat_of_guest(table, connection.guest)
        if self._weigher is None or not table.setup.practice:
            refuse("no_practice", "Nothing is weighed here: open a table for practice.")
        elif seat is None:
            refuse("not_seated", "You watch this table: take a seat first.")
        elif seat in self._thinking:
            refuse("too_fast", "What you asked before is still being weighed: wait for it.")
        else:
            if self._match != table.match:
                self._match, self._known = table.match, {}
            think = partial(self._decisions, table, seat, self._weigher, self._known)
            answering = self._answer(seat, request, connection, think)
            self._thinking[seat] = asyncio.create_task(answering, name=f"practice at table {self._id}")

    def close(self) -> None:
        """Leave what is being weighed."""
        for task in self._thinking.values():
            task.cancel()

    async def _answer(
        self,
        seat: Seat,
        request: Weigh,
        connection: Connection,
        think: Callable[[], tuple[Decision, ...]],
    ) -> None:
        try:
            connection.tell(Weighed(request.id, await asyncio.to_thread(think)))
        except Exception:  # noqa: BLE001 -- whatever an adviser does wrong, the table goes on
            log.exception("table %s: a choice could not be weighed", self._id)
            sentence = "Something broke on our side; nothing was changed. Try again in a moment."
            connection.tell(Refused(request.id, "server", sentence, ()))
        finally:
            del self._thinking[seat]

    def _decisions(self, table: Table, seat: Seat, weigher: Weigher, known: Known) -> tuple[Decision, ...]:
        """The newest choices that there was something to weigh in, the newest last."""
        told: list[Decision] = []
        for choice in reversed([*choices_made(table, seat)]):
            if (seat, choice.number) not in known:
                # Lots that anybody could draw again: of what is hidden nothing is asked.
                luck = Random(f"{self._id} {(table.match, seat, choice.number)}")  # noqa: S311
                known[seat, choice.number] = weigher(table.rules, choice.seen, luck)
            weighing = known[seat, choice.number]
            if weighing is not None:
                told.append(Decision(choice.deal, weighing, choice.done, choice.out))
            if len(told) == NEWEST:
                break
        return tuple(reversed(told))


def choices_made(table: Table, seat: Seat) -> Iterator[Choice]:
    """Every act of the one in a seat in this match, oldest first, and last what is to be chosen now."""
    if table.position is None:
        return
    rules, position = table.rules, Position(table.rules.start(table.setup.seats, table.dealer))
    made, deal = list[Choice](), 0
    for number, act in enumerate(table.moves):
        if act.seat == seat and act.by == "player":
            made.append(Choice(number, deal, view(rules, position.state, seat), act.action))
        position, events = advance(rules, position, Move(act.seat, act.action))
        for event in events:
            match event:
                case DealBegan():
                    deal += 1
                case DealEnded(out=out):
                    yield from (replace(choice, out=seat in out) for choice in made)
                    made.clear()
                case _:
                    pass
    yield from made
    if seat in rules.awaited(position.state):
        yield Choice(len(table.moves), deal, view(rules, position.state, seat))
