import { expect, test } from 'vitest';
import type { Decision, Weight } from '../../gen/messages.ts';
import { settings } from '../../lib/settings.svelte.ts';
import { chance, reviewed, summed, wasBest, type Review } from './review.ts';

const SWAP: Weight = { action: { type: 'swap' }, out: 0.2, error: 0.01 };
const STAND: Weight = { action: { type: 'stand' }, out: 0.5, error: 0.01 };

function choice(changed: Partial<Decision>): Decision {
  return { deal: 1, weighing: { weights: [SWAP, STAND], others: 'cautious' }, done: { type: 'stand' }, out: true, ...changed };
}

test('standing with a card that should go costs what a swap would have saved, and the rest is luck', () => {
  const review = reviewed(choice({})) as Review;
  expect(review.best).toBe(SWAP);
  expect(review.lost).toBeCloseTo(0.3);
  expect(review.luck).toBeCloseTo(0.5);
  expect(wasBest(review)).toBe(false);
});

test('a choice that is worse by less than can be told is as good as any', () => {
  const near = { ...STAND, out: 0.21 };
  const review = reviewed(choice({ weighing: { weights: [SWAP, near], others: 'cautious' } })) as Review;
  expect(review.lost).toBeGreaterThan(0);
  expect(wasBest(review)).toBe(true);
});

test('nothing is reviewed before the deal is over', () => {
  expect(reviewed(choice({ out: null }))).toBeNull();
  expect(reviewed(choice({ done: null, out: null }))).toBeNull();
});

test('what choices lost and what luck did add up to how much more often one was out than was due', () => {
  const reviews = [reviewed(choice({})), reviewed(choice({ done: { type: 'swap' }, out: false }))] as Review[];
  const { choices, best, lost, luck } = summed(reviews);
  expect([choices, best]).toEqual([2, 1]);
  expect(lost).toBeCloseTo(0.3);
  expect(luck).toBeCloseTo(0.3);
  const outs = reviews.filter((review) => review.out).length;
  const due = reviews.reduce((sum, review) => sum + review.best.out, 0);
  expect(lost + luck).toBeCloseTo(outs - due);
});

test('a chance that was counted is told without an error, any other with one', () => {
  settings.language = 'en';
  expect(chance({ ...SWAP, error: 0 })).toBe('20%');
  expect(chance({ ...SWAP, error: 0.012 })).toBe('20 ± 2%');
  settings.language = 'sv';
  expect(chance({ ...SWAP, error: 0.012 })).toBe('20 ± 2\u00a0%');
});
