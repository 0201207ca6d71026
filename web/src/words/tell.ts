/**
 * An event in a sentence. Its arguments come from its fields by kind, the same as in Python's kille.text:
 * the rules stand at the head of en.ftl. What kind a field is goes by its name, and by how a hidden card looks.
 */
import type { Action, Token, Event } from '../gen/games.ts';
import type { Hidden, Seat } from '../gen/messages.ts';
import { cardName, listed, say } from './words.svelte.ts';

/** A name for each seat. */
export type Names = readonly string[];

const SEAT = new Set(['seat', 'other', 'dealer']);
const SEATS = new Set(['seats', 'out']);

/** What the sentence of an event says to `viewer` (null: somebody who watches). */
export function tell(event: Event, names: Names, viewer: Seat | null): string {
  return say(`event-${event.type}`, words(event, names, viewer));
}

/** What an action is called on a button. */
export function actionName(action: Action, names: Names): string {
  return say(`action-${action.type}`, words(action, names, null));
}

export function words(thing: Event | Action, names: Names, viewer: Seat | null): Record<string, string | number> {
  const said: Record<string, string | number> = {};
  let own: string | null = null; // the first single seat that is the viewer's
  let among: string | null = null;
  for (const [field, value] of Object.entries(thing)) {
    if (field === 'type') continue;
    if (SEAT.has(field) && typeof value === 'number') {
      said[field] = nameOf(value, names);
      if (value === viewer) own ??= field;
    } else if (SEATS.has(field) && isSeats(value)) {
      said[field] = listed(value.map((seat) => nameOf(seat, names)));
      said[`${field}_count`] = value.length;
      if (viewer !== null && value.includes(viewer)) among ??= value.length > 1 ? 'all' : field;
    } else if (field === 'card' && typeof value === 'string') {
      Object.assign(said, ofCard(field, value as Token));
    } else if (isHidden(value)) {
      Object.assign(said, ofCard(field, value.value));
    } else if (field === 'cards' && Array.isArray(value)) {
      const lying = shown(value as readonly (Token | null)[], names);
      if (lying !== '') said[field] = lying;
    } else if (typeof value === 'string' || typeof value === 'number') {
      said[field] = value;
    }
  }
  return { ...said, you: own ?? among ?? 'none' };
}

function ofCard(field: string, card: Token | null): Record<string, string> {
  return { [field]: card === null ? '' : cardName(card), [`${field}_token`]: card ?? 'hidden' };
}

function shown(cards: readonly (Token | null)[], names: Names): string {
  return cards.flatMap((card, seat) => (card === null ? [] : [`${nameOf(seat, names)} ${cardName(card)}`])).join(', ');
}

function nameOf(seat: Seat, names: Names): string {
  return names[seat] ?? say('ui-seat', { number: seat + 1 });
}

function isSeats(value: unknown): value is readonly Seat[] {
  return Array.isArray(value) && value.every((one) => typeof one === 'number');
}

function isHidden(value: unknown): value is Hidden {
  return typeof value === 'object' && value !== null && 'seen_by' in value;
}
