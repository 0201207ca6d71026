"""The list of views: what is a game's own in the terminal. A game that is not here has the plain one."""

from collections.abc import Mapping

from kille.terminal.exchange.table import ExchangeView
from kille.terminal.plain.allierad import AllieradView
from kille.terminal.plain.bluffmaster import BluffmasterView
from kille.terminal.plain.djurpark import DjurparkView
from kille.terminal.plain.fanfar import FanfarView
from kille.terminal.plain.table import PlainView
from kille.terminal.view import GameView

VIEWS: Mapping[str, type[GameView]] = {
    "byteskille": ExchangeView,
    "allierad": AllieradView,
    "bluffmaster": BluffmasterView,
    "djurpark": DjurparkView,
    "fanfar": FanfarView,
}


def view_of(game: str) -> type[GameView]:
    """What shows this game."""
    return VIEWS.get(game, PlainView)
