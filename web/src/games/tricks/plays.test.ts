import { expect, test } from 'vitest';
import type { Action, Event, Token } from '../../gen/games.ts';
import { gains } from './gains.ts';
import { playsOf } from './plays.ts';
import { sizeOf } from './size.ts';
import { explained } from './why.ts';

const legal = (...cards: Token[]) => cards.map((card) => ({ type: 'play', card })) as Action[];
const nine = [{ seat: 1, card: { value: '9', seen_by: [] } }] as const;
const events = (...list: object[]) => list as Event[];

test('what the legal cards leave you is told from them alone', () => {
  expect(playsOf([], nine)).toBeNull();
  expect(playsOf(legal('2', 'pig'), [])).toMatchObject({ kind: 'lead', best: null });
  expect(playsOf(legal('2', '9', 'pig'), nine)).toEqual({ kind: 'crawl', best: '9', low: '2', below: true });
  expect(playsOf(legal('9', 'pig'), nine)).toMatchObject({ kind: 'beat', below: false });
  expect(playsOf(legal('2', '8'), nine)).toMatchObject({ kind: 'below' });
  expect(playsOf(legal('fool'), nine)).toMatchObject({ kind: 'forced', low: 'fool', below: true });
});

test('chips of a deal add up to what was left in the pot', () => {
  const told = events(
    { type: 'ante_paid', seats: [0, 1, 2], amount: 1, pot: 3 },
    { type: 'knocked', seat: 1, amount: 2, pot: 5 },
    { type: 'pot_taken', seat: 1, amount: 5, pot: 0 },
    { type: 'winner_paid', seats: [0, 2], seat: 1, amount: 5 },
    { type: 'soloist_paid', seat: 0, other: 2, amount: 1, pot: 0 },
  );
  expect(gains(told, 3)).toEqual([-7, 12, -5]);
});

test('the verdict heads the reasons, which are told once', () => {
  const told = events({ type: 'folded', seat: 0 }, { type: 'last_trick_won', seat: 1 }, { type: 'pot_taken', seat: 1, amount: 3, pot: 0 });
  expect(explained(told, ['last_trick_won'], false).verdict?.type).toBe('last_trick_won');
  expect(explained(told, ['last_trick_won'], false).why.map(({ type }) => type)).toEqual(['pot_taken']);
  const won = events({ type: 'trick_won', seat: 1 }, { type: 'pot_taken', seat: 1, amount: 1, pot: 2 });
  expect(explained(won, [], true)).toEqual({ verdict: null, why: won.slice(0, 1) });
});

test('cards are as wide as all of them fit', () => {
  const bounds = { most: 88, gap: 10 };
  expect(sizeOf(3, 300, 150, bounds)).toBe(88);
  expect(sizeOf(8, 218, 340, bounds)).toBeLessThan(76);
  expect(sizeOf(8, 100, 60, bounds)).toBe(34);
});
