"""Golden transcripts: a whole match of every rule set, move by move and event by event, kept as text.

They catch rules that change by accident. Where a change is meant, `KILLE_GOLDEN=write` writes them anew,
and the difference is reviewed like code.
"""

import os
from collections.abc import Iterator
from pathlib import Path
from random import Random
from typing import Any

import msgspec
import pytest

from kille.core.actions import action_words
from kille.core.chance import Dice
from kille.core.game import Game, Move, step
from kille.core.seats import CHANCE, letter
from kille.games import GAMES

HERE = Path(__file__).parent
encode = msgspec.json.Encoder(order="deterministic").encode


def transcript(game: Game, ruleset: str) -> Iterator[str]:
    """A match of five (or as many as can play) who choose at random: each move, and what was told of it."""
    rng = Random(f"{game.name} {ruleset}")
    rules: Any = game.rulesets[ruleset].rules
    seats = min(max(5, game.seats[0]), game.seats[-1])
    state = rules.start(seats, seats - 1)
    while rules.returns(state) is None:
        actors = sorted(rules.actors(state))
        seat = rng.choice(actors) if actors else CHANCE
        action = rng.choice(rules.legal_actions(state, seat)) if actors else Dice(rng).decide(rules, state)
        yield f"{letter(seat) if actors else 'chance'} {action_words(action)}"
        state, told = step(rules, state, Move(seat, action))
        yield from (f"    {encode(event).decode()}" for event in told)
    yield f"returns {rules.returns(state)}"


@pytest.mark.parametrize(
    ("game", "ruleset"), [(game, name) for game in GAMES.values() for name in game.rulesets]
)
def test_transcript(game: Game, ruleset: str) -> None:
    kept = HERE / f"{game.name}-{ruleset}.txt"
    lines = "\n".join(transcript(game, ruleset)) + "\n"
    if os.environ.get("KILLE_GOLDEN") == "write":
        kept.write_text(lines)
    assert lines == kept.read_text()


def test_no_transcript_is_left_over() -> None:
    names = {f"{game.name}-{name}" for game in GAMES.values() for name in game.rulesets}
    assert {path.stem for path in HERE.glob("*.txt")} == names
