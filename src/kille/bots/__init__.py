"""Players that are programs. A bot is a function from what its seat may know to a legal action."""

from collections.abc import Mapping
from random import Random
from typing import Any, Protocol

from msgspec import Struct

from kille.bots.at_random import at_random
from kille.bots.exchange.cautious import cautious
from kille.bots.exchange.odds import odds
from kille.bots.search import Search
from kille.core.game import View
from kille.games import GAMES


class Bot[R, S, A](Protocol):
    """Chooses among `view.legal_actions`; all that it may know of the table is in `view`.

    It is asked when its seat is awaited (and may be asked whenever its seat is an actor). With the same
    `rng` it answers the same.
    """

    def __call__(self, rules: R, view: View[S, A], rng: Random) -> A:
        """What the seat does now."""
        ...


class Company(Struct, frozen=True):
    """The bots that play one game, by name, and the one that plays where nobody was chosen."""

    bots: Mapping[str, Bot[Any, Any, Any]]
    stand_in: str


_OWN: Mapping[str, Company] = {
    "byteskille": Company({"random": at_random, "cautious": cautious, "odds": odds}, stand_in="cautious"),
}

_ANY = Company({"random": at_random, "search": Search(at_random)}, stand_in="search")
"""For a game whose sensible player is still to be written."""

BOTS: Mapping[str, Company] = {game: _OWN.get(game, _ANY) for game in GAMES}
"""The bots of every game."""
