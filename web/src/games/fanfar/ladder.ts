/** A run as a ladder of 21 places: in one row, or as a snake of three rows of seven. */
import { RANKS } from '../../cards/faces.ts';
import type { Token } from '../../gen/games.ts';

/** From the lowest to the highest. */
export const PLACES: readonly Token[] = RANKS.toReversed();

export interface At {
  readonly column: number; // from 1, as in a grid
  readonly row: number;
}

/** Where the place lies: in a snake each row goes on where the one below it ended. */
export function at(place: number, rows: 1 | 3): At {
  if (rows === 1) return { column: place + 1, row: 1 };
  const row = Math.floor(place / 7);
  const step = place % 7;
  return { column: row % 2 === 0 ? step + 1 : 7 - step, row: 3 - row };
}

/** The open ends of a run: the free places beside it. */
export function ends(run: readonly Token[]): readonly Token[] {
  const lies = new Set(run);
  return PLACES.filter((card, place) => !lies.has(card) && [place - 1, place + 1].some((next) => lies.has(PLACES[next] as Token)));
}

export interface Size {
  readonly rows: 1 | 3;
  readonly card: number;
  readonly both: boolean; // there is room for both ladders; else only for the one that is built
}

export const GAP = 4;
const WORDS = 24; // above each ladder
const LARGEST = 62;
const SMALLEST = 22;
/** Smaller than this one long row is harder to read than three short ones, and both ladders harder than one. */
const CLEAR = 34;

/** The largest cards with which both ladders find room, or at least one of them. */
export function fitting(width: number, height: number): Size {
  const both = clearest(width, height / 2 - WORDS - GAP);
  if (both.card >= CLEAR) return { ...both, both: true };
  return { ...clearest(width, height - 2 * (WORDS + GAP)), both: false };
}

function clearest(width: number, height: number): Omit<Size, 'both'> {
  const [one, three] = [size(1, 21, width, height), size(3, 7, width, height)];
  const best = one >= Math.min(three, CLEAR) ? ({ rows: 1, card: one } as const) : ({ rows: 3, card: three } as const);
  return { ...best, card: Math.max(best.card, SMALLEST) };
}

function size(rows: number, columns: number, width: number, height: number): number {
  const wide = (width - GAP * (columns - 1)) / columns;
  const high = (height - GAP * (rows - 1)) / rows;
  return Math.min(wide, (high * 63) / 88, LARGEST);
}
