/** How a trick game is told: what moves, how long things rest, how they sound, what the log marks. */
import type { Event } from '../../gen/games.ts';
import type { Seat } from '../../gen/messages.ts';
import { APART, BEAT, CALL, SLIDE, SWAP } from '../../table/pace.ts';
import type { Sound } from '../../table/sound.ts';
import type { Move, Telling, Where } from '../view.ts';
import type { Scene } from './scene.ts';

export const telling: Telling = {
  passing: new Set(['deal_began', 'dealt']),
  unsaid: new Set(['deal_began', 'dealt']),
  hot: new Set(['trick_won', 'last_trick_won', 'pot_taken', 'deal_won', 'highest_out', 'low_hand_shown', 'soloist_found', 'declared', 'dead', 'deal_ended', 'match_ended']),
  closing: new Set(['match_ended']),
};

/** How long each event rests. */
export function rest(event: Event): number {
  switch (event.type) {
    case 'dealt':
      return APART;
    case 'deal_began':
    case 'deal_ended':
    case 'scored':
      return BEAT;
    case 'trick_won':
    case 'last_trick_won':
    case 'low_hand_shown':
    case 'declared':
    case 'deal_won':
    case 'highest_out':
      return CALL;
    case 'ante_paid':
    case 'paid_in':
    case 'pot_taken':
      return SWAP + BEAT;
    default:
      return 2 * SLIDE + BEAT;
  }
}

export function sound(event: Event): Sound | null {
  switch (event.type) {
    case 'dealt':
    case 'played':
      return 'deal';
    case 'trick_won':
    case 'cards_exchanged':
    case 'talon_taken':
      return 'swap';
    case 'knocked':
      return 'knock';
    case 'highest_out':
    case 'dead':
      return 'out';
    case 'declared':
      return 'stand';
    default:
      return 'pot' in event || event.type === 'winner_paid' ? 'pot' : null;
  }
}

const STILL = { face: null, bend: 0, hop: false } as const;

/** Cards slide from the hand to the trick, and the whole trick to its winner when the next card is led. */
export function moves(before: Scene, _after: Scene, event: Event): readonly Move[] {
  switch (event.type) {
    case 'dealt':
      return event.seat === before.dealer ? [] : [{ what: 'card', from: before.dealer, to: event.seat, ...STILL, time: SLIDE }];
    case 'played': {
      const led: Move = { what: 'card', from: whence(before, event.seat, event.card.value), to: `laid-${event.seat}`, ...STILL, face: event.card.value, time: SLIDE };
      return [...sweep(before), led];
    }
    case 'talon_taken':
      return [{ what: 'card', from: 'talon', to: event.seat, ...STILL, time: SLIDE }];
    case 'ante_paid':
    case 'paid_in':
      return event.seats.map((seat) => chips(seat, 'pot'));
    case 'knocked':
      return event.amount > 0 ? [chips(event.seat, 'pot')] : [];
    case 'bet_made':
    case 'called':
    case 'raised':
    case 'soloist_found':
      return [chips(event.seat, 'pot')];
    case 'pot_taken':
      return event.amount > 0 ? [chips('pot', event.seat)] : [];
    case 'winner_paid':
      return event.seats.map((seat) => chips(seat, event.seat));
    case 'soloist_paid':
      return [chips(event.seat, event.other)];
    default:
      return [];
  }
}

/** A card that we see in a hand leaves from its own place there. */
function whence(before: Scene, seat: Seat, card: string | null): Where {
  return before.held[seat]?.some(({ value }) => value !== null && value === card) ? `hand-${card}` : seat;
}

/** The trick that lies there goes to who took it. */
function sweep({ trick, taken }: Scene): readonly Move[] {
  if (taken === null) return [];
  return trick.map(({ seat, card }) => ({ what: 'card', from: `laid-${seat}`, to: `won-${taken}`, ...STILL, face: card.value, time: SLIDE }));
}

function chips(from: Where, to: Where): Move {
  return { what: 'chips', from, to, ...STILL, time: SWAP };
}
