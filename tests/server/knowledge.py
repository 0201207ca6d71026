"""Who may know which card, worked out from what was said aloud at the table and from nothing else.

Deliberately not made with `redact`: this is what the server's bytes are held against.
"""

from collections import defaultdict
from collections.abc import Iterable

from kille.core.deals import DealBegan
from kille.core.seats import SPECTATOR, Seat
from kille.games.exchange import events as e
from kille.packs.kille import Card


class Deal:
    """One deal: the cards in the order in which they came up, where they lie, and who has seen them."""

    def __init__(self) -> None:
        self.cards: list[Card] = []
        self.lies: dict[Seat, int] = {}
        self.dealt: dict[Seat, int] = {}
        self.seen: dict[Seat, set[int]] = defaultdict(set)

    def may_see(self, viewer: Seat, which: int) -> bool:
        """Whether somebody may know a card by its place."""
        return which in self.seen[viewer] or which in self.seen[SPECTATOR]

    def faces(self, viewer: Seat) -> set[str]:
        """The tokens of all cards that somebody may know."""
        return {card.value for i, card in enumerate(self.cards) if self.may_see(viewer, i)}

    def hear(self, event: object) -> None:  # noqa: C901 -- one line for each event that shows a card
        """Follow one event, told in full."""
        match event:
            case e.Dealt(seat, card):
                self.dealt[seat] = self._new(card.value, seat)
            case e.Exchanged(seat, other):
                for whose in (seat, other):
                    self.seen[whose] |= {self.lies[seat], self.lies[other]}
                self._show_harlequins(self.lies[seat], self.lies[other])
                self._cross(seat, other)
            case e.SwapUndone(seat, other):
                self._cross(seat, other)
            case e.SwapsVoided():
                self.lies |= self.dealt
            case e.Drew(seat, received=card):
                self._show_harlequins(self._new(card.value, seat))
            case e.TurnedUp(card=card):
                self.cards.append(card)
                self.seen[SPECTATOR].add(len(self.cards) - 1)
            case e.CardSold(seat, other):
                self.lies[other] = self.lies.pop(seat)
                self.seen[other].add(self.lies[other])
            case e.Answered(seat) | e.HarlequinShown(seat) | e.CuckooDealt(seat):
                self.seen[SPECTATOR].add(self.lies[seat])
            case e.CardsShown(cards):
                shown = (self.lies[seat] for seat, card in enumerate(cards) if card is not None)
                self.seen[SPECTATOR].update(shown)
            case _:
                pass

    def _new(self, card: Card | None, seat: Seat) -> int:
        assert card is not None
        self.cards.append(card)
        self.lies[seat] = len(self.cards) - 1
        self.seen[seat].add(self.lies[seat])
        return self.lies[seat]

    def _show_harlequins(self, *places: int) -> None:
        """A Harlequin that is given away or drawn lies face up from then on [S0, S3]."""
        self.seen[SPECTATOR].update(which for which in places if self.cards[which] is Card.HARLEQUIN)

    def _cross(self, seat: Seat, other: Seat) -> None:
        self.lies[seat], self.lies[other] = self.lies[other], self.lies[seat]


class Knowledge:
    """All deals of a match so far."""

    def __init__(self) -> None:
        self.deals: list[Deal] = []

    def hear(self, events: Iterable[object]) -> list[Deal]:
        """Follow what was told in one step; the deals that it was about."""
        about = self.deals[-1:]
        for event in events:
            if isinstance(event, DealBegan):
                self.deals.append(Deal())
                about = [*about, self.deals[-1]]
            elif self.deals:
                self.deals[-1].hear(event)
        return about

    def faces(self, viewer: Seat) -> set[str]:
        """The tokens of all cards that somebody may have known in this match."""
        return set().union(*(deal.faces(viewer) for deal in self.deals))
