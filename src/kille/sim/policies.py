"""Policies as tables: how likely a seat swaps, by its place, what lies ahead of it, and its card."""

import json
from pathlib import Path

import msgspec
import numpy as np
from msgspec import Struct
from numpy.typing import NDArray

from kille.bots.exchange.cautious import LAST_TWO, SWAP_UP_TO
from kille.bots.exchange.equilibrium import policy
from kille.bots.exchange.lookup import FROM_STOCK, HIDDEN, MEETINGS, PUBLICS
from kille.games.exchange import Rules
from kille.sim.codes import CODES, LOWEST, options
from kille.sim.loops import ALWAYS, WIDTH, forced_deals
from kille.sim.turns import counting

type Table = NDArray[np.int64]
"""By place, public state and card: a chance to swap, from 0 to ALWAYS."""

NAMES = ("stand", "random", "cautious", "odds", "equilibrium")
ODDS_DEALS, ODDS_SEED, FEWEST = 1_000_000, 1, 50


class PolicyFile(Struct, forbid_unknown_fields=True):
    """What a file of a policy holds: chances from 0 to 1 by place, public state and card."""

    game: str
    seats: int
    chances: list[list[list[float]]]


def named(name: str, seats: int, rules: Rules) -> Table:
    """A policy by its name, or out of a file. ValueError says what is wrong."""
    match name:
        case "stand":
            return empty(seats)
        case "random":
            return np.full_like(empty(seats), ALWAYS // 2)
        case "cautious":
            return cautious(seats, rules)
        case "odds":
            return odds(seats, rules)
        case "equilibrium":
            return equilibrium(seats, rules)
        case _:
            return loaded(Path(name), seats)


def empty(seats: int) -> Table:
    """Everybody always stands."""
    return np.zeros((seats, PUBLICS, WIDTH // PUBLICS), np.int64)


def cautious(seats: int, rules: Rules) -> Table:
    """What the bot `cautious` does: away with low cards, unless what lies ahead speaks against it."""
    table = empty(seats)
    counts = counting(options(rules)._replace(showdown=LOWEST))["counts"][0]
    for place in range(seats):
        left = seats - 1 - place
        best = LAST_TWO if seats == 2 else SWAP_UP_TO[min(left, len(SWAP_UP_TO) - 1)]
        for public in range(PUBLICS):
            if public % MEETINGS in (HIDDEN, FROM_STOCK):
                table[place, public, :CODES] = np.where(counts <= best.rank, ALWAYS, 0)
    return table


def odds(seats: int, rules: Rules) -> Table:
    """The best answer to cautious others, as reckoned by playing many deals both ways."""
    table = cautious(seats, rules)
    tallies = forced_deals(ODDS_SEED, ODDS_DEALS, seats, table.ravel(), options(rules))
    seen, safer = tallies[:, :, 0].reshape(table.shape), tallies[:, :, 1].reshape(table.shape)
    return np.where(seen >= FEWEST, np.where(safer > 0, ALWAYS, 0), table)


def equilibrium(seats: int, rules: Rules) -> Table:
    """What the bot `equilibrium` does. ValueError where it was not reckoned for these rules and seats."""
    places = policy(rules.powers, rules.stock, rules.showdown, seats)
    if places is None:
        raise ValueError(f"equilibrium was not reckoned for {seats} seats by these rules: see `kille solve`")
    table = empty(seats)
    for place, publics in enumerate(places):
        for public, swaps in enumerate(publics):
            for card in range(CODES):
                table[place, public, card] = ALWAYS * (swaps >> card & 1)
    return table


def saved(table: Table, path: Path) -> None:
    """Write a policy to a file."""
    chances = np.round(table[:, :, :CODES] / ALWAYS, 6).tolist()
    path.write_text(json.dumps({"game": "byteskille", "seats": len(table), "chances": chances}))


def loaded(path: Path, seats: int) -> Table:
    """The policy in a file. ValueError says what is wrong with it."""
    try:
        found = msgspec.json.decode(path.read_bytes(), type=PolicyFile)
        chances = np.array(found.chances, float)
    except FileNotFoundError:
        raise ValueError(f"there is no policy {path}: name a file, or {', '.join(NAMES)}") from None
    except (msgspec.DecodeError, ValueError) as error:
        raise ValueError(f"{path} holds no policy: {error}") from None
    if (found.game, found.seats) != ("byteskille", seats):
        raise ValueError(f"{path} is for {found.game} with {found.seats} seats, not for {seats}")
    if chances.shape != (seats, PUBLICS, CODES) or not ((chances >= 0) & (chances <= 1)).all():
        raise ValueError(f"{path} wants {seats} x {PUBLICS} x {CODES} chances from 0 to 1")
    table = empty(seats)
    table[:, :, :CODES] = np.round(chances * ALWAYS)
    return table
