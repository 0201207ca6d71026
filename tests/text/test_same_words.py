"""The browser tells events with the same words: its tests read arguments.json too."""

import json
from pathlib import Path
from typing import Any

import msgspec
import pytest

from kille.core.actions import kinds
from kille.games import GAMES
from kille.text import LANGUAGES, Words

TOLD: dict[str, Any] = json.loads(Path(__file__).with_name("arguments.json").read_text("utf-8"))
EVENT: Any = GAMES["byteskille"].event


@pytest.mark.parametrize("language", LANGUAGES)
def test_events_have_the_arguments_that_the_browser_finds(language: str) -> None:
    """For every event, as told to whoever it is about, to others and to somebody who watches."""
    words = Words(language)
    for told in TOLD["told"]:
        event = msgspec.convert(told["event"], EVENT)
        assert words.arguments(event, TOLD["names"], told["viewer"]) == told["said"][language]


def test_every_event_is_there() -> None:
    """A new event needs an example."""
    assert {told["event"]["type"] for told in TOLD["told"]} == set(kinds(EVENT))
