"""Krypa, to crawl: beat the trick or play your very lowest card, and what the last trick decides [S0, S2]."""

from typing import Literal

from msgspec import Struct

from kille.core.actions import snake
from kille.core.game import Story
from kille.core.hidden import Hidden
from kille.core.seats import Seat
from kille.games.tricks.trick import Hand, Laid, Trick, heads, ranks
from kille.packs.kille import Card

type Goal = Literal["lowest_wins", "highest_out", "points"]
"""What the last trick decides: who wins the deal [S0], who is out of the match, or points [S2]."""

LOWEST, TIED_LOWEST, HIGHEST = 2, 1, -1
"""The points of the last trick [S2]."""

type WhyWon = Literal["lowest", "last_of_lowest"]
type WhyCounted = Literal["lowest", "first_of_lowest", "highest", "value", "lowest_free"]


class DealWon(Struct, frozen=True, tag=snake):
    """A seat won the deal with the lowest card of the last trick, or the one played last of two."""

    seat: Seat
    card: Hidden[Card]
    why: WhyWon


class HighestOut(Struct, frozen=True, tag=snake):
    """A seat is out of the match: it had the highest card of the last trick."""

    seat: Seat
    card: Hidden[Card]


class AllTied(Struct, frozen=True, tag=snake):
    """All had the same card in the last trick: the same dealer deals again."""

    card: Hidden[Card]


class CardCounted(Struct, frozen=True, tag=snake):
    """A seat won or lost points for its card in the last trick, and why."""

    seat: Seat
    card: Hidden[Card]
    points: int
    why: WhyCounted


type Judged = DealWon | HighestOut | AllTied | CardCounted


class Verdict(Struct, frozen=True):
    """What the last trick came to."""

    points: tuple[int, ...]  # by seat
    out: tuple[Seat, ...] = ()  # of the match
    again: bool = False  # nothing is decided: the deal is played again


def may_play(hand: Hand, trick: Trick, *, must_head: bool) -> tuple[Card, ...]:
    """What a hand may play, lowest first: anything to lead, else its very lowest card or one that heads."""
    cards = ranks(hand)
    if not trick:
        return cards
    above = heads(hand, trick)
    return above if above and (must_head or above[0] is cards[0]) else (cards[0], *above)


def highest(trick: Trick) -> tuple[Laid, ...]:
    """Whoever played the highest card of a trick, in the order of play: here equals are equal [S2]."""
    most = max(laid.card.look().rank for laid in trick)
    return tuple(laid for laid in trick if laid.card.look().rank == most)


def lowest(trick: Trick) -> tuple[Laid, ...]:
    """Whoever played the lowest card of a trick, in the order of play."""
    least = min(laid.card.look().rank for laid in trick)
    return tuple(laid for laid in trick if laid.card.look().rank == least)


def judge(trick: Trick, goal: Goal, *, seats: int) -> Story[Verdict, Judged]:
    """What the last trick decides."""
    match goal:
        case "lowest_wins":
            *earlier, won = lowest(trick)
            yield DealWon(won.seat, won.card, "last_of_lowest" if earlier else "lowest")
            return Verdict(by_seat({won.seat: 1}, seats=seats))
        case "highest_out":
            caught = sorted(highest(trick), key=lambda laid: laid.seat)
            if len(caught) == len(trick):
                yield AllTied(caught[0].card)
                return Verdict((0,) * seats, again=True)
            for laid in caught:
                yield HighestOut(laid.seat, laid.card)
            return Verdict((0,) * seats, out=tuple([laid.seat for laid in caught]))
        case "points":
            first, *later = lowest(trick)
            points = {first.seat: TIED_LOWEST if later else LOWEST}
            yield CardCounted(
                first.seat, first.card, points[first.seat], "first_of_lowest" if later else "lowest"
            )
            for laid in highest(trick):
                yield CardCounted(laid.seat, laid.card, HIGHEST, "highest")
                points[laid.seat] = HIGHEST
            return Verdict(by_seat(points, seats=seats))


def by_seat(points: dict[Seat, int], *, seats: int) -> tuple[int, ...]:
    """Points in the order of the seats, 0 where none are named."""
    return tuple([points.get(seat, 0) for seat in range(seats)])


def added(scores: tuple[int, ...], points: tuple[int, ...]) -> tuple[int, ...]:
    """The scores after some points."""
    return tuple([score + more for score, more in zip(scores, points, strict=True)])


def leaders(scores: tuple[int, ...]) -> tuple[Seat, ...]:
    """The seats with the highest score, in seat order."""
    return tuple([seat for seat, score in enumerate(scores) if score == max(scores)])
