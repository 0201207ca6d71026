"""Many deals, compiled: cards are dealt, seats swap by their policy, and who is out is counted."""

from typing import Any

import numpy as np
from numpy.typing import NDArray

from kille.bots.exchange.lookup import (
    BETTER,
    FROM_STOCK,
    HIDDEN,
    MEETINGS,
    OPEN_HARLEQUIN,
    PUBLICS,
    REFUSES,
    WORSE,
)
from kille.sim.codes import CARDS, CAVALIER, CUCKOO, FACE, INN, SHOWN, Options
from kille.sim.compiled import compiled, compiled_for_all_threads, int64, parallel_range, piece, uint64
from kille.sim.turns import SHOW, STOCK, Counting, Deal, ask, counting, draw, out_of_deal, room

ALWAYS = 1 << 32
"""A policy holds chances to swap as whole numbers from 0 to this."""

WIDTH = PUBLICS << 5
"""A policy has so many entries for each place: by public state, and by card as its code."""

STEP, FIRST, SECOND = 0x9E3779B97F4A7C15, 0xBF58476D1CE4E5B9, 0x94D049BB133111EB
"""The numbers of SplitMix64."""

type Policy = NDArray[np.int64]
type Counts = NDArray[np.int64]
type Sums = NDArray[np.float64]
type Tables = NDArray[Any]

TALLIES = 6
CHUNK = 1 << 16
"""So many deals share one stream of luck, whoever plays them."""


@piece
def mixed(x: int) -> int:
    """A number that looks like any, out of a counter: the second half of SplitMix64."""
    x = (x ^ (x >> uint64(30))) * uint64(FIRST)
    x = (x ^ (x >> uint64(27))) * uint64(SECOND)
    return x ^ (x >> uint64(31))


@piece
def below(x: int, most: int) -> tuple[int, int]:
    """A number from 0 to below `most`, each as likely, and the counter after it."""
    bound = uint64(most)
    while True:
        x += uint64(STEP)
        product = (mixed(x) >> uint64(32)) * bound
        low = product & uint64(ALWAYS - 1)
        if low >= bound or low >= uint64(ALWAYS) % bound:
            return int64(product >> uint64(32)), x


@piece
def public_state(place: int, seats: int, deal: Deal) -> int:
    """What a policy may look at besides the card: how it was got, and what lies ahead."""
    got = 0
    if deal.origin[place] != place:
        better = deal.held[place] & FACE > deal.dealt[place] & FACE
        got = MEETINGS * (BETTER if better else WORSE)
    for other in range(place + 1, seats):
        if deal.struck >> other & 1:
            continue
        if not deal.held[other] & SHOWN:
            return got + HIDDEN
        face = deal.held[other] & FACE
        if face < INN or face > CAVALIER:
            return got + (REFUSES if face <= CUCKOO else OPEN_HARLEQUIN)
    return got + FROM_STOCK


@piece
def next_card(x: int, deal: Deal, studied: bool) -> tuple[int, int]:
    """The card on top of what is left of the deck, and the counter of luck after it."""
    offset = 0
    if not (studied and deal.stacked):
        offset, x = below(x, CARDS - deal.up)
    card = deal.deck[deal.up + offset]
    deal.deck[deal.up + offset] = deal.deck[deal.up]
    deal.deck[deal.up] = card
    deal.up += 1
    return card, x


@piece
def one_deal(
    x: int,
    seats: int,
    policy: Policy,
    deal: Deal,
    worth: Counting,
    rules: Options,
    blind: bool,
    studied: bool,
) -> tuple[int, int]:
    """Deal and play: who is out, as bits, and the counter of luck after it.

    A blind policy looks at nothing but the card. Only a deal that is studied may be stacked, or have a place
    that is forced; the compiler leaves out what is not asked for.
    """
    deal.up, deal.struck, deal.count = 0, 0, 0
    for place in range(seats):
        card, x = next_card(x, deal, studied)
        deal.held[place] = card
        deal.dealt[place] = card
        deal.origin[place] = place
    for place in range(seats):
        if deal.struck >> place & 1:
            continue
        entry = deal.held[place] & FACE
        if not blind:
            entry |= public_state(place, seats, deal) << 5
        chance = policy[uint64(place * WIDTH + entry)]
        if studied and place == deal.forced:
            deal.met, chance = entry, deal.chance
        if chance < ALWAYS:
            if chance == 0:
                continue
            x += uint64(STEP)
            if mixed(x) >> uint64(32) >= uint64(chance):
                continue
        what = ask(place, seats, deal, rules)
        while what == STOCK:
            card, x = next_card(x, deal, studied)
            what = draw(place, card, seats, deal, rules)
        if what == SHOW:
            break
    return out_of_deal(seats, deal, worth, rules), x


def stacked_deal(deck: Policy, seats: int, policy: Policy, rules: Options) -> tuple[int, int, Counts]:
    """Play a deck as it lies: who is out, who was struck, and the cards before the seats at the end."""
    tables = room(1)
    tables["deck"][0], tables["stacked"] = deck, True
    nothing: Any = np.uint64(0)  # of the type that luck is
    out, _ = _deal_at(nothing, tables, 0, seats, policy, counting(rules), rules)
    return int(out), int(tables["struck"][0]), tables["held"][0, :seats] & FACE


def forced_deals(seed: int, deals: int, seats: int, policy: Policy, rules: Options) -> Sums:
    """Play each deal twice for every place, the seat there standing and swapping; all cards are the same.

    Tallies by place and what the seat could look at: how often, by how much it is out less often when it
    swaps, by how much larger its share of the chip is then, and the square of that; how often it is out when
    it stands, and when it swaps.
    """
    tables, tallies = room(seats), np.zeros((seats, WIDTH, TALLIES))
    tables["stacked"], tables["forced"] = True, np.arange(seats)
    _forced(seed, tables, deals, seats, policy, counting(rules), rules, tallies)
    return tallies


