import { expect, test } from 'vitest';
import type { Card, Event } from '../../gen/games/byteskille.ts';
import type { Standing, Table } from '../../gen/messages.ts';
import { places } from '../../table/places.ts';
import type { View } from './reading.svelte.ts';
import { after, bare, type Scene } from './scene.ts';
import { nextAsked, sights } from './sight.ts';

const NAMES = ['Anna', 'Bo', 'Cia', 'Dag'];
const table = {
  phase: 'playing',
  places: NAMES.map((name) => ({ name, bot: null, away: false, left: false, online: true })),
} as unknown as Table;
const standing: Standing = { stacks: [5, 5, 5, 5], in_play: [0, 1, 2, 3], held: [] };

/** Dag deals, so Anna is first; `turn` counts from her. */
function viewAt(turn: number, { struck = [], awaited, talk = null }: { struck?: [number, Card][]; awaited?: number[]; talk?: object | null } = {}) {
  const order = [0, 1, 2, 3];
  return { seat: 0, awaited: awaited ?? [order[turn]], legal_actions: [], state: { talk, hand: { order, turn, struck } } } as unknown as View;
}
const fold = (scene: Scene, ...list: object[]) => (list as unknown as readonly Event[]).reduce(after, scene);
const dealt = (seat: number, value: Card | null) => ({ type: 'dealt', seat, card: { value, seen_by: [seat] } });
const start = fold(bare(4), { type: 'deal_began', dealer: 3 }, dealt(0, '9'), dealt(1, null), dealt(2, null), dealt(3, null));

/** What Anna sees, by seat. */
function seen(scene: Scene, view: View | null, { you = 0, begun = true }: { you?: number | null; begun?: boolean } = {}) {
  const seats = places(table, standing, view as Parameters<typeof places>[2], you, []);
  return sights(seats, begun, scene, view).sort((a, b) => a.seat - b.seat);
}
const where = (what: 'turn' | 'next' | 'dealer' | 'stood', ...given: Parameters<typeof seen>) => seen(...given).flatMap((at) => (at[what] ? [at.seat] : []));

test('whose turn it is, and who would be asked first', () => {
  expect(where('turn', start, viewAt(1))).toEqual([1]);
  expect(where('next', start, viewAt(1))).toEqual([2]);
});

test('while one asks another, these two are marked whatever is known already', () => {
  const asking = fold(start, { type: 'asked', seat: 0, other: 2 });
  expect(where('turn', asking, viewAt(3))).toEqual([0]);
  expect(where('next', asking, viewAt(1))).toEqual([2]);
  const atStock = fold(start, { type: 'stock_asked', seat: 3 });
  expect(where('turn', atStock, viewAt(0))).toEqual([3]);
  expect(where('next', atStock, viewAt(0))).toEqual([]);
});

test('whoever was struck is not asked, and the last one asks the stock', () => {
  expect(nextAsked(viewAt(0))).toBe(1);
  expect(nextAsked(viewAt(0, { struck: [[1, 'hussar'], [2, 'pig']] }))).toBe(3);
  expect(nextAsked(viewAt(2, { struck: [[3, 'pig']] }))).toBeNull();
  expect(nextAsked(viewAt(3))).toBeNull();
});

test('nobody is next while the table talks, waits for a card, or is not seen from within', () => {
  expect(nextAsked(viewAt(0, { talk: { type: 'sale_talk', seat: 0, other: 1, price: 2 } }))).toBeNull();
  expect(nextAsked(viewAt(0, { awaited: [] }))).toBeNull();
  expect(nextAsked(null)).toBeNull();
});

test('when the deal is over it is nobody’s turn until the next one', () => {
  const over = fold(start, { type: 'deal_ended', out: [1], held: [] });
  expect(where('turn', over, viewAt(0))).toEqual([]);
});

test('a card that you gave away you still know; your own, and those that lie open, need no slip', () => {
  const swap = { type: 'exchanged', seat: 0, other: 1, given: { value: '9', seen_by: [0, 1] }, received: { value: 'inn', seen_by: [0, 1] } };
  const known = (scene: Scene, you: number | null = 0) => seen(scene, viewAt(2), { you }).map((at) => at.known);
  expect(known(start)).toEqual([null, null, null, null]);
  expect(known(fold(start, swap))).toEqual([null, '9', null, null]);
  expect(known(fold(start, swap, { type: 'cards_shown', cards: ['inn', '9', '2', '3'] }))).toEqual([null, null, null, null]);
});

test('the slip names the card itself, so that it is the same one in another hand and another one in the next deal', () => {
  const swapped = fold(start, { type: 'exchanged', seat: 0, other: 1, given: { value: '9', seen_by: [0, 1] }, received: { value: null, seen_by: [0, 1] } });
  const keys = (scene: Scene) => seen(scene, null).map((at) => at.key);
  const [anna, bo, cia] = keys(start);
  expect(keys(swapped).slice(0, 3)).toEqual([bo, anna, cia]);
  const anew = fold(start, { type: 'deal_began', dealer: 0 }, dealt(0, '2'));
  expect(keys(anew)[0]).not.toBe(anna);
});

test('the marks of a seat: content, struck, lost, out of the match, and its chips', () => {
  const scene = fold(
    start,
    { type: 'stood', seat: 0 },
    { type: 'struck', seat: 1, card: 'hussar' },
    { type: 'went_out', seat: 2, why: 'lowest', card: { value: '2', seen_by: [-2] } },
    { type: 'life_lost', seat: 2, left: 0 },
    { type: 'eliminated', seat: 2 },
  );
  const [anna, bo, cia, dag] = seen(scene, null);
  expect(anna).toMatchObject({ stood: true, struck: null, lost: null, live: true });
  expect(bo).toMatchObject({ stood: false, struck: 'hussar', lost: null, live: true });
  expect(cia).toMatchObject({ struck: null, lost: 'lowest', live: false, stack: 0, card: { face: '2', open: true } });
  expect(dag).toMatchObject({ name: 'Dag', stood: false, struck: null, lost: null });
});

test('chips are those that have been told, not those of a standing that is further on', () => {
  const paid = fold({ ...start, stacks: [8, 8, 8, 8] }, { type: 'ante_paid', seats: [0, 1], amount: 1, pot: 2 });
  expect(seen(paid, null).map((at) => at.stack)).toEqual([7, 7, 8, 8]);
});

test('the dealer is marked once a match has begun', () => {
  expect(where('dealer', start, null)).toEqual([3]);
  expect(where('dealer', bare(4), null, { begun: false })).toEqual([]);
});
