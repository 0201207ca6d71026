"""The commands for those who study the games: `kille simulate`, `tournament` and `solve`."""

import argparse
import sys
import zipfile
from collections.abc import Callable, Generator
from contextlib import contextmanager
from pathlib import Path
from time import monotonic
from typing import Any

import msgspec

from kille.core.actions import parse_card
from kille.core.game import Game
from kille.core.options import with_options
from kille.games.exchange import BYTESKILLE
from kille.games.tricks.krypkille import KRYPKILLE
from kille.packs.kille import Card
from kille.typed import Parser, Wrong, command, named, need, options

ENDINGS = {
    1: "has the lower card in the end",
    0: "has an equal card in the end",
    -1: "has the higher card, or the earlier of equals",
}
GOT = ("dealt", "better", "worse")
CHARTS = ("values", "odds", "swaps")
AHEAD = ("hidden", "stock", "refuses", "harlequin")
DEALS, DECKS, SEATS = 10_000_000, 1_000_000, 4
SAVED_EVERY = 10.0  # seconds
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
        help="stand, random, cautious, odds, equilibrium or a file: for all, or one a seat in order of play",
    )
    parser.add_argument("--deals", type=int, default=DEALS, help=f"how many deals ({DEALS})")
    parser.add_argument("--seed", type=int, default=0, help="the same number gives the same deals (0)")
    parser.add_argument("--threads", type=int, help="how many threads (all); the numbers do not depend on it")
    parser.add_argument(
        "--cluster", metavar="ADDRESS", help="the scheduler of a Dask cluster that plays the deals"
    )
    parser.set_defaults(command=_simulate)


def add_odds(commands: Any) -> None:
    """`kille odds`."""
    parser = command(
        commands,
        "odds",
        "how likely you are out if you stand, and if you swap",
        "kille odds byteskille --seats 5 --place 3 --card 7",
    )
    _add_deal(parser)
    parser.add_argument("--place", type=int, required=True, help="your place in the order of action, from 1")
    parser.add_argument(
        "--card", required=True, help="the card you hold, as a record writes it: 7, inn, fool"
    )
    parser.add_argument(
        "--got", choices=GOT, default="dealt", help="how you got it: as dealt, or better or worse"
    )
    parser.add_argument("--ahead", choices=AHEAD, help="what you would meet (hidden; the last one: stock)")
    parser.add_argument("--others", default="cautious", help="the policy of the others (cautious)")
    parser.add_argument(
        "--deals",
        type=int,
        help=f"how many deals are played both ways (all there are with two or three seats, else {DEALS})",
    )
    parser.set_defaults(command=_odds)


def add_solve(commands: Any) -> None:
    """`kille solve`."""
    parser = command(
        commands,
        "solve",
        "find what each seat should do, and what its place is worth",
        "kille solve byteskille --seats 3 --out three.json",
    )
    _add_deal(parser)
    parser.add_argument(
        "--out", type=Path, metavar="FILE", help="write the policy, for the simulator and bots"
    )
    parser.add_argument(
        "--resume", type=Path, metavar="FILE", help="keep what is known here, and go on from it"
    )
    parser.add_argument("--minutes", type=float, default=5, help="how long to look for a better policy (5)")
    parser.set_defaults(command=_solve)


def add_tournament(commands: Any) -> None:
    """`kille tournament`."""
    parser = command(
        commands,
        "tournament",
        "play policies against each other over the same decks",
        "kille tournament byteskille --seats 4 --policies equilibrium,odds,cautious,random",
    )
    _add_deal(parser)
    parser.add_argument(
        "--policies",
        default="equilibrium,odds,cautious,random",
        help="stand, random, cautious, odds, equilibrium or files, with commas between",
    )
    parser.add_argument(
        "--deals", type=int, default=DECKS, help=f"how many decks, each played twice ({DECKS})"
    )
    parser.add_argument("--seed", type=int, default=0, help="the same number gives the same decks (0)")
    parser.set_defaults(command=_tournament)


def add_chart(commands: Any) -> None:
    """`kille chart`."""
    parser = command(
        commands,
        "chart",
        "draw what places are worth, how likely one is out, or which cards are swapped",
        "kille chart byteskille odds --seats 5 --out odds.svg",
    )
    _add_deal(parser)
    parser.add_argument("show", choices=CHARTS, help="values of places, odds by card, or swaps by place")
    parser.add_argument("--policy", default="equilibrium", help="the policy of all (equilibrium)")
    parser.add_argument("--deals", type=int, default=DEALS, help=f"how many deals are counted ({DEALS})")
    parser.add_argument("--out", type=Path, required=True, metavar="FILE", help="an .svg or a .png")
    parser.add_argument("--lang", choices=("sv", "en"), default="en", help="sv or en (en)")
    parser.set_defaults(command=_chart)


