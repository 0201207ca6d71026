"""Antes, the pot, lives, and coming back: what a deal costs and what happens between deals [RULES 1.7]."""

from msgspec.structs import replace

from kille.core.deals import AntePaid
from kille.core.game import Story
from kille.core.seats import Seat, clockwise
from kille.games.exchange.events import (
    Eliminated,
    Event,
    LifeLost,
    MatchWon,
    RejoinAsked,
    Rejoined,
    WentOut,
    WhyOut,
)
from kille.games.exchange.options import Reentry, Stakes
from kille.games.exchange.state import Player, RejoinTalk, State, held, live, with_player


def pay_ante(state: State, stakes: Stakes) -> Story[State, Event]:
    """Everyone who is in puts a stake into the pot, unless it is paid already."""
    if state.anted or stakes.kind == "lives":
        return replace(state, anted=True)
    payers = live(state)
    players = tuple([replace(p, stack=p.stack - stakes.stake) if p.live else p for p in state.players])
    pot = state.pot + stakes.stake * len(payers)
    yield AntePaid(payers, stakes.stake, pot)
    return replace(state, players=players, pot=pot, anted=True)


def charge(state: State, out: tuple[tuple[Seat, WhyOut], ...], stakes: Stakes) -> Story[State, Event]:
    """Everyone who lost the deal is eliminated, or pays a life for it."""
    for seat, why in out:
        yield WentOut(seat, why, held(state.hand, seat).face)
        player = state.players[seat]
        if stakes.kind == "lives":
            player = replace(player, stack=player.stack - 1)
            yield LifeLost(seat, player.stack)
        if stakes.kind == "pot" or not player.stack:
            player = replace(player, live=False, out_in=state.deals)
            yield Eliminated(seat)
        state = with_player(state, seat, player)
    return state


def take_pot(state: State) -> Story[State, Event]:
    """The last player in takes the pot, and the match is over."""
    (winner,) = live(state)
    player = state.players[winner]
    yield MatchWon(winner, state.pot)
    state = with_player(state, winner, replace(player, stack=player.stack + state.pot))
    return replace(state, pot=0, over=True, talk=None)


def who_may_return(state: State, reentry: Reentry, stakes: Stakes) -> tuple[Seat, ...]:
    """The seats to be asked after the deal just ended, clockwise from the left of its dealer."""
    if stakes.kind == "lives":
        return ()
    left = len(live(state))
    may = [
        seat
        for seat, player in enumerate(state.players)
        if not player.live and _may_return(state, player, reentry, left=left)
    ]
    return clockwise(may, state.dealer)


def _may_return(state: State, player: Player, reentry: Reentry, *, left: int) -> bool:
    if player.bought == len(reentry.prices):
        return False
    match reentry.timing:
        case "any_deal":
            return True
        case "next_deal":
            return player.out_in == state.deals
        case "late":
            # the first chance when a deal first leaves three, the second when one first leaves two
            return left == 3 - player.bought and state.fewest_left > left


def ask_next(state: State, left: tuple[Seat, ...], reentry: Reentry, stakes: Stakes) -> Story[State, Event]:
    """Ask the first of these whether it comes back, at the price of the pot as it now stands."""
    price = reentry.prices[state.players[left[0]].bought]
    match price:
        case "stake":
            cost = stakes.stake
        case "double_stake":
            cost = 2 * stakes.stake
        case "half_pot":
            cost = (state.pot + 1) // 2
        case "pot":
            cost = state.pot
    yield RejoinAsked(left[0], cost)
    return replace(state, talk=RejoinTalk(left, cost))


def come_back(state: State, seat: Seat, talk: RejoinTalk) -> Story[State, Event]:
    """The seat pays the price and is in again."""
    player = state.players[seat]
    pot = state.pot + talk.cost
    yield Rejoined(seat, talk.cost, pot)
    player = replace(player, live=True, stack=player.stack - talk.cost, bought=player.bought + 1)
    return replace(with_player(state, seat, player), pot=pot)
