"""The game record: a match as plain text that a person can read and write, and that replays anywhere.

A record is TOML: the game, the rule set and what differs from it, the seats, the dealer, and the moves.
"""

import re
import tomllib
from collections.abc import Iterable, Mapping
from typing import Any, cast

import msgspec
from msgspec import Struct

from kille.core.actions import action_words
from kille.core.deals import DealEnded
from kille.core.game import Game, Move, Rules, seats_in_words
from kille.core.options import differences, with_options
from kille.core.play import Entry, Left, Position, TimedOut, advance
from kille.core.seats import CHANCE, LETTERS, Seat, letter, seat_of

VERSION = 1
SHOWN = 200  # letters of what was written that an error repeats
JOINER = "\u200d"  # holds an emoji together
HEADER = ("record", "game", "ruleset", "seats", "dealer", "options", "moves")


class RecordError(ValueError):
    """What is wrong in a record and what was allowed, and in which line."""

    def __init__(self, line: int, message: str) -> None:
        super().__init__(message)
        self.line = line


class Line(Struct, frozen=True):
    """A line of moves: its number in the file and its words."""

    number: int
    words: tuple[str, ...]


class Record(Struct, frozen=True):
    """A record as it is written: the game, its rules, who plays, and the lines of moves."""

    game: Game
    ruleset: str
    rules: Rules[Any, Any, Any]
    names: tuple[str, ...]
    dealer: Seat
    lines: tuple[Line, ...]


def read_record(text: str, games: Mapping[str, Game]) -> Record:
    """Read a record; a RecordError says which line is wrong. Whether the moves are legal is not yet asked."""
    head = _toml(text)
    for key in head:
        if key not in HEADER:
            raise RecordError(
                line_of(text, re.escape(key)),
                f"{shortened(key)!r} is no part of a record: {', '.join(HEADER)} are",
            )
    if head.get("record") != VERSION or type(head["record"]) is not int:
        raise RecordError(
            line_of(text, "record"), f"this is no record of version {VERSION}: write record = 1"
        )
    game = _named(text, "game", head.get("game"), games)
    ruleset = head.get("ruleset", game.default)
    chosen = _named(text, "ruleset", ruleset, game.rulesets)
    options = head.get("options", {})
    if not isinstance(options, dict):
        raise RecordError(line_of(text, "options"), "options are given by group: stock = { pass = … }")
    try:
        rules = with_options(chosen.rules, cast(dict[str, Any], options))
    except ValueError as error:
        raise RecordError(
            _line_of_option(text, chosen.rules, cast(dict[str, Any], options)), str(error)
        ) from None
    names = _names(text, head.get("seats"), game)
    dealer = head.get("dealer", LETTERS[len(names) - 1])
    try:
        first_dealer = seat_of(str(dealer), len(names))
    except ValueError as error:
        raise RecordError(line_of(text, "dealer"), str(error)) from None
    return Record(game, str(ruleset), rules, names, first_dealer, _lines(text, head.get("moves", {})))


def _line_of_option(text: str, rules: Rules[Any, Any, Any], options: dict[str, Any]) -> int:
    """The line of the first group of options that does not fit by itself; of them all, if each would."""
    for group, value in options.items():
        try:
            with_options(rules, {group: value})
        except ValueError:
            return line_of(text, rf"(?:options\.)?{re.escape(group)}", "options")
    return line_of(text, "options")


def line_of(text: str, *keys: str) -> int:
    """The number of the first line that sets a key, or else the next key, or 1."""
    for key in keys:
        for number, line in enumerate(text.splitlines(), 1):
            if re.match(rf"\s*\[?\s*({key})\b", line):
                return number
    return 1


def _toml(text: str) -> dict[str, Any]:
    try:
        return tomllib.loads(text)
    except tomllib.TOMLDecodeError as error:
        where = re.search(r"at line (\d+)", str(error))
        line = int(where[1]) if where else max(1, len(text.splitlines()))
        raise RecordError(line, f"this is not TOML: {shortened(str(error))}") from None
    except (RecursionError, ValueError):
        raise RecordError(1, "this is nested too deep, or a number in it is too long") from None


def shortened(text: str) -> str:
    """A text that is to be shown, cut short."""
    return text if len(text) <= SHOWN else f"{text[:SHOWN]}…"


