"""The end of a deal of Krypkille or Smygkille: what the last trick decided, who is left, who deals next."""

from msgspec import Struct
from msgspec.structs import replace

from kille.core.deals import DealEnded, MatchEnded, Scored
from kille.core.game import Story
from kille.core.seats import Seat
from kille.games.tricks.cardplay import CardPlay, had_at_the_end
from kille.games.tricks.crawl import Goal, Judged, added, by_seat, judge, leaders
from kille.packs.kille import Card


class Standing(Struct, frozen=True):
    """How a match stands between two deals."""

    scores: tuple[int, ...]
    live: tuple[Seat, ...]  # not eliminated
    dealer: Seat
    over: bool = False


def settle(
    standing: Standing, cards: CardPlay, *, goal: Goal, last_deal: bool
) -> Story[Standing, Judged | Scored | DealEnded[Card] | MatchEnded]:
    """Count the last trick. Where the highest goes out, the match ends when one is left [S2]."""
    seats = len(standing.scores)
    verdict = yield from judge(cards.trick, goal, seats=seats)
    scores = added(standing.scores, verdict.points)
    if goal != "highest_out":
        yield Scored(verdict.points, scores)
    yield DealEnded(verdict.out, had_at_the_end(cards, cards.trick))
    live = tuple([seat for seat in standing.live if seat not in verdict.out])
    if len(live) == 1:
        scores = by_seat({live[0]: 1}, seats=seats)
    if len(live) == 1 or (last_deal and goal != "highest_out"):
        yield MatchEnded(leaders(scores), scores)
        return Standing(scores, live, standing.dealer, over=True)
    standing = replace(standing, scores=scores, live=live)
    return standing if verdict.again else replace(standing, dealer=next_dealer(standing))


def next_dealer(standing: Standing) -> Seat:
    """The next live seat to the left of the dealer."""
    seats = len(standing.scores)
    left = [(standing.dealer + step) % seats for step in range(1, seats + 1)]
    return next(seat for seat in left if seat in standing.live)
