"""The command line: `kille play`, `serve`, `replay` and `rules`; the commands for study are in study.py.

Whatever is wrong with what was typed is told in one sentence, with exit status 2.
"""

import argparse
import json
import locale
import os
import sys
from collections.abc import Callable, Sequence
from pathlib import Path
from random import Random, SystemRandom
from typing import Any

from kille.bots import BOTS
from kille.core.game import seats_in_words
from kille.core.options import with_options
from kille.core.record import RecordError, read_record
from kille.core.report import replay_record, summary
from kille.games import GAMES
from kille.study import add_chart, add_endgame, add_odds, add_simulate, add_solve, add_tournament
from kille.tables.names import bot_name, clean_name
from kille.tables.requests import NotDone
from kille.typed import Parser, Wrong, command, named, need, options

LANGUAGES = ("en", "sv")
WRONG, INTERRUPTED = 2, 130
LARGEST = 20_000_000  # bytes of a record: a match of many hours has some hundred thousand
USUAL = 4  # seats, where the rule set is for so many


def main(arguments: Sequence[str] | None = None) -> int:
    """Run one command; the exit status."""
    try:
        _be_lenient()
        chosen = _parser().parse_args(arguments)
        run: Callable[[argparse.Namespace], int] = chosen.command
        status = run(chosen)
        sys.stdout.flush()
    except Wrong as wrong:
        print(f"kille: {wrong}", file=sys.stderr)
        return WRONG
    except KeyboardInterrupt:
        return INTERRUPTED
    except BrokenPipeError:  # whoever read the output has heard enough
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return 0
    except OSError as error:
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        what = (
            "the output cannot be written" if error.filename is None else f"{error.filename} cannot be used"
        )
        print(f"kille: {what}: {error.strerror}", file=sys.stderr)
        return WRONG
    return status


def _be_lenient() -> None:
    """Write what a narrow output has no signs for with question marks; somewhere at least."""
    for name in ("stdout", "stderr"):
        stream = getattr(sys, name)
        if stream is None:
            setattr(sys, name, Path(os.devnull).open("w", encoding="utf-8"))  # noqa: SIM115 -- as long as we run
        elif hasattr(stream, "reconfigure"):
            stream.reconfigure(errors="replace")


def _parser() -> Parser:
    parser = Parser(prog="kille", description="Play and study the games of the old Swedish Kille pack.")
    commands = parser.add_subparsers(title="commands", required=True, metavar="COMMAND", parser_class=Parser)
    for add in (
        _add_play,
        _add_serve,
        _add_replay,
        _add_rules,
        add_odds,
        add_chart,
        add_simulate,
        add_tournament,
        add_solve,
        add_endgame,
    ):
        add(commands)
    return parser


def _add_play(commands: Any) -> None:
    parser = command(
        commands,
        "play",
        "play a match against bots in the terminal",
        "kille play --ruleset rulebook --seats 5 --bots cautious,odds --option stakes.stake=2",
    )
    parser.add_argument("--game", default="byteskille", help=f"the game: {', '.join(GAMES)}")
    parser.add_argument("--ruleset", help="a rule set of the game (kille rules GAME lists them)")
    parser.add_argument(
        "--option",
        action="append",
        default=[],
        metavar="NAME=VALUE",
        help="an option, such as stock.pass=draw_next",
    )
    parser.add_argument(
        "--seats", type=int, help="how many play, you included (4, or the fewest that the rule set is for)"
    )
    parser.add_argument(
        "--bots",
        help="who plays against you, in turn: random, sensible, search (byteskille: random, cautious, odds)",
    )
    parser.add_argument("--name", default="", help="your name")
    parser.add_argument("--seed", type=int, help="the same number gives the same luck")
    parser.add_argument("--pace", type=float, default=0.8, help="seconds between two events (0.8)")
    _add_language(parser)
    parser.set_defaults(command=_play)


def _add_serve(commands: Any) -> None:
    parser = command(
        commands,
        "serve",
        "serve tables to browsers",
        "kille serve --host 0.0.0.0 --port 8000 --database kille.db --open",
    )
    parser.add_argument(
        "--host", default="127.0.0.1", help="the address to listen at (127.0.0.1: this machine only)"
    )
    parser.add_argument("--port", type=int, default=8000, help="the port (8000; 0 takes a free one)")
    parser.add_argument(
        "--database", type=Path, default=_own_database(), help="the file that keeps the tables"
    )
    parser.add_argument("--open", action="store_true", help="open the lobby in a browser")
    parser.set_defaults(command=_serve)


def _add_replay(commands: Any) -> None:
    parser = command(
        commands, "replay", "replay records and tell what happened", "kille replay --json evening.kille"
    )
    parser.add_argument("files", nargs="+", metavar="FILE", help="a record (.kille)")
    parser.add_argument("--json", action="store_true", help="one JSON object a line for each file")
    _add_language(parser)
    parser.set_defaults(command=_replay)


