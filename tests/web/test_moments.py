"""Moments at a table that players ask about: why am I out, what does coming back cost, who sees what."""

import re
from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import Browser, expect
from web.house import House
from web.person import DESKTOP, OFFERED, PHONE, Person
from web.test_match import lay_table

SOMETHING_TO_DO = """() => document.querySelector('.acts .btn-pine:not([aria-disabled=true])')
    || document.querySelector('ol.stacks')"""


def test_why_am_i_out_and_what_coming_back_costs(browser: Browser, stacked: Callable[[str], House]) -> None:
    """The verdict, the way of the card and the rule with its rule set; then the price before one decides."""
    house = stacked("2 6 7 8")
    anna = Person(browser, house.url, "Anna", pace="normal", **PHONE)
    table = lay_table(anna, seats=4)
    anna.sit_down(table)
    anna.button("ui-table-begin").click()
    anna.button("action-stand").click()
    result = anna.page.get_by_role("region", name=anna.say("ui-table-result"))
    expect(result.get_by_role("heading", name=anna.say("ui-table-you-are-out"))).to_be_visible(timeout=30_000)
    expect(result).to_contain_text("your 2 is the lowest card")
    expect(result).to_contain_text("You are dealt the 2")
    expect(result).to_contain_text(anna.say("why-lowest"))
    expect(result).to_contain_text("Classic")
    anna.shoot("moment-why")
    anna.check_accessibility()
    place = anna.page.get_by_role("region", name=anna.say("ui-table-your-place"))
    expect(place).to_contain_text("Coming back costs 1 (chance 1 of 3)")  # a choice is never under the result
    anna.page.keyboard.press("Escape")
    expect(result).to_have_count(0)
    anna.button("action-rejoin").click()
    expect(place.get_by_role("heading")).not_to_have_text(anna.say("ui-table-ask-rejoin"))


@pytest.mark.parametrize("screen", [PHONE, DESKTOP], ids=["phone", "desktop"])
def test_a_touch_on_the_table_ends_the_showdown(
    browser: Browser, stacked: Callable[[str], House], screen: dict[str, Any]
) -> None:
    """Whoever does not want to see every card turned touches the cloth, and reads the result."""
    house = stacked("9 6 7 8 10 11")
    anna = Person(browser, house.url, "Anna", pace="slow", **screen)
    table = lay_table(anna, seats=6)
    anna.sit_down(table)
    anna.button("ui-table-begin").click()
    anna.button("action-stand").click()
    skip = anna.page.get_by_role("button", name=anna.say("ui-table-skip"))
    skip.wait_for(timeout=60_000)
    anna.shoot(f"moment-showdown-{screen['viewport']['width']}")
    skip.click(position={"x": 30, "y": 30})
    expect(anna.page.get_by_role("region", name=anna.say("ui-table-result"))).to_be_visible()
    expect(skip).to_have_count(0)


def test_a_spectator_sees_what_lies_open_and_cannot_act(
    browser: Browser, stacked: Callable[[str], House]
) -> None:
    """The neighbour's Inn once it is shown; no hidden card has a name, and there is nothing to press."""
    house = stacked("3 inn 9 10")
    anna = Person(browser, house.url, "Anna", **DESKTOP)
    bo = Person(browser, house.url, "Bo", **DESKTOP)
    table = lay_table(anna, seats=4)
    anna.sit_down(table)
    bo.page.goto(f"{house.url}/t/{table}")
    anna.button("ui-table-begin").click()
    anna.button("action-swap").wait_for()
    seats = bo.page.get_by_role("list", name=bo.say("ui-table-seats-watching"))
    expect(seats.get_by_role("listitem")).to_have_count(4)
    expect(seats).to_contain_text(bo.say("ui-face-down"))
    assert not re.search(r"\b(3|9|10)\b|Inn", seats.inner_text().replace("-1", ""))
    expect(bo.button("action-swap")).to_have_count(0)
    anna.button("action-swap").click()
    expect(seats).to_contain_text("Inn, face up")
    bo.check_accessibility()
    assert bo.faults == anna.faults == []


def test_names_and_talk_are_text(browser: Browser, house: House) -> None:
    """Markup that somebody types is shown as it was typed, to all, and does nothing."""
    anna = Person(browser, house.url, "<b>Anna</b>", **DESKTOP)
    bo = Person(browser, house.url, "Bo", language="sv", **DESKTOP)
    table = lay_table(anna, seats=3)
    anna.sit_down(table)
    bo.sit_down(table)
    anna.page.get_by_role("textbox", name=anna.say("ui-table-say-something")).fill(
        "<img src=x onerror=alert(1)>"
    )
    anna.page.get_by_role("button", name=anna.say("ui-table-send"), exact=True).click()
    said = bo.page.get_by_role("list", name=bo.say("ui-table-talk"))
    expect(said).to_contain_text("<img src=x onerror=alert(1)>")
    expect(said).to_contain_text("<b>Anna</b>")
    assert bo.page.locator("img[src='x'], .name b").count() == 0
    assert bo.faults == []


def test_a_whole_match_by_keyboard(browser: Browser, house: House) -> None:
    """From the lobby to the end of a match with Tab, Enter and the single keys alone."""
    anna = Person(browser, house.url, "Anna", **DESKTOP)
    page = anna.page
    page.goto(house.url)
    play = anna.button("ui-play-now")
    play.wait_for()
    for _ in range(40):
        if play.evaluate("button => button === document.activeElement"):
            break
        page.keyboard.press("Tab")
    page.keyboard.press("Enter")
    page.wait_for_url("**/t/*")
    while not anna.is_over():
        page.wait_for_function(SOMETHING_TO_DO, timeout=60_000)
        offered: list[str] = page.evaluate(OFFERED)
        if any(text.startswith(anna.say("action-stand")) for text in offered):
            page.keyboard.press("n")
        elif any(text.startswith(anna.say("action-stay_out")) for text in offered):
            anna.button("action-stay_out").focus()
            page.keyboard.press("Enter")
    assert anna.is_over()
    assert anna.faults == []


def test_a_full_table_and_an_unknown_one_say_what_to_do(browser: Browser, house: House) -> None:
    """No dead end: whoever comes late watches; whoever has a wrong link is led to the lobby."""
    anna = Person(browser, house.url, "Anna", **PHONE)
    bo = Person(browser, house.url, "Bo", **PHONE)
    table = lay_table(anna, seats=2, bots=[None, "cautious"])
    anna.sit_down(table)
    anna.button("ui-table-begin").click()
    bo.page.goto(f"{house.url}/t/{table}")
    expect(bo.page.get_by_role("region", name=bo.say("ui-table-your-place"))).to_be_visible()
    bo.page.goto(f"{house.url}/t/nosuchtable")
    way_out = bo.page.get_by_role("main").get_by_role("link", name=bo.say("ui-table-to-lobby"))
    expect(way_out).to_be_visible()


def test_the_pot_holds_what_was_put_in(browser: Browser, house: House) -> None:
    """On the cloth as in the log, as soon as it is your turn; your own chips are in sight too."""
    lying: dict[str, Any] = {**PHONE, "viewport": {"width": 844, "height": 390}}
    anna = Person(browser, house.url, "Anna", **lying)
    table = lay_table(anna, seats=6)
    anna.sit_down(table)
    anna.button("ui-table-begin").click()
    anna.button("action-swap").wait_for()
    expect(anna.page.locator(".pot b")).to_have_text("6")
    expect(anna.page.locator(".me .stack")).to_have_text("−1 chip")
    expect(anna.page.locator(".me .stack")).to_be_in_viewport()
