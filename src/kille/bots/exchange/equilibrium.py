"""The bot that plays a solved policy: what nobody gains by leaving alone, as near as it could be reckoned.

The policies were found by `make policies` and stand in `policies.json`: for the options that bear on one
deal, and by how many play. Where none was reckoned, and where it is no turn, it does as the cautious do.
"""

from collections.abc import Mapping, Sequence
from functools import cache
from importlib.resources import files
from random import Random

import msgspec
from msgspec import Struct

from kille.bots.exchange.cautious import cautious
from kille.bots.exchange.lookup import PUBLICS, code, public_state
from kille.core.game import View
from kille.games.exchange import Action, Rules, State
from kille.games.exchange.actions import Offer, Stand, Swap
from kille.games.exchange.options import Powers, Showdown, Stock

DIGITS = 6
"""A set of card codes is so many hexadecimal digits; a place has one for each public state."""


type Places = tuple[tuple[int, ...], ...]
"""By place and public state: the codes of the cards that are swapped, as bits."""


class Solved(Struct):
    """The policies for one deal by some options: by the number of seats, what each place swaps."""

    powers: Powers
    stock: Stock
    showdown: Showdown
    seats: Mapping[int, Sequence[str]]


def equilibrium(rules: Rules, view: View[State, Action], rng: Random) -> Action:
    """Swap or stand as the policy for these rules and so many seats says."""
    hand, seat = view.state.hand, view.seat
    if Swap() not in view.legal_actions or isinstance(view.legal_actions[0], Offer):
        return cautious(rules, view, rng)
    places = policy(rules.powers, rules.stock, rules.showdown, len(hand.order))
    which = hand.holds[seat]
    if places is None or which is None:
        return cautious(rules, view, rng)
    swaps = places[hand.order.index(seat)][public_state(hand, seat)]
    return Swap() if swaps >> code(hand.cards[which]) & 1 else Stand()


@cache
def policy(powers: Powers, stock: Stock, showdown: Showdown, seats: int) -> Places | None:
    """The cards that are swapped by these rules; None if it was not reckoned for them."""
    for solved in _all():
        same = (solved.powers, solved.stock, solved.showdown) == (powers, stock, showdown)
        if same and seats in solved.seats:
            return tuple([parsed(line) for line in solved.seats[seats]])
    return None


def parsed(line: str) -> tuple[int, ...]:
    """One place of a policy out of its hexadecimal digits."""
    return tuple([int(line[DIGITS * public : DIGITS * (public + 1)], 16) for public in range(PUBLICS)])


@cache
def _all() -> list[Solved]:
    text = (files("kille.bots.exchange") / "policies.json").read_bytes()
    return msgspec.json.decode(text, type=list[Solved])
