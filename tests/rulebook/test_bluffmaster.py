"""Bluffmäster, rule by rule [RULES 4.3, S0]."""

from rulebook.table import Table

from kille.core.deals import DealEnded, MatchEnded
from kille.core.hidden import Hidden, redact
from kille.core.seats import LETTERS
from kille.games.bluffmaster import BLUFFMASTER, Rules
from kille.games.bluffmaster.actions import Believe, Lay, Stop
from kille.games.bluffmaster.events import (
    BecameSafe,
    CardChecked,
    CardLaid,
    CaughtWithCards,
    DrawnBlind,
    PenaltySpared,
    PenaltyTaken,
    SequenceDue,
)
from kille.packs.kille import Card

THREE = (
    "fool 2 5 8 inn cuckoo",
    "flowerpot 3 6 9 cavalier harlequin",
    "wreath 4 7 10 pig hussar",
)
SEVEN = (
    "fool flowerpot wreath 1 2 3",
    "4 5 6 7 8 9",
    "10 11 12 inn cavalier pig",
    "hussar cuckoo harlequin fool flowerpot wreath",
    "1 2 3 4 5 6",
    "7 8 9 10 11 12",
    "inn cavalier pig hussar cuckoo harlequin",
)


def table(*hands: str, penalty: int = 3) -> Table:
    """Each has this hand, dealt one card at a time; the last seat has dealt and begins."""
    each = [hand.split() for hand in hands]
    deck = " ".join(card for round_ in zip(*each, strict=True) for card in round_)
    rules = Rules(hand=len(each[0]), penalty=penalty)
    return Table(BLUFFMASTER, rules, len(hands)).deal(deck)


def believed(played: Table, *lines: str) -> Table:
    """Play lines; whenever a card is laid, all believe it."""
    for line in lines:
        played.play(line)
        while asked := played.state.asked:
            played.play(f"{LETTERS[asked[0]]} believe")
    return played


def names(played: Table, letter: str) -> set[str]:
    """The ranks that a seat may name."""
    return {words.split()[-1] for words in played.may(letter) if words.startswith("lay")}


def hand(played: Table, seat: int) -> list[str]:
    """The cards of a seat."""
    return [card.look().value for card in played.state.hands[seat]]


def alone(played: Table) -> str:
    """The one who is to act."""
    (seat,) = played.rules.awaited(played.state)
    return LETTERS[seat]


def test_six_cards_each_and_the_rest_is_the_talon() -> None:
    """S0: six cards each; RECORD: one at a time from the dealer's left."""
    played = table(*THREE)
    assert [hand(played, seat) for seat in range(3)] == [cards.split() for cards in THREE]
    assert played.state.talon == 42 - 18


def test_the_dealer_begins_with_any_card_under_any_name() -> None:
    """S0: the dealer plays one card face down and says what it is. Nobody may say stop to nothing."""
    played = table(*THREE)
    assert played.all_told(SequenceDue) == [SequenceDue(2, "dealer")]
    assert len(played.may("C")) == 6 * 21
    assert (played.may("A"), played.may("B")) == ([], [])


def test_the_card_is_seen_by_its_player_and_its_name_is_heard_by_all() -> None:
    """S0: face down, but named."""
    played = table(*THREE).play("C lay 7 as 9")
    laid = CardLaid(2, Hidden(Card.SEVEN, frozenset({2})), Card.NINE, 5)
    assert played.all_told(CardLaid) == [laid]
    assert redact(laid, 2) == laid
    assert redact(laid, 0).card.value is None
    assert hand(played, 2) == ["wreath", "4", "10", "pig", "hussar"]


def test_the_next_must_name_a_higher_rank_with_any_card() -> None:
    """S0: the next player plays a higher card, and at all times one is free to bluff."""
    played = believed(table(*THREE), "C lay 4 as cavalier")
    assert names(played, "A") == {"pig", "hussar", "cuckoo", "harlequin"}
    assert "lay fool as harlequin" in played.may("A")
    assert len(played.may("A")) == 6 * 4 + 1


def test_one_of_two_equal_cards_is_offered_once() -> None:
    """Cards are told apart by rank alone."""
    played = table("5 5 6", "1 2 3", "4 4 8")
    assert len(played.may("C")) == 2 * 21


