/** Byteskille (One-Card Kille) as the table page shows it. */
import type { Event } from '../../gen/games/byteskille.ts';
import type { TableStore } from '../../table/table.svelte.ts';
import { cardName, say } from '../../words/words.svelte.ts';
import type { GameView } from '../view.ts';
import Cloth from './Cloth.svelte';
import Gist from './Gist.svelte';
import OfferCard from './OfferCard.svelte';
import Own from './Own.svelte';
import Result from './Result.svelte';
import Taste from './Taste.svelte';
import { consequence } from './consequence.ts';
import { headline } from './headline.ts';
import { matters } from './matters.ts';
import { moves } from './moves.ts';
import { Reading, forLives } from './reading.svelte.ts';
import { SHOW_APART, rest } from './rest.ts';
import Rules from './rules/Rules.svelte';
import { after, bare, quiet, settled } from './scene.ts';
import { shownIn, turned } from './showdown.ts';
import { soundOf } from './sounds.ts';

export const byteskille: GameView = {
  bare,
  after,
  quiet,
  settled,
  parts: { of: shownIn, after: turned, rest: SHOW_APART },
  rest,
  sound: soundOf,
  moves,
  headline: (store) => headline(new Reading(store)),
  urgent,
  unit: (table) => (forLives(table) ? 'lives' : 'chips'),
  telling: {
    passing: kinds('asked', 'rejoin_asked', 'eliminated', 'deal_began'),
    unsaid: kinds('eliminated', 'deal_ended'),
    hot: kinds('went_out', 'struck', 'match_won', 'life_lost'),
    closing: kinds('match_won'),
  },
  keys: [
    { keys: ['s'], label: 'S', words: 'ui-table-key-swap', press: (store) => void choose(store, 'swap') },
    { keys: ['n', 'enter'], label: 'N, Enter', words: 'ui-table-key-stand', press: stand },
  ],
  phrases: ['ui-table-phrase-1', 'ui-table-phrase-2', 'ui-table-phrase-3'],
  marks: ['ui-table-mark-ring', 'ui-table-mark-dealer', 'ui-table-mark-slip', 'ui-table-mark-hand', 'ui-table-mark-cross'],
  Cloth,
  Own,
  Result,
  sheets: { offer: OfferCard },
  Rules,
  Gist,
  Taste,
  matters,
};

function kinds(...types: Event['type'][]): ReadonlySet<string> {
  return new Set(types);
}

function choose(store: TableStore, type: 'swap' | 'stand'): boolean {
  const may = store.legal.some((action) => action.type === type);
  if (may) void store.act({ type });
  return may;
}

/** The key that keeps the card also goes on after a deal. */
function stand(store: TableStore): void {
  if (!choose(store, 'stand')) store.goForward();
}

function urgent(store: TableStore): string {
  const at = new Reading(store);
  if (at.question) return `${headline(at)} ${consequence(at)}`;
  if (!at.yourTurn) return '';
  const face = at.mine?.card?.face;
  return face ? `${say('ui-table-your-turn')}. ${say('ui-table-hold', { card: cardName(face) })}` : say('ui-table-your-turn');
}
