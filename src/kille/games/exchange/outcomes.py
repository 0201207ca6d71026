"""The cards that may come up next, counted only when somebody asks for all of them."""

from collections.abc import ItemsView, Iterator, Mapping, ValuesView

from kille.games.exchange.actions import Action, Deal
from kille.games.exchange.state import TableCard
from kille.packs.kille import COPIES, Card

DEALS = tuple(Deal(card) for card in Card)
NOTHING: Mapping[Action, int] = {}


class CardsLeft(Mapping[Action, int]):
    """Every card that is left, with the number of its copies: the odds of it coming up."""

    __slots__ = ("_up",)

    def __init__(self, up: tuple[TableCard, ...]) -> None:
        self._up = up  # the cards that have come up already

    def __contains__(self, deal: object) -> bool:
        return isinstance(deal, Deal) and [up.face.value for up in self._up].count(deal.card) < COPIES

    def __getitem__(self, deal: Action) -> int:
        return self._counted()[deal]

    def __iter__(self) -> Iterator[Action]:
        return iter(self._counted())

    def __len__(self) -> int:
        return len(self._counted())

    def values(self) -> ValuesView[int]:
        """How many copies of each are left."""
        return self._counted().values()

    def items(self) -> ItemsView[Action, int]:
        """Each card with the number of its copies."""
        return self._counted().items()

    def _counted(self) -> dict[Action, int]:
        left = [COPIES] * len(DEALS)
        for up in self._up:
            left[up.face.look().rank] -= 1
        return {deal: left[deal.card.rank] for deal in DEALS if left[deal.card.rank]}
