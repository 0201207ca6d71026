"""The words of one language: messages by key, and events told as sentences."""

import re
from collections.abc import Mapping, Sequence
from enum import Enum
from functools import cache, reduce
from importlib.resources import files
from typing import Any, cast, get_args, get_type_hints

from fluent.runtime import FluentBundle, FluentResource
from msgspec import Struct

from kille.core.actions import snake
from kille.core.game import Game
from kille.core.hidden import Hidden
from kille.core.seats import Seat

LANGUAGES = ("en", "sv")
CATALOGUES = files("kille.text")
AND = {"en": " and ", "sv": " och "}

type Said = str | int


class Words:
    """One language's catalogue. An unknown key is a KeyError: catalogues are checked to be complete."""

    def __init__(self, language: str) -> None:
        self.language = language
        self._bundle = _catalogue(language)

    def say(self, key: str, **words: Said) -> str:
        """The message `key`, or its attribute as in `ruleset-byteskille-classic.help`."""
        name, _, attribute = key.partition(".")
        message = self._bundle.get_message(name)
        pattern = message.attributes[attribute] if attribute else message.value
        if pattern is None:
            raise KeyError(key)
        said, faults = self._bundle.format_pattern(pattern, dict(words))
        if faults:
            raise KeyError(f"{key}: {faults[0]}")
        debts = [word for word in words.values() if isinstance(word, int) and word < 0]
        return reduce(lambda text, debt: text.replace(str(debt), _number(debt)), debts, str(said))

    def knows(self, key: str) -> bool:
        """Whether there is such a message."""
        name, _, attribute = key.partition(".")
        if not self._bundle.has_message(name):
            return False
        message = self._bundle.get_message(name)
        return attribute in message.attributes if attribute else message.value is not None

    def all(self, prefix: str) -> list[str]:
        """Every message whose key begins so, in the order of the catalogue."""
        return [self.say(key) for key in _keys(self.language) if key.startswith(prefix)]

    def card(self, card: Enum) -> str:
        """The name of a card; a square of a board is called by its token."""
        key = f"card-{card.value}"
        return self.say(key) if self.knows(key) else str(card.value)

    def ruleset(self, game: Game, name: str) -> str:
        """The name of a rule set; with a mark where the sources tell too little, and the rest is ours."""
        said = self.say(f"ruleset-{game.name}-{name}")
        return f"{said} ({self.say('ui-reconstructed')})" if game.rulesets[name].reconstructed else said

    def span(self, fewest: int, most: int) -> str:
        """`3 to 8`, or `4` where that is all."""
        return str(most) if fewest == most else self.say("span", fewest=fewest, most=most)

    def listed(self, names: Sequence[str]) -> str:
        """`Anna, Bo and Cia`."""
        *most, last = names or ("",)
        return f"{', '.join(most)}{AND[self.language]}{last}" if most else last

    def tell(self, event: Struct, names: Sequence[str], viewer: Seat | None = None) -> str:
        """What the sentence of an event says to a viewer; None is somebody who watches."""
        return self.say(f"event-{snake(type(event).__name__)}", **self.arguments(event, names, viewer))

    def action(self, game: str, action: Struct, names: Sequence[str]) -> str:
        """What an action of a game is called."""
        return self.say(
            self.action_key(game, snake(type(action).__name__)), **self.arguments(action, names, None)
        )

    def action_key(self, game: str, verb: str) -> str:
        """The key of an action: some verbs mean something else in one game, as `check` does in Pokerkille."""
        own = f"action-{game}-{verb}"
        return own if self.knows(own) else f"action-{verb}"

    def arguments(self, thing: Struct, names: Sequence[str], viewer: Seat | None) -> dict[str, Said]:
        """The arguments of a message, made from the fields of an event or action by their kind."""
        said: dict[str, Said] = {}
        own: list[str] = []  # fields of one seat that are the viewer's
        among: list[str] = []
        for field, hint in _hints(type(thing)).items():
            value: Any = getattr(thing, field)
            if hint is Seat:
                said[field] = _name(names, value)
                own += [field] if value == viewer else []
            elif get_args(hint)[:1] == (Seat,):
                said[field] = self.listed([_name(names, seat) for seat in value])
                said[f"{field}_count"] = len(value)
                among += [field if len(value) == 1 else "all"] if viewer in value else []
            elif isinstance(value, tuple):
                said |= self._several(field, hint, cast(tuple[Any, ...], value), self._called(names, viewer))
            else:
                said |= self._plain(field, value)
        return {**said, "you": [*own, *among, "none"][0]}

    def _called(self, names: Sequence[str], viewer: Seat | None) -> list[str]:
        """What a list by seat calls everybody: the viewer “you”."""
        return [self.say("seat-you") if seat == viewer else name for seat, name in enumerate(names)]

    def _several(
        self, field: str, hint: Any, values: tuple[Any, ...], names: Sequence[str]
    ) -> dict[str, Said]:
        """The arguments of a field for several things: cards in a row, or cards or numbers by seat."""
        if get_args(hint)[0] is int:
            return {field: ", ".join(f"{names[seat]} {_number(value)}" for seat, value in enumerate(values))}
        if type(None) in get_args(get_args(hint)[0]):
            lying = [(names[seat], card) for seat, card in enumerate(values) if isinstance(card, Enum)]
            by_seat = [f"{name} {self.card(card)}" for name, card in lying]
            return {field: ", ".join(by_seat)} if by_seat else {}
        if any(isinstance(value, tuple) for value in values):
            return {}
        cards = [cast(Hidden[Any], value).value if isinstance(value, Hidden) else value for value in values]
        known = [self.card(card) for card in cards if isinstance(card, Enum)]
        return {field: ", ".join(known), f"{field}_count": len(values)}

    def _plain(self, field: str, value: Any) -> dict[str, Said]:
        """The arguments of a field that is no seat."""
        if isinstance(value, Hidden):
            value = cast(Hidden[Any], value).value
            if value is None:
                return {field: "", f"{field}_token": "hidden"}
        if isinstance(value, Enum):
            return {field: self.card(value), f"{field}_token": str(value.value)}
        return {field: value} if isinstance(value, str | int) else {}


def _number(number: int) -> str:
    """A number as one reads it, with a minus and no hyphen."""
    return str(number).replace("-", "−")


def _name(names: Sequence[str], seat: Seat) -> str:
    return names[seat]


@cache
def _hints(kind: type[Struct]) -> Mapping[str, Any]:
    hints = get_type_hints(kind)
    return {field: hints[field] for field in kind.__struct_fields__}


def catalogue(language: str) -> str:
    """All that one language says: what is common, and a file for each game."""
    files = sorted((file for file in CATALOGUES.joinpath(language).iterdir()), key=lambda file: file.name)
    return "\n".join(file.read_text("utf-8") for file in files)


@cache
def _catalogue(language: str) -> FluentBundle:
    bundle = FluentBundle([language], use_isolating=False)
    bundle.add_resource(FluentResource(catalogue(language)))
    return bundle


@cache
def _keys(language: str) -> tuple[str, ...]:
    return tuple(re.findall(r"^([a-z][\w-]*) *=", catalogue(language), flags=re.MULTILINE))
