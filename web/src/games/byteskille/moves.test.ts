import { expect, test } from 'vitest';
import type { Event } from '../../gen/games/byteskille.ts';
import type { Token } from '../../gen/games.ts';
import { moves } from './moves.ts';
import { after, bare, type Scene } from './scene.ts';

const events = (...list: object[]) => list as unknown as readonly Event[];
const fold = (scene: Scene, ...list: object[]) => events(...list).reduce(after, scene);
/** What moves on a table that lies so, when `event` is told. */
function moved(scene: Scene, event: object) {
  const told = event as Event;
  return moves(scene, after(scene, told), told);
}
const ways = (scene: Scene, event: object) => moved(scene, event).map(({ what, from, to }) => [what, from, to]);

const card = (value: Token | null, ...seen_by: number[]) => ({ value, seen_by });
const dealt = (seat: number, value: Token | null) => ({ type: 'dealt', seat, card: card(value, seat) });
const swap = (seat: number, other: number) => ({ type: 'exchanged', seat, other, given: card(null), received: card(null) });
const drew = (seat: number) => ({ type: 'drew', seat, given: card(null), received: card(null, seat) });

// Seat 2 deals, to its left first; you sit on seat 0.
const began = fold(bare(3), { type: 'deal_began', dealer: 2 });
const table = fold(began, dealt(0, '9'), dealt(1, null), dealt(2, null));

test('cards come from the hand of the dealer, whose own comes off the pack', () => {
  expect(ways(began, dealt(0, '9'))).toEqual([['card', 2, 0]]);
  expect(ways(fold(began, dealt(0, '9')), dealt(1, null))).toEqual([['card', 2, 1]]);
  expect(ways(fold(began, dealt(0, '9'), dealt(1, null)), dealt(2, null))).toEqual([['card', 'deck', 2]]);
});

test('in a swap both cards pass each other, each on a way of its own', () => {
  expect(ways(table, swap(0, 1))).toEqual([['card', 0, 1], ['card', 1, 0]]);
  expect(moved(table, swap(0, 1)).every(({ bend, hop }) => bend > 0 && !hop)).toBe(true);
});

test('a card that only you know travels face down; one that all have seen, face up', () => {
  expect(moved(table, swap(0, 1)).map(({ face }) => face)).toEqual([null, null]);
  const shown = fold(table, { type: 'harlequin_shown', seat: 0 });
  expect(moved(shown, { ...swap(0, 1), given: card('harlequin', -2) }).map(({ face }) => face)).toEqual(['harlequin', null]);
});

test('whoever swaps with the stock lays a card down there and takes another', () => {
  expect(ways(table, drew(2))).toEqual([['card', 2, 'deck'], ['card', 'deck', 2]]);
});

test('a card that the stock turns up lies beside it for all to see', () => {
  expect(moved(table, { type: 'turned_up', seat: 2, card: 'inn' })).toMatchObject([{ from: 'deck', to: 'aside', face: 'inn', bend: 0 }]);
});

test('a card that was turned up stays where it lies while the next is drawn', () => {
  const up = fold(table, { type: 'turned_up', seat: 2, card: 'inn' });
  expect(ways(up, drew(2))).toEqual([['card', 2, 'deck'], ['card', 'deck', 2]]);
});

test('cards whose swap is undone lift on their way home', () => {
  const back = moved(fold(table, swap(0, 1)), { type: 'swap_undone', seat: 0, other: 1 });
  expect(back).toMatchObject([{ from: 1, to: 0, hop: true }, { from: 0, to: 1, hop: true }]);
});

test('when every swap is undone, all that have left go home, and a card from the stock back to it', () => {
  const far = fold(table, swap(0, 1), swap(1, 2), drew(2));
  expect(ways(far, { type: 'swaps_voided', card: 'pig' })).toEqual([
    ['card', 'deck', 0],
    ['card', 0, 1],
    ['card', 1, 2],
    ['card', 2, 'deck'],
  ]);
  expect(ways(table, { type: 'swaps_voided', card: 'cuckoo' })).toEqual([]);
});

test('a card that is sold goes to the buyer', () => {
  const out = fold(began, dealt(0, '9'), dealt(2, null), { type: 'eliminated', seat: 1 });
  expect(ways(out, { type: 'card_sold', seat: 0, other: 1, price: 3, card: card('9', 0, 1) })).toEqual([['card', 0, 1]]);
});

test('antes and the price of coming back go to the pot, and the pot to the winner', () => {
  expect(ways(began, { type: 'ante_paid', seats: [0, 2], amount: 1, pot: 2 })).toEqual([['chips', 0, 'pot'], ['chips', 2, 'pot']]);
  expect(ways(table, { type: 'rejoined', seat: 1, cost: 2, pot: 5 })).toEqual([['chips', 1, 'pot']]);
  expect(ways(table, { type: 'match_won', seat: 2, pot: 5 })).toEqual([['chips', 'pot', 2]]);
});

test('no chips fly where none are paid: in a match for lives', () => {
  expect(ways(table, { type: 'rejoined', seat: 1, cost: 0, pot: 0 })).toEqual([]);
  expect(ways(table, { type: 'match_won', seat: 2, pot: 0 })).toEqual([]);
});

test('who stands, asks, answers, is struck or shows moves no card, and the next deal begins on an empty table', () => {
  const still = [
    { type: 'stood', seat: 0 },
    { type: 'asked', seat: 0, other: 1 },
    { type: 'answered', seat: 1, other: 0, card: 'hussar' },
    { type: 'struck', seat: 0, card: 'hussar' },
    { type: 'cards_shown', cards: ['9', 'hussar', '2'] },
    { type: 'went_out', seat: 2, why: 'lowest', card: card('2', -2) },
    { type: 'deal_ended', out: [2], held: [] },
    { type: 'deal_began', dealer: 0 },
  ];
  for (const event of still) expect(moved(table, event), event.type).toEqual([]);
});
