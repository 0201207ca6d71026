"""Every byte that is sent to a seat or a spectator is read: no card is in it that they may not know."""

import json
from collections.abc import Iterator
from pathlib import Path
from random import Random
from typing import Any

import pytest
from server.guest import Guest, Seated
from server.house import House, running
from server.knowledge import Deal, Knowledge

from kille.core.seats import SPECTATOR, Seat
from kille.games import GAMES
from kille.packs.kille import Card
from kille.server.store import Store
from kille.tables.log import Began, Entry, Opened, SatDown, read
from kille.tables.table import Step, fold, lay

TOKENS = {card.value for card in Card}
PEOPLE = ("Anna", "Bo", "Cia")


@pytest.mark.parametrize("ruleset", ["classic", "rulebook", "gnav-rules", "encyclopedia-variants"])
async def test_no_card_is_sent_to_whom_may_not_know_it(tmp_path: Path, ruleset: str) -> None:
    async with running(tmp_path, seed=len(ruleset)) as house:
        guests = [Guest(house.http) for _ in PEOPLE]
        watcher = Guest(house.http)
        id = await guests[0].open(seats=5, ruleset=ruleset, bots=[None, "random", None, "cautious"])
        sockets: dict[Seat, list[Seated]] = {0: [], 2: [], 4: [], SPECTATOR: []}
        async with watcher.at(id) as spectator:
            sockets[SPECTATOR].append(spectator)
            await _play_a_match(guests, id, sockets, Random(3))
            await spectator.until(lambda: spectator.table.phase == "over")
        steps = await _steps(house, id)
    _check(steps, sockets)
    with pytest.raises(AssertionError, match="a card was sent"):  # the reader would find a leak
        _check(steps, {2: sockets[0]}, tokens=False)


async def _play_a_match(guests: list[Guest], id: str, sockets: dict[Seat, list[Seated]], rng: Random) -> None:
    """Three people play at random; each loses the line now and then, and comes back for a fresh start."""
    async with guests[0].at(id) as anna, guests[1].at(id) as bo, guests[2].at(id) as cia:
        people: dict[Seat, Seated] = {0: anna, 2: bo, 4: cia}
        for seat, name in zip(people, PEOPLE, strict=True):
            await people[seat].sit(seat, name)
            sockets[seat].append(people[seat])
        await anna.begin()
        while (actor := await _whose_turn(people)) is not None:
            await people[actor].done(people[actor].act(rng.choice(people[actor].choices)))
            if rng.random() < 0.1:
                seat = rng.choice(tuple(people))
                async with guests[(0, 2, 4).index(seat)].at(id) as again:
                    sockets[seat].append(again)


async def _whose_turn(people: dict[Seat, Seated]) -> Seat | None:
    """Hear on until one of the people is awaited; None when the match is over."""
    for seated in people.values():
        while seated.table.phase == "playing" and not set(people) & seated.awaited:
            await seated.next()
    furthest = max(people.values(), key=lambda seated: seated.seq)
    for seated in people.values():
        await seated.until(lambda seated=seated: seated.seq >= furthest.seq)
    if furthest.table.phase != "playing":
        return None
    return next(seat for seat, seated in people.items() if seated.is_my_turn)


async def _steps(house: House, id: str) -> list[Step]:
    """What truly happened, from the log."""
    store: Store = house.service.store
    rows = await store.load(id)
    opened = read(rows[0].body, object)
    assert isinstance(opened, Opened)
    game = GAMES[opened.setup.game]
    steps = [lay(Entry(1, rows[0].at, None, opened), game)]
    for row in rows[1:]:
        steps.append(fold(steps[-1].table, Entry(row.seq, row.at, row.id, read(row.body, game.action))))
    return steps


def _check(steps: list[Step], sockets: dict[Seat, list[Seated]], *, tokens: bool = True) -> None:
    """Hold every frame against what its viewer may know by then."""
    cards = 0
    owners = {step.entry.what.seat: step.entry.what for step in steps if isinstance(step.entry.what, SatDown)}
    frames = [
        (json.loads(frame), frame, viewer)
        for viewer, many in sockets.items()
        for seated in many
        for frame in seated.frames
    ]
    by_seq: dict[int, list[tuple[Any, Seat]]] = {}
    for message, text, viewer in frames:
        for seat, owner in owners.items():
            assert owner.guest not in text, "an identity was sent"
            assert not tokens or seat == viewer or owner.token not in text, "another seat's token was sent"
        if message["type"] in ("welcome", "told"):
            by_seq.setdefault(message["seq"], []).append((message, viewer))
        else:
            assert not TOKENS & set(_strings(message)), message
    knowledge = Knowledge()
    for step in steps:
        if isinstance(step.entry.what, Began):
            knowledge = Knowledge()
        about = knowledge.hear(step.events)
        for message, viewer in by_seq.get(step.entry.seq, ()):
            seat = viewer if step.table.chairs[viewer].guest else SPECTATOR
            cards += _check_message(message, seat, about, knowledge)
    assert cards > 200


PARTS = ("view", "standing", "events", "told", "said")
"""Where a message may speak of cards."""


def _check_message(message: Any, viewer: Seat, about: list[Deal], knowledge: Knowledge) -> int:
    """Check one message; how many cards it shows."""
    shown = [word for part in PARTS for word in _strings(message.get(part))]
    cards = [word for word in shown if word in TOKENS]
    fresh = message["type"] == "welcome"
    known = knowledge.faces(viewer) if fresh else set().union(*(deal.faces(viewer) for deal in about))
    assert set(cards) <= known, f"a card was sent: {message['seq']} to {viewer}: {set(cards) - known}"
    rest = {key: value for key, value in message.items() if key not in PARTS}
    del rest["table"]["rules"]  # option values; there are no cards in them
    assert not TOKENS & set(_strings(rest))
    if message["view"] and about:
        for which, card in enumerate(message["view"]["state"]["hand"]["cards"]):
            face = card["face"]["value"]
            assert face is None or (about[-1].may_see(viewer, which) and face == about[-1].cards[which].value)
    return len(cards)


def _strings(thing: Any) -> Iterator[str]:
    """Every string in a message, keys too."""
    if isinstance(thing, str):
        yield thing
    elif isinstance(thing, dict):
        for key, value in thing.items():
            yield key
            yield from _strings(value)
    elif isinstance(thing, list):
        for part in thing:
            yield from _strings(part)
