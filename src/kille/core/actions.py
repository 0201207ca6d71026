"""Words and numbers for actions, found by walking the Action union: no game writes its own.

An action's verb is its class name in snake case; its arguments are its fields in order: a seat is a
letter, a card or square its token, an amount or number a whole number. Several cards, always the last
field, are their tokens in the order of the pack, and the field says how many there can be at most. A field
whose name ends in an underscore is written with its name before it: `lay 7 as 9`. The number of an action
counts through the union in order, and within one class through all values of its fields.
"""

from collections.abc import Sequence
from enum import Enum
from functools import cache
from typing import Annotated, Any, cast, get_args, get_origin, get_type_hints

from msgspec import Meta, Struct

from kille.core.multisets import Multisets
from kille.core.seats import Seat, letter, seat_of

MOST = 9999
type Amount = Annotated[int, Meta(ge=0, le=MOST)]
"""Chips named by a player. Where a legal action lists an amount, any larger one is legal as well."""

type Number = Annotated[int, Meta(ge=0, le=999)]
"""A number named by a player, of which every legal one is listed: a bid, a bet."""


def snake(name: str) -> str:
    """`AskRedeal` → `ask_redeal`: the tag of an action or event, and the verb of a record."""
    return "".join(f"_{c.lower()}" if c.isupper() else c for c in name).lstrip("_")


def verb(action: Any) -> str:
    """The verb by which a record tells this action."""
    return snake(type(action).__name__)


@cache
def amount_field(action: Any) -> str | None:
    """The name of the field that holds an Amount, if the action has one."""
    return next((name for name, hint in get_type_hints(action).items() if hint is Amount), None)


@cache
def kinds(union: Any) -> dict[str, type[Struct]]:
    """The classes of an Action (or Event) union by verb, in the order of the union."""
    return {snake(kind.__name__): kind for kind in get_args(getattr(union, "__value__", union))}


def action_words(action: Any) -> str:
    """An action as a record writes it after the seat: `swap`, `offer C 3`, `lay 7 as 9`."""
    words = [verb(action)]
    for field, hint in _fields(action.__class__).items():
        words += [*_before(field), *_words(hint, getattr(action, field))]
    return " ".join(words)


def parse_action(union: Any, words: list[str], *, seats: int) -> Any:
    """The action that a record's words tell; a ValueError says what is wrong and what is allowed."""
    known = kinds(union)
    kind = known.get(words[0])
    if kind is None:
        raise ValueError(f"{words[0]!r} is no action of this game: there are {', '.join(known)}")
    fields, left = _fields(kind), words[1:]
    values: list[Any] = []
    for field, hint in fields.items():
        before = _before(field)
        wanted = len(left) if most_cards(hint) else 1
        if left[: len(before)] != before or (not most_cards(hint) and len(left) <= len(before)):
            raise ValueError(_does_not_fit(words, fields))
        said, left = left[len(before) : len(before) + wanted], left[len(before) + wanted :]
        values.append(_value(hint, said, seats=seats))
    if left:
        raise ValueError(_does_not_fit(words, fields))
    return kind(*values)


def _does_not_fit(words: list[str], fields: dict[str, Any]) -> str:
    wanted = [words[0]]
    for field, hint in fields.items():
        wanted += [*_before(field), "CARD …" if most_cards(hint) else field.strip("_").upper()]
    return f"{' '.join(words)!r} does not fit: write {' '.join(wanted)!r}"


def _before(field: str) -> list[str]:
    """The word that a record writes before a field, if there is one."""
    return [field.strip("_")] if field.endswith("_") else []


@cache
def _fields(kind: type[Struct]) -> dict[str, Any]:
    """The fields of an action in order, with what they hold."""
    hints = get_type_hints(kind, include_extras=True)
    return {field: hints[field] for field in kind.__struct_fields__}


