"""The table in the terminal: seats, the own card, what is asked, and what happens, line by line."""

from random import Random
from typing import Any, ClassVar, cast

from msgspec import Struct
from textual.app import App, ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import Horizontal, Vertical, VerticalScroll
from textual.content import Content
from textual.widgets import Button, Static

from kille.bots import Bot
from kille.core.deals import DealBegan, DealEnded
from kille.core.game import Game
from kille.games.exchange.actions import Offer
from kille.games.exchange.rules import Rules
from kille.packs.kille import Card
from kille.terminal import scene
from kille.terminal.cards import large
from kille.terminal.choices import Choice, choices, question
from kille.terminal.chronicle import Chronicle
from kille.terminal.match import Match, Told
from kille.terminal.rules import rules_text
from kille.terminal.sheets import Leave, OfferSheet, Reading, ending_sheet
from kille.text import Words

MOST_CHOICES = 4
ONE_COLUMN, TWO_COLUMNS_WIDE = 7, 79
RECENT = 60  # lines beside the table; the whole log is a key away
DEALING = 0.15  # a dealt card is told in this part of the pause between events
KEYS = "s,n,enter,y,j,t,o"


class Sitting(Struct, frozen=True):
    """What is played, by which rules, and by whom; None among the bots is the person."""

    game: Game
    ruleset: str
    rules: Rules
    names: tuple[str, ...]
    bots: tuple[Bot[Any, Any, Any] | None, ...]
    language: str


