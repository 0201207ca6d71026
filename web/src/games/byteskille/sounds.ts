/** Which event sounds how. No sound depends on a card that lies face down. */
import type { Event } from '../../gen/games/byteskille.ts';
import type { Sound } from '../../table/sound.ts';

/** Which sound tells an event, if any. */
export function soundOf(event: Event): Sound | null {
  switch (event.type) {
    case 'dealt':
      return 'deal';
    case 'exchanged':
    case 'drew':
    case 'swap_undone':
    case 'swaps_voided':
      return 'swap';
    case 'stood':
      return 'stand';
    case 'answered':
    case 'turned_up':
      return answer(event.card);
    case 'cuckoo_dealt':
      return 'cuckoo';
    case 'harlequin_shown':
      return 'harlequin';
    case 'went_out':
      return 'out';
    case 'ante_paid':
    case 'rejoined':
    case 'match_won':
      return 'pot';
    default:
      return null;
  }
}

function answer(card: string): Sound | null {
  if (card === 'inn' || card === 'cavalier') return 'knock';
  return card === 'hussar' || card === 'pig' || card === 'cuckoo' ? card : null;
}
