"""Who somebody is: a signed cookie with an identity that the server made up. No account, no name."""

import hashlib
import hmac
import secrets
from http.cookies import SimpleCookie

from kille.tables.log import Guest

COOKIE = "kille_guest"
YEAR = 365 * 24 * 3600


class Guests:
    """Makes and recognises guests."""

    def __init__(self, key: bytes) -> None:
        self._key = key

    def new(self) -> Guest:
        """Somebody who has not been here before."""
        return secrets.token_urlsafe(12)

    def signed(self, guest: Guest) -> str:
        """What the cookie holds."""
        return f"{guest}.{self._signature(guest)}"

    def known(self, cookie: str | None) -> Guest | None:
        """The guest of a cookie; None if there is none, or it was not signed here."""
        guest, _, signature = (cookie or "").partition(".")
        genuine = guest and hmac.compare_digest(signature.encode(), self._signature(guest).encode())
        return guest if genuine else None

    def cookie(self, guest: Guest, *, secure: bool) -> str:
        """The header that gives a guest the cookie."""
        morsel = SimpleCookie({COOKIE: self.signed(guest)})[COOKIE]
        morsel.update({"path": "/", "max-age": str(YEAR), "samesite": "Lax", "httponly": "yes"})
        if secure:
            morsel["secure"] = "yes"
        return morsel.OutputString()

    def _signature(self, guest: Guest) -> str:
        return hmac.new(self._key, guest.encode(), hashlib.sha256).hexdigest()[:32]


def seat_token() -> str:
    """A token that proves a seat from another device."""
    return secrets.token_urlsafe(16)
