import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Event } from '../gen/games/byteskille.ts';
import type { Told } from '../gen/messages.ts';
import { byteskille } from '../games/byteskille/index.ts';
import { Telling, type Stage, type Step } from './telling.ts';

let shown: { what: string; at: number; quick: boolean }[];
let stage: { -readonly [K in keyof Stage]: Stage[K] };
let telling: Telling;
let stays: number | null;

beforeEach(() => {
  vi.useFakeTimers({ now: 0 });
  shown = [];
  stage = {
    show: (step: Step, quick) => shown.push({ what: name(step), at: Date.now(), quick }),
    rest: byteskille.rest,
    parts: () => byteskille.parts,
    factor: () => 1,
    left: () => null,
    awaited: () => false,
    hidden: () => false,
    resultEnds: (at) => (stays = at),
    now: () => Date.now(),
    wait: (milliseconds) => new Promise((resolve) => setTimeout(resolve, milliseconds)),
  };
  telling = new Telling(stage);
});
afterEach(() => vi.useRealTimers());

const name = (step: Step) => (step.kind === 'event' ? step.event.type : step.kind === 'part' ? `turned ${step.part}` : 'arrived');
const told = (seq: number, ...events: Event[]) => ({ type: 'told', seq, events }) as unknown as Told;
const whats = () => shown.map(({ what }) => what);
const dealt = (seat: number, value: '4' | null): Event => ({ type: 'dealt', seat, card: { value, seen_by: [seat] } });
const ended: Event = { type: 'deal_ended', out: [], held: [] };
const began: Event = { type: 'deal_began', dealer: 0 };
const swap = (value: '4' | null): Event => {
  const card = { value, seen_by: [] };
  return { type: 'exchanged', seat: 0, other: 1, given: card, received: card };
};

test('events follow one another, with a rest between them', async () => {
  telling.hear(told(1, { type: 'asked', seat: 0, other: 1 }, swap(null)));
  telling.hear(told(2, { type: 'stood', seat: 1 }));
  await vi.advanceTimersByTimeAsync(10_000);
  expect(whats()).toEqual(['asked', 'exchanged', 'arrived', 'stood', 'arrived']);
  expect(shown[1]?.at).toBeGreaterThan(600);
  expect(shown[3]?.at).toBeGreaterThan(1400);
});

test('a result says when it makes way, as soon as the next deal waits', async () => {
  telling.hear(told(1, ended));
  await vi.advanceTimersByTimeAsync(1000);
  expect(stays).toBeNull();
  telling.hear(told(2, began));
  await vi.advanceTimersByTimeAsync(500);
  const at = stays ?? 0;
  await vi.advanceTimersByTimeAsync(at - Date.now() - 10);
  expect(whats()).not.toContain('deal_began');
  await vi.advanceTimersByTimeAsync(20);
  expect(whats()).toContain('deal_began');
  expect(stays).toBeNull();
});

test('what lies face down takes as long whatever it is', async () => {
  const times = [];
  for (const card of ['4', null] as const) {
    shown = [];
    const start = Date.now();
    telling.hear(told(1, dealt(0, card), swap(card), { type: 'stood', seat: 0 }));
    await vi.advanceTimersByTimeAsync(10_000);
    times.push(shown.map(({ at }) => at - start));
  }
  expect(times[0]).toEqual(times[1]);
});

test('at the showdown cards turn from the highest down, and the losers last', async () => {
  const card = { value: 'harlequin', seen_by: [-2] } as const;
  telling.hear(
    told(1, { type: 'cards_shown', cards: ['harlequin', '2', null, 'cuckoo'] }, { type: 'went_out', seat: 0, why: 'low_harlequin', card }),
  );
  await vi.advanceTimersByTimeAsync(10_000);
  expect(whats()).toEqual(['turned 3', 'turned 1', 'turned 0', 'cards_shown', 'went_out', 'arrived']);
});

test('the result stays until it was read', async () => {
  telling.hear(told(1, ended));
  telling.hear(told(2, began));
  await vi.advanceTimersByTimeAsync(3000);
  expect(whats()).toEqual(['deal_ended', 'arrived']);
  telling.goOn();
  await vi.advanceTimersByTimeAsync(1);
  expect(whats()).toContain('deal_began');
});

test('the result gives way, after time to read it, when the table waits for us', async () => {
  stage.awaited = () => true;
  telling.hear(told(1, ended));
  telling.hear(told(2, began));
  await vi.advanceTimersByTimeAsync(7000);
  expect(whats()).not.toContain('deal_began');
  await vi.advanceTimersByTimeAsync(4000);
  expect(whats()).toContain('deal_began');
});

test('a running clock is never spent on watching', async () => {
  stage.awaited = () => true;
  const deadline = 12_000;
  stage.left = () => deadline - Date.now();
  const events = Array.from({ length: 8 }, (): Event => ({ type: 'answered', seat: 0, other: 1, card: 'inn' }));
  telling.hear(told(1, ...events));
  telling.hear(told(2, ended));
  telling.hear(told(3, began));
  await vi.advanceTimersByTimeAsync(6500);
  expect(whats().filter((what) => what === 'arrived')).toHaveLength(3);
});

test('a skip ends what is being told', async () => {
  telling.hear(told(1, { type: 'cards_shown', cards: ['2', '3', '4'] }, ended));
  await vi.advanceTimersByTimeAsync(10);
  telling.skip();
  await vi.advanceTimersByTimeAsync(10);
  expect(whats().at(-1)).toBe('arrived');
});

test('nobody looks, or much too far behind: straight to how things are', async () => {
  stage.hidden = () => true;
  telling.hear(told(1, swap(null), ended));
  telling.hear(told(2, began));
  await vi.advanceTimersByTimeAsync(1);
  expect(shown.every(({ quick }) => quick)).toBe(true);
  expect(whats().at(-1)).toBe('arrived');
});
