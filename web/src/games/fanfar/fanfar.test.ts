import { expect, test } from 'vitest';
import type { Event } from '../../gen/games.ts';
import type { Standing, View } from '../../gen/messages.ts';
import { PLACES, at, ends, fitting } from './ladder.ts';
import { after, bare, settled, type Scene } from './scene.ts';

const fold = (scene: Scene, ...events: object[]) => (events as Event[]).reduce<Scene>(after, scene);
const open = (value: string) => ({ value, seen_by: [-2] });
const back = { value: null, seen_by: [1] };

test('a snake of three rows touches itself at its turns', () => {
  expect([0, 6, 7, 13, 14, 20].map((place) => at(place, 3))).toEqual([
    { column: 1, row: 3 },
    { column: 7, row: 3 },
    { column: 7, row: 2 },
    { column: 1, row: 2 },
    { column: 1, row: 1 },
    { column: 7, row: 1 },
  ]);
  expect(at(20, 1)).toEqual({ column: 21, row: 1 });
});

test('the open ends are the free places beside a run', () => {
  expect(ends(['inn', '12'])).toEqual(['11', 'cavalier']);
  expect(ends(['harlequin', 'cuckoo'])).toEqual(['hussar']);
  expect(ends([])).toEqual([]);
  expect(ends(PLACES)).toEqual([]);
});

test('three rows on a phone, one on a large table', () => {
  expect(fitting(376, 480)).toMatchObject({ rows: 3, both: true });
  expect(fitting(900, 400)).toMatchObject({ rows: 1, both: true });
  expect(fitting(346, 245)).toMatchObject({ rows: 3, both: false });
});

test('cards go from a hand to the run that is built', () => {
  const dealt = fold(bare(2), { type: 'deal_began', dealer: 1 }, { type: 'dealt', seat: 1, card: back }, { type: 'dealt', seat: 1, card: back });
  const first = fold(dealt, { type: 'run_opened', seat: 1, card: open('inn'), number: 1 }, { type: 'run_lengthened', seat: 1, card: open('12') });
  expect(first).toMatchObject({ runs: [['inn', '12'], []], last: '12', held: [[], []] });
  const second = fold(first, { type: 'run_opened', seat: 0, card: open('inn'), number: 2 }, { type: 'run_lengthened', seat: 0, card: open('cavalier') });
  expect(second.runs).toEqual([['inn', '12'], ['inn', 'cavalier']]);
});

test('the view puts runs, pot and talon right', () => {
  const view = { seat: 0, state: { dealer: 0, pot: 3, runs: [[open('inn')], []], hands: [[back, back], [back]] } } as unknown as View;
  const standing = { held: [[back, back], [back]] } as unknown as Standing;
  expect(settled(bare(2), { view, standing })).toMatchObject({ pot: 3, talon: 38, runs: [['inn'], []], held: [[back, back], [back]] });
});
