"""What is typed at the command line: commands, names and options, and the sentence where one is wrong."""

import argparse
import importlib.util
from collections.abc import Iterable
from typing import Any, NoReturn, cast

import msgspec


class Wrong(Exception):
    """Something typed that cannot be done; the message is the sentence to be told."""


class Parser(argparse.ArgumentParser):
    """Says what is wrong in one sentence, without the usage."""

    def error(self, message: str) -> NoReturn:
        """Leave with exit status 2."""
        raise Wrong(f"{message} (see {self.prog} --help)")


def command(commands: Any, name: str, does: str, example: str) -> Parser:
    """A command's own parser, with a line that says what it does and an example."""
    return commands.add_parser(
        name,
        help=does,
        description=f"{does[0].upper()}{does[1:]}.",
        epilog=f"example:\n  {example}",
        formatter_class=argparse.RawDescriptionHelpFormatter,
    )


def named(kind: str, name: str, known: Any) -> Any:
    """What has this name; Wrong lists what there is."""
    if name in known:
        return known[name]
    raise Wrong(f"there is no {kind} {name!r}: choose from {', '.join(known)}")


def options(pairs: Iterable[str]) -> dict[str, Any]:
    """Options by group from `group.name=value` words; values as in JSON, or bare words."""
    found: dict[str, Any] = {}
    for pair in pairs:
        path, equals, text = pair.partition("=")
        if not equals:
            raise Wrong(f"--option {pair}: write group.name=value, such as stock.pass=draw_next")
        *groups, last = path.split(".")
        group = found
        for name in groups:
            inner: Any = group.setdefault(name, {})
            if not isinstance(inner, dict):
                raise Wrong(f"--option {pair}: {name} was given a value before")
            group = cast(dict[str, Any], inner)
        try:
            group[last] = msgspec.json.decode(text)
        except (msgspec.DecodeError, RecursionError, ValueError):
            group[last] = text
    return found


def need(module: str, extra: str) -> None:
    """Say how to install what a command needs, where it is missing."""
    if importlib.util.find_spec(module.partition(".")[0]) is None:
        raise Wrong(f"this needs more packages: pip install 'kille[{extra}]'")
