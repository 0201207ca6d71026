"""What is said to people, in their language: one Fluent catalogue each, the same for the browser."""

from kille.text.words import LANGUAGES, Words

__all__ = ["LANGUAGES", "Words"]
