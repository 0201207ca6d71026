"""Two people at a table of any game, Anna on a phone and Bo at a desk, in Swedish and in the dark."""

import re
import time
from collections.abc import Callable, Iterator
from typing import Any, Self

from playwright.sync_api import Browser, expect
from web.house import House
from web.person import DESKTOP, PHONE, Person
from web.test_match import lay_table

from kille.games import GAMES

LONGEST = 240  # seconds for a match
KEYS = r"\b(?:ui|event|action|option|ruleset|card|value|group|source|bot)-[a-z][\w-]*"
"""What a message looks like that has no words."""


def all_in_words(person: Person) -> None:
    """Every message has words, and nothing is wider than the screen."""
    text = person.page.locator("body").inner_text()
    assert not re.search(KEYS, text), re.findall(KEYS, text)
    assert "undefined" not in text
    assert person.page.evaluate("document.documentElement.scrollWidth <= innerWidth"), "too wide"


class Pair:
    """Anna and Bo, seated; they look at what is new, and play until the match is over."""

    def __init__(
        self, browser: Browser, house: House, game: str, seats: int, *, pace: str = "off", **setup: Any
    ) -> None:
        self.game, self.seats = game, seats
        self.anna = Person(browser, house.url, "Anna", **PHONE)
        self.bo = Person(browser, house.url, "Bo", language="sv", pace=pace, color_scheme="dark", **DESKTOP)
        self.seen: set[str] = set()
        setup.setdefault("ruleset", GAMES[game].default)
        table = lay_table(self.anna, game=game, seats=seats, **setup)
        for person in self:
            person.sit_down(table)
        self.anna.button("ui-table-begin").click()

    def __iter__(self) -> Iterator[Person]:
        return iter((self.anna, self.bo))

    def look(self, moment: str, person: Person, sign: str) -> None:
        """Let each look at this moment once: in words, axe finds nothing serious, and a picture is taken."""
        once = f"{moment}-{person.name}"
        if once not in self.seen and person.page.locator(sign).count():
            self.seen.add(once)
            self.shoot(moment, person)
            person.check_accessibility()
            all_in_words(person)

    def shoot(self, moment: str, person: Person) -> None:
        """A picture of what this person sees."""
        person.shoot(f"{self.game}-{moment}-{person.name}")

    def play(self, turn: Callable[[Self], bool]) -> None:
        """Again and again until both have seen the end; a turn in which nothing is done waits a moment."""
        ends = time.monotonic() + LONGEST
        while not all(person.is_over() for person in self):
            assert time.monotonic() < ends, f"not over within {LONGEST} seconds"
            if not turn(self):
                self.anna.page.wait_for_timeout(30)

    def read_the_end(self) -> None:
        """Both read who has won."""
        for person in self:
            expect(person.page.locator("ol.stacks li")).to_have_count(self.seats)
            self.shoot("over", person)
            person.check_accessibility()
            all_in_words(person)
            assert person.faults == []
