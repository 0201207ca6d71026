"""The bot that plays anything."""

from random import Random
from typing import Any

from msgspec import Struct
from msgspec.structs import replace

from kille.core.actions import MOST, amount_field
from kille.core.game import View

RAISE = 9


def at_random(rules: Any, view: View[Any, Any], rng: Random) -> Any:  # noqa: ARG001
    """Any legal action; where chips are named, the least that is allowed or up to nine more."""
    action: Struct = rng.choice(view.legal_actions)
    field = amount_field(type(action))
    if field is None:
        return action
    amount = min(getattr(action, field) + rng.randint(0, RAISE), MOST)
    return replace(action, **{field: amount})
