"""Djurpark, with the same six names as every game."""

from kille.core.game import Game
from kille.games.djurpark.actions import Action, Call
from kille.games.djurpark.events import Event
from kille.games.djurpark.rules import RULESETS, SEATS, Rules, State

DJURPARK = Game(
    name="djurpark",
    state=State,
    action=Action,
    event=Event,
    rules=Rules,
    seats=SEATS,
    rulesets=RULESETS,
    default="rulebook",
    races=(Call,),
)

__all__ = ["DJURPARK", "RULESETS", "SEATS", "Action", "Event", "Rules", "State"]
