"""What is asked of whoever sells a card."""

from collections.abc import Sequence
from typing import ClassVar

from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import Vertical
from textual.content import Content
from textual.screen import ModalScreen
from textual.widgets import Input, OptionList, Static
from textual.widgets.option_list import Option

from kille.core.actions import MOST
from kille.games.exchange.actions import Offer
from kille.text import Words


class OfferSheet(ModalScreen[Offer | None]):
    """To whom to offer the card, and for how much."""

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("escape", "dismiss(None)", show=False),
        Binding("up", "choose(-1)", show=False, priority=True),
        Binding("down", "choose(1)", show=False, priority=True),
    ]

    def __init__(self, offers: Sequence[Offer], names: Sequence[str], words: Words) -> None:
        super().__init__()
        self._offers, self._players, self._words = offers, names, words

    def compose(self) -> ComposeResult:
        """The buyers, and a line for the price."""
        with Vertical(classes="sheet"):
            yield Static(Content(self._words.say("terminal-offer")), classes="title")
            yield OptionList(*(Option(Content(self._players[offer.other])) for offer in self._offers))
            yield Input("1", type="integer", max_length=len(str(MOST)))
            yield Static(Content(self._words.say("terminal-offer-keys")), classes="foot")

    def on_mount(self) -> None:
        """The first buyer is chosen; what is typed is the price."""
        buyers = self.query_one(OptionList)
        buyers.can_focus = False
        buyers.highlighted = 0
        self.query_one(Input).focus()

    def action_choose(self, by: int) -> None:
        """The next or the last buyer."""
        buyers = self.query_one(OptionList)
        buyers.highlighted = ((buyers.highlighted or 0) + by) % len(self._offers)

    def on_input_submitted(self, sent: Input.Submitted) -> None:
        """Offer it, if that is a price."""
        if sent.value.isdecimal():
            which = self.query_one(OptionList).highlighted or 0
            self.dismiss(Offer(self._offers[which].other, int(sent.value)))
