/** Seats and animals in words. */
import type { Seat } from '../../gen/messages.ts';
import type { SeatAt } from '../../table/places.ts';
import { cardName, say } from '../../words/words.svelte.ts';
import type { Called, Scene } from './scene.ts';

export function animal(seat: Seat): string {
  return say(`animal-${seat}`);
}

export function callWords(seat: Seat): string {
  return say(`animal-${seat}.call`);
}

/** “Brita, Cow, the top card is: Pig, 3 face up, 11 cards, to flip.” */
export function described(place: SeatAt, scene: Scene): string {
  const up = scene.held[place.seat] ?? [];
  const top = up.at(-1)?.value ?? null;
  const words = [
    place.name ?? say('ui-table-seat-free'),
    animal(place.seat),
    place.yours && say('ui-table-seat-yours'),
    place.badge && say(`ui-table-badge-${place.badge}`),
    !place.live && say('ui-table-seat-out'),
    top !== null && say('ui-djurpark-top', { card: cardName(top) }),
    say('ui-djurpark-face-up', { count: up.length }),
    say('ui-table-cards', { count: place.stack }),
    place.turn && say('ui-djurpark-to-flip'),
  ];
  return `${words.filter((word) => typeof word === 'string').join(', ')}.`;
}

/** What was called last, and what came of it: who was first, and after how many milliseconds. */
export function outcome(called: Called, names: readonly string[], you: Seat | null): string {
  const words = { name: names[called.seat] ?? '', you: called.seat === you ? 'yes' : 'no', count: called.count };
  if (!called.first) return say('ui-djurpark-wrong', words);
  const after = called.after === null ? '' : ` ${say('ui-djurpark-after', { time: Math.round(called.after) })}`;
  return `${say('ui-djurpark-first', words)}${after}`;
}
