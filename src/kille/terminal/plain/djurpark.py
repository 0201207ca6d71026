"""Djurpark by keys: the face-up piles with the animals' keys, and calls for which only the first counts."""

from random import Random
from typing import Any

from kille.core.game import View
from kille.games.djurpark.actions import Call, Flip, Quiet
from kille.games.djurpark.rules import Rules, State
from kille.terminal.plain.items import Item
from kille.terminal.plain.seats import NAME, fitted, mark
from kille.terminal.plain.table import PlainView
from kille.terminal.view import Scene

ANIMAL_KEYS = "1234567890zx"
FLIP, QUIET = "space", "n"
SOONEST, LATEST = 0.5, 3.0  # pauses before a bot reacts


class DjurparkView(PlainView):
    """Djurpark at the table."""

    GUIDE = "terminal-djurpark-help"

    def seats(self, scene: Scene) -> list[str]:
        """Each animal with its key, its cards, and what lies face up, the card flipped last first."""
        state: State = scene.seen.state
        rules: Rules = self.sitting.rules
        playing, stacks = rules.in_play(state), rules.stacks(state)
        lines: list[str] = []
        for seat, name in enumerate(self.names):
            animal = self.words.say(f"animal-{seat}")
            up = [self.words.card(card.look()) for card in reversed(state.up[seat])]
            pile = " ".join(["▸", *up]) if up else ""
            turn, key = mark(scene, seat, out=seat not in playing), ANIMAL_KEYS[seat].upper()
            who = f"{fitted(animal, NAME):<{NAME}} {fitted(name, NAME):<{NAME}}"
            lines.append(f"{turn}{key} {who} {stacks[seat]:>2} {pile}")
        return lines

    def hand(self, scene: Scene) -> str:
        """What the person is, and how many cards are left to flip."""
        me = scene.seen.seat
        animal = self.words.say(f"animal-{me}")
        call = self.words.say(f"animal-{me}.call")
        down = len(scene.seen.state.down[me])
        return self.words.say("terminal-animal", animal=animal, call=call, down=down)

    def choices(self, scene: Scene) -> list[Item]:
        """Flip, keep quiet, and the call of each animal."""
        return [self._item(action) for action in scene.seen.legal_actions]

    def _item(self, action: Any) -> Item:
        game, words = self.sitting.game.name, self.words
        label = words.action(game, action, self.names)
        match action:
            case Flip():
                return Item(label, (action,), keys=(FLIP,))
            case Call(other):
                label = f"{words.say(f'animal-{other}')}: {words.say(f'animal-{other}.call')}"
                return Item(label, (action,), keys=(ANIMAL_KEYS[other],))
            case _:
                return Item(label, (action,), keys=(QUIET,))

    def _label(self, place: int, item: Item) -> str:
        if item.keys == (FLIP,):
            return f"{self.words.say('terminal-space')} {item.label}"
        return super()._label(place, item)

    def press(self, key: str) -> None:
        """A digit is always an animal, never a place in the list."""
        if key.isdecimal() and not any(key in item.keys for item in self._items):
            return
        super().press(key)

    def reaction(self, rng: Random) -> float | None:
        """A person's time to see that two cards are alike."""
        return rng.uniform(SOONEST, LATEST)

    def silence(self, seen: View[Any, Any]) -> Any | None:
        """Quiet, where the table waits for a call or none; a flip is waited for."""
        legal = seen.legal_actions
        return Quiet() if seen.seat in seen.awaited and Quiet() in legal and Flip() not in legal else None
