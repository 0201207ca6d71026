"""What the reckoning bot dreams of: cards that explain the play, and the rest as luck deals it."""

from itertools import islice
from random import Random

from rulebook.table import Table

from kille.bots.exchange.worlds import worlds
from kille.core.game import view
from kille.games.exchange import BYTESKILLE
from kille.games.exchange.rulesets import CLASSIC
from kille.packs.kille import Card

DREAMT = 4_000


def test_who_stood_holds_much_and_who_has_not_acted_anything() -> None:
    """A was content, so it rarely holds a low card; of C's card that tells next to nothing.

    Of the 41 cards besides B's own 26 are above a Five, and A most likely has one of them: of the
    40 that are left to C, some 25.1 are.
    """
    table = Table(BYTESKILLE, CLASSIC, 4).deal("9 5 2 7").play("A stand")
    seen = view(CLASSIC, table.state, 1).state
    dreams = [world.hand.cards for world in islice(worlds(CLASSIC, seen, 1, Random(1)), DREAMT)]

    def share(seat: int, above: Card) -> float:
        return sum(cards[seat].face.look().rank > above.rank for cards in dreams) / DREAMT

    assert share(0, Card.FOUR) > 0.85
    assert abs(share(2, Card.FIVE) - 25.1 / 40) < 0.03
