"""Krypkille, rule by rule [S0, S2; RULES 3.2]."""

from typing import Any

import pytest
from rulebook.table import Table
from rulebook.tricks import deal_hands, play_tricks

from kille.core.deals import DealBegan, DealEnded, Dealt, MatchEnded, Scored
from kille.games.tricks.crawl import AllTied, CardCounted, DealWon, HighestOut, judge, may_play
from kille.games.tricks.krypkille import KRYPKILLE, Rules
from kille.games.tricks.trick import Laid, TrickWon, dealt
from kille.packs.kille import Card

RULEBOOK, ENCYCLOPEDIA, POINTS = (
    KRYPKILLE.rulesets[name].rules for name in ("rulebook", "encyclopedia", "points")
)

FIVES: tuple[tuple[str, ...], tuple[str, ...]] = (
    (
        "fool flowerpot wreath wreath 4 5 6 7 7 8 12 pig cuckoo cuckoo",
        "fool 1 2 9 10 11 12 inn inn cavalier pig hussar hussar harlequin",
        "flowerpot 1 2 3 3 4 5 6 8 9 10 11 cavalier harlequin",
    ),
    (
        *("12 cavalier flowerpot", "inn harlequin fool", "1 8 11", "1 4 6", "4 pig 2", "12 3 flowerpot"),
        *("10 3 pig", "7 fool 9", "11 cuckoo 2", "7 inn cavalier", "6 wreath hussar", "9 10 wreath"),
        *("8 cuckoo hussar", "5 harlequin 5"),
    ),
)
"""The example of RULES 3.2 whose last trick is, in order of play, A's 5, B's Harlequin, C's 5."""

NINES: tuple[tuple[str, ...], tuple[str, ...]] = (
    (
        "flowerpot wreath wreath 3 5 5 6 8 9 10 10 11 hussar cuckoo",
        "fool fool flowerpot 1 2 4 6 7 8 9 12 hussar cuckoo harlequin",
        "1 2 3 4 7 11 12 inn inn cavalier cavalier pig pig harlequin",
    ),
    (
        *("8 fool 1", "wreath 12 12", "pig flowerpot harlequin", "flowerpot 4 6", "wreath 8 11"),
        *("pig cuckoo fool", "11 1 inn", "inn 3 cuckoo", "hussar harlequin 5", "cavalier 5 2"),
        *("3 10 4", "10 6 cavalier", "7 hussar 7", "9 9 2"),
    ),
)
"""The example whose last trick is A's 9, B's 9, C's 2."""


def played(rules: Any, example: tuple[tuple[str, ...], tuple[str, ...]]) -> Table:
    """A deal of three, played to its end; C deals, A leads."""
    hands, tricks = example
    return play_tricks(deal_hands(Table(KRYPKILLE, rules, 3), *hands), *tricks)


def laid(words: str) -> tuple[Laid, ...]:
    """A trick played by A, B, C …"""
    return tuple(Laid(seat, dealt(Card(word), seat).shown()) for seat, word in enumerate(words.split()))


def options(hand: str, trick: str, *, must_head: bool = False) -> str:
    """What may be played from a hand to a trick."""
    on_table = laid(trick)
    cards = tuple(dealt(Card(word), len(on_table)) for word in hand.split())
    return " ".join(c.value for c in may_play(cards, on_table, must_head=must_head))


@pytest.mark.parametrize(("seats", "each"), [(3, 14), (4, 10), (5, 8), (6, 7), (7, 6), (8, 5)])
def test_as_many_equal_hands_as_possible(seats: int, each: int) -> None:
    """[S0, S2]: as many cards as possible, all the same number; the rest is put aside."""
    pack = " ".join(card.value for card in Card for _ in range(2))
    table = Table(KRYPKILLE, RULEBOOK, seats).deal(pack)
    assert [len(hand) for hand in table.state.cards.hands] == [each] * seats
    dealt_to = [event.seat for event in table.all_told(Dealt)]
    assert dealt_to == [n % seats for n in range(each * seats)]  # from the dealer's left, one at a time
    assert table.rules.awaited(table.state) == {0}


