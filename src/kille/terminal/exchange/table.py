"""The table of One-Card Kille: seats, the own card, what is asked, and buttons for the answers."""

from typing import cast

from textual.app import ComposeResult
from textual.containers import Horizontal, Vertical, VerticalScroll
from textual.content import Content
from textual.widgets import Button, Static

from kille.games.exchange.actions import Offer
from kille.games.exchange.rules import Rules
from kille.terminal.chronicle import Manner
from kille.terminal.exchange import scene as places
from kille.terminal.exchange.cards import large
from kille.terminal.exchange.choices import Choice, choices, question
from kille.terminal.exchange.offer import OfferSheet
from kille.terminal.view import Asked, Chosen, GameView, Scene, Sitting
from kille.text import Words

MOST_CHOICES = 4
ONE_COLUMN, TWO_COLUMNS_WIDE = 7, 79

VERDICTS = frozenset(
    {
        "cuckoo_dealt",
        "cards_shown",
        "killing_cards",
        "nobody_lowest",
        "went_out",
        "life_lost",
        "dealt_again",
        "match_won",
    }
)


class ExchangeView(GameView):
    """One-Card Kille at the table."""

    GUIDE = "terminal-help-keys"
    MANNER = Manner(VERDICTS, VERDICTS | {"deal_ended", "deal_began", "eliminated"}, reasons=True)

    def __init__(self, sitting: Sitting, words: Words) -> None:
        super().__init__(sitting, words)
        self._rules = cast(Rules, sitting.rules)
        self._choices: list[Choice] = []

    def compose(self) -> ComposeResult:
        """The seats, and below them the own card and what is asked."""
        with VerticalScroll(id="seats", can_focus=False):
            yield Static(id="places")
        with Horizontal(id="own"):
            yield Static(id="card")
            with Vertical(id="asked"):
                yield Static(id="question")
                with Horizontal(id="choices"):
                    for number in range(MOST_CHOICES):
                        yield _button(number)

    def headline(self, scene: Scene) -> str:
        """The deal and the pot."""
        key = "terminal-deal-lives" if self._rules.stakes.kind == "lives" else "terminal-deal-pot"
        return self.words.say(key, deal=scene.deals, pot=scene.seen.state.pot)

    def draw(self, scene: Scene) -> None:
        """The table as it is now."""
        seen, words = scene.seen, self.words
        self._choices = [] if scene.ended else choices(seen, self.names, words)
        self._show("places", self._seat_lines(scene))
        asked = "" if scene.ended else question(seen, self.names, words, self._rules.stakes)
        self._show("question", asked)
        held = scene.held[seen.seat]
        card = held[0].value if held else None
        drawn = large(card, words.card(card) if card else "") if held else ()
        self._show("card", "\n".join(drawn))
        for number in range(MOST_CHOICES):
            button = self.query_one(f"#choice-{number}", Button)
            button.display = number < len(self._choices)
            if button.display:
                choice = self._choices[number]
                button.label = Content(words.say("terminal-key", letter=choice.letter, action=choice.label))

    def _show(self, part: str, text: str) -> None:
        self.query_one(f"#{part}", Static).update(Content(text))

    def _seat_lines(self, scene: Scene) -> str:
        found = places.places(self._rules, scene, self.names, self.words)
        two = len(found) > ONE_COLUMN and self.width >= TWO_COLUMNS_WIDE
        wide = not two and self.width >= 60
        lines = [places.line(place, self.words, wide=wide) for place in found]
        if not two:
            return "\n".join(lines)
        half = (len(lines) + 1) // 2
        right = [*lines[half:], ""]
        return "\n".join(f"{left} {right[row]}" for row, left in enumerate(lines[:half]))

    def press(self, key: str) -> None:
        """Answer by a key."""
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
            self.post_message(Asked(OfferSheet(choice.actions, self.names, self.words), lambda offer: offer))
        else:
            self.post_message(Chosen(choice.actions[0]))


def _button(number: int) -> Button:
    button = Button("", id=f"choice-{number}", compact=True)
    button.can_focus = False
    return button
