import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { FromBrowser, FromServer, Told } from '../gen/messages.ts';
import { Connection, HEARTBEAT, PATIENCE, type Line, type Socket } from './connection.ts';

/** The far end of a line that a test can cut. */
class Wire implements Socket {
  onopen: ((event: never) => void) | null = null;
  onmessage: ((event: { data: string }) => void) | null = null;
  onclose: ((event: { code: number }) => void) | null = null;
  sent: FromBrowser[] = [];
  closed = false;
  send(text: string) {
    this.sent.push(JSON.parse(text) as FromBrowser);
  }
  close() {
    this.closed = true;
  }
  up() {
    this.onopen?.(undefined as never);
  }
  say(message: unknown) {
    this.onmessage?.({ data: JSON.stringify(message) });
  }
  cut(code = 1006) {
    this.onclose?.({ code });
  }
}

let wires: Wire[];
let heard: FromServer[];
let lines: Line[];
let connection: Connection;

beforeEach(() => {
  vi.useFakeTimers();
  [wires, heard, lines] = [[], [], []];
  connection = new Connection({
    dial: () => wires[wires.push(new Wire()) - 1] as Wire,
    token: () => 'my-token',
    hear: (message) => heard.push(message),
    line: (line) => lines.push(line),
  });
  connection.open();
});
afterEach(() => {
  connection.close();
  vi.useRealTimers();
});

const wire = () => wires.at(-1) as Wire;
const told = (seq: number) => ({ type: 'told', seq }) as Told;
const acts = (one: Wire) => one.sent.filter((message) => message.type === 'act');

test('the first word is what was heard and whose seat it is', () => {
  wire().up();
  expect(wire().sent[0]).toEqual({ type: 'resume', have: 0, token: 'my-token' });
  wire().say({ type: 'welcome', seq: 7 });
  wire().say(told(8));
  wire().cut();
  vi.advanceTimersByTime(1000);
  wire().up();
  expect(wire().sent[0]).toMatchObject({ have: 8 });
});

test('a number heard twice is told once; a missing one is fetched', () => {
  wire().up();
  wire().say({ type: 'welcome', seq: 3 });
  wire().say(told(4));
  wire().say(told(4));
  wire().say(told(6));
  expect(heard.map((message) => message.type)).toEqual(['welcome', 'told']);
  expect(wires).toHaveLength(2);
  expect(wires[0]?.closed).toBe(true);
  wire().up();
  expect(wire().sent[0]).toMatchObject({ type: 'resume', have: 4 });
});

test('a request is sent again under its own id until it is answered', async () => {
  wire().up();
  const answer = connection.ask({ type: 'act', action: { type: 'swap' }, seen: 0 });
  const [first] = acts(wire());
  wire().cut();
  vi.advanceTimersByTime(1000);
  wire().up();
  expect(acts(wire())).toEqual([first]);
  wire().say({ type: 'done', id: first?.id, seq: 1 });
  await expect(answer).resolves.toMatchObject({ type: 'done', seq: 1 });
  wire().cut();
  vi.advanceTimersByTime(1000);
  wire().up();
  expect(acts(wire())).toEqual([]);
});

test('what is asked while the line is down goes out when it is back', () => {
  void connection.ask({ type: 'begin' });
  expect(wire().sent).toEqual([]);
  wire().up();
  expect(wire().sent.map((message) => message.type)).toEqual(['resume', 'begin', 'ping']);
});

test('ten reconnects leave one listener', () => {
  for (let time = 0; time < 10; time++) {
    wire().up();
    wire().cut();
    vi.advanceTimersByTime(12_000);
  }
  wire().up();
  for (const one of wires) one.say({ type: 'pong', now: 1 });
  expect(heard).toHaveLength(1);
});

test('a silent line is noticed and replaced', () => {
  wire().up();
  wire().say({ type: 'pong', now: 1 });
  vi.advanceTimersByTime(HEARTBEAT);
  expect(wire().sent.at(-1)).toEqual({ type: 'ping' });
  vi.advanceTimersByTime(PATIENCE);
  expect(lines).toEqual(['connecting', 'open', 'lost']);
  vi.advanceTimersByTime(1000);
  expect(wires).toHaveLength(2);
});

test('the pong of a heartbeat is answered once, so that the server can measure the line', () => {
  wire().up();
  wire().say({ type: 'pong', now: 7 });
  expect(wire().sent.at(-1)).toEqual({ type: 'ping', heard: 7 });
  const sent = wire().sent.length;
  wire().say({ type: 'pong', now: 8 });
  expect(wire().sent).toHaveLength(sent);
});

test('waking up dials at once instead of waiting for the next try', () => {
  for (let time = 0; time < 6; time++) {
    wire().cut();
    vi.advanceTimersByTime(12_000);
  }
  wire().cut();
  const before = wires.length;
  connection.wake();
  expect(wires).toHaveLength(before + 1);
});

test('a restarting server is told from a lost line, and a missing table ends the trying', () => {
  wire().up();
  wire().say({ type: 'pong', now: 1 });
  wire().cut(1012);
  expect(lines.at(-1)).toBe('restarting');
  vi.advanceTimersByTime(1000);
  wire().up();
  wire().say({ type: 'refused', id: null, reason: 'no_such_table', message: '', allowed: [] });
  expect(lines.at(-1)).toBe('gone');
  vi.advanceTimersByTime(60_000);
  connection.wake();
  expect(wires).toHaveLength(2);
});

test('a table whose log is damaged is not tried again', () => {
  wire().up();
  wire().say({ type: 'refused', id: null, reason: 'spoiled_table', message: '', allowed: [] });
  expect(lines.at(-1)).toBe('gone');
  vi.advanceTimersByTime(60_000);
  expect(wires).toHaveLength(1);
});

test('being turned away is no line that holds: the pauses grow', () => {
  const refusal = { type: 'refused', id: null, reason: 'server', message: '', allowed: [] };
  for (let time = 0; time < 4; time++) {
    wire().up();
    wire().say(refusal);
    wire().cut(1011);
    vi.advanceTimersByTime(12_000);
  }
  expect(lines).not.toContain('open');
  wire().up();
  wire().say(refusal);
  const before = wires.length;
  wire().cut(1011);
  vi.advanceTimersByTime(2500);
  expect(wires).toHaveLength(before);
});

test.each([
  [4429, 'crowded'],
  [4400, 'dropped'],
] as const)('whom the server lets go with %i does not knock again until somebody asks', (code, line) => {
  wire().up();
  wire().say({ type: 'pong', now: 1 });
  wire().cut(code);
  expect(lines.at(-1)).toBe(line);
  vi.advanceTimersByTime(60_000);
  expect(wires).toHaveLength(1);
  connection.wake();
  expect(wires).toHaveLength(2);
});
