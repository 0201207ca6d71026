import { expect, test } from 'vitest';
import type { Action, Event } from '../../gen/games.ts';
import type { Standing, View } from '../../gen/messages.ts';
import { LADDER, laysOf, proposed, within } from './lays.ts';
import { after, bare, settled, type Scene } from './scene.ts';

const fold = (scene: Scene, ...events: object[]) => (events as Event[]).reduce<Scene>(after, scene);
const back = { value: null, seen_by: [1] };
const lay = (card: string, as_: string) => ({ type: 'lay', card, as_ });

test('the ladder goes from Fool to Harlequin', () => {
  expect([LADDER[0], LADDER.at(-1), LADDER.length]).toEqual(['fool', 'harlequin', 21]);
});

test('a lifted card is called what it is, or the lowest that may be named', () => {
  const reach = within(laysOf([lay('4', 'pig'), lay('4', 'hussar'), { type: 'stop' }] as Action[]));
  expect(proposed('pig', reach)).toBe('pig');
  expect(proposed('4', reach)).toBe('pig');
  expect(proposed('4', new Set())).toBeNull();
});

const dealt = fold(bare(3), { type: 'deal_began', dealer: 1 }, { type: 'dealt', seat: 1, card: back }, { type: 'sequence_due', seat: 1, why: 'dealer' });
const laid = fold(dealt, { type: 'card_laid', seat: 1, card: back, named: 'pig', left: 0 });

test('a card that is laid leaves the hand and lies face down under its name', () => {
  expect(laid).toMatchObject({ named: 'pig', layer: 1, pile: 1, shown: null, held: [[], [], []] });
});

test('what was said of a card is gone with the next, but a stop stands', () => {
  const said = fold(laid, { type: 'believed', seat: 0 }, { type: 'said_stop', seat: 2 });
  expect(said.said).toEqual(['believe', null, 'stop']);
  expect(fold(said, { type: 'card_laid', seat: 0, card: back, named: 'hussar', left: 3 }).said).toEqual([null, null, 'stop']);
});

test('a check turns the card up, and the view says what stands then', () => {
  const checked = fold(laid, { type: 'card_checked', seat: 0, other: 1, card: { value: '4', seen_by: [-2] }, named: 'pig', found: 'bluff' });
  expect(checked.shown).toEqual({ card: '4', found: 'bluff' });
  const view = { seat: 0, state: { dealer: 1, talon: 20, sequence: [], dead: [back], asked: [], safe: [] } } as unknown as View;
  expect(settled(checked, { view, standing: { held: [[], [back], []] } as unknown as Standing })).toMatchObject({ named: null, pile: 1, talon: 20, held: [[], [back], []] });
});
