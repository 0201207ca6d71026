"""A table while somebody is at it: one task that hears requests, writes the log, and tells everyone.

Nothing is acknowledged or told before it is safe in the log. What this task holds is a fold of the log and
can be made from it again at any time.
"""

import asyncio
from collections.abc import Callable, Sequence
from typing import Any

from kille.core.seats import Seat
from kille.server.audience import Audience
from kille.server.connection import Connection
from kille.server.guests import seat_token
from kille.server.ledger import Ledger
from kille.server.limits import Buckets
from kille.server.messages import Done, Refused, Resume
from kille.server.notes import Asked, Came, Closing, Note, Rang, Went, Wondered
from kille.server.plan import Plan
from kille.server.practice import Practice
from kille.server.race import LONGEST, Race
from kille.server.service import Service, log
from kille.server.store import Conflict
from kille.server.telling import Circumstances, Teller
from kille.tables.clock import BotActs, Due, GoesAway, TimeIsUp, Wake, deadline, next_due
from kille.tables.judge import judge
from kille.tables.log import Acted, CameBack, WentAway, What
from kille.tables.requests import Act, NotDone, Request, Say
from kille.tables.table import Step, Table, seat_of_guest, seat_of_token

TRIES = 5  # when another process writes to the same log
REMEMBERED = 1000  # requests
MOST_REST = 30.0  # seconds between two tries while the database is away
WAITING = 1000  # notes that may wait; after that whoever brings another waits too


