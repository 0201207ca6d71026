/** Which cards and chips change their place with an event, and how. */
import type { Event } from '../../gen/games/byteskille.ts';
import { SLIDE, SWAP } from '../../table/pace.ts';
import type { Move, Where } from '../view.ts';
import type { Scene } from './scene.ts';

const STILL = new Set<Event['type']>(['cards_shown', 'went_out', 'deal_began', 'deal_ended']);

export function moves(before: Scene, after: Scene, event: Event): Move[] {
  if (event.type === 'ante_paid') return event.seats.map((seat) => chips(seat, 'pot'));
  if (event.type === 'rejoined') return event.cost > 0 ? [chips(event.seat, 'pot')] : [];
  if (event.type === 'match_won') return event.pot > 0 ? [chips('pot', event.seat)] : [];
  if (STILL.has(event.type)) return [];
  return after.cards.flatMap((card, which): Move[] => {
    const from = whereIs(before, which, event);
    const to = whereIs(after, which, event);
    if (from === to) return [];
    return [{ what: 'card', from, to, face: card.open ? card.face : null, ...way(event) }];
  });
}

function whereIs(scene: Scene, which: number, event: Event): Where {
  const holder = scene.holds.indexOf(which);
  if (holder >= 0) return holder;
  if (scene.aside.includes(which)) return 'aside';
  // Cards are dealt by the dealer; whatever else is in no hand lies in the stock.
  return event.type === 'dealt' && event.seat !== scene.dealer ? scene.dealer : 'deck';
}

function way(event: Event): Pick<Move, 'bend' | 'hop' | 'time'> {
  switch (event.type) {
    case 'dealt':
    case 'turned_up':
      return { bend: 0, hop: false, time: SLIDE };
    case 'swap_undone':
      return { bend: 0.12, hop: true, time: SWAP };
    default:
      return { bend: 0.24, hop: false, time: SWAP };
  }
}

function chips(from: Where, to: Where): Move {
  return { what: 'chips', from, to, face: null, bend: 0, hop: false, time: SWAP };
}
