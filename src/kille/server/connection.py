"""One browser at a table, as the table knows it: who it is, and what is on its way to it."""

import asyncio
from typing import Literal

import msgspec

from kille.server.limits import Limits
from kille.server.line import Line
from kille.server.messages import FromServer
from kille.tables.log import Guest

type Code = Literal[4400, 4404, 4408, 4409, 4429]
"""Why a socket is closed: abuse, no such table, silent, too slow to read, too many."""


class Connection:
    """Sends in order what the table puts in. Who does not read is let go, and may come back for the rest."""

    def __init__(self, guest: Guest, address: str, limits: Limits) -> None:
        self.guest = guest  # whoever's seat token it shows, else the cookie's
        self.address = address
        self._most = limits.outbox
        self._outbox: asyncio.Queue[str | Code] = asyncio.Queue()
        self.closing = False
        self.line = Line()

    def tell(self, message: FromServer) -> None:
        """Send a message."""
        self.send(encoded(message))

    def send(self, frame: str) -> None:
        """Send a message that is encoded already."""
        if self.closing:
            return
        if self._outbox.qsize() >= self._most:
            self.close(4409)
            return
        self._outbox.put_nowait(frame)

    def close(self, code: Code) -> None:
        """Close once all that is on its way has been sent."""
        if not self.closing:
            self.closing = True
            self._outbox.put_nowait(code)

    async def next(self) -> str | Code:
        """The next message to be sent, or the code to close with."""
        return await self._outbox.get()


def encoded(message: FromServer) -> str:
    """A message as it goes over the wire."""
    return _encode(message).decode()


_encode = msgspec.json.Encoder().encode
