"""A lesson as messages: what a table would tell the learner, number by number."""

from functools import cache

from kille.lessons import LEARNER, lesson_of
from kille.server.api import LessonPart, OfferedLesson
from kille.server.telling import Circumstances, Teller

ALWAYS = Circumstances(frozenset({0}), 0.0, None)
"""The learner is there, and nothing is hurried."""


@cache
def lesson_told(name: str) -> OfferedLesson:
    """The lesson of a game that has one; it is the same each time."""
    lesson = lesson_of(name)
    teller = Teller("", lesson.game)
    parts = tuple(
        LessonPart(part.says, part.asked, tuple(teller.told(step, LEARNER, ALWAYS) for step in part.steps))
        for part in lesson.parts
    )
    return OfferedLesson(teller.welcome(lesson.opening.table, LEARNER, ALWAYS), parts)