def most_cards(hint: Any) -> int:
    """How many cards a field for several can hold; 0 for any other field."""
    plain, *meta = get_args(hint) if get_origin(hint) is Annotated else (hint,)
    if get_origin(plain) is not tuple:
        return 0
    return next(part.max_length or 0 for part in meta if isinstance(part, Meta))


def parse_card(pack: Any, token: str) -> Any:
    """The card (or square) a token stands for; a ValueError lists the tokens."""
    token = token.lower()
    aliases: dict[str, Any] = pack.aliases() if hasattr(pack, "aliases") else {}
    if token in aliases:
        return aliases[token]
    try:
        return pack(token)
    except ValueError:
        one, all_ = ("card of this pack", "cards") if aliases else ("square", "squares")
        tokens = " ".join(card.value for card in pack)
        raise ValueError(f"{token!r} is no {one}: the {all_} are {tokens}") from None


def _words(hint: Any, value: Any) -> list[str]:
    if isinstance(value, tuple):
        return [card.value for card in cast(tuple[Enum, ...], value)]
    if hint is Seat:
        return [letter(value)]
    return [value.value if isinstance(value, Enum) else str(value)]


def _value(hint: Any, words: list[str], *, seats: int) -> Any:
    if most := most_cards(hint):
        card = get_args(get_args(hint)[0])[0]
        if not 0 < len(words) <= most:
            raise ValueError(f"name from 1 to {most} cards, not {len(words)}")
        return tuple(sorted((parse_card(card, word) for word in words), key=list(card).index))
    (word,) = words
    if hint is Seat:
        return seat_of(word, seats)
    if hint in (Amount, Number):
        return _number(hint, word)
    if isinstance(hint, type) and issubclass(hint, Enum):
        return parse_card(hint, word)
    raise TypeError(f"records have no words for {hint}")


def _number(hint: Any, word: str) -> int:
    """A whole number that fits its kind."""
    most = _most(hint)
    if word.isascii() and word.isdecimal() and len(word) <= len(str(most)) and int(word) <= most:
        return int(word)
    raise ValueError(f"{word[:40]!r} is no whole number of chips from 0 to {most}")


def _most(hint: Any) -> int:
    """The largest number that a field for numbers can hold."""
    return get_args(hint.__value__)[1].le


def action_count(union: Any, *, seats: int) -> int:
    """How many different actions a game has at a table of this size."""
    return sum(_size(kind, seats) for kind in kinds(union).values())


def action_number(union: Any, action: Any, *, seats: int) -> int:
    """The number of an action, 0 … action_count − 1."""
    number = 0
    for kind in kinds(union).values():
        if isinstance(action, kind):
            within = 0
            for field, hint in _fields(kind).items():
                values = _values(hint, seats)
                within = within * len(values) + values.index(getattr(action, field))
            return number + within
        number += _size(kind, seats)
    raise ValueError(f"{action!r} is no action of this game")


def action_of(union: Any, number: int, *, seats: int) -> Any:
    """The action with this number."""
    for kind in kinds(union).values():
        if number < _size(kind, seats):
            chosen: list[Any] = []
            for hint in reversed(_fields(kind).values()):
                values = _values(hint, seats)
                number, place = divmod(number, len(values))
                chosen.insert(0, values[place])
            return kind(*chosen)
        number -= _size(kind, seats)
    raise ValueError("there is no action with that number")


def _size(kind: type[Struct], seats: int) -> int:
    size = 1
    for hint in _fields(kind).values():
        size *= len(_values(hint, seats))
    return size


def _values(hint: Any, seats: int) -> Sequence[Any]:
    """All that a field can hold, in order."""
    if hint is Seat:
        return range(seats)
    if hint in (Amount, Number):
        return range(_most(hint) + 1)
    if most := most_cards(hint):
        return Multisets(tuple(get_args(get_args(hint)[0])[0]), most)
    if get_origin(hint) is None and isinstance(hint, type) and issubclass(hint, Enum):
        return list(hint)
    raise TypeError(f"values of {hint} cannot be counted")