@pytest.mark.parametrize(("seats", "each"), [(3, 13), (4, 10), (5, 8), (6, 6), (7, 5), (8, 5)])
def test_one_card_is_held_back_where_none_would_be_over(seats: int, each: int) -> None:
    """[S2]: with three, six or seven players the last card to each is sometimes skipped."""
    assert Rules(goal="points", hold_back=True).start(seats, 0).cards.size == each


def test_left_of_the_dealer_leads_any_card() -> None:
    """[S0]: the player left of the dealer plays a card of their choice."""
    table = deal_hands(Table(KRYPKILLE, RULEBOOK, 3), *FIVES[0])
    assert table.may("A") == [
        f"play {card}"
        for card in ["fool", "flowerpot", "wreath", "4", "5", "6", "7", "8", "12", "pig", "cuckoo"]
    ]
    assert table.may("B") == []


@pytest.mark.parametrize(
    ("hand", "trick", "may"),
    [
        ("3 8 12", "7", "3 8 12"),
        ("3 5 12", "7 10", "3 12"),
        ("3 5", "7", "3"),
        ("8 9", "7", "8 9"),  # the lowest heads, too
        ("harlequin fool", "harlequin", "fool harlequin"),
    ],
)
def test_head_or_crawl_with_the_very_lowest(hand: str, trick: str, may: str) -> None:
    """[S0, S2]: a card higher than the highest so far, or the lowest card of the hand, as one likes."""
    assert options(hand, trick) == may


def test_an_equal_card_heads() -> None:
    """[S0 general note, S2]: of two equal cards the later beats the earlier."""
    assert options("2 7 8", "7") == "2 7 8"
    table = played(RULEBOOK, NINES)
    third = table.all_told(TrickWon)[1]
    assert (third.seat, third.card.look()) == (2, Card.TWELVE)  # wreath 12 12: the later 12


def test_must_head() -> None:
    """[S2, variant; example of RULES 3.2]: hand {4, 11} on a 7 must play 11."""
    assert options("4 11", "7", must_head=True) == "11"
    assert options("4 11", "7") == "4 11"
    assert options("4 5", "7", must_head=True) == "4"


def test_the_winner_of_a_trick_leads() -> None:
    """[S0]: the highest card takes the trick and its player plays the next one."""
    table = play_tricks(deal_hands(Table(KRYPKILLE, RULEBOOK, 3), *FIVES[0]), "12 cavalier flowerpot")
    (won,) = table.all_told(TrickWon)
    assert (won.seat, won.card.look(), won.number) == (1, Card.CAVALIER, 1)
    assert table.rules.awaited(table.state) == {1}


def test_rulebook_the_lowest_played_last_wins() -> None:
    """[S0; example]: 5, harlequin, 5: C wins, the tied card that was played last. The match is one deal."""
    table = played(RULEBOOK, FIVES)
    (won,) = table.all_told(DealWon)
    assert (won.seat, won.card.look(), won.why) == (2, Card.FIVE, "last_of_lowest")
    assert table.all_told(MatchEnded) == [MatchEnded((2,), (0, 0, 1))]
    assert table.rules.returns(table.state) == (0, 0, 1)


def test_rulebook_the_lowest_wins() -> None:
    """[S0]: 9 9 2: C wins with the lowest card; nobody is out."""
    table = played(RULEBOOK, NINES)
    (won,) = table.all_told(DealWon)
    assert (won.seat, won.why) == (2, "lowest")
    assert table.all_told(DealEnded)[0].out == ()
    assert table.rules.in_play(table.state) == {0, 1, 2}


def test_encyclopedia_the_highest_is_out() -> None:
    """[S2; example]: 5, harlequin, 5: B is out, and the others play on with 21 cards each."""
    table = played(ENCYCLOPEDIA, FIVES)
    assert [event.seat for event in table.all_told(HighestOut)] == [1]
    (ended,) = table.all_told(DealEnded)
    assert ended.out == (1,)
    assert [[card.look().value for card in hand] for hand in ended.held] == [["5"], ["harlequin"], ["5"]]
    assert table.state.live == (0, 2)
    assert table.state.cards.size == 21
    assert table.state.dealer == 0  # the next live seat to C's left
    assert table.state.cards.leader == 2


