"""Law 9: every card that a state or event names openly is on a reviewed list; all others are Hidden."""

from pathlib import Path
from typing import Any, TypeVar, get_args, get_origin, get_type_hints

from msgspec import Struct

from kille.core.hidden import Hidden
from kille.games import GAMES

REVIEWED = Path(__file__).with_name("open_cards.txt")


def open_cards(annotation: Any, card: type, path: str, seen: frozenset[Any] = frozenset()) -> set[str]:
    """The paths, `Struct.field`, at which a bare card can stand."""
    kind = get_origin(annotation) or annotation
    if kind is card or isinstance(kind, TypeVar):  # what a generic struct holds may be a card
        return {path}
    if kind is Hidden or kind in seen:
        return set()
    found: set[str] = set()
    if isinstance(kind, type) and issubclass(kind, Struct):
        for name, hint in get_type_hints(kind).items():
            found |= open_cards(hint, card, f"{kind.__name__}.{name}", seen | {kind})
        return found
    inner = [*get_args(annotation), *([kind.__value__] if hasattr(kind, "__value__") else [])]
    for part in inner:
        found |= open_cards(part, card, path, seen)
    return found


def test_open_cards_are_reviewed() -> None:
    found: set[str] = set()
    for game in GAMES.values():
        rules = next(iter(game.rulesets.values())).rules
        card = type(next(iter(rules.pack())))
        found |= {f"{game.name} {path}" for path in open_cards(game.state, card, "State")}
        found |= {f"{game.name} {path}" for path in open_cards(game.event, card, "Event")}
    reviewed = [line.partition("#")[0].strip() for line in REVIEWED.read_text().splitlines()]
    assert sorted(found) == sorted(line for line in reviewed if line)
