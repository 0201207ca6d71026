"""What lies face down, and the one function that hides it from those who have not seen it."""

from collections.abc import Callable
from functools import cache
from operator import is_not
from typing import Any, get_args, get_origin, get_type_hints

from msgspec import Struct
from msgspec.structs import replace

from kille.core.seats import ALONE, SPECTATOR, Seat, Seats

OPEN: Seats = frozenset({SPECTATOR})


class Hidden[T](Struct, frozen=True, gc=False):  # what is frozen is in no cycle: nothing for gc to find
    """A thing with a face and a back.

    `seen_by` are the seats that have seen the face, and that much is public. What SPECTATOR has seen
    lies open for everybody. `value` is None where the face does not show: to a seat that has not seen
    it, and for everyone while chance has not decided it yet (then `seen_by` is empty).
    """

    value: T | None
    seen_by: Seats

    def look(self) -> T:
        """The face; for rules and holders, which know that it shows."""
        assert self.value is not None, "this one lies face down"
        return self.value

    def shown_to(self, seat: Seat) -> "Hidden[T]":
        """The same thing after this seat has seen its face."""
        return Hidden(self.value, self.seen_by | ALONE[seat])

    def shown(self) -> "Hidden[T]":
        """The same thing face up."""
        return Hidden(self.value, self.seen_by | OPEN)

    def is_open(self) -> bool:
        """Whether it lies face up for all."""
        return SPECTATOR in self.seen_by


def redact[T](thing: T, seat: Seat) -> T:
    """Turn face down what `seat` has not seen. The one place where anything is hidden."""
    return _redacted(thing, seat)


def _redacted(thing: Any, seat: Seat) -> Any:
    """The thing itself where nothing of it hides: most of a table lies open, and is not copied."""
    kind = thing.__class__  # isinstance is slow to say no of a Struct; none of these has subclasses
    if kind is Hidden:
        seen_by = thing.seen_by
        if thing.value is None or seat in seen_by or SPECTATOR in seen_by:
            return thing
        back: Hidden[None] = Hidden(None, seen_by)
        return back
    if kind is tuple:
        parts = [_redacted(part, seat) for part in thing]
        return tuple(parts) if any(map(is_not, parts, thing)) else thing
    if not issubclass(kind, Struct):
        return thing
    changed: dict[str, Any] = {}
    for name in parts_that_may_hide(kind):
        before = getattr(thing, name)
        after = _redacted(before, seat)
        if after is not before:
            changed[name] = after
    return replace(thing, **changed) if changed else thing


@cache
def parts_that_may_hide(struct: type[Struct]) -> tuple[str, ...]:
    """The fields of a Struct in which something Hidden can lie, found once from its annotations."""
    hints = get_type_hints(struct)
    return tuple(name for name in struct.__struct_fields__ if may_hide(hints[name]))


def may_hide(annotation: Any) -> bool:
    """Whether a value of this type can hold something Hidden."""
    return _anywhere(annotation, lambda kind: kind is Hidden, seen=set())


def _anywhere(annotation: Any, holds: Callable[[Any], bool], *, seen: set[Any]) -> bool:
    kind = get_origin(annotation) or annotation
    if holds(kind):
        return True
    inner: list[Any] = list(get_args(annotation))
    if hasattr(kind, "__value__"):  # a `type X = ...` alias stands for what is behind it
        inner.append(kind.__value__)
    if isinstance(kind, type) and issubclass(kind, Struct) and kind not in seen:
        seen.add(kind)
        inner.extend(get_type_hints(kind).values())
    return any(_anywhere(part, holds, seen=seen) for part in inner)
