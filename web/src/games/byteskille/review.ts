/** A choice looked at afterwards: what was best, what it cost, and what was luck. */
import type { Action } from '../../gen/games/byteskille.ts';
import type { Decision, Weight } from '../../gen/messages.ts';
import { percent, say } from '../../words/words.svelte.ts';

/** Standard errors on either side of a 95 % interval. */
const SURE = 1.96;

export interface Review {
  readonly weights: readonly Weight[];
  readonly done: Weight;
  readonly best: Weight;
  /** By how much likelier one was out after what was done than after what was best … */
  readonly lost: number;
  /** … and by how much that may be wrong. */
  readonly give: number;
  readonly out: boolean;
  /** Out more than was due (up to 1), or less (down to −1). */
  readonly luck: number;
}

export interface Sum {
  readonly choices: number;
  readonly best: number; // of them: nothing was surely better
  readonly lost: number; // deals lost by choice
  readonly luck: number; // and by luck
}

/** The choice as it is reviewed when its deal is over; null before, and where another acted. */
export function reviewed(decision: Decision): Review | null {
  const { weighing, done: action, out } = decision;
  if (out === null || action === null) return null;
  const done = weighing.weights.find((weight) => typeOf(weight) === (action as Action).type);
  if (done === undefined) return null;
  const best = weighing.weights.reduce((least, weight) => (weight.out < least.out ? weight : least));
  const give = best === done ? 0 : SURE * Math.hypot(best.error, done.error);
  return { weights: weighing.weights, done, best, lost: done.out - best.out, give, out, luck: Number(out) - done.out };
}

/** Whether what was done was as good as anything, as far as can be told. */
export function wasBest({ lost, give }: Review): boolean {
  return lost <= give;
}

export function summed(reviews: readonly Review[]): Sum {
  return {
    choices: reviews.length,
    best: reviews.filter(wasBest).length,
    lost: reviews.reduce((sum, review) => sum + (wasBest(review) ? 0 : review.lost), 0),
    luck: reviews.reduce((sum, review) => sum + review.luck, 0),
  };
}

export function typeOf(weight: Weight): Action['type'] {
  return (weight.action as Action).type;
}

/** “34 %”, or “34 ± 2 %” where it was not counted. */
export function chance({ out, error }: Weight): string {
  if (error === 0) return percent(out);
  return say('ui-odds-about', { out: percent(out, true), error: percent(Math.max(SURE * error, 0.01)) });
}
