"""A person at the terminal: every match is played by keys alone, and read from the screen."""

import random
from collections.abc import AsyncGenerator, Callable
from contextlib import asynccontextmanager
from typing import Any

import pytest
from msgspec.structs import replace
from textual.pilot import Pilot
from textual.screen import ModalScreen

from kille.bots.exchange.cautious import cautious
from kille.core.options import with_options
from kille.games import GAMES
from kille.games.exchange.actions import Offer, Swap
from kille.games.exchange.state import RejoinTalk
from kille.tables.names import bot_name
from kille.terminal.app import Table
from kille.terminal.match import Match
from kille.terminal.view import Sitting

GAME = GAMES["byteskille"]


def sitting(
    seats: int = 4, ruleset: str = "classic", language: str = "en", *, options: Any = None
) -> Sitting:
    names = [{"en": "You", "sv": "Du"}[language]]
    for seat in range(1, seats):
        names.append(bot_name(seat, names))
    rules: Any = with_options(GAME.rulesets[ruleset].rules, options or {})
    return Sitting(GAME, ruleset, rules, tuple(names), (None, *[cautious] * (seats - 1)), language)


@asynccontextmanager
async def at(
    table: Sitting, *, seed: int = 1, size: tuple[int, int] = (80, 24)
) -> AsyncGenerator[tuple[Table, Pilot[None]]]:
    app = Table(table, rng=random.Random(seed), pace=0)
    app.animation_level = "none"
    async with app.run_test(size=size) as pilot:
        await asked(app, pilot)
        yield app, pilot


async def asked(app: Table, pilot: Pilot[None]) -> None:
    """Until the table waits for the person."""
    for _ in range(500):
        await pilot.pause()
        if isinstance(app.screen, ModalScreen) or 0 in app.match.seen().awaited or app.match.is_over():
            await pilot.pause()
            return
    raise AssertionError("the table waits for nobody, and nothing happens")


async def press(app: Table, pilot: Pilot[None], *keys: str) -> None:
    await pilot.press(*keys)
    await asked(app, pilot)


def text(app: Table) -> str:
    """What can be read on the screen."""
    return "\n".join(strip.text for strip in app.screen._compositor.render_strips())


async def until(app: Table, pilot: Pilot[None], there: Callable[[], bool], key: str = "s") -> None:
    """Play on with one key, going on after each deal, until something is there."""
    for _ in range(300):
        if there():
            return
        over = isinstance(app.screen, ModalScreen)
        await press(app, pilot, "enter" if over else key)
    raise AssertionError("it never came to that")


@pytest.mark.parametrize(
    ("language", "over", "won"),
    [("en", "The match is over", "last one in"), ("sv", "Partiet är slut", "kvar sist")],
)
async def test_a_whole_match_is_played_by_keys(language: str, over: str, won: str) -> None:
    async with at(sitting(language=language)) as (app, pilot):
        await until(app, pilot, app.match.is_over, key="n")
        assert won in text(app)  # who has won stands on the last sheet
        await pilot.press("enter")
        await pilot.pause()
        assert over in text(app)
        await press(app, pilot, "a")
        assert not app.match.is_over()
        await press(app, pilot, "l")
        assert app.chronicle.deals == 1  # a match of its own


@pytest.mark.parametrize("seats", [2, 7, 13, 20])
@pytest.mark.parametrize("language", ["en", "sv"])
async def test_every_seat_is_seen_on_a_small_screen(seats: int, language: str) -> None:
    table = sitting(seats, "rulebook", language, options={"endgame": {"redeal": "off"}})
    async with at(table) as (app, _):
        seen = text(app)
        assert [name for name in table.names if name not in seen] == []
        assert seen.count("▶") == 1  # whose turn it is
        assert {"en": "S Swap", "sv": "S Byt"}[language] in seen
        assert {"en": "It is your turn", "sv": "Det är din tur"}[language] in seen
        card = app.match.seen().state.hand.holds[0]
        assert f"│ {app.words.card(app.match.seen().state.hand.cards[card].face.value)}" in seen


@pytest.mark.parametrize("size", [(40, 20), (60, 24), (120, 30), (200, 50)])
async def test_it_fits_other_screens(size: tuple[int, int]) -> None:
    async with at(sitting(5), size=size) as (app, pilot):
        assert "N Stand" in text(app)
        await press(app, pilot, "question_mark")
        assert "neighbour" in text(app)


async def test_a_deal_that_is_over_says_who_is_out_and_why() -> None:
    async with at(sitting()) as (app, pilot):
        await until(app, pilot, lambda: isinstance(app.screen, ModalScreen), key="n")
        seen = text(app)
        assert "Deal 1 is over" in seen
        assert "is the lowest card" in seen
        assert "The rule (Classic)" in seen


async def test_the_price_of_coming_back_is_told_before_one_decides() -> None:
    def is_asked() -> bool:
        on_table = not isinstance(app.screen, ModalScreen)
        return on_table and isinstance(app.match.seen().state.talk, RejoinTalk)

    table = sitting(5, options={"stakes": {"stake": 3}})
    async with at(table, seed=3) as (app, pilot):
        await until(app, pilot, is_asked)
        talk = app.match.seen().state.talk
        assert isinstance(talk, RejoinTalk)
        assert f"Coming back costs {talk.cost} chips, and the next ante of 3 on top" in " ".join(
            text(app).replace("│", " ").split()
        )
        before = app.match.seen().state.players[0].stack
        await press(app, pilot, "s")  # no answer to this question
        assert is_asked()
        await pilot.press("y")
        await pilot.pause()
        assert app.match.seen().state.players[0].live
        assert app.match.seen().state.players[0].stack <= before - talk.cost