def _add_rules(commands: Any) -> None:
    parser = command(
        commands,
        "rules",
        "list games, or a game's rule sets, options and sources",
        "kille rules byteskille --lang sv",
    )
    parser.add_argument("game", nargs="?", help=f"one of: {', '.join(GAMES)}")
    _add_language(parser)
    parser.set_defaults(command=_rules)


def _add_language(parser: Parser) -> None:
    parser.add_argument("--lang", choices=LANGUAGES, default=_own_language(), help="the language: en or sv")


def _own_language() -> str:
    code = locale.getlocale()[0] or os.environ.get("LANG", "")
    return "sv" if code.lower().startswith(("sv", "swedish")) else "en"


def _own_database() -> Path:
    base = os.environ.get("XDG_DATA_HOME")
    return (Path(base) if base else Path.home() / ".local" / "share") / "kille" / "tables.db"


def _play(chosen: argparse.Namespace) -> int:
    game = named("game", chosen.game, GAMES)
    name = chosen.ruleset or game.default
    ruleset = named(f"rule set of {game.name}", name, game.rulesets)
    try:
        rules = with_options(ruleset.rules, options(chosen.option))
    except ValueError as error:
        raise Wrong(str(error)) from None
    seats = chosen.seats
    if seats is None:
        seats = USUAL if ruleset.fewest <= USUAL <= ruleset.most else ruleset.fewest
    if seats not in game.seats:
        raise Wrong(f"{game.name} is for {seats_in_words(game)} seats, not {seats}")
    if not 0 <= chosen.pace <= 10:
        raise Wrong("--pace takes 0 to 10 seconds")
    company = BOTS[game.name]
    names = (chosen.bots or company.stand_in).split(",")
    bots = [named("bot", name.strip(), company.bots) for name in names]
    others = tuple(bots[seat % len(bots)] for seat in range(seats - 1))
    need("textual", "terminal")
    from kille.terminal import app, view  # noqa: PLC0415 -- only this command needs Textual
    from kille.text import Words  # noqa: PLC0415

    own = chosen.name.strip() or Words(chosen.lang).say("play-own-name")
    sitting = view.Sitting(game, name, rules, _names(own, seats), (None, *others), chosen.lang)
    if not (sys.stdin.isatty() and sys.stdout.isatty()):
        raise Wrong("a match is played at a terminal: here there is none to read keys from")
    luck = SystemRandom() if chosen.seed is None else Random(chosen.seed)  # noqa: S311 -- asked for
    app.play(sitting, rng=luck, pace=chosen.pace)
    return 0


def _names(own: str, seats: int) -> tuple[str, ...]:
    try:
        names = [clean_name(own)]
    except NotDone as error:
        raise Wrong(error.message) from None
    for seat in range(1, seats):
        names.append(bot_name(seat, names))
    return tuple(names)


def _serve(chosen: argparse.Namespace) -> int:
    need("litestar", "server")
    from kille.server.app import serve  # noqa: PLC0415 -- only this command needs a server

    if not 0 <= chosen.port <= 65535:
        raise Wrong("--port takes a number from 0 to 65535")
    try:
        serve(chosen.host, chosen.port, chosen.database, open_browser=chosen.open)
    except ValueError as error:
        raise Wrong(str(error)) from None
    except OSError as error:
        where = f"{chosen.host} port {chosen.port}"
        raise Wrong(
            f"cannot serve at {where}: {error.strerror or error}; choose another --port or --host"
        ) from None
    return 0


def _replay(chosen: argparse.Namespace) -> int:
    status = 0
    for file in chosen.files:
        try:
            replayed = replay_record(read_record(_text(file), GAMES))
        except RecordError as error:
            sys.stdout.flush()
            print(f"{file}:{error.line}: {error}", file=sys.stderr)
            status = WRONG
            continue
        if chosen.json:
            print(json.dumps(summary(replayed, file), ensure_ascii=False))
            continue
        need("fluent.runtime", "terminal")
        from kille.text import Words  # noqa: PLC0415 -- the JSON needs no words
        from kille.text.retelling import retell  # noqa: PLC0415

        print("\n".join(retell(replayed, Words(chosen.lang))))
    return status


def _text(file: str) -> str:
    try:
        with Path(file).open("rb") as opened:
            content = opened.read(LARGEST + 1)
        if len(content) > LARGEST:
            raise RecordError(1, f"this is too long for a record: more than {LARGEST // 1_000_000} MB")
        return content.decode("utf-8-sig").replace("\r\n", "\n").replace("\r", "\n")
    except OSError as error:
        raise RecordError(1, f"cannot be read: {error.strerror}") from None
    except UnicodeDecodeError:
        raise RecordError(1, "this is no text in UTF-8") from None


def _rules(chosen: argparse.Namespace) -> int:
    need("fluent.runtime", "terminal")
    from kille.text import Words  # noqa: PLC0415 -- other commands do without
    from kille.text.rulesheet import list_games, rule_sheet  # noqa: PLC0415

    words = Words(chosen.lang)
    if chosen.game is None:
        print("\n".join(list_games(list(GAMES.values()), words)))
    else:
        print("\n".join(rule_sheet(named("game", chosen.game, GAMES), words)))
    return 0