def many_deals(seed: int, first: int, deals: int, seats: int, policy: Policy, rules: Options) -> Counts:
    """Play chunks from the number `first` on, on all threads.

    Counts by how many were left in, and by seat how often it was out; the last column counts all deals.
    """
    chunks = -(-deals // CHUNK)
    counts = np.zeros((chunks, seats + 1, seats + 1), np.int64)
    by_public = policy.reshape(seats, PUBLICS, -1)
    blind = bool((by_public == by_public[:, :1]).all())
    _chunks(seed, first, room(chunks), deals, seats, policy, counting(rules), rules, blind, counts)
    return counts.sum(0)


@compiled
def _deal_at(
    x: int, tables: Tables, which: int, seats: int, policy: Policy, worth: Tables, rules: Options
) -> tuple[int, int]:
    """`one_deal`, compiled once for all who need not be so fast."""
    return one_deal(x, seats, policy, tables[which], worth[0], rules, blind=False, studied=True)


@compiled_for_all_threads
def _forced(
    seed: int,
    tables: Tables,
    deals: int,
    seats: int,
    policy: Policy,
    worth: Tables,
    rules: Options,
    tallies: Sums,
) -> None:
    for place in parallel_range(seats):
        which = int64(place)  # of the type that all other places are: else everything is compiled again
        _forced_at(seed, tables, which, deals, seats, policy, worth, rules, tallies[which])


@compiled
def _forced_at(
    seed: int,
    tables: Tables,
    place: int,
    deals: int,
    seats: int,
    policy: Policy,
    worth: Tables,
    rules: Options,
    tallies: Sums,
) -> None:
    deal, x = tables[place], mixed(uint64(seed))
    for _ in range(deals):
        for card in range(CARDS):
            offset, x = below(x, CARDS - card)
            rank = deal.deck[card + offset]
            deal.deck[card + offset] = deal.deck[card]
            deal.deck[card] = rank
        deal.met, outs, share, standing = -1, 0, 0.0, 0
        for swaps in range(2):
            deal.chance, sign = swaps * ALWAYS, 2 * swaps - 1
            out, _ = _deal_at(x, tables, place, seats, policy, worth, rules)
            is_out, left = out >> place & 1, seats
            for other in range(seats):
                left -= out >> other & 1
            outs -= sign * is_out
            standing += is_out * (1 - swaps)
            share += sign * (1 - is_out) / left
        if deal.met >= 0:
            tally = tallies[deal.met]
            tally[0] += 1
            tally[1] += outs
            tally[2] += share
            tally[3] += share * share
            tally[4] += standing
            tally[5] += standing - outs


@compiled_for_all_threads
def _chunks(
    seed: int,
    first: int,
    tables: Tables,
    deals: int,
    seats: int,
    policy: Policy,
    worth: Tables,
    rules: Options,
    blind: bool,
    counts: Counts,
) -> None:
    for number in parallel_range(len(tables)):
        which = int64(number)
        size = min(CHUNK, deals - which * CHUNK)
        _chunk(seed, first + which, tables, which, size, seats, policy, worth, rules, blind, counts[which])


@compiled
def _chunk(
    seed: int,
    number: int,
    tables: Tables,
    which: int,
    deals: int,
    seats: int,
    policy: Policy,
    worth: Tables,
    rules: Options,
    blind: bool,
    counts: Counts,
) -> None:
    deal, x = tables[which], mixed(mixed(uint64(seed)) ^ uint64(number) * uint64(STEP))
    for _ in range(deals):
        out, x = one_deal(x, seats, policy, deal, worth[0], rules, blind, studied=False)
        left = seats
        for place in range(seats):
            left -= out >> place & 1
        for place in range(seats):
            counts[left, place] += out >> place & 1
        counts[left, seats] += 1


def duels(seed: int, deals: int, seats: int, policies: tuple[Policy, Policy], rules: Options) -> Sums:
    """Play each deck twice, two policies in turn round the table, and then the other way round.

    By how much more of the chip a seat of the first policy gets than one of the second: the sum over the
    decks, and the sum of squares.
    """
    first, second = (policy.reshape(seats, -1) for policy in policies)
    even = np.arange(seats)[:, None] % 2 == 0
    tables, sums = room(1), np.zeros(2)
    tables["stacked"] = True
    here, there = np.where(even, first, second).ravel(), np.where(even, second, first).ravel()
    _duels(seed, tables, deals, seats, here, there, counting(rules), rules, sums)
    return sums


@compiled
def _duels(
    seed: int,
    tables: Tables,
    deals: int,
    seats: int,
    here: Policy,
    there: Policy,
    worth: Tables,
    rules: Options,
    sums: Sums,
) -> None:
    deal, x = tables[0], mixed(uint64(seed))
    for _ in range(deals):
        for card in range(CARDS):
            offset, x = below(x, CARDS - card)
            rank = deal.deck[card + offset]
            deal.deck[card + offset] = deal.deck[card]
            deal.deck[card] = rank
        gained = 0.0
        for turned in range(2):
            out, _ = _deal_at(x, tables, 0, seats, there if turned else here, worth, rules)
            left = seats
            for place in range(seats):
                left -= out >> place & 1
            for place in range(seats):
                sign = 1.0 if place % 2 == turned else -1.0
                gained += sign * (1 - (out >> place & 1)) / left / seats
        sums[0] += gained
        sums[1] += gained * gained
