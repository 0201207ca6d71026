/** The squares of the board as they lie on the screen, and how arrows go over them. Letters run across, numbers upwards. */
import type { Square } from '../../gen/games/allierad.ts';

const LETTERS = 'abcdefg';

/** How many squares lie in a row of the state’s board, whatever part of it is played on. */
const WIDTH = 7;

export interface Size {
  readonly columns: number;
  readonly rows: number;
}

export function sizeFor(seats: number): Size {
  return seats === 2 ? { columns: 5, rows: 5 } : { columns: 7, rows: 6 };
}

/** The rows as one sees them, the highest number at the top. */
export function rowsOf({ columns, rows }: Size): readonly (readonly Square[])[] {
  return Array.from({ length: rows }, (_, row) => Array.from({ length: columns }, (_, column) => `${LETTERS[column]}${rows - row}` as Square));
}

/** Where a square stands in the state’s board. */
export function indexOf(square: Square): number {
  const { column, row } = placeOf(square);
  return row * WIDTH + column;
}

/** Column and row from the lower left, from 0. */
export function placeOf(square: Square): { column: number; row: number } {
  return { column: LETTERS.indexOf(square.charAt(0)), row: Number(square.charAt(1)) - 1 };
}

const STEPS: Readonly<Record<string, readonly [number, number]>> = { ArrowUp: [0, 1], ArrowDown: [0, -1], ArrowLeft: [-1, 0], ArrowRight: [1, 0] };

/** The square that an arrow, Home or End leads to; null for any other key and at the edge. */
export function stepFrom(square: Square, key: string, size: Size): Square | null {
  const { column, row } = placeOf(square);
  if (key === 'Home') return at(0, row, size);
  if (key === 'End') return at(size.columns - 1, row, size);
  const step = STEPS[key];
  return step ? at(column + step[0], row + step[1], size) : null;
}

function at(column: number, row: number, { columns, rows }: Size): Square | null {
  if (column < 0 || row < 0 || column >= columns || row >= rows) return null;
  return `${LETTERS[column]}${row + 1}` as Square;
}

/** How wide and high a square is, so that all of the board is in sight where that leaves room for a finger. */
export function fitting({ columns, rows }: Size, width: number, height: number): { wide: number; high: number; card: number } {
  const wide = Math.min((width - GAP * (columns - 1)) / columns, WIDEST);
  const high = Math.max(Math.min((height - GAP * (rows - 1)) / rows, wide / SHAPE), LEAST);
  const card = Math.min(wide, high * SHAPE);
  return { wide: Math.max(card, Math.min(wide, LEAST)), high, card };
}

export const GAP = 2;
const SHAPE = 63 / 88;
const LEAST = 44;
const WIDEST = 92;
