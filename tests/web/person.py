"""Somebody at a browser: what they see, and how they sit down, answer and play."""

import re
from collections.abc import Callable
from pathlib import Path
from typing import Any

from axe_playwright_python.sync_playwright import Axe  # pyright: ignore[reportMissingTypeStubs] -- ships none
from playwright.sync_api import Browser, Locator, Page, WebSocketRoute
from playwright.sync_api import TimeoutError as Late

from kille.text import Words

SHOTS = Path(__file__).parents[2] / ".cache" / "shots"
PHONE: dict[str, Any] = {"viewport": {"width": 390, "height": 844}, "has_touch": True, "is_mobile": True}
DESKTOP: dict[str, Any] = {"viewport": {"width": 1280, "height": 800}}


QUIET_ANSWERS = ("action-stay_out", "action-skip", "action-agree", "action-decline")
AT_REST = "() => document.getAnimations().every((one) => one.playState !== 'running')"
KEYS = {"action-swap": "s", "action-stand": "n"}
ANSWER = "section.me .acts button"
LIFT = "section.me .hand .ok[aria-pressed=false]"
WAYS = (
    ".result footer button",
    "section.me .hand .ok:not([aria-pressed])",
    LIFT,
    ".board .go",
    f"{ANSWER}.btn-falun:not([aria-disabled=true])",
    f"{ANSWER}.btn-pine:not([aria-disabled=true])",
)
"""Where any game's table offers something, in the order in which a person here tries it."""
FIRST_WAY = "([ways, start]) => ways.findIndex((way, at) => at >= start && document.querySelector(way))"
OFFERED = """() => [...document.querySelectorAll('button')]
    .filter((button) => button.offsetParent && button.ariaDisabled !== 'true')
    .map((button) => button.innerText)"""


class Person:
    """One person with a browser of their own."""

    def __init__(
        self, browser: Browser, url: str, name: str, *, language: str = "en", pace: str = "off", **looks: Any
    ) -> None:
        self.name, self.url = name, url
        self.words = Words(language)
        self.context = browser.new_context(locale="sv-SE" if language == "sv" else "en-GB", **looks)
        self.context.add_init_script(f"localStorage.setItem('kille.pace', '\"{pace}\"')")
        self.page: Page = self.context.new_page()
        self.faults: list[str] = []
        self.page.on("pageerror", lambda fault: self.faults.append(str(fault)))
        self.lines: list[WebSocketRoute] = []
        self.page.route_web_socket(re.compile("/socket$"), self._connect)
        self.returns = 0  # how often this person still comes back when out
        self.last = ""

    def _connect(self, line: WebSocketRoute) -> None:
        line.connect_to_server()
        self.lines.append(line)

    def reload(self) -> None:
        """Load the page anew."""
        self.page.reload()

    def lose_line(self) -> None:
        """The network drops the connection, the page says so, and the network is back."""
        self.context.set_offline(offline=True)
        self.lines[-1].close(code=3001)
        self.page.get_by_role("status").filter(has_text=self.say("ui-table-line-lost")).wait_for()
        self.context.set_offline(offline=False)

    def say(self, key: str, **words: Any) -> str:
        """A text of the page in this person's language."""
        return self.words.say(key, **words)

    def button(self, key: str) -> Locator:
        """The button that begins with these words."""
        return self.page.get_by_role("button", name=re.compile(f"^{re.escape(self.say(key))}"))

    def sit_down(self, table: str) -> None:
        """Open the link, take the first free seat and give a name."""
        self.page.goto(f"{self.url}/t/{table}")
        self.page.locator("button.free").first.click()
        self.page.locator("#your-name").fill(self.name)
        self.button("ui-table-sit-down").click()
        self.page.locator("#your-name").wait_for(state="detached")

    def is_over(self) -> bool:
        """Whether the match is over for this person's eyes."""
        return self.page.get_by_role("region", name=self.say("ui-table-match-over")).is_visible()

    def act(self, *, by_key: bool = False) -> bool:
        """Do what can be done now, if anything: go on after reading, answer, or play."""
        offered: list[str] = self.page.evaluate(OFFERED)
        key = next((key for key in self._wishes(offered) if any(map(self._says(key), offered))), None)
        if key is None:
            return False
        if by_key and key in KEYS:
            self.page.keyboard.press(KEYS[key])
        else:
            try:
                self.button(key).click(timeout=1000)
            except Late:  # the table went on in the meantime
                return False
        self.returns -= key == "action-rejoin"
        return True

    def play(self) -> bool:
        """Do the first thing that any game offers: go on, play a card, press a button, or lift and press."""
        at = self._first_way(0)
        while at >= 0:
            try:
                self.page.locator(WAYS[at]).first.click(timeout=1000)
            except Late:  # the table went on in the meantime
                return False
            if WAYS[at] != LIFT:
                return at > 0
            at = self._first_way(at + 1)
        return False

    def _first_way(self, start: int) -> int:
        """The first of the ways from this one on that the table offers; -1 if it offers none."""
        return self.page.evaluate(FIRST_WAY, [WAYS, start])

    def _wishes(self, offered: list[str]) -> list[str]:
        """What this person would do, best first: low cards are swapped, told from one's own card alone."""
        stand = next(filter(self._says("action-stand"), offered), "")
        fools = "|".join(self.say(f"card-{card}") for card in ("wreath", "flowerpot", "fool"))
        play = "action-swap" if re.search(rf"\b[1-6]\b|{fools}", stand) else "action-stand"
        back = ["action-rejoin"] if self.returns else []
        return ["ui-table-go-on", *back, *QUIET_ANSWERS, play]

    def _says(self, key: str) -> Callable[[str], bool]:
        return lambda text: text.startswith(self.say(key))

    def shoot(self, name: str) -> None:
        """Take a picture of what this person sees, to be looked at."""
        SHOTS.mkdir(parents=True, exist_ok=True)
        self.page.screenshot(path=SHOTS / f"{name}.png")

    def check_accessibility(self) -> None:
        """axe finds nothing serious on this page, once what moves and fades has come to rest."""
        self.page.wait_for_function(AT_REST)
        found = Axe().run(self.page).response["violations"]
        serious = [
            (fault["id"], [node["html"] for node in fault["nodes"]])
            for fault in found
            if fault["impact"] in ("serious", "critical")
        ]
        assert serious == []
