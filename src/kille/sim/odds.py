"""What a player asks: how likely am I out with this card, here, if I stand and if I swap?"""

from math import sqrt

from msgspec import Struct

from kille.bots.exchange.lookup import MEETINGS
from kille.games.exchange import Rules
from kille.packs.kille import Card
from kille.sim.codes import options
from kille.sim.loops import forced_deals
from kille.sim.simulate import table

FEWEST, SEED = 100, 1


class Odds(Struct, frozen=True):
    """What a seat knows: its place from 1, its card, how it got it, and what lies ahead (as in `lookup`)."""

    place: int
    card: Card
    got: int
    ahead: int


class Reckoned(Struct, frozen=True):
    """How likely the seat is out, over `seen` deals in which all was as it knows; None: over all of them."""

    out_if_stand: float
    out_if_swap: float
    gain: float  # by how much the chance to be out is less when it swaps
    stderr: float  # of the gain; 0 where all deals were counted
    seen: int | None


def reckoned(rules: Rules, seats: int, knows: Odds, *, others: str, deals: int) -> Reckoned:
    """Play many deals both ways, and look at those that are like this one. ValueError says what cannot be."""
    policy = table(rules, seats, [others])
    entry = entry_of(knows, seats)
    if deals < 1:
        raise ValueError("deals must be 1 or more")
    tallies = forced_deals(SEED, deals, seats, policy, options(rules))
    seen, safer, _, _, standing, swapping = tallies[knows.place - 1, entry].tolist()
    if seen < FEWEST:
        raise ValueError(
            f"such a deal came up {int(seen)} times in {deals}, too seldom to say anything: "
            "check --place, --got and --ahead, or play more --deals"
        )
    gain = safer / seen
    spread = (standing + swapping) / seen - gain * gain  # each differs by one out or none; at most this
    return Reckoned(standing / seen, swapping / seen, gain, sqrt(max(spread, 0) / seen), int(seen))


def entry_of(knows: Odds, seats: int) -> int:
    """Where a policy for one place is looked up with what the seat knows. ValueError: no such place."""
    if not 1 <= knows.place <= seats:
        raise ValueError(f"place must be from 1 to {seats}, not {knows.place}")
    return (MEETINGS * knows.got + knows.ahead) << 5 | knows.card.rank