@pytest.mark.parametrize(("language", "key", "letter"), [("en", "y", "Y"), ("sv", "j", "J")])
async def test_yes_is_the_letter_of_the_language(language: str, key: str, letter: str) -> None:
    async with at(sitting(3, "rulebook", language)) as (app, pilot):
        labels = [app.words.say(f"action-{verb}") for verb in ("ask_redeal", "agree")]
        assert any(f"{letter} {label}" in text(app) for label in labels)
        told = len(app.chronicle.lines)
        await press(app, pilot, key)
        assert len(app.chronicle.lines) > told


async def test_those_who_stay_out_watch_to_the_end() -> None:
    async with at(sitting(3), seed=2) as (app, pilot):
        await until(app, pilot, lambda: not app.match.seen().state.players[0].live)
        await until(app, pilot, app.match.is_over, key="n")
        assert "You may come back" in "\n".join(app.chronicle.lines)


async def test_new_cards_are_asked_for() -> None:
    async with at(sitting(3, "rulebook")) as (app, pilot):
        assert "Do you ask for new cards?" in text(app) or "Do you agree?" in text(app)
        await press(app, pilot, "y")
        assert any(line.strip().startswith(("You ask for", "You agree")) for line in app.chronicle.lines)


async def test_a_card_is_offered_for_a_price() -> None:
    async with at(sitting(2, "rulebook"), seed=0) as (app, pilot):
        assert "O Sell" in text(app)
        await pilot.press("o")
        await pilot.pause()
        assert "for how many chips" in text(app)
        await pilot.press("backspace", "7", "enter")
        await asked(app, pilot)
        assert any("You offer Brita your card" in line and "for 7" in line for line in app.chronicle.lines)


async def test_an_offer_can_be_left() -> None:
    async with at(sitting(2, "rulebook"), seed=0) as (app, pilot):
        told = len(app.chronicle.lines)
        await press(app, pilot, "o", "escape")
        assert len(app.chronicle.lines) == told


@pytest.mark.parametrize(
    ("key", "words"),
    [("l", "What happened"), ("r", "The Pig: sends the offered card"), ("question_mark", "keep your card")],
)
async def test_sheets_open_and_close(key: str, words: str) -> None:
    async with at(sitting()) as (app, pilot):
        await press(app, pilot, key)
        assert words in " ".join("".join(text(app).split("│")).split())
        await press(app, pilot, "escape")
        assert "It is your turn" in text(app)


async def test_the_rules_mark_what_differs() -> None:
    async with at(sitting(options={"stock": {"pass": "draw_next"}})) as (app, pilot):
        await press(app, pilot, "r")
        pages = text(app)
        for _ in range(6):
            assert "Esc closes" in text(app)
            await press(app, pilot, "pagedown")
            pages += text(app)
        assert pages.count("◆") == 1
        assert "◆ Inn or Cavalier from the stock: the next card is drawn" in pages
        assert "Our readings" in pages


@pytest.mark.parametrize("key", ["q", "ctrl+c"])
async def test_leaving_is_asked_first(key: str) -> None:
    async with at(sitting()) as (app, pilot):
        await press(app, pilot, key)
        assert "Do you leave this match?" in text(app)
        await press(app, pilot, "n")
        assert "It is your turn" in text(app)
        await pilot.press(key, "y")
        await pilot.pause()
        assert not app.is_running


@pytest.mark.parametrize(("seats", "said"), [(2, True), (3, False), (12, False), (13, True)])
async def test_an_unusual_number_of_seats_is_told(seats: int, *, said: bool) -> None:
    async with at(sitting(seats)) as (app, _):
        assert app.chronicle.lines[0].startswith("Classic is made for 3 to 12 players") == said


async def test_a_name_is_text_and_never_markup() -> None:
    own, _, *others = sitting().names  # one's own place is called "you" where all have shown
    async with at(replace(sitting(), names=(own, "[red]Å[/] {x}", *others))) as (app, pilot):
        assert "[red]Å[/] {x}" in text(app)
        await until(app, pilot, lambda: isinstance(app.screen, ModalScreen), key="n")
        assert "[red]Å[/] {x}" in text(app)


def test_the_person_hears_only_what_the_seat_may_know() -> None:
    table = sitting(6)
    for seed in range(30):
        match = Match(table.rules, table.bots, random.Random(seed))
        dealt = [event for _ in range(6) for event in match.go_on() or () if hasattr(event, "card")]
        assert [event.card.value is not None for event in dealt if event.seat == 0] == [True]
        assert all(event.card.value is None for event in dealt if event.seat != 0)


def test_the_same_seed_plays_the_same_match() -> None:
    table = sitting(4, "rulebook")
    first, second = (Match(table.rules, table.bots, random.Random(7)) for _ in range(2))
    for _ in range(200):
        told = first.go_on()
        assert told == second.go_on()
        if told is None and not first.is_over():
            legal = [action for action in first.seen().legal_actions if not isinstance(action, Offer)]
            action = Swap() if Swap() in legal else legal[-1]
            assert first.act(action) == second.act(action)
