"""What the shell of a match asks of the part that shows one game, and what it tells it."""

from collections.abc import Callable, Sequence
from random import Random
from typing import Any, ClassVar, cast

from msgspec import Struct
from textual.app import App
from textual.containers import Vertical
from textual.message import Message
from textual.screen import ModalScreen

from kille.bots import Bot
from kille.core.game import Game, View
from kille.core.hidden import Hidden
from kille.terminal.chronicle import Manner
from kille.text import Words

type Held = tuple[tuple[Hidden[Any], ...], ...]
"""The cards by seat."""


class Sitting(Struct, frozen=True):
    """What is played, by which rules, and by whom; None among the bots is the person."""

    game: Game
    ruleset: str
    rules: Any
    names: tuple[str, ...]
    bots: tuple[Bot[Any, Any, Any] | None, ...]
    language: str


class Scene(Struct, frozen=True):
    """The table as it is to be shown now."""

    seen: View[Any, Any]
    held: Held  # the cards by seat; after a deal those that it ended with
    ended: bool  # the deal is over and being looked at: it is nobody's turn
    deals: int


class Chosen(Message):
    """The person takes this action."""

    def __init__(self, action: Any) -> None:
        super().__init__()
        self.action = action


class Asked(Message):
    """A sheet is to be laid over the table; `then` makes an action of its answer."""

    def __init__(self, sheet: ModalScreen[Any], then: Callable[[Any], Any]) -> None:
        super().__init__()
        self.sheet, self.then = sheet, then


class GameView(Vertical):
    """One game at the table: what is seen of it, and the keys that play it."""

    GUIDE: ClassVar[str] = "terminal-plain-help"
    MANNER: ClassVar[Manner] = Manner()

    def __init__(self, sitting: Sitting, words: Words) -> None:
        super().__init__(id="play")
        self.sitting, self.words = sitting, words

    @property
    def names(self) -> Sequence[str]:
        """Who sits where."""
        return self.sitting.names

    @property
    def width(self) -> int:
        """How wide the terminal is."""
        return cast(App[Any], self.app).size.width

    def draw(self, scene: Scene) -> None:
        """Show the table as it is now."""
        raise NotImplementedError

    def headline(self, scene: Scene) -> str:
        """What stands beside the names of the game and the rule set."""
        raise NotImplementedError

    def press(self, key: str) -> None:
        """Do what this key stands for now, if anything."""
        raise NotImplementedError

    def reaction(self, rng: Random) -> float | None:
        """Where only the first counts: after how many pauses a bot speaks. None where turns are taken."""
        del rng

    def silence(self, seen: View[Any, Any]) -> Any | None:
        """What a person who presses nothing is taken to say after a while; None waits for ever."""
        del seen
