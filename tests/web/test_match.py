"""A whole match in browsers: four people and two bots, through a reload, a lost line and a killed server."""

import json
import subprocess
import sys
import time
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser
from web.house import House
from web.person import DESKTOP, PHONE, Person

LONGEST = 240  # seconds for a match


def lay_table(host: Person, **setup: object) -> str:
    """Open a table as the host, through the server's own address for it."""
    asked = {"game": "byteskille", "ruleset": "classic", "options": {}, "bots": [], **setup}
    answer = host.context.request.post(f"{host.url}/api/tables", data=asked)
    assert answer.ok, answer.text()
    return answer.json()["id"]


@pytest.mark.parametrize("looks", [DESKTOP, PHONE], ids=["desktop", "phone"])
def test_four_people_and_two_bots(
    browser: Browser, own_house: House, tmp_path: Path, looks: dict[str, Any]
) -> None:
    size = "phone" if looks is PHONE else "desktop"
    anna = Person(browser, own_house.url, "Anna", **looks)
    bo = Person(browser, own_house.url, "Bo", language="sv", color_scheme="dark", **looks)
    cia = Person(browser, own_house.url, "Cia", **looks)
    dan = Person(browser, own_house.url, "Dan", language="sv", **looks)
    people = [anna, bo, cia, dan]
    cia.returns = 1
    table = lay_table(anna, seats=6, bots=[None, None, None, None, "cautious", "odds"])
    for person in people:
        person.sit_down(table)
    anna.shoot(f"{size}-gathering")
    anna.check_accessibility()
    anna.button("ui-table-begin").click()

    troubles = [bo.reload, cia.lose_line, own_house.crash, dan.reload, own_house.crash]
    acts, ends = 0, time.monotonic() + LONGEST
    while not all(person.is_over() for person in people):
        assert time.monotonic() < ends, f"the match did not end within {LONGEST} seconds"
        for person in people:
            if not person.is_over() and person.act(by_key=person is dan and size == "desktop"):
                acts += 1
                if acts == 3:
                    person.shoot(f"{size}-playing")
                    person.check_accessibility()
                if acts % 3 == 0 and troubles:
                    troubles.pop(0)()
    assert not troubles
    for person in people:
        person.shoot(f"{size}-over-{person.name}")
        person.check_accessibility()
        assert person.faults == []

    record = tmp_path / "match.kille"
    record.write_text(anna.context.request.get(f"{own_house.url}/api/tables/{table}/record").text())
    ran = subprocess.run(
        [sys.executable, "-m", "kille", "replay", "--json", str(record)],
        capture_output=True,
        text=True,
        check=True,
    )
    told = json.loads(ran.stdout)
    assert told["over"]
    assert sum(told["stacks"]) == 0
    shown = [int(chips) for chips in _numbers(anna)]
    assert sorted(shown) == sorted(told["stacks"])


def _numbers(person: Person) -> list[str]:
    """The stacks that the end of the match shows."""
    rows = person.page.locator("ol.stacks li b").all_inner_texts()
    return [row.replace("\u2212", "-").split()[0].replace("+", "") for row in rows]
