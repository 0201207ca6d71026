import { expect, test } from 'vitest';
import type { Event } from '../../gen/games.ts';
import type { Hidden, View } from '../../gen/messages.ts';
import type { Seen } from '../view.ts';
import { after, bare, settled, trickIn, type Scene } from './scene.ts';

const open = (value: Hidden['value']): Hidden => ({ value, seen_by: [-2] });
const back: Hidden = { value: null, seen_by: [1] };
const events = (...list: object[]) => list as unknown as readonly Event[];
const fold = (scene: Scene, ...list: object[]) => events(...list).reduce(after, scene);
const seen = (state: object, held: readonly (readonly Hidden[])[]) =>
  ({ view: { seat: 0, state, legal_actions: [], awaited: [] } as unknown as View, standing: { stacks: [0, 0], in_play: [0, 1], held } }) as Seen;

const dealt = fold(
  bare(2),
  { type: 'deal_began', dealer: 1 },
  { type: 'dealt', seat: 0, card: { value: '9', seen_by: [0] } },
  { type: 'dealt', seat: 1, card: back },
);

test('cards are dealt to hands and played from them to the trick', () => {
  expect(dealt).toMatchObject({ deal: 1, dealer: 1, held: [[{ value: '9' }], [{ value: null }]] });
  const played = fold(dealt, { type: 'played', seat: 1, card: open('pig') }, { type: 'played', seat: 0, card: open('9') });
  expect(played.held).toEqual([[], []]);
  expect(played.trick.map(({ seat, card }) => [seat, card.value])).toEqual([[1, 'pig'], [0, '9']]);
});

test('a trick that was won lies there until the next card', () => {
  const won = fold(dealt, { type: 'played', seat: 1, card: open('pig') }, { type: 'trick_won', seat: 1, card: open('pig'), number: 1 });
  const still = settled(won, seen({ dealer: 1, cards: { trick: [] } }, [[], []]));
  expect(still).toMatchObject({ taken: 1, trick: [{ seat: 1 }] });
  expect(fold(still, { type: 'played', seat: 0, card: open('9') }).trick).toEqual([{ seat: 0, card: open('9') }]);
});

test('the view puts hands, trick and pot right', () => {
  const trick = [{ seat: 0, card: open('9') }];
  const right = settled(dealt, seen({ dealer: 0, pot: 7, play: { trick } }, [[], [back, back]]));
  expect(right).toMatchObject({ dealer: 0, pot: 7, trick, held: [[], [back, back]] });
});

test('what everyone held stays in sight when the deal is over', () => {
  const held = [[open('9')], [open('pig')]];
  const over = fold(dealt, { type: 'deal_ended', out: [0], held });
  expect(settled(over, seen({ dealer: 0 }, [[], []]))).toMatchObject({ ended: true, held, out: [0], dealer: 1 });
});

test('any event that names the pot changes it', () => {
  expect(fold(dealt, { type: 'knocked', seat: 0, amount: 2, pot: 9 }).pot).toBe(9);
});

test('a trick is found wherever a game keeps it, and none is no trick', () => {
  const trick = [{ seat: 0, card: open('9') }];
  expect(trickIn({ trick })).toEqual(trick);
  expect(trickIn({ deal: { cards: { trick } } })).toEqual(trick);
  expect(trickIn({ run: ['9'] })).toEqual([]);
});
