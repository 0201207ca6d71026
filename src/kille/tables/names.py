"""Names at a table: plain text, each used once; and the names of the bots."""

import unicodedata
from collections.abc import Collection

from kille.core.seats import Seat
from kille.tables.requests import NotDone

BOT_NAMES = (
    "Anders", "Brita", "Carl", "Dorotea", "Erik", "Frida", "Gustav", "Hedvig", "Isak", "Johanna",
    "Klas", "Lovisa", "Mårten", "Nora", "Olof", "Petronella", "Rasmus", "Stina", "Ture", "Ulrika",
)  # fmt: skip
"""By seat."""

LONGEST = 24


def clean(text: str) -> str:
    """A text as the table will show it: single spaces, and nothing that cannot be seen."""
    text = " ".join(unicodedata.normalize("NFC", text).split())
    return "".join(sign for sign in text if not _is_control(sign)).strip()


def clean_name(name: str) -> str:
    """A name as the table will show it, or NotDone."""
    name = name.strip()
    seen = clean(name)
    if any(_is_control(sign) for sign in name) or not 0 < len(seen) <= LONGEST:
        raise NotDone(
            "bad_name", f"That is no name: give 1 to {LONGEST} letters, without control characters."
        )
    return seen


def _is_control(sign: str) -> bool:
    """Control and format signs, unassigned ones too; but the joiner that holds an emoji together is none."""
    return unicodedata.category(sign)[0] == "C" and sign != "\u200d"


def key(name: str) -> str:
    """What two names must not share."""
    return unicodedata.normalize("NFKC", name).casefold()


def bot_name(seat: Seat, taken: Collection[str]) -> str:
    """The name of a bot on this seat, unlike those that are taken (fewer than there are seats)."""
    keys = {key(name) for name in taken}
    own = BOT_NAMES[seat:] + BOT_NAMES[:seat]
    return next(name for name in own if key(name) not in keys)
