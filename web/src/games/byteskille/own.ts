/** Your own card in words: what you hold, how you came by it, and who else knows. */
import type { Event } from '../../gen/games/byteskille.ts';
import type { Hidden, Seat } from '../../gen/messages.ts';
import type { Event as AnyEvent } from '../../gen/games.ts';
import type { View } from './reading.svelte.ts';
import { cardName, listed, say } from '../../words/words.svelte.ts';
import type { Names } from '../../words/tell.ts';

/** “Nils gave it to you and took your 9.” Empty when you hold nothing. */
export function cameBy(events: readonly AnyEvent[], seat: Seat, names: Names): string {
  for (const event of events.toReversed()) {
    const words = change(event as Event, seat, names);
    if (words !== null) return words;
  }
  return '';
}

function change(event: Event, seat: Seat, names: Names): string | null {
  switch (event.type) {
    case 'dealt':
      return event.seat === seat ? say('ui-table-came-dealt') : null;
    case 'exchanged':
      if (event.seat === seat) return swapped('ui-table-came-taken', event.other, event.given, names);
      return event.other === seat ? swapped('ui-table-came-given', event.seat, event.received, names) : null;
    case 'drew':
      return event.seat === seat ? say('ui-table-came-drawn', { card: named(event.given) }) : null;
    case 'kept':
      return event.seat === seat ? say('ui-table-came-kept') : null;
    case 'swap_undone':
      return event.seat === seat || event.other === seat ? say('ui-table-came-back') : null;
    case 'swaps_voided':
      return say('ui-table-came-back');
    case 'card_sold':
      return event.other === seat ? say('ui-table-came-bought', { name: names[event.seat] ?? '', price: event.price }) : null;
    default:
      return null;
  }
}

function swapped(key: string, other: Seat, old: Hidden, names: Names): string {
  return say(key, { name: names[other] ?? '', card: named(old) });
}

function named({ value }: Hidden): string {
  return value === null ? '' : cardName(value);
}

/** Who else has seen the face of your card, which everybody can know who was watching. */
export function whoKnows(view: View, names: Names): string {
  const which = view.state.hand.holds[view.seat];
  const card = typeof which === 'number' ? view.state.hand.cards[which] : undefined;
  if (card === undefined) return '';
  if (card.face.seen_by.includes(-2)) return say('ui-table-known-by-all');
  const others = card.face.seen_by.filter((seat) => seat !== view.seat).map((seat) => names[seat] ?? '');
  return others.length === 0 ? say('ui-table-known-by-nobody') : say('ui-table-known-by', { names: listed(others), count: others.length });
}
