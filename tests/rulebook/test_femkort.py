"""Femkortskille (Knackkille), rule by rule [RULES 3.3, W3]."""

from typing import Any

import pytest
from msgspec.structs import replace
from rulebook.table import Table

from kille.core.deals import AntePaid, DealBegan, DealEnded, MatchEnded, PotTaken
from kille.games.tricks.femkort import FEMKORT, LowHandShown, NobodyKnocked, WinnerPaid
from kille.games.tricks.five import LastTrickWon
from kille.games.tricks.pot import PotShared, WonUnplayed
from kille.games.tricks.trick import TrickWon

RULES: Any = FEMKORT.rulesets["knack"].rules
THREES = {
    "A": "8 9 10",
    "B": "2 3 4",
    "C": "inn cavalier pig",
    "D": "5 6 7",
}


def table(seats: int = 4, *, threes: dict[str, str] = THREES, **options: Any) -> Table:
    """D deals, so A is asked first; everyone has three cards."""
    played = Table(FEMKORT, replace(RULES, **options), seats)
    hands = [threes[letter].split() for letter in "ABCDEFGH"[:seats]]
    return played.deal(" ".join(card for row in zip(*hands, strict=True) for card in row))


def knocked(**options: Any) -> Table:
    """A, C and D knock; then each gets two more cards, one at a time."""
    played = table(**options).play("A knock", "B fold", "C knock", "D knock")
    return played.deal("11 hussar 1 12 cuckoo wreath")


FOUR_TRICKS = (
    *("A play 8", "C play inn", "D play 5"),
    *("C play cavalier", "D play 6", "A play 9"),
    *("C play pig", "D play 7", "A play 10"),
    *("C play hussar", "D play 1", "A play 11"),
)
LAST_TRICK = ("C play cuckoo", "D play wreath", "A play 12")


def test_all_ante_and_get_three_cards_one_at_a_time() -> None:
    """W3: all ante; three cards each."""
    played = table()
    assert played.all_told(AntePaid) == [AntePaid((0, 1, 2, 3), 1, 4)]
    assert [card.look().value for card in played.state.cards.hands[2]] == ["inn", "cavalier", "pig"]
    assert [played.may(letter) for letter in "ABCD"] == [["knock", "fold", "wait"], [], [], []]


def test_waiting_is_allowed_only_while_nobody_has_knocked() -> None:
    """W3: knock, fold or wait; after a knock only knock or fold."""
    played = table().play("A wait")
    assert played.may("B") == ["knock", "fold", "wait"]
    played.play("B knock")
    assert played.may("C") == ["knock", "fold"]


def test_those_who_waited_are_asked_once_more_in_order_if_somebody_knocks() -> None:
    """W3: waiters are asked again, to knock or fold."""
    played = table().play("A wait", "B wait", "C knock", "D fold")
    assert (played.may("A"), played.may("B")) == (["knock", "fold"], [])
    played.play("A fold")
    assert played.may("B") == ["knock", "fold"]


def test_a_lone_knocker_takes_the_pot_unplayed() -> None:
    """W3: no more cards, no tricks."""
    played = table().play("A wait", "B fold", "C knock", "D fold", "A fold")
    assert played.all_told(WonUnplayed) == [WonUnplayed(2)]
    assert played.all_told(PotTaken) == [PotTaken(2, 4, 0)]
    assert played.rules.stacks(played.state) == (-1, -1, 3, -1)


def test_without_a_knock_all_ante_again_and_the_next_deals_new_cards() -> None:
    """W3; our reading: the next dealer."""
    played = table().play("A wait", "B wait", "C fold", "D wait")
    assert played.all_told(NobodyKnocked) == [NobodyKnocked(4)]
    played.deal("1")
    assert [began.dealer for began in played.all_told(DealBegan)] == [3, 0]
    assert played.all_told(AntePaid)[-1].pot == 8


def test_extra_cards_go_clockwise_from_the_eldest_knocker() -> None:
    """W3; our reading: one at a time from the first knocker left of the dealer, who leads."""
    played = (
        table().play("A wait", "B fold", "C knock", "D knock", "A knock").deal("11 hussar 1 12 cuckoo wreath")
    )
    hands = [[card.look().value for card in hand] for hand in played.state.cards.hands]
    assert hands[0][3:] == ["11", "12"]
    assert hands[2][3:] == ["hussar", "cuckoo"]
    assert hands[3][3:] == ["1", "wreath"]
    assert played.may("A") == ["play 8", "play 9", "play 10", "play 11", "play 12"]


