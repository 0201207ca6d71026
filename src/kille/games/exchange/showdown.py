"""Everyone shows: who is out, and why nobody else is [RULES 1.5–1.6]."""

from msgspec import Struct

from kille.core.game import Story
from kille.core.seats import Seat
from kille.games.exchange.events import (
    CardsShown,
    Event,
    KillingCards,
    NobodyLowest,
    WhyNobody,
    WhyOut,
)
from kille.games.exchange.options import Powers, Showdown
from kille.games.exchange.state import Hand, TableCard, held, struck
from kille.packs.kille import Card

type Strengths = dict[Seat, int]
"""What the cards of the seats count that were not struck, in seat order."""

LOWEST_OF_ALL = -1
KILLING = frozenset({Card.CUCKOO, Card.PIG, Card.HUSSAR})


class Verdict(Struct, frozen=True):
    """Who lost the deal and why, in seat order; `void` and a `tie` of the last two are dealt again."""

    out: tuple[tuple[Seat, WhyOut], ...]
    void: bool = False
    tie: bool = False


def is_low(card: TableCard, powers: Powers) -> bool:
    """Whether this is a Harlequin that counts as the lowest card."""
    if card.face.look() is not Card.HARLEQUIN:
        return False
    if powers.harlequin == "low_when_swapped":
        return card.standing in ("traded", "met")
    return card.standing in ("dealt", "traded")


def strength(card: TableCard, powers: Powers) -> int:
    """What a card counts at the showdown."""
    face = card.face.look()
    if face is not Card.HARLEQUIN:
        return face.rank
    if is_low(card, powers):
        return LOWEST_OF_ALL
    return Card.CUCKOO.rank if powers.harlequin_ties_cuckoo else face.rank


def show(hand: Hand, *, showdown: Showdown, powers: Powers) -> Story[Verdict, Event]:
    """Turn all cards up and judge the deal."""
    yield CardsShown(tuple([None if w is None else hand.cards[w].face.value for w in hand.holds]))
    out = struck(hand)
    standing = {s: strength(held(hand, s), powers) for s in sorted(hand.order) if s not in out}
    tie = len(hand.order) == len(standing) == 2 and len(set(standing.values())) == 1
    if not standing:
        yield NobodyLowest("everyone_would_be_out", tuple(sorted(out)))
        return Verdict((), void=True)
    match showdown:
        case "lowest":
            return (yield from _lowest(hand, standing, tie=tie))
        case "lowest_and_low_harlequins":
            return (yield from _lowest_and_low_harlequins(hand, standing, powers=powers, tie=tie))
        case "kill_count":
            return (yield from _kill_count(hand, standing, powers=powers, tie=tie))


def _verdict(hand: Hand, losers: dict[Seat, WhyOut], *, tie: bool = False) -> Verdict:
    """The struck and these losers, in seat order."""
    for seat, by in hand.struck:
        losers[seat] = "struck_by_hussar" if by is Card.HUSSAR else "struck_by_pig"
    return Verdict(tuple(sorted(losers.items())), tie=tie and not losers)


def _lowest(hand: Hand, standing: Strengths, *, tie: bool) -> Story[Verdict, Event]:
    """Every holder of the lowest card is out [S3, S4]."""
    lowest = min(standing.values())
    losers = [seat for seat, counts in standing.items() if counts == lowest]
    if len(losers) == len(standing):
        why: WhyNobody = "struck_instead" if hand.struck else "everyone_lowest"
        yield NobodyLowest(why, tuple(losers))
        return _verdict(hand, {}) if hand.struck else Verdict((), void=True, tie=tie)
    why_out: WhyOut = "low_harlequin" if lowest == LOWEST_OF_ALL else "lowest"
    return _verdict(hand, dict.fromkeys(losers, why_out))


def _lowest_and_low_harlequins(
    hand: Hand, standing: Strengths, *, powers: Powers, tie: bool
) -> Story[Verdict, Event]:
    """Out are the lowest card leaving Harlequins aside, and every low Harlequin [S1]."""
    low = [seat for seat in standing if is_low(held(hand, seat), powers)]
    others = [seat for seat in standing if held(hand, seat).face.look() is not Card.HARLEQUIN]
    lowest = min((standing[seat] for seat in others), default=None)
    losers = [seat for seat in others if standing[seat] == lowest]
    harlequins: dict[Seat, WhyOut] = dict.fromkeys(low, "low_harlequin")
    if not losers and not low:
        yield NobodyLowest("everyone_lowest", tuple(standing))
        return _verdict(hand, {}, tie=tie)
    if len(losers) + len(low) < len(standing):
        lows: dict[Seat, WhyOut] = dict.fromkeys(losers, "lowest")
        return _verdict(hand, harlequins | lows)
    if hand.struck and losers:
        yield NobodyLowest("struck_instead", tuple(losers))
        return _verdict(hand, harlequins)
    everyone = sorted(hand.order)
    yield NobodyLowest("everyone_would_be_out", tuple(everyone))
    return Verdict((), tie=tie)


def _kill_count(hand: Hand, standing: Strengths, *, powers: Powers, tie: bool) -> Story[Verdict, Event]:
    """As many of the lowest cards are out as killing cards are on show [S0]."""
    count = sum(_kills(held(hand, seat)) for seat in standing)
    if not count:
        yield NobodyLowest("no_killing_card", tuple(standing))
        return _verdict(hand, {}, tie=tie)
    yield KillingCards(count)
    threshold = sorted(standing.values())[min(count, len(standing)) - 1]
    losers = [seat for seat, counts in standing.items() if counts <= threshold]
    if len(losers) == len(standing):
        yield NobodyLowest("struck_instead" if hand.struck else "everyone_would_be_out", tuple(losers))
        return _verdict(hand, {}, tie=tie)
    return _verdict(hand, {seat: _why_low(held(hand, seat), count, powers) for seat in losers})


def _why_low(card: TableCard, count: int, powers: Powers) -> WhyOut:
    if is_low(card, powers):
        return "low_harlequin"
    return "lowest" if count == 1 else "among_the_lowest"


def _kills(card: TableCard) -> bool:
    face = card.face.look()
    return face in KILLING or (face is Card.HARLEQUIN and card.standing in ("dealt", "drawn"))
