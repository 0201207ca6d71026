"""The shell of a match in the terminal, whatever the game: its course, the log, the sheets over it."""

from asyncio import get_running_loop
from random import Random
from typing import Any, ClassVar, cast

from textual.app import App, ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import Vertical, VerticalScroll
from textual.content import Content
from textual.events import Key
from textual.screen import ModalScreen
from textual.timer import Timer
from textual.widgets import Static

from kille.core.deals import DealBegan, DealEnded
from kille.core.game import IllegalAction
from kille.core.seats import Seat
from kille.terminal.chronicle import Chronicle, Ending
from kille.terminal.match import Match, Told
from kille.terminal.rules import rules_text
from kille.terminal.sheets import Leave, Reading, ending_sheet
from kille.terminal.view import Asked, Chosen, GameView, Held, Scene, Sitting
from kille.terminal.views import view_of
from kille.text import Words

RECENT = 60  # lines beside the table; the whole log is a key away
DEALING = 0.15  # a dealt card is told in this part of the pause between events
PATIENCE = 7.0  # after so many pauses a person who presses nothing is silent


class Table(App[None]):
    """A match against bots, and another one after it."""

    TITLE = "Kille"
    CSS_PATH = "table.tcss"
    ENABLE_COMMAND_PALETTE = False
    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("a", "again", show=False),
        Binding("l", "log", show=False),
        Binding("r", "rules", show=False),
        Binding("c,k", "cards", show=False),
        Binding("question_mark,h,f1", "help", show=False),
        Binding("q,ctrl+q,ctrl+c", "leave", show=False),
    ]

    def __init__(self, sitting: Sitting, *, rng: Random, pace: float) -> None:
        super().__init__()
        self.HORIZONTAL_BREAKPOINTS = [(0, "-narrow"), (120, "-wide")]
        self._sitting = sitting
        self._rng, self._pace = rng, pace
        self.words = Words(sitting.language)
        self._view: GameView = view_of(sitting.game.name)(sitting, self.words)
        self._timer: Timer | None = None
        self._patience: Timer | None = None
        self._ticket = 0  # only the newest step that was put off is taken
        self._begin()

    def _begin(self) -> None:
        sitting = self._sitting
        self.match = Match(sitting.rules, sitting.bots, self._rng)
        self.chronicle = Chronicle(self.words, sitting.names, self.match.me, self._view.MANNER)
        self._warn_of_seats()
        self._held: Held | None = None
        self._ended = False
        self._reactions: dict[Seat, float] = {}

    def _warn_of_seats(self) -> None:
        sitting = self._sitting
        made = sitting.game.rulesets[sitting.ruleset]
        if not made.fewest <= len(sitting.names) <= made.most:
            name = self.words.ruleset(sitting.game, sitting.ruleset)
            seats = self.words.span(made.fewest, made.most)
            self.chronicle.lines.append(self.words.say("terminal-unusual", ruleset=name, seats=seats))

    def compose(self) -> ComposeResult:
        """The parts of the table, from top to bottom."""
        yield Static(id="head")
        with Vertical(id="main"):
            yield self._view
            with VerticalScroll(id="log", can_focus=False):
                yield Static(id="told")
        yield Static(Content(self.words.say("terminal-keys-all")), id="foot")

    def on_mount(self) -> None:
        """The first card is on its way."""
        self._draw()
        self._wait(0)

    def on_resize(self) -> None:
        """The seats go into as many columns as fit."""
        self._draw()

    # ---- the course of the match

    def _wait(self, seconds: float) -> None:
        """Put the next step off; whatever was put off before is not taken."""
        self._ticket += 1
        ticket = self._ticket
        for timer in (self._timer, self._patience):
            if timer is not None:
                timer.stop()
        self._timer = self._patience = None
        if seconds > 0:
            self._timer = self.set_timer(seconds, lambda: self._go_on(ticket))
        else:
            self.call_later(self._go_on, ticket)

    def _go_on(self, ticket: int) -> None:
        """Let chance or a bot act, or wait for the person; a match under a sheet stands still."""
        if ticket != self._ticket or isinstance(self.screen, ModalScreen):
            return
        bots = self.match.bots_awaited()
        bot, seconds = self._first_to_react(bots)
        silence = self._view.silence(self.match.seen())
        if silence is not None and self._pace and self._patience is None:
            self._patience = self.set_timer(PATIENCE * self._pace, lambda: self._silent(silence))
        if seconds > 0:
            self._timer = self.set_timer(seconds, lambda: self._go_on(ticket))
            return
        self._go_through(bot)

    def _go_through(self, bot: Seat | None) -> None:
        """One step; without pauses all of them, until a deal has ended or the person is awaited."""
        while (told := self.match.go_on(bot)) is not None:
            lines, ending = self._listen(told)
            if self._pace or ending is not None:
                self._show_what(lines, ending)
                return
        self._draw()

    def _first_to_react(self, bots: tuple[Seat, ...]) -> tuple[Seat | None, float]:
        """Where only the first counts: which bot speaks next, and in how many seconds."""
        if not bots or not self._pace or self._view.reaction(self._rng) is None:
            return None, 0
        now = get_running_loop().time()
        if not self._reactions.keys() >= set(bots):
            self._reactions = {
                bot: now + self._pace * (self._view.reaction(self._rng) or 0.0) for bot in bots
            }
        bot = min(bots, key=lambda bot: self._reactions[bot])
        seconds = self._reactions[bot] - now
        if seconds <= 0:
            del self._reactions[bot]
        return bot, seconds

    def _hear(self, told: Told) -> None:
        self._show_what(*self._listen(told))

    def _listen(self, told: Told) -> tuple[list[str], Ending | None]:
        lines, ending = self.chronicle.hear(told)
        for event in told:
            if isinstance(event, DealBegan):
                self._held = None
            elif isinstance(event, DealEnded):
                self._held = cast(DealEnded[Any], event).held
        self._ended = ending is not None
        return lines, ending

    def _show_what(self, lines: list[str], ending: Ending | None) -> None:
        """Draw what was told, and go on after a pause, or when the end of the deal has been read."""
        self._draw()
        if ending is None:
            self._wait(self._pace * (1 if lines else DEALING))
        else:
            sitting = self._sitting
            self._lay(ending_sheet(ending, self.words, f"{sitting.game.name}-{sitting.ruleset}"))

    def _lay(self, sheet: Reading) -> None:
        """Something to read; the match goes on when it is closed."""
        self.push_screen(sheet, lambda _: self._lifted())

    def _lifted(self) -> None:
        self._ended = False
        self._draw()
        self._wait(0)

    def _silent(self, action: Any) -> None:
        """The person has pressed nothing for a while; not so while a sheet is being read."""
        if not isinstance(self.screen, ModalScreen):
            self._act(action)

    def _act(self, action: Any) -> None:
        try:
            told = self.match.act(action)
        except IllegalAction:  # the table has gone on in the meantime
            return
        self._hear(told)

    # ---- what is drawn

    def _draw(self) -> None:
        if not self._view.is_mounted:
            return
        scene = self._scene()
        self._show("head", f"{self._title()} · {self._view.headline(scene)}")
        self._view.draw(scene)
        self._show("told", "\n".join(self.chronicle.lines[-RECENT:]))
        self.query_one("#log").scroll_end(animate=False)

    def _scene(self) -> Scene:
        seen = self.match.seen()
        held = self._sitting.rules.held(seen.state) if self._held is None else self._held
        return Scene(seen, held, self._ended, max(1, self.chronicle.deals))

    def _title(self) -> str:
        say, sitting = self.words.say, self._sitting
        return say(
            "terminal-title",
            game=say(f"game-{sitting.game.name}"),
            ruleset=self.words.ruleset(sitting.game, sitting.ruleset),
        )

    def _show(self, part: str, text: str) -> None:
        self.query_one(f"#{part}", Static).update(Content(text))

    # ---- keys and buttons

    def on_key(self, pressed: Key) -> None:
        """Every key that is not the shell's own is the game's."""
        if not isinstance(self.screen, ModalScreen):
            self._view.press(pressed.key)

    def on_chosen(self, chosen: Chosen) -> None:
        """The person has chosen what to do."""
        self._act(chosen.action)

    def on_asked(self, asked: Asked) -> None:
        """The game wants to know more; what is answered comes back to it."""

        def answered(answer: Any) -> None:
            self._wait(0)
            action = None if answer is None else asked.then(answer)
            if action is not None:
                self._act(action)

        self.push_screen(asked.sheet, answered)

    def action_again(self) -> None:
        """Another match by the same rules."""
        if self.match.is_over():
            self._begin()
            self._draw()
            self._wait(0)

    def action_log(self) -> None:
        """Everything that has happened."""
        text = [("", self.chronicle.lines)]
        title, close = self.words.say("terminal-log"), self.words.say("terminal-close")
        self._lay(Reading(title, text, close, at_end=True))

    def action_cards(self) -> None:
        """Every card that the person may know of, by seat."""
        words, names = self.words, self._sitting.names
        text: list[tuple[str, list[str]]] = []
        for name, cards in zip(names, self._scene().held, strict=True):
            known = [words.card(card.value) for card in cards if card.value is not None]
            backs = len(cards) - len(known)
            line = ", ".join([*known, *([words.say("terminal-backs", count=backs)] if backs else [])])
            text.append((name, [line or words.say("terminal-no-cards")]))
        self._lay(Reading(words.say("terminal-cards"), text, words.say("terminal-close")))

    def action_rules(self) -> None:
        """The rules of this match."""
        sitting = self._sitting
        title, text = rules_text(sitting.game, sitting.ruleset, sitting.rules, self.words)
        self._lay(Reading(title, text, self.words.say("terminal-close")))

    def action_help(self) -> None:
        """The keys."""
        say = self.words.say
        text = [
            ("", say(self._view.GUIDE).split("\n")),
            ("", [say("terminal-shell-help"), "", say("terminal-help-signs")]),
        ]
        self._lay(Reading(say("terminal-help"), text, say("terminal-close")))

    def action_leave(self) -> None:
        """Leave, after a question while the match is on."""
        if self.match.is_over():
            self.exit()
        else:
            self.push_screen(Leave(self.words.say("terminal-leave")), self._left)

    def _left(self, leaves: bool | None) -> None:  # noqa: FBT001 -- the screen's answer
        if leaves:
            self.exit()
        else:
            self._wait(0)


def play(sitting: Sitting, *, rng: Random, pace: float) -> None:
    """Play in this terminal until the person leaves; `pace` is the pause between two events, in seconds."""
    Table(sitting, rng=rng, pace=pace).run()
