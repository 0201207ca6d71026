/**
 * How long each thing takes to be told, in milliseconds at normal pace: its movement, and the silence
 * after it. It depends on what everybody sees and never on what lies face down.
 */
import type { Event } from '../gen/games/byteskille.ts';
import type { Pace } from '../lib/settings.svelte.ts';

export const FACTOR: Readonly<Record<Pace, number>> = { slow: 1.7, normal: 1, fast: 0.5, off: 0 };

export const SLIDE = 320;
export const SWAP = 640;
export const TURN = 180;
export const CALL = 1400;
export const BEAT = 240;
/** Between two cards that are dealt, or turned at the showdown. */
export const APART = 90;
export const SHOW_APART = 230;

export function rest(event: Event): number {
  switch (event.type) {
    case 'dealt':
      return APART;
    case 'answered':
    case 'cuckoo_dealt':
    case 'turned_up':
      return CALL + BEAT;
    case 'exchanged':
    case 'drew':
    case 'swap_undone':
      return SWAP + BEAT;
    case 'deal_began':
      return BEAT;
    case 'stood':
    case 'struck':
    case 'harlequin_shown':
    case 'harlequin_lowered':
    case 'kept':
    case 'life_lost':
      return 2 * SLIDE + BEAT;
    case 'asked':
    case 'stock_asked':
    case 'ante_paid':
    case 'rejoined':
    case 'redeal_asked':
    case 'redeal_agreed':
    case 'redeal_refused':
    case 'redeal_referred':
    case 'card_offered':
    case 'offer_declined':
      return SWAP + BEAT;
    case 'swaps_voided':
    case 'card_sold':
    case 'dealt_again':
    case 'killing_cards':
    case 'nobody_lowest':
    case 'went_out':
    case 'match_won':
      return CALL;
    case 'cards_shown':
      return 2 * SLIDE + BEAT; // after the last card was turned
    case 'redeal_not_asked':
    case 'stayed_out':
      return SLIDE + BEAT;
    case 'rejoin_asked':
    case 'eliminated':
    case 'deal_ended':
      return BEAT;
  }
}

/** How long the result of a deal stays before dealing may go on by itself: time to read it. */
export function reading(out: number): number {
  return 4500 + 900 * out;
}

/**
 * How much faster to tell when the table is ahead of us by `behind` milliseconds. With a clock running
 * for us (`left` milliseconds, else null) at most a sixth of it goes by before we see that it is our turn.
 */
export function hurry(behind: number, left: number | null): number {
  const easy = behind < 9_000 ? 1 : behind < 25_000 ? 0.5 : 0.25;
  if (left === null || behind === 0) return easy;
  return Math.min(easy, Math.max(left, 0) / 6 / behind);
}

/** Further behind than this there is nothing left to watch: go straight to how things are. */
export const TOO_FAR = 90_000;
