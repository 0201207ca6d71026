"""Allierad, rule by rule [RULES 4.4, S0]."""

from typing import Any

import pytest
from msgspec.structs import replace
from rulebook.table import Table

from kille.core.deals import DealBegan, DealEnded, MatchEnded, Scored
from kille.core.hidden import OPEN, Hidden
from kille.games.allierad import ALLIERAD
from kille.games.allierad.board import BOARDS, SQUARES, Square, reachable, squares
from kille.games.allierad.events import Allied, CardLaidOut, RoundEnded, RoundVoid, RoundWon, RunCounted
from kille.games.allierad.rules import Alliance, shares
from kille.games.allierad.runs import longest_run
from kille.packs.kille import Card
from kille.text.words import Words

FOUR: Any = ALLIERAD.rulesets["four"].rules
TWO: Any = ALLIERAD.rulesets["two"].rules
PACK = " ".join(card.value for card in Card for _ in range(2))


def table(seats: int = 4, **options: Any) -> Table:
    """The last seat deals, so A moves first; a1 and b1 hold Fools, c1 and d1 Flowerpots, and so on."""
    rules = replace(FOUR if seats == 4 else TWO, **options)
    return Table(ALLIERAD, rules, seats).deal(PACK)


def with_hands(played: Table, *hands: str) -> Table:
    """The same table with these hands, and a single card left on the board, on b1."""
    cards = tuple([tuple([Hidden(Card(word), OPEN) for word in hand.split()]) for hand in hands])
    board = tuple(
        [
            card if square is Square("b1") else None
            for square, card in zip(SQUARES, played.state.board, strict=True)
        ]
    )
    played.state = replace(played.state, hands=cards, board=board)
    return played


def moves(played: Table, letter: str) -> list[str]:
    return [words.removeprefix("move ") for words in played.may(letter) if words.startswith("move")]


def test_four_lay_six_rows_of_seven_face_up_row_by_row() -> None:
    """S0: six rows of seven; a record lays a1 … g1, a2 … g2."""
    played = table()
    laid = played.all_told(CardLaidOut)
    assert [event.square.value for event in laid[:8]] == ["a1", "b1", "c1", "d1", "e1", "f1", "g1", "a2"]
    assert (len(laid), all(event.card.is_open() for event in laid)) == (42, True)


def test_pawns_start_on_the_first_corner_clockwise_and_do_not_take_its_card() -> None:
    """S0; our reading: only stopping takes."""
    played = table()
    assert [pawn.value for pawn in played.state.pawns] == ["a1", "a6", "g6", "g1"]
    assert played.state.hands == ((), (), (), ())
    assert all(played.state.board)


def test_a_pawn_moves_like_a_rook_never_onto_or_past_another() -> None:
    """S0: one or more squares, straight."""
    played = table()
    assert sorted(moves(played, "A")) == ["a2", "a3", "a4", "a5", "b1", "c1", "d1", "e1", "f1"]
    blocked = reachable(BOARDS[4], Square("c3"), frozenset({Square("c4"), Square("e3")}))
    assert sorted(square.value for square in blocked) == ["a3", "b3", "c1", "c2", "d3"]


def test_stopping_on_a_card_takes_it_and_empty_squares_may_be_used() -> None:
    """S0: stopping on a card takes it, shown to all."""
    played = table().play("A move c1")
    assert [card.look() for card in played.state.hands[0]] == [Card.FLOWERPOT]
    assert played.state.hands[0][0].is_open()
    played.play("B move b6", "C move f6", "D move f1", "A move b1", "B move a6", "C move g6", "D move g1")
    assert "c1" in moves(played, "A")
    played.play("A move c1")
    assert [card.look() for card in played.state.hands[0]] == [Card.FLOWERPOT, Card.FOOL]


def test_moves_go_round_from_the_dealers_left() -> None:
    """S0."""
    played = table()
    for letter in "ABCD":
        assert [seat for seat in "ABCD" if moves(played, seat)] == [letter]
        played.play(f"{letter} move {moves(played, letter)[0]}")


