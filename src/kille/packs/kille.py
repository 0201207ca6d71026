"""The Kille pack: 42 cards, 21 ranks, two of each, no suits [S0, S1, S3]."""

from collections import Counter
from collections.abc import Iterable, Mapping
from enum import Enum
from typing import Self


class Card(Enum):
    """A rank of the pack, from the Fool (0) up to the Harlequin (20); its value is the token of records."""

    rank: int

    FOOL = "fool"
    FLOWERPOT = "flowerpot"
    WREATH = "wreath"
    ONE = "1"
    TWO = "2"
    THREE = "3"
    FOUR = "4"
    FIVE = "5"
    SIX = "6"
    SEVEN = "7"
    EIGHT = "8"
    NINE = "9"
    TEN = "10"
    ELEVEN = "11"
    TWELVE = "12"
    INN = "inn"
    CAVALIER = "cavalier"
    PIG = "pig"
    HUSSAR = "hussar"
    CUCKOO = "cuckoo"
    HARLEQUIN = "harlequin"

    def __new__(cls, token: str) -> Self:
        """A card with its token; the order of the members is their rank."""
        card = object.__new__(cls)
        card._value_ = token
        card.rank = len(cls.__members__)
        return card

    def __hash__(self) -> int:
        return self.rank

    @classmethod
    def aliases(cls) -> Mapping[str, "Card"]:
        """Other names under which records may speak of a card: the Swedish ones, with or without å ä ö."""
        return _SWEDISH


_SWEDISH: Mapping[str, Card] = {
    "harlekin": Card.HARLEQUIN,
    "kille": Card.HARLEQUIN,
    "kuku": Card.CUCKOO,
    "kucku": Card.CUCKOO,
    "gök": Card.CUCKOO,
    "gok": Card.CUCKOO,
    "husar": Card.HUSSAR,
    "husse": Card.HUSSAR,
    "husu": Card.PIG,
    "gris": Card.PIG,
    "svin": Card.PIG,
    "kavall": Card.CAVALIER,
    "värdshus": Card.INN,
    "vardshus": Card.INN,
    "kransen": Card.WREATH,
    "krans": Card.WREATH,
    "blompottan": Card.FLOWERPOT,
    "blompotta": Card.FLOWERPOT,
    "potta": Card.FLOWERPOT,
    "blaren": Card.FOOL,
    "blarre": Card.FOOL,
    "blare": Card.FOOL,
}

COPIES = 2
PACK: Mapping[Card, int] = dict.fromkeys(Card, COPIES)


def left_of_pack(came_up: Iterable[Card | None]) -> dict[Card, int]:
    """Every card of which copies are left when these have come up, with their number; None is no card."""
    gone = Counter(came_up)
    return {card: left for card, copies in PACK.items() if (left := copies - gone[card])}