def test_encyclopedia_the_next_live_seat_deals() -> None:
    """[RULING]: when A is out it is B that deals after C, and C leads."""
    table = Table(KRYPKILLE, ENCYCLOPEDIA, 3, dealer=0)
    hands, tricks = FIVES
    play_tricks(deal_hands(table, *hands), *tricks)  # the seats are turned: B leads, C has the Harlequin
    assert table.state.live == (0, 1)
    assert (table.state.dealer, table.state.cards.leader) == (1, 0)


def test_encyclopedia_equal_highest_are_both_out() -> None:
    """[S2; example]: in the last trick equals are equal. 9 9 2: A and B are out, and C has won."""
    table = played(ENCYCLOPEDIA, NINES)
    assert table.all_told(DealEnded)[0].out == (0, 1)
    assert table.all_told(MatchEnded) == [MatchEnded((2,), (0, 0, 1))]
    assert table.rules.in_play(table.state) == {2}


def last_trick(words: str, goal: Any) -> tuple[Any, list[Any]]:
    """What the last trick of these cards comes to."""
    told: list[Any] = []
    story = judge(laid(words), goal, seats=len(words.split()))
    while True:
        try:
            told.append(next(story))
        except StopIteration as end:
            return end.value, told


def test_all_tied_is_played_again() -> None:
    """[RULING]: if everyone left has the highest card, the same dealer deals again."""
    verdict, told = last_trick("9 9", "highest_out")
    assert verdict.again
    assert not verdict.out
    assert [type(event) for event in told] == [AllTied]
    # two left, 21 cards each: A leads, and both keep a fool to the end
    table = played(ENCYCLOPEDIA, FIVES)
    rest = [card.value for card in Card if card is not Card.FOOL]
    deal_hands(table, " ".join(["fool", *rest]), " ".join(["fool", *rest]))
    for card in reversed(rest):
        play_tricks(table, f"{card} {card}")
    before = table.state.dealer
    play_tricks(table, "fool fool")
    assert [type(event) for event in table.told[-2:]] == [AllTied, DealEnded]
    assert table.told[-1].out == ()
    assert (table.state.dealer, table.state.live) == (before, (0, 2))


def test_points() -> None:
    """[S2; example]: 5, harlequin, 5: A, who played the first of the lowest, +1, C nothing, B −1."""
    table = played(POINTS, FIVES)
    assert table.all_told(Scored) == [Scored((1, -1, 0), (1, -1, 0))]
    counted = [(event.seat, event.points, event.why) for event in table.all_told(CardCounted)]
    assert counted == [(0, 1, "first_of_lowest"), (1, -1, "highest")]
    assert table.all_told(DealEnded)[0].out == ()


def test_points_with_equal_highest() -> None:
    """[RULING; example]: 9 9 2: C +2, A −1 and B −1."""
    assert played(POINTS, NINES).rules.stacks(played(POINTS, NINES).state) == (-1, -1, 2)


def test_points_everyone_deals_once() -> None:
    """[RULES 3.2]: an agreed number of deals; unless agreed otherwise everyone deals once."""
    table = Table(KRYPKILLE, POINTS, 3)
    for hands, tricks in (FIVES, NINES, FIVES):
        assert table.rules.returns(table.state) is None
        play_tricks(deal_hands(table, *hands), *tricks)
    assert [event.dealer for event in table.all_told(DealBegan)] == [2, 0, 1]
    # the seats turn: 1 −1 0 for ABC, then −1 −1 2 for BCA, then 1 −1 0 for CAB
    assert table.rules.returns(table.state) == (1 + 2 - 1, -1 - 1 + 0, 0 - 1 + 1)


def test_agreed_number_of_deals() -> None:
    """Option `deals`: a rulebook match of two deals."""
    table = Table(KRYPKILLE, Rules(goal="lowest_wins", deals=2), 3)
    for hands, tricks in (FIVES, NINES):
        assert table.rules.returns(table.state) is None
        play_tricks(deal_hands(table, *hands), *tricks)
    # C won the first deal; in the second B leads, so that A plays the 2
    assert table.rules.returns(table.state) == (1, 0, 1)
    assert table.all_told(MatchEnded)[0].seats == (0, 2)