def _named[T](text: str, key: str, name: object, known: Mapping[str, T]) -> T:
    if isinstance(name, str) and name in known:
        return known[name]
    said = f"{key} is missing" if name is None else f"there is no {key} {name!r}"
    raise RecordError(line_of(text, key), f"{said}: choose from {', '.join(known)}")


def _names(text: str, seats: object, game: Game) -> tuple[str, ...]:
    wanted = f'{seats_in_words(game)} names, such as ["Anna", "Bo"]'
    if not isinstance(seats, list) or not all(isinstance(name, str) for name in cast(list[object], seats)):
        raise RecordError(line_of(text, "seats"), f"seats is a list: {wanted}")
    names = cast(list[str], seats)
    for name in names:
        if not name.strip() or not name.replace(JOINER, "").isprintable():
            raise RecordError(
                line_of(text, "seats"), f"{name!r} is no name: give letters that can be printed"
            )
    if len(names) not in game.seats:
        raise RecordError(
            line_of(text, "seats"), f"{len(names)} seats are too few or too many: give {wanted}"
        )
    return tuple(names)


def _lines(text: str, moves: object) -> tuple[Line, ...]:
    table = cast(dict[str, object], moves) if isinstance(moves, dict) else {}
    body = table.get("text", "")
    if set(table) - {"text"} or not isinstance(moves, dict) or not isinstance(body, str):
        raise RecordError(line_of(text, "moves"), 'moves hold one text: [moves] and text = """…"""')
    start = text.find(body)
    first = text.count("\n", 0, start) + 1 if start >= 0 else line_of(text, "text")
    lines = (
        Line(number, tuple(line.partition("#")[0].split()))
        for number, line in enumerate(body.splitlines(), first)
    )
    return tuple(line for line in lines if line.words)


def write_record(
    game: Game,
    ruleset: str,
    rules: Rules[Any, Any, Any],
    names: Iterable[str],
    *,
    dealer: Seat,
    log: Iterable[Entry[Any]],
) -> str:
    """The record of a log, as a person would write it: one action a line, the cards in the lines `deal`."""
    names = tuple(names)
    head = [
        f"record = {VERSION}",
        f"game = {_value(game.name)}",
        f"ruleset = {_value(ruleset)}",
        f"seats = {_value(list(names))}",
        f"dealer = {_value(letter(dealer))}",
    ]
    options = differences(cast(Struct, rules), cast(Struct, game.rulesets[ruleset].rules))
    if options:
        head += ["[options]", *(f"{group} = {_value(value)}" for group, value in options.items())]
    lines = move_lines(rules, len(names), dealer, log)
    return "\n".join([*head, "[moves]", 'text = """', *lines, '"""', ""])


def move_lines(rules: Rules[Any, Any, Any], seats: int, dealer: Seat, log: Iterable[Entry[Any]]) -> list[str]:
    """The lines of moves that tell a log; cards that come up in a row stand in one line, deal by deal."""
    position: Position[Any] = Position(rules.start(seats, dealer))
    lines: list[str] = []
    dealing = False
    for entry in log:
        position, told = advance(rules, position, entry)
        match entry:
            case Move(seat, action) if seat == CHANCE:
                verb, card = action_words(action).split()
                if dealing:
                    lines[-1] += f" {card}"
                else:
                    lines.append(f"{verb} {card}")
            case Move(seat, action):
                lines.append(f"{letter(seat)} {action_words(action)}")
            case TimedOut(seat):
                lines.append(f"time {letter(seat)}")
            case Left(seat):
                lines.append(f"leave {letter(seat)}")
        dealing = lines[-1].startswith("deal ") and not any(isinstance(event, DealEnded) for event in told)
    return lines


def _value(value: object) -> str:
    """A value as TOML; strings as JSON writes them, which TOML reads the same."""
    if isinstance(value, dict):
        pairs = cast(dict[str, object], value).items()
        return "{ " + ", ".join(f"{name} = {_value(part)}" for name, part in pairs) + " }"
    if isinstance(value, list):
        return "[" + ", ".join(_value(part) for part in cast(list[object], value)) + "]"
    return msgspec.json.encode(value).decode()
