import { beforeEach, expect, test } from 'vitest';
import type { Event } from '../../gen/games.ts';
import { settings } from '../../lib/settings.svelte.ts';
import { cameBy, whoKnows } from './own.ts';
import type { View } from './reading.svelte.ts';

beforeEach(() => (settings.language = 'en'));

const NAMES = ['Anna', 'Bo', 'Cia', 'Dag'];
const card = (value: string | null, ...seen_by: number[]) => ({ value, seen_by });
const dealt = [0, 1, 2].map((seat) => ({ type: 'dealt', seat, card: card(seat === 0 ? '9' : null, seat) }));
/** Anna asks or is asked: her 9 for a Fool. */
const gave = { type: 'exchanged', seat: 0, other: 1, given: card('9', 0, 1), received: card('fool', 0, 1) };
const got = { type: 'exchanged', seat: 2, other: 0, given: card('fool', 0, 2), received: card('9', 0, 2) };
const voided = { type: 'swaps_voided', card: 'cuckoo' };

/** What is said to a seat about its card, to Anna unless told. */
const told = (course: readonly object[], seat = 0) => cameBy([{ type: 'deal_began', dealer: 2 }, ...course] as unknown as readonly Event[], seat, NAMES);

test('a card that was dealt was dealt, whatever others do meanwhile', () => {
  expect(told([])).toBe('');
  expect(told(dealt)).toBe('You were dealt it.');
  expect(told([...dealt, { ...gave, seat: 1, other: 2 }, { type: 'stood', seat: 0 }])).toBe('You were dealt it.');
});

test('after a swap you read with whom, and which card of yours they have now', () => {
  expect(told([...dealt, gave])).toBe('You swapped it from Bo for: 9.');
  expect(told([...dealt, got])).toBe('Cia gave it to you and took: 9.');
});

test('the newest change is the one that counts', () => {
  expect(told([...dealt, got, { ...gave, given: card('fool', 0, 1), received: card('2', 0, 1) }])).toBe('You swapped it from Bo for: Fool.');
});

test('from the stock: drawn, or kept because it did not swap', () => {
  expect(told([...dealt, { type: 'drew', seat: 0, given: card('9', 0), received: card('2', 0) }])).toBe('You drew it from the stock for: 9.');
  expect(told([...dealt, { type: 'kept', seat: 0 }])).toBe('The stock did not swap; you kept it.');
  expect(told([...dealt, { type: 'kept', seat: 2 }])).toBe('You were dealt it.');
});

test('a swap that is undone brings the card back to both, and to nobody else', () => {
  const undone = [...dealt, gave, { type: 'swap_undone', seat: 0, other: 1 }];
  expect([0, 1, 2].map((seat) => told(undone, seat))).toEqual(['It came back to you.', 'It came back to you.', 'You were dealt it.']);
});

test('when all swaps are undone, only a card that had left comes back', () => {
  expect([0, 1, 2].map((seat) => told([...dealt, gave, voided], seat))).toEqual(['It came back to you.', 'It came back to you.', 'You were dealt it.']);
  expect(told([...dealt, voided])).toBe('You were dealt it.');
});

const sold = { type: 'card_sold', seat: 0, other: 3, price: 4, card: card('9', 0, 3) };

test('a card that was bought was bought, even when all swaps are undone, and whoever sold it has none', () => {
  expect(told([...dealt, sold], 3)).toBe('You bought it from Anna for 4.');
  expect(told([...dealt, sold, voided], 3)).toBe('You bought it from Anna for 4.');
  expect(told([...dealt, sold])).toBe('');
});

test('whoever buys the last other one out keeps the card that was dealt', () => {
  expect(told([...dealt.slice(0, 2), { ...sold, seat: 1, other: 0 }])).toBe('You were dealt it.');
});

/** Anna’s view of the card she holds, which these have seen. */
const seenBy = (...seen_by: number[]) => whoKnows({ seat: 0, state: { hand: { holds: [1, 0, null, null], cards: [{ face: card('2') }, { face: card('9', ...seen_by) }] } } } as unknown as View, NAMES);

test('who else knows your card: nobody, one, several, or all', () => {
  expect(seenBy(0)).toBe('Nobody else knows it.');
  expect(seenBy(0, 2)).toBe('Cia knows it too.');
  expect(seenBy(0, 1, 2)).toBe('Bo and Cia know it too.');
  expect(seenBy(0, 1, -2)).toBe('Everyone has seen it.');
});

test('of no card nothing is said', () => {
  const view = { seat: 2, state: { hand: { holds: [0, 1, null], cards: [{ face: card('9', 0) }, { face: card('2', 1) }] } } } as unknown as View;
  expect(whoKnows(view, NAMES)).toBe('');
});
