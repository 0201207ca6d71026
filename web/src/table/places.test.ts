import { expect, test } from 'vitest';
import type { Event } from '../gen/games.ts';
import { bestFirst } from './places.ts';

const rows = [3, 0, 7].map((stack, seat) => ({ seat, stack }));
const ended = (...seats: number[]): Event => ({ type: 'match_ended', seats, result: [3, 0, 7] });
const order = (closing: Event | null) => bestFirst(rows, closing).map(({ seat }) => seat);

test('the most come first where whoever has most has won', () => {
  expect(order(ended(2))).toEqual([2, 0, 1]);
  expect(order(null)).toEqual([2, 0, 1]);
});

test('the fewest come first where whoever has fewest has won', () => {
  expect(order(ended(1))).toEqual([1, 0, 2]);
});
