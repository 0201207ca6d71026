/** A seat in words, in any game: the one sentence a screen reader reads, and the short line below the name. */
import type { Hidden } from '../../gen/messages.ts';
import type { SeatAt } from '../../table/places.ts';
import { cardName, listed, say } from '../../words/words.svelte.ts';

export interface About {
  readonly place: SeatAt;
  readonly held: readonly Hidden[];
  readonly dealer: boolean;
  readonly unit: 'chips' | 'lives' | 'points';
}

/** “Nils, 9 cards, of which you know: 8 and Inn, dealer, to act, 12 points.” */
export function described({ place, held, dealer, unit }: About): string {
  const known = held.flatMap(({ value }) => (value === null ? [] : [cardName(value)]));
  const words = [
    place.name ?? say('ui-table-seat-free'),
    place.yours && say('ui-table-seat-yours'),
    place.badge && say(`ui-table-badge-${place.badge}`),
    !place.live && say('ui-table-seat-out'),
    say('ui-table-cards', { count: held.length }),
    known.length > 0 && say('ui-table-cards-known', { cards: listed(known) }),
    dealer && say('ui-table-seat-dealer'),
    place.turn && say('ui-table-seat-turn'),
    say(`ui-table-${unit}`, { count: place.stack }),
  ];
  return `${words.filter((word) => typeof word === 'string').join(', ')}.`;
}

/** The line below the name where there is room for one; a `narrow` one has room for two words. */
export function below({ place, held, unit }: About, narrow: boolean): string {
  if (!place.live) return say('ui-table-seat-out');
  const count = say(`ui-table-${unit}`, { count: place.stack });
  return narrow ? count : `${say('ui-table-cards', { count: held.length })} · ${count}`;
}
