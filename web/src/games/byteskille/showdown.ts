/** The showdown: cards turn one by one before they count as shown. */
import type { Card, Event } from '../../gen/games/byteskille.ts';
import type { Seat } from '../../gen/messages.ts';
import { RANK } from './ranks.ts';
import { faceUp, type Scene } from './scene.ts';

/** Who shows in which order: from the highest card down, and those whom it puts out at the very end. */
export function shownIn(event: Event, events: readonly Event[]): readonly Seat[] {
  if (event.type !== 'cards_shown') return [];
  const out = events.flatMap((one) => (one.type === 'went_out' ? [one.seat] : []));
  const seats = event.cards.flatMap((card, seat) => (card === null ? [] : [seat]));
  const height = (seat: Seat) => RANK.indexOf(event.cards[seat] ?? 'fool') - (out.includes(seat) ? RANK.length : 0);
  return seats.sort((a, b) => height(b) - height(a));
}

/** The picture when the card of a seat has been turned. */
export function turned(scene: Scene, event: Event, seat: Seat): Scene {
  const card: Card | null = event.type === 'cards_shown' ? (event.cards[seat] ?? null) : null;
  return card === null ? scene : faceUp(scene, seat, card);
}
