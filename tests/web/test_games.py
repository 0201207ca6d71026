"""Every game that the server offers can be laid, begun and played in a browser, on a phone and at a desk.

Each is tried on one of the two, turn about, so that all of it is done in minutes; with KILLE_LOOKS=all in the
environment each is tried on both.
"""

import os
import re
import time
from typing import Any

import pytest
from playwright.sync_api import Browser, expect
from web.house import House
from web.person import DESKTOP, PHONE, Person
from web.test_match import lay_table

from kille.games import GAMES

LONGEST = 90  # seconds for the first turns
TURNS = 4
KEYS = r"\b(?:ui|event|action|option|ruleset|card|value|group|source|bot)-[a-z][\w-]*"
"""What a message looks like that has no words."""
SMALL: dict[str, Any] = {"viewport": {"width": 360, "height": 640}, "has_touch": True, "is_mobile": True}
LYING: dict[str, Any] = {"viewport": {"width": 844, "height": 390}, "has_touch": True, "is_mobile": True}
LOOKS = {
    "phone": PHONE,
    "desktop": DESKTOP,
    "small-dark": {**SMALL, "color_scheme": "dark"},
    "lying": LYING,
}
EVERYTHING = os.environ.get("KILLE_LOOKS") == "all"


def looks(number: int) -> tuple[str, ...]:
    """On what something is tried: both, or one of them, turn about."""
    both = ("phone", "desktop")
    return both if EVERYTHING else (both[number % 2],)


TABLES = [
    *((game, look) for number, game in enumerate(GAMES) for look in looks(number)),
    ("krypkille", "small-dark"),
    ("krypkille", "lying"),
]


def company(game: str) -> int:
    """How many sit down: five, or as near to it as the game allows."""
    return min(GAMES[game].seats, key=lambda seats: abs(seats - 5))


@pytest.mark.parametrize(("game", "look"), TABLES)
def test_the_first_turns_of_every_game(browser: Browser, house: House, game: str, look: str) -> None:
    """A person among bots is asked, answers by pressing what is offered, and sees what comes of it."""
    anna = Person(browser, house.url, "Anna", language="sv" if look == "small-dark" else "en", **LOOKS[look])
    seats = company(game)
    table = lay_table(anna, game=game, ruleset=next(iter(GAMES[game].rulesets)), seats=seats)
    anna.sit_down(table)
    anna.button("ui-table-begin").click()
    place = anna.page.get_by_role("region", name=anna.say("ui-table-your-place"))
    place.wait_for()
    turns, ends = 0, time.monotonic() + LONGEST
    while turns < TURNS and not anna.is_over():
        assert time.monotonic() < ends, f"{turns} turns within {LONGEST} seconds"
        if turns == 1 and anna.is_asked():
            anna.shoot(f"game-{game}-{look}")
            anna.check_accessibility()
        if anna.play():
            turns += 1
        else:
            anna.page.wait_for_timeout(50)
    anna.shoot(f"game-{game}-{look}-later")
    assert anna.page.evaluate("document.documentElement.scrollWidth <= innerWidth"), "too wide"
    text = anna.page.locator("body").inner_text()
    assert not re.search(KEYS, text), re.findall(KEYS, text)
    assert "undefined" not in text
    assert anna.faults == []


MATCHES: dict[str, tuple[int, str | None, dict[str, Any]]] = {
    "krypkille": (4, "points", {"deals": 1}),
    "smygkille": (4, None, {}),
    "alandskille": (8, None, {}),
    "threecard": (4, None, {"rounds": 1}),
    "femkort": (4, None, {"knock_pays": 1}),
    "pokerkille": (4, None, {}),
    "auktionskille": (4, None, {}),
    "fivecard": (4, None, {"limit": 30}),
}
"""The trick games: seats, rule set (None: the usual one) and options of a match that is played to its end."""