def add_endgame(commands: Any) -> None:
    """`kille endgame`."""
    parser = command(
        commands,
        "endgame",
        "who gets the lower last card of Krypkille, when two know all cards",
        'kille endgame krypkille --leader "5 9 inn" --follower "2 7 cuckoo"',
    )
    _add_rules(parser, KRYPKILLE, "must_head=true")
    parser.add_argument("--leader", required=True, metavar="CARDS", help="the hand of whoever leads")
    parser.add_argument("--follower", required=True, metavar="CARDS", help="the other hand, as many cards")
    parser.set_defaults(command=_endgame)


def _add_deal(parser: Parser) -> None:
    """What one deal of Byteskille is played by."""
    _add_rules(parser, BYTESKILLE, "stock.pass=draw_next")
    parser.add_argument("--seats", type=int, default=SEATS, help=f"how many play, 2 to 20 ({SEATS})")


def _add_rules(parser: Parser, game: Game, option: str) -> None:
    """By which rules, and how it is told."""
    parser.add_argument("game", choices=[game.name], help=f"{game.name}, the only game that is covered")
    parser.add_argument("--ruleset", default=game.default, help=f"a rule set ({game.default})")
    parser.add_argument(
        "--option", action="append", default=[], metavar="NAME=VALUE", help=f"such as {option}"
    )
    parser.add_argument("--json", action="store_true", help="one JSON object")


def _rules(chosen: argparse.Namespace, game: Game = BYTESKILLE) -> Any:
    ruleset = named(f"rule set of {game.name}", chosen.ruleset, game.rulesets)
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


def _tournament(chosen: argparse.Namespace) -> int:
    rules = _rules(chosen)
    need("numba", "study")
    from kille.sim.tournament import tournament  # noqa: PLC0415 -- only here are arrays and a compiler needed

    names = [name.strip() for name in chosen.policies.split(",")]
    try:
        duels = list(tournament(rules, chosen.seats, names, deals=chosen.deals, seed=chosen.seed))
    except ValueError as error:
        raise Wrong(str(error)) from None
    if chosen.json:
        print(msgspec.json.encode(duels).decode())
        return 0
    wide = max(len(name) for name in names)
    print(f"{chosen.deals:,} decks, each played twice; by how much of a chip a seat gets more in a deal")
    for duel in duels:
        gain = f"{duel.gain:+.5f} ± {SURE * duel.stderr:.5f}"
        print(f"{duel.first:{wide}}  against {duel.second:{wide}}  {gain}")
    return 0


def _odds(chosen: argparse.Namespace) -> int:
    rules = _rules(chosen)
    need("numba", "study")
    from kille.sim.odds import Odds, reckoned  # noqa: PLC0415 -- only here are arrays and a compiler needed
    from kille.solve.odds import COUNTED, counted  # noqa: PLC0415

    ahead = chosen.ahead or ("stock" if chosen.place == chosen.seats else "hidden")
    try:
        card = parse_card(Card, chosen.card)
        entry = Odds(chosen.place, card, GOT.index(chosen.got), AHEAD.index(ahead))
        if chosen.seats in COUNTED and chosen.deals is None:
            told = counted(rules, chosen.seats, entry, others=chosen.others)
        else:
            deals = DEALS if chosen.deals is None else chosen.deals
            told = reckoned(rules, chosen.seats, entry, others=chosen.others, deals=deals)
    except ValueError as error:
        raise Wrong(str(error)) from None
    if chosen.json:
        print(msgspec.json.encode(told).decode())
        return 0
    for does, chance in (("stand", told.out_if_stand), ("swap", told.out_if_swap)):
        error = 0 if told.seen is None else SURE * (chance * (1 - chance) / told.seen) ** 0.5
        print(f"If you {does:5}  you are out in {_percent(chance, error)} % of the deals")
    better = "swap" if told.gain > 0 else "stand"
    print(f"Better {better}: {_percent(abs(told.gain), SURE * told.stderr)} points")
    deals = "all deals" if told.seen is None else f"{told.seen:,} deals"
    print(f"Reckoned from {deals} like this one, in which the others are {chosen.others}.")
    return 0


def _chart(chosen: argparse.Namespace) -> int:
    rules = _rules(chosen)
    need("altair", "pictures")
    need("vl_convert", "pictures")
    need("fluent.runtime", "terminal")
    from kille.sim import pictures  # noqa: PLC0415 -- only here are arrays, a compiler and charts needed
    from kille.text import Words  # noqa: PLC0415

    counts, say = range(2, chosen.seats + 1), Words(chosen.lang).say
    try:
        match chosen.show:
            case "values":
                chart = pictures.values(rules, counts, chosen.policy, chosen.deals, say)
            case "odds":
                chart = pictures.odds(rules, chosen.seats, chosen.policy, chosen.deals, say)
            case _:
                chart = pictures.swaps(rules, counts, chosen.policy, say)
        pictures.save(chart, chosen.out)
    except (ValueError, OSError) as error:
        raise Wrong(str(error)) from None
    if chosen.json:
        print(chart.to_json())
    return 0


