"""Any table as lines of text: who sits there and how they stand, the pot, the trick, the own hand."""

from collections.abc import Iterable, Sequence
from typing import Any, cast

from kille.core.hidden import Hidden
from kille.core.seats import Seat, clockwise
from kille.terminal.view import Scene
from kille.text import Words

NAME, STACK = 10, 4
COLUMN = 39  # so wide is one of two columns of seats


def seat_lines(rules: Any, scene: Scene, names: Sequence[str], words: Words, width: int) -> list[str]:
    """Every seat, clockwise from the left of the viewer, in two columns where they fit."""
    seen = scene.seen
    playing, stacks = rules.in_play(seen.state), rules.stacks(seen.state)
    two = width >= 2 * COLUMN + 1 and len(names) > 2
    room = (COLUMN if two else width) - (NAME + STACK + 6)
    lines = [
        mark(scene, seat, out=seat not in playing)
        + fitted(names[seat], NAME).ljust(NAME)
        + f" {words.say('terminal-dealer') if seat == dealer(seen.state) else ' '}"
        + f" {stacks[seat]:>{STACK}}  "
        + (words.say("terminal-out") if seat not in playing else cards(scene.held[seat], words, room))
        for seat in clockwise(range(len(names)), seen.seat)
    ]
    if not two:
        return lines
    half = (len(lines) + 1) // 2
    right = [*lines[half:], ""]
    return [f"{line.ljust(COLUMN)} {right[row]}" for row, line in enumerate(lines[:half])]


def mark(scene: Scene, seat: Seat, *, out: bool) -> str:
    """Whose turn it is, and who is out."""
    if seat in scene.seen.awaited and not scene.ended:
        return "▶"
    return "×" if out else " "


def dealer(state: Any) -> Seat | None:
    """The dealer, where the state tells."""
    return getattr(state, "dealer", None)


def fitted(text: str, room: int) -> str:
    """As much of a text as there is room for."""
    return text if len(text) <= room else f"{text[: max(0, room - 1)]}…"


def cards(held: tuple[Hidden[Any], ...], words: Words, room: int) -> str:
    """How many cards, and those that are known, as far as they fit."""
    if not held:
        return ""
    count = words.say("terminal-count", count=len(held))
    known = [words.card(card.value) for card in held if card.value is not None]
    return fitted(f"{count}: {', '.join(known)}" if known else count, room)


def trick_lines(scene: Scene, names: Sequence[str], words: Words) -> list[str]:
    """The cards of the trick on the table; before it is led, those of the last one."""
    play: Any = getattr(scene.seen.state, "cards", None)
    if not hasattr(play, "trick"):
        return []
    tricks = cast(tuple[Any, ...], getattr(play, "tricks", ()))
    if not play.trick and not tricks:
        return []
    key, trick = ("terminal-trick", play.trick) if play.trick else ("terminal-last-trick", tricks[-1])
    return [words.say(key, number=len(tricks) + bool(play.trick), cards=laid(trick, names, words))]


def laid(trick: Iterable[Any], names: Sequence[str], words: Words) -> str:
    """Cards in the order in which they were played, with who played them."""
    return " · ".join(f"{fitted(str(names[one.seat]), NAME)} {words.card(one.card.value)}" for one in trick)


def own_hand(held: tuple[Hidden[Any], ...], words: Words) -> str:
    """The own hand in a line, lowest first."""
    known = sorted([card.value for card in held if card.value is not None], key=lambda card: card.rank)
    backs = len(held) - len(known)
    shown = [*[words.card(card) for card in known], *["[?]"] * backs]
    return words.say("terminal-hand", cards=", ".join(shown) or words.say("terminal-no-cards"))
