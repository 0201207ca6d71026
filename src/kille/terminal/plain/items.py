"""What may be done, as a list to choose from: actions, and groups of actions that differ in their last field.

Told from the listed actions alone. What differs by a number is asked for as a number; many cards to be named
come in two steps, first the card and then its name.
"""

from collections.abc import Iterable, Sequence
from typing import Any, get_type_hints

from msgspec import Struct

from kille.core.actions import Amount, Number, verb
from kille.core.seats import Seat
from kille.text import Words

FEW = 4
"""So many actions of one kind stand in the list one by one, whatever they are."""

MORE = "…"


class Item(Struct, frozen=True):
    """A line of the list: one action, several to choose from, or several that differ by a number."""

    label: str
    actions: tuple[Any, ...]
    by_number: bool = False
    keys: tuple[str, ...] = ()  # letters that take it, beside its number

    @property
    def is_group(self) -> bool:
        """Whether a second step is needed."""
        return len(self.actions) > 1


def items(game: str, legal: Sequence[Any], names: Sequence[str], words: Words, *, mine: bool) -> list[Item]:
    """The list for these actions; where it is not the viewer's turn (`mine`) nothing is done in one step."""
    found: list[Item] = []
    for kind, actions in _by_kind(legal).items():
        fields: Sequence[str] = kind.__struct_fields__
        hints = get_type_hints(kind)
        last, first = next(reversed(fields), ""), actions[0]
        if last and hints[last] in (Number, Amount):
            found.append(Item(_open(game, first, last, names, words), actions, by_number=True))
        elif len(fields) > 1 and len(actions) > FEW:
            found += [
                Item(_open(game, some[0], last, names, words) if some[1:] else "", some)
                for some in _by_first(actions, fields[0])
            ]
        elif last and hints[last] is Seat and (len(actions) > 1 or not mine):
            found.append(Item(_open(game, first, last, names, words), actions))
        else:
            found += [Item("", (action,)) for action in actions]
    return [item if item.label else single(game, item.actions[0], names, words) for item in found]


def single(game: str, action: Any, names: Sequence[str], words: Words) -> Item:
    """The line of one action."""
    return Item(words.action(game, action, names), (action,))


def with_letters(found: Sequence[Item], taken: Iterable[str]) -> list[Item]:
    """Where the list is short, the first letter of each line takes it, unless two share it."""
    firsts = [item.label[:1].lower() for item in found]
    free = [first for first in firsts if firsts.count(first) == 1 and first not in taken]
    return [
        Item(item.label, item.actions, item.by_number, (first,) if first in free else ())
        for item, first in zip(found, firsts, strict=True)
    ]


def _by_kind(legal: Sequence[Any]) -> dict[type[Any], tuple[Any, ...]]:
    kinds: dict[type[Any], tuple[Any, ...]] = {}
    for action in legal:
        kind: type[Any] = action.__class__
        kinds[kind] = (*kinds.get(kind, ()), action)
    return kinds


def _by_first(actions: Sequence[Any], field: str) -> list[tuple[Any, ...]]:
    some: dict[Any, tuple[Any, ...]] = {}
    for action in actions:
        some[getattr(action, field)] = (*some.get(getattr(action, field), ()), action)
    return list(some.values())


def _open(game: str, action: Any, field: str, names: Sequence[str], words: Words) -> str:
    """What an action is called while one of its fields is still to be chosen: `Ally with …`."""
    said = words.arguments(action, names, None) | {field: MORE}
    return words.say(words.action_key(game, verb(action)), **said)
