"""A whole table out of a view: hidden cards laid at random as they could lie, for bots that search."""

from collections import Counter
from collections.abc import Iterator
from typing import Any, cast

from msgspec import Struct
from msgspec.structs import replace

from kille.core.chance import Luck
from kille.core.game import Rules
from kille.core.hidden import Hidden, parts_that_may_hide

TRIES = 10_000


def fill[S, A, E](rules: Rules[S, A, E], seen: S, rng: Luck) -> S:
    """A full state that looks like `seen` to whoever sees it so, each such state equally likely.

    `seen` is the state of a view. Cards that chance has not decided stay undecided. RuntimeError when no
    lie of the cards fits, which a view of a real table never leads to.
    """
    left = cards_left(rules, seen)
    backs = sum(is_back(card) for card in hidden_in(seen))
    for _ in range(TRIES):
        laid = cast(S, _laid(seen, iter(rng.sample(left, backs))))
        if rules.possible(laid):
            return laid
    raise RuntimeError("no lie of the hidden cards fits this view")


def cards_left[S, A, E](rules: Rules[S, A, E], seen: S) -> list[Any]:
    """Every card of the pack whose face does not show in this state, copies one by one."""
    shown = Counter(card.value for card in hidden_in(seen) if card.value is not None)
    return list((Counter(rules.pack()) - shown).elements())


def is_back(card: Hidden[Any]) -> bool:
    """Whether a card lies there that somebody has seen, but not the one whose view this is."""
    return card.value is None and bool(card.seen_by)


def hidden_in(thing: object) -> Iterator[Hidden[Any]]:
    """Everything Hidden in a state or event, open or not, in a fixed order; in a State, its cards."""
    if isinstance(thing, Hidden):
        yield cast(Hidden[Any], thing)
    elif isinstance(thing, tuple):
        for part in cast(tuple[object, ...], thing):
            yield from hidden_in(part)
    elif isinstance(thing, Struct):
        for name in parts_that_may_hide(type(thing)):
            yield from hidden_in(getattr(thing, name))


def _laid(thing: object, cards: Iterator[Any]) -> object:
    """The same thing with a card laid on every back."""
    if isinstance(thing, Hidden):
        card = cast(Hidden[Any], thing)
        return Hidden(next(cards), card.seen_by) if is_back(card) else card
    if isinstance(thing, tuple):
        return tuple([_laid(part, cards) for part in cast(tuple[object, ...], thing)])
    if isinstance(thing, Struct):
        names = parts_that_may_hide(type(thing))
        return replace(thing, **{name: _laid(getattr(thing, name), cards) for name in names})
    return thing
