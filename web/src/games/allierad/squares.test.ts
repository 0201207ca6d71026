import { expect, test } from 'vitest';
import { fitting, indexOf, rowsOf, sizeFor, stepFrom } from './squares.ts';

test('rows lie with the highest number at the top', () => {
  expect(rowsOf(sizeFor(4)).map((row) => row[0])).toEqual(['a6', 'a5', 'a4', 'a3', 'a2', 'a1']);
  expect(rowsOf(sizeFor(2))[0]).toEqual(['a5', 'b5', 'c5', 'd5', 'e5']);
});

test('a square stands in the board as the state has it, on the small board too', () => {
  expect([indexOf('a1'), indexOf('g1'), indexOf('a2'), indexOf('e5')]).toEqual([0, 6, 7, 32]);
});

test('arrows go over the board and stop at its edge', () => {
  const size = sizeFor(4);
  expect(stepFrom('c3', 'ArrowUp', size)).toBe('c4');
  expect(stepFrom('c3', 'ArrowLeft', size)).toBe('b3');
  expect(stepFrom('g6', 'ArrowRight', size)).toBeNull();
  expect(stepFrom('e5', 'ArrowUp', sizeFor(2))).toBeNull();
  expect(stepFrom('c3', 'End', size)).toBe('g3');
  expect(stepFrom('c3', 'x', size)).toBeNull();
});

test.each([
  [376, 470],
  [346, 330],
  [500, 264],
])('squares on %i by %i are as large as a finger', (width, height) => {
  const { wide, high, card } = fitting(sizeFor(4), width, height);
  expect(Math.min(wide, high)).toBeGreaterThanOrEqual(44);
  expect(card).toBeLessThanOrEqual(wide);
});
