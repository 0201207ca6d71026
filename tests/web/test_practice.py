"""Practice at a table: the odds on the buttons, the review after the deal, and not a word of it elsewhere."""

import re
from typing import Any

import pytest
from playwright.sync_api import Browser, expect
from web.house import House
from web.person import DESKTOP, PHONE, Person
from web.test_match import lay_table

CHANCE = r"out: \d+( ± \d+)?%"


def practise(browser: Browser, house: House, **looks: Any) -> Person:
    """Anna, first to act at a table for practice with three bots."""
    anna = Person(browser, house.url, "Anna", pace="fast", **looks)
    table = lay_table(anna, seats=4, bots=[None, "cautious", "cautious", "odds"], practice=True)
    anna.sit_down(table)
    anna.button("ui-table-begin").click()
    return anna


@pytest.mark.parametrize("looks", [DESKTOP, PHONE], ids=["desktop", "phone"])
def test_a_deal_is_practised_and_reviewed(browser: Browser, house: House, looks: dict[str, Any]) -> None:
    """Before the choice its odds; after the deal what it was worth."""
    size = "phone" if looks is PHONE else "desktop"
    anna = practise(browser, house, **looks)
    swap, stand = anna.button("action-swap"), anna.button("action-stand")
    expect(swap).to_contain_text(re.compile(CHANCE))
    expect(stand).to_contain_text(re.compile(CHANCE))
    anna.shoot(f"{size}-practice-odds")
    anna.check_accessibility()
    anna.button("ui-odds-hide").click()
    expect(swap).not_to_contain_text("out:")
    anna.button("ui-odds-show").click()
    expect(swap).to_contain_text(re.compile(CHANCE))
    told = stand.inner_text()
    stand.click()
    anna.page.locator(".result").wait_for()
    review = anna.page.get_by_role("region", name=anna.say("ui-review"))
    expect(review).to_contain_text(re.search(CHANCE, told)[0])  # type: ignore[index]
    anna.shoot(f"{size}-practice-review")
    anna.check_accessibility()
    assert anna.faults == []


def test_a_match_shows_no_odds(browser: Browser, house: House) -> None:
    """Where nobody asked for practice, there is neither a number nor a button for it."""
    anna = Person(browser, house.url, "Anna", pace="fast", **DESKTOP)
    anna.sit_down(lay_table(anna, seats=3, bots=[None, "cautious", "cautious"]))
    anna.button("ui-table-begin").click()
    expect(anna.button("action-stand")).to_be_visible()
    assert anna.button("ui-odds-hide").count() == anna.button("ui-odds-show").count() == 0
    anna.button("action-stand").click()
    anna.page.locator(".result").wait_for()
    expect(anna.page.get_by_role("region", name=anna.say("ui-review"))).to_have_count(0)


def test_a_table_for_practice_is_laid_on_the_form(browser: Browser, house: House) -> None:
    """The form asks, where the game has an adviser; the table says what it is for."""
    anna = Person(browser, house.url, "Anna", **PHONE)
    anna.page.goto(house.url)
    anna.page.get_by_role("link", name=anna.say("ui-make"), exact=True).click()
    anna.page.get_by_text(anna.say("ui-practice-yes"), exact=True).click()
    anna.shoot("phone-practice-form")
    anna.button("ui-lay").click()
    anna.page.get_by_role("button", name="Go to the table").click()
    expect(anna.page.locator("header p")).to_contain_text(anna.say("ui-practice"))
