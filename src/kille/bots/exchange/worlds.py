"""How the hidden cards may lie: at random, but so that they explain what everybody did."""

from collections.abc import Iterator, Mapping, Sequence
from random import Random

from msgspec.structs import replace

from kille.bots.exchange.cautious import limit
from kille.core.fill import cards_left, is_back
from kille.core.hidden import Hidden
from kille.core.seats import Seat
from kille.games.exchange import Rules, State
from kille.packs.kille import Card

SURPRISE = 0.15
"""How likely a seat does what the cautious would not do with its card."""

type Likely = Mapping[int, tuple[int, int]]
"""Between which ranks a card should be, by its place among those of the deal."""

LOWEST, HIGHEST = Card.FOOL.rank, Card.HARLEQUIN.rank


def worlds(rules: Rules, seen: State, me: Seat, rng: Random) -> Iterator[State]:
    """Full states that look like `seen` to `me`, without end."""
    likely = explained(seen, me)
    backs = backs_of(seen)
    backs.sort(key=lambda which: which not in likely)  # the choosy first
    left = cards_left(rules, seen)
    while True:
        world = laid(seen, dict(zip(backs, _drawn(backs, likely, list(left), rng), strict=True)))
        if rules.possible(world):
            yield world


def backs_of(seen: State) -> list[int]:
    """The cards of the deal that lie face down for whoever sees it so."""
    return [which for which, card in enumerate(seen.hand.cards) if is_back(card.face)]


def laid(seen: State, faces: Mapping[int, Card]) -> State:
    """The table with these cards on its backs."""
    cards = list(seen.hand.cards)
    for which, face in faces.items():
        cards[which] = replace(cards[which], face=Hidden(face, cards[which].face.seen_by))
    return replace(seen, hand=replace(seen.hand, cards=tuple(cards)))


def _drawn(backs: list[int], likely: Likely, deck: list[Card], rng: Random) -> Iterator[Card]:
    """A card for each back: one of those that explain the play, or now and then any."""
    for which in backs:
        places: Sequence[int] = range(len(deck))
        if rng.random() > SURPRISE:
            places = [place for place in places if fits(deck[place], which, likely)] or places
        yield deck.pop(rng.choice(places))


def fits(card: Card, which: int, likely: Likely) -> bool:
    """Whether a card in this place explains what was done with it."""
    low, high = likely.get(which, (LOWEST, HIGHEST))
    return low <= card.rank <= high


def explained(seen: State, me: Seat) -> Likely:
    """What the cards should be, if those who kept them or gave them away are cautious."""
    hand, likely = seen.hand, dict[int, tuple[int, int]]()
    holds = list(hand.holds)
    for seat in hand.stood - {me}:
        if (which := holds[seat]) is not None:
            likely[which] = (limit(hand, seat) + 1, HIGHEST)
    for seat, other in reversed(hand.swaps):
        holds[seat], holds[other] = holds[other], holds[seat]
        if seat != me and (which := holds[seat]) is not None:
            low, high = likely.get(which, (LOWEST, HIGHEST))
            likely[which] = (low, min(high, limit(hand, seat)))
    return likely
