"""The server put together: games, bots and the database behind HTTP and WebSocket routes."""

import socket as sockets
import threading
import webbrowser
from collections.abc import AsyncGenerator
from contextlib import asynccontextmanager, suppress
from pathlib import Path
from typing import Any

import uvicorn
from litestar import Litestar
from litestar.di import Provide
from litestar.exceptions import HTTPException
from litestar.types import Message, Scope

from kille.bots import BOTS
from kille.games import GAMES
from kille.server import pages, problems, routes, socket
from kille.server.guests import Guests
from kille.server.host import Host
from kille.server.openapi import DESCRIPTION
from kille.server.service import Service
from kille.server.store import Store

LARGEST_BODY = 16_384

SECURITY = {
    "content-security-policy": (
        "default-src 'self'; script-src 'self'; style-src 'self' 'unsafe-inline'; img-src 'self' data:;"
        " object-src 'none'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'"
    ),
    "x-content-type-options": "nosniff",
    "x-frame-options": "DENY",
    "referrer-policy": "same-origin",
    "cross-origin-opener-policy": "same-origin",
    "permissions-policy": "camera=(), geolocation=(), microphone=()",
}

EVERYWHERE = {"0.0.0.0", "::"}  # noqa: S104 -- only compared


def service_for(database: Path) -> Service:
    """Our games and bots, with the logs in this file."""
    return Service(store=Store(database), games=GAMES, bots=BOTS)


def app_for(service: Service) -> Litestar:
    """The application of a service; it opens the database when it starts and closes it when it ends."""
    host = Host(service)
    guests: list[Guests] = []

    @asynccontextmanager
    async def life(_app: Litestar) -> AsyncGenerator[None]:
        await service.store.open()
        guests[:] = [Guests(await service.store.key())]
        host.start()
        yield
        await host.stop()
        await service.store.close()

    return Litestar(
        [*routes.ROUTES, socket.table_socket, pages.page],
        lifespan=[life],
        dependencies={
            "service": _always(service),
            "host": _always(host),
            "guests": Provide(lambda: guests[0], sync_to_thread=False),
            "door": _always(socket.Door(service.limits)),
            "openings": _always(routes.Openings(service.limits)),
            "pages": _always(pages.Pages()),
        },
        exception_handlers={
            problems.Trouble: problems.trouble,
            HTTPException: problems.refused,
            Exception: problems.broken,
        },
        before_send=[_secure],
        openapi_config=DESCRIPTION,
        request_max_body_size=LARGEST_BODY,
        logging_config=None,  # by default whole bodies are logged, and cards are in them
    )


def serve(host: str, port: int, database: Path, *, open_browser: bool) -> None:
    """Serve until interrupted.

    An OSError says that the address cannot be had, a ValueError that the database cannot be used.
    """
    service = service_for(database)
    with service.store.alone(), sockets.create_server((host, port), backlog=512) as listening:
        service.store.prepare()
        port = listening.getsockname()[1]
        address = f"http://{'localhost' if host == '127.0.0.1' or host in EVERYWHERE else host}:{port}"
        near = own_address() if host in EVERYWHERE else None
        others = f", and for others in this network at http://{near}:{port}" if near else ""
        print(f"Kille is at {address}{others}", flush=True)  # noqa: T201 -- what the command line is told
        if open_browser:
            threading.Thread(target=webbrowser.open, args=(address,), daemon=True).start()
        with suppress(KeyboardInterrupt):  # the usual way to stop it
            uvicorn.Server(configured(app_for(service), service)).run(sockets=[listening])


def own_address() -> str | None:
    """By which address others in the network reach this machine; None if it is in none. Nothing is sent."""
    with sockets.socket(sockets.AF_INET, sockets.SOCK_DGRAM) as probe, suppress(OSError):
        probe.connect(("192.0.2.1", 9))  # an address that is nobody's, for documentation
        return probe.getsockname()[0]
    return None


def configured(app: Any, service: Service) -> uvicorn.Config:
    """How the application is run: no access log, small frames, dead browsers noticed within a minute."""
    return uvicorn.Config(
        _answering_head(app),
        log_level="warning",
        access_log=False,
        server_header=False,
        ws="websockets-sansio",
        ws_max_size=service.limits.huge_frame,
        ws_ping_interval=20,
        ws_ping_timeout=20,
        timeout_graceful_shutdown=5,
    )


def _answering_head(app: Any) -> Any:
    """HEAD is answered as GET; uvicorn sends no body to whoever asked so."""

    async def answering(scope: Any, receive: Any, send: Any) -> None:
        await app({**scope, "method": "GET"} if scope.get("method") == "HEAD" else scope, receive, send)

    return answering


def _always(thing: Any) -> Provide:
    return Provide(lambda: thing, sync_to_thread=False, use_cache=True)


async def _secure(message: Message, _scope: Scope) -> None:
    if message["type"] == "http.response.start":
        extra = [(name.encode(), value.encode()) for name, value in SECURITY.items()]
        message["headers"] = [*message["headers"], *extra]
