"""The list of games, and nothing else."""

from collections.abc import Mapping

from kille.core.game import Game
from kille.games.allierad import ALLIERAD
from kille.games.bluffmaster import BLUFFMASTER
from kille.games.djurpark import DJURPARK
from kille.games.exchange import BYTESKILLE
from kille.games.fanfar import FANFAR
from kille.games.tricks.alandskille import ALANDSKILLE
from kille.games.tricks.auktionskille import AUKTIONSKILLE
from kille.games.tricks.femkort import FEMKORT
from kille.games.tricks.fivecard import FIVECARD
from kille.games.tricks.krypkille import KRYPKILLE
from kille.games.tricks.pokerkille import POKERKILLE
from kille.games.tricks.smygkille import SMYGKILLE
from kille.games.tricks.threecard import THREECARD

GAMES: Mapping[str, Game] = {
    game.name: game
    for game in (
        BYTESKILLE,
        KRYPKILLE,
        FANFAR,
        SMYGKILLE,
        ALANDSKILLE,
        THREECARD,
        FEMKORT,
        POKERKILLE,
        AUKTIONSKILLE,
        FIVECARD,
        ALLIERAD,
        DJURPARK,
        BLUFFMASTER,
    )
}
