"""What the last cards score in Kille with five cards [W1, W2, W8, W20]."""

from collections.abc import Mapping
from typing import Literal

from msgspec import Struct

from kille.core.actions import snake
from kille.core.game import Story
from kille.core.hidden import Hidden
from kille.core.seats import Seat
from kille.packs.kille import Card

type Lowest = Literal["all_lowest", "alone"]
"""Equal lowest cards: all who have one score nothing, or then nobody scores anything."""

type WhyCounted = Literal["lowest", "value", "declared_wrongly", "tied", "silent"]

DECLARED_WRONGLY = 10
COURT = {Card.INN: 13, Card.CAVALIER: 14, Card.PIG: 15, Card.HUSSAR: 16, Card.CUCKOO: 17}
FIRST_NUMBER = Card.ONE.rank


class Counted(Struct, frozen=True, tag=snake):
    """A seat scores `points` for the card it was left with, and why."""

    seat: Seat
    card: Hidden[Card]
    points: int
    why: WhyCounted


def value(card: Card, *, harlequin: int) -> int:
    """The three lowest 0, the numbers what they say, Inn 13 … Cuckoo 17; the Harlequin by the rule set."""
    if card is Card.HARLEQUIN:
        return harlequin
    return COURT.get(card, max(0, card.rank - FIRST_NUMBER + 1))


def count(
    left: Mapping[Seat, Hidden[Card]], declarer: Seat | None, *, harlequin: int, lowest: Lowest, silent: int
) -> Story[dict[Seat, int], Counted]:
    """The points of each seat for its last card, told one by one."""
    least = min(card.look().rank for card in left.values())
    low = [seat for seat, card in left.items() if card.look().rank == least]
    void = lowest == "alone" and len(low) > 1
    points: dict[Seat, int] = {}
    for seat, card in left.items():
        points[seat], why = 0, "lowest"
        if void:
            why = "tied"
        elif declarer is None:
            if seat not in low:
                continue
            points[seat], why = silent, "silent"
        elif seat not in low:
            points[seat], why = value(card.look(), harlequin=harlequin), "value"
        if seat == declarer and low != [declarer] and not void:
            points[seat], why = points[seat] + DECLARED_WRONGLY, "declared_wrongly"
        yield Counted(seat, card, points[seat], why)
    return points


def fewest(scores: tuple[int, ...], among: tuple[Seat, ...]) -> tuple[Seat, ...]:
    """Those with the fewest points among some seats."""
    least = min(scores[seat] for seat in among)
    return tuple([seat for seat in among if scores[seat] == least])
