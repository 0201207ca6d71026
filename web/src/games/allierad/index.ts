/** Allierad: a board of cards with pawns, alliances and runs. */
import type { Event } from '../../gen/games.ts';
import { headline } from '../../table/headline.ts';
import { BEAT, CALL, SLIDE } from '../../table/pace.ts';
import type { Sound } from '../../table/sound.ts';
import type { TableStore } from '../../table/table.svelte.ts';
import { cardName, listed, say } from '../../words/words.svelte.ts';
import Result from '../plain/Result.svelte';
import type { GameView, Move } from '../view.ts';
import Cloth from './Cloth.svelte';
import Own from './Own.svelte';
import { after, bare, settled, type Scene } from './scene.ts';
import { indexOf } from './squares.ts';

export const allierad: GameView = {
  bare,
  after,
  settled,
  quiet: (scene) => scene,
  rest,
  sound,
  moves: (_before, _after, event) => moves(event),
  headline: (store) => (store.yourTurn ? say(store.legal[0]?.type === 'pass' ? 'ui-allierad-blocked' : 'ui-allierad-your-move') : headline(store)),
  urgent,
  unit: () => 'points',
  telling: {
    passing: new Set(['deal_began', 'card_laid_out']),
    unsaid: new Set(['card_laid_out']),
    hot: new Set(['allied', 'round_won', 'round_void', 'match_ended']),
    closing: new Set(['match_ended']),
  },
  keys: [],
  marks: ['ui-allierad-mark-lozenge', 'ui-allierad-mark-ribbon', 'ui-table-mark-turn', 'ui-table-mark-dealer'],
  Cloth,
  Own,
  Result,
};

function rest(event: Event): number {
  switch (event.type) {
    case 'card_laid_out':
      return 45;
    case 'deal_began':
    case 'deal_ended':
      return BEAT;
    case 'allied':
    case 'round_ended':
    case 'round_won':
    case 'round_void':
      return CALL;
    default:
      return 2 * SLIDE + BEAT;
  }
}

function sound(event: Event): Sound | null {
  switch (event.type) {
    case 'card_laid_out':
      return 'deal';
    case 'card_taken':
      return 'swap';
    case 'pawn_moved':
      return 'stand';
    case 'pawn_blocked':
    case 'conceded':
      return 'knock';
    case 'allied':
      return 'harlequin';
    default:
      return null;
  }
}

/** What is taken goes to the plate of the one who takes it. */
function moves(event: Event): readonly Move[] {
  if (event.type !== 'card_taken') return [];
  return [{ what: 'card', from: `square-${event.square}`, to: event.seat, face: event.card.value, bend: 0, hop: true, time: SLIDE }];
}

/** Your move, and which cards you can take with it. */
function urgent(store: TableStore): string {
  if (!store.yourTurn) return '';
  const { board } = store.scene as Scene;
  const cards = store.legal.flatMap((action) => {
    const card = action.type === 'move' ? (board[indexOf(action.square)]?.value ?? null) : null;
    return card !== null && action.type === 'move' ? [`${action.square}, ${cardName(card)}`] : [];
  });
  return cards.length > 0 ? say('ui-allierad-can-take', { cards: listed(cards) }) : `${say('ui-table-your-turn')}.`;
}