def test_a_pawn_that_cannot_move_passes() -> None:
    """S0."""
    played = table()
    pawns = (Square("a1"), Square("a2"), Square("b1"), Square("g1"))
    played.state = replace(played.state, pawns=pawns)
    assert [words for words in played.may("A") if not words.startswith(("ally", "concede"))] == ["pass"]
    played.play("A pass")
    assert moves(played, "B")


def test_before_a_move_somebody_may_ally_with_any_opponent_and_then_moves() -> None:
    """S0: who cannot refuse; the other two are then allies. An extra line before that seat's move."""
    played = table()
    assert [words for words in played.may("A") if "ally" in words] == ["ally B", "ally C", "ally D"]
    assert [words for words in played.may("B") if "ally" in words] == []
    played.play("A ally C")
    assert played.all_told(Allied) == [Allied(0, 2, (1, 3))]
    assert moves(played, "A")


def test_an_alliance_is_made_once_in_the_match_and_stays() -> None:
    """S0; our reading: once per match. Same alliances in later rounds."""
    played = table().play("A ally C", "A move b1")
    assert [words for words in played.may("B") if "ally" in words] == []
    played.play("B concede A", "C concede A", "D concede A").deal(PACK)
    assert played.state.alliance == Alliance(0, 2)
    assert [words for words in played.may("B") if "ally" in words] == []


def test_the_round_ends_when_all_cards_are_taken() -> None:
    """S0: and the longest run wins."""
    played = with_hands(table(), "1 2 3", "4 5 7", "9", "").play("A move b1")
    assert played.all_told(RoundEnded) == [RoundEnded("all_taken")]
    counted = played.all_told(RunCounted)
    assert [[c.value for c in event.cards] for event in counted] == [
        [Card.ONE, Card.TWO, Card.THREE],
        [Card.FOUR, Card.FIVE],
        [Card.NINE],
        [],
    ]
    assert played.all_told(RoundWon) == [RoundWon(0, "alone")]
    assert played.all_told(Scored) == [Scored((10, 0, 0, 0), (10, 0, 0, 0))]
    assert len(played.all_told(DealEnded)[0].held[0]) == 4
    sentences = [Words("en").tell(event, ["Anna", "Bo", "Cia", "Dan"], 2) for event in counted]
    assert sentences[1:] == ["The longest run of Bo: 4, 5.", "Your longest run: 9.", "Dan has no cards."]


def test_the_round_ends_when_all_others_concede_one_hand() -> None:
    """S0; our reading: by any other seat at any time, and it lasts for the round."""
    played = table().play("C concede B", "A concede B")
    assert [words for words in played.may("A") if "concede" in words] == []
    played.play("A move b1")
    assert played.all_told(RoundEnded) == []
    played.play("D concede B")
    assert played.all_told(RoundEnded) == [RoundEnded("conceded")]
    assert played.all_told(RoundWon) == [RoundWon(1, "alone")]


def test_the_round_ends_when_no_pawn_can_move_for_a_full_circuit() -> None:
    """Our reading. Four pawns can hardly block one another, so three are said to have passed."""
    played = with_hands(table(), "1 2 3", "4 5", "9", "")
    pawns = (Square("a1"), Square("a2"), Square("b1"), Square("g1"))
    played.state = replace(played.state, pawns=pawns, blocked=3)
    played.play("A pass")
    assert played.all_told(RoundEnded) == [RoundEnded("no_moves")]


def test_the_round_ends_when_nothing_has_been_taken_for_long() -> None:
    """Our reading, so that a round has an end: option `idle`."""
    played = with_hands(table(idle=8), "1 2 3", "4 5", "9", "")
    for _ in range(2):
        played.play(
            "A move a2",
            "B move b6",
            "C move f6",
            "D move f1",
            "A move a1",
            "B move a6",
            "C move g6",
            "D move g1",
        )
        if played.all_told(RoundEnded):
            break
    assert played.all_told(RoundEnded) == [RoundEnded("nothing_taken")]


