"""A person at the terminal plays every game to its end by keys alone, on the smallest screen."""

import random
from itertools import cycle
from typing import Any

import pytest
from textual.pilot import Pilot
from textual.screen import ModalScreen
from textual.widgets import OptionList

from kille.bots.at_random import at_random
from kille.core.game import View
from kille.core.options import with_options
from kille.games import GAMES
from kille.games.djurpark.actions import Action, Flip, Quiet
from kille.games.djurpark.rules import Rules, is_match
from kille.tables.names import bot_name
from kille.terminal.app import Table
from kille.terminal.view import Sitting

OTHERS = [name for name in GAMES if name != "byteskille"]
SHORT: dict[str, dict[str, Any]] = {"djurpark": {"flips": 50}, "allierad": {"target": 1}}
FULL = ("alandskille",)  # the more there are, the fewer deals it has
MOST_PRESSES = 1200


def sitting(
    name: str, language: str, *, seats: int = 0, bot: Any = at_random, ruleset: str = "", **options: Any
) -> Sitting:
    game = GAMES[name]
    chosen = game.rulesets[ruleset or game.default]
    names = [{"en": "You", "sv": "Du"}[language]]
    for seat in range(1, seats or chosen.fewest):
        names.append(bot_name(seat, names))
    rules: Any = with_options(chosen.rules, SHORT.get(name, {}) | options)
    bots = (None, *[bot] * (len(names) - 1))
    return Sitting(game, ruleset or game.default, rules, tuple(names), bots, language)


def table(at: Sitting, seed: int = 1) -> Table:
    app = Table(at, rng=random.Random(seed), pace=0)
    app.animation_level = "none"
    return app


def text(app: Table) -> str:
    """What can be read on the screen."""
    return "\n".join(strip.text for strip in app.screen._compositor.render_strips())


async def asked(app: Table, pilot: Pilot[None]) -> None:
    """Until the table waits for the person."""
    for _ in range(900):
        await pilot.pause()
        if isinstance(app.screen, ModalScreen) or 0 in app.match.seen().awaited or app.match.is_over():
            await pilot.pause()
            return
    raise AssertionError("the table waits for nobody, and nothing happens")


def is_whole(app: Table) -> bool:
    """Whether head, every seat, the hand, a line of the list and the foot stand on the screen."""
    seen = text(app)
    screen = app.screen.region
    parts = ["#head", "#places", "#hand", "#question", "#log", "#foot"]
    if app.query_one("#middle").display:
        parts.append("#middle")
    inside = all(
        app.query_one(part).region.height > 0 and screen.contains_region(app.query_one(part).region)
        for part in parts
        if app.query_one(part).display
    )
    seats = app.query_one("#places").region.height + app.query_one("#middle").region.height
    names = all(name[:9] in seen for name in app._sitting.names)
    answers = app.query_one("#answers", OptionList)
    return inside and names and seats <= app.query_one("#seats").region.height and answers.region.height > 0


@pytest.mark.parametrize(("name", "language"), list(zip(OTHERS, cycle(["en", "sv"]), strict=False)))
async def test_every_game_is_played_to_its_end_by_keys(name: str, language: str) -> None:
    seats = max(GAMES[name].seats) if name in FULL else 0
    app, keys = table(sitting(name, language, seats=seats)), random.Random(5)
    async with app.run_test(size=(80, 24)) as pilot:
        ends = 0
        for press in range(MOST_PRESSES):
            await asked(app, pilot)
            if isinstance(app.screen, ModalScreen):
                ends += app._ended
                assert app.words.say("terminal-deal-over", number=app.chronicle.deals) in text(app) or (
                    not app._ended
                )
                await pilot.press("enter")
            elif app.match.is_over():
                break
            else:
                assert press % 10 or is_whole(app), text(app)
                downs = keys.randrange(3)
                await pilot.press(*["down"] * downs, "enter")
        await pilot.pause()
        assert app.match.is_over()
        assert ends == app.chronicle.deals > 0
        assert app.words.say("terminal-over") in text(app)
        await pilot.press("a")
        await asked(app, pilot)
        assert not app.match.is_over()


@pytest.mark.parametrize("language", ["en", "sv"])
@pytest.mark.parametrize("name", OTHERS)
async def test_a_full_table_fits_a_small_screen(name: str, language: str) -> None:
    most = max(GAMES[name].seats)
    ruleset = {"allierad": "four"}.get(name, "")
    app = table(sitting(name, language, seats=most, ruleset=ruleset))
    async with app.run_test(size=(80, 24)) as pilot:
        for _ in range(6):
            await asked(app, pilot)
            if isinstance(app.screen, ModalScreen):
                await pilot.press("enter")
                continue
            if app.match.is_over():
                return
            assert is_whole(app), text(app)
            await pilot.press("enter")


