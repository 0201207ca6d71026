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
UNSEEN = frozenset("\u200d\u034f\u115f\u1160\u17b4\u17b5\u2800\u3164\uffa0") | {
    chr(code) for code in (*range(0xFE00, 0xFE10), *range(0xE0100, 0xE01F0), *range(0x180B, 0x1810))
}
"""Signs that leave no mark: joiners, fillers, selectors of a sign's look."""


def clean(text: str) -> str:
    """A text as the table will show it: single spaces, and nothing that cannot be seen."""
    text = " ".join(unicodedata.normalize("NFC", text).split())
    text = "".join(sign for sign in text if not _is_control(sign)).strip()
    return text if any(sign not in UNSEEN and sign != " " for sign in text) else ""


def clean_name(name: str) -> str:
    """A name as the table will show it, or NotDone."""
    name = name.strip()
    seen = clean(name)
    if any(_is_control(sign) for sign in name) or not 0 < len(seen) <= LONGEST or not key(seen):
        raise NotDone(
            "bad_name", f"That is no name: give 1 to {LONGEST} letters, without control characters."
        )
    return seen


def _is_control(sign: str) -> bool:
    """Control and format signs, unassigned ones too; but the joiner that holds an emoji together is none."""
    return unicodedata.category(sign)[0] == "C" and sign != "\u200d"


def key(name: str) -> str:
    """What two names must not share: how they look, whatever unseen signs are in them."""
    seen = "".join(sign for sign in name if sign not in UNSEEN)
    return unicodedata.normalize("NFKC", seen).casefold().strip()


def bot_name(seat: Seat, taken: Collection[str]) -> str:
    """The name of a bot on this seat, unlike those that are taken (fewer than there are seats)."""
    keys = {key(name) for name in taken}
    own = BOT_NAMES[seat:] + BOT_NAMES[:seat]
    return next(name for name in own if key(name) not in keys)
