import { expect, test } from 'vitest';
import type { Action, Token } from '../../gen/games.ts';
import { choicesOf, withLifted } from './choices.ts';

const actions = (...list: object[]) => list as unknown as readonly Action[];
const play = (card: Token) => ({ type: 'play', card });
const change = (...cards: Token[]) => ({ type: 'change', cards });

test('a card that is all there is to say of an action is pressed', () => {
  const { direct, liftable, choices } = choicesOf(actions(play('9'), play('inn')), ['inn', '9', '2']);
  expect([...(direct?.keys() ?? [])]).toEqual(['9', 'inn']);
  expect(liftable.size).toBe(0);
  expect(choices).toEqual([]);
});

test('beside it, other actions are buttons', () => {
  const { direct, choices } = choicesOf(actions(play('9'), { type: 'fold' }), ['9']);
  expect(direct?.size).toBe(1);
  expect(choices.map(({ type }) => type)).toEqual(['fold']);
});

test('several cards are lifted, and then changed together', () => {
  const legal = actions({ type: 'keep' }, change('9'), change('2'), change('9', '2'), change('2', '2'));
  const { direct, liftable, most, lifting, choices } = choicesOf(legal, ['9', '2', '2']);
  expect(direct).toBeNull();
  expect([...liftable].sort()).toEqual(['2', '9']);
  expect(most).toBe(2);
  expect(choices.map(({ type }) => type)).toEqual(['keep']);
  expect(withLifted(legal, lifting, ['2', '9'])[0]?.actions).toEqual([change('9', '2')]);
  expect(withLifted(legal, lifting, ['9', '9'])).toEqual([]);
  expect(withLifted(legal, lifting, [])).toEqual([]);
});

test('a card with something more to say is lifted, and the rest chosen', () => {
  const legal = actions({ type: 'lay', card: '7', as_: '9' }, { type: 'lay', card: '7', as_: 'inn' }, { type: 'lay', card: '2', as_: '9' });
  const { direct, most, lifting } = choicesOf(legal, ['7', '2']);
  expect(direct).toBeNull();
  expect(most).toBe(1);
  expect(withLifted(legal, lifting, ['7'])[0]?.actions).toHaveLength(2);
});

test('with two things to do with one card it is lifted first', () => {
  const legal = actions(play('7'), { type: 'discard', card: '7' });
  const { direct, lifting } = choicesOf(legal, ['7']);
  expect(direct).toBeNull();
  expect(withLifted(legal, lifting, ['7']).map(({ type }) => type)).toEqual(['play', 'discard']);
});

test('cards that nobody holds in hand, seats, numbers and squares are chosen', () => {
  const legal = actions({ type: 'call', card: 'pig' }, { type: 'call', card: 'hussar' }, { type: 'bid', amount: 3 }, { type: 'ally', other: 2 });
  const { direct, most, choices } = choicesOf(legal, ['9']);
  expect(direct).toBeNull();
  expect(most).toBe(0);
  expect(choices.map(({ type, actions: all }) => [type, all.length])).toEqual([['call', 2], ['bid', 1], ['ally', 1]]);
});