def test_whoever_can_beat_the_trick_must_and_an_equal_card_beats_it() -> None:
    """W3; our reading: else any card. Equal: the second beats the first."""
    played = knocked().play("A play 12")
    assert played.may("C") == ["play inn", "play cavalier", "play pig", "play hussar", "play cuckoo"]
    played.play("C play inn")
    assert played.may("D") == ["play wreath", "play 1", "play 5", "play 6", "play 7"]
    equal = table(threes={**THREES, "C": "8 inn 10"}).play("A knock", "B fold", "C knock", "D fold")
    equal.deal("11 cuckoo 12 cuckoo").play("A play 8")
    assert "play 8" in equal.may("C")
    equal.play("C play 8")
    assert [won.seat for won in equal.all_told(TrickWon)] == [2]


def test_the_winner_of_a_trick_leads_the_next() -> None:
    """W3."""
    played = knocked().play(*FOUR_TRICKS[:3])
    assert (played.may("A"), len(played.may("C"))) == ([], 4)


def test_the_example_the_fifth_trick_wins_pot_and_pays() -> None:
    """RULES 3.3, example: 4 ante 1; A, C, D knock; C takes the fifth trick: A and D pay 4, C gets 12."""
    played = knocked().play(*FOUR_TRICKS, *LAST_TRICK)
    assert [won.seat for won in played.all_told(LastTrickWon)] == [2]
    assert played.all_told(PotTaken) == [PotTaken(2, 4, 0)]
    assert played.all_told(WinnerPaid) == [WinnerPaid((0, 3), 2, 4)]
    assert played.rules.stacks(played.state) == (-5, -1, 11, -5)
    (ended,) = played.all_told(DealEnded)
    assert [[card.value.value for card in hand] for hand in ended.held] == [
        ["12"],
        [],
        ["cuckoo"],
        ["wreath"],
    ]


def test_the_example_where_a_knock_costs_a_stake() -> None:
    """RULES 3.3, example: with knock_pays 1 the pot is 7, A and D pay 7 each, C gets 21."""
    played = knocked(knock_pays=1).play(*FOUR_TRICKS, *LAST_TRICK)
    assert played.all_told(PotTaken) == [PotTaken(2, 7, 0)]
    assert played.all_told(WinnerPaid) == [WinnerPaid((0, 3), 2, 7)]
    assert played.rules.stacks(played.state) == (-9, -1, 19, -9)


def test_a_cap_limits_what_the_other_knockers_pay() -> None:
    """W3: option cap."""
    played = knocked(cap=3).play(*FOUR_TRICKS, *LAST_TRICK)
    assert played.all_told(WinnerPaid) == [WinnerPaid((0, 3), 2, 3)]
    assert played.rules.stacks(played.state) == (-4, -1, 9, -4)


def test_a_skituppslag_takes_the_pot_at_once() -> None:
    """W3: at least three cards of the three lowest ranks among five; our reading: two such, the eldest."""
    threes = {**THREES, "C": "fool flowerpot pig", "D": "wreath fool 7"}
    played = table(threes=threes, skituppslag=True).play("A knock", "B fold", "C knock", "D knock")
    played.deal("11 wreath flowerpot 12 cuckoo cavalier")
    (shown,) = played.all_told(LowHandShown)
    assert (shown.seat, len(shown.cards), all(card.is_open() for card in shown.cards)) == (2, 5, True)
    assert played.all_told(PotTaken) == [PotTaken(2, 4, 0)]
    assert played.rules.stacks(played.state) == (-1, -1, 3, -1)


def test_without_the_option_low_cards_are_played() -> None:
    """W3: skituppslag is an option."""
    played = table(threes={**THREES, "C": "fool flowerpot pig"}).play(
        "A knock", "B fold", "C knock", "D knock"
    )
    played.deal("11 wreath 1 12 cuckoo cavalier")
    assert played.all_told(LowHandShown) == []


@pytest.mark.parametrize("rounds", [1, 2])
def test_a_match_ends_when_everyone_has_dealt_so_often(rounds: int) -> None:
    """W3; a pot that nobody won is shared equally [our reading]."""
    played = Table(FEMKORT, replace(RULES, rounds=rounds), 3)
    for _ in range(3 * rounds):
        played.deal("1 2 3 4 5 6 7 8 9")
        for _ in range(3):
            seat = "ABC"[min(played.rules.awaited(played.state))]
            played.play(f"{seat} wait")
    assert played.all_told(PotShared) == [PotShared((3 * rounds,) * 3)]
    assert played.all_told(MatchEnded) == [MatchEnded((0, 1, 2), (0, 0, 0))]
