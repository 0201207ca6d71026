"""One turn, its answer and the showdown, compiled: what `games/exchange` does, on the numbers of one deal."""

from typing import Any

import numpy as np
from numpy.typing import NDArray

from kille.sim.codes import (
    ASKER,
    ASKER_RESET,
    CARD_ORIGIN,
    CARD_ORIGIN_RESET,
    CARDS,
    CAVALIER,
    CODES,
    CUCKOO,
    DRAWN,
    FACE,
    HARLEQUIN,
    HUSSAR,
    INN,
    KILL_COUNT,
    LOW_HARLEQUINS,
    MET,
    PIG,
    PIG_ORIGIN_RESET,
    PIG_ORIGIN_UNWIND,
    SHOWN,
    TRADED,
    Options,
)
from kille.sim.compiled import compiled, piece

SPENT, SHOW, STOCK = 0, 1, 2
"""What a turn came to: it is over, all show, or a card is awaited from the stock."""

DEAL = np.dtype(
    [
        ("held", np.int64, (32,)),  # the cards before the seats, by place: the first to act is 0
        ("dealt", np.int64, (32,)),  # the cards they were dealt, wherever these lie now
        ("origin", np.int64, (32,)),  # the place to which the held card was dealt; -1 for one from the stock
        ("swaps", np.int64, (64,)),  # the swaps that stand, oldest first, as asker * 32 + asked
        ("count", np.int64),  # how many swaps stand
        ("struck", np.int64),  # the places that were struck, as bits
        ("deck", np.int64, (42,)),  # the ranks of all cards, those that have come up first
        ("up", np.int64),  # how many have come up
        ("stacked", np.bool_),  # the deck comes up as it lies
        ("forced", np.int64),  # the place that does not play by its policy; -1 for nobody
        ("chance", np.int64),  # … but swaps with this chance
        ("met", np.int64),  # the part of its policy it would have looked at; -1 if it had no turn
    ]
)
"""A deal on the table. Compiled code hands a record of it on as one pointer, which keeps nothing alive."""

type Deal = Any
"""Such a record."""

COUNTING = np.dtype(
    [
        ("counts", np.int64, (CODES,)),  # what each card counts, NOT_IN where it is left aside
        ("low", np.int64, (CODES,)),  # 1 for a Harlequin that is out whatever else lies there
        ("kills", np.int64, (CODES,)),  # 1 for a card that kills
    ]
)
"""What the cards are worth at the showdown by some rules."""

type Counting = Any
"""A record of it."""

LOWEST_OF_ALL, NOT_IN = -1, 99


@piece
def ask(place: int, seats: int, deal: Deal, rules: Options) -> int:
    """The seat at `place` offers its card to the left, as far as Inns and Cavaliers send it."""
    if deal.held[place] & FACE >= HARLEQUIN:
        _show(place, deal)
    for other in range(place + 1, seats):
        if deal.struck >> other & 1:
            continue
        face = deal.held[other] & FACE
        if face < INN or face >= HARLEQUIN:
            _exchange(place, other, deal, rules)
            return SPENT
        _show(other, deal)
        if face > CAVALIER:
            return refuse(place, other, face, seats, deal, rules)
    return STOCK


@piece
def draw(place: int, card: int, seats: int, deal: Deal, rules: Options) -> int:
    """A card comes up from the stock for the seat at `place`."""
    if card == INN or card == CAVALIER:
        return STOCK if rules.draw_next else SPENT
    if rules.bite and PIG <= card <= CUCKOO:
        return refuse(place, -1, card, seats, deal, rules)
    deal.held[place] = DRAWN | SHOWN if card == HARLEQUIN else card
    deal.origin[place] = -1
    return SPENT


@piece
def refuse(place: int, other: int, face: int, seats: int, deal: Deal, rules: Options) -> int:
    """A Pig, Hussar or Cuckoo answers: the one before `other`, or from the stock, where `other` is -1."""
    if face == CUCKOO:
        if not rules.reset:
            return SHOW
        for seat in range(seats):
            if deal.dealt[seat] & FACE >= HARLEQUIN:
                deal.dealt[seat] = HARLEQUIN | deal.dealt[seat] & SHOWN
        _all_home(seats, deal)
        return SPENT
    if face == HUSSAR:
        deal.struck |= 1 << place
        return SPENT
    home = deal.origin[place]
    if rules.pig_harlequin_low and deal.held[place] & FACE >= HARLEQUIN:
        _card_home(place, deal)
        deal.held[home] = TRADED | SHOWN
        deal.dealt[home] = TRADED | SHOWN
        return SPENT
    if rules.pig == ASKER:
        hit = place
    elif rules.pig == ASKER_RESET:
        _all_home(seats, deal)
        hit = place
    elif rules.pig == CARD_ORIGIN:
        _card_home(place, deal)
        hit = home
    elif rules.pig == CARD_ORIGIN_RESET:
        _all_home(seats, deal)
        hit = home
    else:
        pigs = place if other < 0 else deal.origin[other]
        if rules.pig == PIG_ORIGIN_RESET:
            _all_home(seats, deal)
        elif rules.pig == PIG_ORIGIN_UNWIND and other >= 0:
            while deal.origin[pigs] != pigs:
                deal.count -= 1
                last = deal.swaps[deal.count]
                _change_places(last >> 5, last & 31, deal)
        hit = pigs
    deal.struck |= 1 << hit
    return SPENT


