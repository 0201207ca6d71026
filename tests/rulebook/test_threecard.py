"""Kille with three cards, rule by rule [S0; RULES 3.1]."""

from typing import Any

import pytest
from rulebook.table import Table
from rulebook.tricks import deal_hands, play_tricks

from kille.core.deals import DealBegan, DealEnded, Dealt, MatchEnded, PotTaken
from kille.core.hidden import redact
from kille.games.tricks.threecard import THREECARD, PaidIn, Rules, TalonTaken, WonUnplayed
from kille.games.tricks.trick import Play, TrickWon

RULEBOOK = THREECARD.rulesets["rulebook"].rules
HANDS = ("harlequin hussar 4", "cuckoo 5 2", "9 8 7", "3 2 1")


def dealt(*hands: str, rules: Any = RULEBOOK) -> Table:
    """A table with these hands; the last seat deals and has anted."""
    return deal_hands(Table(THREECARD, rules, len(hands)), *hands)


def joined(*hands: str, rules: Any = RULEBOOK) -> Table:
    """A table at which everyone has joined."""
    table = dealt(*hands, rules=rules)
    return table.play(*(f"{seat} join" for seat in "ABCDEFGH"[: len(hands)]))


def with_pot_of_nine() -> Table:
    """After a deal in which B, C and D took nothing; A deals next, so that B is asked first."""
    table = joined("harlequin harlequin cuckoo", "3 2 1", "4 3 2", "5 4 1")
    play_tricks(table, "harlequin 3 4 5", "harlequin 2 3 4", "cuckoo 1 2 1")
    assert table.state.pot == 9
    return table


def test_the_dealer_antes_three() -> None:
    """[S0]: before each hand the dealer antes 3 points."""
    table = Table(THREECARD, RULEBOOK, 4).deal("7")
    assert table.told[:2] == [DealBegan(3), PaidIn((3,), 3, 3, "dealer")]
    assert table.rules.stacks(table.state) == (0, 0, 0, -3)


def test_three_cards_each() -> None:
    """[S0]: each player is dealt 3 cards; the left of the dealer is asked first [RULES 3.1]."""
    table = dealt(*HANDS)
    assert [event.seat for event in table.all_told(Dealt)] == [0, 1, 2, 3] * 3
    assert table.rules.awaited(table.state) == {0}


def test_nobody_may_fold_at_a_pot_of_three() -> None:
    """[S0]: when the pot contains only 3 points, as before the first deal, no one is allowed to fold."""
    table = dealt(*HANDS)
    for seat in "ABCD":
        assert table.may(seat) == ["join", "take_talon"]
        table.play(f"{seat} join")


def test_with_more_in_the_pot_one_may_fold() -> None:
    """[S0]: join the hand or fold."""
    table = with_pot_of_nine()
    deal_hands(table, *HANDS)  # B C D A; the dealer's three make it twelve
    assert table.state.pot == 12
    assert table.may("B") == ["join", "fold", "take_talon"]
    table.play("B fold", "C join", "D fold", "A join")
    assert table.rules.awaited(table.state) == {2}
    assert [len(hand) for hand in table.state.cards.hands] == [3, 0, 3, 0]


def test_the_first_joiner_left_of_the_dealer_leads() -> None:
    """[RULING]"""
    table = deal_hands(with_pot_of_nine(), *HANDS).play("B fold", "C fold", "D join", "A join")
    assert table.rules.awaited(table.state) == {3}
    assert table.may("D") == ["play 7", "play 8", "play 9"]


def test_the_talon_for_the_whole_hand() -> None:
    """[S0]: before joining, players may exchange their cards for the talon; then join or fold."""
    table = dealt(*HANDS).play("A take_talon")
    assert table.rules.awaited(table.state) == set()
    table.deal("12 12 11")
    assert table.may("A") == ["join"]
    table.play("A join")
    assert [card.look().value for card in table.state.cards.hands[0]] == ["12", "12", "11"]
    (told,) = table.all_told(TalonTaken)
    assert [card.value for card in redact(told, 1).cards] == [None] * 3


def test_who_took_the_talon_may_fold() -> None:
    """[RULES 3.1]: take_talon, then join or fold, if the pot allows it."""
    table = deal_hands(with_pot_of_nine(), *HANDS).play("B take_talon").deal("fool fool wreath")
    assert table.may("B") == ["join", "fold"]


def test_only_one_can_take_the_talon() -> None:
    """[RULING]: the cards given up are out of play."""
    table = dealt(*HANDS).play("A take_talon").deal("12 12 11").play("A join")
    assert table.may("B") == ["join"]
    assert "harlequin" not in {card.look().value for hand in table.state.cards.hands for card in hand}


def test_the_talon_is_decided_when_it_is_taken() -> None:
    """[RULES 3.1]: any card that was not dealt may lie there, and none of which both copies have been."""
    table = dealt("7 7 1", "2 3 4", "5 6 8").play("A take_talon")
    odds = {outcome.card.value: left for outcome, left in table.rules.chance_outcomes(table.state).items()}
    assert "7" not in odds
    assert (odds["2"], odds["harlequin"]) == (1, 2)


def test_the_one_who_is_left_takes_the_pot_unasked() -> None:
    """[S0]: if all but one player folds, that one takes the pot without play."""
    table = deal_hands(with_pot_of_nine(), *HANDS).play("B fold", "C fold", "D fold")
    (won,) = table.all_told(WonUnplayed)
    assert won.seat == 0
    assert table.all_told(PotTaken)[-1] == PotTaken(0, 12, 0)
    assert table.rules.stacks(table.state) == (0 + 12, -3, -3, -6)
    ended = table.all_told(DealEnded)[-1]
    assert [len(hand) for hand in ended.held] == [3, 0, 0, 0]
    assert table.state.dealer == 1


