"""What `kille rules` prints: the rule sets of a game, where they come from, and how their options differ."""

from collections.abc import Iterator
from typing import Any, cast, get_type_hints

import msgspec
from msgspec import Struct

from kille.core.game import Game
from kille.core.options import matters
from kille.text.words import Words


def list_games(games: list[Game], words: Words) -> Iterator[str]:
    """A line for each game."""
    for game in games:
        title = words.say(f"game-{game.name}")
        yield words.say("rules-game", name=game.name, title=title, count=len(game.rulesets))
        yield f"  {words.say(f'game-{game.name}.help')}"


def rule_sheet(game: Game, words: Words) -> Iterator[str]:
    """The rule sets with their sources, then every option with what each rule set has."""
    yield f"{words.say(f'game-{game.name}')} ({game.name})"
    yield words.say(f"game-{game.name}.help")
    yield ""
    yield words.say("rules-rulesets")
    for name, ruleset in game.rulesets.items():
        sources = words.listed([f"{words.say(f'source-{key}')} [{key}]" for key in ruleset.sources])
        default = words.say("rules-default") if name == game.default else ""
        yield f"  {name}{default}"
        key = f"ruleset-{game.name}-{name}"
        yield f"    {words.ruleset(game, name)}: {words.say(f'{key}.help')}"
        seats = words.span(ruleset.fewest, ruleset.most)
        yield f"    {words.say('rules-source', sources=sources, seats=seats)}"
        if ruleset.reconstructed:
            yield f"    {words.say('ui-reconstructed.means')}"
    yield ""
    yield words.say("rules-options")
    for path, values in _options(game).items():
        key = option_key(game.name, path)
        yield f"  {'.'.join(path)}: {words.say(key)}"
        yield f"    {words.say(f'{key}.help')}"
        yield from (f"    {_value(key, value, words)}: {', '.join(names)}" for value, names in values)
    yield ""
    yield from sources_of(game, words)
    yield ""
    yield words.say("rules-readings")
    yield from (f"  {reading}" for reading in words.all(f"reading-{game.name}-"))


def sources_of(game: Game, words: Words) -> Iterator[str]:
    """The sources that the rule sets of a game name."""
    yield words.say("rules-sources")
    for key in dict.fromkeys(key for ruleset in game.rulesets.values() for key in ruleset.sources):
        yield f"  [{key}] {words.say(f'source-{key}')}. {words.say(f'source-{key}.kind')}"


def _options(game: Game) -> dict[tuple[str, ...], list[tuple[Any, list[str]]]]:
    """For each option its values, and which rule sets have each."""
    table: dict[tuple[str, ...], list[tuple[Any, list[str]]]] = {}
    for path in option_paths(game.rules):
        rows: list[tuple[Any, list[str]]] = []
        for name, ruleset in game.rulesets.items():
            if not matters(cast(Struct, ruleset.rules), path):
                continue
            value = _look_up(msgspec.to_builtins(ruleset.rules), path)
            row = next((names for known, names in rows if known == value), None)
            if row is None:
                rows.append((value, [name]))
            else:
                row.append(name)
        table[path] = rows
    return table


def option_paths(rules: type[Any]) -> Iterator[tuple[str, ...]]:
    """The full name of every option, group by group: `("stock", "pass")`, `("showdown",)`."""
    hints = get_type_hints(rules)
    for field in msgspec.structs.fields(rules):
        inner = hints[field.name]
        if isinstance(inner, type) and issubclass(inner, Struct):
            yield from ((field.encode_name, *path) for path in option_paths(inner))
        else:
            yield (field.encode_name,)


def option_values(rules: Struct) -> Iterator[tuple[tuple[str, ...], Any]]:
    """Every option that counts for anything, with its value as a record writes it."""
    written = msgspec.to_builtins(rules)
    paths = (path for path in option_paths(type(rules)) if matters(rules, path))
    yield from ((path, _look_up(written, path)) for path in paths)


def option_key(game: str, path: tuple[str, ...]) -> str:
    """Under which key the catalogue names an option: `option-byteskille-stock-pass`."""
    return f"option-{game}-{'-'.join(path)}"


def value_in_words(option: str, value: Any, words: Words) -> str:
    """A value of the option with this key in words, or as it is where it has none."""
    return ", ".join(said or token for token, said in _said(option, value, words)) or words.say("rules-none")


def _look_up(values: Any, path: tuple[str, ...]) -> Any:
    for name in path:
        values = values[name]
    return values


def _value(option: str, value: Any, words: Words) -> str:
    """A value as a record writes it, and in words where there are words."""
    both = _said(option, value, words)
    tokens = ", ".join(token for token, _ in both) or words.say("rules-none")
    said = ", ".join(said for _, said in both if said)
    return f"{tokens} ({said})" if said else tokens


def _said(option: str, value: Any, words: Words) -> list[tuple[str, str]]:
    """The token of a value, or of each in a list, and its words."""
    parts = cast(tuple[Any, ...], value) if isinstance(value, tuple) else (value,)
    tokens = [msgspec.json.encode(part).decode().strip('"') for part in parts]
    keys = [f"value-{option.removeprefix('option-')}-{token}" for token in tokens]
    return [
        (token, words.say(key) if words.knows(key) else "") for token, key in zip(tokens, keys, strict=True)
    ]
