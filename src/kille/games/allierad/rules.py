"""Allierad: pawns gather cards from a board, and the longest run of ranks wins.

The cards lie face up in six rows of seven. Each of four pawns starts on a corner. In turn from the dealer's
left a pawn moves like a rook, never onto or past another; where it stops it takes the card. Once in the match
somebody may, before moving, ally with any opponent, who cannot refuse; the other two are then allies. When
all cards are taken, or all others concede a hand, the longest run of consecutive ranks wins the round. Alone
that is worth ten points; after an alliance the points are shared as it fell out. Twenty points end the match.
Two players use five rows of five, make no alliances, and play for a point a round [S0].
"""

from collections.abc import Mapping
from typing import Annotated

from msgspec import Meta, Struct
from msgspec.structs import replace

from kille.core.deals import DealBegan, DealEnded, MatchEnded, Scored
from kille.core.game import Ruleset, Story
from kille.core.hidden import OPEN, Hidden
from kille.core.seats import ALONE, NOBODY, Seat, Seats, put
from kille.games.allierad.actions import Action, Ally, Concede, Deal, Move, Pass
from kille.games.allierad.board import BOARDS, SQUARES, Square, reachable, squares
from kille.games.allierad.events import (
    Allied,
    CardLaidOut,
    CardTaken,
    Conceded,
    Event,
    PawnBlocked,
    PawnMoved,
    RoundEnded,
    RoundVoid,
    RoundWon,
    RunCounted,
    WhyEnded,
    WhyScored,
)
from kille.games.allierad.runs import longest_run, worth
from kille.packs.kille import PACK, Card, left_of_pack

type Cards = tuple[Hidden[Card], ...]
type Board = tuple[Hidden[Card] | None, ...]


class Alliance(Struct, frozen=True, gc=False):
    """Who chose whom; the other two are allies as well."""

    chooser: Seat
    chosen: Seat


class State(Struct, frozen=True, gc=False, tag="allierad", tag_field="game"):
    """The whole table."""

    scores: tuple[int, ...]
    dealer: Seat
    turn: Seat
    board: Board  # by square, None where no card lies
    pawns: tuple[Square, ...]
    hands: tuple[Cards, ...]
    laid: int = 0  # how many cards have been laid out
    alliance: Alliance | None = None  # for the whole match
    conceded: tuple[Seat | None, ...] = ()  # by seat: whose hand it says is the best
    blocked: int = 0  # how many pawns in a row could not move
    idle: int = 0  # how many moves in a row took nothing
    deals: int = 1  # the number of this round
    over: bool = False


