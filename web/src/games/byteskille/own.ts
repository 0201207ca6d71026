/** Your own card in words: what you hold, how you came by it, and who else knows. */
import type { CardSold, Event } from '../../gen/games/byteskille.ts';
import type { Hidden, Seat } from '../../gen/messages.ts';
import type { Event as AnyEvent } from '../../gen/games.ts';
import type { View } from './reading.svelte.ts';
import { cardName, listed, say } from '../../words/words.svelte.ts';
import type { Names } from '../../words/tell.ts';

/** How a card came to you. `dealt`: it is the one you were dealt, or bought, and has not left you since. */
interface Came {
  readonly words: string;
  readonly dealt: boolean;
}

/** “Nils gave it to you and took your 9.” Empty when you hold nothing. */
export function cameBy(events: readonly AnyEvent[], seat: Seat, names: Names): string {
  const nothing: Came = { words: '', dealt: true };
  return events.reduce((came, event) => changed(came, event as Event, seat, names), nothing).words;
}

function changed(came: Came, event: Event, seat: Seat, names: Names): Came {
  switch (event.type) {
    case 'dealt':
      return event.seat === seat ? { words: say('ui-table-came-dealt'), dealt: true } : came;
    case 'exchanged':
      if (event.seat === seat) return { words: swapped('ui-table-came-taken', event.other, event.given, names), dealt: false };
      return event.other === seat ? { words: swapped('ui-table-came-given', event.seat, event.received, names), dealt: false } : came;
    case 'drew':
      return event.seat === seat ? { words: say('ui-table-came-drawn', { card: named(event.given) }), dealt: false } : came;
    case 'kept':
      return event.seat === seat ? { ...came, words: say('ui-table-came-kept') } : came;
    case 'swap_undone':
      return event.seat === seat || event.other === seat ? { words: say('ui-table-came-back'), dealt: false } : came;
    case 'swaps_voided':
      return came.dealt ? came : { words: say('ui-table-came-back'), dealt: true };
    case 'card_sold':
      return sold(came, event, seat, names);
    default:
      return came;
  }
}

/** Whoever buys the last other one out has a card already, and keeps it. */
function sold(came: Came, event: CardSold, seat: Seat, names: Names): Came {
  if (event.seat === seat) return { words: '', dealt: true };
  if (event.other !== seat || came.words !== '') return came;
  return { words: say('ui-table-came-bought', { name: names[event.seat] ?? '', price: event.price }), dealt: true };
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
