"""What lies over the table for a moment: something to read, a question, a number."""

from collections.abc import Sequence
from typing import ClassVar

from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import Vertical, VerticalScroll
from textual.content import Content
from textual.screen import ModalScreen
from textual.widgets import Input, Static

from kille.core.actions import MOST
from kille.terminal.chronicle import Ending
from kille.text import Words

type Paragraph = tuple[str, Sequence[str]]
"""A heading and its lines; without a heading where that is empty."""


class Reading(ModalScreen[None]):
    """A title, paragraphs, and how to go on."""

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("escape,enter,q,l,r,c,k,question_mark", "dismiss", show=False)
    ]

    def __init__(self, title: str, text: Sequence[Paragraph], foot: str, *, at_end: bool = False) -> None:
        super().__init__()
        self._title, self._paragraphs, self._foot, self._at_end = title, text, foot, at_end

    def compose(self) -> ComposeResult:
        """The sheet."""
        with Vertical(classes="sheet"):
            yield Static(Content(self._title), classes="title")
            with VerticalScroll(classes="text"):
                for heading, lines in self._paragraphs:
                    if heading:
                        yield Static(Content(heading), classes="heading")
                    yield Static(Content("\n".join(lines)))
            yield Static(Content(self._foot), classes="foot")

    def on_mount(self) -> None:
        """The newest line is the one looked for in a log."""
        text = self.query_one(VerticalScroll)
        text.focus()
        if self._at_end:
            text.scroll_end(animate=False)


def ending_sheet(ending: Ending, words: Words, ruleset: str) -> Reading:
    """Who is out and why, after a deal."""
    text: list[Paragraph] = [("", ending.verdict)]
    if ending.way:
        text.append((words.say("terminal-your-way"), ending.way))
    if ending.rules:
        by = words.say("terminal-the-rule", ruleset=words.say(f"ruleset-{ruleset}"))
        text.append((by, ending.rules))
    title = words.say("terminal-deal-over", number=ending.number)
    return Reading(title, text, words.say("terminal-go-on"))


class Leave(ModalScreen[bool]):
    """Whether the person really leaves."""

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("y,j,q,ctrl+c", "dismiss(True)", show=False),
        Binding("n,escape", "dismiss(False)", show=False),
    ]

    def __init__(self, question: str) -> None:
        super().__init__()
        self._question = question

    def compose(self) -> ComposeResult:
        """The question."""
        with Vertical(classes="sheet small"):
            yield Static(Content(self._question), classes="text")


class AmountSheet(ModalScreen[int | None]):
    """How much: a number from the least to the most."""

    BINDINGS: ClassVar[list[BindingType]] = [Binding("escape", "dismiss(None)", show=False)]

    def __init__(self, title: str, amounts: Sequence[int], foot: str) -> None:
        super().__init__()
        self._title, self._amounts, self._foot = title, amounts, foot

    def compose(self) -> ComposeResult:
        """The question, and a line for the number."""
        with Vertical(classes="sheet small"):
            yield Static(Content(self._title), classes="title")
            yield Input(str(min(self._amounts)), type="integer", max_length=len(str(MOST)))
            yield Static(Content(self._foot), classes="foot")

    def on_mount(self) -> None:
        """What is typed takes the place of the least amount."""
        self.query_one(Input).focus()

    def on_input_submitted(self, sent: Input.Submitted) -> None:
        """That much, if it is allowed."""
        if sent.value.isdecimal() and int(sent.value) in self._amounts:
            self.dismiss(int(sent.value))