def test_stop_passes_a_player_over_this_once() -> None:
    """S0 and W63, our reading: who has said stop may lay again when the turn comes round."""
    played = believed(table(*THREE), "C lay 4 as 4", "A stop", "B lay 6 as 6", "C lay 7 as 7")
    assert "lay 8 as 8" in played.may("A")


def test_when_all_others_have_said_stop_the_player_starts_anew() -> None:
    """S0 and W63: a new sequence with any card; what was laid stays out of hands."""
    played = believed(table(*THREE), "C lay 4 as 4", "A lay 5 as 5", "B stop", "C stop")
    assert played.all_told(SequenceDue)[1:] == [SequenceDue(0, "all_stopped")]
    assert names(played, "A") == {card.value for card in Card}
    assert "stop" not in played.may("A")
    assert [card.look() for card in played.state.dead] == [Card.FOUR, Card.FIVE]
    assert [len(cards) for cards in played.state.hands] == [5, 6, 5]


def test_nobody_can_name_above_the_harlequin() -> None:
    """RULES 4.3: all that is left is to say stop."""
    played = believed(table(*THREE), "C lay 4 as harlequin")
    assert played.may("A") == ["stop"]
    played.play("A stop")
    assert played.may("B") == ["stop"]


def test_all_others_are_asked_until_the_first_check_or_the_last_belief() -> None:
    """S0: after a card and before the next any player can say check; our reading: the first one does."""
    played = table(*THREE).play("C lay 4 as 4")
    assert played.rules.actors(played.state) == played.rules.awaited(played.state) == {0, 1}
    assert (played.may("A"), played.may("C")) == (["check", "believe"], [])
    played.play("B believe")
    assert played.may("B") == []
    assert played.rules.awaited(played.state) == {0}
    played.play("A believe")
    assert alone(played) == "A"


def test_a_bluff_found_out_takes_three_cards_from_the_talon() -> None:
    """S0: the card is revealed, and its player takes 3 cards, which nobody else sees."""
    played = table(*THREE).play("C lay 4 as 5", "A check").deal("1 11 12")
    (checked,) = played.all_told(CardChecked)
    assert (checked.seat, checked.other, checked.found) == (0, 2, "bluff")
    assert redact(checked, 1).card.value is Card.FOUR
    assert hand(played, 2) == ["wreath", "7", "10", "pig", "hussar", "1", "11", "12"]
    assert [taken.left for taken in played.all_told(PenaltyTaken)] == [23, 22, 21]
    assert all(redact(taken, 0).card.value is None for taken in played.all_told(PenaltyTaken))


def test_a_wrong_check_takes_three_cards_from_the_talon() -> None:
    """S0: if the card was what was stated, the one who checked takes them, and the card stands."""
    played = table(*THREE).play("C lay 4 as 4", "B check").deal("1 11 12")
    assert hand(played, 1)[-3:] == ["1", "11", "12"]
    assert len(hand(played, 2)) == 5
    assert alone(played) == "A"
    assert names(played, "A") == {card.value for card in Card if card.rank > Card.FOUR.rank}


def test_a_bluff_found_out_counts_as_stop() -> None:
    """S0: as if that player had said stop; the rank named before is the one to beat."""
    played = believed(table(*THREE), "C lay 4 as 4").play("A lay fool as 9", "B check").deal("1 11 12")
    assert alone(played) == "B"
    assert names(played, "B") == {card.value for card in Card if card.rank > Card.FOUR.rank}
    (dead,) = played.state.dead
    assert (dead.look(), dead.is_open()) == (Card.FOOL, True)
    played.play("B stop")
    assert played.all_told(SequenceDue)[1:] == [SequenceDue(2, "all_stopped")]


def test_after_a_bluff_that_began_a_sequence_the_next_player_leads() -> None:
    """RULES 4.3: if there was no rank before it."""
    played = table(*THREE).play("C lay 4 as 5", "B check").deal("1 11 12")
    assert played.all_told(SequenceDue)[1:] == [SequenceDue(0, "nothing_named")]
    assert names(played, "A") == {card.value for card in Card}
    assert "stop" not in played.may("A")


