"""The ways to a table and back to it: what the lobby remembers, and what a link leads to."""

from playwright.sync_api import Browser, expect
from web.house import House
from web.person import PHONE, Person
from web.test_match import lay_table


def test_the_lobby_leads_back_to_your_seat(browser: Browser, house: House) -> None:
    anna = Person(browser, house.url, "Anna", **PHONE)
    anna.page.goto(house.url)
    yours = anna.page.get_by_role("region", name=anna.say("ui-your-tables"))
    anna.page.get_by_role("heading", name=anna.say("ui-open-tables")).wait_for()
    expect(yours).to_have_count(0)
    anna.sit_down(lay_table(anna, seats=4))
    anna.page.get_by_role("link", name=anna.say("ui-table-to-lobby-keep")).click()
    yours.get_by_role("link", name="Anna").click()
    expect(anna.button("ui-table-begin")).to_be_visible()


def test_a_table_that_was_just_made_survives_a_reload(browser: Browser, house: House) -> None:
    anna = Person(browser, house.url, "Anna", **PHONE)
    anna.page.goto(f"{house.url}/#make")
    anna.page.get_by_role("button", name=anna.say("ui-lay"), exact=True).click()
    heading = anna.page.get_by_role("heading", name=anna.say("ui-laid"))
    heading.wait_for()
    link = anna.page.get_by_label(anna.say("ui-its-link")).input_value()
    anna.reload()
    heading.wait_for()
    assert anna.page.get_by_label(anna.say("ui-its-link")).input_value() == link
    anna.page.goto(house.url)
    anna.page.get_by_role("region", name=anna.say("ui-your-tables")).get_by_role("link").click()
    anna.page.wait_for_url(link)


def test_a_link_to_no_table_says_so_and_offers_nothing_else(browser: Browser, house: House) -> None:
    anna = Person(browser, house.url, "Anna", **PHONE)
    anna.page.goto(f"{house.url}/t/abcdefghijkl")
    anna.page.get_by_role("alert").filter(has_text=anna.say("ui-no-such-table")).wait_for()
    expect(anna.page.get_by_role("button")).to_have_count(0)
    anna.check_accessibility()
    anna.page.get_by_role("main").get_by_role("link", name=anna.say("ui-table-to-lobby")).click()
    anna.button("ui-play-now").wait_for()


def test_a_host_who_comes_by_the_link_is_asked_to_sit_first(browser: Browser, house: House) -> None:
    """And whoever was about to take the same seat is told that it is taken."""
    anna = Person(browser, house.url, "Anna", **PHONE)
    bo = Person(browser, house.url, "Bo", **PHONE)
    table = lay_table(anna, seats=4)
    for person in (anna, bo):
        person.page.goto(f"{house.url}/t/{table}")
        person.button("ui-table-take-a-seat").click()
    anna.button("ui-table-sit-down").click()
    bo.page.get_by_role("alert").filter(has_text=bo.say("refusal-seat_taken")).wait_for()
    expect(anna.button("ui-table-begin")).not_to_contain_text(anna.say("ui-table-begin-without-me"))
