/** Any game, shown by what the protocol tells of every game: hands, turns, a trick, a pot, and what may be done. */
import type { Event } from '../../gen/games.ts';
import type { Sound } from '../../table/sound.ts';
import { headline } from '../../table/headline.ts';
import { APART, BEAT, CALL, SLIDE, SWAP } from '../../table/pace.ts';
import type { TableStore } from '../../table/table.svelte.ts';
import { actionName } from '../../words/tell.ts';
import { say } from '../../words/words.svelte.ts';
import type { GameView, Move } from '../view.ts';
import Cloth from './Cloth.svelte';
import Own from './Own.svelte';
import Result from './Result.svelte';
import { after, bare, settled } from './scene.ts';

export const plain: GameView = {
  bare,
  after,
  settled,
  quiet: (scene) => scene,
  rest,
  sound,
  moves: (before, _after, event) => moves(before.dealer, event),
  headline,
  urgent,
  unit: (_table, view) => (view !== null && 'pot' in view.state ? 'chips' : 'points'),
  telling: {
    passing: new Set(['deal_began', 'dealt']),
    unsaid: new Set(['dealt']),
    hot: new Set(['trick_won', 'pot_taken', 'deal_ended', 'match_ended']),
    closing: new Set(['match_ended']),
  },
  keys: [],
  marks: ['ui-table-mark-turn', 'ui-table-mark-dealer', 'ui-table-mark-count'],
  Cloth,
  Own,
  Result,
};

/** How long each event rests; one that no game shares takes as long as a sentence needs. */
function rest(event: Event): number {
  switch (event.type) {
    case 'dealt':
      return APART;
    case 'deal_began':
    case 'deal_ended':
      return BEAT;
    case 'trick_won':
      return CALL;
    case 'ante_paid':
      return SWAP + BEAT;
    default:
      return 2 * SLIDE + BEAT;
  }
}

function sound(event: Event): Sound | null {
  switch (event.type) {
    case 'dealt':
    case 'played':
      return 'deal';
    case 'trick_won':
      return 'swap';
    case 'ante_paid':
      return 'pot';
    default:
      return 'pot' in event ? 'pot' : null;
  }
}

function moves(dealer: number, event: Event): readonly Move[] {
  const still = { bend: 0, hop: false, time: SLIDE } as const;
  switch (event.type) {
    case 'dealt':
      return event.seat === dealer ? [] : [{ what: 'card', from: dealer, to: event.seat, face: null, ...still }];
    case 'played':
      return [{ what: 'card', from: event.seat, to: `laid-${event.seat}`, face: event.card.value, ...still }];
    case 'ante_paid':
      return event.seats.map((seat) => ({ what: 'chips', from: seat, to: 'pot', face: null, ...still, time: SWAP }));
    default:
      return [];
  }
}

/** Your turn, and what you may do, as long as that is few things. */
function urgent(store: TableStore): string {
  if (!store.yourTurn) return '';
  const names = [...new Set(store.legal.map((action) => actionName(store.played, action, store.names)))];
  const turn = `${say('ui-table-your-turn')}.`;
  return names.length > 6 ? turn : `${turn} ${names.join(', ')}.`;
}