def test_a_short_talon_gives_what_it_has() -> None:
    """Our reading: with fewer than are due, those that there are."""
    played = table(*SEVEN[:6], penalty=4).play("F lay 7 as 8", "A check").deal("inn cavalier pig hussar")
    played.play("A lay 3 as 4", "F check").deal("cuckoo harlequin")
    assert [len(cards) for cards in played.state.hands] == [7, 6, 6, 6, 6, 9]
    assert (played.state.talon, alone(played)) == (0, "B")


def test_with_the_talon_empty_a_bluffer_draws_from_the_checker() -> None:
    """S0: 1 card from the player who checked; drawn blind, and known to both of them."""
    played = table(*SEVEN).play("G lay inn as cavalier", "B check").deal("7")
    (drawn,) = played.all_told(DrawnBlind)
    assert (drawn.seat, drawn.other) == (6, 1)
    assert [redact(drawn, seat).card.value for seat in (1, 6, 0)] == [Card.SEVEN, Card.SEVEN, None]
    assert hand(played, 1) == ["4", "5", "6", "8", "9"]
    assert hand(played, 6)[-1] == "7"


def test_with_the_talon_empty_a_wrong_checker_draws_from_the_player() -> None:
    """S0: 1 card from the player who told the truth."""
    played = table(*SEVEN).play("G lay inn as inn", "B check")
    odds = {action.card.value: odds for action, odds in played.rules.chance_outcomes(played.state).items()}
    assert odds == dict.fromkeys(["cavalier", "pig", "hussar", "cuckoo", "harlequin"], 1)
    played.deal("pig")
    assert hand(played, 6) == ["cavalier", "hussar", "cuckoo", "harlequin"]
    assert hand(played, 1)[-1] == "pig"


def test_two_equal_cards_of_a_hand_are_drawn_twice_as_often() -> None:
    """A blind draw: each card of the hand is as likely as another."""
    hands = (SEVEN[0], "5 5 6 7 8 9", *SEVEN[2:4], "1 2 3 4 4 6", *SEVEN[5:])
    played = table(*hands).play("G lay inn as cavalier", "B check")
    odds = {action.card.value: odds for action, odds in played.rules.chance_outcomes(played.state).items()}
    assert odds == {"5": 2, "6": 1, "7": 1, "8": 1, "9": 1}


def test_what_was_drawn_is_known_to_both_until_a_card_of_that_hand_goes_face_down() -> None:
    """Our reading: after that, the card may be the one that went."""
    played = table(*SEVEN).play("G lay inn as cavalier", "B check").deal("7")
    assert redact(played.state, 1).hands[6][-1].value is Card.SEVEN
    assert redact(played.state, 0).hands[6][-1].value is None
    believed(played, "A lay 3 as 3", *[f"{letter} stop" for letter in "BCDEF"], "G lay pig as pig")
    assert all(card.value is None for card in redact(played.state, 1).hands[6])


SHORT = ("fool 2 5", "flowerpot 3 6", "wreath 4 7")


def test_the_last_card_makes_safe_only_when_it_is_believed_or_true() -> None:
    """S0; RULES: an empty hand is safe after the check window. A bluff found out brings new cards."""
    played = believed(table(*SHORT), "C lay 4 as 4", "A stop", "B stop", "C lay 7 as 7", "A stop", "B stop")
    caught = played.play("C lay wreath as 1")
    assert not caught.all_told(BecameSafe)
    caught.play("A check").deal("8 9 10")
    assert not caught.all_told(BecameSafe)
    assert hand(caught, 2) == ["8", "9", "10"]


def rid_of_all() -> Table:
    """C has laid all three cards and is believed; A is next, and may name what is above 7."""
    lines = ["C lay wreath as wreath", "A stop", "B stop", "C lay 4 as 4", "A stop", "B stop", "C lay 7 as 7"]
    return believed(table(*SHORT), *lines)


