"""The tree of one deal, walked by compiled code: both actions everywhere, and the cards as they may come.

A seat acts once at most. So a walk over all deals with all actions sums, for each thing a seat can know, what
standing and swapping are worth against the policies of the others: regrets and best responses alike. What a
seat can know is a number mixed from all that was public, and from the cards that it has seen.
"""

from typing import Any

import numpy as np
from numpy.typing import NDArray

from kille.sim.codes import CARDS, CAVALIER, CUCKOO, FACE, INN, PIG, RANKS, SHOWN, Options
from kille.sim.compiled import compiled, int64, piece, uint64
from kille.sim.loops import STEP, below, mixed, public_state
from kille.sim.turns import SHOW, STOCK, Counting, ask, draw, out_of_deal

MOST = 8
"""Seats whose deals are walked at most."""

BRANCH = np.dtype(
    [
        ("held", np.int64, (MOST,)),
        ("dealt", np.int64, (MOST,)),
        ("origin", np.int64, (MOST,)),
        ("swaps", np.int64, (2 * MOST,)),
        ("count", np.int64),
        ("struck", np.int64),
        ("public", np.uint64),  # mixed from all that everyone has seen
        ("own", np.uint64, (MOST,)),  # mixed from the cards that each seat has seen
        ("chance", np.float64),  # how likely the cards came so
        ("reach", np.float64, (MOST,)),  # how likely each seat plays to here
        ("value", np.float64, (MOST,)),  # what each seat gets from here on
        ("phase", np.int64),  # how much of it has been walked
        ("drawing", np.bool_),  # a card is awaited from the stock, by the seat at `place`
        ("place", np.int64),  # whose turn it is
        ("page", np.int64),  # where its decision stands in the book
        ("swap", np.float64),  # the chance to swap there
        ("mass", np.float64),  # how likely the others and the cards come to here
        ("stand_worth", np.float64),  # what standing is worth to it
        ("card", np.int64),  # the one from the stock that is looked at
        ("left", np.int64),  # how many are in the stock
        ("weight", np.float64),  # how likely that card is
        ("only", np.bool_),  # no other card is looked at
        ("aside", np.bool_),  # an Inn or Cavalier would be laid aside for the next, and tell nobody anything
    ]
)
"""A point of the tree: a deal as the turns work on it, and what the seats know and get."""

PAGE = np.dtype(
    [
        ("key", np.uint64),  # of the decision; 0 where nothing stands
        ("place", np.int64),  # whose it is
        ("entry", np.int64),  # of a policy for the simulator: what it could look at here
        ("swap", np.float64),  # the chance to swap
        ("stand_worth", np.float64),  # summed up, as likely as the others play to here
        ("swap_worth", np.float64),
        ("mass", np.float64),  # how likely the others and the cards come to here
    ]
)
"""A decision in the book, which is a table with a power of two of these."""

NEW, STOOD, SWAPPED, DRAWN = range(4)
"""How much of a point of the tree has been walked; and what was seen there."""

type Book = Any  # an array of pages
type Branches = NDArray[Any]
type Cards = NDArray[np.int64]
type Luck = NDArray[np.uint64]


def branches(seats: int) -> Branches:
    """Room for one way down the tree: compiled code does not keep it alive."""
    return np.zeros(2 * seats + 12, BRANCH)


@compiled
def walk_all(
    book: Book,
    path: Branches,
    stock: Cards,
    first: int,
    seats: int,
    worth: NDArray[Any],
    rules: Options,
    outs: bool,
) -> NDArray[np.float64]:
    """Every deal whose first card is `first`, with every card of the stock: what each seat gets.

    With `outs` that is no share of the chip but how likely the seat is out.
    """
    values, luck = np.zeros(seats), np.zeros(1, np.uint64)
    root = path[0]
    for code in range(first * RANKS ** (seats - 1), (first + 1) * RANKS ** (seats - 1)):
        stock[:] = 2
        chance, rest = 1.0, code
        for place in range(seats - 1, -1, -1):
            card = rest % RANKS
            rest //= RANKS
            chance *= stock[card] / (CARDS - seats + 1 + place)
            stock[card] -= 1
            _deal_to(root, place, card)
        if chance > 0:
            _begin(root, chance, seats)
            _walk(book, path, stock, luck, seats, worth[0], rules, outs)
            for place in range(seats):
                values[place] += chance * root.value[place]
    return values


