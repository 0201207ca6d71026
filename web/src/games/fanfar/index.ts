/** Dubbel fanfar: two runs that grow from the Inn in both directions. */
import type { Event } from '../../gen/games.ts';
import { BEAT, SLIDE, SWAP } from '../../table/pace.ts';
import { plain } from '../plain/index.ts';
import { say } from '../../words/words.svelte.ts';
import type { GameView, Move, Scene as AnyScene } from '../view.ts';
import Cloth from './Cloth.svelte';
import { after, bare, settled, type Scene } from './scene.ts';

export const fanfar: GameView = {
  ...plain,
  bare,
  after,
  settled,
  rest: (event) => (event.type === 'paid_to_pass' ? SWAP + BEAT : plain.rest(event)),
  sound: (event) => (event.type === 'run_opened' || event.type === 'run_lengthened' || event.type === 'card_drawn' ? 'deal' : event.type === 'run_completed' ? 'harlequin' : plain.sound(event)),
  moves,
  headline: (store) => (store.yourTurn && store.legal[0]?.type === 'pay' ? say('ui-fanfar-must-pay') : plain.headline(store)),
  unit: () => 'chips',
  telling: {
    ...plain.telling,
    hot: new Set(['run_opened', 'run_completed', 'went_empty', 'pot_taken', 'match_ended']),
  },
  marks: ['ui-fanfar-mark-end', 'ui-table-mark-turn', 'ui-table-mark-dealer', 'ui-table-mark-count'],
  Cloth,
};

function moves(before: AnyScene, next: AnyScene, event: Event): readonly Move[] {
  const still = { bend: 0, hop: false, time: SLIDE } as const;
  switch (event.type) {
    case 'run_opened':
    case 'run_lengthened': {
      const number = (next as Scene).runs[1].length > 0 ? 2 : 1;
      return [{ what: 'card', from: event.seat, to: `run-${number}-${event.card.value}`, face: event.card.value, ...still }];
    }
    case 'card_drawn':
      return [{ what: 'card', from: 'talon', to: event.seat, face: null, ...still }];
    case 'paid_to_pass':
      return [{ what: 'chips', from: event.seat, to: 'pot', face: null, ...still, time: SWAP }];
    case 'pot_taken':
      return [{ what: 'chips', from: 'pot', to: event.seat, face: null, ...still, time: SWAP }];
    case 'went_empty':
      return [{ what: 'chips', from: event.other, to: event.seat, face: null, ...still, time: SWAP }];
    default:
      return plain.moves(before, next, event);
  }
}
