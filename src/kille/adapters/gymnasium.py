"""One of our games for a single learner: Gymnasium's interface, with our bots in the other seats."""

from random import Random
from typing import Any

import gymnasium
import numpy as np
from gymnasium import spaces
from numpy.typing import NDArray

from kille.adapters.features import WIDTH, features
from kille.adapters.position import Position, actions_of, begin
from kille.bots import BOTS
from kille.core.seats import CHANCE, Seat

type Observation = dict[str, NDArray[Any]]


class KilleAgainstBots(gymnasium.Env[Observation, int]):
    """The learner sits in one seat; its reward comes at the end. Observations are as PettingZoo's."""

    def __init__(
        self, name: str, seats: int, *, seat: Seat = 0, bot: str | None = None, **options: Any
    ) -> None:
        company = BOTS[name]
        if (bot or company.stand_in) not in company.bots:
            raise ValueError(f"{name} has no bot {bot!r}: choose from {', '.join(company.bots)}")
        self.bot = company.bots[bot or company.stand_in]
        self.first: Position = begin(name, seats, **options)
        self.position, self.seat = self.first, seat
        self.actions = actions_of(name, seats)
        self.action_space: Any = spaces.Discrete(self.actions)
        self.observation_space: Any = spaces.Dict(
            {
                "observation": spaces.Box(-np.inf, np.inf, (WIDTH,), np.float32),
                "action_mask": spaces.Box(0, 1, (self.actions,), np.int8),
            }
        )

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Observation, dict[str, Any]]:
        """A new match; with the same seed the same cards and the same bots."""
        super().reset(seed=seed)
        self.bot_luck = Random(int(self.np_random.integers(2**63)))  # noqa: S311 -- the seed decides
        self.position = self._played_on(self.first)
        while self.position.is_over():  # the learner was never asked
            self.position = self._played_on(self.first)
        return self._seen(), {}

    def step(self, action: int) -> tuple[Observation, float, bool, bool, dict[str, Any]]:
        """Act, and let the others act until it is one's turn again. ValueError if one may not do so."""
        if action not in self.position.legal_numbers():
            raise ValueError(f"action {action} is not legal: see action_mask")
        self.position = self._played_on(self.position.after(int(action)))
        over = self.position.is_over()
        reward = self.position.returns()[self.seat] if over else 0.0
        return self._seen(), reward, over, False, {}

    def _seen(self) -> Observation:
        mask = np.zeros(self.actions, np.int8)
        if self.position.to_act() == self.seat:
            mask[list(self.position.legal_numbers())] = 1
        return {"observation": features(self.position.view(self.seat).state), "action_mask": mask}

    def _played_on(self, position: Position) -> Position:
        while (seat := position.to_act()) is not None and seat != self.seat:
            if seat == CHANCE:
                numbers, chances = zip(*position.luck(), strict=True)
                number = int(self.np_random.choice(numbers, p=chances))
            else:
                number = position.number(self.bot(position.rules, position.view(seat), self.bot_luck))
            position = position.after(number)
        return position
