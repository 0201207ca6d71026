"""Play any game from lines of words: the tests' way to set a table."""

from typing import Any

from kille.core.actions import action_words, parse_action, parse_card
from kille.core.chance import Stacked
from kille.core.game import Game, Move, Rules, step
from kille.core.seats import CHANCE, Seat, seat_of


class Table:
    """A table that chance and the tests play on; it remembers all it was told."""

    def __init__(
        self, game: Game, rules: Rules[Any, Any, Any], seats: int, *, dealer: Seat | None = None
    ) -> None:
        self.game, self.rules, self.seats = game, rules, seats
        self.state = rules.start(seats, seats - 1 if dealer is None else dealer)
        self.told: list[Any] = []

    def deal(self, words: str) -> "Table":
        """Stack the deck with these cards and let chance act as far as it can."""
        card: Any = next(iter(self.rules.pack()))
        deck = Stacked(parse_card(card.__class__, word) for word in words.split())
        while deck.cards and self.rules.chance_outcomes(self.state):
            self._step(Move(CHANCE, deck.decide(self.rules, self.state)))
        return self

    def play(self, *lines: str) -> "Table":
        """Play lines such as `A play 7`."""
        for line in lines:
            seat, *words = line.split()
            self._step(
                Move(seat_of(seat, self.seats), parse_action(self.game.action, words, seats=self.seats))
            )
        return self

    def may(self, letter: str) -> list[str]:
        """What a seat may do now, in the words of a record."""
        seat = seat_of(letter, self.seats)
        return [action_words(action) for action in self.rules.legal_actions(self.state, seat)]

    def all_told(self, *kinds: type[Any]) -> list[Any]:
        """What was told of these kinds, in order."""
        return [event for event in self.told if isinstance(event, kinds)]

    def _step(self, move: Move[Any]) -> None:
        self.state, told = step(self.rules, self.state, move)
        self.told.extend(told)
