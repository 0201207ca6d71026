"""Numba's compiler, with types that a reader and a type checker can follow."""

from collections.abc import Callable, Iterable
from typing import cast

import numba

uint64 = cast("Callable[[int], int]", numba.uint64)
"""A whole number that wraps round, and never mixes with others unasked."""

int64 = cast("Callable[[int], int]", numba.int64)
"""The whole numbers of everything else."""

parallel_range = cast("Callable[[int], Iterable[int]]", numba.prange)
"""Like range, but each turn on any thread."""


def compiled[F: Callable[..., object]](function: F) -> F:
    """A function that is compiled when it is first called, and kept on disk."""
    return cast("F", numba.njit(cache=True, error_model="numpy", nogil=True)(function))


def compiled_for_all_threads[F: Callable[..., object]](function: F) -> F:
    """The same, with its `parallel_range` spread over threads."""
    return cast("F", numba.njit(cache=True, error_model="numpy", parallel=True)(function))


def piece[F: Callable[..., object]](function: F) -> F:
    """A function that is compiled into whatever calls it: that is four times as fast as a call."""
    return cast("F", numba.njit(inline="always", cache=True, error_model="numpy")(function))
