"""Laws of the exchange games: lives only go down, and the out stay out of it."""

from typing import Any

from hypothesis import given
from hypothesis import strategies as st
from laws.strategies import Deal, every_deal
from laws.test_laws import laws, walk
from msgspec.structs import replace

from kille.core.deals import DealEnded
from kille.core.game import Rules
from kille.games import GAMES
from kille.games.exchange import Rules as ExchangeRules
from kille.games.exchange import State
from kille.games.exchange.events import (
    CardSold,
    CardsShown,
    DealtAgain,
    Eliminated,
    NobodyLowest,
    Rejoined,
    WentOut,
)


def exchange_deals() -> st.SearchStrategy[Deal]:
    """Deals of the games that play by these rules."""
    return every_deal(name for name, game in GAMES.items() if game.rules is ExchangeRules)


@laws
@given(exchange_deals(), st.integers(0, 2**32))
def test_lives_only_go_down(deal: Deal, seed: int) -> None:
    """Law 14: in a match for lives nobody gains any, and there is no pot."""
    rules: ExchangeRules = deal.rules
    for before, _, after, _ in walk(deal, seed):
        if rules.stakes.kind == "lives":
            assert after.pot == 0
            pairs = zip(rules.stacks(before), rules.stacks(after), strict=True)
            assert all(0 <= now <= then for then, now in pairs)


@laws
@given(exchange_deals(), st.integers(0, 2**32))
def test_one_card_each(deal: Deal, seed: int) -> None:
    """Whoever is in holds one card once dealing is done, nobody else does, and no two hold the same."""
    for _, _, state, _ in walk(deal, seed):
        held = [which for which in state.hand.holds if which is not None]
        assert len(set(held)) == len(held)
        if len(state.hand.cards) >= len(state.hand.order) and state.talk is None and not state.over:
            assert {s for s, which in enumerate(state.hand.holds) if which is not None} == set(
                state.hand.order
            )


@laws
@given(exchange_deals(), st.integers(0, 2**32))
def test_somebody_stays_in(deal: Deal, seed: int) -> None:
    """No deal ends a match with nobody left, and whoever lost is told why."""
    for before, _, after, told in walk(deal, seed):
        assert deal.rules.in_play(after)
        for ended in (event for event in told if isinstance(event, DealEnded)):
            assert list(ended.out) == [event.seat for event in told if isinstance(event, WentOut)]
            assert set(ended.out) < set(_in_deal(before))
        gone = {event.seat for event in told if isinstance(event, Eliminated)}
        assert deal.rules.in_play(before) - deal.rules.in_play(after) >= gone
        back = {event.seat for event in told if isinstance(event, Rejoined)}
        assert back <= deal.rules.in_play(after)


def _in_deal(state: State) -> tuple[int, ...]:
    return state.hand.order


@laws
@given(exchange_deals(), st.integers(2, 3), st.integers(0, 2**32))
def test_equal_cards_of_the_last_two_are_dealt_again(deal: Deal, seats: int, seed: int) -> None:
    """And whoever is spared is told why; only a sale ends a match without a loser."""
    few = replace(deal, seats=seats)
    for before, _, _, told in walk(few, seed):
        kinds = {type(event): event for event in told}
        if DealEnded not in kinds or kinds[DealEnded].out or CardSold in kinds:
            continue
        held = {card.look() for cards in kinds[DealEnded].held for card in cards}
        if len(_in_deal(before)) == 2 and len(held) == 1:
            assert DealtAgain in kinds
        if CardsShown in kinds:
            assert NobodyLowest in kinds


@laws
@given(exchange_deals(), st.integers(0, 2**32))
def test_only_the_live_are_awaited(deal: Deal, seed: int) -> None:
    """Law 15: who is out or struck is asked only to come back, or to buy."""
    rules: Rules[State, Any, Any] = deal.rules
    for _, _, state, _ in walk(deal, seed):
        if state.talk is None:
            struck = {seat for seat, _ in state.hand.struck}
            assert rules.awaited(state) <= rules.in_play(state) - struck
