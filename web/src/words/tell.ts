/**
 * An event in a sentence. Its arguments come from its fields by kind, the same as in Python's kille.text: the rules
 * stand at the head of en/kille.ftl. What kind a field is goes by its name, and by how its value looks.
 */
import type { Action, Token, Event } from '../gen/games.ts';
import type { Hidden, Seat } from '../gen/messages.ts';
import { cardName, knows, listed, say } from './words.svelte.ts';

/** A name for each seat. */
export type Names = readonly string[];

const SEAT = new Set(['seat', 'other', 'dealer']);
const SEATS = new Set(['seats', 'out']);
/** Words that are never cards, even if they read like one. */
const WORDS = new Set(['why']);
const SQUARE = /^[a-z][1-9]$/;

type Said = Record<string, string | number>;

/** What the sentence of an event says to `viewer` (null: somebody who watches). */
export function tell(event: Event, names: Names, viewer: Seat | null): string {
  return say(`event-${event.type}`, words(event, names, viewer));
}

/** What an action of a game is called on a button. */
export function actionName(game: string, action: Action, names: Names): string {
  return say(actionKey(game, action.type), words(action, names, null));
}

/** What an action does, in a sentence; empty where its name says it all. */
export function actionHelp(game: string, action: Action, names: Names): string {
  const key = `${actionKey(game, action.type)}.help`;
  return knows(key) ? say(key, words(action, names, null)) : '';
}

/** Some verbs mean something else in one game, as `check` does in Pokerkille. */
function actionKey(game: string, verb: string): string {
  const own = `action-${game}-${verb}`;
  return knows(own) ? own : `action-${verb}`;
}

export function words(thing: Event | Action, names: Names, viewer: Seat | null): Said {
  const said: Said = {};
  let own: string | null = null; // the first single seat that is the viewer's
  let among: string | null = null;
  for (const [field, value] of Object.entries(thing) as [string, unknown][]) {
    if (field === 'type') continue;
    if (SEAT.has(field) && typeof value === 'number') {
      said[field] = nameOf(value, names);
      if (value === viewer) own ??= field;
    } else if (SEATS.has(field) && isNumbers(value)) {
      said[field] = listed(value.map((seat) => nameOf(seat, names)));
      said[`${field}_count`] = value.length;
      if (viewer !== null && value.includes(viewer)) among ??= value.length > 1 ? 'all' : field;
    } else if (Array.isArray(value)) {
      Object.assign(said, ofSeveral(field, value, thing, called(names, viewer)));
    } else {
      Object.assign(said, ofOne(field, value));
    }
  }
  return { ...said, you: own ?? among ?? 'none' };
}

/** What a list by seat calls everybody: the viewer “you”. */
function called(names: Names, viewer: Seat | null): Names {
  return names.map((name, seat) => (seat === viewer ? say('seat-you') : name));
}

/** A card, hidden or open, or else a number or word as it is. */
function ofOne(field: string, value: unknown): Said {
  if (isHidden(value)) return ofCard(field, value.value);
  if (typeof value === 'string' && !WORDS.has(field)) {
    if (knows(`card-${value}`)) return ofCard(field, value as Token);
    if (SQUARE.test(value)) return { [field]: value, [`${field}_token`]: value };
  }
  if (typeof value === 'string') return { [field]: value };
  return typeof value === 'number' ? { [field]: value } : {};
}

/** Cards in a row, or cards or numbers by seat. */
function ofSeveral(field: string, values: readonly unknown[], thing: Event | Action, names: Names): Said {
  if (values.some((value) => Array.isArray(value))) return {};
  if (values.length > 0 && isNumbers(values)) return { [field]: values.map((value, seat) => `${nameOf(seat, names)} ${minus(value)}`).join(', ') };
  if (field !== 'cards') return {};
  if (bySeat(values, thing)) {
    const lying = values.flatMap((card, seat) => (typeof card === 'string' ? [`${nameOf(seat, names)} ${cardName(card as Token)}`] : []));
    return lying.length > 0 ? { [field]: lying.join(', ') } : {};
  }
  const cards = values.map((value) => (isHidden(value) ? value.value : (value as Token)));
  return { [field]: cards.flatMap((card) => (card === null ? [] : [cardName(card)])).join(', '), [`${field}_count`]: cards.length };
}

/** Cards that all show: a bare card or nothing for each seat, in an event that is nobody's in particular. */
function bySeat(values: readonly unknown[], thing: Event | Action): boolean {
  return thing.type === 'cards_shown' || (values.includes(null) && values.every((value) => value === null || typeof value === 'string'));
}

function ofCard(field: string, card: Token | null): Said {
  return { [field]: card === null ? '' : cardName(card), [`${field}_token`]: card ?? 'hidden' };
}

function nameOf(seat: Seat, names: Names): string {
  return names[seat] ?? say('ui-seat', { number: seat + 1 });
}

/** A number as one reads it, with a minus and no hyphen. */
function minus(number: number): string {
  return String(number).replace('-', '−');
}

function isNumbers(value: unknown): value is readonly number[] {
  return Array.isArray(value) && value.every((one) => typeof one === 'number');
}

function isHidden(value: unknown): value is Hidden {
  return typeof value === 'object' && value !== null && 'seen_by' in value;
}
