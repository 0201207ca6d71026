import { expect, test } from 'vitest';
import type { Event } from '../../gen/games.ts';
import type { Standing, View } from '../../gen/messages.ts';
import { djurpark } from './index.ts';
import { STALE, after, bare, settled, type Scene } from './scene.ts';
import { ANIMALS, callOf } from './sounds.ts';
import { turn } from './turns.ts';

const fold = (scene: Scene, ...events: object[]) => (events as Event[]).reduce<Scene>(after, scene);
const open = (value: string) => ({ value, seen_by: [-2] });
const flip = (seat: number, value: string) => ({ type: 'card_flipped', seat, card: open(value) });
const seen = (state: object, awaited: readonly number[], after: number | null = null) => ({
  view: { seat: 0, legal_actions: [], awaited, state: { dealer: 0, flips: 2, flipper: 1, window: true, spoken: [], drawing: false, over: false, up: [[], [], []], ...state } } as unknown as View,
  standing: { stacks: [9, 9, 9], in_play: [0, 1, 2], held: [[], [open('pig')], []] } as unknown as Standing,
  after,
});

test('cards go to the face-up pile of whoever flips, and a right call sweeps it', () => {
  const two = fold(bare(3), flip(0, 'pig'), flip(1, 'pig'));
  expect(two).toMatchObject({ held: [[open('pig')], [open('pig')], []], flipper: 1, flips: 2 });
  const right = fold(two, { type: 'called_right', seat: 2, other: 1, count: 1 });
  expect(right).toMatchObject({ held: [[open('pig')], [], []], flipped: null, called: { seat: 2, animal: 1, first: true, after: null } });
  expect(settled(right, seen({ window: false }, [], 512)).called).toMatchObject({ after: 512 });
});

test('a call is news for some flips', () => {
  const called = fold(bare(3), flip(0, 'pig'), { type: 'called_wrong', seat: 2, other: 0, animal: 1, why: 'no_match' });
  const flips = (count: number) => Array.from({ length: count }, () => flip(1, '9'));
  expect(fold(called, ...flips(STALE - 1)).called).not.toBeNull();
  expect(fold(called, ...flips(STALE)).called).toBeNull();
});

test('whose turn is shown is the same whether two cards are alike or not', () => {
  const alike = seen({}, [0, 1, 2]);
  const unlike = seen({}, [2]);
  expect(turn(alike.view, alike.standing)).toEqual([2]);
  expect(turn(unlike.view, unlike.standing)).toEqual([2]);
  expect(turn(seen({ window: false }, [1]).view, alike.standing)).toEqual([1]);
  expect(turn(seen({}, [0, 1]).view, { ...alike.standing, in_play: [0, 1] })).toEqual([0]);
});

test('no event rests, and each animal has a call of its own', () => {
  expect(djurpark.rest(flip(0, 'pig') as unknown as Event)).toBe(0);
  expect(new Set(Array.from({ length: ANIMALS }, (_, seat) => callOf(seat))).size).toBe(12);
});
