"""What the choices of a seat may come to, for people who practise: told from its own view alone."""

from msgspec import Struct


class Weight[A](Struct, frozen=True):
    """One of the choices, and how likely the seat is out of this deal after it (from 0 to 1)."""

    action: A
    out: float
    error: float  # one standard error of `out`; 0 where every case was counted


class Weighing[A](Struct, frozen=True):
    """All choices of one decision, and by which model the others play on."""

    weights: tuple[Weight[A], ...]
    others: str  # the bot that is taken to sit in the other seats
