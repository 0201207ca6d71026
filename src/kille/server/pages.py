"""The browser client's files, held in memory: small, packed, and cached as long as each may be."""

import gzip
import hashlib
import mimetypes
from collections.abc import Mapping
from pathlib import Path
from typing import Any

from litestar import Request, Response, get
from litestar.di import NamedDependency as Named
from msgspec import Struct

import kille
from kille.server.problems import Trouble

DIST = Path(kille.__file__).parent / "web/dist"
PAGES = ("", "rules")  # and all below /t/, /rules/ and /learn/: the client's own addresses
FOR_EVER = "public, max-age=31536000, immutable"  # the name holds a digest of the content
ASK_AGAIN = "no-cache"
PACKABLE = ("text/", "application/javascript", "application/json", "application/manifest", "image/svg")
UNBUILT = "The browser client has not been built: run `make play` or `python tools/client.py build`.\n"


class Page(Struct, frozen=True):
    """A file as it is sent."""

    body: bytes
    packed: bytes | None  # by gzip, if that is worth while
    kind: str
    etag: str
    cache: str


class Pages:
    """All files of the client by path."""

    def __init__(self, folder: Path = DIST) -> None:
        files = [path for path in folder.rglob("*") if path.is_file() and not path.name.startswith(".")]
        self._pages: Mapping[str, Page] = {
            path.relative_to(folder).as_posix(): _page(path, folder) for path in files
        }

    def find(self, path: str) -> Page | None:
        """The file of a path; for an address of the client's own that is its one page."""
        path = path.strip("/")
        return (
            self.client
            if path in PAGES or path.startswith(("t/", "rules/", "learn/"))
            else self._pages.get(path)
        )

    @property
    def client(self) -> Page:
        """The client's one page."""
        return self._pages.get("index.html", _unbuilt())


@get(["/", "/{path:path}"], include_in_schema=False, sync_to_thread=False)
def page(request: Request[Any, Any, Any], pages: Named[Pages]) -> Response[bytes]:
    """A file of the client."""
    found = pages.find(request.url.path)
    if found is None and "text/html" in request.headers.get("accept", ""):
        # The client says in words that nothing is there.
        return Response(pages.client.body, status_code=404, media_type=pages.client.kind)
    if found is None:
        raise Trouble(404, "not_found", "There is no such page: the tables are at /, the rules at /rules.")
    headers = {"cache-control": found.cache, "etag": found.etag, "vary": "accept-encoding"}
    if request.headers.get("if-none-match") == found.etag:
        return Response(b"", status_code=304, headers=headers)
    body = found.body
    if found.packed is not None and "gzip" in request.headers.get("accept-encoding", ""):
        body, headers["content-encoding"] = found.packed, "gzip"
    return Response(body, media_type=found.kind, headers=headers)


def _page(path: Path, folder: Path) -> Page:
    body = path.read_bytes()
    kind = mimetypes.guess_type(path.name)[0] or "application/octet-stream"
    if path.suffix == ".webmanifest":
        kind = "application/manifest+json"
    if path.suffix in {".js", ".mjs"}:
        kind = "text/javascript"  # whatever the machine's own list says
    packed = gzip.compress(body, 9, mtime=0) if kind.startswith(PACKABLE) and len(body) > 1000 else None
    if kind.startswith("text/"):
        kind += "; charset=utf-8"
    hashed = path.relative_to(folder).parts[0] == "assets"
    etag = f'"{hashlib.sha256(body).hexdigest()[:20]}"'
    return Page(body, packed, kind, etag, FOR_EVER if hashed else ASK_AGAIN)


def _unbuilt() -> Page:
    return Page(UNBUILT.encode(), None, "text/plain; charset=utf-8", '"unbuilt"', "no-store")
