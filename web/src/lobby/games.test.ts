import { beforeEach, expect, test } from 'vitest';
import { settings } from '../lib/settings.svelte.ts';
import { seatsInWords } from './games.ts';

beforeEach(() => {
  settings.language = 'en';
});

test.each([
  [[3, 4, 5, 6, 7, 8], 'for 3 to 8'],
  [[2, 4], 'for 2 or 4'],
  [[2], 'for 2'],
  [[2, 3], 'for 2 or 3'],
])('%o seats are told as “%s”', (seats, words) => {
  expect(seatsInWords(seats)).toBe(words);
});
