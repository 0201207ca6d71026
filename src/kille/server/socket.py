"""A table's WebSocket: reads what a browser asks, within limits, and writes what the table tells it."""

import asyncio
from contextlib import suppress
from typing import Any

from litestar import WebSocket, websocket
from litestar.di import NamedDependency as Named
from litestar.exceptions import WebSocketDisconnect
from litestar.params import FromPath

from kille.server.connection import Connection
from kille.server.guests import COOKIE, Guests
from kille.server.host import Host
from kille.server.ledger import SPOILED, Spoiled
from kille.server.limits import Crowd, Limits
from kille.server.live import Live
from kille.server.messages import Ping, Pong, Refused, Resume, Weigh
from kille.server.notes import Asked, Came, Went, Wondered
from kille.server.origin import is_ours
from kille.server.reading import Reader
from kille.server.service import Service

SILENT = 20.0  # seconds in which a browser must say what it has heard

type Socket = WebSocket[Any, Any, Any]


class Door:
    """Counts the sockets of each guest and each address."""

    def __init__(self, limits: Limits) -> None:
        self.of_guest = Crowd(limits.connections_of_guest)
        self.of_address = Crowd(limits.connections_of_address)


@websocket("/api/tables/{table_id:str}/socket")
async def table_socket(
    socket: WebSocket[Any, Any, Any],
    table_id: FromPath[str],
    service: Named[Service],
    host: Named[Host],
    guests: Named[Guests],
    door: Named[Door],
) -> None:
    """Everything that is said at a table."""
    if not is_ours(socket.headers.get("origin"), socket.headers.get("host", "")):
        await socket.close(code=4403)
        return
    guest = guests.known(socket.cookies.get(COOKIE))
    headers: dict[str, Any] = {}
    if guest is None:
        guest = guests.new()
        headers["set-cookie"] = guests.cookie(guest, secure=socket.url.scheme == "wss")
    await socket.accept(headers=headers)
    address = socket.client.host if socket.client else ""
    connection = Connection(guest, address, service.limits)
    writer = asyncio.create_task(_write(socket, connection))
    try:
        with door.of_guest.entered(guest) as fits, door.of_address.entered(address) as fits_too:
            if fits and fits_too:
                async with host.at(table_id) as live:
                    await _converse(socket, connection, live, service)
            else:
                sentence = "You have too many tables open at once: close some of them."
                connection.tell(Refused(None, "too_many", sentence, ()))
                connection.close(4429)
        if connection.closing:
            await writer
    except Spoiled:
        connection.tell(Refused(None, "spoiled_table", SPOILED, ()))
        connection.close(4404)
        await writer
    finally:
        writer.cancel()
        with suppress(asyncio.CancelledError):
            await writer


async def _converse(socket: Socket, connection: Connection, live: Live | None, service: Service) -> None:
    """Hear the browser out: first what it has heard, then what it asks, until it is gone."""
    reader = Reader(connection, service, Any if live is None else live.ledger.game.action)
    try:
        frame = await asyncio.wait_for(_receive(socket), SILENT)
    except TimeoutError:
        connection.close(4408)
        return
    resume = None if frame is None else reader.first(frame)
    if live is None:
        connection.tell(Refused(None, "no_such_table", "There is no such table: look at the link again.", ()))
        connection.close(4404)
        return
    if resume is None:
        return
    await live.hear(Came(connection, resume))
    try:
        while not connection.closing and (frame := await _receive(socket)) is not None:
            await _heed(frame, reader, connection, live)
    finally:
        await live.hear(Went(connection))


async def _heed(frame: str | bytes, reader: Reader, connection: Connection, live: Live) -> None:
    match reader.read(frame):
        case None:
            pass
        case Ping(heard):
            now = live.ledger.clock.now()
            connection.line.pinged(heard, now)
            connection.line.ponged(now)
            connection.tell(Pong(now))
        case Resume() as resume:
            await live.hear(Came(connection, resume))
        case Weigh() as request:
            await live.hear(Wondered(connection, request))
        case request:
            await live.hear(Asked(connection, request))


async def _receive(socket: Socket) -> str | bytes | None:
    """The next message; None when the browser is gone."""
    try:
        event: Any = await socket.receive()
    except WebSocketDisconnect:
        return None
    if event["type"] != "websocket.receive":
        return None
    text = event.get("text")
    return text if text is not None else event["bytes"]


async def _write(socket: Socket, connection: Connection) -> None:
    """Send what the table tells, until the connection is to be closed or the browser is gone."""
    with suppress(WebSocketDisconnect, RuntimeError, OSError):
        while isinstance(out := await connection.next(), str):
            await socket.send({"type": "websocket.send", "text": out, "bytes": None})
        await socket.close(code=out)