@compiled
def walk_some(
    book: Book,
    path: Branches,
    stock: Cards,
    luck: Luck,
    deals: int,
    seats: int,
    worth: NDArray[Any],
    rules: Options,
) -> NDArray[np.float64]:
    """So many deals by lot, one card of the stock each time: what each seat gets on the average."""
    values = np.zeros(seats)
    root = path[0]
    for _ in range(deals):
        stock[:] = 2
        for place in range(seats):
            card = _by_lot(stock, luck, CARDS - place)
            stock[card] -= 1
            _deal_to(root, place, card)
        _begin(root, 1.0 / deals, seats)
        _walk(book, path, stock, luck, seats, worth[0], rules, outs=False)
        for place in range(seats):
            values[place] += root.value[place] / deals
    return values


@piece
def _deal_to(root: Any, place: int, card: int) -> None:
    root.held[place], root.dealt[place], root.origin[place] = card, card, place
    root.own[place] = mixed(uint64(card + 1))


@piece
def _begin(root: Any, chance: float, seats: int) -> None:
    root.count, root.struck, root.public, root.chance = 0, 0, uint64(STEP), chance
    root.phase, root.drawing, root.place = NEW, False, 0
    for place in range(seats):
        root.reach[place] = 1.0


@compiled
def _by_lot(stock: Cards, luck: Luck, left: int) -> int:
    which, luck[0] = below(luck[0], left)
    card = 0
    while which >= stock[card]:
        which -= stock[card]
        card += 1
    return card


@compiled
def entry(book: Book, key: int) -> int:
    """Where a decision stands in the book, or the free place where it is to be entered."""
    mask = uint64(len(book) - 1)
    where = key & mask
    while book[int64(where)].key != key and book[int64(where)].key != uint64(0):
        where = (where + uint64(1)) & mask
    return int64(where)


@compiled
def merge(book: Book, other: Book) -> None:
    """Add what stands in another book of the same tree."""
    for which in range(len(other)):
        if other[which].key != uint64(0):
            where = entry(book, other[which].key)
            page, added = book[where], other[which]
            page.key, page.place, page.entry, page.swap = added.key, added.place, added.entry, added.swap
            page.stand_worth += added.stand_worth
            page.swap_worth += added.swap_worth
            page.mass += added.mass


@compiled
def _walk(
    book: Book,
    path: Branches,
    stock: Cards,
    luck: Luck,
    seats: int,
    worth: Counting,
    rules: Options,
    outs: bool,
) -> None:
    """From `path[0]` through the tree; what each seat gets is left there, and decisions are summed up.

    With luck other than 0 the stock gives one card by lot, else every card. A loop, and no function that
    calls itself: Numba cannot keep such a one on disk.
    """
    level = 0
    while level >= 0:
        here, child = path[level], path[level + 1]
        if here.phase == NEW and not here.drawing:
            while here.place < seats and here.struck >> here.place & 1:
                here.place += 1
            if here.place >= seats:
                _share(here, seats, worth, rules, outs)
                level -= 1
            else:
                _open_page(book, here, seats)
                _stand(here, child, seats)
                here.phase = STOOD
                level += 1
        elif here.phase == STOOD:
            here.stand_worth = child.value[here.place]
            for seat in range(seats):
                here.value[seat] = (1 - here.swap) * child.value[seat]
            _swap(here, child, seats, rules)
            here.phase = SWAPPED
            level += 1
        elif here.phase == SWAPPED:
            for seat in range(seats):
                here.value[seat] += here.swap * child.value[seat]
            page = book[here.page]
            page.stand_worth += here.mass * here.stand_worth
            page.swap_worth += here.mass * child.value[here.place]
            page.mass += here.mass
            level -= 1
        else:  # a card comes up from the stock
            if here.phase == NEW:
                _begin_draw(here, stock, luck, seats, rules)
            else:
                stock[here.card] += 1
                for seat in range(seats):
                    here.value[seat] += here.weight * child.value[seat]
                here.card = RANKS if here.only else here.card + 1
            while here.card < RANKS and (not stock[here.card] or (here.aside and _passes(here.card))):
                here.card += 1
            if here.card < RANKS:
                _draw_card(here, child, stock, seats, rules)
                level += 1
            else:
                level -= 1


