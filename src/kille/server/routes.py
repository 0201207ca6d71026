"""What the lobby asks over HTTP: the games, the tables, a link as a QR code, and the record of a match."""

import asyncio
import io
from collections.abc import AsyncGenerator, Sequence
from contextlib import asynccontextmanager
from typing import Annotated, Any

import msgspec
import segno
from litestar import Request, Response, get, post
from litestar.datastructures import CacheControlHeader
from litestar.di import NamedDependency as Named
from litestar.openapi.datastructures import ResponseSpec
from litestar.params import JSONBody, PathParameter

from kille.core.game import Game
from kille.core.play import Entry, Move, TimedOut
from kille.core.record import write_record
from kille.lessons import taught
from kille.server.api import (
    ListedTable,
    Offered,
    OfferedGame,
    OfferedLesson,
    OfferedRuleset,
    OpenedTable,
    Problem,
)
from kille.server.guests import COOKIE, Guests
from kille.server.host import Host
from kille.server.ledger import SPOILED, Spoiled
from kille.server.lessons import lesson_told
from kille.server.limits import Buckets, Limits
from kille.server.live import Live
from kille.server.messages import Table
from kille.server.origin import is_ours
from kille.server.problems import Trouble
from kille.server.service import Service
from kille.tables.judge import House
from kille.tables.log import Acted, Setup
from kille.tables.table import Table as TableState

LONGEST_HOST = 300  # letters: no name of a host is longer, with its port
TableId = Annotated[str, PathParameter(description="What the table's link ends with.")]


def _may_answer(*statuses: int) -> dict[int, ResponseSpec]:
    return {status: ResponseSpec(Problem, description="Why not.") for status in statuses}


class Openings:
    """Counts the tables that guests and addresses open."""

    def __init__(self, limits: Limits) -> None:
        self.of_guest = Buckets(limits.opened_by_guest)
        self.of_address = Buckets(limits.opened_by_address)


@get("/healthz", sync_to_thread=False)
def healthz() -> dict[str, bool]:
    """Whether the server is up."""
    return {"ok": True}


@get("/api/games", sync_to_thread=False)
def games(service: Named[Service]) -> Offered:
    """The games that can be played here, their rule sets and options, and the bots."""
    return Offered(tuple(_offered(game, service.house(game.name)) for game in service.games.values()))


@get(
    "/api/lessons/{name:str}",
    responses=_may_answer(400, 404),
    cache_control=CacheControlHeader(no_cache=True),
)
async def lesson(name: Annotated[str, PathParameter(description="The game.")]) -> OfferedLesson:
    """A game's lesson: a few turns on fixed cards, and what the coach says of them."""
    if name not in taught():
        raise Trouble(404, "not_found", f"There is no lesson of that game: there are {', '.join(taught())}.")
    return await asyncio.to_thread(lesson_told, name)


@post("/api/tables", responses=_may_answer(400, 403, 413, 429, 503))
async def open_table(
    request: Request[Any, Any, Any],
    data: JSONBody[Setup],
    service: Named[Service],
    host: Named[Host],
    guests: Named[Guests],
    openings: Named[Openings],
) -> Response[OpenedTable]:
    """Open a table; whoever does so is its host."""
    if not is_ours(request.headers.get("origin"), request.headers.get("host", "")):
        raise Trouble(403, "malformed", "That was sent by a page that is not ours.")
    known = guests.known(request.cookies.get(COOKIE))
    guest = known or guests.new()
    now = service.clock.now()
    address = request.client.host if request.client else ""
    if not (openings.of_guest.take(guest, now) and openings.of_address.take(address, now)):
        raise Trouble(429, "too_many", "You have opened many tables in a short time: wait a minute.")
    try:
        id = await host.open(data, guest)
    except ValueError as error:
        raise Trouble(400, "malformed", str(error)) from None
    cookie = guests.cookie(guest, secure=request.url.scheme == "https")
    return Response(OpenedTable(id), headers={} if known else {"set-cookie": cookie})


