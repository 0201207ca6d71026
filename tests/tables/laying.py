"""Tables for the tests: folded from lines of a log, without a server."""

from random import Random
from typing import Any

from kille.core.chance import Dice
from kille.core.seats import CHANCE
from kille.games import GAMES
from kille.tables.judge import House, judge
from kille.tables.log import Acted, Began, BotSatDown, Entry, Opened, SatDown, Setup, What
from kille.tables.requests import Request
from kille.tables.table import Step, Table, awaited, fold, lay

GAME = GAMES["byteskille"]
HOUSE = House(("random", "cautious"), "cautious")


def laid(seats: int = 3, **setup: Any) -> Table:
    """A table that "host" has opened."""
    wanted = Setup("byteskille", setup.pop("ruleset", "classic"), seats, **setup)
    return lay(Entry(1, 0.0, None, Opened(wanted, "host")), GAME).table


def after(table: Table, *lines: What, at: float = 0.0) -> Table:
    """The table after some more lines."""
    for what in lines:
        table = fold(table, Entry(table.seq + 1, at, None, what)).table
    return table


def asked(table: Table, request: Request, guest: str) -> Table:
    """The table after a request that is granted."""
    return after(table, *judge(table, request, guest, house=HOUSE, token=f"token of {guest}"))


def played(table: Table, moves: int, rng: Random) -> list[Step]:
    """A match begun and played at random, for so many moves or to its end; each step of it."""
    dice = Dice(rng)
    seats = range(table.setup.seats)
    people = [SatDown(seat, f"guest {seat}", f"name {seat}", f"token {seat}") for seat in seats[::2]]
    bots = [BotSatDown(seat, "random", f"bot {seat}") for seat in seats[1::2]]
    table = after(table, *people, *bots)
    steps = [fold(table, Entry(table.seq + 1, 0.0, None, Began(0)))]
    while len(steps) < moves and (table := steps[-1].table).phase == "playing":
        assert table.position is not None
        rules, state = table.rules, table.position.state
        if rules.chance_outcomes(state):
            what = Acted(CHANCE, dice.decide(rules, state), "chance")
        else:
            seat = awaited(table)[0]
            what = Acted(seat, rng.choice(rules.legal_actions(state, seat)), "player")
        steps.append(fold(table, Entry(table.seq + 1, float(table.seq), None, what)))
    return steps
