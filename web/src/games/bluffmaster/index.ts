/** Bluffmäster: one pile, what was named last, and whether anybody believes it. */
import type { Event } from '../../gen/games.ts';
import { headline } from '../../table/headline.ts';
import { APART, BEAT, CALL, SLIDE } from '../../table/pace.ts';
import type { Sound } from '../../table/sound.ts';
import type { TableStore } from '../../table/table.svelte.ts';
import { cardName, say } from '../../words/words.svelte.ts';
import Result from '../plain/Result.svelte';
import type { GameView, Move } from '../view.ts';
import Cloth from './Cloth.svelte';
import Own from './Own.svelte';
import { after, bare, settled, type Scene } from './scene.ts';

export const bluffmaster: GameView = {
  bare,
  after,
  settled,
  quiet: (scene) => scene,
  rest,
  sound,
  moves: (before, _after, event) => moves(before.dealer, event),
  headline: (store) => (store.yourTurn ? yourTurn(store) : headline(store)),
  urgent: (store) => (store.yourTurn ? yourTurn(store) : ''),
  unit: () => 'points',
  telling: {
    passing: new Set(['deal_began', 'dealt']),
    unsaid: new Set(['dealt', 'believed']),
    hot: new Set(['card_checked', 'became_safe', 'caught_with_cards', 'match_ended']),
    closing: new Set(['match_ended']),
  },
  keys: [],
  marks: ['ui-bluffmaster-mark-ladder', 'ui-bluffmaster-mark-candle', 'ui-table-mark-turn', 'ui-table-mark-dealer', 'ui-table-mark-count'],
  Cloth,
  Own,
  Result,
};

/** What you are asked: whether you believe it, or which card you lay. */
function yourTurn(store: TableStore): string {
  const { named, layer } = store.scene as Scene;
  const rank = named === null ? '' : cardName(named);
  if (store.legal.some(({ type }) => type === 'check')) return say('ui-bluffmaster-ask-believe', { name: store.names[layer ?? 0] ?? '', rank });
  if (!store.legal.some(({ type }) => type === 'lay')) return say('ui-bluffmaster-ask-stop', { rank });
  return named === null ? say('ui-bluffmaster-ask-any') : say('ui-bluffmaster-ask-higher', { rank });
}

/** The same for every card, and for a bluff and the truth. */
function rest(event: Event): number {
  switch (event.type) {
    case 'dealt':
      return APART;
    case 'deal_began':
    case 'deal_ended':
    case 'believed':
      return BEAT;
    case 'card_checked':
    case 'became_safe':
    case 'caught_with_cards':
      return CALL;
    default:
      return SLIDE + BEAT;
  }
}

function sound(event: Event): Sound | null {
  switch (event.type) {
    case 'dealt':
    case 'card_laid':
    case 'penalty_taken':
    case 'drawn_blind':
      return 'deal';
    case 'said_stop':
      return 'knock';
    case 'card_checked':
      return event.found === 'bluff' ? 'hussar' : 'stand';
    case 'became_safe':
      return 'harlequin';
    default:
      return null;
  }
}

function moves(dealer: number, event: Event): readonly Move[] {
  const down = { what: 'card', face: null, bend: 0, hop: false, time: SLIDE } as const;
  switch (event.type) {
    case 'dealt':
      return event.seat === dealer ? [] : [{ ...down, from: dealer, to: event.seat }];
    case 'card_laid':
      return [{ ...down, from: event.seat, to: 'pile' }];
    case 'penalty_taken':
      return [{ ...down, from: 'talon', to: event.seat }];
    case 'drawn_blind':
      return [{ ...down, from: event.other, to: event.seat }];
    default:
      return [];
  }
}
