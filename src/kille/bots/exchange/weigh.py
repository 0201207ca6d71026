"""How likely a seat is out after each of its choices: for people who practise, not for bots."""

from collections.abc import Iterator, Mapping, Sequence
from itertools import islice

from kille.bots.exchange.cautious import choice
from kille.bots.exchange.odds import Tally, outcome, risk
from kille.bots.exchange.worlds import SURPRISE, Likely, backs_of, explained, fits, laid, worlds
from kille.core.chance import Luck
from kille.core.fill import cards_left
from kille.core.game import View, told
from kille.core.seats import CHANCE, Seat
from kille.core.weighing import Weighing, Weight
from kille.games.exchange import Action, Rules, State
from kille.games.exchange.actions import Stand, Swap
from kille.packs.kille import Card

COUNTED = 2
"""With so few hidden cards every case is counted, in less than half a second."""

TRIALS = 1_500
"""In how many lies of the cards each choice is tried out where there are more: to some 1.2 points."""

OTHERS = "cautious"
TURN = (Stand, Swap)


def weigh(rules: Rules, view: View[State, Action], rng: Luck) -> Weighing[Action] | None:
    """How likely the seat is out if it stands and if it swaps; None when it is not its turn.

    The others are taken to be cautious: cards that explain what they did are likelier, and they go on
    so. Who is dealt again is out as often as anybody. With two hidden cards or fewer every case is counted.
    """
    actions = tuple(action for action in view.legal_actions if isinstance(action, TURN))
    if not actions:
        return None
    if hidden_cards(rules, view.state) <= COUNTED:
        return Weighing(counted(rules, view, actions), OTHERS)
    return Weighing(sampled(rules, view, actions, rng), OTHERS)


def hidden_cards(rules: Rules, seen: State) -> int:
    """How many cards would have to be guessed; a stock that goes on turning up cards is one more."""
    return len(backs_of(seen)) + (rules.stock.pass_ == "draw_next")


def counted(rules: Rules, view: View[State, Action], actions: Sequence[Action]) -> tuple[Weight[Action], ...]:
    """Every way in which the hidden cards may lie, each with its chance."""
    total, outs = 0.0, [0.0] * len(actions)
    for chance, world in lies(rules, view.state, view.seat):
        total += chance
        for which, action in enumerate(actions):
            outs[which] += chance * expected(rules, world, view.seat, action)
    return tuple(Weight(action, out / total, 0.0) for action, out in zip(actions, outs, strict=True))


def sampled(
    rules: Rules, view: View[State, Action], actions: Sequence[Action], rng: Luck
) -> tuple[Weight[Action], ...]:
    """Some of the ways in which the hidden cards may lie, drawn by their chances."""
    tallies = [Tally() for _ in actions]
    for world in islice(worlds(rules, view.state, view.seat, rng), TRIALS):
        for tally, action in zip(tallies, actions, strict=True):
            tally.add(risk(rules, world, view.seat, action, rng)[0])
    return tuple(
        # What came out alike in all trials is not certain for that.
        Weight(action, tally.mean, max(tally.stderr, 1 / TRIALS))
        for action, tally in zip(actions, tallies, strict=True)
    )


def lies(rules: Rules, seen: State, me: Seat) -> Iterator[tuple[float, State]]:
    """Every full state that looks like `seen` to `me`, with its chance: what `worlds` draws from."""
    likely = explained(seen, me)
    backs = sorted(backs_of(seen), key=lambda which: which not in likely)
    for chance, faces in _faces(backs, likely, cards_left(rules, seen)):
        world = laid(seen, faces)
        if rules.possible(world):
            yield chance, world


def _faces(
    backs: Sequence[int], likely: Likely, deck: Sequence[Card]
) -> Iterator[tuple[float, Mapping[int, Card]]]:
    """A card for each back, in all ways, each with the chance that `worlds` draws it."""
    if not backs:
        yield 1.0, {}
        return
    which, *others = backs
    fitting = [card for card in deck if fits(card, which, likely)] or deck
    for card in dict.fromkeys(deck):
        chance = SURPRISE * deck.count(card) / len(deck) + (1 - SURPRISE) * fitting.count(card) / len(fitting)
        left = list(deck)
        left.remove(card)
        for more, faces in _faces(others, likely, left):
            yield chance * more, {which: card, **faces}


def expected(rules: Rules, state: State, seat: Seat, action: Action, actor: Seat | None = None) -> float:
    """How likely the seat is out after an action, when all cards but the stock's are known."""
    state, events = told(rules.apply(state, seat if actor is None else actor, action))
    if (out := outcome(events, seat, len(state.hand.order))) is not None:
        return out
    if awaited := rules.awaited(state):
        other = min(awaited)
        return expected(rules, state, seat, choice(rules, state, other), other)
    drawn = rules.chance_outcomes(state)
    return sum(odds * expected(rules, state, seat, card, CHANCE) for card, odds in drawn.items()) / sum(
        drawn.values()
    )
