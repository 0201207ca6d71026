"""The bot that reckons: it plays the deal out many times, with the hidden cards laid as they could lie."""

from random import Random

from msgspec import Struct

from kille.bots.exchange.cautious import cautious, choice
from kille.bots.exchange.worlds import worlds
from kille.core.chance import Dice
from kille.core.deals import DealEnded
from kille.core.game import View, told
from kille.core.seats import CHANCE, Seat
from kille.games.exchange import Action, Event, Rules, State
from kille.games.exchange.actions import Offer
from kille.games.exchange.events import DealtAgain
from kille.games.exchange.state import RejoinTalk, SaleTalk

EFFORT = 2_000
"""How many actions are tried out for one decision at most: some 10 ms."""

FEWEST, SURE = 24, 2.5


class Tally(Struct):
    """How much more risky an action was than another, over all trials so far."""

    trials: int = 0
    total: float = 0
    squares: float = 0

    def add(self, difference: float) -> None:
        """One more trial."""
        self.trials += 1
        self.total += difference
        self.squares += difference * difference

    @property
    def mean(self) -> float:
        """The difference by the trials so far."""
        return self.total / self.trials

    @property
    def stderr(self) -> float:
        """One standard error of the mean."""
        return (max(self.squares / self.trials - self.mean**2, 0) / self.trials) ** 0.5

    def is_sure(self) -> bool:
        """Whether more trials would hardly change which one is better."""
        return self.trials >= FEWEST and abs(self.total) >= SURE * self.squares**0.5


def odds(rules: Rules, view: View[State, Action], rng: Random) -> Action:
    """The action after which the seat is out least often; the cautious one where that is all the same."""
    usual = cautious(rules, view, rng)
    others = tuple(a for a in view.legal_actions if a != usual and not isinstance(a, Offer))
    if not others or isinstance(view.state.talk, RejoinTalk | SaleTalk):
        return usual
    risks = compared(rules, view, usual, others, rng)
    least = min(risks)
    return others[risks.index(least)] if least < 0 else usual


def compared(
    rules: Rules, view: View[State, Action], usual: Action, others: tuple[Action, ...], rng: Random
) -> list[float]:
    """By how much each of the other actions raises the chance of being out."""
    tallies = [Tally() for _ in others]
    effort, lies = 0, worlds(rules, view.state, view.seat, rng)
    while effort < EFFORT and not all(tally.is_sure() for tally in tallies):
        world = next(lies)
        effort += len(world.hand.order)  # laying a card takes about as long as playing one
        base, moves = risk(rules, world, view.seat, usual, rng)
        effort += moves
        for tally, action in zip(tallies, others, strict=True):
            out, moves = risk(rules, world, view.seat, action, rng)
            tally.add(out - base)
            effort += moves
    return [tally.mean for tally in tallies]


def risk(rules: Rules, state: State, seat: Seat, action: Action, rng: Random) -> tuple[float, int]:
    """Whether the seat is out when all others go on cautiously, and how many actions it took to see."""
    players, dice, actor, moves = len(state.hand.order), Dice(rng), seat, 0
    while True:
        state, events = told(rules.apply(state, actor, action))
        moves += 1
        if (out := outcome(events, seat, players)) is not None:
            return out, moves
        awaited = rules.awaited(state)
        actor = min(awaited, default=CHANCE)
        action = choice(rules, state, actor) if awaited else dice.decide(rules, state)


def outcome(events: tuple[Event, ...], seat: Seat, players: int) -> float | None:
    """1 for a seat that is out, 0 for one that is not, a fair share of being out when dealt again."""
    if any(isinstance(event, DealtAgain) for event in events):
        return 1 / players
    return next((float(seat in event.out) for event in events if isinstance(event, DealEnded)), None)
