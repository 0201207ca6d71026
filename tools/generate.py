"""Writes the browser's TypeScript types: web/src/gen/messages.ts (table socket), api.ts (over HTTP), and for
each game a module games/GAME.ts with its State, Action, Event and Rules, all of them named in games.ts.

    python tools/generate.py            write them
    python tools/generate.py --check    exit status 1 if they are not what would be written

Made from the msgspec structs in kille.server; a tagged struct carries its tag, so that unions narrow on it.
"""

import sys
from collections.abc import Iterable, Mapping
from enum import Enum
from pathlib import Path
from types import NoneType, UnionType
from typing import (
    Annotated,
    Any,
    Literal,
    TypeAliasType,
    TypeVar,
    Union,
    get_args,
    get_origin,
    get_type_hints,
)

import msgspec

from kille.core.game import Game
from kille.games import GAMES
from kille.packs.kille import Card
from kille.server import api, messages
from kille.tables.log import Setup

GEN = Path(__file__).resolve().parent.parent / "web/src/gen"
HEAD = "// Written by tools/generate.py from kille.server. Do not edit: run `make generate`.\n"
UNIONS = (Union, UnionType)
PLAIN = {int: "number", float: "number", str: "string", bool: "boolean", NoneType: "null", Any: "unknown"}


class Writer:
    """One module of types; `known` are those of another module, to be imported from there."""

    def __init__(self, known: "Writer | None" = None) -> None:
        self.known = known
        self.imports = set[str]()
        self.made = dict[str, str]()  # the declarations by name, in the order in which they were met
        self.kinds = dict[str, Any]()  # what each name stands for, so that no two things share one
        self.foreign = set[str]()  # what is imported from games.ts
        self.read = False  # writing what the server reads: there a field with a default may be left out

    def text(self) -> str:
        """The whole module."""
        imports = [
            f'import type {{ {", ".join(sorted(names))} }} from "./{module}"\n'
            for names, module in ((self.imports, "messages"), (self.foreign, "games"))
            if names
        ]
        return "\n".join([HEAD, *imports, *self.made.values()])

    def add(self, roots: Iterable[Any], *, read: bool) -> None:
        """Write these types and all they consist of."""
        self.read = read
        for root in roots:
            self.type_of(root)

    def type_of(self, hint: Any) -> str:
        """The TypeScript for a type, which is declared on the way if it has a name."""
        origin, args = get_origin(hint), get_args(hint)
        if origin in (Annotated, *UNIONS):
            parts = args[:1] if origin is Annotated else args
            return " | ".join(self.type_of(part) for part in parts)
        if origin is Literal:
            return " | ".join(f'"{word}"' for word in args)
        if origin in (tuple, frozenset):
            return self._row(args)
        if origin is dict:
            return f"Readonly<Record<string, {self.type_of(args[1])}>>"
        return PLAIN.get(hint) or self._named(hint)

    def _row(self, args: tuple[Any, ...]) -> str:
        if Ellipsis not in args and len(args) > 1:
            return f"readonly [{', '.join(self.type_of(part) for part in args)}]"
        inner = self.type_of(next(iter(args)))
        return f"readonly {inner}[]" if inner.isalnum() else f"readonly ({inner})[]"

    def _named(self, hint: Any) -> str:
        kind = get_origin(hint) or hint
        name: str = kind.__name__
        if hint in OF_THE_GAME:
            self.foreign.add(name)
            return name
        if self.known and self.known.kinds.get(name) == hint:
            self.imports.add(name)
            return name
        if self.kinds.setdefault(name, hint) != hint:
            raise TypeError(f"two types are called {name}: {hint} and {self.kinds[name]}")
        if name not in self.made:
            self.made[name] = ""  # holds the place, and ends recursion
            self.made[name] = self._declared(name, kind, get_args(hint))
        return name

    def _declared(self, name: str, kind: Any, args: tuple[Any, ...]) -> str:
        if isinstance(kind, TypeAliasType):
            given = dict(zip(kind.__type_params__, args, strict=True))
            return f"export type {name} = {self.type_of(_filled(kind.__value__, given))}\n"
        if issubclass(kind, Enum):
            return f"export type {name} = {' | '.join(f'"{member.value}"' for member in kind)}\n"
        given = dict(zip(kind.__type_params__, args, strict=True))
        fields = "".join(f"  {line}\n" for line in self._fields(kind, given))
        doc = f"/** {' '.join(kind.__doc__.split())} */\n" if kind.__doc__ else ""
        return f"{doc}export interface {name} {{\n{fields}}}\n"

    def _fields(self, struct: Any, given: Mapping[Any, Any]) -> Iterable[str]:
        config = struct.__struct_config__
        if config.tag is not None:
            yield f'readonly {config.tag_field}: "{config.tag}"'
        hints = get_type_hints(struct, include_extras=True)
        for field in msgspec.structs.fields(struct):
            optional = "?" if self.read and not field.required else ""
            yield f"readonly {field.encode_name}{optional}: {self.type_of(_filled(hints[field.name], given))}"


