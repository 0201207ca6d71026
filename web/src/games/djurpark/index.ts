/** Djurpark: face-up piles, and a race to call the right animal. Cards appear at once, and nothing tells that two are alike. */
import { headline } from '../../table/headline.ts';
import type { Score, Sound } from '../../table/sound.ts';
import type { TableStore } from '../../table/table.svelte.ts';
import { say } from '../../words/words.svelte.ts';
import type { Event } from '../../gen/games.ts';
import type { GameView, Key } from '../view.ts';
import Cloth from './Cloth.svelte';
import Own from './Own.svelte';
import { after, bare, settled } from './scene.ts';
import { callOf } from './sounds.ts';
import { press, turn } from './turns.ts';

const CALL_KEYS = '1234567890';

const keys: readonly Key[] = [
  { keys: ['f'], label: 'F', words: 'ui-djurpark-key-flip', press: (store) => press(store, { type: 'flip' }) },
  { keys: ['q'], label: 'Q', words: 'ui-djurpark-key-quiet', press: (store) => press(store, { type: 'quiet' }) },
  ...[...CALL_KEYS].map((key, seat) => ({
    keys: [key],
    label: key,
    words: `animal-${seat}`,
    press: (store: TableStore) => seat < store.places.length && press(store, { type: 'call', other: seat }),
  })),
];

export const djurpark: GameView = {
  bare,
  after,
  settled,
  quiet: (scene) => scene,
  rest: () => 0,
  sound,
  moves: () => [],
  turn,
  raced: (event) => event.type === 'card_flipped',
  headline: (store) => (store.yourTurn ? say('ui-djurpark-flip') : headline(store)),
  urgent: (store) => (store.yourTurn ? say('ui-djurpark-flip') : ''),
  unit: () => 'points',
  telling: {
    passing: new Set(['deal_began', 'kept_quiet']),
    unsaid: new Set(['kept_quiet']),
    hot: new Set(['called_right', 'out_of_cards', 'match_ended']),
    closing: new Set(['match_ended']),
  },
  keys,
  marks: ['ui-djurpark-mark-ring', 'ui-djurpark-mark-count'],
  Cloth,
  Own,
};

function sound(event: Event): Sound | Score | null {
  switch (event.type) {
    case 'card_flipped':
      return 'deal';
    case 'called_right':
      return callOf(event.other);
    case 'called_wrong':
      return callOf(event.animal);
    case 'out_of_cards':
      return 'out';
    default:
      return null;
  }
}
