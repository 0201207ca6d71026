"""The rules of a match as a sheet to read: every option as it is played, the sources, and our readings."""

from collections.abc import Iterator
from typing import Any

from kille.core.game import Game
from kille.text import Words
from kille.text.rulesheet import option_key, option_values, value_in_words


def rules_text(game: Game, ruleset: str, rules: Any, words: Words) -> tuple[str, list[tuple[str, list[str]]]]:
    """The title, and the paragraphs."""
    title = f"{words.say(f'game-{game.name}')} · {words.ruleset(game, ruleset)}"
    chosen = game.rulesets[ruleset]
    sources = words.listed([words.say(f"source-{key}") for key in chosen.sources])
    return title, [
        ("", [words.say(f"game-{game.name}.help"), "", words.say(f"ruleset-{game.name}-{ruleset}.help")]),
        ("", [words.say("terminal-source", sources=sources)]),
        *([("", [words.say("ui-reconstructed.means")])] if chosen.reconstructed else []),
        *_groups(game.name, rules, chosen.rules, words),
        (words.say("rules-readings"), [f"· {reading}" for reading in words.all(f"reading-{game.name}-")]),
    ]


def _groups(game: str, rules: Any, base: Any, words: Words) -> Iterator[tuple[str, list[str]]]:
    """The options in their groups; what differs from the rule set is marked."""
    as_written = dict(option_values(base))
    groups: dict[str, list[str]] = {}
    for path, value in option_values(rules):
        mark = "◆" if value != as_written.get(path, value) else "·"
        option = option_key(game, path)
        group = f"group-{game}-{path[0]}"
        line = f"{mark} {words.say(option)}: {value_in_words(option, value, words)}"
        groups.setdefault(group if words.knows(group) else "rules-options", []).append(line)
    for group, lines in groups.items():
        yield words.say(group), lines