@pytest.mark.parametrize(
    ("hand", "run"),
    [
        ("1 2 3 7 8", "1 2 3"),
        ("1 1 2 2", "1 2"),
        ("1 2 8 9", "8 9"),
        ("12 inn cavalier", "12 inn cavalier"),
        ("fool wreath harlequin", "harlequin"),
        ("fool flowerpot wreath 1", "fool flowerpot wreath 1"),
    ],
)
def test_the_longest_run_of_consecutive_ranks(hand: str, run: str) -> None:
    """S0; our reading: two alike count once; equal length: the higher cards."""
    cards = [Hidden(Card(word), OPEN) for word in hand.split()]
    assert [card.value for card in longest_run(cards)] == run.split()


def test_of_equally_long_runs_the_higher_cards_win() -> None:
    """S0."""
    played = with_hands(table(), "1 2 3", "7 8 9", "11", "5").play("A move b1")
    assert played.all_told(RoundWon) == [RoundWon(1, "alone")]


def test_a_full_tie_voids_the_round() -> None:
    """Our reading: nobody scores, and the next round is dealt."""
    played = with_hands(table(), "7 8 9", "7 8 9", "11", "5").play("A move b1")
    assert played.all_told(RoundVoid) == [RoundVoid((0, 1))]
    assert played.all_told(Scored) == [Scored((0, 0, 0, 0), (0, 0, 0, 0))]


@pytest.mark.parametrize(
    ("winner", "points"),
    [(0, (0, 0, 0, 0)), (2, (3, 0, 7, 0)), (1, (0, 6, 0, 4)), (3, (0, 4, 0, 6))],
)
def test_how_an_alliance_shares_the_points(winner: int, points: tuple[int, ...]) -> None:
    """S0: A chose C. The chooser wins: all 0; the chosen 7 and 3; one of the others 6 and 4."""
    assert shares(Alliance(0, 2), winner, seats=4)[0] == points


def test_the_next_dealer_sits_to_the_left_and_twenty_points_end_the_match() -> None:
    """S0: each round; somebody has 20 or more; most points win."""
    played = table().play("B concede A", "C concede A", "D concede A").deal(PACK)
    assert [began.dealer for began in played.all_told(DealBegan)] == [3, 0]
    assert moves(played, "B")
    played.play("B concede A", "C concede A", "D concede A")
    assert played.all_told(MatchEnded) == [MatchEnded((0,), (20, 0, 0, 0))]


def test_a_tie_at_the_end_is_shared() -> None:
    """S0."""
    played = table()
    played.state = replace(played.state, scores=(10, 20, 0, 0))
    played.play("B concede A", "C concede A", "D concede A")
    assert played.all_told(MatchEnded) == [MatchEnded((0, 1), (20, 20, 0, 0))]


def test_two_play_on_five_rows_of_five_without_alliances_for_a_point_a_round() -> None:
    """S0: 5×5, opposite corners, no alliances, 1 point a round, first to 4."""
    played = table(2)
    assert len(squares(BOARDS[2])) == 25
    assert [pawn.value for pawn in played.state.pawns] == ["a1", "e5"]
    assert sorted(moves(played, "A")) == ["a2", "a3", "a4", "a5", "b1", "c1", "d1", "e1"]
    assert [words for words in played.may("A") if "ally" in words] == []
    for number in range(4):
        played.play("A concede B" if number % 2 == 0 else "B concede A")
        if played.rules.returns(played.state) is None:
            played.deal(PACK)
    assert played.rules.stacks(played.state) == (2, 2)
    played.play("A concede B").deal(PACK).play("A concede B")
    assert played.all_told(MatchEnded) == [MatchEnded((1,), (2, 4))]
