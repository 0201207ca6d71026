"""Charts of one deal: what places are worth, how likely one is out with a card, which cards are swapped."""

from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any

import altair as alt
import vl_convert

from kille.bots.exchange.lookup import AS_DEALT, FROM_STOCK, HIDDEN
from kille.games.exchange import Rules
from kille.packs.kille import Card
from kille.sim.codes import options
from kille.sim.loops import ALWAYS, forced_deals
from kille.sim.odds import FEWEST, SEED, Odds, entry_of
from kille.sim.policies import Table, named
from kille.sim.simulate import simulate, table

type Say = Callable[..., str]
"""A text of the catalogue, by its key and words, in the reader's language."""

type Row = dict[str, Any]
type Chart = alt.Chart | alt.LayerChart | alt.FacetChart

FALUN, PINE, INK, PAPER = "#8f2b20", "#3c6a48", "#241c16", "#fbf5e6"
COLOURS = alt.SchemeParams(
    "viridis", extent=[0, 0.85]
)  # what is more on is lighter; not as light as the paper
WIDE, HIGH = 560, 300
FONT = {"labelFont": "serif", "titleFont": "serif", "labelFontSize": 13, "titleFontSize": 14}
CONFIG = {
    "axis": {**FONT, "labelColor": INK, "titleColor": INK, "gridColor": "#e2d6bc"},
    "legend": {**FONT, "orient": "top", "labelColor": INK, "titleColor": INK},
    "header": {**FONT, "labelFontSize": 15, "labelColor": INK, "labelOrient": "top", "labelAnchor": "start"},
    "text": {"font": "serif"},
    "view": {"stroke": None},
}
CARDS = tuple(Card)


def values(rules: Rules, counts: Sequence[int], policy: str, deals: int, say: Say) -> alt.Chart:
    """By how much each place is worth more or less than a fair share, for each number of seats."""
    rows = [
        {"seats": count, "place": place, "more": value * count - 1}
        for count in counts
        for place, value in enumerate(simulate(rules, count, [policy], deals=deals).value, start=1)
    ]
    return (
        _chart(rows)
        .mark_line(point={"size": 60, "filled": True}, strokeWidth=2)
        .encode(
            x=alt.X("place:O", title=say("chart-place"), axis=alt.Axis(labelAngle=0)),
            y=alt.Y("more:Q", title=say("chart-more"), axis=alt.Axis(format="+.0%")),
            color=alt.Color("seats:O", title=say("chart-seats"), scale=alt.Scale(scheme=COLOURS)),
        )
    )


def odds(rules: Rules, seats: int, policy: str, deals: int, say: Say) -> alt.Chart:
    """How likely one is out with each card as dealt, standing and swapping: the first to act, the dealer."""
    choices = [say("action-stand"), say("action-swap")]
    rows = [
        row | {"place": say("chart-first" if place == 1 else "chart-dealer"), "card": _name(card, say)}
        for place, card, standing, swapping in reckoned_all(rules, seats, policy, deals)
        if place in (1, seats)
        for row in ({"does": choices[0], "out": standing}, {"does": choices[1], "out": swapping})
    ]
    return (
        _chart(rows, wide=WIDE, high=HIGH * 2 // 3)
        .mark_line(point={"size": 45, "filled": True}, strokeWidth=2)
        .encode(
            x=alt.X("card:N", title=say("chart-card"), sort=_names(say), axis=alt.Axis(labelAngle=-50)),
            y=alt.Y("out:Q", title=say("chart-out"), axis=alt.Axis(format=".0%")),
            color=alt.Color("does:N", title=None, scale=alt.Scale(domain=choices, range=[PINE, FALUN])),
            row=alt.Row("place:N", title=None, sort=[say("chart-first"), say("chart-dealer")]),
        )
    )


def swaps(rules: Rules, counts: Sequence[int], policy: str, say: Say) -> Chart:
    """Up to which card each place swaps what it was dealt, when nothing shows ahead of it."""
    rows: list[Row] = []
    for count in counts:
        for place, upto in enumerate(thresholds(named(policy, count, rules)), start=1):
            word = "–" if upto is None else _name(upto, say)
            rank = -1 if upto is None else upto.rank
            rows.append({"seats": count, "place": place, "rank": rank, "card": word})
    base = _chart(rows, wide=46 * len(counts), high=28 * max(counts)).encode(
        x=alt.X("seats:O", title=say("chart-seats"), axis=alt.Axis(labelAngle=0, orient="top")),
        y=alt.Y("place:O", title=say("chart-place")),
    )
    shade = alt.Scale(domain=[-1, Card.TEN.rank], range=[PAPER, FALUN])
    boxes = base.mark_rect(stroke=PAPER).encode(color=alt.Color("rank:Q", scale=shade, legend=None))
    dark = alt.condition(alt.datum.rank > Card.SIX.rank, alt.value(PAPER), alt.value(INK))
    return alt.layer(boxes, base.mark_text(fontSize=12).encode(text="card:N", color=dark))


def reckoned_all(rules: Rules, seats: int, policy: str, deals: int) -> list[tuple[int, Card, float, float]]:
    """By place from 1 and card as dealt: how likely the seat is out, standing and swapping."""
    tallies = forced_deals(SEED, deals, seats, table(rules, seats, [policy]), options(rules))
    told: list[tuple[int, Card, float, float]] = []
    for place in range(1, seats + 1):
        ahead = FROM_STOCK if place == seats else HIDDEN
        for card in CARDS:
            entry = entry_of(Odds(place, card, AS_DEALT, ahead), seats)
            seen, _, _, _, standing, swapping = tallies[place - 1, entry].tolist()
            if seen >= FEWEST:
                told.append((place, card, standing / seen, swapping / seen))
    return told


def thresholds(policy: Table) -> list[Card | None]:
    """By place: the best of the low cards that all are mostly swapped; None where even the Fool stays."""
    last = len(policy) - 1
    best: list[Card | None] = []
    for place in range(len(policy)):
        row = policy[place, FROM_STOCK if place == last else HIDDEN]
        low = next((card.rank for card in CARDS if int(row[card.rank]) * 2 <= ALWAYS), len(CARDS))
        best.append(CARDS[low - 1] if low else None)
    return best


def save(chart: Chart, path: Path) -> None:
    """Write a picture: SVG or PNG, as the name ends. ValueError for any other."""
    spec: dict[str, Any] = chart.to_dict() | {"config": CONFIG, "background": PAPER, "padding": 12}
    match path.suffix:
        case ".svg":
            path.write_text(vl_convert.vegalite_to_svg(spec), "utf-8")
        case ".png":
            path.write_bytes(vl_convert.vegalite_to_png(spec, scale=2))
        case _:
            raise ValueError(f"a picture is an .svg or a .png, not {path.name}")


def _chart(rows: list[Row], *, wide: int = WIDE, high: int = HIGH) -> alt.Chart:
    return alt.Chart(alt.Data(values=rows), width=wide, height=high)


def _names(say: Say) -> list[str]:
    return [_name(card, say) for card in CARDS]


def _name(card: Card, say: Say) -> str:
    return say(f"card-{card.value}")
