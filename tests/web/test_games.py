"""Every game is played to its end by two people, one on a phone and one at a desk, with bots beside them."""

import re
from typing import Any

import pytest
from playwright.sync_api import Browser, expect
from web.house import House
from web.pair import Pair, all_in_words
from web.person import DESKTOP, PHONE, Person
from web.test_match import lay_table

from kille.games import GAMES

TRICKS: dict[str, dict[str, Any]] = {
    "krypkille": {"seats": 4, "ruleset": "points", "options": {"deals": 1}},
    "smygkille": {"seats": 4},
    "alandskille": {"seats": 8},
    "threecard": {"seats": 4, "options": {"rounds": 1}},
    "femkort": {"seats": 4, "options": {"knock_pays": 1}},
    "pokerkille": {"seats": 4},
    "auktionskille": {"seats": 4},
    "fivecard": {"seats": 4, "options": {"limit": 30}},
}
"""The trick games: the table of a match that is played to its end in a minute or two."""


@pytest.mark.parametrize("game", TRICKS)
def test_a_match_of_every_trick_game_to_its_end(browser: Browser, house: House, game: str) -> None:
    """Card by card; then they read why the last deal ended so, and who has won."""
    pair = Pair(browser, house, game, **TRICKS[game])

    def play(pair: Pair) -> bool:
        pair.look("whole", pair.anna, ".whole")
        for person in pair:
            pair.look("trick", person, ".trick")
        return any(person.play() for person in pair)

    pair.play(play)
    assert {"trick-Anna", "trick-Bo"} <= pair.seen
    for person in pair:
        person.button("ui-table-last-deal").click()
        expect(person.page.locator(".result .rows li")).to_have_count(pair.seats)
        pair.look("result", person, ".result")
        person.button("ui-table-go-on").click()
    pair.read_the_end()


@pytest.mark.parametrize(("ruleset", "seats"), [("four", 4), ("two", 2)])
def test_a_match_of_allierad_to_its_end(browser: Browser, house: House, ruleset: str, seats: int) -> None:
    """Squares are pressed, and allies made where four play, until somebody has the points."""
    pair = Pair(browser, house, "allierad", seats, ruleset=ruleset, options={"target": 1})

    def play(pair: Pair) -> bool:
        for person in pair:
            pair.look(f"{ruleset}-board", person, ".board .go")
        if (
            seats == 4
            and "allied-Anna" not in pair.seen
            and pair.anna.page.locator(".acts .quiet").count() == 2
        ):
            pair.anna.page.locator(".acts .quiet").first.click()
            pair.look("ally", pair.anna, ".acts .names .btn")
            pair.anna.page.locator(".acts .names .btn").first.click()
            pair.anna.page.locator(".ribbons i").first.wait_for()
            pair.look("allied", pair.anna, ".ribbons i")
        return any(person.play() for person in pair)

    pair.play(play)
    pair.read_the_end()


FLIPS = 50


def test_a_match_of_djurpark_to_its_end(browser: Browser, house: House) -> None:
    """They flip, call and keep quiet; no button moves, and a late press does nothing."""
    pair = Pair(browser, house, "djurpark", 4, ruleset="rulebook", options={"flips": FLIPS}, pace="slow")
    calls = 0
    pair.anna.page.locator(".animals").wait_for()
    places = [button.bounding_box() for button in pair.anna.page.locator(".animal").all()]

    def play(pair: Pair) -> bool:
        nonlocal calls
        for person in pair:
            if calls < 3 and person.page.locator(".flipped .face").count():
                press(person, f".animals li:nth-child({calls + 2}) .animal")
                calls += 1
                assert [button.bounding_box() for button in pair.anna.page.locator(".animal").all()] == places
                pair.look(f"call-{calls}", person, ".animals")
            press(person, ".acts .hush")
            press(person, ".acts .btn-falun")
        assert pair.anna.page.locator(".banner p").all_inner_texts() == []
        pair.anna.page.wait_for_timeout(50)
        return True

    pair.play(play)
    pair.read_the_end()


def press(person: Person, what: str) -> None:
    """Press it if it is there: nothing is waited for, and it need not be allowed."""
    person.page.evaluate("what => document.querySelector(what)?.click()", what)


def test_a_match_of_bluffmaster_to_its_end(browser: Browser, house: House) -> None:
    """Cards are laid under names of their choice, believed and checked, until one is left."""
    pair = Pair(browser, house, "bluffmaster", 4, options={"hand": 3, "penalty": 1})
    windows = 0  # the third is the one in which somebody checks

    def play(pair: Pair) -> bool:
        nonlocal windows
        for person in pair:
            pair.look("window", person, ".acts .btn-pine")
            pair.look("lay", person, ".hand .ok[aria-pressed=false]")
            asked = person.page.locator(".acts .btn-pine").count()
            if asked and windows != 2:
                press(person, ".acts .btn-pine")
            elif person.page.locator(".acts .btn").count():
                person.play()
            windows += asked
        return False

    pair.play(play)
    assert {"window-Anna", "lay-Anna"} <= pair.seen
    pair.read_the_end()


def test_a_match_of_fanfar_to_its_end(browser: Browser, house: House) -> None:
    """They play their cards at the open ends until one has none."""
    pair = Pair(browser, house, "fanfar", 2)
    turns = 0

    def play(pair: Pair) -> bool:
        nonlocal turns
        played = any(person.play() for person in pair)
        turns += played
        for person in pair:
            if turns >= 12:
                pair.look("fanfare", person, ".me")
        return played

    pair.play(play)
    pair.read_the_end()


SCREENS: dict[str, dict[str, Any]] = {
    "small-dark": {"viewport": {"width": 360, "height": 640}, "color_scheme": "dark", "language": "sv"},
    "lying": {"viewport": {"width": 844, "height": 390}, "pace": "fast"},
}


WHOLE = """() => {
    const cloth = document.querySelector('main.cloth').getBoundingClientRect();
    return [...document.querySelectorAll('.trick .spot')].every((card) => {
        const { top, bottom, left, right } = card.getBoundingClientRect();
        return top >= cloth.top && bottom <= cloth.bottom && left >= cloth.left && right <= cloth.right;
    });
}"""


@pytest.mark.parametrize("screen", SCREENS.values(), ids=SCREENS)
@pytest.mark.parametrize(("game", "seats"), [("krypkille", 5), ("threecard", 4), ("fanfar", 2)])
def test_a_hand_on_a_small_screen(
    browser: Browser, house: House, game: str, seats: int, screen: dict[str, Any]
) -> None:
    """A few turns where there is little room, told at once and card by card: all of it is seen."""
    anna = Person(browser, house.url, "Anna", has_touch=True, is_mobile=True, **screen)
    anna.sit_down(lay_table(anna, game=game, ruleset="rulebook", seats=seats))
    anna.button("ui-table-begin").click()
    turns = 0
    while turns < 4 and not anna.is_over():
        assert anna.page.evaluate(WHOLE), anna.shoot(f"{game}-cut")
        turns += anna.play()
        anna.page.wait_for_timeout(30)
    anna.shoot(f"{game}-{screen['viewport']['width']}")
    anna.check_accessibility()
    all_in_words(anna)
    assert anna.faults == []


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
        all_in_words(anna)
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
