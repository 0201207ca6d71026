"""`kille odds`: chances that can be reckoned by hand, and what is said where there are none."""

import json

import pytest
from cli.test_commands import kille

from kille.games.exchange import RULESETS, Rules
from kille.packs.kille import Card
from kille.sim.odds import Odds, reckoned
from kille.solve.odds import counted


def test_the_dealer_with_a_fool_among_two() -> None:
    """The other stands with any card: one can count what the stock may bring against it.

    By `classic` an Inn or Cavalier from the stock is no exchange, and two equal cards put nobody out.
    """
    pack = [card for card in Card for _ in range(2)]
    pack.remove(Card.FOOL)
    out = deals = 0
    for one, theirs in enumerate(pack):
        for other, drawn in enumerate(pack):
            if one != other:
                mine = Card.FOOL if drawn in (Card.INN, Card.CAVALIER) else drawn
                out += mine.rank < theirs.rank
                deals += 1
    words = "odds byteskille --seats 2 --place 2 --card fool --others stand --json"
    counted = json.loads(kille(*words.split()).stdout)
    assert counted["out_if_stand"] == pytest.approx(40 / 41, abs=1e-12)
    assert counted["out_if_swap"] == pytest.approx(out / deals, abs=1e-12)
    assert counted["gain"] == pytest.approx(counted["out_if_stand"] - counted["out_if_swap"])
    assert (counted["stderr"], counted["seen"]) == (0, None)
    drawn = json.loads(kille(*words.split(), "--deals", "3000000").stdout)
    assert drawn["out_if_stand"] == pytest.approx(40 / 41, abs=0.003)
    assert drawn["out_if_swap"] == pytest.approx(out / deals, abs=0.006)
    assert drawn["seen"] > 60_000


@pytest.mark.parametrize("ruleset", ["classic", "encyclopedia"])
@pytest.mark.parametrize("place", [1, 2, 3])
def test_counting_and_playing_agree(ruleset: str, place: int) -> None:
    """Over all deals of three, and over a million of them: low and middling cards, where it matters."""
    rules = RULESETS[ruleset].rules
    assert isinstance(rules, Rules)
    for card in (Card.TWO, Card.SEVEN):
        knows = Odds(place, card, got=0, ahead=1 if place == 3 else 0)
        counted_ = counted(rules, 3, knows, others="cautious")
        played = reckoned(rules, 3, knows, others="cautious", deals=1_000_000)
        assert played.seen is not None
        for exact, drawn in (
            (counted_.out_if_stand, played.out_if_stand),
            (counted_.out_if_swap, played.out_if_swap),
        ):
            assert abs(exact - drawn) < 4 * (drawn * (1 - drawn) / played.seen) ** 0.5 + 1e-4


def test_it_is_told_in_sentences() -> None:
    said = kille("odds", "byteskille", "--seats", "5", "--place", "3", "--card", "7", "--deals", "300000")
    lines = said.stdout.splitlines()
    assert lines[0].startswith("If you stand  you are out in ")
    assert lines[1].startswith("If you swap   you are out in ")
    assert lines[2].startswith("Better stand: ")
    assert "the others are cautious" in lines[3]


@pytest.mark.parametrize(
    ("words", "sentence"),
    [
        ("--place 6 --card 7", "place must be from 1 to 5, not 6"),
        ("--place 1 --card 13", "13"),
        ("--place 1 --card 7 --ahead stock --deals 5000", "too seldom to say anything"),
        ("--place 1 --card 7 --others nobody", "there is no policy nobody"),
    ],
)
def test_what_cannot_be_is_said(words: str, sentence: str) -> None:
    said = kille("odds", "byteskille", "--seats", "5", *words.split())
    assert said.returncode == 2
    assert sentence in said.stderr
