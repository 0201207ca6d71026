/** How fast things are told, in milliseconds at normal pace. Which event takes how long, each game says for itself. */
import type { Pace } from '../lib/settings.svelte.ts';

export const FACTOR: Readonly<Record<Pace, number>> = { slow: 1.7, normal: 1, fast: 0.5, off: 0 };

export const SLIDE = 320;
export const SWAP = 640;
export const TURN = 180;
export const CALL = 1400;
export const BEAT = 240;
/** Between two cards that are dealt. */
export const APART = 90;

/** How long the result of a deal stays before dealing may go on by itself: time to read it. */
export function reading(out: number): number {
  return 8000 + 1500 * out;
}

/**
 * How much faster to tell when the table is ahead of us by `behind` milliseconds. With a clock running
 * for us (`left` milliseconds, else null) at most a sixth of it goes by before we see that it is our turn.
 */
export function hurry(behind: number, left: number | null): number {
  const easy = behind < 9_000 ? 1 : behind < 25_000 ? 0.5 : 0.25;
  if (left === null || behind === 0) return easy;
  return Math.min(easy, Math.max(left, 0) / 6 / behind);
}

/** Further behind than this there is nothing left to watch: go straight to how things are. */
export const TOO_FAR = 90_000;
