"""The browser's tests are fed with what the server really offers: they read offered.json."""

import json
import os
from pathlib import Path

from server.guest import Guest
from server.house import running

OFFERED = Path(__file__).with_name("offered.json")


async def test_the_browsers_tests_know_what_is_offered(tmp_path: Path) -> None:
    async with running(tmp_path) as house:
        offered = (await Guest(house.http).ask("GET", "/api/games")).json()
    if os.environ.get("KILLE_GOLDEN") == "write":
        OFFERED.write_text(json.dumps(offered, ensure_ascii=False, indent=4) + "\n", "utf-8")
    assert offered == json.loads(OFFERED.read_text("utf-8")), "run this with KILLE_GOLDEN=write"
