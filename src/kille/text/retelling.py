"""A replayed record as a person would tell it."""

from collections.abc import Iterator
from typing import Any

from kille.core.deals import DealBegan
from kille.core.report import Replayed
from kille.text.words import Words

QUIET = frozenset({"dealt", "deal_ended"})
"""Events that a listener does not miss: who got which card is told by what happens to it."""


def retell(replayed: Replayed, words: Words) -> Iterator[str]:
    """The lines of the telling: what is played, then deal by deal, then how it stands."""
    record, names = replayed.record, replayed.record.names
    name = record.game.name
    yield words.say(
        "replay-title",
        game=words.say(f"game-{name}"),
        ruleset=words.ruleset(record.game, record.ruleset),
        names=words.listed(names),
    )
    deal = 0
    for event in replayed.told:
        tag: str = event.__struct_config__.tag
        if isinstance(event, DealBegan):
            deal += 1
            yield ""
            yield words.say("replay-deal", number=deal)
        if tag not in QUIET:
            yield f"  {words.tell(event, names)}"
    yield ""
    yield from _standing(replayed, words)


def _standing(replayed: Replayed, words: Words) -> Iterator[str]:
    record, state = replayed.record, replayed.position.state
    rules, names = record.rules, record.names
    if rules.returns(state) is not None:
        yield words.say("replay-over", result=_result(rules.stacks(state), names))
        return
    yield words.say("replay-unfinished", result=_result(rules.stacks(state), names))
    for seat in sorted(rules.awaited(state)):
        yield words.say(
            "replay-to-act",
            name=names[seat],
            actions=_actions(record.game.name, rules.legal_actions(state, seat), words, names),
        )
    if rules.chance_outcomes(state):
        yield words.say("replay-card-awaited")


def _result(stacks: tuple[int, ...], names: tuple[str, ...]) -> str:
    return ", ".join(f"{name} {stack:+d}" for name, stack in zip(names, stacks, strict=True))


def _actions(game: str, actions: tuple[Any, ...], words: Words, names: tuple[str, ...]) -> str:
    return ", ".join(words.action(game, action, names) for action in actions)