class Live:
    """One table's task and what it knows beyond the log: who is here."""

    def __init__(self, ledger: Ledger, service: Service, talk: Buckets) -> None:
        self.ledger = ledger
        self.audience = Audience(Teller(ledger.id, ledger.game))
        self.teller = Teller(ledger.id, ledger.game)
        self._service = service
        self._inbox: asyncio.Queue[Note] = asyncio.Queue(WAITING)
        self._chat = Buckets(service.limits.chat)
        self._talk = talk  # of all tables, by address
        self._alone: dict[Seat, float] = {}
        self._awake_since: float | None = None
        self._alarm: asyncio.Task[None] | None = None
        self._ringing = False
        self._plan: Plan | None = None
        self._race = Race()
        self._practice = Practice(ledger.id, service.bots[ledger.game.name].weigh)
        self._asked: dict[str, Request] = {}  # the newest requests by name: a name is one request's
        self._faults = 0  # how many notes in a row have failed
        self._task = asyncio.create_task(self._run(), name=f"table {ledger.id}")

    @property
    def table(self) -> Table:
        """The table as it is now."""
        return self.ledger.table

    async def hear(self, note: Note) -> None:
        """Bring the task a note; it hears them in order."""
        await self._inbox.put(note)

    async def close(self) -> None:
        """End the task when it has heard all notes."""
        await self._inbox.put(Closing())
        await self._task

    async def _run(self) -> None:
        while not isinstance(note := await self._inbox.get(), Closing):
            try:
                await self._heed(note)
                self._faults = 0
            except Exception as error:  # noqa: BLE001 -- one table's fault must not end its task; the log is whole
                self._faults += 1
                if self._faults == 1:
                    log.exception("table %s: a note was dropped", self.ledger.id)
                else:
                    log.warning("table %s: a note was dropped again: %s", self.ledger.id, error)
                await self._recover(note)
            self._set_alarm()
        self._stop_alarm()
        self._practice.close()

    async def _heed(self, note: Note) -> None:
        match note:
            case Came(connection, resume):
                await self._welcome(connection, resume)
            case Went(connection):
                self.audience.remove(connection)
                self._note_presence()
            case Wondered(connection, request):
                self._practice.ask(self.table, request, connection)
            case Asked(connection, Act() as request) if type(request.action) in self.table.races:
                await self._claim(connection, request)
            case Asked(connection, request):
                await self._answer(connection, request)
            case Rang():
                self._ringing = False
                await self._end_race()
                await self._do_what_is_due()
            case Closing():
                pass

    async def _recover(self, note: Note) -> None:
        """After a fault of ours: say so, and go on from what the log says."""
        if isinstance(note, Asked):
            sentence = "Something broke on our side; nothing was changed. Try again in a moment."
            note.connection.tell(Refused(note.request.id, "server", sentence, ()))
        try:
            self._tell(await self.ledger.catch_up())
        except Exception:  # noqa: BLE001 -- the database may be away; the next note tries again
            log.exception("table %s: the log cannot be read", self.ledger.id)

    # Coming and going.

    async def _welcome(self, connection: Connection, resume: Resume) -> None:
        seat = seat_of_token(self.table, resume.token) if resume.token else None
        owner = None if seat is None else self.table.chairs[seat].guest
        connection.guest = owner or connection.guest
        self.audience.add(connection)
        missed = self.ledger.since(resume.have) if resume.have else None
        self._note_presence(connection, tell=False)
        if missed is None:
            around = self._circumstances(self.table)
            connection.tell(self.teller.welcome(self.table, connection.guest, around))
            connection.line.told(self.table.seq, around.now)
        for step_ in missed or ():
            connection.tell(self.teller.told(step_, connection.guest, self._circumstances(step_.table)))
        self.audience.tell_presence(self.table, newcomer=connection)
        mine = seat_of_guest(self.table, connection.guest)
        if mine is not None and self.table.chairs[mine].away:
            await self._write(lambda: (CameBack(mine),))

    def _note_presence(self, newcomer: Connection | None = None, *, tell: bool = True) -> None:
        """Note who is without their owner, and whether the table is awake."""
        now = self.ledger.clock.now()
        online = self.audience.online(self.table)
        owned = [seat for seat, chair in enumerate(self.table.chairs) if chair.guest is not None]
        self._alone = {seat: self._alone.get(seat, now) for seat in owned if seat not in online}
        awake = bool(online) or (not owned and len(self.audience) > 0)
        self._awake_since = (self._awake_since or now) if awake else None
        if tell:
            self.audience.tell_presence(self.table, newcomer=newcomer)

    # Requests.

    async def _answer(self, connection: Connection, request: Request) -> None:
        guest = connection.guest
        id = f"{guest} {request.id}"
        if self._asked.setdefault(id, request) != request:
            sentence = "That name is another request's already: give each a name of its own."
            connection.tell(Refused(request.id, "malformed", sentence, ()))
            return
        while len(self._asked) > REMEMBERED:
            del self._asked[next(iter(self._asked))]
        if isinstance(request, Say) and self.ledger.seq_of(id) is None and not self._may_talk(connection):
            sentence = "You say too much at once: wait a moment."
            connection.tell(Refused(request.id, "too_fast", sentence, ()))
            return
        token, house = seat_token(), self._service.house(self.ledger.game.name)
        try:
            await self._write(lambda: judge(self.table, request, guest, house=house, token=token), id=id)
        except NotDone as no:
            connection.tell(Refused(request.id, no.reason, no.message, no.allowed))
            return
        seq = self.ledger.seq_of(id)
        assert seq is not None
        connection.tell(Done(request.id, seq))

    def _may_talk(self, connection: Connection) -> bool:
        """Whether guest and address have said little enough."""
        now = self._service.clock.now()
        return self._chat.take(connection.guest, now) and self._talk.take(connection.address, now)

    async def _claim(self, connection: Connection, request: Act[Any]) -> None:
        """Somebody wants to be the first; the claim waits while a quicker one may be on its way."""
        seat = seat_of_guest(self.table, connection.guest)
        card = 0 if seat is None else self.table.chairs[seat].changed
        now, others = self.ledger.clock.now(), self.audience.seated(self.table)
        self._race.enter(connection, request, card, now, others)
        await self._end_race()

    async def _end_race(self) -> None:
        """Answer the claims that were held, when no quicker one can come any more."""
        if self._race.ends_at is not None and self._race.ends_at <= self.ledger.clock.now():
            for claim in self._race.ended():
                await self._answer(claim.connection, claim.request)

    async def _write(self, decide: Callable[[], Sequence[What]], id: str | None = None) -> None:
        """Decide by the table as it is, write that, tell it. Once only for each id."""
        for _ in range(TRIES):
            if id is not None and self.ledger.seq_of(id) is not None:
                return
            try:
                lines = decide()
                steps = await self.ledger.append(lines, id) if lines else []
            except Conflict:
                self._tell(await self.ledger.catch_up())
                continue
            self._tell(steps)
            return
        raise Conflict

    def _tell(self, steps: Sequence[Step]) -> None:
        if steps:
            self._note_presence(tell=False)
            self.audience.tell_steps((step_, self._circumstances(step_.table)) for step_ in steps)
            self.audience.tell_presence(self.table)

    def _circumstances(self, table: Table) -> Circumstances:
        now = self.ledger.clock.now()
        ends = deadline(table, pace=self._service.pace, since=self._awake_since or now)
        return Circumstances(self.audience.online(table), now, ends)

    # What falls due.

    def _next_due(self) -> Due | None:
        """What falls due next; nobody overtakes a claim to be the first while it is held."""
        if self._awake_since is None or self._race.ends_at is not None:
            return None
        lines = [one.line.round_trip for one in self.audience.seated(self.table)]
        wake = Wake(self._awake_since, self._alone, line=min(max(lines, default=0.0), LONGEST))
        return next_due(self.table, pace=self._service.pace, wake=wake)

    async def _do_what_is_due(self) -> None:
        now = self.ledger.clock.now()
        due = self._next_due()
        thought = await self._plan_for(due.seat).thought if isinstance(due, BotActs) else None

        def lines() -> tuple[What, ...]:
            due = self._next_due()
            return () if due is None or due.at > now else self._lines(due, thought)

        await self._write(lines)

    def _lines(self, due: Due, thought: Any) -> tuple[What, ...]:
        table, seat = self.table, due.seat
        if isinstance(due, GoesAway):
            return (WentAway(seat),)
        assert table.position is not None
        if isinstance(due, TimeIsUp):
            return (Acted(seat, table.rules.timeout_action(table.position.state, seat), "clock"),)
        planned = self._plan is not None and self._plan.is_for(table, seat)
        return (Acted(seat, thought, "bot"),) if planned else ()  # what was thought out is out of date

    def _plan_for(self, seat: Seat) -> Plan:
        """What a bot will do, thought out before the pause, so that thinking takes no time that tells."""
        if self._plan is None or not self._plan.is_for(self.table, seat):
            self._plan = Plan(self.table, seat, self._service)
        return self._plan

    def _set_alarm(self) -> None:
        self._stop_alarm()
        due = self._next_due()
        if self._race.ends_at is not None and not self._ringing:
            self._alarm = asyncio.create_task(self._ring_at(self._race.ends_at))
        if due is None or self._ringing:
            return
        if isinstance(due, BotActs):
            self._plan_for(due.seat)
        now = self.ledger.clock.now()
        rest = (
            min(2.0**self._faults, MOST_REST) if self._faults else 0.0
        )  # after a fault it is tried less often
        if max(due.at, now + rest) <= now:
            self._ring()
        else:
            self._alarm = asyncio.create_task(self._ring_at(max(due.at, now + rest)))

    def _stop_alarm(self) -> None:
        if self._alarm is not None:
            self._alarm.cancel()
            self._alarm = None

    async def _ring_at(self, when: float) -> None:
        await self.ledger.clock.until(when)
        self._ring()

    def _ring(self) -> None:
        if self._inbox.full():  # somebody's note comes first, and the alarm is set again after it
            return
        self._ringing = True
        self._inbox.put_nowait(Rang())
