"""A table's log: read from the store, folded, and written to. What is here in memory is on disk already."""

from collections import deque
from collections.abc import Iterable, Iterator, Sequence

from kille.core.game import Game
from kille.core.seats import CHANCE
from kille.server.service import Service
from kille.server.store import Row
from kille.server.times import LogClock
from kille.tables.log import Acted, Entry, Opened, What, read, written
from kille.tables.table import Step, Table, fold, lay

REMEMBERED = 128  # steps that can be told again to whoever missed them


SPOILED = (
    "This table cannot be opened any more: its log is damaged. Other tables are not touched; lay a new one."
)


class Spoiled(Exception):
    """A line of a table's log is damaged or missing, so that it folds to no table."""

    def __init__(self, id: str, seq: int) -> None:
        super().__init__(f"the log of table {id} cannot be read from number {seq} on")


class Ledger:
    """The log of one table."""

    def __init__(self, id: str, game: Game, service: Service) -> None:
        self.id = id
        self.game = game
        self.opened_at = 0.0
        self.clock = LogClock(service.clock)
        self._service = service
        self._steps: deque[Step] = deque(maxlen=REMEMBERED)
        self._last: Step | None = None
        self._ids: dict[str, int] = {}

    @property
    def table(self) -> Table:
        """The table as it is now."""
        assert self._last is not None
        return self._last.table

    def seq_of(self, id: str) -> int | None:
        """The number under which a request is in the log already."""
        return self._ids.get(id)

    def since(self, have: int) -> list[Step] | None:
        """All steps after a number; None if that is so long ago that they are not remembered."""
        if have == self.table.seq:
            return []
        if not self._steps or not self._steps[0].entry.seq - 1 <= have < self.table.seq:
            return None
        return [step for step in self._steps if step.entry.seq > have]

    async def catch_up(self) -> list[Step]:
        """Read what the store has and this has not; every new step. Spoiled if that cannot be."""
        rows = await self._service.store.load(self.id)
        have = 0 if self._last is None else self._last.entry.seq
        steps = list(self._read(rows[have:], have))
        self._remember(steps)
        return steps

    async def append(self, lines: Sequence[What], id: str | None) -> list[Step]:
        """Write lines, the last of them under the request's id, and what chance does then: all or nothing.

        IllegalAction if they do not fit, Conflict if somebody else has written to the log meanwhile.
        """
        now = self.clock.now()
        first = 1 if self._last is None else self.table.seq + 1
        entries = [
            Entry(first + i, now, id if i == len(lines) - 1 else None, what) for i, what in enumerate(lines)
        ]
        steps = list(self._folded(entries))
        steps += self._chance(steps[-1], now)
        for step in steps:  # whatever is written must be readable: a log that is not would be a lost table
            read(written(step.entry.what), self.game.action)
        await self._service.store.append(self.id, [step.entry for step in steps])
        self._remember(steps)
        return steps

    def _folded(self, entries: Iterable[Entry]) -> Iterator[Step]:
        last = self._last
        for entry in entries:
            last = lay(entry, self.game) if last is None else fold(last.table, entry)
            yield last

    def _chance(self, last: Step, now: float) -> Iterator[Step]:
        """Chance acts at once, for as long as it is her turn."""
        while last.table.position is not None and last.table.rules.chance_outcomes(last.table.position.state):
            table = last.table
            action = self._service.chance.decide(table.rules, last.table.position.state)
            last = fold(table, Entry(table.seq + 1, now, None, Acted(CHANCE, action, "chance")))
            yield last

    def _remember(self, steps: list[Step]) -> None:
        for step in steps:
            if step.entry.id is not None:
                self._ids[step.entry.id] = step.entry.seq
            if step.entry.seq == 1:
                self.opened_at = step.entry.at
            self._steps.append(step)
            self._last = step
            self.clock.not_before(step.entry.at)

    def _read(self, rows: Iterable[Row], have: int) -> Iterator[Step]:
        """Each line as it is in the store, folded; `have` is the number before the first of them."""
        last = self._last
        for seq, row in enumerate(rows, have + 1):
            try:
                assert row.seq == seq, "a line is missing"
                entry = Entry(seq, row.at, row.id, read(row.body, self.game.action))
                last = lay(entry, self.game) if last is None else fold(last.table, entry)
            except Exception as error:  # whatever the damage is, it is this table's alone
                raise Spoiled(self.id, seq) from error
            yield last


async def load(id: str, service: Service) -> Ledger | None:
    """The log of a table; None if there is no such table, Spoiled if it cannot be read."""
    rows = await service.store.load(id)
    if not rows:
        return None
    try:
        opened = read(rows[0].body, object)
        assert isinstance(opened, Opened)
        game = service.games[opened.setup.game]
    except Exception as error:
        raise Spoiled(id, 1) from error
    ledger = Ledger(id, game, service)
    await ledger.catch_up()
    return ledger