def test_when_all_say_stop_after_a_last_card_the_game_is_over() -> None:
    """S0: those who have cards left have lost; RULES: they score 0, the others as many as they beat."""
    played = rid_of_all()
    assert played.all_told(BecameSafe) == [BecameSafe(2, 1, 2)]
    assert played.rules.returns(played.state) is None
    played.play("A stop", "B stop")
    assert played.all_told(CaughtWithCards) == [CaughtWithCards((0, 1), "all_stopped")]
    (ended,) = played.all_told(DealEnded)
    assert (ended.out, [len(cards) for cards in ended.held]) == ((0, 1), [3, 3, 0])
    assert played.all_told(MatchEnded) == [MatchEnded((2,), (0, 0, 2))]
    assert played.rules.returns(played.state) == (0, 0, 2)


def test_else_it_goes_on_and_the_order_of_going_out_is_the_ranking() -> None:
    """S0: otherwise it continues; RULES: one seat left with cards ends it."""
    played = believed(rid_of_all(), "A stop", "B lay 6 as 8", "A stop")
    assert played.all_told(SequenceDue)[-1] == SequenceDue(1, "all_stopped")  # C is out and not asked
    believed(played, "B lay 3 as 3", "A stop", "B lay flowerpot as 9")
    assert played.all_told(BecameSafe) == [BecameSafe(2, 1, 2), BecameSafe(1, 2, 1)]
    assert played.all_told(CaughtWithCards) == [CaughtWithCards((0,), "one_left")]
    assert played.rules.returns(played.state) == (0, 1, 2)


def test_a_bluff_found_out_on_a_last_card_leaves_that_card_to_beat() -> None:
    """RULES: the bluff counts as stop, so all have said stop since the last card of C."""
    played = rid_of_all().play("A lay 5 as 9", "B check").deal("1 11 12").play("B stop")
    assert played.all_told(CaughtWithCards) == [CaughtWithCards((0, 1), "all_stopped")]


def laid_five() -> Table:
    """G dealt and has laid all but the Inn, each believed, and everyone else has said stop to each.

    The last one, a Cavalier, is still to be beaten.
    """
    played = table(*SEVEN)
    for card in ("cuckoo", "hussar", "pig", "harlequin"):
        believed(played, f"G lay {card} as {card}", *[f"{letter} stop" for letter in "ABCDEF"])
    return believed(played, "G lay cavalier as cavalier")


def test_a_wrong_check_of_a_last_card_with_the_talon_empty_costs_nothing() -> None:
    """Our reading: neither talon nor hand has a card to give."""
    played = laid_five().play(*[f"{letter} stop" for letter in "ABCDEF"])
    played.play("G lay inn as inn", "D check")
    assert played.all_told(PenaltySpared) == [PenaltySpared(3, 6)]
    assert played.all_told(BecameSafe) == [BecameSafe(6, 1, 6)]
    played.play(*[f"{letter} stop" for letter in "ABCDEF"])
    assert played.rules.returns(played.state) == (0, 0, 0, 0, 0, 0, 6)


def test_who_loses_the_last_card_to_a_draw_is_safe_too() -> None:
    """S0: no cards left. RULES: if the one due to start is out, the next live seat to its left starts."""
    played = laid_five().play("A stop", "B lay 4 as pig", "G check").deal("inn")
    assert played.all_told(BecameSafe) == [BecameSafe(6, 1, 6)]
    played.play(*[f"{letter} stop" for letter in "CDEF"])
    assert played.all_told(SequenceDue)[-1] == SequenceDue(0, "starter_out")
    assert (played.rules.returns(played.state), alone(played)) == (None, "A")


def test_silence_believes_stops_and_starts_with_the_lowest_card_by_its_name() -> None:
    """RECORD: the timeout actions."""
    played = table(*THREE)
    assert played.rules.timeout_action(played.state, 2) == Lay(Card.WREATH, Card.WREATH)
    played.play("C lay 4 as 4")
    assert played.rules.timeout_action(played.state, 0) == Believe()
    played.play("A believe", "B believe")
    assert played.rules.timeout_action(played.state, 0) == Stop()


def test_a_true_card_that_was_checked_lies_open() -> None:
    """S0: it is revealed; it stays in the sequence."""
    played = table(*THREE).play("C lay 4 as 4", "A check").deal("1 11 12")
    (laid,) = played.state.sequence
    assert laid.card.is_open()
