"""A guest of the house, as a browser would be one: cookie, socket, and what it has heard."""

import asyncio
from collections.abc import AsyncGenerator, Callable
from contextlib import asynccontextmanager
from itertools import count
from typing import Any

import httpx
import msgspec
from msgspec.structs import replace
from websockets.asyncio.client import ClientConnection, connect

from kille.core.game import View
from kille.core.seats import Seat
from kille.games import exchange
from kille.games.exchange.actions import Action
from kille.server.messages import Done, FromServer, Presence, Refused, Resume, Told, Welcome
from kille.tables.requests import Act, Begin, Request, Say, Sit

PATIENCE = 30.0  # seconds of real time; only a broken server needs them

_decode = msgspec.json.Decoder[FromServer](FromServer).decode


def decode(frame: str | bytes, game: str) -> FromServer:
    """A message of a table; of One-Card Kille in the types of that game, else as it came."""
    message = _decode(frame)
    match message:
        case _ if game != "byteskille":
            return message
        case Welcome():
            return replace(message, view=_view(message.view), told=_typed(message.told, exchange.Event))
        case Told():
            return replace(message, view=_view(message.view), events=_typed(message.events, exchange.Event))
        case Refused():
            return replace(message, allowed=_typed(message.allowed, Action))
        case _:
            return message


def _view(seen: Any) -> Any:
    return None if seen is None else _typed((msgspec.to_builtins(seen),), View[exchange.State, Action])[0]


def _typed(things: Any, kind: Any) -> Any:
    return msgspec.convert(things, tuple[kind, ...])


_ids = count(1)


def new_id() -> str:
    """A name for a request."""
    return f"r{next(_ids)}"


class Guest:
    """Somebody with a cookie of their own."""

    def __init__(self, http: str) -> None:
        self.base = http
        self.cookie: str | None = None

    async def ask(self, method: str, path: str, **more: Any) -> httpx.Response:
        """A request over HTTP."""
        cookies = {"kille_guest": self.cookie} if self.cookie else None
        async with httpx.AsyncClient(base_url=self.base, cookies=cookies, timeout=PATIENCE) as client:
            answer = await client.request(method, path, **more)
        self.cookie = answer.cookies.get("kille_guest") or self.cookie
        return answer

    async def open(self, **setup: Any) -> str:
        """Open a table; its id."""
        wanted = {"game": "byteskille", "ruleset": "classic", "seats": 3, **setup}
        answer = await self.ask("POST", "/api/tables", json=wanted)
        assert answer.status_code == 201, answer.text
        return answer.json()["id"]

    @asynccontextmanager
    async def at(
        self,
        table: str,
        *,
        have: int = 0,
        after: "Seated | None" = None,
        token: str | None = None,
        hello: bool = True,
        headers: dict[str, str] | None = None,
    ) -> "AsyncGenerator[Seated]":
        """At a table while this lasts; `after` another connection, with all that was heard there."""
        url = f"{self.base.replace('http', 'ws', 1)}/api/tables/{table}/socket"
        cookie = {"cookie": f"kille_guest={self.cookie}"} if self.cookie else {}
        more = {**cookie, **(headers or {})}
        async with connect(
            url, additional_headers=more, max_queue=None, proxy=None, open_timeout=PATIENCE
        ) as socket:
            given = socket.response.headers.get("set-cookie") if socket.response else None
            if given:
                self.cookie = given.partition(";")[0].partition("=")[2]
            seated = Seated(socket)
            if after is not None:
                seated.now, seated.events, have = after.now, after.events, after.seq
            if hello:
                await seated.send(Resume(have, token))
                await seated.until(lambda: bool(seated.heard) and isinstance(seated.heard[-1], Presence))
            yield seated


class Seated:
    """One socket at a table: all that came over it, and what it means."""

    def __init__(self, socket: ClientConnection) -> None:
        self.socket = socket
        self.frames: list[str] = []
        self.heard: list[Any] = []
        self.now: Welcome | Told | None = None
        self._game = ""
        self.events: list[Any] = []

    async def send(self, message: Any) -> None:
        """Send a message."""
        await self.socket.send(msgspec.json.encode(message).decode())

    async def send_text(self, text: str | bytes) -> None:
        """Send anything."""
        await self.socket.send(text)

    async def next(self) -> Any:
        """The next message."""
        frame = await asyncio.wait_for(self.socket.recv(), PATIENCE)
        assert isinstance(frame, str)
        message = decode(frame, self._game)
        if isinstance(message, Welcome | Told) and message.table.game != self._game:
            self._game = message.table.game
            message = decode(frame, self._game)
        self.frames.append(frame)
        self.heard.append(message)
        match message:
            case Welcome():
                self.now, self.events = message, list(message.told)
            case Told():
                assert self.now is None or message.seq == self.now.seq + 1, "a number was left out"
                self.now = message
                self.events = [*([] if message.began else self.events), *message.events]
            case _:
                pass
        return message

    async def until(self, holds: Callable[[], bool]) -> None:
        """Listen until something holds."""
        while not holds():
            await self.next()

    async def ask(self, request: Request) -> Done | Refused:
        """Ask for something, and hear on until it is answered."""
        await self.send(request)
        return await self.answer(request.id)

    async def answer(self, id: str | None) -> Done | Refused:
        """Hear on until a request is answered."""
        while True:
            message = await self.next()
            if isinstance(message, Done | Refused) and message.id == id:
                return message

    async def done(self, request: Request) -> int:
        """Ask for something that is granted; its number."""
        answer = await self.ask(request)
        assert isinstance(answer, Done), answer
        return answer.seq

    async def refused(self, request: Request) -> str:
        """Ask for something that is refused; why."""
        answer = await self.ask(request)
        assert isinstance(answer, Refused), answer
        assert answer.message.endswith("."), answer.message
        return answer.reason

    async def sit(self, seat: Seat, name: str) -> int:
        """Take a seat."""
        return await self.done(Sit(new_id(), seat, name))

    async def begin(self) -> int:
        """Begin the match."""
        return await self.done(Begin(new_id()))

    async def say(self, text: str) -> int:
        """Say something."""
        return await self.done(Say(new_id(), text))

    def act(self, action: Action) -> Act[Action]:
        """A request to do this, having seen all there is to see."""
        return Act(new_id(), action, self.seq)

    @property
    def seq(self) -> int:
        """The last number heard."""
        assert self.now is not None
        return self.now.seq

    @property
    def table(self) -> Any:
        """The table as last heard of."""
        assert self.now is not None
        return self.now.table

    @property
    def state(self) -> exchange.State:
        """The match as last seen."""
        assert self.now is not None and self.now.view is not None
        return self.now.view.state

    @property
    def choices(self) -> tuple[Action, ...]:
        """What may be done now."""
        return () if self.now is None or self.now.view is None else self.now.view.legal_actions

    @property
    def awaited(self) -> frozenset[Seat]:
        """The seats that the table waits for."""
        return frozenset() if self.now is None or self.now.view is None else self.now.view.awaited

    @property
    def is_my_turn(self) -> bool:
        """Whether the table waits for this seat."""
        return (
            self.now is not None and self.now.view is not None and self.now.view.seat in self.now.view.awaited
        )