@pytest.mark.parametrize("key", ["l", "c", "r", "question_mark"])
async def test_sheets_of_the_shell_open_over_any_game(key: str) -> None:
    app = table(sitting("krypkille", "en"))
    async with app.run_test(size=(80, 24)) as pilot:
        await asked(app, pilot)
        await pilot.press(key)
        await pilot.pause()
        assert isinstance(app.screen, ModalScreen)
        await pilot.press("escape")
        await pilot.pause()
        assert "It is your turn" in text(app)


async def test_a_line_is_taken_by_its_number_and_by_mouse() -> None:
    app = table(sitting("krypkille", "en"))
    async with app.run_test(size=(80, 24)) as pilot:
        for act in range(2):
            await asked(app, pilot)
            told = len(app.chronicle.lines)
            if act:
                await pilot.click("#answers", offset=(3, 0))
            else:
                await pilot.press("1")
            await asked(app, pilot)
            assert len(app.chronicle.lines) > told


async def test_an_amount_is_typed_as_a_number() -> None:
    app = table(sitting("auktionskille", "en"))
    async with app.run_test(size=(80, 24)) as pilot:
        await asked(app, pilot)
        for _ in range(40):
            if "Bid …" in text(app):
                break
            await pilot.press("enter" if isinstance(app.screen, ModalScreen) else "1")
            await asked(app, pilot)
        place = next(i for i, item in enumerate(app._view._items) if item.by_number)  # type: ignore[attr-defined]
        most = max(action.amount for action in app._view._items[place].actions)  # type: ignore[attr-defined]
        await pilot.press(*["down"] * place, "enter")
        await pilot.pause()
        await pilot.press(*["backspace"] * 4, *"9999", "enter")  # more than is allowed
        await pilot.pause()
        assert isinstance(app.screen, ModalScreen)
        await pilot.press(*["backspace"] * 4, *str(most), "enter")
        await pilot.pause()
        assert any(f"{most}" in line and "You" in line for line in app.chronicle.lines)


async def test_a_card_is_chosen_first_and_then_its_name() -> None:
    app = table(sitting("bluffmaster", "en"))
    async with app.run_test(size=(80, 24)) as pilot:
        for _ in range(60):
            await asked(app, pilot)
            if " as …" in text(app):
                break
            await pilot.press("enter" if isinstance(app.screen, ModalScreen) else "down", "enter")
        assert " as …" in text(app)
        await pilot.press("1")
        await pilot.pause()
        assert " as …" not in text(app)
        await pilot.press("escape")
        await pilot.pause()
        assert " as …" in text(app)


def flips_only(rules: Rules, view: View[Any, Action], rng: random.Random) -> Action:
    """Never makes a call."""
    return Flip() if Flip() in view.legal_actions else Quiet()


async def test_the_right_call_takes_the_pile_in_djurpark() -> None:
    app = table(sitting("djurpark", "en", bot=flips_only))
    async with app.run_test(size=(80, 24)) as pilot:
        for _ in range(200):
            await asked(app, pilot)
            seen = app.match.seen()
            if seen.state.window and is_match(seen.state, "any_revealed"):
                break
            await pilot.press("space")
        flipper = app.match.seen().state.flipper
        assert "Cock-a-doodle-doo" in text(app)
        await pilot.press("space")  # a flip is not asked for now
        assert app.match.seen().state.flipper == flipper
        await pilot.press(str(flipper + 1))
        await pilot.pause()
        assert any("You make the right call first" in line for line in app.chronicle.lines)


def test_silence_in_djurpark_is_quiet_and_a_flip_is_waited_for() -> None:
    app = table(sitting("djurpark", "en", bot=flips_only))
    said: set[Any] = set()
    for _ in range(400):
        seen = app.match.seen()
        silence = app._view.silence(seen)
        assert silence in (None, Quiet())
        assert silence is None or is_match(seen.state, "any_revealed")
        said.add(type(silence))
        if app.match.go_on() is None:
            if app.match.is_over():
                break
            app.match.act(silence or Flip())
    assert said == {type(None), Quiet}
    assert 0.5 <= (app._view.reaction(random.Random(1)) or 0) <= 3