class Rules(Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """Allierad with its options chosen."""

    target: Annotated[int, Meta(ge=1, le=100, description="The points that end the match.")]
    idle: Annotated[
        int,
        Meta(ge=8, le=200, description="After so many moves in a row that take nothing the round is over."),
    ] = 40

    def pack(self) -> Mapping[Card, int]:
        """Two each of 21 cards."""
        return PACK

    def start(self, seats: int, dealer: Seat) -> State:
        """An empty board; the first card is awaited."""
        return _fresh((0,) * seats, dealer, deals=1, alliance=None)

    def actors(self, state: State) -> Seats:
        """Everyone: the one whose turn it is, and all who may concede."""
        awaited = self.awaited(state)
        if not awaited:
            return NOBODY
        return awaited.union(seat for seat, said in enumerate(state.conceded) if said is None)

    def awaited(self, state: State) -> Seats:
        """The one whose turn it is."""
        if state.over or state.laid < len(squares(BOARDS[len(state.scores)])):
            return NOBODY
        return ALONE[state.turn]

    def legal_actions(self, state: State, seat: Seat) -> tuple[Action, ...]:
        """A move, those that take a card first; before it an alliance; and at any time to concede."""
        if seat not in self.actors(state):
            return ()
        others = [other for other in range(len(state.scores)) if other != seat]
        concede = tuple([Concede(other) for other in others]) if state.conceded[seat] is None else ()
        if seat != state.turn:
            return concede
        moves = [Move(square) for square in _reachable(state, seat)]
        moves.sort(key=lambda move: state.board[SQUARES.index(move.square)] is None)
        may_ally = len(others) > 1 and state.alliance is None
        return (*(moves or [Pass()]), *[Ally(other) for other in others if may_ally], *concede)

    def chance_outcomes(self, state: State) -> Mapping[Action, int]:
        """Any card that is left, while cards are laid out."""
        if state.over or self.awaited(state):
            return {}
        up = (card.value for card in state.board if card is not None)
        return {Deal(card): left for card, left in left_of_pack(up).items()}

    def apply(self, state: State, seat: Seat, action: Action) -> Story[State, Event]:
        """Lay a card out, move or pass, ally, or concede."""
        match action:
            case Deal(card):
                return (yield from self._lay_out(state, card))
            case Move(square):
                return (yield from self._move(state, seat, square))
            case Pass():
                yield PawnBlocked(seat)
                return (yield from self._next(replace(state, blocked=state.blocked + 1)))
            case Ally(other):
                pair = tuple([s for s in range(len(state.scores)) if s not in (seat, other)])
                yield Allied(seat, other, pair)
                return replace(state, alliance=Alliance(seat, other))
            case Concede(other):
                yield Conceded(seat, other)
                said = put(state.conceded, seat, other)
                state = replace(state, conceded=said)
                agreed = all(named == other for s, named in enumerate(said) if s != other)
                return (yield from self._end_round(state, "conceded", other)) if agreed else state

    def timeout_action(self, state: State, seat: Seat) -> Action:
        """The first move: one that takes a card, if there is one."""
        return self.legal_actions(state, seat)[0]

    def stacks(self, state: State) -> tuple[int, ...]:
        """The points by seat."""
        return state.scores

    def in_play(self, state: State) -> Seats:
        """Everyone: nobody goes out of the match."""
        return frozenset(range(len(state.scores)))

    def held(self, state: State) -> tuple[Cards, ...]:
        """The cards that were taken, open to all."""
        return state.hands

    def returns(self, state: State) -> tuple[int, ...] | None:
        """The points, once the match is over."""
        return state.scores if state.over else None

    def possible(self, state: State) -> bool:
        """Nothing is hidden."""
        return True

    # The course of a match, in the order of play.

    def _lay_out(self, state: State, card: Card) -> Story[State, Event]:
        """The next square gets its card."""
        if not state.laid:
            yield DealBegan(state.dealer)
        square = squares(BOARDS[len(state.scores)])[state.laid]
        face = Hidden(card, OPEN)
        yield CardLaidOut(square, face)
        return replace(state, board=put(state.board, SQUARES.index(square), face), laid=state.laid + 1)

    def _move(self, state: State, seat: Seat, square: Square) -> Story[State, Event]:
        """Stopping on a card takes it."""
        card = state.board[SQUARES.index(square)]
        pawns = put(state.pawns, seat, square)
        state = replace(state, pawns=pawns, blocked=0)
        if card is None:
            yield PawnMoved(seat, square)
            return (yield from self._next(replace(state, idle=state.idle + 1)))
        yield CardTaken(seat, square, card)
        hands = put(state.hands, seat, (*state.hands[seat], card))
        board = put(state.board, SQUARES.index(square), None)
        return (yield from self._next(replace(state, hands=hands, board=board, idle=0)))

    def _next(self, state: State) -> Story[State, Event]:
        """The next pawn, unless the round is over."""
        seats = len(state.scores)
        state = replace(state, turn=(state.turn + 1) % seats)
        if not any(state.board):
            return (yield from self._end_round(state, "all_taken", None))
        if state.blocked == seats:
            return (yield from self._end_round(state, "no_moves", None))
        if state.idle == self.idle:
            return (yield from self._end_round(state, "nothing_taken", None))
        return state

    def _end_round(self, state: State, why: WhyEnded, winner: Seat | None) -> Story[State, Event]:
        """The best hand scores; then the next round, or the end of the match."""
        yield RoundEnded(why)
        if winner is None:
            winner = yield from _best_hand(state)
        points = (0,) * len(state.scores)
        if winner is not None:
            points, counted = shares(state.alliance, winner, seats=len(state.scores))
            yield RoundWon(winner, counted)
        scores = tuple([score + more for score, more in zip(state.scores, points, strict=True)])
        yield Scored(points, scores)
        yield DealEnded((), state.hands)
        most = max(scores)
        if most >= self.target:
            yield MatchEnded(tuple([s for s, score in enumerate(scores) if score == most]), scores)
            return replace(state, scores=scores, over=True)
        dealer = (state.dealer + 1) % len(scores)
        return _fresh(scores, dealer, deals=state.deals + 1, alliance=state.alliance)


def shares(alliance: Alliance | None, winner: Seat, *, seats: int) -> tuple[tuple[int, ...], WhyScored]:
    """The points of a round by who won it and who is allied with whom [S0]."""
    if seats == 2:
        return tuple([int(seat == winner) for seat in range(seats)]), "two"
    if alliance is None:
        return tuple([10 * (seat == winner) for seat in range(seats)]), "alone"
    if winner == alliance.chooser:
        return (0,) * seats, "chooser"
    if winner == alliance.chosen:
        points = {winner: 7, alliance.chooser: 3}
        return tuple([points.get(seat, 0) for seat in range(seats)]), "chosen"
    return tuple(
        [
            0 if seat in (alliance.chooser, alliance.chosen) else 6 if seat == winner else 4
            for seat in range(seats)
        ]
    ), "other_pair"


def _best_hand(state: State) -> Story[Seat | None, Event]:
    """Whose run is the longest, or of equal ones the highest; None if two are quite alike."""
    runs = [longest_run(hand) for hand in state.hands]
    for seat, run in enumerate(runs):
        yield RunCounted(seat, tuple([Hidden(card, OPEN) for card in run]))
    best = max(map(worth, runs))
    seats = tuple([seat for seat, run in enumerate(runs) if worth(run) == best])
    winner, *others = seats
    if others:
        yield RoundVoid(seats)
        return None
    return winner


def _reachable(state: State, seat: Seat) -> tuple[Square, ...]:
    return reachable(BOARDS[len(state.scores)], state.pawns[seat], frozenset(state.pawns))


def _fresh(scores: tuple[int, ...], dealer: Seat, *, deals: int, alliance: Alliance | None) -> State:
    """An empty board, with the pawns on their corners."""
    seats = len(scores)
    return State(
        scores=scores,
        dealer=dealer,
        turn=(dealer + 1) % seats,
        board=(None,) * len(SQUARES),
        pawns=BOARDS[seats].starts,
        hands=((),) * seats,
        alliance=alliance,
        conceded=(None,) * seats,
        deals=deals,
    )


SEATS = range(2, 5, 2)

RULESETS: Mapping[str, Ruleset[State, Action, Event]] = {
    "four": Ruleset(Rules(target=20), sources=("S0",), fewest=4, most=4),
    "two": Ruleset(Rules(target=4), sources=("S0",), fewest=2, most=2),
}
