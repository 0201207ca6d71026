"""The charts: what is drawn is what was counted, and the files are pictures."""

from pathlib import Path
from typing import Any
from xml.etree import ElementTree as ET

import pytest
from cli.test_commands import kille

from kille.games.exchange.rulesets import CLASSIC
from kille.packs.kille import Card
from kille.sim import pictures
from kille.sim.odds import Odds, reckoned
from kille.sim.policies import named
from kille.sim.simulate import simulate
from kille.solve.charts import chart
from kille.text import Words

DEALS = 300_000


def rows(drawn: Any) -> list[dict[str, Any]]:
    """The numbers in a chart."""
    spec = drawn.to_dict()
    return (spec.get("data") or spec["layer"][0]["data"])["values"]


def say(key: str, **words: Any) -> str:
    """In English."""
    return Words("en").say(key, **words)


def test_the_values_are_those_of_the_simulator() -> None:
    """Each place's share of the chip, beside a fair share."""
    drawn = rows(pictures.values(CLASSIC, [2, 3], "cautious", DEALS, say))
    for seats in (2, 3):
        told = simulate(CLASSIC, seats, ["cautious"], deals=DEALS).value
        assert [row["more"] for row in drawn if row["seats"] == seats] == pytest.approx(
            [value * seats - 1 for value in told]
        )


def test_the_odds_are_those_that_the_command_tells() -> None:
    """By card, for the first to act and the dealer."""
    drawn = rows(pictures.odds(CLASSIC, 3, "cautious", DEALS, say))
    told = reckoned(CLASSIC, 3, Odds(1, Card.FIVE, 0, 0), others="cautious", deals=DEALS)
    five = [row for row in drawn if row["card"] == "5" and row["place"] == "The first to act"]
    first = {row["does"]: row["out"] for row in five}
    assert first == {"Stand": told.out_if_stand, "Swap": told.out_if_swap}
    assert {row["place"] for row in drawn} == {"The first to act", "The dealer, with the stock ahead"}


def test_the_swaps_are_those_of_the_chart() -> None:
    """Up to which card; a higher one stays."""
    policy = named("equilibrium", 5, CLASSIC)
    for best, chances in zip(pictures.thresholds(policy), chart(policy), strict=True):
        assert best is not None
        assert all(chances[card.rank] > 0.5 for card in Card if card.rank <= best.rank)
        assert chances[best.rank + 1] <= 0.5


def test_the_command_draws_svg_and_png(tmp_path: Path) -> None:
    """In the reader's language; anything else is refused in words."""
    svg, png, other = tmp_path / "swaps.svg", tmp_path / "swaps.png", tmp_path / "swaps.bmp"
    for path in (svg, png):
        kille("chart", "byteskille", "swaps", "--seats", "4", "--out", str(path), "--lang", "sv")
    assert "Spelare" in "".join(ET.fromstring(svg.read_text("utf-8")).itertext())  # noqa: S314 -- ours
    assert png.read_bytes().startswith(b"\x89PNG")
    refused = kille("chart", "byteskille", "swaps", "--seats", "4", "--out", str(other))
    assert refused.returncode != 0 and "an .svg or a .png" in refused.stderr