@pytest.mark.parametrize(
    ("game", "look"), [(game, look) for number, game in enumerate(MATCHES) for look in looks(number)]
)
def test_a_match_of_every_trick_game_to_its_end(browser: Browser, house: House, game: str, look: str) -> None:
    """Two people and bots, card by card; then they read why the last deal ended so, and who has won."""
    seats, ruleset, options = MATCHES[game]
    anna = Person(browser, house.url, "Anna", **LOOKS[look])
    bo = Person(browser, house.url, "Bo", language="sv", pace="fast", color_scheme="dark", **LOOKS[look])
    ruleset = ruleset or GAMES[game].default
    table = lay_table(anna, game=game, ruleset=ruleset, options=options, seats=seats)
    anna.sit_down(table)
    bo.sit_down(table)
    anna.button("ui-table-begin").click()
    ends = time.monotonic() + 4 * LONGEST
    seen: set[str] = set()
    while not (anna.is_over() and bo.is_over()):
        assert time.monotonic() < ends
        for what in ("whole", "trick"):
            if what not in seen and anna.page.locator(f".{what}").count():
                seen.add(what)
                anna.shoot(f"{game}-{look}-{what}")
                anna.check_accessibility()
        if not any([anna.play(), bo.play()]):
            anna.page.wait_for_timeout(50)
    assert "trick" in seen
    bo.button("ui-table-last-deal").click()
    expect(bo.page.locator(".result .rows li")).to_have_count(seats)
    bo.shoot(f"{game}-{look}-result")
    bo.check_accessibility()
    bo.button("ui-table-go-on").click()
    for person in (anna, bo):
        expect(person.page.locator("ol.stacks li")).to_have_count(seats)
        person.shoot(f"{game}-{look}-over-{person.name}")
        person.check_accessibility()
        assert person.faults == []


@pytest.mark.parametrize(("ruleset", "look"), [*(("four", look) for look in looks(0)), ("two", "phone")])
def test_a_match_of_allierad_to_its_end(browser: Browser, house: House, ruleset: str, look: str) -> None:
    """Two people, and bots where four play, press squares until somebody has the points."""
    seats = 4 if ruleset == "four" else 2
    anna = Person(browser, house.url, "Anna", **LOOKS[look])
    bo = Person(browser, house.url, "Bo", language="sv", color_scheme="dark", **LOOKS[look])
    table = lay_table(anna, game="allierad", ruleset=ruleset, options={"target": 1}, seats=seats)
    anna.sit_down(table)
    bo.sit_down(table)
    anna.button("ui-table-begin").click()
    ends, shot = time.monotonic() + 4 * LONGEST, False
    while not (anna.is_over() and bo.is_over()):
        assert time.monotonic() < ends
        if seats == 4 and not shot and anna.page.locator(".acts .quiet").count() == 2:
            shot = True
            anna.page.locator(".acts .quiet").first.click()
            anna.check_accessibility()
            anna.shoot(f"allierad-{look}-ally")
            anna.page.locator(".acts .names .btn").first.click()
            anna.page.locator(".ribbons i").first.wait_for()
            anna.check_accessibility()
            anna.shoot(f"allierad-{look}-allied")
        if not any([anna.play(), bo.play()]):
            anna.page.wait_for_timeout(30)
    for person in (anna, bo):
        expect(person.page.locator("ol.stacks li")).to_have_count(seats)
        person.shoot(f"allierad-{ruleset}-{look}-over-{person.name}")
        person.check_accessibility()
        assert person.faults == []


FLIPS = 50


