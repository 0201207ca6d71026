/** What the lobby asks the server over HTTP. What goes wrong comes as `Trouble`, which `inWords` tells. */
import type { ListedTable, Offered, OfferedLesson, OpenedTable, Problem, Setup } from '../gen/api.ts';
import type { Table } from '../gen/messages.ts';
import { knows, say } from '../words/words.svelte.ts';

export class Trouble extends Error {
  /** A word for what was wrong: `offline`, or one of the server's. */
  readonly reason: string;

  constructor(reason: string, message = '') {
    super(message);
    this.reason = reason;
  }
}

/** The games, their rule sets and options, and the bots. */
export function offered(): Promise<Offered> {
  return ask('/api/games');
}

/** The tables that are open to join or to watch. */
export function openTables(signal?: AbortSignal): Promise<readonly ListedTable[]> {
  return ask('/api/tables', signal ? { signal } : {});
}

/** One table, listed or not. */
export function oneTable(id: string): Promise<Table> {
  return ask(`/api/tables/${encodeURIComponent(id)}`);
}

/** A game's lesson. */
export function lessonOf(game: string): Promise<OfferedLesson> {
  return ask(`/api/lessons/${encodeURIComponent(game)}`);
}

/** Opens a table; whoever does is its host. */
export function openTable(setup: Setup): Promise<OpenedTable> {
  return ask('/api/tables', {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(setup),
  });
}

export function qrAddress(id: string): string {
  return `/api/tables/${encodeURIComponent(id)}/qr.svg`;
}

export function recordAddress(id: string): string {
  return `/api/tables/${encodeURIComponent(id)}/record`;
}

/** The address that is sent to friends. */
export function tableLink(id: string): string {
  return new URL(`/t/${encodeURIComponent(id)}`, location.origin).href;
}

/** What went wrong, what still holds and what to do, in the language of the page. */
export function inWords(error: unknown): string {
  if (!(error instanceof Trouble)) return say('refusal-server');
  if (error.reason === 'offline') return say('ui-offline');
  const key = `refusal-${error.reason}`;
  return say(knows(key) ? key : 'refusal-server');
}

async function ask<T>(path: string, how: RequestInit = {}): Promise<T> {
  const answer = await reach(path, how);
  if (answer.ok) return (await answer.json()) as T;
  const problem = await said(answer);
  throw new Trouble(problem?.reason ?? 'server', problem?.message ?? '');
}

async function reach(path: string, how: RequestInit): Promise<Response> {
  try {
    return await fetch(path, { ...how, headers: { Accept: 'application/json', ...how.headers } });
  } catch (error) {
    if (error instanceof DOMException && error.name === 'AbortError') throw error;
    throw new Trouble('offline');
  }
}

async function said(answer: Response): Promise<Partial<Problem> | null> {
  try {
    return (await answer.json()) as Partial<Problem>;
  } catch {
    return null;
  }
}
