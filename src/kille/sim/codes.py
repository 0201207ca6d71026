"""Cards and options as small numbers, which is what the fast loops work on."""

from typing import NamedTuple, get_args

from kille.games.exchange import Rules
from kille.games.exchange.options import Pig, Showdown
from kille.packs.kille import Card

INN, CAVALIER, PIG, HUSSAR, CUCKOO, HARLEQUIN = (
    Card[name].rank for name in ("INN", "CAVALIER", "PIG", "HUSSAR", "CUCKOO", "HARLEQUIN")
)
RANKS = len(Card)
CARDS = 2 * RANKS
DRAWN, TRADED, MET = RANKS, RANKS + 1, RANKS + 2
"""A Harlequin that was drawn, swapped, or swapped for the other one; as dealt it is HARLEQUIN."""

CODES = RANKS + 3
FACE, SHOWN = 31, 32
"""A card's code is in the lower five bits; with the sixth it lies face up."""

PIGS: tuple[str, ...] = get_args(Pig.__value__)
ASKER, CARD_ORIGIN, CARD_ORIGIN_RESET, PIG_ORIGIN_UNWIND, PIG_ORIGIN_RESET, ASKER_RESET = range(len(PIGS))
SHOWDOWNS: tuple[str, ...] = get_args(Showdown.__value__)
LOWEST, LOW_HARLEQUINS, KILL_COUNT = range(len(SHOWDOWNS))


class Options(NamedTuple):
    """The options of one deal. Stakes, coming back and the endgame belong to a match, and are left out."""

    pig: int
    pig_harlequin_low: bool
    reset: bool  # a Cuckoo voids all swaps, rather than end the deal
    met_stays_high: bool  # a Harlequin that was drawn or met another stays the highest card
    ties_cuckoo: bool
    draw_next: bool  # after an Inn or Cavalier from the stock
    bite: bool
    showdown: int


def options(rules: Rules) -> Options:
    """What of the rules bears on one deal."""
    powers, stock = rules.powers, rules.stock
    return Options(
        pig=PIGS.index(powers.pig),
        pig_harlequin_low=powers.pig_harlequin_low,
        reset=powers.cuckoo == "reset",
        met_stays_high=powers.harlequin == "low_unless_drawn_or_met",
        ties_cuckoo=powers.harlequin_ties_cuckoo,
        draw_next=stock.pass_ == "draw_next",
        bite=stock.power == "bite",
        showdown=SHOWDOWNS.index(rules.showdown),
    )
