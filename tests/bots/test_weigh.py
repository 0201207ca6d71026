"""How likely one is out after each choice: counted and drawn by lot alike, and from one's view alone."""

from random import Random

import pytest
from rulebook.table import Table

from kille.bots.exchange.weigh import TURN, counted, hidden_cards, sampled, weigh
from kille.core.game import view
from kille.core.weighing import Weight
from kille.games.exchange import BYTESKILLE, RULESETS, Action, Rules
from kille.games.exchange.actions import Stand, Swap

SURE = 3.5
"""Standard errors: luck alone goes further once in two thousand times. The seeds are fixed."""


def weights(
    cards: str, *lines: str, ruleset: str = "classic"
) -> tuple[Rules, Table, tuple[Weight[Action], ...]]:
    """What is told to the seat whose turn it is."""
    rules = RULESETS[ruleset].rules
    assert isinstance(rules, Rules)
    table = Table(BYTESKILLE, rules, len(cards.split())).deal(cards).play(*lines)
    seat = min(rules.awaited(table.state))
    told = weigh(rules, view(rules, table.state, seat), Random(1))
    assert told is not None and told.others == "cautious"
    return rules, table, told.weights


def outs(told: tuple[Weight[Action], ...]) -> tuple[float, float]:
    """The chances after a swap and after standing."""
    swap, stand = (next(w.out for w in told if w.action == action) for action in (Swap(), Stand()))
    return swap, stand


def test_two_are_left_and_the_last_holds_the_fool() -> None:
    """B has seen A swap: what B held before went to A and is known, so nothing but the stock is hidden.

    B got the Fool for its 9. Standing it is out for certain; swapping it draws one of 40 cards: it loses
    with the other Fool and with a Flowerpot up to an 8, and half with the other 9, which is dealt again.
    An Inn or Cavalier from the stock leaves it the Fool.
    """
    _, _, told = weights("fool 9", "A swap")
    swap, stand = outs(told)
    lower = 2 * 10 + 1  # Flowerpot to 8, two of each, and the other Fool
    assert stand == 1
    assert swap == pytest.approx((lower + 4 + 0.5) / 40)
    assert all(weight.error == 0 for weight in told)


def test_a_low_card_goes_and_a_high_one_stays() -> None:
    """As every beginner is told."""
    low, high = outs(weights("1 7 8 9 10")[2]), outs(weights("12 7 8 9 10")[2])
    assert low[0] < low[1] and high[1] < high[0]


@pytest.mark.parametrize(
    ("ruleset", "cards", "lines"),
    [
        ("classic", "5 9", ()),
        ("classic", "7 4 9", ("A stand",)),
        ("classic", "3 8 flowerpot 9", ("A swap", "B swap")),
        ("casino", "7 4 9", ("A stand",)),
        ("encyclopedia", "5 9", ()),
        ("gnav-rules", "7 4 9", ("A swap",)),
    ],
)
def test_counting_and_drawing_lots_agree(ruleset: str, cards: str, lines: tuple[str, ...]) -> None:
    """The count is of the very chances by which lots are drawn."""
    rules, table, _ = weights(cards, *lines, ruleset=ruleset)
    seen = view(rules, table.state, min(rules.awaited(table.state)))
    actions = tuple(action for action in seen.legal_actions if isinstance(action, TURN))
    whole, some = counted(rules, seen, actions), sampled(rules, seen, actions, Random(1))
    for exact, drawn in zip(whole, some, strict=True):
        assert exact.action == drawn.action
        assert abs(exact.out - drawn.out) <= SURE * max(drawn.error, 0.002)


def test_hidden_cards_change_nothing() -> None:
    """Two tables that look alike to B are weighed alike."""
    assert weights("7 4 9 2", "A stand")[2] == weights("inn 4 fool pig", "A stand")[2]


def test_many_hidden_cards_are_drawn_by_lot() -> None:
    """With the error told, and the same lots for the same luck."""
    rules, table, told = weights("4 5 6 7 8 9")
    assert hidden_cards(rules, table.state) == 0  # whoever deals sees nothing hidden
    assert all(0 < weight.error < 0.015 for weight in told)
    assert told == weights("4 5 6 7 8 9")[2]


def test_nothing_is_weighed_out_of_turn() -> None:
    """Nor between deals, nor while one is asked something."""
    rules, table, _ = weights("4 5 6")
    assert weigh(rules, view(rules, table.state, 1), Random(1)) is None
