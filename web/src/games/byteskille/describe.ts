/** A seat in words: the one sentence a screen reader reads, and the short line below the card. */
import type { Card } from '../../gen/games/byteskille.ts';
import { say } from '../../words/words.svelte.ts';
import type { Sight } from './sight.ts';

/** “Nils, card face down, you know it: 9, content, 12 chips.” */
export function described(sight: Sight, lives: boolean): string {
  const words = [
    sight.name ?? say('ui-table-seat-free'),
    sight.yours && say('ui-table-seat-yours'),
    sight.badge && say(`ui-table-badge-${sight.badge}`),
    lying(sight),
    sight.known && say('ui-table-seat-known', { card: say(`card-${sight.known}`) }),
    status(sight),
    sight.dealer && say('ui-table-seat-dealer'),
    sight.stood && say('ui-table-seat-stood'),
    sight.turn && say('ui-table-seat-turn'),
    sight.next && say('ui-table-seat-next'),
    counted(sight, lives),
  ];
  return `${words.filter((word) => typeof word === 'string').join(', ')}.`;
}

/** The line below the name where there is room for one; a `narrow` one has room for two words. */
export function below(sight: Sight, lives: boolean, narrow: boolean): string {
  const state = status(sight);
  const count = counted(sight, lives);
  if (state && narrow) return say('ui-table-seat-out');
  if (state) return sight.live || lives ? state : `${state} · ${count}`;
  if (sight.turn) return say('ui-table-seat-turn');
  return count;
}

/** A card as the corner of the card has it: a figure, or the first letters of its name. */
export function short(card: Card): string {
  return /^\d+$/.test(card) ? card : say(`card-${card}`).slice(0, 3);
}

function lying(sight: Sight): string | null {
  if (sight.card === null) return null;
  if (sight.card.open && sight.card.face) return say('ui-table-seat-open', { card: say(`card-${sight.card.face}`) });
  return say('ui-face-down');
}

function status(sight: Sight): string | null {
  if (sight.struck) return say('ui-table-seat-struck', { card: say(`card-${sight.struck}`) });
  if (sight.lost || !sight.live) return say('ui-table-seat-out');
  return null;
}

function counted(sight: Sight, lives: boolean): string {
  return say(lives ? 'ui-table-lives' : 'ui-table-chips', { count: sight.stack });
}
