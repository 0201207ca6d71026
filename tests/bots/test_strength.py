"""Each bot is better than the one before: duels with the same cards for both sides (see bench/duel.py)."""

import pytest

from duel import duel, mean_and_error
from kille.bots import BOTS
from kille.games.exchange import RULESETS

OURS = BOTS["byteskille"].bots
SURE = 2.6
"""Standard errors above nothing: luck alone does that once in two hundred times. The seeds are fixed."""


@pytest.mark.parametrize("ruleset", sorted(RULESETS))
@pytest.mark.parametrize("seats", [2, 4, 9])
def test_cautious_beats_random(ruleset: str, seats: int) -> None:
    """By every rule set a cautious seat is out less often than one that plays anything."""
    gains = duel(RULESETS[ruleset].rules, seats, OURS["cautious"], OURS["random"], deals=200)
    mean, error = mean_and_error(gains)
    assert mean > SURE * error


def test_odds_beats_cautious() -> None:
    """Reckoning is better than a rule of thumb: 300 deals of four and 100 of twelve, each played twice.

    The gain is some 1.5 of 25 and 1.9 of 10 per cent, three standard errors in this many deals; what is asked
    for is one. The long table is in bench/README.md.
    """
    classic = RULESETS["classic"].rules
    gains = duel(classic, 4, OURS["odds"], OURS["cautious"], deals=300)
    gains += duel(classic, 12, OURS["odds"], OURS["cautious"], deals=100)
    mean, error = mean_and_error(gains)
    assert mean > error