OF_THE_GAME = (
    messages.GameName,
    messages.State,
    messages.Action,
    messages.Event,
    messages.Options,
    messages.Token,
)
"""What a message says in its game's own types: those of all games together in games.ts."""


def _filled(hint: Any, given: Mapping[Any, Any]) -> Any:
    """An annotation of a generic struct, with the types it was made for."""
    if isinstance(hint, TypeVar):
        return given[hint]
    parameters = getattr(hint, "__parameters__", ())
    return hint[tuple(given[parameter] for parameter in parameters)] if parameters else hint


def written() -> dict[str, str]:
    """What the files hold, by name."""
    socket = Writer()
    socket.add([messages.FromServer], read=False)
    socket.add([messages.FromBrowser[messages.Action]], read=True)
    http = Writer(known=socket)
    http.add([api.Offered, api.OpenedTable, api.ListedTable, api.OfferedLesson, api.Problem], read=False)
    http.add([Setup], read=True)
    games = {f"games/{name}.ts": _of_game(game) for name, game in GAMES.items()}
    return {"messages.ts": socket.text(), "api.ts": http.text(), "games.ts": _all_games(), **games}


def _of_game(game: Game) -> str:
    """The module of one game: its four types, and the cards and squares that they speak of."""
    writer = Writer()
    for name, hint in (("State", game.state), ("Rules", game.rules)):
        writer.add([hint], read=False)
        assert name in writer.made, f"{game.name} calls its {name} otherwise"
    for name, hint in (("Action", game.action), ("Event", game.event)):
        writer.add([hint], read=False)
        assert name in writer.made, f"{game.name} calls its {name} otherwise"
    return writer.text()


def _all_games() -> str:
    """Each game by name, and anything of any game."""
    imports = "".join(f'import type * as {name} from "./games/{name}"\n' for name in GAMES)
    fields = "".join(
        f"  readonly {name}: {{ State: {name}.State; Action: {name}.Action; Event: {name}.Event;"
        f" Options: {name}.Rules }}\n"
        for name in GAMES
    )
    unions = "".join(
        f'export type {name} = Games[GameName]["{name}"]\n'
        for name in ("State", "Action", "Event", "Options")
    )
    token = " | ".join(f'"{card.value}"' for card in Card)
    return (
        f"{HEAD}\n{imports}\nexport interface Games {{\n{fields}}}\n"
        f"export type GameName = keyof Games\n{unions}export type Token = {token}\n"
    )


def main(arguments: list[str]) -> int:
    """Write the files, or check them; the exit status."""
    check = arguments == ["--check"]
    stale = [name for name, text in written().items() if not _is(GEN / name, text)]
    left_over = [path for path in sorted(GEN.rglob("*.ts")) if str(path.relative_to(GEN)) not in written()]
    stale += [str(path.relative_to(GEN)) for path in left_over]
    if check and stale:
        print(f"Not fresh: {', '.join(stale)} in web/src/gen. Run `make generate`.", file=sys.stderr)
        return 1
    GEN.mkdir(parents=True, exist_ok=True)
    (GEN / "games").mkdir(exist_ok=True)
    for name in stale:
        if name in written():
            (GEN / name).write_text(written()[name], "utf-8")
            print(f"wrote web/src/gen/{name}")
        else:
            (GEN / name).unlink()
    return 0


def _is(path: Path, text: str) -> bool:
    return path.exists() and path.read_text("utf-8") == text


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
