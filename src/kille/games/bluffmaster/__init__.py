"""Bluffmäster: lay a card face down and name it, higher than the last one; whoever doubts it says syn."""

from collections.abc import Mapping

from kille.core.game import Game, Ruleset
from kille.games.bluffmaster.actions import Action, Check
from kille.games.bluffmaster.events import Event
from kille.games.bluffmaster.rules import Rules
from kille.games.bluffmaster.state import State

SEATS = range(3, 8)

RULESETS: Mapping[str, Ruleset[State, Action, Event]] = {
    "rulebook": Ruleset(Rules(), sources=("S0", "W63"), fewest=3, most=7),
}

BLUFFMASTER = Game(
    name="bluffmaster",
    state=State,
    action=Action,
    event=Event,
    rules=Rules,
    seats=SEATS,
    rulesets=RULESETS,
    default="rulebook",
    races=(Check,),
)
