"""The commands for those who study the games: `kille simulate`."""

import argparse
import sys
from collections.abc import Callable, Generator
from contextlib import contextmanager
from typing import Any

import msgspec

from kille.core.options import with_options
from kille.games.exchange import BYTESKILLE, RULESETS, Rules
from kille.typed import Parser, Wrong, command, named, need, options

DEALS, SEATS = 10_000_000, 4
SURE = 1.96  # standard errors on either side of a 95 % interval


def add_simulate(commands: Any) -> None:
    """`kille simulate`."""
    parser = command(
        commands,
        "simulate",
        "play very many deals and count who is out how often",
        "kille simulate byteskille --seats 5 --policy cautious --deals 10000000",
    )
    _add_deal(parser)
    parser.add_argument(
        "--policy",
        default="cautious",
        help="stand, random, cautious, odds or a file: one for all, or one for each seat in order of action",
    )
    parser.add_argument("--deals", type=int, default=DEALS, help=f"how many deals ({DEALS})")
    parser.add_argument("--seed", type=int, default=0, help="the same number gives the same deals (0)")
    parser.add_argument("--threads", type=int, help="how many threads (all); the numbers do not depend on it")
    parser.add_argument(
        "--cluster", metavar="ADDRESS", help="the scheduler of a Dask cluster that plays the deals"
    )
    parser.set_defaults(command=_simulate)


def _add_deal(parser: Parser) -> None:
    """What one deal of Byteskille is played by."""
    parser.add_argument("game", choices=[BYTESKILLE.name], help="byteskille, the only game that is covered")
    parser.add_argument("--seats", type=int, default=SEATS, help=f"how many play, 2 to 20 ({SEATS})")
    parser.add_argument("--ruleset", default=BYTESKILLE.default, help=f"a rule set ({BYTESKILLE.default})")
    parser.add_argument(
        "--option", action="append", default=[], metavar="NAME=VALUE", help="such as stock.pass=draw_next"
    )
    parser.add_argument("--json", action="store_true", help="one JSON object")


def _rules(chosen: argparse.Namespace) -> Rules:
    ruleset = named("rule set of byteskille", chosen.ruleset, RULESETS)
    try:
        return with_options(ruleset.rules, options(chosen.option))
    except ValueError as error:
        raise Wrong(str(error)) from None


def _simulate(chosen: argparse.Namespace) -> int:
    rules = _rules(chosen)
    need("numba", "study")
    if chosen.cluster:
        need("distributed", "cluster")
    from kille.sim import simulate  # noqa: PLC0415 -- only here are arrays and a compiler needed

    names = [name.strip() for name in chosen.policy.split(",")]
    try:
        simulate.threads(chosen.threads)
        with _progress("deals", chosen.deals) as progress:
            result = simulate.simulate(
                rules,
                chosen.seats,
                names,
                deals=chosen.deals,
                seed=chosen.seed,
                cluster=chosen.cluster,
                progress=progress,
            )
    except ValueError as error:
        raise Wrong(str(error)) from None
    if chosen.json:
        print(msgspec.json.encode(result).decode())
        return 0
    print(f"{result.deals:,} deals in {result.seconds:.2f} s: {result.deals_per_s:,.0f} a second")
    print("seat   out of a deal        share of the chip")
    for seat, (rate, error, value) in enumerate(
        zip(result.out_rate, result.stderr, result.value, strict=True), start=1
    ):
        print(f"{seat:4}   {rate:.5f} ± {SURE * error:.5f}   {value:.5f}")
    print(f"nobody is out in {result.nobody_out:.5f} of the deals; seat 1 acts first, the last one deals")
    return 0


@contextmanager
def _progress(what: str, total: int) -> Generator[Callable[[int], object]]:
    """A bar at a terminal, and nothing where nobody looks."""
    if not sys.stderr.isatty():
        yield lambda _: None
        return
    from rich.console import Console  # noqa: PLC0415
    from rich.progress import Progress  # noqa: PLC0415

    with Progress(console=Console(stderr=True), transient=True) as bar:
        task = bar.add_task(what, total=total)
        yield lambda done: bar.update(task, completed=done)
