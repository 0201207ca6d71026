/** Who one is here: a name that is remembered, and for each table the token of one's seat. No account. */
import { say } from '../words/words.svelte.ts';
import { keep, recall } from './memory.ts';

const LONGEST = 24; // as the server has it
const FIRST = 'byteskille'; // the game that is played until another is chosen
const MANY = 60; // tables whose seats are remembered

class Self {
  #name = $state<string | null>(tidied(recall('name')));
  #game = $state(word(recall('game')) ?? FIRST);
  readonly #proposed = Math.random();

  /** The remembered name, or a proposed one until somebody chooses. */
  get name(): string {
    if (this.#name !== null) return this.#name;
    const names = say('ui-proposed-names').split(',').map((name) => name.trim());
    return names[Math.floor(this.#proposed * names.length)] ?? '';
  }

  set name(chosen: string) {
    this.#name = tidied(chosen);
    keep('name', this.#name);
  }

  /** The game that is played at once: the one that was chosen last. */
  get game(): string {
    return this.#game;
  }

  set game(chosen: string) {
    this.#game = chosen;
    keep('game', chosen);
  }

  /** Whoever sits down under a proposed name has chosen it. */
  keepName(): void {
    this.name = this.name;
  }
}

export const self = new Self();

/** A name as it may stand at a table, or null where nothing is left of it. */
export function tidied(name: unknown): string | null {
  if (typeof name !== 'string') return null;
  const tidy = [...name.replace(/\s+/gu, ' ').trim()].slice(0, LONGEST).join('').trim();
  return tidy === '' ? null : tidy;
}

function word(kept: unknown): string | null {
  return typeof kept === 'string' ? kept : null;
}

type Tokens = Readonly<Record<string, string>>;

function tokens(): Tokens {
  const kept = recall('seats');
  return typeof kept === 'object' && kept !== null ? (kept as Tokens) : {};
}

/** The token of one's seat at a table. */
export function seatToken(table: string): string | null {
  return tokens()[table] ?? null;
}

/** Remember the token of one's seat at a table, or forget it. */
export function keepSeatToken(table: string, token: string | null): void {
  const others = Object.entries(tokens()).filter(([id]) => id !== table);
  const all = token === null ? others : [...others, [table, token] as const];
  keep('seats', Object.fromEntries(all.slice(-MANY)));
  if (laid() === table) keep('laid', null);
}

/** The table that was laid here last, until one sits there. */
export function laid(): string | null {
  return word(recall('laid'));
}

/** Remember the table that was just laid. */
export function keepLaid(table: string): void {
  keep('laid', table);
}

/** The tables at which one has a seat, or which one has laid, the newest first. */
export function ownTables(): readonly string[] {
  const own = laid();
  const seated = Object.keys(tokens()).reverse();
  return own === null ? seated : [own, ...seated.filter((table) => table !== own)];
}

/** The server knows nothing of that table any more. */
export function forgetTable(table: string): void {
  keepSeatToken(table, null);
}

/** What whoever opened a table wants at once: sit down, and perhaps begin. */
export interface Arrival {
  readonly name: string;
  readonly begin: boolean;
}

const arrivals = new Map<string, Arrival>();

/** Told by the lobby before it opens the table's page. */
export function announce(table: string, arrival: Arrival): void {
  arrivals.set(table, arrival);
}

/** Asked once by the table's page: sit down on the first free seat under that name, and begin. */
export function takeArrival(table: string): Arrival | null {
  const arrival = arrivals.get(table) ?? null;
  arrivals.delete(table);
  return arrival;
}
