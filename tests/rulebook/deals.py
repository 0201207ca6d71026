"""Play one deal from a line of words: the tests' way to set a table."""

from collections.abc import Iterable
from typing import Any

from kille.core.actions import parse_action, parse_card
from kille.core.chance import Stacked
from kille.core.game import Move, Rules, step
from kille.core.seats import CHANCE, Seat, seat_of
from kille.games.exchange import Action
from kille.games.exchange.events import Event
from kille.games.exchange.state import State
from kille.packs.kille import Card

type Exchange = Rules[State, Action, Event]


class Table:
    """A table that chance and the tests play on; it remembers all it was told."""

    def __init__(self, rules: Exchange, seats: int, *, dealer: Seat | None = None) -> None:
        self.rules, self.seats = rules, seats
        self.state = rules.start(seats, seats - 1 if dealer is None else dealer)
        self.told: list[Event] = []

    def deal(self, words: str) -> "Table":
        """Stack the deck with these cards and let chance act as far as it can."""
        deck = Stacked(parse_card(Card, word) for word in words.split())
        while deck.cards and self.rules.chance_outcomes(self.state):
            self._step(Move(CHANCE, deck.decide(self.rules, self.state)))
        return self

    def play(self, *lines: str) -> "Table":
        """Play lines such as `A swap`."""
        for line in lines:
            seat, *words = line.split()
            self._step(Move(seat_of(seat, self.seats), parse_action(Action, words, seats=self.seats)))
        return self

    def all_told(self, *kinds: type[Any]) -> list[Any]:
        """What was told of these kinds, in order."""
        return [event for event in self.told if isinstance(event, kinds)]

    def _step(self, move: Move[Any]) -> None:
        self.state, told = step(self.rules, self.state, move)
        self.told.extend(told)


def cards(words: str) -> Iterable[Card]:
    """The cards of a line of tokens."""
    return [parse_card(Card, word) for word in words.split()]
