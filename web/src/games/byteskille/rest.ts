/**
 * How long each event takes to be told: its movement, and the silence after it. It depends on what everybody sees
 * and never on what lies face down.
 */
import type { Event } from '../../gen/games/byteskille.ts';
import { APART, BEAT, CALL, SLIDE, SWAP } from '../../table/pace.ts';

/** Between two cards that are turned at the showdown. */
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
