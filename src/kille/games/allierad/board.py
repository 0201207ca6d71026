"""The board of Allierad: squares named a1 to g6, where pawns start, and how they move [S0].

Letters run along the seven, numbers along the six. Seat A sits along row 1 and the seats go on clockwise.
"""

from collections.abc import Iterator
from enum import Enum

from msgspec import Struct

COLUMNS = 7


class Square(Enum):
    """A square of the board; its value is the token of records."""

    A1, B1, C1, D1, E1, F1, G1 = "a1", "b1", "c1", "d1", "e1", "f1", "g1"
    A2, B2, C2, D2, E2, F2, G2 = "a2", "b2", "c2", "d2", "e2", "f2", "g2"
    A3, B3, C3, D3, E3, F3, G3 = "a3", "b3", "c3", "d3", "e3", "f3", "g3"
    A4, B4, C4, D4, E4, F4, G4 = "a4", "b4", "c4", "d4", "e4", "f4", "g4"
    A5, B5, C5, D5, E5, F5, G5 = "a5", "b5", "c5", "d5", "e5", "f5", "g5"
    A6, B6, C6, D6, E6, F6, G6 = "a6", "b6", "c6", "d6", "e6", "f6", "g6"


SQUARES: tuple[Square, ...] = tuple(Square)
"""All squares, row by row: the order in which cards are laid."""


class Board(Struct, frozen=True):
    """How large the board is, and on which corner the pawn of each seat starts."""

    columns: int
    rows: int
    starts: tuple[Square, ...]


BOARDS = {
    2: Board(5, 5, (Square("a1"), Square("e5"))),
    4: Board(7, 6, (Square("a1"), Square("a6"), Square("g6"), Square("g1"))),
}
"""By the number of players [S0]."""

STEPS = ((0, 1), (1, 0), (0, -1), (-1, 0))


def squares(board: Board) -> tuple[Square, ...]:
    """The squares of a board in the order in which cards are laid."""
    return tuple([square for square in SQUARES if _is_on(board, *place(square))])


def reachable(board: Board, start: Square, pawns: frozenset[Square]) -> tuple[Square, ...]:
    """Where a pawn may stop: like a rook, any number of squares, never onto or past another pawn."""
    return tuple([square for step in STEPS for square in _along(board, start, step, pawns)])


def place(square: Square) -> tuple[int, int]:
    """Column and row of a square, from 0."""
    row, column = divmod(SQUARES.index(square), COLUMNS)
    return column, row


def _along(board: Board, start: Square, step: tuple[int, int], pawns: frozenset[Square]) -> Iterator[Square]:
    column, row = place(start)
    while _is_on(board, column := column + step[0], row := row + step[1]):
        square = SQUARES[row * COLUMNS + column]
        if square in pawns:
            return
        yield square


def _is_on(board: Board, column: int, row: int) -> bool:
    return 0 <= column < board.columns and 0 <= row < board.rows
