"""Lessons: a few turns of each game on fixed cards, with sentences that say what to do and why.

A lesson is a record of the game (`GAME.kille` in this folder) in which lines `say` stand: there the coach
speaks, first `lesson-GAME-1` of the catalogues, then `lesson-GAME-2`, and so on. The learner is seat A. Where
the line after a `say` is A's, the learner is asked to do just that; everything else is played for everybody.
"""

from kille.lessons.lesson import LEARNER, Lesson, Part, lesson_of, taught

__all__ = ["LEARNER", "Lesson", "Part", "lesson_of", "taught"]
