# pyright: reportMissingTypeStubs=none
"""Our games as PettingZoo AEC environments: `env("krypkille", seats=4)`.

An observation is a dict: `observation`, the view of the agent as numbers, and `action_mask`, which actions
are legal. Rewards come at the end: what a seat has won, or its share of a chip after one deal.
"""

from typing import Any

import numpy as np
from gymnasium import spaces
from numpy.typing import NDArray
from pettingzoo import AECEnv
from pettingzoo.utils import wrappers

from kille.adapters.features import WIDTH, features
from kille.adapters.position import Position, actions_of, begin
from kille.core.seats import CHANCE, letter


def env(name: str, seats: int, **options: Any) -> Any:
    """An environment that says what is wrong with how it is used; options as of `position.begin`."""
    return wrappers.OrderEnforcingWrapper(wrappers.AssertOutOfBoundsWrapper(KilleEnv(name, seats, **options)))


class KilleEnv(AECEnv[str, Any, Any]):
    """A match among agents named by their seats, `A`, `B` …; chance plays by the environment's own luck."""

    def __init__(self, name: str, seats: int, **options: Any) -> None:
        super().__init__()
        self.metadata = {"name": f"kille_{name}_v0", "render_modes": ["ansi"], "is_parallelizable": False}
        self.render_mode = "ansi"
        self.first: Position = begin(name, seats, **options)
        self.possible_agents = [letter(seat) for seat in range(seats)]
        self.actions = actions_of(name, seats)
        self._spaces = spaces.Dict(
            {
                "observation": spaces.Box(-np.inf, np.inf, (WIDTH,), np.float32),
                "action_mask": spaces.Box(0, 1, (self.actions,), np.int8),
            }
        )
        self._action_space = spaces.Discrete(self.actions)
        self.reset()

    def observation_space(self, agent: str) -> Any:
        """The same for all."""
        return self._spaces

    def action_space(self, agent: str) -> Any:
        """The numbers of all actions."""
        return self._action_space

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """A new match; with the same seed the same cards."""
        if seed is not None or not hasattr(self, "luck"):
            self.luck = np.random.default_rng(seed)
        self.agents = list(self.possible_agents)
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos = {agent: dict[str, Any]() for agent in self.agents}
        self.position = self._after_luck(self.first)
        while self.position.is_over():  # luck alone decided it, as it may among two
            self.position = self._after_luck(self.first)
        self._find_turn()

    def observe(self, agent: str) -> dict[str, NDArray[Any]]:
        """What an agent sees, and which actions it has."""
        seat = self.possible_agents.index(agent)
        mask = np.zeros(self.actions, np.int8)
        if seat == self.position.to_act():
            mask[list(self.position.legal_numbers())] = 1
        return {"observation": features(self.position.view(seat).state), "action_mask": mask}

    def step(self, action: int | None) -> None:
        """The agent whose turn it is acts. ValueError if it may not do so."""
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        legal = self.position.legal_numbers()
        if action not in legal:
            raise ValueError(
                f"{agent} may not play action {action}: legal are "
                + ", ".join(f"{number} ({self.position.words(number)})" for number in list(legal)[:10])
            )
        self._cumulative_rewards[agent] = 0.0
        self.position = self._after_luck(self.position.after(int(action)))
        self._clear_rewards()
        if self.position.is_over():
            self.rewards = dict(zip(self.possible_agents, self.position.returns(), strict=True))
            self.terminations = dict.fromkeys(self.agents, True)
        self._accumulate_rewards()
        self._find_turn()

    def render(self) -> str:
        """The table in words, as one who sees all cards would tell it."""
        return repr(self.position.state)

    def close(self) -> None:
        """Nothing is open."""

    def _after_luck(self, position: Position) -> Position:
        while position.to_act() == CHANCE:
            numbers, chances = zip(*position.luck(), strict=True)
            position = position.after(int(self.luck.choice(numbers, p=chances)))
        return position

    def _find_turn(self) -> None:
        seat = self.position.to_act()
        self.agent_selection = self.agents[0] if seat is None else self.possible_agents[seat]
