"""How sensible players judge and play a hand of which only the fifth trick counts.

The numbers were fitted to the ends of 6,000 deals in which everyone plays the lowest card that is allowed.
"""

from kille.core.hidden import Hidden
from kille.games.tricks.trick import Play
from kille.packs.kille import Card

RANKS = len(Card)
WEIGHTS = {3: (0.56, 0.33, 0.11), 5: (0.46, 0.38, 0.16)}
"""How much the three highest cards of a hand of three or five tell, the highest first."""

STEEPNESS = {3: (1.76, 0.66), 5: (2.69, 0.76)}
"""How fast the chance falls with lower cards, and with more rivals."""


def chance(hand: tuple[Hidden[Card], ...], rivals: float) -> float:
    """How likely a hand takes the fifth trick against so many rivals with any cards."""
    if not rivals:
        return 1.0
    highest = sorted((card.look().rank + 1 for card in hand), reverse=True)
    height = sum(weight * rank for weight, rank in zip(WEIGHTS[len(hand)], highest, strict=False)) / RANKS
    steepness, crowd = STEEPNESS[len(hand)]
    return height ** (steepness * rivals**crowd)


def lowest(plays: tuple[Play, ...]) -> Play:
    """What is played to a trick: high cards are for the fifth, and the lowest that heads is enough."""
    return min(plays, key=lambda play: play.card.rank)
