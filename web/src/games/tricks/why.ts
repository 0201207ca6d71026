/** Why a deal ended as it did: of all that was told of it, the sentences that say so. */
import type { Event } from '../../gen/games.ts';

const WHY = new Set([
  'low_hand_shown',
  'last_trick_won',
  'won_unplayed',
  'nobody_knocked',
  'nobody_bid',
  'pot_taken',
  'winner_paid',
  'soloist_found',
  'soloist_paid',
  'deal_won',
  'highest_out',
  'all_tied',
  'card_counted',
  'declared',
  'nobody_declared',
  'counted',
  'dead',
  'pot_shared',
  'match_ended',
]);

export interface Explained {
  readonly verdict: Event | null; // who, in one sentence
  readonly why: readonly Event[];
}

/** `each`: every trick counts, not the last one alone. */
export function explained(events: readonly Event[], verdicts: readonly string[], each: boolean): Explained {
  const told = events.filter((event) => WHY.has(event.type) || (each && event.type === 'trick_won') || (event.type === 'paid_in' && event.why === 'no_trick'));
  const tricks = told.some(({ type }) => type === 'trick_won');
  const verdict = told.find(({ type }) => verdicts.includes(type)) ?? null;
  return { verdict, why: told.filter((event) => event !== verdict && !(tricks && event.type === 'pot_taken')) };
}
