import { expect, test } from 'vitest';
import { byteskille } from '../games/byteskille/index.ts';
import { plain } from '../games/plain/index.ts';
import type { Seen } from '../games/view.ts';
import type { Event } from '../gen/games.ts';
import { byDeal, heard, opened, recalled, type Chronicle } from './chronicle.ts';

const events = (...list: object[]) => list as unknown as readonly Event[];
const fold = (chronicle: Chronicle, told: readonly Event[]) => told.reduce((so, event) => heard(byteskille, so, event), chronicle);
const types = (told: readonly Event[]) => told.map(({ type }) => type);

const began = (dealer: number) => ({ type: 'deal_began', dealer });
const dealt = (seat: number, value: string | null) => ({ type: 'dealt', seat, card: { value, seen_by: [seat] } });
const stood = (seat: number) => ({ type: 'stood', seat });
const ended = (...out: number[]) => ({ type: 'deal_ended', out, held: [] });
const out = { type: 'went_out', seat: 1, why: 'lowest', card: { value: '2', seen_by: [-2] } };
const shown = { type: 'cards_shown', cards: ['9', '2'] };

const first = events(began(1), dealt(0, '9'), dealt(1, null), stood(0), stood(1), shown, out, ended(1));
const between = events({ type: 'stayed_out', seat: 1 });
const second = events(began(0), dealt(1, null), dealt(0, 'inn'), { type: 'asked', seat: 1, other: 0 });

test('the log has the newest deal first, and in each deal what happened in its order', () => {
  const { entries } = fold(opened(byteskille, 2), [...first, ...between, ...second]);
  const log = byDeal(entries, new Set(), 0);
  expect(log.map(({ deal }) => deal)).toEqual([2, 1]);
  expect(types(log[1]?.events ?? [])).toEqual(['deal_began', 'dealt', 'stood', 'stood', 'cards_shown', 'went_out', 'stayed_out']);
});

test('of the cards that were dealt you read your own, and a watcher none', () => {
  const { entries } = fold(opened(byteskille, 2), [...first, ...second]);
  const read = (mine: number | null) => byDeal(entries, new Set(), mine).flatMap((deal) => deal.events.filter(({ type }) => type === 'dealt'));
  expect(read(0)).toEqual(events(dealt(0, 'inn'), dealt(0, '9')));
  expect(read(null)).toEqual([]);
});

test('a question is left out of the log, since the answer to it names both', () => {
  const { entries } = fold(opened(byteskille, 2), second);
  expect(types(byDeal(entries, byteskille.telling.passing, null).flatMap((deal) => deal.events))).toEqual([]);
  expect(types(byDeal(entries, new Set(), null).flatMap((deal) => deal.events))).toEqual(['deal_began', 'asked']);
});

test('that a deal is over is said only when nobody went out', () => {
  const closing = (over: object) => types(byDeal(fold(opened(byteskille, 2), events(began(0), over)).entries, new Set(), 0)[0]?.events ?? []);
  expect(closing(ended())).toEqual(['deal_began', 'deal_ended']);
  expect(closing(ended(1))).toEqual(['deal_began']);
});

test('cards that are dealt anew belong to the deal that decided nothing', () => {
  const told = events(began(0), ended(), { type: 'dealt_again', why: 'tie' }, began(0), ended(1), began(1));
  expect(fold(opened(byteskille, 2), told).entries.map(({ deal }) => deal)).toEqual([1, 1, 1, 1, 1, 2]);
});

test('what is told before any card is dealt belongs to the first deal', () => {
  expect(fold(opened(byteskille, 2), between).entries).toEqual([{ deal: 1, event: between[0] }]);
});

test('the last deal can be read while the next one is played', () => {
  const over = fold(opened(byteskille, 2), first);
  expect(over.last).toEqual({ scene: over.scene, events: first });
  const next = fold(over, [...between, ...second]);
  expect(next.last).toEqual(over.last);
  expect(next.last?.scene).toMatchObject({ deal: 1, ended: true, cards: [{ face: '9', open: true }, { face: '2', open: true }] });
  expect(next.events).toEqual(second);
  expect(fold(next, events(ended(0))).last).toMatchObject({ scene: { deal: 2 }, events: { length: second.length + 1 } });
});

test('before a deal is over there is none to read', () => {
  expect(opened(byteskille, 2)).toMatchObject({ last: null, entries: [], events: [], scene: { deal: 0 } });
  expect(fold(opened(byteskille, 2), first.slice(0, -1)).last).toBeNull();
});

test('whoever comes late has heard the same, but finds nobody calling', () => {
  const there = fold(opened(byteskille, 2), [...first, ...second]);
  const late = recalled(byteskille, [...first, ...second], null, 2);
  expect(there.scene).toMatchObject({ asking: { seat: 1, other: 0 }, call: { seat: 1, call: 'asked' } });
  expect(late).toEqual({ ...there, scene: { ...there.scene, asking: null, call: null } });
});

test('what is certain in the end puts the picture right, not what was told', () => {
  const trick = [{ seat: 1, card: { value: 'pig', seen_by: [-2] } }];
  const seen = { view: { state: { dealer: 1, trick } }, standing: { held: [[{ value: '9', seen_by: [0] }], []] } } as unknown as Seen;
  const told = events(began(0), dealt(0, null));
  const late = recalled(plain, told, seen, 2);
  expect(late.scene).toMatchObject({ deal: 1, dealer: 1, trick, held: [[{ value: '9' }], []] });
  expect(late.events).toEqual(told);
});
