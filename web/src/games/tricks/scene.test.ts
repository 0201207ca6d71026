import { expect, test } from 'vitest';
import type { Event } from '../../gen/games.ts';
import type { Hidden, View } from '../../gen/messages.ts';
import type { Seen } from '../view.ts';
import { after, bare, bestOf, settled, tricksLeft, type Scene } from './scene.ts';

const open = (value: Hidden['value']): Hidden => ({ value, seen_by: [-2] });
const back: Hidden = { value: null, seen_by: [1] };
const fold = (scene: Scene, ...list: object[]) => (list as Event[]).reduce(after, scene);
const seen = (state: object) =>
  ({ view: { seat: 0, state, legal_actions: [], awaited: [] } as unknown as View, standing: { stacks: [0, 0, 0], in_play: [0, 1, 2], held: [[], [], []] } }) as Seen;
const cards = (more: object = {}) => ({ order: [1, 2, 0], size: 3, leader: 1, trick: [], tricks: [], ...more });

const dealt = fold(
  bare(3),
  { type: 'deal_began', dealer: 0 },
  { type: 'dealt', seat: 1, card: back },
  { type: 'dealt', seat: 2, card: back },
  { type: 'dealt', seat: 0, card: open('9') },
);

test('what was said stands at a seat; when cards are played only what still matters stays', () => {
  const said = fold(dealt, { type: 'waited', seat: 1 }, { type: 'knocked', seat: 2, amount: 0, pot: 3 }, { type: 'folded', seat: 0 });
  expect(said.said.map((one) => one?.word)).toEqual(['folded', 'waited', 'knocked']);
  expect(said).toMatchObject({ held: [[], [back], [back]], order: [1, 2] });
  const played = fold(said, { type: 'played', seat: 1, card: open('4') });
  expect(played.said.map((one) => one?.word)).toEqual(['folded', undefined, 'knocked']);
});

test('bets add up beside each name, and the view puts them right', () => {
  const bet = fold(dealt, { type: 'bet_made', seat: 1, amount: 2, pot: 5 }, { type: 'raised', seat: 2, amount: 1, paid: 3, pot: 8 }, { type: 'called', seat: 1, amount: 1, pot: 9 });
  expect(bet).toMatchObject({ put: [0, 3, 3], pot: 9 });
  expect(settled(bet, seen({ dealer: 0, pot: 9, cards: cards(), bets: [1, 3, 3] })).put).toEqual([1, 3, 3]);
});

test('the highest bid and its bidder', () => {
  expect(fold(dealt, { type: 'bid_made', seat: 1, amount: 2 }, { type: 'bid_made', seat: 2, amount: 4 }).bid).toEqual({ seat: 2, amount: 4 });
});

test('the best card so far is the highest, the later of equals', () => {
  const lay = (seat: number, value: Hidden['value']) => ({ seat, card: open(value) });
  expect(bestOf([])).toBeNull();
  expect(bestOf([lay(0, '6'), lay(1, '9'), lay(2, '9')])?.seat).toBe(2);
  expect(bestOf([lay(0, 'harlequin'), lay(1, 'cuckoo')])?.seat).toBe(0);
});

test('a trick that was won lies there, counted to its winner, until the next card', () => {
  const won = fold(dealt, { type: 'played', seat: 1, card: open('4') }, { type: 'trick_won', seat: 1, card: open('4'), number: 1 });
  const still = settled(won, seen({ dealer: 0, cards: cards({ tricks: [[]] }) }));
  expect(still).toMatchObject({ taken: 1, tricks: [1], trick: [{ seat: 1 }] });
  expect(tricksLeft(still)).toBe(2);
  expect(fold(still, { type: 'played', seat: 1, card: open('5') }).trick).toHaveLength(1);
});

test('the last trick and the pot stay in sight when the deal is over', () => {
  const over = fold({ ...dealt, pot: 0 }, { type: 'played', seat: 1, card: open('4') }, { type: 'deal_ended', out: [], held: [[], [open('4')], []] });
  expect(settled(over, seen({ dealer: 1, pot: 3, cards: cards() }))).toMatchObject({ ended: true, pot: 0, trick: [{ seat: 1 }], dealer: 0 });
});
