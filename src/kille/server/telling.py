"""Puts into messages what people at a table hear."""

from collections.abc import Iterable
from typing import Any

from msgspec import Struct

from kille.core.game import Game, View
from kille.core.options import differences, option_names
from kille.core.seats import SPECTATOR, Seat
from kille.server.messages import Chat, Place, Standing, Table, Told, Welcome, You
from kille.tables import feed
from kille.tables import table as state
from kille.tables.log import Acted, Began, Guest, Said
from kille.tables.table import Step, is_host, seat_of_guest


class Circumstances(Struct, frozen=True):
    """What is not in the log: who is connected, what time it is, and when a turn ends."""

    online: frozenset[Seat]
    now: float
    deadline: float | None


class Teller:
    """Tells of one table."""

    def __init__(self, id: str, game: Game) -> None:
        self._id = id
        self._game = game
        self._differences: tuple[str, ...] | None = None  # found once: a table's rules never change

    def table(self, table: state.Table, online: Iterable[Seat]) -> Table:
        """The table as everybody may know it."""
        setup = table.setup
        ruleset = self._game.rulesets[setup.ruleset]
        here = frozenset(online)
        if self._differences is None:
            self._differences = option_names(differences(table.rules, ruleset.rules))
        return Table(
            id=self._id,
            game=setup.game,
            ruleset=setup.ruleset,
            rules=table.rules,
            differences=self._differences,
            reconstructed=ruleset.reconstructed,
            unusual=not ruleset.fewest <= setup.seats <= ruleset.most,
            listed=setup.listed,
            seconds=setup.seconds,
            practice=setup.practice,
            phase=table.phase,
            match=table.match,
            places=tuple(
                Place(chair.name, chair.bot, chair.away, chair.left, seat in here)
                for seat, chair in enumerate(table.chairs)
            ),
        )

    def you(self, table: state.Table, guest: Guest) -> You:
        """What is somebody's at the table."""
        seat = seat_of_guest(table, guest)
        token = None if seat is None else table.chairs[seat].token
        return You(seat, token, is_host(table, guest))

    def welcome(self, table: state.Table, guest: Guest, around: Circumstances) -> Welcome:
        """A fresh start for somebody."""
        viewer = viewer_of(table, guest)
        seen = feed.look(table, viewer)
        return Welcome(
            seq=table.seq,
            table=self.table(table, around.online),
            you=self.you(table, guest),
            view=seen,
            standing=standing(table, seen),
            told=feed.recall(table, viewer),
            deadline=around.deadline,
            now=around.now,
        )

    def told(self, step: Step, guest: Guest, around: Circumstances) -> Told:
        """One number of the log for somebody."""
        table, what = step.table, step.entry.what
        heard = feed.hear(step, viewer_of(table, guest))
        return Told(
            seq=heard.seq,
            table=self.table(table, around.online),
            you=self.you(table, guest),
            view=heard.view,
            standing=standing(table, heard.view),
            events=heard.events,
            said=Chat(what.name, what.seat, what.text) if isinstance(what, Said) else None,
            began=isinstance(what, Began),
            by=what.by if isinstance(what, Acted) else None,
            after=what.after if isinstance(what, Acted) else None,
            deadline=around.deadline,
            now=around.now,
        )


def standing(table: state.Table, seen: View[Any, Any] | None) -> Standing | None:
    """How the seats stand, from what somebody sees; None before the first match."""
    if seen is None:
        return None
    rules = table.rules
    return Standing(rules.stacks(seen.state), rules.in_play(seen.state), rules.held(seen.state))


def viewer_of(table: state.Table, guest: Guest) -> Seat:
    """Whose view somebody has: that of their seat, or a spectator's."""
    seat = seat_of_guest(table, guest)
    return SPECTATOR if seat is None else seat