@pytest.mark.parametrize("look", looks(1))
def test_a_match_of_djurpark_to_its_end(browser: Browser, house: House, look: str) -> None:
    """Two people and bots flip, call and keep quiet; no button moves, and a late press does nothing."""
    anna = Person(browser, house.url, "Anna", **LOOKS[look])
    bo = Person(browser, house.url, "Bo", language="sv", pace="slow", color_scheme="dark", **LOOKS[look])
    table = lay_table(anna, game="djurpark", ruleset="rulebook", options={"flips": FLIPS}, seats=4)
    anna.sit_down(table)
    bo.sit_down(table)
    anna.button("ui-table-begin").click()
    ends, calls = time.monotonic() + 3 * LONGEST, 0
    anna.page.locator(".animals").wait_for()
    places = [button.bounding_box() for button in anna.page.locator(".animal").all()]
    while not (anna.is_over() and bo.is_over()):
        assert time.monotonic() < ends
        for person in (anna, bo):
            if calls < 3 and person.page.locator(".flipped .face").count():
                press(person, f".animals li:nth-child({calls + 2}) .animal")
                calls += 1
                assert [button.bounding_box() for button in anna.page.locator(".animal").all()] == places
                person.check_accessibility()
                person.shoot(f"djurpark-{look}-call-{calls}")
            press(person, ".acts .hush")
            press(person, ".acts .btn-falun")
        assert anna.page.locator(".banner p").all_inner_texts() == []
        anna.page.wait_for_timeout(250)
    for person in (anna, bo):
        expect(person.page.locator("ol.stacks li")).to_have_count(4)
        person.shoot(f"djurpark-{look}-over-{person.name}")
        person.check_accessibility()
        assert person.faults == []


def press(person: Person, what: str) -> None:
    """Press it if it is there: nothing is waited for, and it need not be allowed."""
    person.page.evaluate("what => document.querySelector(what)?.click()", what)


@pytest.mark.parametrize("look", looks(0))
def test_a_match_of_bluffmaster_to_its_end(browser: Browser, house: House, look: str) -> None:
    """Two people and bots lay cards under names of their choice, believe and check, until one is left."""
    anna = Person(browser, house.url, "Anna", **LOOKS[look])
    bo = Person(browser, house.url, "Bo", language="sv", color_scheme="dark", **LOOKS[look])
    table = lay_table(
        anna, game="bluffmaster", ruleset="rulebook", options={"hand": 3, "penalty": 1}, seats=4
    )
    anna.sit_down(table)
    bo.sit_down(table)
    anna.button("ui-table-begin").click()
    ends = time.monotonic() + 4 * LONGEST
    seen: set[str] = set()
    windows = 0  # the third is the one in which somebody checks
    while not (anna.is_over() and bo.is_over()):
        assert time.monotonic() < ends
        for person in (anna, bo):
            look_at(person, seen, f"bluffmaster-{look}")
            asked = person.page.locator(".acts .btn-pine").count()
            if asked and windows != 2:
                press(person, ".acts .btn-pine")
            elif person.page.locator(".acts .btn").count():
                person.play()
            windows += asked
        anna.page.wait_for_timeout(30)
    assert seen == {"lay", "window"}
    for person in (anna, bo):
        expect(person.page.locator("ol.stacks li")).to_have_count(4)
        person.shoot(f"bluffmaster-{look}-over-{person.name}")
        person.check_accessibility()
        assert person.faults == []


def look_at(person: Person, seen: set[str], name: str) -> None:
    """Take a picture of each of the two questions of Bluffmäster, once."""
    moments = {"window": ".acts .btn-pine", "lay": ".hand .ok[aria-pressed=false]"}
    for moment, sign in moments.items():
        if moment not in seen and person.page.locator(sign).count():
            seen.add(moment)
            person.shoot(f"{name}-{moment}")
            person.check_accessibility()


@pytest.mark.parametrize("look", looks(1))
def test_a_match_of_fanfar_to_its_end(browser: Browser, house: House, look: str) -> None:
    """Two people play their cards at the open ends until one has none."""
    anna = Person(browser, house.url, "Anna", **LOOKS[look])
    bo = Person(browser, house.url, "Bo", language="sv", pace="fast", color_scheme="dark", **LOOKS[look])
    table = lay_table(anna, game="fanfar", ruleset="rulebook", seats=2)
    anna.sit_down(table)
    bo.sit_down(table)
    anna.button("ui-table-begin").click()
    ends, turns = time.monotonic() + 3 * LONGEST, 0
    while not (anna.is_over() and bo.is_over()):
        assert time.monotonic() < ends
        played = [anna.play(), bo.play()]
        turns += any(played)
        if turns == 12 and any(played):
            for person in (anna, bo):
                person.shoot(f"fanfar-{look}-{person.name}")
                person.check_accessibility()
        if not any(played):
            anna.page.wait_for_timeout(30)
    for person in (anna, bo):
        expect(person.page.locator("ol.stacks li")).to_have_count(2)
        person.shoot(f"fanfar-{look}-over-{person.name}")
        person.check_accessibility()
        assert person.faults == []


