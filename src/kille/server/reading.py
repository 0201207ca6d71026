"""Reads a browser's messages: within the rate, of our types, and with a sentence for each that is not."""

from functools import cache
from typing import Any, get_args

import msgspec
from msgspec import Struct

from kille.core.actions import snake
from kille.server.connection import Connection
from kille.server.limits import Bucket
from kille.server.messages import FromBrowser, Refused, Resume
from kille.server.service import Service
from kille.tables.requests import Id, Refusal

type Frame = str | bytes


class _Named(Struct):
    """As much of a message as is needed to answer it."""

    id: Id | None = None


class Reader:
    """Reads the messages of one connection; whoever sends too much nonsense is let go."""

    def __init__(self, connection: Connection, service: Service, action: Any) -> None:
        self._connection = connection
        self._decode = _decoder(action)  # of the table's game
        self._clock = service.clock
        self._limits = service.limits
        self._bucket = Bucket(service.limits.frames, service.clock.now())
        self._patience = service.limits.patience

    def read(self, frame: Frame) -> FromBrowser[Any] | None:
        """The message; None if it was refused."""
        if not self._bucket.take(self._clock.now()):
            self._refuse(frame, "too_fast", "That was too fast: wait a second and send it again.")
        elif isinstance(frame, bytes):
            self._refuse(frame, "malformed", "That is binary: messages are text, in JSON.")
        elif len(frame.encode()) > self._limits.frame:
            sentence = f"That is too long: a message has at most {self._limits.frame} bytes."
            self._refuse(frame, "malformed", sentence)
        else:
            return self._decoded(frame)
        return None

    def first(self, frame: Frame) -> Resume | None:
        """The message that must come first; None, and the connection is closed, if another came."""
        message = self.read(frame)
        if isinstance(message, Resume):
            return message
        if message is not None:
            sentence = 'Say first what you have heard: {"type": "resume", "have": 0}.'
            self._refuse(frame, "malformed", sentence)
        self._connection.close(4400)
        return None

    def _decoded(self, frame: str) -> FromBrowser[Any] | None:
        try:
            return self._decode(frame)
        except msgspec.MsgspecError as error:
            self._refuse(frame, "malformed", f"That is no message: {error}. The types are {TYPES}.")
        except RecursionError:
            self._refuse(frame, "malformed", f"That is no message: too deep. The types are {TYPES}.")
        return None

    def _refuse(self, frame: Frame, reason: Refusal, sentence: str) -> None:
        id = _id(frame) if len(frame) <= self._limits.frame else None
        self._connection.tell(Refused(id, reason, sentence, ()))
        self._patience -= 1
        if self._patience <= 0:
            self._connection.close(4400)


def _id(frame: Frame) -> str | None:
    """The client's name for the request, if that much can be read."""
    try:
        return _named(frame).id
    except (msgspec.MsgspecError, RecursionError):
        return None


@cache
def _decoder(action: Any) -> Any:
    """What decodes the messages of a table at which these actions are played."""
    messages: Any = FromBrowser
    return msgspec.json.Decoder(messages[action]).decode


_named = msgspec.json.Decoder(_Named).decode
TYPES = ", ".join(snake(kind.__name__) for kind in get_args(FromBrowser.__value__))
