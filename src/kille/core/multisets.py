"""Several things out of a row, in order and without a list of them all: how sets of cards are numbered."""

from collections.abc import Sequence
from math import comb
from typing import Any, overload


class Multisets[T](Sequence[tuple[T, ...]]):
    """Every choice of 1 to `most` of `things`, each as often as one likes, sorted as the things are.

    The shorter ones come first; choices of one length stand in the order of a dictionary.
    """

    def __init__(self, things: tuple[T, ...], most: int) -> None:
        self._things = things
        self._most = most

    def __len__(self) -> int:
        return sum(self._of_length(length) for length in range(1, self._most + 1))

    @overload
    def __getitem__(self, number: int) -> tuple[T, ...]: ...
    @overload
    def __getitem__(self, number: slice) -> Sequence[tuple[T, ...]]: ...
    def __getitem__(self, number: int | slice) -> Any:
        if isinstance(number, slice):
            return [self[one] for one in range(*number.indices(len(self)))]
        if not 0 <= number < len(self):
            raise IndexError(number)
        length = 1
        while number >= self._of_length(length):
            number -= self._of_length(length)
            length += 1
        chosen: list[T] = []
        least = 0
        for rest in range(length - 1, -1, -1):
            while number >= (below := self._of_length(rest, least)):
                number -= below
                least += 1
            chosen.append(self._things[least])
        return tuple(chosen)

    def index(self, value: Any, start: int = 0, stop: int | None = None) -> int:
        """The place of a choice in the row."""
        places = [self._things.index(thing) for thing in value]
        if not 0 < len(places) <= self._most or places != sorted(places):
            raise ValueError(f"{value!r} is none of these")
        number = sum(self._of_length(length) for length in range(1, len(places)))
        least = 0
        for place, rest in zip(places, range(len(places) - 1, -1, -1), strict=True):
            number += sum(self._of_length(rest, lower) for lower in range(least, place))
            least = place
        return number

    def _of_length(self, length: int, least: int = 0) -> int:
        """How many choices of this length use no thing before place `least`."""
        return comb(len(self._things) - least + length - 1, length)
