"""A match on this machine: one person, bots, and the luck. It alone sees every card."""

from random import Random
from typing import Any

from kille.bots import Bot
from kille.core.chance import Dice
from kille.core.game import Move, Rules, View, step, view
from kille.core.hidden import redact
from kille.core.seats import CHANCE, Seat

type Told = tuple[Any, ...]
"""What the person hears: events as their seat may know them."""


class Match:
    """A match from its first card to its end. `me` is the person's seat; bots see their own view only."""

    def __init__(
        self, rules: Rules[Any, Any, Any], bots: tuple[Bot[Any, Any, Any] | None, ...], rng: Random
    ) -> None:
        self.rules = rules
        self.me: Seat = bots.index(None)
        self._bots = bots
        self._rng = rng
        self._dice = Dice(rng)
        self._state: Any = rules.start(len(bots), rng.randrange(len(bots)))

    def seen(self) -> View[Any, Any]:
        """The table as the person knows it."""
        return view(self.rules, self._state, self.me)

    def is_over(self) -> bool:
        """Whether the match has its winner."""
        return self.rules.returns(self._state) is not None

    def bots_awaited(self) -> tuple[Seat, ...]:
        """The bots for whom the table waits."""
        return tuple([seat for seat in sorted(self.rules.awaited(self._state)) if seat != self.me])

    def go_on(self, bot: Seat | None = None) -> Told | None:
        """Let chance or a bot (this one, or the first awaited) act; None when only the person can."""
        if self.rules.chance_outcomes(self._state):
            return self._step(CHANCE, self._dice.decide(self.rules, self._state))
        for seat in self.bots_awaited() if bot is None else (bot,):
            plays = self._bots[seat]
            if plays is not None:
                return self._step(seat, plays(self.rules, view(self.rules, self._state, seat), self._rng))
        return None

    def act(self, action: Any) -> Told:
        """The person acts; an IllegalAction changes nothing."""
        return self._step(self.me, action)

    def _step(self, seat: Seat, action: Any) -> Told:
        self._state, told = step(self.rules, self._state, Move(seat, action))
        return redact(told, self.me)