def room(deals: int) -> NDArray[Any]:
    """Tables for so many deals at a time. Compiled code does not keep them alive: whoever calls it does."""
    tables = np.zeros(deals, DEAL)
    tables["deck"] = np.arange(CARDS) // 2
    tables["forced"] = -1
    return tables


def counting(rules: Options) -> NDArray[Any]:
    """What the cards are worth by these rules: one record."""
    table = np.zeros(1, COUNTING)
    _count(table, rules)
    return table


@compiled
def _count(table: NDArray[Any], rules: Options) -> None:
    counting = table[0]
    for face in range(CODES):
        counts = face
        if face >= HARLEQUIN:
            if rules.met_stays_high:
                is_low = face == HARLEQUIN or face == TRADED
            else:
                is_low = face >= TRADED
            counts = LOWEST_OF_ALL if is_low else CUCKOO if rules.ties_cuckoo else HARLEQUIN
            if rules.showdown == LOW_HARLEQUINS:
                counts = NOT_IN
                counting.low[face] = is_low
        counting.counts[face] = counts
        counting.kills[face] = rules.showdown == KILL_COUNT and PIG <= face <= DRAWN


@piece
def out_of_deal(seats: int, deal: Deal, counting: Counting, rules: Options) -> int:
    """Who is out when all have shown, as bits; nobody in a deal that is void."""
    everyone, struck = (1 << seats) - 1, deal.struck
    least, most, harlequins = NOT_IN, 0, 0
    for place in range(seats):
        face = deal.held[place] & FACE
        most = max(most, face)
        least = min(least, counting.counts[face] + (struck >> place & 1) * NOT_IN)
    if rules.showdown == LOW_HARLEQUINS and most >= HARLEQUIN:
        for place in range(seats):
            harlequins |= counting.low[deal.held[place] & FACE] << place
        harlequins &= ~struck
    if rules.showdown == KILL_COUNT:
        kills = 0
        for place in range(seats):
            kills += counting.kills[deal.held[place] & FACE] * (1 - (struck >> place & 1))
        least = _threshold(kills, seats, deal, counting)
    low = 0
    for place in range(seats):
        low |= (counting.counts[deal.held[place] & FACE] <= least) << place
    out = struck | harlequins | (low if least != NOT_IN else 0)
    if out != everyone:
        return out
    # Everyone would be out: with somebody struck the lowest are forgiven, if that leaves anybody.
    out = struck | harlequins
    return 0 if not struck or out == everyone else out


@piece
def _threshold(kills: int, seats: int, deal: Deal, counting: Counting) -> int:
    """What the last of as many of the lowest cards counts as there are killing ones; below all if none is."""
    least = LOWEST_OF_ALL - 1
    while kills > 0:  # on to the next higher one, with all that are equal to it
        above, holders = NOT_IN, 0
        for place in range(seats):
            counts = counting.counts[deal.held[place] & FACE]
            if deal.struck >> place & 1 or counts <= least:
                continue
            if counts < above:
                above, holders = counts, 0
            holders += counts == above
        if above == NOT_IN:
            break
        least = above
        kills -= holders
    return least


@piece
def _show(place: int, deal: Deal) -> None:
    deal.held[place] |= SHOWN
    if deal.origin[place] >= 0:
        deal.dealt[deal.origin[place]] |= SHOWN


@piece
def _exchange(place: int, other: int, deal: Deal, rules: Options) -> None:
    both = min(deal.held[place] & FACE, deal.held[other] & FACE) >= HARLEQUIN
    if max(deal.held[place] & FACE, deal.held[other] & FACE) >= HARLEQUIN:
        _hand_over(place, both, deal, rules)
        _hand_over(other, both, deal, rules)
    _change_places(place, other, deal)
    deal.swaps[deal.count] = place << 5 | other
    deal.count += 1


@piece
def _hand_over(place: int, met: bool, deal: Deal, rules: Options) -> None:
    """A Harlequin before `place` is swapped, face up, and may be the lowest card from now on."""
    face = deal.held[place] & FACE
    if face < HARLEQUIN:
        return
    if not (rules.met_stays_high and (face == DRAWN or face == MET)):
        face = MET if met else TRADED
    deal.held[place] = face | SHOWN
    deal.dealt[deal.origin[place]] = face | SHOWN  # a drawn one is never swapped


@piece
def _change_places(place: int, other: int, deal: Deal) -> None:
    card, home = deal.held[place], deal.origin[place]
    deal.held[place], deal.origin[place] = deal.held[other], deal.origin[other]
    deal.held[other], deal.origin[other] = card, home


@piece
def _card_home(place: int, deal: Deal) -> None:
    """The card before `place` goes back to where it was dealt, undoing each swap it took part in."""
    home, seat = deal.origin[place], place
    while seat != home:
        which = deal.count - 1
        while deal.swaps[which] & 31 != seat:
            which -= 1
        giver = deal.swaps[which] >> 5
        _change_places(giver, seat, deal)
        for later in range(which + 1, deal.count):
            deal.swaps[later - 1] = deal.swaps[later]
        deal.count -= 1
        seat = giver


@piece
def _all_home(seats: int, deal: Deal) -> None:
    for seat in range(seats):
        deal.held[seat] = deal.dealt[seat]
        deal.origin[seat] = seat
    deal.count = 0
