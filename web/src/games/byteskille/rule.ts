/** The rule behind a verdict, in the words of the catalogue, and what this table's rule set chose about it. */
import type { DealtAgain } from '../../gen/games/byteskille.ts';
import type { Seat, Table } from '../../gen/messages.ts';
import type { Entry } from '../../table/chronicle.ts';
import { knows, say } from '../../words/words.svelte.ts';
import type { Finished } from './reading.svelte.ts';

export interface Rule {
  readonly words: string;
  readonly value: string; // “The Pig: undoes all swaps …”; empty where no option decides it
}

/** Which option decides what the Pig does, who is lowest, and so on; by the reason of the verdict. */
const DECIDED_BY: Readonly<Record<string, readonly [string, string?]>> = {
  struck_by_pig: ['powers', 'pig'],
  asked_pig: ['endgame', 'two_left'],
  asked_hussar: ['endgame', 'two_left'],
  lowest: ['showdown'],
  among_the_lowest: ['showdown'],
  no_killing_card: ['showdown'],
  low_harlequin: ['powers', 'harlequin'],
};

/** That the last deal is dealt again, and why: it is told only when that deal is over, and so is none of its events. */
export function dealtAgain(entries: readonly Entry[]): DealtAgain | null {
  const last = entries.findLast(({ event }) => event.type === 'dealt_again' || event.type === 'deal_ended')?.event;
  return last?.type === 'dealt_again' ? last : null;
}

/** The rule by which `seat` is out, or with nobody out, by which nobody is, or by which cards are dealt `again`. */
export function ruleBehind({ scene }: Finished, seat: Seat | null, table: Table | null, again: DealtAgain | null): Rule | null {
  const why = (seat === null ? null : scene.out[seat]) ?? scene.spared ?? again?.why ?? null;
  if (why === null || !knows(`why-${why}`)) return null;
  const option = DECIDED_BY[why];
  return { words: say(`why-${why}`), value: option && table ? chosen(table, option) : '' };
}

function chosen({ rules }: Table, [group, name]: readonly [string, string?]): string {
  const options: Readonly<Record<string, unknown>> = { ...rules };
  const inGroup = options[group];
  const value = name === undefined ? inGroup : (inGroup as Readonly<Record<string, unknown>>)[name];
  const option = name === undefined ? group : `${group}-${name}`;
  const key = `value-byteskille-${option}-${String(value)}`;
  return knows(key) ? `${say(`option-byteskille-${option}`)}: ${say(key)}` : '';
}
