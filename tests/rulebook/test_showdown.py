"""Who is out when all show, and why nobody else is [RULES 1.6]."""

from typing import Any

import pytest
from msgspec.structs import replace
from rulebook.deals import Table

from kille.core.seats import letter
from kille.games.exchange import RULESETS
from kille.games.exchange.events import (
    CardsShown,
    DealtAgain,
    KillingCards,
    NobodyLowest,
    WentOut,
)
from kille.packs.kille import Card

CLASSIC: Any = RULESETS["classic"].rules
ENCYCLOPEDIA: Any = RULESETS["encyclopedia"].rules
NAMED: Any = RULESETS["rulebook"].rules
RULEBOOK: Any = replace(NAMED, endgame=replace(NAMED.endgame, redeal="off"))


def played(rules: Any, cards: str, *swaps: str, stock: str = "") -> Table:
    """A deal in which these seats swap and all others stand."""
    table = Table(rules, len(cards.split())).deal(cards)
    while table.rules.awaited(table.state) and table.state.talk is None:
        seat = letter(min(table.rules.awaited(table.state)))
        table.play(f"{seat} {'swap' if seat in swaps else 'stand'}").deal(stock)
    return table


def out(table: Table) -> dict[str, str]:
    """Who went out, and why."""
    return {letter(event.seat): event.why for event in table.all_told(WentOut)}


def test_everybody_shows_struck_players_too() -> None:
    """[S3] All show their cards."""
    table = played(CLASSIC, "4 hussar 6 10", "A")
    assert table.all_told(CardsShown) == [CardsShown((Card.FOUR, Card.HUSSAR, Card.SIX, Card.TEN))]


def test_each_is_told_why() -> None:
    """The reason is an event: struck by the Hussar, the lowest card."""
    assert out(played(CLASSIC, "4 hussar 6 10", "A")) == {"A": "struck_by_hussar", "C": "lowest"}
    assert out(played(RULESETS["rulebook"].rules, "9 pig 6 10", "A")) == {"A": "struck_by_pig", "C": "lowest"}


def test_the_struck_do_not_count_for_lowest() -> None:
    """[RULING 1.6] A's 4 is lower, but A is struck: C's 6 is the lowest card."""
    assert "C" in out(played(CLASSIC, "4 hussar 6 10", "A"))


def test_a_low_harlequin_is_the_lowest_and_shields_the_next() -> None:
    """[S3, S4] It lies below the Fool."""
    assert out(played(CLASSIC, "4 harlequin fool 9", "A")) == {"A": "low_harlequin"}


def test_everyone_lowest_is_dealt_again() -> None:
    """[RULING after S1] Nobody is out; with two cards of a rank that is a tie of the last two."""
    table = played(CLASSIC, "5 5")
    assert table.all_told(NobodyLowest) == [NobodyLowest("everyone_lowest", (0, 1))]
    assert table.all_told(DealtAgain) == [DealtAgain("tie")]


def test_the_lowest_are_forgiven_when_somebody_was_struck() -> None:
    """[RULES 1.6] A is struck, B and C hold the same card: only A is out."""
    rules = replace(CLASSIC, endgame=replace(CLASSIC.endgame, two_left=False))
    table = played(rules, "4 hussar hussar", "A")
    assert out(table) == {"A": "struck_by_hussar"}
    assert table.all_told(NobodyLowest) == [NobodyLowest("struck_instead", (1, 2))]


def test_if_everyone_is_struck_the_deal_is_void() -> None:
    """[RULING after S1] A and B asked C's Hussar, and the biting stock strikes C: nobody is out."""
    table = played(RULESETS["gnav-rules"].rules, "5 inn hussar", "A", "B", "C", stock="hussar")
    assert out(table) == {}
    assert table.all_told(NobodyLowest) == [NobodyLowest("everyone_would_be_out", (0, 1, 2))]
    assert table.all_told(DealtAgain) == [DealtAgain("void")]


def test_the_encyclopedia_leaves_harlequins_aside_and_takes_low_ones_too() -> None:
    """[S1] The lowest card apart from Harlequins, and every low Harlequin."""
    assert out(played(ENCYCLOPEDIA, "4 harlequin 7 9", "A")) == {"A": "low_harlequin", "B": "lowest"}


def test_the_encyclopedia_forgives_the_lowest_when_somebody_was_struck() -> None:
    """[S1] If that is everyone, the lowest card is disregarded: struck and low Harlequins are out."""
    table = played(ENCYCLOPEDIA, "4 harlequin hussar 4", "A", "B")
    assert out(table) == {"A": "low_harlequin", "B": "struck_by_hussar", "D": "lowest"}
    table = played(ENCYCLOPEDIA, "harlequin 9 hussar", "A", "B")
    assert out(table) == {"B": "struck_by_hussar", "A": "lowest"}


def test_the_encyclopedia_knocks_nobody_out_if_that_is_still_everyone() -> None:
    """[S1] Nobody was struck and all would be out: nobody at all, and it is an ordinary finished deal."""
    table = played(ENCYCLOPEDIA, "4 harlequin 4", "A")
    assert out(table) == {}
    assert table.all_told(NobodyLowest) == [NobodyLowest("everyone_would_be_out", (0, 1, 2))]
    assert table.all_told(DealtAgain) == []
    assert table.state.dealer == 0


@pytest.mark.parametrize("killer", ["cuckoo", "pig", "hussar", "harlequin"])
def test_one_killing_card_takes_the_lowest(killer: str) -> None:
    """[S0] A Cuckoo, Pig, Hussar, or a Harlequin that was not traded, kills."""
    table = played(RULEBOOK, f"{killer} 4 6 9")
    assert table.all_told(KillingCards) == [KillingCards(1)]
    assert out(table) == {"B": "lowest"}


def test_without_a_killing_card_nobody_is_out() -> None:
    """[S0] And the deal is an ordinary finished one."""
    table = played(RULEBOOK, "3 4 6 9")
    assert table.all_told(NobodyLowest) == [NobodyLowest("no_killing_card", (0, 1, 2, 3))]
    assert (out(table), table.state.dealer) == ({}, 0)


def test_a_traded_harlequin_does_not_kill() -> None:
    """[S0] Only one that has not been traded; one drawn from the stock counts as not traded [RULING]."""
    assert out(played(RULEBOOK, "harlequin 4 6 9", "A")) == {}
    table = played(RULEBOOK, "5 4 6 9", "D", stock="harlequin")
    assert out(table) == {"B": "lowest"}


@pytest.mark.parametrize(
    ("cards", "gone"),
    [("hussar pig 3 4 9 11", "CD"), ("hussar pig 3 4 4 9", "CDE"), ("hussar pig 3 3 4 9", "CD"),
     ("hussar pig cuckoo 3 4 5 6", "DEF"), ("hussar pig cuckoo 3 4 5 5", "DEFG")],
)  # fmt: skip
def test_as_many_lowest_as_killing_cards(cards: str, gone: str) -> None:
    """[S0; RULING for three] The k-th lowest card and all below it; a tie at the threshold takes all."""
    assert "".join(out(played(RULEBOOK, cards))) == gone


def test_killing_cards_spare_everyone_if_all_would_be_out() -> None:
    """[RULES 1.6] If that would be every player not struck: nobody but the struck."""
    assert out(played(RULEBOOK, "hussar pig 4")) == {"B": "among_the_lowest", "C": "among_the_lowest"}
    table = played(RULEBOOK, "hussar hussar")
    assert out(table) == {}
    assert [event.why for event in table.all_told(NobodyLowest)] == ["everyone_would_be_out"]