class Table(App[None]):
    """A match against bots, and another one after it."""

    TITLE = "Kille"
    CSS_PATH = "table.tcss"
    ENABLE_COMMAND_PALETTE = False
    BINDINGS: ClassVar[list[BindingType]] = [
        *(Binding(key, f"press('{key}')", show=False, priority=False) for key in KEYS.split(",")),
        Binding("a", "again", show=False),
        Binding("l", "log", show=False),
        Binding("r", "rules", show=False),
        Binding("question_mark,h,f1", "help", show=False),
        Binding("q,ctrl+q,ctrl+c", "leave", show=False),
    ]

    def __init__(self, sitting: Sitting, *, rng: Random, pace: float) -> None:
        super().__init__()
        self.HORIZONTAL_BREAKPOINTS = [(0, "-narrow"), (120, "-wide")]
        self._game, self._ruleset, self._rules = sitting.game, sitting.ruleset, sitting.rules
        self._names, self._bots = sitting.names, sitting.bots
        self._rng, self._pace = rng, pace
        self.words = Words(sitting.language)
        self._begin()

    def _begin(self) -> None:
        self.match = Match(self._rules, self._bots, self._rng)
        self.chronicle = Chronicle(self.words, self._names, self.match.me)
        self._warn_of_seats()
        self._held: scene.Held | None = None
        self._choices: list[Choice] = []

    def _warn_of_seats(self) -> None:
        made = self._game.rulesets[self._ruleset]
        if not made.fewest <= len(self._names) <= made.most:
            name = self.words.say(f"ruleset-{self._game.name}-{self._ruleset}")
            self.chronicle.lines.append(
                self.words.say("terminal-unusual", ruleset=name, fewest=made.fewest, most=made.most)
            )

    def compose(self) -> ComposeResult:
        """The parts of the table, from top to bottom."""
        yield Static(id="head")
        with Vertical(id="main"):
            with Vertical(id="play"):
                with VerticalScroll(id="seats", can_focus=False):
                    yield Static(id="places")
                with Horizontal(id="own"):
                    yield Static(id="card")
                    with Vertical(id="asked"):
                        yield Static(id="question")
                        with Horizontal(id="choices"):
                            for number in range(MOST_CHOICES):
                                yield _button(number)
            with VerticalScroll(id="log", can_focus=False):
                yield Static(id="told")
        yield Static(Content(self.words.say("terminal-keys")), id="foot")

    def on_mount(self) -> None:
        """The first card is on its way."""
        self._draw()
        self._wait(0)

    def on_resize(self) -> None:
        """The seats go into as many columns as fit."""
        self._draw()

    # ---- the course of the match

    def _wait(self, seconds: float) -> None:
        if seconds:
            self.set_timer(seconds, self._go_on)
        else:
            self.call_later(self._go_on)

    def _go_on(self) -> None:
        told = self.match.go_on()
        if told is not None:
            self._hear(told)

    def _hear(self, told: Told) -> None:
        lines, ending = self.chronicle.hear(told)
        for event in told:
            if isinstance(event, DealBegan):
                self._held = None
            elif isinstance(event, DealEnded):
                self._held = cast(DealEnded[Card], event).held
        self._draw()
        if ending is None:
            self._wait(self._pace * (1 if lines else DEALING))
        else:
            self.push_screen(
                ending_sheet(ending, self.words, f"{self._game.name}-{self._ruleset}"),
                lambda _: self._wait(0),
            )

    def _act(self, action: Any) -> None:
        self._hear(self.match.act(action))

    # ---- what is drawn

    def _draw(self) -> None:
        seen, words = self.match.seen(), self.words
        state = seen.state
        self._choices = choices(seen, self._names, words)
        self._show("head", self._headline(state.pot))
        self._show("places", self._seat_lines())
        self._show("question", question(seen, self._names, words, self._rules.stakes))
        held = self._rules.held(state)[seen.seat] if self._held is None else self._held[seen.seat]
        card = held[0].value if held else None
        drawn = large(card, words.card(card) if card else "") if held else ()
        self._show("card", "\n".join(drawn))
        self._show("told", "\n".join(self.chronicle.lines[-RECENT:]))
        self.query_one("#log").scroll_end(animate=False)
        for number in range(MOST_CHOICES):
            button = self.query_one(f"#choice-{number}", Button)
            button.display = number < len(self._choices)
            if button.display:
                choice = self._choices[number]
                button.label = Content(words.say("terminal-key", letter=choice.letter, action=choice.label))

    def _show(self, part: str, text: str) -> None:
        self.query_one(f"#{part}", Static).update(Content(text))

    def _headline(self, pot: int) -> str:
        words = self.words
        title = words.say(
            "terminal-title",
            game=words.say(f"game-{self._game.name}"),
            ruleset=words.say(f"ruleset-{self._game.name}-{self._ruleset}"),
        )
        key = "terminal-deal-lives" if self._rules.stakes.kind == "lives" else "terminal-deal-pot"
        return f"{title} · {words.say(key, deal=max(1, self.chronicle.deals), pot=pot)}"

    def _seat_lines(self) -> str:
        places = scene.places(self._rules, self.match.seen(), self._names, self.words, self._held)
        two = len(places) > ONE_COLUMN and self.size.width >= TWO_COLUMNS_WIDE
        lines = [scene.line(place, self.words, wide=not two and self.size.width >= 60) for place in places]
        if not two:
            return "\n".join(lines)
        half = (len(lines) + 1) // 2
        right = [*lines[half:], ""]
        return "\n".join(f"{left} {right[row]}" for row, left in enumerate(lines[:half]))

    # ---- keys and buttons

    def action_press(self, key: str) -> None:
        """Do what this key stands for now, if anything."""
        choice = next((choice for choice in self._choices if key in choice.keys), None)
        if choice is not None:
            self._choose(choice)

    def on_button_pressed(self, pressed: Button.Pressed) -> None:
        """The same by mouse."""
        number = int((pressed.button.id or "choice-0").rpartition("-")[2])
        if number < len(self._choices):
            self._choose(self._choices[number])

    def _choose(self, choice: Choice) -> None:
        if isinstance(choice.actions[0], Offer):
            self.push_screen(OfferSheet(choice.actions, self._names, self.words), self._offer)
        else:
            self._act(choice.actions[0])

    def _offer(self, offer: Offer | None) -> None:
        if offer is not None and any(choice.keys == ("o",) for choice in self._choices):
            self._act(offer)

    def action_again(self) -> None:
        """Another match by the same rules."""
        if self.match.is_over():
            self._begin()
            self._draw()
            self._wait(0)

    def action_log(self) -> None:
        """Everything that has happened."""
        text = [("", self.chronicle.lines)]
        self.push_screen(
            Reading(self.words.say("terminal-log"), text, self.words.say("terminal-close"), at_end=True)
        )

    def action_rules(self) -> None:
        """The rules of this match."""
        title, text = rules_text(self._game, self._ruleset, self._rules, self.words)
        self.push_screen(Reading(title, text, self.words.say("terminal-close")))

    def action_help(self) -> None:
        """The keys."""
        say = self.words.say
        text = [("", [say("terminal-help-keys")]), ("", ["", say("terminal-help-signs")])]
        self.push_screen(Reading(say("terminal-help"), text, say("terminal-close")))

    def action_leave(self) -> None:
        """Leave, after a question while the match is on."""
        if self.match.is_over():
            self.exit()
        else:
            self.push_screen(Leave(self.words.say("terminal-leave")), self._left)

    def _left(self, leaves: bool | None) -> None:  # noqa: FBT001 -- the screen's answer
        if leaves:
            self.exit()


def _button(number: int) -> Button:
    button = Button("", id=f"choice-{number}", compact=True)
    button.can_focus = False
    return button


def play(sitting: Sitting, *, rng: Random, pace: float) -> None:
    """Play in this terminal until the person leaves; `pace` is the pause between two events, in seconds."""
    Table(sitting, rng=rng, pace=pace).run()
