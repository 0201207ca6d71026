"""What must be in sight on any screen, however small: your place, your choices, and what was said of them."""

from typing import Any

import pytest
from playwright.sync_api import Browser, Locator, expect
from web.house import House
from web.person import Person
from web.test_match import lay_table


def screen(width: int, height: int) -> dict[str, Any]:
    """A phone of this size."""
    return {"viewport": {"width": width, "height": height}, "has_touch": True, "is_mobile": True}


def wholly_seen(*things: Locator) -> None:
    """All of each lies within the window."""
    for thing in things:
        expect(thing).to_be_in_viewport(ratio=0.99)


SMALL = {
    "twenty": (screen(360, 640), 20, False),
    "large-print": (screen(360, 640), 5, True),
    "magnified": (screen(320, 400), 6, False),
    "lying": (screen(844, 390), 20, False),
}


@pytest.mark.parametrize(("looks", "seats", "large"), SMALL.values(), ids=SMALL)
def test_your_choices_are_in_sight_on_a_small_screen(
    browser: Browser, house: House, looks: dict[str, Any], seats: int, *, large: bool
) -> None:
    anna = Person(browser, house.url, "Anna", **looks)
    if large:
        anna.context.add_init_script("localStorage.setItem('kille.largePrint', 'true')")
    table = lay_table(anna, ruleset="rulebook", seats=seats)
    anna.page.goto(f"{house.url}/t/{table}")
    anna.page.get_by_role("button", name=anna.say("ui-table-sit-here")).first.click()
    anna.button("ui-table-sit-down").click()
    wholly_seen(anna.button("ui-table-begin"))
    anna.button("ui-table-begin").click()
    wholly_seen(anna.page.get_by_role("heading", name=anna.say("ui-table-your-turn")))
    wholly_seen(anna.button("action-swap"), anna.button("action-stand"))
    anna.check_accessibility()
