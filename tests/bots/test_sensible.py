"""In every game a sensible player beats one that plays anything."""

import pytest

from kille.bots import BOTS
from kille.games import GAMES
from ranking import SURE, advantage, mean_and_error

PAIRS = {"krypkille": 60, "pokerkille": 80}
"""How many matches, each played twice, where the usual number tells too little."""

LUCK = ("fanfar",)
"""Where a choice comes so seldom that a thousand matches show no difference."""


@pytest.mark.parametrize(
    "game", [game for game in BOTS if "sensible" in BOTS[game].bots and game not in LUCK]
)
def test_a_sensible_player_beats_a_random_one(game: str) -> None:
    bots = BOTS[game].bots
    pairs = range(PAIRS.get(game, 12))
    gains = [advantage(GAMES[game], (bots["sensible"], bots["random"]), seed) for seed in pairs]
    mean, error = mean_and_error(gains)
    assert mean > SURE * error
