"""How long work tells where it is."""

from collections.abc import Callable

type Progress = Callable[[str, float], object]
"""Is told what is being done, and how much of it is done, or how good the policy is."""


def silent(what: str, done: float) -> None:
    """Nobody wants to know."""
