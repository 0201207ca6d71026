"""Dubbel fanfar, rule by rule [RULES 4.1, S0]."""

from msgspec.structs import replace
from rulebook.table import Table

from kille.core.deals import AntePaid, DealEnded, MatchEnded, PotTaken
from kille.core.hidden import redact
from kille.games.fanfar import (
    FANFAR,
    CardDrawn,
    PaidToPass,
    RunCompleted,
    RunOpened,
    WentEmpty,
)

RULES = FANFAR.rulesets["rulebook"].rules
LOW = ["12", "11", "10", "9", "8", "7", "6", "5", "4", "3", "2", "1", "wreath", "flowerpot"]
HIGH = ["cavalier", "pig", "hussar", "cuckoo", "harlequin"]


def two_hands(first: list[str], second: list[str]) -> str:
    """The deck that deals these hands: one card at a time, to A (who does not deal) first."""
    return " ".join(card for pair in zip(first, second, strict=True) for card in pair)


def table(first: list[str], second: list[str]) -> Table:
    """A begins with the first hand; B has dealt."""
    return Table(FANFAR, RULES, 2, dealer=1).deal(two_hands(first, second))


A_RUNS = ["inn", *HIGH, *["1", "2", "3", "4", "5", "6", "7", "8"]]


def test_each_antes_one_and_gets_fourteen_cards_one_at_a_time() -> None:
    """S0: one chip each, 14 cards each, 14 in the talon; the one who does not deal gets the first card."""
    played = table(A_RUNS, LOW)
    assert played.all_told(AntePaid) == [AntePaid((0, 1), 1, 2)]
    assert [len(hand) for hand in played.state.hands] == [14, 14]
    assert [card.look().value for card in played.state.hands[0]] == A_RUNS
    assert played.rules.stacks(played.state) == (-1, -1)


def test_who_does_not_deal_begins_and_an_inn_opens() -> None:
    """S0; our reading: the non-dealer begins. Nothing but an Inn may be played first."""
    played = table(A_RUNS, LOW)
    assert played.may("A") == ["play inn"]
    assert played.may("B") == []
    played.play("A play inn")
    assert isinstance(played.told[-1], RunOpened)


def test_the_run_grows_at_both_ends() -> None:
    """S0: downwards 12, 11 …; upwards Cavalier, Pig …"""
    played = table(A_RUNS, LOW).play("A play inn")
    assert played.may("B") == ["play 12"]
    played.play("B play 12")
    assert played.may("A") == ["play cavalier"]
    played.play("A play cavalier")
    assert played.may("B") == ["play 11"]


def test_at_the_foot_of_the_run_come_wreath_flowerpot_and_fool() -> None:
    """S0: after the 1 come the Wreath, the Flowerpot and the Fool, and below it nothing."""
    first = ["inn", *["11", "9", "7", "5", "3", "1", "flowerpot"], *["1", "2", "3", "4", "5", "6"]]
    second = [*["12", "10", "8", "6", "4", "2", "wreath", "fool"], *["7", "8", "9", "10", "11", "12"]]
    played = table(first, second).play("A play inn")
    for down, up in zip(second[:7], first[1:8], strict=True):
        played.play(f"B play {down}", f"A play {up}")
    assert played.may("B") == ["play fool"]
    played.play("B play fool")
    assert played.may("A") == ["pay"]


def test_who_cannot_play_pays_and_draws_and_the_turn_passes() -> None:
    """S0: a chip into the pot, the top of the talon, and the other's turn; nobody else sees the card."""
    played = table(LOW, A_RUNS)
    assert played.may("A") == ["pay"]
    played.play("A pay").deal("inn")
    assert played.all_told(PaidToPass) == [PaidToPass(0, 1, 3)]
    (drew,) = played.all_told(CardDrawn)
    assert (drew.left, redact(drew, 1).card.value) == (13, None)
    assert played.may("A") == []  # our reading: the drawn card waits for the next turn
    assert played.may("B") == ["play inn"]  # our reading: who can play may not pay


