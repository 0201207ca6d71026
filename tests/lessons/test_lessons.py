"""Every game has a lesson that can be played, in every language, and that tells what a seat may know."""

import re

import msgspec
import pytest

from kille.core.hidden import redact
from kille.games import GAMES
from kille.lessons import LEARNER, lesson_of, taught
from kille.lessons.lesson import Lesson
from kille.server.lessons import lesson_told
from kille.tables.table import seat_of_guest
from kille.text import LANGUAGES, Words

SHORTEST, LONGEST = 7, 14
"""Sentences of a lesson of two minutes."""


def test_every_game_is_taught() -> None:
    assert taught() == tuple(GAMES)


@pytest.mark.parametrize("game", GAMES)
def test_the_learner_may_do_what_is_asked(game: str) -> None:
    """On the learner's own view, before each thing that is asked; and enough is asked to learn by doing."""
    lesson = lesson_of(game)
    before = lesson.opening
    asked = 0
    for part in lesson.parts:
        if part.asked is not None:
            assert before.table.position is not None
            state = before.table.position.state
            assert part.asked in lesson.opening.table.rules.legal_actions(redact(state, 0), 0)
            asked += 1
        before = part.steps[-1] if part.steps else before
    assert asked >= 2
    assert seat_of_guest(before.table, LEARNER) == 0


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_the_coach_has_a_sentence_for_each_part_and_no_more(game: str, language: str) -> None:
    parts = lesson_of(game).parts
    assert SHORTEST <= len(parts) <= LONGEST
    assert len(Words(language).all(f"lesson-{game}-")) == len(parts)
    for part in parts:
        words = Words(language).say(part.says)
        assert re.search(r"[.!…?]$", words), words


@pytest.mark.parametrize("game", GAMES)
def test_the_learner_hears_what_a_seat_may_know(game: str) -> None:
    """Every number in its order, and nothing that redacting would still hide."""
    told = lesson_told(game)
    numbers = [message.seq for part in told.parts for message in part.told]
    assert numbers == list(range(told.welcome.seq + 1, told.welcome.seq + 1 + len(numbers)))
    for message in (told.welcome, *(message for part in told.parts for message in part.told)):
        assert message.view is not None and message.you.seat == 0
        assert redact(message.view.state, 0) == message.view.state
    for part in told.parts:
        for message in part.told:
            assert redact(message.events, 0) == message.events
    assert len(msgspec.json.encode(told)) < 600_000


@pytest.mark.parametrize("game", GAMES)
def test_a_lesson_ends_where_it_says(game: str) -> None:
    """The coach has the last word: nothing happens after it, and nobody is asked."""
    lesson: Lesson = lesson_of(game)
    assert lesson.parts[-1].asked is None
    assert lesson.parts[-1].steps == ()
