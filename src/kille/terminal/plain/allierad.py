"""Allierad's board as a grid: the cards that lie there, and the pawns."""

from kille.core.seats import Seat
from kille.games.allierad.board import BOARDS, SQUARES, Square, squares
from kille.games.allierad.rules import State
from kille.terminal.plain.seats import fitted
from kille.terminal.plain.table import PlainView
from kille.terminal.view import Scene

CELL = 11
PAWNS = "ABCD"
EMPTY = "·"


class AllieradView(PlainView):
    """Allierad at the table."""

    def middle(self, scene: Scene) -> list[str]:
        """The board, row 1 below; a pawn is the letter of its seat."""
        state: State = scene.seen.state
        board = BOARDS[len(state.scores)]
        columns = "".join(f"{letter:<{CELL}}" for letter in "abcdefg"[: board.columns])
        on_board = squares(board)
        rows: list[str] = []
        for row in range(board.rows):
            here = on_board[row * board.columns : (row + 1) * board.columns]
            rows.append(f"{row + 1} " + "".join(self._cell(state, square) for square in here))
        pawns = [f"{PAWNS[seat]} {name}" for seat, name in enumerate(self.names)]
        below = [f"  {columns}", " · ".join(pawns), *self._allied(state)]
        return [line.rstrip() for line in (*reversed(rows), *below)]

    def _cell(self, state: State, square: Square) -> str:
        place = SQUARES.index(square)
        pawn: Seat | None = next((seat for seat, at in enumerate(state.pawns) if at is square), None)
        card = state.board[place]
        name = EMPTY if card is None or card.value is None else self.words.card(card.value)
        return f"{' ' if pawn is None else PAWNS[pawn]}{fitted(name, CELL - 2):<{CELL - 1}}"

    def _allied(self, state: State) -> list[str]:
        if state.alliance is None:
            return []
        pair = {state.alliance.chooser, state.alliance.chosen}
        others = [seat for seat in range(len(self.names)) if seat not in pair]
        said = [self.words.listed([self.names[seat] for seat in some]) for some in (sorted(pair), others)]
        return [self.words.say("terminal-allied", one=said[0], other=said[1])]
