"""Law 13: whatever the games can say has words in every language, and the words fit what they tell."""

import random
import re
from collections.abc import Iterator, Mapping
from functools import cache
from pathlib import Path
from typing import Any, Literal, get_args, get_origin, get_type_hints

import pytest
from fluent.syntax import FluentParser, ast
from hypothesis import given
from hypothesis import strategies as st
from laws.strategies import Deal, every_deal
from laws.test_laws import laws, walk
from msgspec import Struct

from kille.bots import BOTS
from kille.core.actions import action_words, kinds
from kille.core.game import Reason
from kille.core.seats import SPECTATOR
from kille.games import GAMES
from kille.games.exchange.answers import ANSWERING
from kille.games.exchange.events import WhyAgain, WhyNobody, WhyOut
from kille.tables.requests import Refusal
from kille.text import LANGUAGES, Words
from kille.text.rulesheet import option_key, option_paths
from kille.text.words import catalogue

ALL = [Words(language) for language in LANGUAGES]
by_language = pytest.mark.parametrize("words", ALL, ids=LANGUAGES)


def keys_needed() -> Iterator[str]:
    """The key of everything that a game, a table or a bot can say."""
    for game in GAMES.values():
        yield from (f"game-{game.name}", f"game-{game.name}.help")
        card: Any = next(iter(next(iter(game.rulesets.values())).rules.pack()))
        yield from (f"card-{one.value}" for one in card.__class__)
        yield from (ALL[0].action_key(game.name, verb) for verb in kinds(game.action))
        yield from (f"event-{tag}" for tag in kinds(game.event))
        for name, ruleset in game.rulesets.items():
            yield from (f"ruleset-{game.name}-{name}", f"ruleset-{game.name}-{name}.help")
            yield from (f"source-{key}" for key in ruleset.sources)
        for path in option_paths(game.rules):
            key = option_key(game.name, path)
            yield from (key, f"{key}.help")
            yield from (
                f"{key.replace('option', 'value', 1)}-{value}" for value in _named_values(game.rules, path)
            )
    for why in (WhyOut, WhyNobody, WhyAgain):
        yield from (f"why-{reason}" for reason in get_args(why.__value__))
    yield from (f"refusal-{reason}" for kind in (Reason, Refusal) for reason in get_args(kind.__value__))
    yield from (f"bot-{name}" for company in BOTS.values() for name in company.bots)


def _named_values(rules: type[Any], path: tuple[str, ...]) -> list[str]:
    """The values of an option that are words or yes and no."""
    hint: Any = rules
    for name in path:
        hints = get_type_hints(hint)
        hint = hints.get(name, hints.get(f"{name}_"))
    while hasattr(hint, "__value__"):
        hint = hint.__value__
    if get_origin(hint) is tuple:
        hint = get_args(hint)[0].__value__
    if get_origin(hint) is Literal:
        return list(get_args(hint))
    return ["true", "false"] if hint is bool else []


@by_language
def test_everything_has_words(words: Words) -> None:
    assert [key for key in keys_needed() if not words.knows(key)] == []


@by_language
def test_every_card_has_a_name_of_its_own(words: Words) -> None:
    for game in GAMES.values():
        cards = list(next(iter(game.rulesets.values())).rules.pack())
        assert len({words.card(card) for card in cards}) == len(cards)


@laws
@given(every_deal(), st.integers(0, 2**32), st.sampled_from(ALL))
def test_every_event_can_be_told(deal: Deal, seed: int, words: Words) -> None:
    """To each seat and to who watches, with no argument missing and nothing empty left in the sentence."""
    names = [f"Name{seat}" for seat in range(deal.seats)]
    viewer = random.Random(seed).choice([SPECTATOR, *range(deal.seats)])
    for _, move, _, told in walk(deal, seed, 40):
        for event in told:
            sentence = words.tell(event, names, viewer)
            assert sentence.strip()
            assert "{" not in sentence
            assert "???" not in sentence
        assert words.action(deal.game, move.action, names)
        assert action_words(move.action)


def used_in(key: str, source: str) -> set[str]:
    """The arguments a message speaks of."""
    found: set[str] = set()

    def visit(node: Any) -> None:
        if isinstance(node, ast.VariableReference):
            found.add(node.id.name)
        for value in vars(node).values() if isinstance(node, ast.BaseNode) else ():
            for part in value if isinstance(value, list) else [value]:
                visit(part)

    visit(parsed(source)[key].value)
    return found


@cache
def parsed(source: str) -> Mapping[str, ast.Message]:
    """The messages of a catalogue by key."""
    return {
        entry.id.name: entry for entry in FluentParser().parse(source).body if isinstance(entry, ast.Message)
    }


@pytest.mark.parametrize("language", LANGUAGES)
def test_messages_speak_of_fields_that_exist(language: str) -> None:
    source = catalogue(language)
    for game in GAMES.values():
        for prefix, union in (("event", game.event), ("action", game.action)):
            for tag, kind in kinds(union).items():
                key = ALL[0].action_key(game.name, tag) if prefix == "action" else f"event-{tag}"
                assert used_in(key, source) <= _arguments(kind) | {"you"}


def _arguments(kind: Any) -> set[str]:
    struct: type[Struct] = get_origin(kind) or kind
    fields = set(struct.__struct_fields__)
    return fields | {f"{name}_{what}" for name in fields for what in ("token", "count")}


SAID_BY_KIND = ("event-", "action-", "why-", "refusal-", "card-", "value-", "option-", "ruleset-", "source-")
"""Of these there is nothing but what the games and tables have."""

SOURCES = Path(__file__).parents[2] / "src/kille"
CALLS = {"call-stood", "call-asked", "call-stock_asked"}


def keys_of(language: str) -> list[str]:
    """The key of every message, in the order of the catalogue."""
    return list(parsed(catalogue(language)))


def test_no_message_is_left_over() -> None:
    """What the browser alone says (`ui-…`) is looked for by its own tests."""
    needed = {key.partition(".")[0] for key in keys_needed()}
    ours = [key for key in keys_of("en") if not key.startswith("ui-")]
    assert [key for key in ours if key.startswith(SAID_BY_KIND) and key not in needed] == []
    written = "\n".join(path.read_text("utf-8") for path in SOURCES.rglob("*.py"))
    free = ("replay-", "rules-", "play-", "terminal-")
    assert [key for key in ours if key.startswith(free) and not re.search(f"[\"']{key}[\"']", written)] == []


def test_calls_are_swedish_in_every_language() -> None:
    """One for each thing that is said aloud, and the same wherever it is heard."""
    calls = {key for key in keys_of("en") if key.startswith("call-")}
    answering = {f"call-answered-{card.value}" for card in ANSWERING}
    assert calls == CALLS | answering
    for key in calls:
        assert len({words.say(key) for words in ALL}) == 1
        assert len({words.say(f"{key}.meaning") for words in ALL}) == len(ALL)


def test_our_readings_are_found_in_order() -> None:
    for words in ALL:
        for game in GAMES:
            keys = [key for key in keys_of(words.language) if key.startswith(f"reading-{game}-")]
            assert words.all(f"reading-{game}-") == [words.say(key) for key in keys]
            assert keys


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_debt_is_written_with_a_minus(language: str) -> None:
    assert "−3" in Words(language).say("ui-table-chips", count=-3)
