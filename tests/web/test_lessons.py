"""The lessons in a browser: by keyboard as one plays, and each of them to its end on a phone."""

import re

from playwright.sync_api import Browser, expect
from web.house import House
from web.pair import all_in_words
from web.person import DESKTOP, PHONE, Person

from kille.lessons import lesson_of, taught


def test_the_first_lesson_by_keyboard(browser: Browser, house: House) -> None:
    """From the lobby; Enter goes on, S swaps; what is not asked for is told kindly and changes nothing."""
    anna = Person(browser, house.url, "Anna", **DESKTOP)
    anna.page.goto(house.url)
    anna.page.get_by_role("link", name=anna.say("ui-learn")).click()
    coach = anna.page.get_by_role("region", name=anna.say("ui-lesson"))
    place = anna.page.get_by_role("region", name=anna.say("ui-table-your-place"))
    for number, part in enumerate(lesson_of("byteskille").parts, 1):
        expect(coach).to_contain_text(anna.say(part.says))
        expect(coach).to_contain_text(anna.say("ui-lesson-count", number=number, count=12))
        if part.asked is None:
            anna.page.keyboard.press("Enter")
            continue
        expect(anna.button("action-swap")).to_be_enabled()
        if number == 2:
            anna.page.keyboard.press("n")
            expect(coach).to_contain_text("That would be allowed too.")
            expect(place).to_contain_text("You hold: 3")
            anna.check_accessibility()
        anna.page.keyboard.press("s")
    expect(coach).to_contain_text(anna.say("ui-lesson-over"))
    anna.shoot("lesson-over")
    anna.button("ui-play-now").click()
    anna.page.wait_for_url(re.compile("/t/"))
    assert anna.faults == []


def test_every_lesson_to_its_end_on_a_phone(browser: Browser, house: House) -> None:
    anna = Person(browser, house.url, "Anna", language="sv", **PHONE)
    coach = anna.page.get_by_role("region", name=anna.say("ui-lesson"))
    for game in taught():
        anna.page.goto(f"{house.url}/learn/{game}")
        for part in lesson_of(game).parts:
            expect(coach).to_contain_text(anna.say(part.says))
            key = "ui-lesson-go-on" if part.asked is None else "ui-lesson-show"
            coach.get_by_role("button", name=anna.say(key)).click()
        expect(coach).to_contain_text(anna.say("ui-lesson-over"))
        all_in_words(anna)
        anna.shoot(f"lesson-{game}")
    anna.check_accessibility()
    assert anna.faults == []
