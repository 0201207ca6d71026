"""Whatever goes wrong over HTTP is told in a sentence, as JSON, with its status."""

from typing import Any

from litestar import Request, Response
from litestar.exceptions import HTTPException, ValidationException
from sqlalchemy.exc import OperationalError

from kille.server.api import Problem
from kille.server.service import log

REASONS = {404: "not_found", 405: "not_allowed", 413: "malformed", 415: "malformed"}
SENTENCES = {
    404: "There is nothing here: the API is described at /api/schema.",
    405: "That cannot be done here: the API is described at /api/schema.",
    413: "That is too long.",
    415: "That is of a kind we do not read: send JSON.",
}


FULL = "The tables cannot be written down at the moment; nothing was changed. Try again in a while."


class Trouble(Exception):
    """A request over HTTP that changes nothing: the status, and why."""

    def __init__(self, status: int, reason: str, message: str) -> None:
        super().__init__(message)
        self.status = status
        self.problem = Problem(reason, message)


type Asked = Request[Any, Any, Any]


def trouble(_request: Asked, error: Trouble) -> Response[Problem]:
    """What we refused ourselves."""
    return Response(error.problem, status_code=error.status)


def refused(_request: Asked, error: HTTPException) -> Response[Problem]:
    """What the framework refused."""
    status = error.status_code
    sentence = SENTENCES.get(status, f"That does not fit: {error.detail}.")
    if isinstance(error, ValidationException) and isinstance(error.extra, list):
        faults = (f"{fault.get('key', 'body')}: {fault.get('message')}" for fault in error.extra)
        sentence = f"That does not fit. {'; '.join(faults)}."
    return Response(Problem(REASONS.get(status, "malformed"), sentence), status_code=status)


def broken(request: Asked, error: Exception) -> Response[Problem]:
    """What is our fault; but not what is nested so deep that nobody could read it."""
    if isinstance(error, RecursionError):
        return Response(Problem("malformed", "That does not fit: it is nested too deep."), status_code=400)
    if isinstance(error, OperationalError):
        log.error("%s %s failed: %s", request.method, request.url.path, error.orig)
        return Response(Problem("server", FULL), status_code=503)
    log.error("%s %s failed", request.method, request.url.path, exc_info=error)
    sentence = "Something broke on our side; nothing was changed. Try again in a moment."
    return Response(Problem("server", sentence), status_code=500)
