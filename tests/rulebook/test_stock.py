"""The stock, and cards that answer when they come up from it [RULES 1.4]."""

from typing import Any

import pytest
from msgspec.structs import replace
from rulebook.deals import Table

from kille.core.seats import SPECTATOR
from kille.games.exchange import RULESETS, Rules
from kille.games.exchange.events import CardsShown, Drew, Kept, Struck, SwapsVoided, SwapUndone, TurnedUp
from kille.games.exchange.state import held
from kille.packs.kille import Card

CLASSIC: Any = RULESETS["classic"].rules


def with_stock(*, passing: str = "draw_next", power: str = "plain", **powers: Any) -> Rules:
    """Classic rules with another stock and other powers."""
    stock = replace(CLASSIC.stock, pass_=passing, power=power)
    return replace(CLASSIC, stock=stock, powers=replace(CLASSIC.powers, **powers))


def test_the_dealer_takes_the_top_card() -> None:
    """[S0, S1, S3] The dealer swaps with the stock; only the drawer sees the card."""
    table = Table(CLASSIC, 3).deal("5 6 2").play("A stand", "B stand", "C swap").deal("9")
    (drew,) = table.all_told(Drew)
    assert (drew.given.value, drew.received.value) == (Card.TWO, Card.NINE)
    assert drew.received.seen_by == {2}
    assert drew.given.seen_by == {2}


def test_the_old_card_is_never_drawn_again_in_the_deal() -> None:
    """[RULING 1.4] It goes to the bottom: chance has one copy less of it."""
    table = Table(CLASSIC, 3).deal("2 inn inn").play("A swap").deal("9").play("B stand", "C swap")
    outcomes: Any = table.rules.chance_outcomes(table.state)
    assert {deal.card.value: odds for deal, odds in outcomes.items()}["2"] == 1


def test_a_drawn_harlequin_is_shown() -> None:
    """[RULES 1.4] The drawn card is seen by the drawer alone; a drawn Harlequin by all."""
    table = Table(CLASSIC, 3).deal("5 6 2").play("A stand", "B stand", "C swap").deal("harlequin")
    assert SPECTATOR in table.all_told(Drew)[0].received.seen_by


@pytest.mark.parametrize("card", ["inn", "cavalier"])
def test_no_exchange_keeps_the_old_card(card: str) -> None:
    """[S3] An Inn or Cavalier turned up: there is no exchange; the card is shown and laid aside."""
    table = Table(CLASSIC, 3).deal("5 6 2").play("A stand", "B stand", "C swap").deal(card)
    assert table.all_told(TurnedUp) == [TurnedUp(2, Card(card))]
    assert table.all_told(Kept) == [Kept(2)]
    assert table.all_told(CardsShown)[0].cards[2] is Card.TWO


def test_draw_next_draws_until_a_card_is_taken() -> None:
    """[S1, S4; RULING for S0] An Inn and a Cavalier are laid aside, the next card is drawn."""
    table = Table(with_stock(), 3).deal("5 6 2").play("A stand", "B stand", "C swap").deal("inn cavalier 9")
    assert [event.card.value for event in table.all_told(TurnedUp)] == ["inn", "cavalier"]
    assert table.all_told(CardsShown)[0].cards[2] is Card.NINE


@pytest.mark.parametrize("card", ["cuckoo", "hussar", "pig"])
def test_plain_power_is_simply_the_new_card(card: str) -> None:
    """[RULING 1.4] A Cuckoo, Hussar or Pig from the stock does nothing but become the new card."""
    table = Table(CLASSIC, 3).deal("5 6 2").play("A stand", "B stand", "C swap").deal(card)
    assert table.all_told(CardsShown)[0].cards[2] is Card(card)


def biting(card: str, **powers: Any) -> Table:
    """A and B have swapped; the dealer C goes to the stock, and it bites."""
    rules = with_stock(power="bite", pig_harlequin_low=False, **powers)
    table = Table(rules, 4).deal("5 7 2 9").play("A stand", "B swap", "C swap", "D swap")
    return table.deal(card)


def test_a_hussar_from_the_stock_strikes_the_drawer_who_keeps_the_card() -> None:
    """[S3 variants] As if a player held it; the Hussar is shown and laid aside."""
    table = biting("hussar")
    assert table.all_told(Struck) == [Struck(3, Card.HUSSAR)]
    assert table.all_told(TurnedUp) == [TurnedUp(3, Card.HUSSAR)]


def test_a_cuckoo_from_the_stock_ends_the_deal_with_the_old_card_kept() -> None:
    """[S3 variants] Everybody shows."""
    table = biting("cuckoo")
    assert table.all_told(CardsShown)[0].cards[3] is Card.SEVEN


def test_a_cuckoo_from_the_stock_voids_swaps_where_cuckoos_do() -> None:
    """[RULES 1.4] As if a player held it, so by the `cuckoo` option."""
    table = biting("cuckoo", cuckoo="reset")
    assert table.all_told(SwapsVoided) == [SwapsVoided(Card.CUCKOO)]


@pytest.mark.parametrize(
    ("pig", "struck", "cards"),
    [
        ("asker", 3, "5 2 9 7"),
        ("asker_reset", 3, "5 7 2 9"),
        ("card_origin", 1, "5 7 2 9"),  # the 7 went B→C→D; it goes home to B
        ("card_origin_reset", 1, "5 7 2 9"),
        ("pig_origin_reset", 3, "5 7 2 9"),  # with no holder it strikes the drawer
        ("pig_origin_unwind", 3, "5 2 9 7"),  # … and undoes nothing
    ],
)
def test_a_pig_from_the_stock_applies_its_rule(pig: str, struck: int, cards: str) -> None:
    """[RULES 1.4] The Pig rule to the offered card."""
    table = biting("pig", pig=pig)
    assert table.all_told(Struck) == [Struck(struck, Card.PIG)]
    assert [card.value for card in table.all_told(CardsShown)[0].cards] == cards.split()


def test_a_reset_gives_back_what_went_to_the_stock() -> None:
    """[RULING 1.3] Earlier exchanges with the stock are undone too; the drawn card is out of play."""
    rules = with_stock(power="bite", pig_harlequin_low=False, pig="asker_reset")
    table = Table(rules, 3).deal("2 inn inn").play("A swap").deal("9").play("B swap").deal("pig")
    assert table.all_told(SwapUndone) == []
    assert held(table.state.hand, 0).face.look() is Card.TWO
