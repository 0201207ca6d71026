"""Options chosen by name: what differs is told, and choosing it again gives the same rules."""

import json

import pytest
from hypothesis import given
from hypothesis import strategies as st
from laws.strategies import options
from tables.laying import GAME

from kille.core.options import differences, option_names, with_options


@given(rules=options(GAME), base=st.sampled_from(sorted(GAME.rulesets)))
def test_what_differs_leads_from_one_to_the_other(rules: object, base: str) -> None:
    start = GAME.rulesets[base].rules
    chosen = differences(rules, start)
    again = with_options(start, json.loads(json.dumps(chosen)))
    assert again == rules and differences(again, start) == chosen
    assert len(set(option_names(chosen))) == len(option_names(chosen))


def test_the_names_of_options_are_their_groups_and_their_own() -> None:
    names = option_names(differences(GAME.rulesets["gnav-rules"].rules, GAME.rulesets["classic"].rules))
    assert names == ("powers.pig", "powers.pig_harlequin_low", "stock.pass", "stock.power")


@pytest.mark.parametrize(
    ("chosen", "sentence"),
    [
        (
            {"stok": {}},
            'there is no option "stok": there are powers, stock, showdown, stakes, reentry, endgame',
        ),
        ({"stock": {"pas": 1}}, 'there is no option "pas" in stock: there are pass, power'),
        ({"stock": 3}, "stock is a group of options: pass, power"),
        ({"stock": {"pass": "x"}}, 'stock.pass cannot be "x": it is draw_next or no_exchange'),
        ({"stakes": {"lives": 10}}, "stakes.lives cannot be 10: it is a whole number from 1 to 9"),
        ({"stakes": {"lives": True}}, "stakes.lives cannot be true: it is a whole number from 1 to 9"),
        ({"endgame": {"sell": 1}}, "endgame.sell cannot be 1: it is true or false"),
    ],
)
def test_an_option_that_does_not_fit_says_what_would(chosen: dict[str, object], sentence: str) -> None:
    with pytest.raises(ValueError) as error:  # noqa: PT011 -- the whole sentence is compared
        with_options(GAME.rulesets["classic"].rules, chosen)
    assert str(error.value) == sentence
