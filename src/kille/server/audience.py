"""Who is connected to a table, and telling them all: each hears every number, and of it only its own part."""

from collections.abc import Iterable

from kille.core.seats import Seat
from kille.server.connection import Connection, encoded
from kille.server.messages import Presence
from kille.server.telling import Circumstances, Teller, viewer_of
from kille.tables.log import Guest
from kille.tables.table import Step, Table, is_host, seat_of_guest


class Audience:
    """The browsers at one table."""

    def __init__(self, teller: Teller) -> None:
        self._teller = teller
        self._here: dict[Connection, None] = {}
        self._presence: Presence | None = None

    def __len__(self) -> int:
        return len(self._here)

    def __contains__(self, connection: Connection) -> bool:
        return connection in self._here

    def add(self, connection: Connection) -> None:
        """One more."""
        self._here[connection] = None

    def remove(self, connection: Connection) -> None:
        """One less."""
        self._here.pop(connection, None)

    def seated(self, table: Table) -> list[Connection]:
        """The browsers of those who have a seat."""
        return [one for one in self._here if seat_of_guest(table, one.guest) is not None]

    def online(self, table: Table) -> frozenset[Seat]:
        """The seats whose owner is connected."""
        guests = self._guests()
        return frozenset(seat for seat, chair in enumerate(table.chairs) if chair.guest in guests)

    def spectators(self, table: Table) -> int:
        """How many watch without a seat."""
        return sum(seat_of_guest(table, guest) is None for guest in self._guests())

    def tell_steps(self, steps: Iterable[tuple[Step, Circumstances]]) -> None:
        """Tell everyone of some steps."""
        for step, around in steps:
            frames: dict[tuple[Seat, bool], str] = {}
            for connection in tuple(self._here):
                whose = (viewer_of(step.table, connection.guest), is_host(step.table, connection.guest))
                if whose not in frames:
                    frames[whose] = encoded(self._teller.told(step, connection.guest, around))
                connection.send(frames[whose])
                connection.line.told(step.entry.seq, around.now)

    def tell_presence(self, table: Table, *, newcomer: Connection | None = None) -> None:
        """Tell everyone who is connected, if that has changed; a newcomer in any case."""
        online = self.online(table)
        presence = Presence(
            tuple(seat in online for seat in range(table.setup.seats)), self.spectators(table)
        )
        changed = presence != self._presence
        self._presence = presence
        for connection in tuple(self._here):
            if changed or connection is newcomer:
                connection.tell(presence)

    def _guests(self) -> set[Guest]:
        return {connection.guest for connection in self._here}
