"""What a seat sees as numbers: the view walked in order, for programs that learn."""

from collections.abc import Iterator, Sequence
from enum import Enum
from functools import cache
from typing import Any, cast

import numpy as np
from msgspec import Struct
from numpy.typing import NDArray

from kille.core.hidden import Hidden

WIDTH = 1024
"""How many numbers there are. A longer walk is cut off: only with very many seats and cards."""

BACK = -1
"""The number of a card whose face does not show; faces count from 0 in the order of the pack."""

type Features = NDArray[np.float32]


def features(thing: object) -> Features:
    """All of a state or view, field by field: numbers, cards, seats; before what can be longer its length."""
    numbers = np.zeros(WIDTH, np.float32)
    for place, number in zip(range(WIDTH), _walk(thing), strict=False):
        numbers[place] = number
    return numbers


def _walk(thing: object) -> Iterator[float]:
    match thing:
        case Hidden():
            yield from _walk(cast("Hidden[Any]", thing).value)
        case None:
            yield BACK
        case bool() | int() | float():
            yield thing
        case Enum():
            yield places(type(thing))[thing]
        case str():
            yield sum(map(ord, thing)) % 997  # one of a few words, told apart
        case tuple():
            yield from _parts(cast("tuple[object, ...]", thing))
        case frozenset():
            yield from _parts(sorted(cast("frozenset[int]", thing)))
        case Struct():
            for name in thing.__struct_fields__:
                yield from _walk(getattr(thing, name))
        case _:
            raise TypeError(f"no numbers for {thing!r}")


def _parts(parts: Sequence[object]) -> Iterator[float]:
    yield len(parts)
    for part in parts:
        yield from _walk(part)


@cache
def places(kind: type[Enum]) -> dict[Enum, int]:
    """The place of each member of an enumeration."""
    return {member: place for place, member in enumerate(kind)}
