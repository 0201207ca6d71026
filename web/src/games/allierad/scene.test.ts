import { expect, test } from 'vitest';
import type { Event } from '../../gen/games.ts';
import type { View } from '../../gen/messages.ts';
import { after, allyOf, bare, settled, type Scene } from './scene.ts';
import { indexOf } from './squares.ts';

const fold = (scene: Scene, ...events: object[]) => (events as Event[]).reduce<Scene>(after, scene);
const open = (value: string) => ({ value, seen_by: [-2] });
const starts = ['a1', 'a6', 'g6', 'g1'];
const laid = { ...fold(bare(4), { type: 'deal_began', dealer: 3 }, { type: 'card_laid_out', square: 'c3', card: open('pig') }), pawns: starts } as Scene;

test('a card that is taken leaves its square, and the pawn stands there', () => {
  expect(laid.board[indexOf('c3')]).toEqual(open('pig'));
  const taken = fold(laid, { type: 'card_taken', seat: 1, square: 'c3', card: open('pig') });
  expect(taken.board[indexOf('c3')]).toBeNull();
  expect(taken).toMatchObject({ pawns: ['a1', 'c3', 'g6', 'g1'], last: 'c3' });
  expect(taken.held[1]).toEqual([open('pig')]);
});

test('an alliance makes two pairs and outlasts the round', () => {
  const allied = fold(laid, { type: 'allied', seat: 2, other: 0, seats: [1, 3] }, { type: 'deal_began', dealer: 0 });
  expect([0, 1, 2, 3].map((seat) => allyOf(allied, seat))).toEqual([2, 3, 0, 1]);
  expect(allyOf(laid, 0)).toBeNull();
});

test('a round that is over lies there until the next begins', () => {
  const over = fold(laid, { type: 'conceded', seat: 1, other: 0 }, { type: 'deal_ended', out: [], held: [[open('9')], [], [], []] });
  const seen = { view: { seat: 0, state: { board: [], pawns: starts, alliance: null, conceded: [], dealer: 0 } } as unknown as View, standing: { stacks: [], in_play: [], held: [[], [], [], []] } };
  expect(settled(over, seen)).toMatchObject({ ended: true, conceded: [null, 0, null, null], held: [[open('9')], [], [], []] });
  expect(settled(laid, seen)).toMatchObject({ dealer: 0, pawns: starts });
});
