import { expect, test } from 'vitest';
import type { Event } from '../../gen/games.ts';
import { recalled } from '../../table/chronicle.ts';
import { byteskille } from './index.ts';
import type { Finished } from './reading.svelte.ts';
import { heldAtEnd, wayOf } from './way.ts';

const card = (value: string | null, ...seen_by: number[]) => ({ value, seen_by });
const swap = (seat: number, given: string, other: number, received: string) => ({
  type: 'exchanged',
  seat,
  other,
  given: card(given, seat, other),
  received: card(received, seat, other),
});
const lost = (seat: number, value: string) => ({ type: 'went_out', seat, why: 'lowest', card: card(value, -2) });

/** A deal among as many as have cards, dealt by the last of them, and how it went. */
function deal(cards: readonly string[], ...course: object[]): Finished {
  const dealt = cards.map((value, seat) => ({ type: 'dealt', seat, card: card(value, seat) }));
  const told = [{ type: 'deal_began', dealer: cards.length - 1 }, ...dealt, ...course, { type: 'deal_ended', out: [], held: [] }];
  return recalled(byteskille, told as unknown as readonly Event[], null, cards.length).last as unknown as Finished;
}
const stations = (finished: Finished, seat: number) => wayOf(finished, seat).map(({ event, card }) => [event.type, card]);

test('whoever keeps a low card is out with the card that was dealt', () => {
  const kept = deal(['2', '9', 'inn'], { type: 'stood', seat: 0 }, { type: 'stood', seat: 1 }, { type: 'stood', seat: 2 }, lost(0, '2'));
  expect(stations(kept, 0)).toEqual([['dealt', '2'], ['stood', '2']]);
});

test('a card that others passed on comes by each of their swaps, and no other swap counts', () => {
  const handed = deal(['2', '9', '7', '8'], swap(0, '2', 1, '9'), swap(1, '2', 2, '7'), swap(3, '8', 0, '9'), lost(2, '2'));
  expect(wayOf(handed, 2).filter(({ event }) => event.type === 'exchanged').map(({ event, card }) => ['seat' in event && event.seat, card])).toEqual([[0, '2'], [1, '2']]);
});

test('whoever is content with a card that was handed on reads that last', () => {
  const story = deal(['2', '9', '7'], swap(0, '2', 1, '9'), { type: 'stood', seat: 1 }, { type: 'stood', seat: 2 }, lost(1, '2'));
  expect(stations(story, 1).at(-1)).toEqual(['stood', '2']);
  expect(stations(story, 2)).toEqual([['dealt', '7'], ['stood', '7']]);
});

test('whoever asks a Hussar sees the Hussar beside what it did', () => {
  const struck = deal(
    ['9', 'hussar', '7'],
    { type: 'answered', seat: 1, other: 0, card: 'hussar' },
    { type: 'struck', seat: 0, card: 'hussar' },
    { type: 'struck', seat: 2, card: 'pig' },
  );
  expect(stations(struck, 0)).toEqual([['dealt', '9'], ['answered', 'hussar'], ['struck', 'hussar']]);
});

test('a swap that is undone leads the card home again', () => {
  const home = deal(['9', '7', 'pig'], swap(0, '9', 1, '7'), { type: 'swap_undone', seat: 0, other: 1 }, { type: 'struck', seat: 0, card: 'pig' });
  expect(stations(home, 0)).toEqual([['dealt', '9'], ['exchanged', '9'], ['swap_undone', '9'], ['struck', 'pig']]);
});

test('that all swaps were undone matters to a card that had left, and to no other', () => {
  const voided = deal(['9', '7', '4', 'cuckoo'], swap(0, '9', 1, '7'), { type: 'swaps_voided', card: 'cuckoo' }, { type: 'stood', seat: 2 });
  expect(stations(voided, 0)).toEqual([['dealt', '9'], ['exchanged', '9'], ['swaps_voided', '9']]);
  expect(stations(voided, 2)).toEqual([['dealt', '4'], ['stood', '4']]);
});

test('a card from the stock begins with being drawn; the one laid away is no part of it', () => {
  const drew = { type: 'drew', seat: 2, given: card('inn', 2), received: card('fool', 2) };
  const story = deal(['9', '7', 'inn'], swap(0, '9', 1, '7'), { type: 'stock_asked', seat: 2 }, drew, lost(2, 'fool'));
  expect(stations(story, 2)).toEqual([['drew', 'fool']]);
});

test('a card that the stock did not take was offered and kept', () => {
  const story = deal(['9', '7', '2'], { type: 'stock_asked', seat: 2 }, { type: 'turned_up', seat: 2, card: 'inn' }, { type: 'kept', seat: 2 }, lost(2, '2'));
  expect(stations(story, 2)).toEqual([['dealt', '2'], ['stock_asked', '2'], ['kept', '2']]);
});

test('whoever held no card has no way to read', () => {
  const { scene, events } = deal(['9', '7'], { type: 'struck', seat: 1, card: 'pig' });
  expect(wayOf({ events, scene: { ...scene, holds: [0, null] } }, 1)).toEqual([]);
});

test('what everyone held lies from the highest card down, whoever is out at the end', () => {
  const shown = { type: 'cards_shown', cards: ['2', 'harlequin', '12', 'cuckoo', 'fool'] };
  const over = deal(['2', 'harlequin', '12', 'cuckoo', 'fool'], shown, { ...lost(1, 'harlequin'), why: 'low_harlequin' }, lost(4, 'fool'));
  expect(heldAtEnd(over).map(({ card, out }) => [card, out])).toEqual([
    ['cuckoo', false],
    ['12', false],
    ['2', false],
    ['harlequin', true],
    ['fool', true],
  ]);
});

test('a seat without a card is not among them', () => {
  const { scene, events } = deal(['9', '7']);
  expect(heldAtEnd({ events, scene: { ...scene, holds: [null, 1] } }).map(({ seat }) => seat)).toEqual([1]);
});
