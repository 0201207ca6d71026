"""A whole table out of a view: hidden cards laid at random as they could lie, for bots that search."""

from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from itertools import chain, product, repeat
from typing import Any, cast

from msgspec import Struct
from msgspec.structs import replace

from kille.core.chance import Luck
from kille.core.game import Rules
from kille.core.hidden import Hidden, parts_that_may_hide

TRIES = 100


def fill[S, A, E](rules: Rules[S, A, E], seen: S, rng: Luck) -> S:
    """A full state that looks like `seen` to whoever sees it so.

    `seen` is the state of a view. Cards that chance has not decided stay undecided. RuntimeError when no
    lie of the cards fits, which a view of a real table never leads to.
    """
    return next(fillings(rules, seen, rng))


def fillings[S, A, E](rules: Rules[S, A, E], seen: S, rng: Luck) -> Iterator[S]:
    """Full states that look like `seen`, without end, each about as likely as any other.

    Cards are dealt at random; where such cards cannot lie so, they are dealt one by one, each where it can
    lie, and then changed about, so that it matters little which came first.
    """
    backs = sum(is_back(card) for card in hidden_in(seen))
    cards: list[Any] = cards_left(rules, seen)

    def laid(cards: Sequence[Any]) -> S:
        return cast(S, _laid(seen, chain(cards[:backs], repeat(None))))

    def fits(cards: Sequence[Any]) -> bool:
        return rules.possible(laid(cards))

    while True:
        held = rng.sample(cards, len(cards))
        if not fits(held):
            held = _dealt_one_by_one(cards, backs, fits, rng)
            for one in range(backs):
                changed = _swapped(held, one, rng.randrange(len(held)))
                held = changed if fits(changed) else held
        yield laid(held)


def _swapped[T](cards: list[T], one: int, other: int) -> list[T]:
    """The cards with two of them in each other's place."""
    swapped = list(cards)
    swapped[one], swapped[other] = cards[other], cards[one]
    return swapped


def _dealt_one_by_one(
    cards: list[Any], backs: int, fits: Callable[[Sequence[Any]], bool], rng: Luck
) -> list[Any]:
    """The cards in an order that fits, place by place."""
    for _ in range(TRIES):
        held = rng.sample(cards, len(cards))
        for which in range(backs):
            found = next((tried for tried in _with_another(held, which) if fits(tried[: which + 1])), None)
            if found is None:
                break
            held = found
        else:
            return held
    raise RuntimeError("no lie of the hidden cards fits this view")


def _with_another[T](cards: list[T], which: int) -> Iterator[list[T]]:
    """The cards with another one in this place: one of those after it, or one before it that they replace."""
    later = range(which, len(cards))
    for other in later:
        yield _swapped(cards, which, other)
    for earlier, other in product(range(which), later):
        yield _swapped(_swapped(cards, which, other), earlier, which)


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
    """The same thing with a card laid on every back, as far as there are cards."""
    if isinstance(thing, Hidden):
        card = cast(Hidden[Any], thing)
        return Hidden(next(cards), card.seen_by) if is_back(card) else card
    if isinstance(thing, tuple):
        return tuple([_laid(part, cards) for part in cast(tuple[object, ...], thing)])
    if isinstance(thing, Struct):
        names = parts_that_may_hide(type(thing))
        return replace(thing, **{name: _laid(getattr(thing, name), cards) for name in names})
    return thing
