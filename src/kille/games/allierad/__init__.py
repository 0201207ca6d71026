"""Allierad, with the same six names as every game."""

from kille.core.game import Game
from kille.games.allierad.actions import Action
from kille.games.allierad.events import Event
from kille.games.allierad.rules import RULESETS, SEATS, Rules, State

ALLIERAD = Game(
    name="allierad",
    state=State,
    action=Action,
    event=Event,
    rules=Rules,
    seats=SEATS,
    rulesets=RULESETS,
    default="four",
)

__all__ = ["ALLIERAD", "RULESETS", "SEATS", "Action", "Event", "Rules", "State"]
