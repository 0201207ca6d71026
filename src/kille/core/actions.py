"""Words and numbers for actions, found by walking the Action union: no game writes its own.

An action's verb is its class name in snake case; its arguments are its fields in order: a seat is a
letter, a card its token, an amount a whole number. The number of an action counts through the union in
order, and within one class through all values of its fields.
"""

from enum import Enum
from functools import cache
from typing import Annotated, Any, get_args, get_origin, get_type_hints

from msgspec import Meta, Struct

from kille.core.seats import Seat, letter, seat_of

MOST = 9999
type Amount = Annotated[int, Meta(ge=0, le=MOST)]
"""Chips named by a player. Where a legal action lists an amount, any larger one is legal as well."""


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
    """An action as a record writes it after the seat: `swap`, `offer C 3`."""
    hints = get_type_hints(action.__class__)
    return " ".join([verb(action), *(_word(hints[f], getattr(action, f)) for f in action.__struct_fields__)])


def parse_action(union: Any, words: list[str], *, seats: int) -> Any:
    """The action that a record's words tell; a ValueError says what is wrong and what is allowed."""
    known = kinds(union)
    kind = known.get(words[0])
    if kind is None:
        raise ValueError(f"{words[0]!r} is no action of this game: there are {', '.join(known)}")
    hints = get_type_hints(kind)
    fields = kind.__struct_fields__
    if len(words) - 1 != len(fields):
        wanted = " ".join([words[0], *(field.upper() for field in fields)])
        raise ValueError(f"{' '.join(words)!r} does not fit: write {wanted!r}")
    return kind(*(_value(hints[f], word, seats=seats) for f, word in zip(fields, words[1:], strict=True)))


def parse_card(pack: Any, token: str) -> Any:
    """The card a token stands for; a ValueError lists the tokens."""
    token = token.lower()
    if token in pack.aliases():
        return pack.aliases()[token]
    try:
        return pack(token)
    except ValueError:
        tokens = " ".join(card.value for card in pack)
        raise ValueError(f"{token!r} is no card of this pack: the cards are {tokens}") from None


def _word(hint: Any, value: Any) -> str:
    if hint is Seat:
        return letter(value)
    return value.value if isinstance(value, Enum) else str(value)


def _value(hint: Any, word: str, *, seats: int) -> Any:
    if hint is Seat:
        return seat_of(word, seats)
    if hint is Amount:
        if word.isascii() and word.isdecimal() and int(word) <= MOST:
            return int(word)
        raise ValueError(f"{word!r} is no whole number of chips from 0 to {MOST}")
    if isinstance(hint, type) and issubclass(hint, Enum):
        return parse_card(hint, word)
    raise TypeError(f"records have no words for {hint}")


def action_count(union: Any, *, seats: int) -> int:
    """How many different actions a game has at a table of this size."""
    return sum(_size(kind, seats) for kind in kinds(union).values())


def action_number(union: Any, action: Any, *, seats: int) -> int:
    """The number of an action, 0 … action_count − 1."""
    number = 0
    for kind in kinds(union).values():
        if isinstance(action, kind):
            hints = get_type_hints(kind)
            within = 0
            for field in kind.__struct_fields__:
                values = _values(hints[field], seats)
                within = within * len(values) + values.index(getattr(action, field))
            return number + within
        number += _size(kind, seats)
    raise ValueError(f"{action!r} is no action of this game")


def action_of(union: Any, number: int, *, seats: int) -> Any:
    """The action with this number."""
    for kind in kinds(union).values():
        if number < _size(kind, seats):
            hints = get_type_hints(kind)
            chosen: list[Any] = []
            for field in reversed(kind.__struct_fields__):
                values = _values(hints[field], seats)
                number, place = divmod(number, len(values))
                chosen.insert(0, values[place])
            return kind(*chosen)
        number -= _size(kind, seats)
    raise ValueError("there is no action with that number")


def _size(kind: type[Struct], seats: int) -> int:
    hints = get_type_hints(kind)
    size = 1
    for field in kind.__struct_fields__:
        size *= len(_values(hints[field], seats))
    return size


def _values(hint: Any, seats: int) -> Any:
    if hint is Seat:
        return range(seats)
    if hint is Amount:
        return range(MOST + 1)
    if get_origin(hint) is None and isinstance(hint, type) and issubclass(hint, Enum):
        return list(hint)
    raise TypeError(f"values of {hint} cannot be counted")
