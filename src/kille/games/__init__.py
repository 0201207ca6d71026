"""The list of games, and nothing else."""

from collections.abc import Mapping

from kille.core.game import Game
from kille.games.exchange import BYTESKILLE
from kille.games.tricks.krypkille import KRYPKILLE

GAMES: Mapping[str, Game] = {game.name: game for game in (BYTESKILLE, KRYPKILLE)}
