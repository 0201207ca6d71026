"""A sensible player of Allierad."""

from random import Random

from kille.core.game import View
from kille.core.seats import Seat
from kille.games.allierad.actions import Action, Ally, Concede, Move
from kille.games.allierad.board import BOARDS, SQUARES, reachable
from kille.games.allierad.rules import Rules, State
from kille.games.allierad.runs import longest_run, worth
from kille.packs.kille import Card

LATE = 12
"""So many cards on the board, and it is time to look for company."""


def allierad_sensible(rules: Rules, view: View[State, Action], rng: Random) -> Action:  # noqa: ARG001
    """Take the card that makes the run longer, or is near to it; ally with a hand out of reach."""
    state, me = view.state, view.seat
    moves = [action for action in view.legal_actions if isinstance(action, Move)]
    best = max(range(len(state.hands)), key=lambda seat: worth(longest_run(state.hands[seat])))
    if not moves:
        return Concede(best) if me not in (state.turn, best) else view.legal_actions[0]
    if Ally(best) in view.legal_actions and _is_far_behind(state, me, best):
        return Ally(best)
    return max(moves, key=lambda move: _promise(state, me, move))


def _is_far_behind(state: State, me: Seat, best: Seat) -> bool:
    left = sum(card is not None for card in state.board)
    lead = len(longest_run(state.hands[best])) - len(longest_run(state.hands[me]))
    return left <= LATE and lead >= 2


def _promise(state: State, me: Seat, move: Move) -> tuple[int, int, int]:
    """What a move brings: the length of the run, how near the card is to it, how high it is.

    Where no card lies to be taken, it is better the more cards can be reached from there.
    """
    card = state.board[SQUARES.index(move.square)]
    hand = state.hands[me]
    if card is None:
        return (len(longest_run(hand)), -len(Card) - 1, _within_reach(state, me, move))
    rank = card.look().rank
    run = longest_run(hand)
    near = -min((abs(rank - held.rank) for held in run), default=0)
    new = card.look() not in {held.look() for held in hand}
    return (len(longest_run((*hand, card))), near if new else -len(Card), rank)


def _within_reach(state: State, me: Seat, move: Move) -> int:
    """How many cards the pawn could take from there."""
    others = frozenset([pawn for seat, pawn in enumerate(state.pawns) if seat != me])
    onward = reachable(BOARDS[len(state.pawns)], move.square, others)
    return sum(state.board[SQUARES.index(square)] is not None for square in onward)