@compiled
def _open_page(book: Book, here: Any, seats: int) -> None:
    """Find the decision in the book, or enter it; and how likely the cards and the others come to it."""
    key = _with(here.public, here.place) ^ here.own[here.place]
    key = key or uint64(1)
    here.page = entry(book, key)
    page = book[here.page]
    if page.key == uint64(0):
        page.key, page.place, page.swap = key, here.place, 0.5
        page.entry = public_state(here.place, seats, here) << 5 | here.held[here.place] & FACE
    here.swap, here.mass = page.swap, here.chance
    for seat in range(seats):
        if seat != here.place:
            here.mass *= here.reach[seat]


@compiled
def _stand(here: Any, child: Any, seats: int) -> None:
    _copy(here, child, seats)
    child.reach[here.place] *= 1 - here.swap
    child.public = _with(child.public, STOOD << 8 | here.place)
    child.place = here.place + 1


@compiled
def _swap(here: Any, child: Any, seats: int, rules: Options) -> None:
    _copy(here, child, seats)
    child.reach[here.place] *= here.swap
    child.public = _with(child.public, SWAPPED << 8 | here.place)
    what = ask(here.place, seats, child, rules)
    if child.count > here.count:
        for side in (here.place, child.swaps[here.count] & 31):
            child.own[side] = _with(child.own[side], (child.held[side] & FACE) + 1)
    _go_on(here, child, what, seats)


@compiled
def _begin_draw(here: Any, stock: Cards, luck: Luck, seats: int, rules: Options) -> None:
    """Where nobody acts any more, the first card that is not laid aside is any of those, equally likely."""
    here.phase, here.only = DRAWN, luck[0] != uint64(0)
    here.aside = rules.draw_next and not here.only
    for place in range(here.place + 1, seats):
        if not here.struck >> place & 1:
            here.aside = False
    here.left = 0
    for card in range(RANKS):
        if not (here.aside and _passes(card)):
            here.left += stock[card]
    for seat in range(seats):
        here.value[seat] = 0.0
    here.card = _by_lot(stock, luck, here.left) if here.only else 0


@piece
def _passes(card: int) -> bool:
    return INN <= card <= CAVALIER


@compiled
def _draw_card(here: Any, child: Any, stock: Cards, seats: int, rules: Options) -> None:
    card = here.card
    here.weight = 1.0 if here.only else stock[card] / here.left
    stock[card] -= 1
    _copy(here, child, seats)
    child.chance *= here.weight
    what = draw(here.place, card, seats, child, rules)
    if _passes(card) or (rules.bite and PIG <= card <= CUCKOO):
        child.public = _with(child.public, DRAWN << 8 | card)
    else:
        child.own[here.place] = _with(child.own[here.place], card + 1)
    _go_on(here, child, what, seats)


@piece
def _go_on(here: Any, child: Any, what: int, seats: int) -> None:
    """Everyone sees the cards that lie face up now, and the next seat acts, or all show."""
    for place in range(seats):
        if child.held[place] & SHOWN:
            child.public = _with(child.public, place << 6 | child.held[place])
    child.drawing = what == STOCK
    child.place = here.place if what == STOCK else seats if what == SHOW else here.place + 1


@piece
def _with(known: int, more: int) -> int:
    """What is known after one thing more was seen."""
    return mixed(known * uint64(STEP) + uint64(more))


@piece
def _copy(here: Any, child: Any, seats: int) -> None:
    for place in range(seats):
        child.held[place], child.dealt[place] = here.held[place], here.dealt[place]
        child.origin[place], child.own[place] = here.origin[place], here.own[place]
        child.reach[place] = here.reach[place]
    for swap in range(here.count):
        child.swaps[swap] = here.swaps[swap]
    child.count, child.struck = here.count, here.struck
    child.public, child.chance = here.public, here.chance
    child.phase, child.drawing = NEW, False


@compiled
def _share(here: Any, seats: int, worth: Counting, rules: Options, outs: bool) -> None:
    """The chip is split among those who are not out; or it is told who is out."""
    out, left = out_of_deal(seats, here, worth, rules), seats
    for place in range(seats):
        left -= out >> place & 1
    for place in range(seats):
        here.value[place] = out >> place & 1 if outs else (1 - (out >> place & 1)) / left
