import { expect, test } from 'vitest';
import type { Token } from '../../gen/games.ts';
import { longestIn, rowsIn } from './runs.ts';

const hand = (...cards: Token[]) => cards.map((value) => ({ value, seen_by: [-2] }));

test('neighbouring ranks lie side by side, each rank once', () => {
  expect(rowsIn(hand('9', '10', 'fool', '9', 'flowerpot', '4'))).toEqual([
    { cards: ['fool', 'flowerpot'], longest: false },
    { cards: ['4'], longest: false },
    { cards: ['9', '10'], longest: true },
  ]);
});

test('numerals and pictures are one row of ranks', () => {
  expect(longestIn(hand('12', 'inn', 'cavalier', '1', 'wreath'))).toEqual(['12', 'inn', 'cavalier']);
  expect(longestIn([])).toEqual([]);
});