def test_a_pawn_is_moved_by_keyboard(browser: Browser, house: House) -> None:
    """Arrows go over the board, each square says what it is, and Enter moves the pawn there."""
    anna = Person(browser, house.url, "Anna", **DESKTOP)
    table = lay_table(anna, game="allierad", ruleset="two", seats=2)
    anna.sit_down(table)
    anna.button("ui-table-begin").click()
    board = anna.page.get_by_role("grid")
    board.locator(".go").first.wait_for(timeout=60_000)
    own = board.get_by_role("button", name=re.compile("your pawn"))
    own.focus()
    anna.page.keyboard.press("ArrowUp")
    square = anna.page.evaluate("document.activeElement.ariaLabel")
    assert re.match(r"a2, .*, you can take it$", square)
    anna.page.keyboard.press("Enter")
    expect(board.get_by_role("button", name=re.compile("^a2, your pawn"))).to_be_visible()
    assert anna.faults == []


def test_a_game_is_chosen_in_the_lobby(browser: Browser, house: House) -> None:
    """Another game than the usual one, with its own words, rule sets and seats; it is remembered."""
    anna = Person(browser, house.url, "Anna", **PHONE)
    anna.page.goto(house.url)
    anna.button("ui-change-game").click()
    anna.shoot("lobby-games")
    anna.check_accessibility()
    anna.page.get_by_text("Krypkille", exact=True).click()
    anna.button("ui-play-now").click()
    anna.page.wait_for_url("**/t/*")
    expect(anna.page.get_by_role("list", name=re.compile("^Your hand"))).to_be_visible(timeout=30_000)
    anna.page.goto(f"{house.url}/#make")
    expect(anna.page.get_by_role("radio", name="Krypkille")).to_be_checked()
    assert anna.page.get_by_role("spinbutton", name="Seats").input_value() == "5"
    anna.shoot("make-krypkille")
    anna.check_accessibility()


def test_the_rules_of_every_game(browser: Browser, house: House) -> None:
    """From the list of them to each page; every sentence is there, and axe finds nothing serious."""
    anna = Person(browser, house.url, "Anna", **DESKTOP)
    anna.page.goto(f"{house.url}/rules")
    expect(anna.page.locator("ul.games h2 a")).to_have_count(len(GAMES))
    for game in GAMES:
        anna.page.goto(f"{house.url}/rules/{game}")
        expect(anna.page.get_by_role("heading", level=1)).to_contain_text(anna.say(f"game-{game}"))
        anna.page.wait_for_load_state("networkidle")
        anna.check_accessibility()
        text = anna.page.locator("main").inner_text()
        assert not re.search(KEYS, text), (game, re.findall(KEYS, text))
        anna.shoot(f"rules-{game}")
    assert anna.faults == []


def test_a_hand_is_played_by_keyboard(browser: Browser, house: House) -> None:
    """Arrows go from card to card, and Enter plays the one that is framed."""
    anna = Person(browser, house.url, "Anna", **DESKTOP)
    table = lay_table(anna, game="krypkille", ruleset="rulebook", seats=4)
    anna.sit_down(table)
    anna.button("ui-table-begin").click()
    hand = anna.page.get_by_role("list", name=re.compile("^Your hand"))
    playable = hand.locator("button:not([aria-disabled=true])")
    playable.first.wait_for(timeout=60_000)
    before = hand.get_by_role("button").count()
    hand.get_by_role("button").first.focus()
    for _ in range(before):
        if anna.page.evaluate("document.activeElement.ariaDisabled !== 'true'"):
            break
        anna.page.keyboard.press("ArrowRight")
    anna.page.keyboard.press("Enter")
    expect(hand.get_by_role("button")).to_have_count(before - 1)
    assert anna.faults == []
