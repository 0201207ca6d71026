"""The end of Krypkille for two: the search finds what the rules say when everything is tried out."""

import json
from collections.abc import Sequence
from itertools import chain
from random import Random
from typing import Any

import pytest
from cli.test_commands import kille

from kille.core.game import told
from kille.core.hidden import Hidden
from kille.core.options import with_options
from kille.games.tricks.cardplay import CardPlay
from kille.games.tricks.crawl import AllTied, CardCounted, DealWon, HighestOut
from kille.games.tricks.krypkille import KRYPKILLE, Rules, State
from kille.packs.kille import PACK, Card
from kille.solve.krypkille import MOST, solved

RULES: dict[str, Any] = {
    f"{name}{'-must_head' if must else ''}": with_options(ruleset.rules, {"must_head": must})
    for name, ruleset in KRYPKILLE.rulesets.items()
    for must in (False, True)
}


def hands(seed: int, size: int) -> tuple[list[Card], list[Card]]:
    """Two hands from a shuffled pack; from a small one of the same, so that equals meet."""
    pack = list(chain.from_iterable([card] * 2 for card in list(Card)[: size + 2 + seed % 9]))
    Random(seed).shuffle(pack)
    return pack[:size], pack[size : 2 * size]


def tried_out(rules: Rules, leader: Sequence[Card], follower: Sequence[Card]) -> int:
    """What the leader comes to, by the rules themselves: every card that may be played is."""

    def hand(cards: Sequence[Card], seat: int) -> tuple[Hidden[Card], ...]:
        return tuple(Hidden(card, frozenset({seat})) for card in sorted(cards, key=lambda card: card.rank))

    play = CardPlay((0, 1), len(leader), (hand(leader, 0), hand(follower, 1)), 0)
    return _tried(rules, State((0, 0), (0, 1), 1, play))


def _tried(rules: Rules, state: State) -> int:
    """What seat 0 comes to."""
    (seat,) = rules.actors(state)
    values: list[int] = []
    for action in rules.legal_actions(state, seat):
        after, events = told(rules.apply(state, seat, action))
        ended = [event for event in events if isinstance(event, AllTied | CardCounted | DealWon | HighestOut)]
        values.append(_worth(after, ended) if ended else _tried(rules, after))
    return max(values) if seat == 0 else min(values)


def _worth(after: State, ended: list[Any]) -> int:
    """1 where seat 0 comes off better, -1 where seat 1 does: in points, else by who goes out."""
    out = [event.seat for event in ended if isinstance(event, HighestOut)]
    better = after.scores[0] - after.scores[1] + (1 in out) - (0 in out)
    return (better > 0) - (better < 0)


@pytest.mark.parametrize("name", sorted(RULES))
def test_the_search_finds_what_trying_out_finds(name: str) -> None:
    """Hands of one to five cards by every rule set, with and without `must_head` [S0, S2]."""
    for seed in range(60):
        leader, follower = hands(seed, 1 + seed % 5)
        found = solved(RULES[name], leader, follower)
        assert found.value == tried_out(RULES[name], leader, follower), (leader, follower)
        assert found.leads[found.best] == found.value


def test_equal_last_cards() -> None:
    """By the rulebook the later of equals wins [S0]; by the encyclopedia all is dealt again [S2]."""
    five = [Card.FIVE]
    assert solved(RULES["rulebook"], five, five).value == -1
    assert solved(RULES["encyclopedia"], five, five).value == 0


def test_long_hands_are_searched_too() -> None:
    """Twelve cards each: what is led best leads to a position that is worth as much."""
    leader, follower = hands(4, 12)
    found = solved(RULES["rulebook"], leader, follower)
    assert found.value in (-1, 1)
    assert set(found.leads) == set(leader)


@pytest.mark.parametrize(
    ("leader", "follower", "sentence"),
    [
        ("5 6", "7", "both hands have as many cards"),
        ("5 5", "5 7", "but 2 of each card"),
        (" ".join(card.value for card in list(PACK)[: MOST + 1]), "7", f"from 1 to {MOST}"),
        ("5", "13", "13"),
    ],
)
def test_what_cannot_be_is_said(leader: str, follower: str, sentence: str) -> None:
    said = kille("endgame", "krypkille", "--leader", leader, "--follower", follower)
    assert said.returncode != 0 and sentence in said.stderr and said.stderr.count("\n") <= 2


def test_the_command_tells_each_lead() -> None:
    """A low and a high card against two in the middle: the high one goes first, or the low one is lost."""
    words = ["endgame", "krypkille", "--leader", "2 12", "--follower", "5 7"]
    told_ = json.loads(kille(*words, "--json").stdout)
    assert told_ == {"value": 1, "best": "12", "leads": {"2": -1, "12": 1}}
    assert "The leader has the lower card in the end, beginning with 12." in kille(*words).stdout
