"""Players that are programs. A bot is a function from what its seat may know to a legal action."""

from collections.abc import Mapping
from random import Random
from typing import Any, Protocol

from msgspec import Struct

from kille.bots.alandskille import alandskille_sensible
from kille.bots.allierad import allierad_sensible
from kille.bots.at_random import at_random
from kille.bots.auktionskille import auktionskille_sensible
from kille.bots.bluffmaster import bluffmaster_sensible, credible
from kille.bots.djurpark import djurpark_sensible
from kille.bots.exchange.cautious import cautious
from kille.bots.exchange.equilibrium import equilibrium
from kille.bots.exchange.odds import odds
from kille.bots.exchange.weigh import weigh
from kille.bots.fanfar import fanfar_sensible
from kille.bots.femkort import femkort_sensible
from kille.bots.fivecard import fivecard_sensible
from kille.bots.krypkille import krypkille_sensible
from kille.bots.pokerkille import pokerkille_sensible
from kille.bots.search import Search
from kille.bots.smygkille import smygkille_sensible
from kille.bots.threecard import threecard_sensible
from kille.core.game import View
from kille.core.weighing import Weighing


class Bot[R, S, A](Protocol):
    """Chooses among `view.legal_actions`; all that it may know of the table is in `view`.

    It is asked when its seat is awaited (and may be asked whenever its seat is an actor). With the same
    `rng` it answers the same.
    """

    def __call__(self, rules: R, view: View[S, A], rng: Random) -> A:
        """What the seat does now."""
        ...


class Weigher[R, S, A](Protocol):
    """Tells a person who practises what the choices of a seat may come to, from all that is in `view`.

    None where there is nothing to weigh. With the same `rng` it tells the same.
    """

    def __call__(self, rules: R, view: View[S, A], rng: Random) -> Weighing[A] | None:
        """How likely the seat is out after each of its choices."""
        ...


class Company(Struct, frozen=True):
    """The bots that play one game, by name, the one that plays where nobody was chosen, and the adviser."""

    bots: Mapping[str, Bot[Any, Any, Any]]
    stand_in: str
    weigh: Weigher[Any, Any, Any] | None = None


def _company(sensible: Bot[Any, Any, Any], **more: Any) -> Company:
    """The usual three: one plays anything, one as a sensible person would, and one searches."""
    bots = {"random": at_random, "sensible": sensible, "search": Search(sensible, **more)}
    return Company(bots, stand_in="sensible")


BOTS: Mapping[str, Company] = {
    "byteskille": Company(
        {"random": at_random, "cautious": cautious, "odds": odds, "equilibrium": equilibrium},
        stand_in="cautious",
        weigh=weigh,
    ),
    "threecard": _company(threecard_sensible),
    "krypkille": _company(krypkille_sensible),
    "smygkille": _company(smygkille_sensible),
    "alandskille": _company(alandskille_sensible),
    "femkort": _company(femkort_sensible),
    "pokerkille": _company(pokerkille_sensible),
    "auktionskille": _company(auktionskille_sensible),
    "fivecard": _company(fivecard_sensible, points="bad"),
    "fanfar": _company(fanfar_sensible),
    # What a call brings is seen at once; further on there is nothing but luck.
    "djurpark": _company(djurpark_sensible, depth=8, worlds=4, fewest=4),
    "bluffmaster": _company(bluffmaster_sensible, credible=credible),
    # Nothing is hidden on the board: one look is as good as many, a few rounds ahead.
    "allierad": _company(allierad_sensible, depth=24, worlds=1, fewest=1),
}
"""The bots of every game."""
