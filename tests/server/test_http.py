"""The lobby over HTTP: games, tables, pages, headers; and requests that nobody thought of."""

import asyncio
from pathlib import Path
from typing import Any, cast

import schemathesis
from hypothesis import Phase, given, settings
from schemathesis.checks import not_a_server_error
from schemathesis.specs.openapi.checks import (
    content_type_conformance,
    response_schema_conformance,
    status_code_conformance,
)
from server.guest import Guest
from server.house import running

from kille.core.record import read_record
from kille.core.report import replay_record
from kille.games import GAMES
from kille.server.limits import Limits, Rate
from kille.server.pages import Pages


async def test_the_games_are_told_with_their_rule_sets_options_and_bots(tmp_path: Path) -> None:
    async with running(tmp_path) as house:
        offered = (await Guest(house.http).ask("GET", "/api/games")).json()
        game = offered["games"][0]
        assert (game["bots"], game["stand_in"]) == (["random", "cautious", "odds", "equilibrium"], "cautious")
        assert (game["name"], game["default"], game["seats"][0], game["seats"][-1]) == (
            "byteskille",
            "classic",
            2,
            20,
        )
        assert [ruleset["name"] for ruleset in game["rulesets"]] == list(GAMES["byteskille"].rulesets)
        assert game["rulesets"][0]["rules"]["stock"]["pass"] == "no_exchange"
        assert "powers" in game["schema"]["$defs"]["Rules"]["properties"]


async def test_a_listed_table_is_in_the_list_while_somebody_is_there(tmp_path: Path) -> None:
    async with running(tmp_path) as house:
        host, friend = Guest(house.http), Guest(house.http)
        options = {"stock": {"pass": "draw_next", "power": "plain"}}
        listed = await host.open(seats=4, listed=True, options=options, seconds=30)
        private = await host.open(seats=2)
        async with host.at(listed) as anna, host.at(private), friend.at(listed):
            await anna.sit(2, "Anna")
            (table,) = (await friend.ask("GET", "/api/tables")).json()
            assert table["id"] == listed and table["spectators"] == 1 and table["seconds"] == 30
            assert table["differences"] == ["stock.pass"]  # what is as in the rule set is no difference
            assert [place["name"] for place in table["places"]] == [None, None, "Anna", None]
            one = (await friend.ask("GET", f"/api/tables/{private}")).json()
            assert one["unusual"] and not one["listed"] and one["phase"] == "gathering"


async def test_the_link_comes_as_a_qr_code(tmp_path: Path) -> None:
    async with running(tmp_path) as house:
        host = Guest(house.http)
        id = await host.open()
        answer = await host.ask("GET", f"/api/tables/{id}/qr.svg")
        assert answer.headers["content-type"] == "image/svg+xml"
        assert answer.text.startswith("<svg") and "viewBox" in answer.text


async def test_the_record_can_be_had_when_the_match_is_over(tmp_path: Path) -> None:
    async with running(tmp_path) as house:
        host = Guest(house.http)
        id = await host.open(seats=2, options={"reentry": {"prices": []}})
        async with host.at(id) as anna:
            await anna.sit(0, "Anna")
            early = await host.ask("GET", f"/api/tables/{id}/record")
            assert early.status_code == 409 and early.json()["reason"] == "no_match"
            await anna.begin()
            await anna.until(lambda: anna.is_my_turn)
            early = await host.ask("GET", f"/api/tables/{id}/record")
            assert early.status_code == 409 and early.json()["reason"] == "match_running"
            while anna.table.phase == "playing":
                if anna.is_my_turn:
                    await anna.done(anna.act(anna.choices[-1]))
                else:
                    await anna.next()
            answer = await host.ask("GET", f"/api/tables/{id}/record")
            assert answer.status_code == 200 and answer.headers["content-type"].startswith("text/plain")
            replayed = replay_record(read_record(answer.text, GAMES))
            assert replayed.record.names == ("Anna", "Brita")
            stacks = tuple(player.stack for player in anna.state.players)
            assert replayed.record.rules.returns(replayed.position.state) == stacks


async def test_pages_are_safe_and_cached_as_long_as_they_may_be(tmp_path: Path) -> None:
    async with running(tmp_path) as house:
        guest = Guest(house.http)
        for path in ("/", "/t/abc", "/rules", "/rules/byteskille", "/nothing", "/api/nothing", "/healthz"):
            answer = await guest.ask("GET", path)
            assert answer.status_code == (404 if "nothing" in path else 200), path
            policy = answer.headers["content-security-policy"]
            assert "script-src 'self';" in policy and "frame-ancestors 'none'" in policy
            assert answer.headers["x-content-type-options"] == "nosniff"
        page = await guest.ask("GET", "/")
        assert page.headers["cache-control"] in ("no-cache", "no-store")
        again = await guest.ask("GET", "/", headers={"if-none-match": page.headers["etag"]})
        assert again.status_code == 304 and not again.content
        outside = await guest.ask("GET", "/%2e%2e/%2e%2e/pyproject.toml")
        assert outside.status_code == 404
        lost = await guest.ask("GET", "/nothing", headers={"accept": "text/html,*/*"})
        assert lost.status_code == 404 and lost.content == page.content  # the client says so in words


def test_files_with_a_digest_in_their_name_are_kept_for_ever(tmp_path: Path) -> None:
    (tmp_path / "assets").mkdir()
    (tmp_path / "assets/index-1a2b.js").write_text("let it = be;" * 200)
    (tmp_path / "sw.js").write_text("")
    (tmp_path / "index.html").write_text("<!doctype html>")
    (tmp_path / ".stamp").write_text("")
    pages = Pages(tmp_path)
    script, worker, index = pages.find("/assets/index-1a2b.js"), pages.find("/sw.js"), pages.find("/t/abc")
    assert script and "immutable" in script.cache and script.kind == "text/javascript; charset=utf-8"
    assert script.packed and len(script.packed) < len(script.body)
    assert worker and worker.cache == "no-cache"
    assert index and index.cache == "no-cache" and index.body == b"<!doctype html>"
    assert pages.find("/.stamp") is None and pages.find("/assets") is None


CHECKS = (
    not_a_server_error,
    status_code_conformance,
    content_type_conformance,
    response_schema_conformance,
)


async def test_requests_that_nobody_thought_of_are_answered_as_described(tmp_path: Path) -> None:
    plenty = Rate(1_000_000, 0)
    limits = Limits(opened_by_guest=plenty, opened_by_address=plenty)
    async with running(tmp_path, limits=limits) as house:
        assert await asyncio.to_thread(_ask_anything, house.http) >= 7


def _ask_anything(http: str) -> int:
    """Ask each operation described for what fits and what does not; how many operations there are."""
    schema = schemathesis.openapi.from_url(f"{http}/api/schema")
    count = 0
    for found in schema.get_all_operations():
        operation = cast(Any, found).ok()
        count += 1

        @settings(max_examples=60, deadline=None, database=None, derandomize=True, phases=[Phase.generate])
        @given(case=operation.as_strategy())
        def ask(case: Any) -> None:
            case.validate_response(case.call(), checks=CHECKS)

        ask()
    return count
