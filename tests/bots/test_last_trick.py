"""The sensible players of Femkortskille, Pokerkille, Auktionskille and Kille with five cards."""

from collections import Counter
from random import Random
from statistics import fmean, stdev

import pytest
from rulebook.table import Table
from rulebook.tricks import deal_hands

from kille.bots import BOTS
from kille.core.actions import action_words
from kille.core.game import view
from kille.games import GAMES
from ranking import play

NAMES = ("femkort", "pokerkille", "auktionskille", "fivecard")
SURE = 3.3
"""Standard errors above nothing: luck alone does that once in two thousand times. The seeds are fixed."""

MATCHES = 40


@pytest.mark.parametrize("crowded", [False, True])
@pytest.mark.parametrize(
    ("game", "ruleset"), [(game, ruleset) for game in NAMES for ruleset in GAMES[game].rulesets]
)
def test_it_beats_those_who_play_anything(game: str, ruleset: str, *, crowded: bool) -> None:
    """One sensible player among random ones does better, by every rule set, at small and full tables."""
    named, bots = GAMES[game].rulesets[ruleset], BOTS[game].bots
    seats = named.most if crowded else named.fewest
    table = [bots["sensible"], *[bots["random"]] * (seats - 1)]
    ends = [play(named.rules, table, seed) for seed in range(MATCHES)]
    better = -1 if game == "fivecard" else 1  # there points are bad
    gains = [better * (first - fmean(others)) for first, *others in ends]
    assert fmean(gains) > SURE * stdev(gains) / len(gains) ** 0.5


def table(name: str, *hands: str) -> Table:
    """A table of the default rule set with these hands; the last seat deals."""
    game = GAMES[name]
    return deal_hands(Table(game, game.rulesets[game.default].rules, len(hands)), *hands)


def says(played: Table, seat: int, luck: int = 0) -> str:
    """What the sensible player does in a seat, in the words of a record."""
    bot = BOTS[played.game.name].bots["sensible"]
    return action_words(bot(played.rules, view(played.rules, played.state, seat), Random(luck)))


def test_it_knocks_with_high_cards_and_waits_with_low_ones() -> None:
    played = table("femkort", "3 2 1", "harlequin cuckoo 12", "5 4 wreath")
    assert says(played, 0) == "wait"
    played.play("A wait")
    assert says(played, 1) == "knock"
    played.play("B knock")
    assert says(played, 2) == "fold"


def test_it_saves_high_cards_for_the_fifth_trick() -> None:
    played = table("pokerkille", "harlequin 9 8 3 2", "cuckoo pig 4 4 1", "hussar pig inn 6 5")
    played.play("A check", "B check", "C check")
    assert says(played, 0) == "play 2"
    played.play("A play 8")
    assert says(played, 1) == "play pig"


def test_it_bets_and_raises_as_much_as_is_allowed_on_high_cards() -> None:
    played = table("pokerkille", "harlequin cuckoo pig 3 2", "cuckoo harlequin 12 4 1", "hussar pig inn 6 5")
    assert says(played, 0) == "bet 4"
    played.play("A bet 4")
    assert says(played, 1) == "raise 4"


def test_it_bluffs_now_and_then_with_nothing() -> None:
    """By its luck alone: with a bet of 4 into 3, and two who must fold, in about two cases of seven."""
    played = table("pokerkille", "4 3 2 1 fool", "cuckoo harlequin 12 4 1", "hussar pig inn 6 5")
    said = Counter(says(played, 0, luck) for luck in range(400))
    assert said.keys() == {"check", "bet 4"}
    assert 0.22 < said["bet 4"] / 400 < 0.35


def test_it_folds_nothing_before_a_bet() -> None:
    played = table("pokerkille", "cuckoo harlequin 12 4 1", "4 3 2 1 fool", "hussar pig inn 6 5")
    played.play("A bet 4")
    assert {says(played, 1, luck) for luck in range(20)} == {"fold"}


def test_it_bids_on_high_cards_and_stays_against_any_soloist() -> None:
    """Staying costs nothing."""
    played = table("auktionskille", "harlequin cuckoo hussar", "3 2 1", "fool wreath 4")
    assert says(played, 0) == "bid 1"
    played.play("A bid 1")
    assert says(played, 1) == "pass"
    played.play("B pass", "C pass")
    assert says(played, 1) == "stay"


def test_it_gives_up_what_is_middling_and_leads_from_the_top() -> None:
    played = table("fivecard", "fool 9 cuckoo 8 harlequin", "3 2 1 inn pig")
    assert says(played, 0) == "discard 8 9"
    played.play("A keep", "B keep")
    assert says(played, 0) == "play harlequin"


def test_it_declares_a_low_card_and_passes_with_a_high_one() -> None:
    played = table("fivecard", "harlequin cuckoo hussar pig fool", "1 2 3 4 5")
    played.play("A keep", "B keep")
    for ours, theirs in zip(("harlequin", "cuckoo", "hussar", "pig"), "1234", strict=True):
        played.play(f"A play {ours}", f"B play {theirs}")
    assert says(played, 0) == "declare"
    played.play("A pass")
    assert says(played, 1) == "pass"
