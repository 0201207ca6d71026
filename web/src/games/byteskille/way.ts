/** “Why am I out?”: the way of the card that somebody is left with, out of all that happened in the deal. */
import type { Card, Event } from '../../gen/games/byteskille.ts';
import type { Seat } from '../../gen/messages.ts';
import type { Finished } from './reading.svelte.ts';
import { RANK } from './ranks.ts';
import { after, bare, cardOf } from './scene.ts';

/** One station of a card: what happened, and the card it happened to (or that stopped it). */
export interface Station {
  readonly event: Event;
  readonly card: Card | null;
}

/** The way of the card that `seat` holds at the end of the deal. */
export function wayOf(finished: Finished, seat: Seat): Station[] {
  const which = finished.scene.holds[seat];
  if (typeof which !== 'number') return [];
  const face = finished.scene.cards[which]?.face ?? null;
  let scene = { ...bare(finished.scene.holds.length), round: finished.scene.round };
  const stations: Station[] = [];
  for (const event of finished.events as readonly Event[]) {
    const before = scene;
    scene = after(scene, event);
    const held = (who: Seat) => before.holds[who] === which;
    const own = concerns(event, held, scene.holds[seat] === which && !held(seat), seat);
    if (own) stations.push({ event, card: event.type === 'answered' || event.type === 'struck' ? event.card : face });
  }
  return stations;
}

/** Whether an event is a station: it moved the card, offered it, or struck the seat that is left with it. */
function concerns(event: Event, held: (seat: Seat) => boolean, came: boolean, seat: Seat): boolean {
  switch (event.type) {
    case 'dealt':
    case 'drew':
      return came;
    case 'exchanged':
    case 'swap_undone':
    case 'answered':
      return held(event.seat) || held(event.other);
    case 'card_sold':
    case 'stock_asked':
    case 'kept':
      return held(event.seat);
    case 'stood':
      return held(event.seat) && event.seat === seat;
    case 'swaps_voided':
    case 'harlequin_shown':
    case 'harlequin_lowered':
      return event.type === 'swaps_voided' ? came : held(event.seat);
    case 'struck':
      return event.seat === seat;
    default:
      return false;
  }
}

/** What everyone held, from the highest card to the lowest, those who are out at the end. */
export function heldAtEnd({ scene }: Finished): { seat: Seat; card: Card | null; out: boolean }[] {
  const rows = scene.holds.flatMap((which, seat) => {
    const card = cardOf(scene, seat);
    return typeof which === 'number' ? [{ seat, card: card?.face ?? null, out: scene.out[seat] !== undefined }] : [];
  });
  const height = ({ card, out }: (typeof rows)[number]) => (card === null ? -1 : RANK.indexOf(card)) - (out ? RANK.length : 0);
  return rows.sort((a, b) => height(b) - height(a));
}