def _percent(share: float, error: float) -> str:
    return f"{100 * share:5.2f} ± {100 * error:.2f}" if error else f"{100 * share:5.2f}"


def _endgame(chosen: argparse.Namespace) -> int:
    rules = _rules(chosen, KRYPKILLE)
    need("numba", "study")
    from kille.solve import krypkille  # noqa: PLC0415 -- only here are arrays and a compiler needed

    try:
        leader, follower = (
            [parse_card(Card, word) for word in hand.split()] for hand in (chosen.leader, chosen.follower)
        )
        told = krypkille.solved(rules, leader, follower)
    except ValueError as error:
        raise Wrong(str(error)) from None
    leads = {card.value: value for card, value in told.leads.items()}
    if chosen.json:
        print(msgspec.json.encode({"value": told.value, "best": told.best.value, "leads": leads}).decode())
        return 0
    for card, value in leads.items():
        print(f"{card:>10}  {ENDINGS[value]}")
    print(f"The leader {ENDINGS[told.value]}, beginning with {told.best.value}.")
    return 0


def _solve(chosen: argparse.Namespace) -> int:
    rules = _rules(chosen)
    need("numba", "study")
    from kille.sim import policies  # noqa: PLC0415 -- only here are arrays and a compiler needed
    from kille.solve import approximate, charts, solver  # noqa: PLC0415

    if chosen.seats not in range(2, 21):
        raise Wrong(f"seats must be from 2 to 20, not {chosen.seats}")
    with _progress("regrets", 1) as moved:
        if chosen.seats in solver.PAGES:
            solving = solver.Solver(rules, chosen.seats)
            if chosen.resume and chosen.resume.exists():
                _resume(solving, chosen.resume)
            result, policy = solver.solve(
                solving, seconds=60 * chosen.minutes, progress=moved, keep=_keeper(chosen.resume)
            )
            told, table = msgspec.to_builtins(result), solving.table(policy)
        else:
            approximation, table = approximate.approximated(rules, chosen.seats, progress=moved)
            told = msgspec.to_builtins(approximation) | {"infosets": None}
    if chosen.out:
        policies.saved(table, chosen.out)
    chart = charts.chart(table)
    if chosen.json:
        print(msgspec.json.encode(told | {"exact": chosen.seats in solver.PAGES, "chart": chart}).decode())
        return 0
    print("seat   share of the chip   what it does with a card as dealt, and nothing known of the next")
    for seat, (value, chances) in enumerate(zip(told["value"], chart, strict=True), start=1):
        print(f"{seat:4}   {value:.5f}             {charts.in_words(chances)}")
    if chosen.seats in solver.PAGES:
        print(f"NashConv {told['nashconv']:.2e}, reckoned over all deals; {told['infosets']:,} decisions")
    else:
        print(
            f"NashConv {told['nashconv']:.5f} ± {SURE * told['stderr']:.5f} among seats that remember no more"
        )
    if chosen.seats > 2:
        print("NashConv tells that nobody gains alone; it tells nothing of several who play together.")
    return 0


def _resume(solving: Any, path: Path) -> None:
    try:
        solving.load(path)
    except (ValueError, KeyError, EOFError, zipfile.BadZipFile) as error:
        raise Wrong(f"{path} cannot be gone on with: {error}") from None


def _keeper(path: Path | None) -> Callable[[Any], object]:
    """What saves a solver now and then."""
    saved = monotonic()

    def keep(solving: Any) -> None:
        nonlocal saved
        if path is not None and monotonic() - saved >= SAVED_EVERY:
            solving.save(path)
            saved = monotonic()

    return keep


@contextmanager
def _progress(what: str, total: int) -> Generator[Callable[..., object]]:
    """A bar at a terminal, and nothing where nobody looks."""
    if not sys.stderr.isatty():
        yield lambda *_: None
        return
    from rich.console import Console  # noqa: PLC0415
    from rich.progress import Progress  # noqa: PLC0415

    with Progress(console=Console(stderr=True), transient=True) as bar:
        task = bar.add_task(what, total=total)

        def moved(*news: Any) -> None:
            """How much is done, or a word and how much of that, or how good the policy is."""
            word, done = news if len(news) == 2 else (what, news[0])
            judging = word == "answers" and total == 1
            label = f"{word}: NashConv {done:.2e}" if judging else word
            bar.update(task, description=label, completed=total if judging else done)

        yield moved
