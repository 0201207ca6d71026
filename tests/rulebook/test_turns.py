"""Whose turn it is, and whom a swap asks [RULES 1.2]."""

from rulebook.deals import Table

from kille.core.seats import SPECTATOR
from kille.games.exchange import RULESETS
from kille.games.exchange.events import Answered, Asked, Dealt, Drew, Exchanged, HarlequinShown, StockAsked
from kille.games.exchange.state import held

CLASSIC = RULESETS["classic"].rules


def test_cards_are_dealt_clockwise_from_the_dealers_left() -> None:
    """[RULES 1.2] One card to each live player, the dealer last."""
    table = Table(CLASSIC, 4, dealer=1).deal("2 3 4 5")
    assert [dealt.seat for dealt in table.all_told(Dealt)] == [2, 3, 0, 1]


def test_the_dealer_acts_last() -> None:
    """[RULES 1.2] Play is clockwise from the dealer's left; each has exactly one turn."""
    table = Table(CLASSIC, 3, dealer=0).deal("5 6 7")
    order: list[int] = []
    for line in ("B stand", "C stand", "A stand"):
        order += table.rules.awaited(table.state)
        table.play(line)
    assert order == [1, 2, 0]


def test_a_swap_is_face_down_and_known_to_the_two() -> None:
    """[RULES 1.2] Both know both cards, nobody else does."""
    table = Table(CLASSIC, 4).deal("5 6 7 8").play("A swap")
    (swap,) = table.all_told(Exchanged)
    assert swap.given.seen_by == swap.received.seen_by == {0, 1}


def test_a_harlequin_is_swapped_face_up() -> None:
    """[S1, S3] It lies open from the moment it is offered or taken."""
    table = Table(CLASSIC, 4).deal("harlequin 6 7 8").play("A swap")
    assert table.all_told(HarlequinShown) == [HarlequinShown(0)]
    assert held(table.state.hand, 1).face.is_open()
    table = Table(CLASSIC, 4).deal("6 harlequin 7 8").play("A swap")
    assert held(table.state.hand, 0).face.is_open()


def test_a_harlequin_is_shown_when_offered_even_if_refused() -> None:
    """[RULING 1.3] A Harlequin is shown as soon as it is offered."""
    table = Table(CLASSIC, 4).deal("harlequin hussar 7 8").play("A swap")
    assert held(table.state.hand, 0).face.is_open()


def test_a_shown_card_stays_open_wherever_it_goes() -> None:
    """[S1, S3, S4] The Inn that answered A travels face up when B swaps it."""
    table = Table(CLASSIC, 4).deal("2 inn 6 9").play("A swap", "B swap")
    assert SPECTATOR in held(table.state.hand, 2).face.seen_by
    assert held(table.state.hand, 2).face.look().value == "inn"


def test_inn_and_cavalier_send_the_asker_on() -> None:
    """[RULES 1.3] The asker tries the seat after, and after that one the next."""
    table = Table(CLASSIC, 4).deal("2 cavalier inn 9").play("A swap")
    assert [(asked.seat, asked.other) for asked in table.all_told(Asked)] == [(0, 1), (0, 2), (0, 3)]
    assert [answer.card.value for answer in table.all_told(Answered)] == ["cavalier", "inn"]


def test_past_the_dealer_it_becomes_a_swap_with_the_stock() -> None:
    """[S0, S1, S3] A is carried past the dealer's Inn to the stock, not on round the table."""
    table = Table(CLASSIC, 3).deal("2 cavalier inn").play("A swap").deal("9")
    assert table.all_told(StockAsked) == [StockAsked(0)]
    assert [drew.seat for drew in table.all_told(Drew)] == [0]
    assert table.rules.awaited(table.state) == frozenset({1})


def test_a_struck_player_is_skipped_as_a_neighbour() -> None:
    """[RULING 1.6] B asked a Hussar over C's Inn and is struck; C then asks D, and D's turn comes."""
    table = Table(CLASSIC, 5).deal("5 4 inn hussar 9").play("A stand", "B swap")
    assert [asked.other for asked in table.all_told(Asked)] == [2, 3]
    table = Table(RULESETS["encyclopedia"].rules, 5).deal("2 3 pig 8 9").play("A swap", "B swap")
    # the Pig's own holder C is struck ahead of its turn: D is next, and nobody asks C any more
    assert [seat for seat, _ in table.state.hand.struck] == [2]
    assert table.rules.awaited(table.state) == frozenset({3})


def test_a_struck_player_who_has_not_acted_loses_the_turn() -> None:
    """[RULES 1.2] C was dealt the Pig that A asks: C is struck and never acts."""
    table = Table(RULESETS["encyclopedia-2017"].rules, 4).deal("2 inn pig 9").play("A swap", "B stand")
    assert table.rules.awaited(table.state) == frozenset({3})


def test_the_stock_is_asked_past_a_struck_dealer() -> None:
    """[RULING 1.2] Every seat through the dealer's is struck or passes: the stock is asked."""
    table = Table(RULESETS["encyclopedia-2017"].rules, 3).deal("2 inn pig").play("A swap")
    assert [seat for seat, _ in table.state.hand.struck] == [2]
    table.play("B swap")
    assert table.all_told(StockAsked) == [StockAsked(1)]


def test_the_last_unstruck_player_still_acts() -> None:
    """[RULING 1.2] A and B are struck; C, alone, still swaps or stands."""
    table = Table(CLASSIC, 3).deal("5 6 hussar").play("A stand", "B swap")
    assert table.rules.awaited(table.state) == frozenset({2})
    table = Table(CLASSIC, 3).deal("6 inn hussar").play("A swap", "B swap")
    assert table.rules.awaited(table.state) == frozenset({2})
