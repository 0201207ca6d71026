"""The rules of a match as a sheet to read: every option as it is played, the sources, and our readings."""

from collections.abc import Iterator
from typing import Any

from kille.core.game import Game
from kille.text import Words
from kille.text.rulesheet import option_values, value_in_words


def rules_text(game: Game, ruleset: str, rules: Any, words: Words) -> tuple[str, list[tuple[str, list[str]]]]:
    """The title, and the paragraphs."""
    title = f"{words.say(f'game-{game.name}')} · {words.say(f'ruleset-{ruleset}')}"
    chosen = game.rulesets[ruleset]
    sources = words.listed([words.say(f"source-{key}") for key in chosen.sources])
    return title, [
        ("", [words.say(f"game-{game.name}.help"), "", words.say(f"ruleset-{ruleset}.help")]),
        ("", [words.say("terminal-source", sources=sources)]),
        *_groups(rules, chosen.rules, words),
        (words.say("rules-readings"), [f"· {reading}" for reading in words.all("reading-")]),
    ]


def _groups(rules: Any, base: Any, words: Words) -> Iterator[tuple[str, list[str]]]:
    """The options in their groups; what differs from the rule set is marked."""
    as_written = dict(option_values(base))
    groups: dict[str, list[str]] = {}
    for path, value in option_values(rules):
        mark = "◆" if value != as_written[path] else "·"
        name = words.say(f"option-{'-'.join(path)}")
        groups.setdefault(path[0], []).append(f"{mark} {name}: {value_in_words(path, value, words)}")
    for group, lines in groups.items():
        yield words.say(f"group-{group}"), lines
