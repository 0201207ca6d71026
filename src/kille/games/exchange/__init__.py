"""One-Card Kille (Byteskille): the exchange game, with the same six names as every game."""

from kille.core.game import Game
from kille.games.exchange.actions import Action
from kille.games.exchange.events import Event
from kille.games.exchange.rules import Rules
from kille.games.exchange.rulesets import RULESETS, SEATS, one_deal
from kille.games.exchange.state import State

BYTESKILLE = Game(
    name="byteskille",
    state=State,
    action=Action,
    event=Event,
    rules=Rules,
    seats=SEATS,
    rulesets=RULESETS,
    default="classic",
    one_deal=one_deal,
)

__all__ = ["BYTESKILLE", "RULESETS", "SEATS", "Action", "Event", "Rules", "State"]
