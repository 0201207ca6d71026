"""The eight rule sets are the table of the rules, option by option [RULES 1.1, 1.9]."""

from typing import Any

import msgspec
import pytest

from kille.games.exchange import RULESETS

NAMES = ("classic", "rulebook", "encyclopedia", "encyclopedia-2017", "casino", "gnav-rules")
TABLE = """
powers.pig | card_origin | asker | pig_origin_reset | pig_origin_unwind | card_origin_reset | asker_reset
powers.pig_harlequin_low | yes | no | no | no | no | no
powers.cuckoo | showdown | reset | showdown | showdown | showdown | showdown
powers.harlequin | low_when_swapped | low_when_swapped | low_when_swapped | low_when_swapped | low_when_swapped | low_when_swapped
powers.harlequin_ties_cuckoo | no | no | yes | no | no | no
stock.pass | no_exchange | draw_next | draw_next | draw_next | no_exchange | draw_next
stock.power | plain | plain | plain | plain | plain | bite
showdown | lowest | kill_count | lowest_and_low_harlequins | lowest | lowest | lowest
stakes.kind | pot | pot | pot | pot | pot | pot
stakes.stake | 1 | 1 | 1 | 1 | 1 | 1
stakes.ante | every_deal | once | once | once | every_deal | every_deal
reentry.prices | stake half_pot pot | double_stake half_pot pot | stake half_pot pot | stake half_pot pot | stake half_pot pot | stake half_pot pot
reentry.timing | any_deal | any_deal | next_deal | any_deal | any_deal | any_deal
endgame.two_left | yes | no | yes | yes | yes | yes
endgame.redeal | off | any_asks | off | off | off | off
endgame.sell | no | yes | no | no | no | no
endgame.dealer | next_live | next_seat | next_live | next_live | next_live | next_live
"""  # noqa: E501


def value(ruleset: str, option: str) -> str:
    """An option of a rule set as the table writes it."""
    found: Any = msgspec.to_builtins(RULESETS[ruleset].rules)
    for name in option.split("."):
        found = found[name]
    match found:
        case bool():
            return "yes" if found else "no"
        case list() | tuple():
            return " ".join(found)
        case _:
            return str(found)


@pytest.mark.parametrize("row", TABLE.strip().splitlines(), ids=lambda row: row.split(" | ")[0])
def test_each_option(row: str) -> None:
    option, *values = (cell.strip() for cell in row.split("|"))
    assert [value(name, option) for name in NAMES] == values


def test_lives_is_classic_with_lives() -> None:
    """[RULES 1.9] Nothing else differs; three lives [S3 variants]."""
    classic, lives = (msgspec.to_builtins(RULESETS[name].rules) for name in ("classic", "lives"))
    assert lives["stakes"].pop("kind") == "lives"
    assert lives["stakes"]["lives"] == 3
    classic["stakes"].pop("kind")
    assert lives == classic


def test_the_encyclopedia_with_its_variants() -> None:
    """[S1 variants] A dealt Harlequin is low, coming back is late and dear, the dealer's left may propose."""
    plain, variants = (
        msgspec.to_builtins(RULESETS[name].rules) for name in ("encyclopedia", "encyclopedia-variants")
    )
    plain["powers"]["harlequin"] = "low_unless_drawn_or_met"
    plain["reentry"] = {"prices": ("double_stake", "half_pot"), "timing": "late"}
    plain["endgame"]["redeal"] = "left_of_dealer"
    assert variants == plain


@pytest.mark.parametrize(
    ("name", "source", "fewest", "most"),
    [
        ("classic", "S3", 3, 12),
        ("rulebook", "S0", 2, 20),
        ("encyclopedia", "S1", 3, 13),
        ("encyclopedia-2017", "S4", 3, 13),
        ("casino", "W6", 3, 13),
        ("lives", "S3", 3, 12),
        ("gnav-rules", "S3", 3, 12),
        ("encyclopedia-variants", "S1", 3, 13),
    ],
)
def test_sources_and_numbers_of_players(name: str, source: str, fewest: int, most: int) -> None:
    """[RULES 1.1]"""
    ruleset = RULESETS[name]
    assert (ruleset.sources, ruleset.fewest, ruleset.most) == ((source,), fewest, most)


def test_there_are_eight() -> None:
    """[RULES 1.1]"""
    assert len(RULESETS) == 8
