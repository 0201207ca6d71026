"""Many deals, compiled: cards are dealt, seats swap by their policy, and who is out is counted."""

import numpy as np
from numpy.typing import NDArray

from kille.sim.codes import CARDS, CAVALIER, CUCKOO, FACE, INN, SHOWN, Options
from kille.sim.compiled import compiled, compiled_for_all_threads, int64, parallel_range, piece, uint64
from kille.sim.turns import SHOW, STOCK, Deal, ask, draw, new_deal, out_of_deal

ALWAYS = 1 << 32
"""A policy holds chances to swap as whole numbers from 0 to this."""

HIDDEN, FROM_STOCK, REFUSES, OPEN_HARLEQUIN = range(4)
"""What a seat can see of what it would get or be answered by, past open Inns and Cavaliers."""

MEETINGS, PUBLICS = 4, 8
WIDTH = PUBLICS << 5
"""A policy has so many entries for each place: by public state, and by card as its code."""

STEP, FIRST, SECOND = 0x9E3779B97F4A7C15, 0xBF58476D1CE4E5B9, 0x94D049BB133111EB
"""The numbers of SplitMix64."""

type Policy = NDArray[np.int64]
type Counts = NDArray[np.int64]
type Sums = NDArray[np.float64]

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
    """What a policy may look at besides the card: whether it was got in a swap, and what lies ahead."""
    got = MEETINGS * (deal.origin[place] != place)
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
def next_card(x: int, deal: Deal) -> tuple[int, int]:
    """The card on top of what is left of the deck, and the counter of luck after it."""
    offset = 0
    if not deal.stacked:
        offset, x = below(x, CARDS - deal.up)
    card = deal.deck[deal.up + offset]
    deal.deck[deal.up + offset] = deal.deck[deal.up]
    deal.deck[deal.up] = card
    deal.up += 1
    return card, x


@piece
def one_deal(x: int, seats: int, policy: Policy, deal: Deal, rules: Options) -> tuple[int, int]:
    """Deal and play: who is out, as bits, and the counter of luck after it."""
    deal.up, deal.struck, deal.count = 0, 0, 0
    for place in range(seats):
        card, x = next_card(x, deal)
        deal.held[place] = card
        deal.dealt[place] = card
        deal.origin[place] = place
    for place in range(seats):
        if deal.struck >> place & 1:
            continue
        entry = public_state(place, seats, deal) << 5 | deal.held[place] & FACE
        chance = policy[uint64(place * WIDTH + entry)]
        if place == deal.forced:
            deal.met, chance = entry, deal.chance
        if chance < ALWAYS:
            if chance == 0:
                continue
            x += uint64(STEP)
            if mixed(x) >> uint64(32) >= uint64(chance):
                continue
        what = ask(place, seats, deal, rules)
        while what == STOCK:
            card, x = next_card(x, deal)
            what = draw(place, card, seats, deal, rules)
        if what == SHOW:
            break
    return out_of_deal(seats, deal, rules), x


@compiled
def whole_deal(x: int, seats: int, policy: Policy, deal: Deal, rules: Options) -> tuple[int, int]:
    """`one_deal`, compiled once for all who need not be so fast."""
    return one_deal(x, seats, policy, deal, rules)


@compiled
def stacked_deal(deck: Policy, seats: int, policy: Policy, rules: Options) -> tuple[int, int, Counts]:
    """Play a deck as it lies: who is out, who was struck, and the cards before the seats at the end."""
    deal = new_deal(rules)
    deal.stacked = True
    for place in range(CARDS):
        deal.deck[place] = deck[place]
    out, _ = whole_deal(uint64(0), seats, policy, deal, rules)
    held = np.zeros(seats, np.int64)
    for place in range(seats):
        held[place] = deal.held[place]
    return out, deal.struck, held


@compiled
def chunk_of_deals(
    seed: int, chunk: int, deals: int, seats: int, policy: Policy, rules: Options, outs: Counts
) -> None:
    """Play a chunk; `outs` counts by how many were left in and by seat, the last column all deals."""
    deal = new_deal(rules)
    x = mixed(mixed(uint64(seed)) ^ uint64(chunk) * uint64(STEP))
    for _ in range(deals):
        out, x = one_deal(x, seats, policy, deal, rules)
        left = seats
        for place in range(seats):
            left -= out >> place & 1
        for place in range(seats):
            outs[left, place] += out >> place & 1
        outs[left, seats] += 1


@compiled
def forced_deals(
    seed: int, chunk: int, deals: int, seats: int, place: int, policy: Policy, rules: Options, tallies: Sums
) -> None:
    """Play each deal twice, the seat at `place` standing and swapping; all cards are the same.

    `tallies` counts by what the seat could look at: how often, by how much it is out less often when it
    swaps, by how much larger its share of the chip is then, and the square of that.
    """
    deal = new_deal(rules)
    deal.stacked, deal.forced = True, place
    x = mixed(mixed(uint64(seed)) ^ uint64(chunk) * uint64(STEP))
    for _ in range(deals):
        for card in range(CARDS):
            offset, x = below(x, CARDS - card)
            rank = deal.deck[card + offset]
            deal.deck[card + offset] = deal.deck[card]
            deal.deck[card] = rank
        deal.met, outs, share = -1, 0, 0.0
        for chance, sign in ((0, -1), (ALWAYS, 1)):
            deal.chance = chance
            out, _ = whole_deal(x, seats, policy, deal, rules)
            is_out, left = out >> place & 1, seats
            for other in range(seats):
                left -= out >> other & 1
            outs -= sign * is_out
            share += sign * (1 - is_out) / left
        if deal.met >= 0:
            tally = tallies[deal.met]
            tally[0] += 1
            tally[1] += outs
            tally[2] += share
            tally[3] += share * share


@compiled_for_all_threads
def all_forced_deals(seed: int, deals: int, seats: int, policy: Policy, rules: Options) -> Sums:
    """`forced_deals` for every place, on all threads: tallies by place and entry of the policy."""
    tallies = np.zeros((seats, WIDTH, 4))
    for place in parallel_range(seats):
        forced_deals(seed, 0, deals, seats, place, policy, rules, tallies[place])
    return tallies


@compiled_for_all_threads
def many_deals(seed: int, first: int, deals: int, seats: int, policy: Policy, rules: Options) -> Counts:
    """Play chunks from the number `first` on, on all threads, and count as one chunk does."""
    chunks = (deals + CHUNK - 1) // CHUNK
    outs = np.zeros((chunks, seats + 1, seats + 1), np.int64)
    for which in parallel_range(chunks):
        size = min(CHUNK, deals - which * CHUNK)
        chunk_of_deals(seed, first + which, size, seats, policy, rules, outs[which])
    return outs.sum(0)
