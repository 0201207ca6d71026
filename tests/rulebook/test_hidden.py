"""Who knows which card: after a deal, swaps, an undo, a sale, the stock, and at the end [RULES 1.2–1.4]."""

from typing import Any

from rulebook.deals import Table

from kille.core.game import view
from kille.core.hidden import redact
from kille.core.seats import SPECTATOR
from kille.games.exchange import RULESETS
from kille.games.exchange.events import CardSold, Drew, WentOut
from kille.games.exchange.state import held
from kille.packs.kille import Card

CLASSIC: Any = RULESETS["classic"].rules


def known(table: Table, viewer: int) -> list[str]:
    """What a viewer sees in every seat: a token, or `?` for a back."""
    hand = view(table.rules, table.state, viewer).state.hand
    faces = [None if which is None else hand.cards[which].face.value for which in hand.holds]
    return ["?" if face is None else face.value for face in faces]


def test_a_dealt_card_is_its_holders_alone() -> None:
    """[S3] You look at your own card without showing it."""
    table = Table(CLASSIC, 3).deal("5 6 7")
    assert known(table, 1) == ["?", "6", "?"]
    assert known(table, SPECTATOR) == ["?", "?", "?"]


def test_after_a_swap_both_know_both_cards() -> None:
    """[RULES 1.2] You remember what you gave away."""
    table = Table(CLASSIC, 4).deal("5 6 7 8").play("A swap")
    assert known(table, 0) == ["6", "5", "?", "?"]
    assert known(table, 1) == ["6", "5", "?", "?"]
    assert known(table, 2) == ["?", "?", "7", "?"]


def test_whoever_gave_a_card_away_loses_sight_of_none() -> None:
    """[RULES 1.2] B hands A's 5 on to C: A still knows it where it lies."""
    table = Table(CLASSIC, 4).deal("5 6 7 8").play("A swap", "B swap")
    assert known(table, 0) == ["6", "?", "5", "?"]


def test_only_the_drawer_sees_what_comes_from_the_stock() -> None:
    """[RULES 1.4] And nobody else sees what went there."""
    table = Table(CLASSIC, 3).deal("2 inn inn").play("A swap").deal("9")
    assert known(table, 0)[0] == "9"
    assert known(table, 1) == ["?", "inn", "inn"]
    (drew,) = redact(tuple(table.all_told(Drew)), 1)
    assert (drew.given.value, drew.received.value) == (None, None)


def test_a_buyer_sees_the_card_and_the_others_do_not() -> None:
    """[S0] The card changes hands face down."""
    table = Table(RULESETS["rulebook"].rules, 2).deal("5 9").play("B offer A 1", "A accept")
    assert redact(table.all_told(CardSold)[0], 0).card.value is Card.NINE
    assert redact(table.all_told(CardSold)[0], SPECTATOR).card.value is None


def test_the_last_two_do_not_show_when_one_asks_a_pig() -> None:
    """[RULES 1.7] Nobody shows: the asker's card stays unknown to who watches."""
    table = Table(CLASSIC, 2).deal("9 pig").play("A swap")
    assert redact(table.all_told(WentOut)[0], SPECTATOR).card.value is None
    assert known(table, SPECTATOR) == ["?", "pig"]


def test_at_the_showdown_all_is_open_but_what_went_to_the_stock() -> None:
    """[S3] Everybody shows the card held."""
    table = Table(CLASSIC, 3).deal("5 6 2").play("A stand", "B stand", "C swap").deal("9")
    assert known(table, SPECTATOR) == ["5", "6", "9"]
    old = next(card for card in table.state.hand.cards if card.face.value is Card.TWO)
    assert SPECTATOR not in old.face.seen_by
    assert held(table.state.hand, 2).face.is_open()