def test_one_who_has_joined_takes_the_pot_when_the_rest_fold() -> None:
    table = deal_hands(with_pot_of_nine(), *HANDS).play("B join", "C fold", "D fold", "A fold")
    assert table.all_told(WonUnplayed)[0].seat == 1


@pytest.mark.parametrize(
    ("hand", "may"),
    [
        ("harlequin 5 2", ["play harlequin"]),  # it must be as high
        ("9 5 12", ["play 9", "play 12"]),  # an equal card is high enough
        ("8 5 2", ["play 8"]),  # else the highest
    ],
)
def test_as_high_or_else_the_highest(hand: str, may: list[str]) -> None:
    """[S0]: play a card at least as high; those who cannot must play their highest card."""
    table = play_tricks(joined("9 1 1", hand, "fool fool wreath"), "9")
    assert table.may("B") == may


def test_the_later_of_equals_takes_the_trick() -> None:
    """[S0, general note]: the last card played is regarded as higher."""
    table = play_tricks(joined("9 1 1", "9 5 12", "fool fool wreath"), "9 9 wreath")
    assert [event.seat for event in table.all_told(TrickWon)] == [1]
    assert table.rules.awaited(table.state) == {1}


def test_each_trick_is_a_third_of_the_pot() -> None:
    """[S0]: for each trick a player takes, the player receives 1/3 of the pot."""
    table = deal_hands(with_pot_of_nine(), *HANDS).play("B join", "C join", "D join", "A join")
    before = len(table.all_told(PotTaken))
    play_tricks(table, "harlequin cuckoo 9 3", "hussar 5 8 2", "4 2 7 1")
    assert table.all_told(PotTaken)[before:] == [PotTaken(1, 4, 8), PotTaken(1, 4, 4), PotTaken(3, 4, 0)]


def test_example() -> None:
    """[RULES 3.1]: pot 3; tricks A2 B1 C0 D0; the next pot is 9, and a trick of it worth 3."""
    hands = ("harlequin hussar 4", "cuckoo 5 2", "3 2 1", "6 3 1")
    table = play_tricks(joined(*hands), "harlequin cuckoo 3 6", "4 5 2 3", "2 1 1 hussar")
    assert [event.seat for event in table.all_told(TrickWon)] == [0, 1, 0]
    assert table.all_told(PaidIn)[1:] == [PaidIn((2, 3), 3, 6, "no_trick")]
    assert table.rules.stacks(table.state) == (2, 1, -3, -3 - 3)
    table.deal("7")
    assert table.state.pot == 9
    assert table.rules.stacks(table.state) == (2 - 3, 1, -3, -6)


def test_who_folded_pays_nothing() -> None:
    """[S0]: each player who joined the hand, but did not take any tricks."""
    table = deal_hands(with_pot_of_nine(), *HANDS).play("B join", "C fold", "D join", "A join")
    play_tricks(table, "harlequin 9 3", "hussar 8 2", "4 7 1")  # B, B, then D
    assert table.all_told(PaidIn)[-1] == PaidIn((0,), 3, 3, "no_trick")


def test_everyone_deals_twice_and_the_last_losers_keep_their_ante() -> None:
    """[S0: usually 2; RULING on the very last hand]: then the pot is empty and the chips add up."""
    table = Table(THREECARD, RULEBOOK, 3)
    for deal in range(6):
        assert table.rules.returns(table.state) is None
        table.deal("harlequin 3 1 harlequin 2 1 cuckoo 2 fool")
        while table.state.deals == deal + 1 and table.rules.returns(table.state) is None:
            (seat,) = table.rules.awaited(table.state)
            may = table.may("ABC"[seat])
            table.play(f"{'ABC'[seat]} {may[0]}")
    assert [event.dealer for event in table.all_told(DealBegan)] == [2, 0, 1, 2, 0, 1]
    assert table.state.pot == 0
    assert sum(table.rules.stacks(table.state)) == 0
    (ended,) = table.all_told(MatchEnded)
    assert ended.result == table.rules.returns(table.state)
    assert isinstance(table.told[-3], PotTaken)  # nothing is paid in after the last trick


def test_rounds() -> None:
    """Option `rounds`: everyone deals once."""
    table = joined("harlequin hussar 4", "cuckoo 5 2", "3 2 1", rules=Rules(rounds=1))
    play_tricks(table, "harlequin cuckoo 3", "hussar 5 2", "4 2 1")
    assert table.rules.returns(table.state) is None
    for _ in range(2):
        table.deal("harlequin 3 1 harlequin 2 1 cuckoo 2 fool")
        while table.rules.awaited(table.state):
            (seat,) = table.rules.awaited(table.state)
            table.play(f"{'ABC'[seat]} {table.may('ABC'[seat])[0]}")
    assert table.rules.returns(table.state) is not None


def test_silence_folds_or_joins_where_folding_is_forbidden() -> None:
    """[RECORD]: fold (join where folding is forbidden); later the lowest card that may be played."""
    table = dealt(*HANDS)
    assert table.rules.timeout_action(table.state, 0).__class__.__name__ == "Join"
    table = deal_hands(with_pot_of_nine(), *HANDS)
    assert table.rules.timeout_action(table.state, 1).__class__.__name__ == "Fold"
    table.play("B join", "C join", "D join", "A join")
    lowest = table.rules.timeout_action(table.state, 1)
    assert isinstance(lowest, Play)
    assert lowest.card.value == "4"
