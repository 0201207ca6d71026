"""A game under way as programs of others play it: one seat or chance to act, actions and luck as numbers."""

from collections.abc import Iterator
from functools import cache
from typing import Any, Self, get_type_hints

import msgspec
from msgspec import Struct
from msgspec.structs import replace

from kille.core.actions import action_count, action_number, action_of, action_words, kinds
from kille.core.deals import DealEnded
from kille.core.game import Game, Rules, View, told, view
from kille.core.hidden import redact
from kille.core.options import with_options
from kille.core.seats import CHANCE, Seat
from kille.games import GAMES


class Heard(Struct, frozen=True, gc=False):
    """What was told at a table, the last of it first: events as they are, before anything is hidden."""

    before: "Heard | None"
    events: tuple[Any, ...]


class Position(Struct, frozen=True, kw_only=True):
    """A position in a match, or in one deal of it. It never changes: an action leads to another one."""

    game: Game
    rules: Any
    seats: int
    match: bool  # a whole match, or one deal with nothing before and after it
    state: Any
    heard: Heard | None = None
    shares: tuple[float, ...] | None = None  # after the one deal: of one chip, for those who are not out

    def to_act(self) -> Seat | None:
        """The seat that is to act, CHANCE, or None when it is over."""
        if self.is_over():
            return None
        return min(self.rules.awaited(self.state), default=CHANCE)

    def is_over(self) -> bool:
        """Whether the match, or the one deal, is over."""
        return self.shares is not None or self.rules.returns(self.state) is not None

    def returns(self) -> tuple[float, ...]:
        """What each seat gets: at the end of a match what it has won, of a deal its share of a chip."""
        if self.shares is not None:
            return self.shares
        return tuple(map(float, self.rules.returns(self.state) or (0,) * self.seats))

    def legal_numbers(self) -> dict[int, Any]:
        """The legal actions of the seat that is to act, by number, in order."""
        seat = self.to_act()
        assert seat is not None and seat != CHANCE
        actions = self.rules.legal_actions(self.state, seat)
        return dict(sorted((self.number(action), action) for action in actions))

    def luck(self) -> list[tuple[int, float]]:
        """What chance can bring, by number, and how likely it is."""
        outcomes = self.rules.chance_outcomes(self.state)
        copies = sum(outcomes.values())
        first = first_of_chance(self.game.name, self.seats)
        return sorted((self.number(action) - first, count / copies) for action, count in outcomes.items())

    def number(self, action: Any) -> int:
        """The number of an action."""
        return action_number(self.game.action, action, seats=self.seats)

    def after(self, number: int) -> Self:
        """The position after an action, or what chance brings, by its number. It must be legal."""
        seat = self.to_act()
        assert seat is not None
        if seat == CHANCE:
            number += first_of_chance(self.game.name, self.seats)
        action = action_of(self.game.action, number, seats=self.seats)
        state, events = told(self.rules.apply(self.state, seat, action))
        shares = None if self.match else _shares(events, self.seats)
        return replace(self, state=state, heard=Heard(self.heard, events), shares=shares)

    def view(self, seat: Seat) -> View[Any, Any]:
        """What a seat sees and may do."""
        return view(self.rules, self.state, seat)

    def told_to(self, seat: Seat) -> Iterator[str]:
        """All that a seat was told, in order: what it can know who forgets nothing."""
        events = list[Any]()
        heard = self.heard
        while heard is not None:
            events.extend(reversed(heard.events))
            heard = heard.before
        for event in reversed(events):
            yield msgspec.json.encode(redact(event, seat)).decode()

    def words(self, number: int) -> str:
        """An action in the words of a record."""
        if self.to_act() == CHANCE:
            number += first_of_chance(self.game.name, self.seats)
        return action_words(action_of(self.game.action, number, seats=self.seats))

    def __deepcopy__(self, memo: object) -> Self:
        return self


def begin(
    name: str,
    seats: int,
    *,
    ruleset: str | None = None,
    options: dict[str, Any] | None = None,
    match: bool = True,
    dealer: Seat | None = None,
) -> Position:
    """A match of a game, or one deal of it. ValueError says what cannot be."""
    if name not in GAMES:
        raise ValueError(f"there is no game {name!r}: choose from {', '.join(GAMES)}")
    game = GAMES[name]
    chosen = ruleset or game.default
    if chosen not in game.rulesets:
        raise ValueError(f"{name} has no rule set {chosen!r}: choose from {', '.join(game.rulesets)}")
    if seats not in game.seats:
        raise ValueError(f"{name} is for {game.seats[0]} to {game.seats[-1]} seats, not {seats}")
    rules: Rules[Any, Any, Any] = with_options(game.rulesets[chosen].rules, options or {})
    if not match:
        if game.one_deal is None:
            raise ValueError(f"{name} is played in matches: leave match=False out")
        rules = game.one_deal(rules)
    state = rules.start(seats, seats - 1 if dealer is None else dealer)
    return Position(game=game, rules=rules, seats=seats, match=match, state=state)


@cache
def first_of_chance(name: str, seats: int) -> int:
    """The number of the first action of chance, which is `deal`."""
    game = GAMES[name]
    deal = kinds(game.action)["deal"]
    (card,) = get_type_hints(deal).values()
    return action_number(game.action, deal(next(iter(card))), seats=seats)


@cache
def actions_of(name: str, seats: int) -> int:
    """How many numbers of actions there are."""
    return action_count(GAMES[name].action, seats=seats)


def _shares(events: tuple[Any, ...], seats: int) -> tuple[float, ...] | None:
    """Where the deal has ended, a chip for those who are not out in equal parts."""
    for event in events:
        if isinstance(event, DealEnded):
            left = seats - len(event.out)
            return tuple([0.0 if seat in event.out else 1 / left for seat in range(seats)])
    return None
