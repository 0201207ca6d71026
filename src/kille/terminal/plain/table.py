"""The table of any game, from the protocol alone: seats, what lies there, the hand, what may be done."""

from typing import Any, cast

from textual.app import ComposeResult
from textual.containers import Vertical, VerticalScroll
from textual.content import Content
from textual.widgets import OptionList, Static
from textual.widgets.option_list import Option

from kille.terminal.plain.items import Item, items, single, with_letters
from kille.terminal.plain.seats import own_hand, seat_lines, trick_lines
from kille.terminal.sheets import AmountSheet
from kille.terminal.view import Asked, Chosen, GameView, Scene, Sitting
from kille.text import Words

SHELL_KEYS = frozenset("alrckhq")
LETTERED = 4  # a list of at most so many lines is answered by letters too


class PlainView(GameView):
    """A game at the table that needs nothing of its own."""

    def __init__(self, sitting: Sitting, words: Words) -> None:
        super().__init__(sitting, words)
        self._items: list[Item] = []
        self._within: Item | None = None  # the group that is being chosen from
        self._legal: tuple[Any, ...] = ()

    def compose(self) -> ComposeResult:
        """The seats and what lies on the table, the hand, the question and its answers."""
        with VerticalScroll(id="seats", can_focus=False):
            yield Static(id="places")
            yield Static(id="middle")
        with Vertical(id="mine"):
            yield Static(id="hand")
            yield Static(id="question")
            answers = OptionList(id="answers")
            answers.can_focus = False
            yield answers

    # ---- what a game may show in its own way

    def seats(self, scene: Scene) -> list[str]:
        """Who sits there."""
        width = min(self.width, 80) - 1
        return seat_lines(self.sitting.rules, scene, self.names, self.words, width)

    def middle(self, scene: Scene) -> list[str]:
        """What lies on the table."""
        return trick_lines(scene, self.names, self.words)

    def hand(self, scene: Scene) -> str:
        """What the person holds."""
        return own_hand(scene.held[scene.seen.seat], self.words)

    def choices(self, scene: Scene) -> list[Item]:
        """What the person may do."""
        seen = scene.seen
        found = items(
            self.sitting.game.name, seen.legal_actions, self.names, self.words, mine=seen.seat in seen.awaited
        )
        return with_letters(found, SHELL_KEYS) if len(found) <= LETTERED else found

    def headline(self, scene: Scene) -> str:
        """The deal, and the pot if there is one."""
        pot = getattr(scene.seen.state, "pot", None)
        if isinstance(pot, int):
            return self.words.say("terminal-deal-pot", deal=scene.deals, pot=pot)
        return self.words.say("terminal-deal", deal=scene.deals)

    # ---- the same for every game

    def draw(self, scene: Scene) -> None:
        """The table as it is now."""
        self._show("places", "\n".join(self.seats(scene)))
        self._show("middle", "\n".join(self.middle(scene)))
        self._show("hand", self.hand(scene))
        self._show("question", self._question(scene))
        legal = () if scene.ended else scene.seen.legal_actions
        if legal != self._legal or not legal:
            self._legal, self._within = legal, None
        self._items = self.choices(scene) if legal else []
        self._list()

    def _list(self) -> None:
        """The lines that can be chosen now, each with its key."""
        shown = self._shown()
        answers = self.query_one("#answers", OptionList)
        labels = [self._label(place, item) for place, item in enumerate(shown)]
        if labels == [str(option.prompt) for option in answers.options]:
            return
        answers.clear_options()
        answers.add_options([Option(Content(label)) for label in labels])
        answers.highlighted = 0 if labels else None

    def _shown(self) -> list[Item]:
        if self._within is None:
            return self._items
        game = self.sitting.game.name
        return [single(game, action, self.names, self.words) for action in self._within.actions]

    def _label(self, place: int, item: Item) -> str:
        key = item.keys[0].upper() if item.keys else str(place + 1) if place < 9 else " "
        return f"{key} {item.label}"

    def _question(self, scene: Scene) -> str:
        say, seen = self.words.say, scene.seen
        if scene.ended:
            return ""
        rules = self.sitting.rules
        if rules.returns(seen.state) is not None:
            return say("terminal-over")
        if seen.seat in seen.awaited:
            return say("terminal-choose")
        waiting = say("terminal-dealing")
        if seen.awaited:
            names = [self.names[seat] for seat in sorted(seen.awaited)]
            waiting = say("terminal-waiting", name=self.words.listed(names))
        return waiting if seen.seat in rules.in_play(seen.state) else f"{say('terminal-watching')} {waiting}"

    def _show(self, part: str, text: str) -> None:
        shown = self.query_one(f"#{part}", Static)
        shown.update(Content(text))
        shown.display = bool(text)

    def press(self, key: str) -> None:
        """Move in the list, take a line of it, or go back from a group."""
        answers = self.query_one("#answers", OptionList)
        moves = {
            "up": answers.action_cursor_up,
            "down": answers.action_cursor_down,
            "pageup": answers.action_page_up,
            "pagedown": answers.action_page_down,
            "home": answers.action_first,
            "end": answers.action_last,
        }
        shown = self._shown()
        if key in moves:
            moves[key]()
        elif key in ("escape", "backspace") and self._within is not None:
            self._within = None
            self._list()
        elif key == "enter" and answers.highlighted is not None:
            self._choose(answers.highlighted)
        else:
            lettered = [place for place, item in enumerate(shown) if key in item.keys]
            numbered = [int(key) - 1] if key.isdecimal() and key != "0" else []
            for place in (*lettered, *numbered)[:1]:
                self._choose(place)

    def on_option_list_option_selected(self, selected: OptionList.OptionSelected) -> None:
        """The same by mouse."""
        self._choose(selected.option_index)

    def _choose(self, place: int) -> None:
        shown = self._shown()
        if place >= len(shown):
            return
        item = shown[place]
        if item.by_number:
            self._ask_number(item)
        elif item.is_group:
            self._within = item
            self._list()
        else:
            self.post_message(Chosen(item.actions[0]))

    def _ask_number(self, item: Item) -> None:
        """How much: each of the listed numbers is an action."""
        kind = cast(Any, type(item.actions[0]))
        field = kind.__struct_fields__[-1]
        by_number = {getattr(action, field): action for action in item.actions}
        foot = self.words.say("terminal-amount", least=min(by_number), most=max(by_number))
        self.post_message(Asked(AmountSheet(item.label, tuple(by_number), foot), by_number.get))
