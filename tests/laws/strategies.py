"""Random options for any game, found by walking its Rules: every value of every option can be drawn.

KILLE_GAME=krypkille in the environment holds the laws to one game, for whoever is building it.
"""

import os
from collections.abc import Iterable
from typing import Any, Literal, cast, get_args, get_origin, get_type_hints

from hypothesis import strategies as st
from msgspec import Meta, Struct, UnsetType

from kille.core.game import Game, Rules
from kille.games import GAMES


class Deal(Struct, frozen=True):
    """A game to be played: rule set or random options, and how many sit at the table."""

    game: str
    ruleset: str | None  # None: options at random
    rules: Any
    seats: int


def every_deal(games: Iterable[str] = GAMES) -> st.SearchStrategy[Deal]:
    """Every game × (every rule set, or random options) × every number of seats, small tables more often."""
    wanted = sorted(games)
    only = os.environ.get("KILLE_GAME")
    return st.sampled_from([only] if only in wanted else wanted).flatmap(lambda name: _deals(GAMES[name]))


def _deals(game: Game) -> st.SearchStrategy[Deal]:
    named = st.sampled_from(sorted(game.rulesets)).map(lambda name: (name, game.rulesets[name].rules))
    free = options(game).map(lambda rules: (None, rules))
    few = st.sampled_from(list(game.seats)[:4])
    seats = st.one_of(few, few, st.sampled_from(list(game.seats)))
    return st.one_of(named, free).flatmap(
        lambda chosen: seats.map(lambda n: Deal(game.name, chosen[0], chosen[1], n))
    )


def options(game: Game) -> st.SearchStrategy[Rules[Any, Any, Any]]:
    """Rules with any options that fit together."""

    def build(fields: dict[str, Any]) -> Rules[Any, Any, Any] | None:
        try:
            return cast(Rules[Any, Any, Any], game.rules(**fields))
        except ValueError:
            return None

    fields = st.fixed_dictionaries({name: _values(hint) for name, hint in _hints(game.rules).items()})
    return fields.map(build).filter(lambda rules: rules is not None).map(lambda rules: cast(Any, rules))


def _hints(struct: type[Any]) -> dict[str, Any]:
    return get_type_hints(struct, include_extras=True)


def _values(hint: Any) -> st.SearchStrategy[Any]:
    """Any value an option of this type can have."""
    if hasattr(hint, "__value__"):
        return _values(hint.__value__)
    meta = [part for part in get_args(hint)[1:] if isinstance(part, Meta)] if _is_annotated(hint) else []
    plain = get_args(hint)[0] if _is_annotated(hint) else hint
    if hasattr(plain, "__value__"):
        plain = plain.__value__
    if get_origin(plain) is Literal:
        return st.sampled_from(get_args(plain))
    if get_origin(plain) is tuple:
        return st.lists(_values(get_args(plain)[0]), max_size=3).map(tuple)
    if plain is bool:
        return st.booleans()
    if plain is int:
        (bounds,) = meta
        assert not isinstance(bounds.ge, UnsetType)
        return st.integers(int(bounds.ge or 0), int(bounds.le or 0))
    return st.builds(plain, **{name: _values(inner) for name, inner in _hints(plain).items()})


def _is_annotated(hint: Any) -> bool:
    return hasattr(hint, "__metadata__")
