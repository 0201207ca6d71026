# pyright: reportUnknownMemberType=none, reportUnknownVariableType=none, reportUntypedBaseClass=none
# pyright: reportUnknownArgumentType=none
"""Our games in OpenSpiel: `import kille.adapters.openspiel`, then `pyspiel.load_game("kille_femkort")`.

Parameters are `players` and `ruleset`; `kille_byteskille` has `match` too, and is one deal where that is
false, as it is unless asked for: each seat then gets its share of one chip.
"""

from typing import Any

import numpy as np
import pyspiel

from kille.adapters.features import WIDTH, features
from kille.adapters.position import Position, actions_of, begin
from kille.core.seats import CHANCE
from kille.games import GAMES

MOST_WON, LONGEST = 1e6, 100_000


def _type(name: str) -> Any:
    """What OpenSpiel wants to know of a game before there is one."""
    game = GAMES[name]
    parameters: dict[str, Any] = {"players": game.seats[0], "ruleset": game.default}
    if game.one_deal is not None:
        parameters["match"] = False
    return pyspiel.GameType(
        short_name=f"kille_{name}",
        long_name=f"Kille: {name}",
        dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
        chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
        information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
        utility=pyspiel.GameType.Utility.CONSTANT_SUM
        if "match" in parameters
        else pyspiel.GameType.Utility.GENERAL_SUM,
        reward_model=pyspiel.GameType.RewardModel.TERMINAL,
        max_num_players=game.seats[-1],
        min_num_players=game.seats[0],
        provides_information_state_string=True,
        provides_information_state_tensor=False,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification=parameters,
    )


class KilleGame(pyspiel.Game):
    """One of our games, for so many players by a rule set."""

    def __init__(self, name: str, parameters: dict[str, Any] | None = None) -> None:
        chosen = {**TYPES[name].parameter_specification, **(parameters or {})}
        match = bool(chosen.get("match", True))
        self.first: Position = begin(name, chosen["players"], ruleset=chosen["ruleset"], match=match)
        info = pyspiel.GameInfo(
            num_distinct_actions=actions_of(name, self.first.seats),
            max_chance_outcomes=len(self.first.rules.pack()),
            num_players=self.first.seats,
            min_utility=-MOST_WON if match else 0.0,
            max_utility=MOST_WON if match else 1.0,
            utility_sum=None if match else 1.0,
            max_game_length=LONGEST,
        )
        super().__init__(TYPES[name], info, parameters or {})

    def new_initial_state(self) -> "KilleState":
        """The table before the first card."""
        return KilleState(self)

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> "KilleObserver":
        """What turns positions into what a player sees."""
        return KilleObserver(iig_obs_type or pyspiel.IIGObservationType(perfect_recall=False), params)


class KilleState(pyspiel.State):
    """A position of ours as OpenSpiel's state."""

    def __init__(self, game: KilleGame) -> None:
        super().__init__(game)
        self.position = game.first

    def current_player(self) -> int:
        """Whose turn it is."""
        seat = self.position.to_act()
        if seat is None:
            return pyspiel.PlayerId.TERMINAL
        return pyspiel.PlayerId.CHANCE if seat == CHANCE else seat

    def _legal_actions(self, player: int) -> list[int]:
        return list(self.position.legal_numbers()) if player == self.position.to_act() else []

    def chance_outcomes(self) -> list[tuple[int, float]]:
        """The cards that can come, and how likely each is."""
        return self.position.luck()

    def _apply_action(self, action: int) -> None:
        self.position = self.position.after(action)

    def _action_to_string(self, player: int, action: int) -> str:
        return self.position.words(action)

    def is_terminal(self) -> bool:
        """Whether it is over."""
        return self.position.is_over()

    def returns(self) -> list[float]:
        """What each player has got."""
        return list(self.position.returns()) if self.position.is_over() else [0.0] * self.position.seats

    def __str__(self) -> str:
        return repr(self.position.state)


class KilleObserver:
    """What a player sees: numbers of its view; as a string the view, or all that it was ever told."""

    def __init__(self, kind: Any, parameters: Any) -> None:
        if parameters:
            raise ValueError(f"the observer takes no parameters, but was given {parameters}")
        self.recalls = kind.perfect_recall
        self.tensor = np.zeros(WIDTH, np.float32)
        self.dict = {"view": self.tensor}

    def set_from(self, state: KilleState, player: int) -> None:
        """Fill the tensor."""
        self.tensor[:] = features(state.position.view(player).state)

    def string_from(self, state: KilleState, player: int) -> str:
        """The same in words; with perfect recall every event that the player was told."""
        if self.recalls:
            return "\n".join(state.position.told_to(player))
        return repr(state.position.view(player).state)


TYPES = {name: _type(name) for name in GAMES}


def _class_of(name: str) -> type[KilleGame]:
    """A class for a game: OpenSpiel keeps it to the very end of Python, where a function would crash."""

    class Named(KilleGame):
        def __init__(self, parameters: dict[str, Any] | None = None) -> None:
            super().__init__(name, parameters)

    return Named


for _name in GAMES:
    pyspiel.register_game(TYPES[_name], _class_of(_name))
