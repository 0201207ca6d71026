"""The pages around the table: lobby, the form for a table, rules, settings, and where nothing is."""

from collections.abc import Mapping
from typing import Any

import pytest
from playwright.sync_api import Browser, expect
from web.house import House
from web.person import DESKTOP, PHONE, Person

HAND: Mapping[str, Any] = PHONE
DESK: Mapping[str, Any] = DESKTOP
NARROW: Mapping[str, Any] = {"viewport": {"width": 320, "height": 640}}
LOOKS: Mapping[str, Mapping[str, Any]] = {
    "phone": {"language": "en", "color_scheme": "light", **HAND},
    "phone-dark": {"language": "sv", "color_scheme": "dark", **HAND},
    "desktop": {"language": "sv", "color_scheme": "light", **DESK},
    "narrow": {"language": "sv", "color_scheme": "light", **NARROW},
    "zoomed": {"language": "en", "color_scheme": "dark", "viewport": {"width": 640, "height": 400}},
}
PLACES = {
    "lobby": "/",
    "make": "/#make",
    "link": "/#link",
    "rules": "/rules",
    "byteskille": "/rules/byteskille?set=all",
    "krypkille": "/rules/krypkille",
    "nothing": "/nothing/here",
}


@pytest.mark.parametrize("looks", LOOKS.values(), ids=LOOKS)
def test_every_page_can_be_read_by_all(browser: Browser, house: House, looks: Mapping[str, Any]) -> None:
    """axe finds nothing serious, nothing is wider than the screen, and no word is missing."""
    anna = Person(browser, house.url, "Anna", **looks)
    for name, place in PLACES.items():
        anna.page.goto(house.url + place)
        anna.page.get_by_role("heading", level=1).wait_for()
        anna.page.wait_for_load_state("networkidle")
        anna.page.locator("details").evaluate_all("all => all.forEach(one => { one.open = true })")
        anna.check_accessibility()
        assert anna.page.evaluate("document.documentElement.scrollWidth <= innerWidth"), f"{name} is too wide"
        assert "ui-" not in anna.page.locator("body").inner_text(), name
        anna.shoot(f"page-{name}-{looks['viewport']['width']}-{looks['color_scheme']}")
    assert [fault for fault in anna.faults if "404" not in fault] == []


def test_settings_hold_at_once_and_are_remembered(browser: Browser, house: House) -> None:
    anna = Person(browser, house.url, "Anna", **DESK)
    anna.page.goto(house.url)
    anna.page.get_by_role("button", name="Settings").click()
    sheet = anna.page.get_by_role("dialog")
    sheet.get_by_text("Svenska").click()
    expect(anna.page.locator("html")).to_have_attribute("lang", "sv")
    sheet.get_by_text("Mörkt").click()
    expect(anna.page.locator("body")).to_have_css("background-color", "rgb(29, 25, 21)")
    sheet.get_by_role("switch", name="Stor text").check()
    expect(anna.page.locator("html")).to_have_css("font-size", "19.2px")
    anna.check_accessibility()
    anna.page.keyboard.press("Escape")
    expect(sheet).to_have_count(0)
    anna.page.reload()
    expect(anna.page.get_by_role("button", name="Spela nu")).to_be_visible()
    expect(anna.page.locator("html")).to_have_css("font-size", "19.2px")


def test_one_press_and_the_match_has_begun(browser: Browser, house: House) -> None:
    anna = Person(browser, house.url, "Anna", **HAND)
    anna.page.goto(house.url)
    anna.page.get_by_role("button", name="Change name").click()
    anna.page.get_by_label("Your name").fill("Anna <b>")
    anna.page.keyboard.press("Enter")
    anna.page.get_by_role("button", name="Play now").click()
    anna.page.wait_for_url("**/t/*")
    anna.button("action-swap").wait_for()
    anna.page.go_back()
    expect(anna.page.get_by_text("You are Anna <b>")).to_be_visible()


def test_a_table_is_made_and_a_friend_finds_it(browser: Browser, house: House) -> None:
    anna = Person(browser, house.url, "Anna", **DESK)
    anna.page.goto(house.url)
    anna.page.get_by_role("link", name="Make a table", exact=True).click()
    anna.page.get_by_text("Rulebook", exact=True).click()
    anna.page.get_by_role("button", name="Bots on every seat but one").click()
    anna.page.get_by_label("Seat 2").select_option("")
    anna.page.get_by_role("group", name="Who finds the table?").get_by_text("Everyone").click()
    anna.page.get_by_text("The stock", exact=True).click()
    anna.page.get_by_role("radio", name="no swap: the old card is kept").check()
    anna.page.get_by_role("button", name="Make the table").click()
    link = anna.page.get_by_label("Its link").input_value()
    assert link.startswith(f"{house.url}/t/")
    expect(anna.page.get_by_role("img", name="QR code")).to_be_visible()
    anna.page.wait_for_function("() => document.querySelector('.link img').naturalWidth > 0")
    anna.page.get_by_role("button", name="Go to the table").click()

    bo = Person(browser, house.url, "Bo", language="sv", **HAND)
    bo.page.goto(house.url)
    row = bo.page.get_by_role("listitem").filter(has_text="3 robotar")
    expect(row).to_contain_text("Regelboken ◆ · 4 av 5 platser tagna")
    row.get_by_role("link").click()
    assert bo.page.url == link


def test_a_wrong_link_is_told_in_words(browser: Browser, house: House) -> None:
    anna = Person(browser, house.url, "Anna", **HAND)
    anna.page.goto(house.url)
    anna.page.get_by_role("link", name="I have a link").click()
    anna.page.keyboard.type(f"{house.url}/t/nosuchtable")
    anna.page.keyboard.press("Enter")
    expect(anna.page.get_by_role("alert")).to_contain_text("There is no table at that link.")


def test_the_lobby_opens_without_a_network(browser: Browser, own_house: House) -> None:
    anna = Person(browser, own_house.url, "Anna", **HAND)
    anna.page.goto(own_house.url)
    anna.page.evaluate("navigator.serviceWorker.ready")
    own_house.kill()
    anna.page.goto(f"{own_house.url}/rules/byteskille")
    expect(anna.page.get_by_role("heading", level=1)).to_contain_text("One-Card Kille")
    anna.page.goto(own_house.url)
    anna.page.get_by_role("button", name="Play now").click()
    expect(anna.page.get_by_role("alert")).to_contain_text("The server cannot be reached.")
    own_house.start()
    anna.page.get_by_role("button", name="Play now").click()
    anna.page.wait_for_url("**/t/*")