@get("/api/tables", sync_to_thread=False)
def list_tables(host: Named[Host]) -> list[ListedTable]:
    """The listed tables where somebody is, newest first."""
    found = [_listed(live) for live in host.lives() if live.table.setup.listed and len(live.audience)]
    return sorted(found, key=lambda table: table.opened, reverse=True)[:100]


@get("/api/tables/{table_id:str}", responses=_may_answer(400, 404, 410))
async def describe_table(table_id: TableId, host: Named[Host]) -> Table:
    """A table as everybody may know it."""
    async with _at(host, table_id) as live:
        return live.teller.table(live.table, live.audience.online(live.table))


@get("/api/tables/{table_id:str}/qr.svg", media_type="image/svg+xml", responses=_may_answer(400, 404, 410))
async def qr(request: Request[Any, Any, Any], table_id: TableId, host: Named[Host]) -> bytes:
    """The table's link to be read by a telephone."""
    async with _at(host, table_id) as live:
        id = live.ledger.id
    image, host_name = io.BytesIO(), request.headers.get("host", "")
    if len(host_name) > LONGEST_HOST:
        raise Trouble(400, "malformed", "That is no name of a host: it is too long.")
    link = f"{request.url.scheme}://{host_name}/t/{id}"
    segno.make(link, error="m", micro=False).save(image, kind="svg", xmldecl=False, omitsize=True, border=2)
    return image.getvalue()


@get("/api/tables/{table_id:str}/record", media_type="text/plain", responses=_may_answer(400, 404, 409, 410))
async def record(table_id: TableId, host: Named[Host]) -> str:
    """The record of the table's last match. All cards are in it, so there is none while one is on."""
    async with _at(host, table_id) as live:
        if live.table.phase == "playing":
            raise Trouble(409, "match_running", "A match is on: its record can be had when it is over.")
        if live.table.phase == "gathering":
            raise Trouble(409, "no_match", "No match has been played at this table yet.")
        return record_of(live.table, live.ledger.game)


def record_of(table: TableState, game: Game) -> str:
    """The record of the match on the table."""
    log = tuple(_move(act) for act in table.moves)
    setup = table.setup
    return write_record(game, setup.ruleset, table.rules, table.names, dealer=table.dealer, log=log)


def _move(act: Acted) -> Entry[Any]:
    return TimedOut(act.seat) if act.by == "clock" else Move(act.seat, act.action)


@asynccontextmanager
async def _at(host: Host, id: str) -> AsyncGenerator[Live]:
    try:
        async with host.at(id) as live:
            if live is None:
                raise Trouble(404, "no_such_table", "There is no such table: look at the link again.")
            yield live
    except Spoiled:
        raise Trouble(410, "spoiled_table", SPOILED) from None


def _offered(game: Game, house: House) -> OfferedGame:
    rulesets = tuple(
        OfferedRuleset(name, made.sources, made.fewest, made.most, made.rules, made.reconstructed)
        for name, made in game.rulesets.items()
    )
    return OfferedGame(
        name=game.name,
        default=game.default,
        seats=tuple(game.seats),
        rulesets=rulesets,
        bots=tuple(house.bots),
        stand_in=house.stand_in,
        schema=msgspec.json.schema(game.rules),
        lesson=game.name in taught(),
        practice=house.practice,
    )


def _listed(live: Live) -> ListedTable:
    table = live.teller.table(live.table, live.audience.online(live.table))
    return ListedTable(
        id=table.id,
        game=table.game,
        ruleset=table.ruleset,
        differences=table.differences,
        seconds=table.seconds,
        practice=table.practice,
        phase=table.phase,
        places=table.places,
        spectators=live.audience.spectators(live.table),
        opened=live.ledger.opened_at,
    )


ROUTES: Sequence[Any] = (healthz, games, lesson, open_table, list_tables, describe_table, qr, record)
