"""How chance decides: by dice, or from a deck that answers in order. The only module that draws lots."""

from collections.abc import Iterable
from random import Random
from typing import Any, Protocol

from kille.core.game import Rules

type Luck = Random
"""Where luck comes from; whoever wants some is handed it."""


class Chance(Protocol):
    """Whoever decides what comes up."""

    def decide[S, A, E](self, rules: Rules[S, A, E], state: S) -> A:
        """One of the chance outcomes of this state."""
        ...


class Dice:
    """Draws each outcome by its odds; with `random.SystemRandom()` from the machine's own entropy."""

    def __init__(self, rng: Luck) -> None:
        self._rng = rng

    def decide[S, A, E](self, rules: Rules[S, A, E], state: S) -> A:
        """One of the chance outcomes, each as likely as its odds say."""
        outcomes = rules.chance_outcomes(state)
        return self._rng.choices(tuple(outcomes), tuple(outcomes.values()))[0]


class Stacked:
    """A stacked deck: answers with these cards, first one first, whatever the odds."""

    def __init__(self, cards: Iterable[Any] = ()) -> None:
        self.cards = list(cards)

    def decide[S, A, E](self, rules: Rules[S, A, E], state: S) -> A:
        """The outcome that turns up the next card of the deck; IndexError when the deck is empty."""
        card = self.cards.pop(0)
        for outcome in rules.chance_outcomes(state):
            if getattr(outcome, "card", None) == card:
                return outcome
        raise ValueError(f"{card.value} cannot come up any more in this deal")