def test_a_talon_that_is_used_up_gives_no_card() -> None:
    """S0: draw the top of the talon, if any."""
    first, second = [*LOW], ["fool", "fool", *["1", "2", "3", "4", "5", "6", "7", "8", "9", "10", "11", "12"]]
    played = table(first, second)
    talon = [
        "wreath",
        "flowerpot",
        "cavalier",
        "pig",
        "cavalier",
        "pig",
        "hussar",
        "cuckoo",
        "hussar",
        "cuckoo",
        "harlequin",
        "harlequin",
    ]
    for number, card in enumerate(talon):
        played.play(f"{'AB'[number % 2]} pay").deal(card)
    played.play("A pay").deal("inn").play("B pay").deal("inn")
    played.play("A play inn", "B play 12", "A play 11", "B play 10", "A play 9", "B play 8", "A play 7")
    played.play("B play 6", "A play 5", "B play 4", "A play 3", "B play 2", "A play 1")
    assert (sum(played.state.drawn), played.state.pot, played.may("B")) == (14, 16, ["pay"])
    played.play("B pay")
    assert (sum(played.state.drawn), played.state.pot, played.may("A")) == (
        14,
        17,
        ["play wreath", "play cavalier"],
    )


def test_a_complete_run_is_followed_by_a_second_one() -> None:
    """S0: when all 21 are out a new Inn opens the second run; our reading: whoever's turn it is opens it."""
    first = ["inn", *["11", "9", "7", "5", "3", "1", "flowerpot"], "pig", "cuckoo", *["1", "2", "3", "4"]]
    second = [
        *["12", "10", "8", "6", "4", "2", "wreath", "fool"],
        "cavalier",
        "hussar",
        "harlequin",
        "inn",
        "12",
        "11",
    ]
    played = table(first, second).play("A play inn")
    for theirs, ours in zip(second[:7], first[1:8], strict=True):
        played.play(f"B play {theirs}", f"A play {ours}")
    played.play("B play fool", "A pay").deal("10").play("B play cavalier", "A play pig")
    played.play("B play hussar", "A play cuckoo", "B play harlequin")
    assert played.all_told(RunCompleted) == [RunCompleted(1, 0)]
    assert played.may("A") == ["pay"]
    played.play("A pay").deal("9")
    assert played.may("B") == ["play inn"]
    played.play("B play inn")
    assert [event.number for event in played.all_told(RunOpened)] == [1, 2]


def test_the_example_of_antes_passes_and_cards_left() -> None:
    """RULES 4.1, example: antes 2, passes 3 and 2; A goes out, B holds 5: A receives 7 + 5.

    Turns alternate and every pass draws a card, so no deal comes to just these numbers; the table is set.
    """
    played = table(A_RUNS, LOW).play("A play inn", "B play 12")
    hands = (played.state.hands[0][:1], played.state.hands[1][:5])
    played.state = replace(played.state, hands=hands, pot=7, stacks=(-4, -3))
    played.play("A play cavalier")
    assert played.all_told(PotTaken) == [PotTaken(0, 7, 0)]
    assert played.all_told(WentEmpty) == [WentEmpty(0, 1, 5, 5)]
    assert played.rules.returns(played.state) == (-4 + 7 + 5, -3 - 5)


def test_who_plays_the_last_card_takes_the_pot_and_a_chip_for_each_card_left() -> None:
    """S0: the pot, and 1 from the other for each card left there; then the match is over."""
    first = [
        "inn",
        *["11", "9", "7", "5", "3", "1", "flowerpot"],
        "pig",
        "cuckoo",
        "cavalier",
        "hussar",
        "harlequin",
        "fool",
    ]
    second = [*["12", "10", "8", "6", "4", "2", "wreath"], *["1", "2", "3", "4", "5", "6", "7"]]
    played = table(first, second).play("A play inn")
    for theirs, ours in zip(second[:7], first[1:8], strict=True):
        played.play(f"B play {theirs}", f"A play {ours}")
    for card, drawn in zip(
        ("fool", "cavalier", "pig", "hussar", "cuckoo"), ["8", "9", "10", "11", "12"], strict=True
    ):
        played.play("B pay").deal(drawn).play(f"A play {card}")
    played.play("B pay").deal("inn").play("A play harlequin")
    assert played.all_told(WentEmpty) == [WentEmpty(0, 1, 13, 13)]
    assert played.all_told(PotTaken) == [PotTaken(0, 8, 0)]
    assert played.rules.returns(played.state) == (20, -20)
    (ended,) = played.all_told(DealEnded)
    assert (ended.out, [len(hand) for hand in ended.held]) == ((1,), [0, 13])
    assert played.all_told(MatchEnded) == [MatchEnded((0,), (20, -20))]
