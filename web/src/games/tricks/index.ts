/** The trick games: one table for all of them, with small parts of each game's own (`kinds.ts`). */
import { actionName } from '../../words/tell.ts';
import { cardName, say } from '../../words/words.svelte.ts';
import { headline } from '../../table/headline.ts';
import type { TableStore } from '../../table/table.svelte.ts';
import type { GameView } from '../view.ts';
import Cloth from './Cloth.svelte';
import Own from './Own.svelte';
import Result from './Result.svelte';
import ScoreSheet from './fivecard/ScoreSheet.svelte';
import { KINDS, kindOf, lastWords, type Kind } from './kinds.ts';
import { playsOf } from './plays.ts';
import { after, bare, settled, type Scene } from './scene.ts';
import { moves, rest, sound, telling } from './telling.ts';

function view(kind: Kind): GameView {
  return {
    bare,
    after: (scene, event) => after(scene as Scene, event),
    settled: (scene, seen) => settled(scene as Scene, seen),
    quiet: (scene) => scene,
    rest,
    sound,
    moves: (before, next, event) => moves(before as Scene, next as Scene, event),
    headline: (store) => (store.yourTurn ? yourTurn(store) : headline(store)),
    urgent,
    unit: () => kind.unit,
    telling,
    keys: [],
    marks: ['ui-table-mark-turn', 'ui-table-mark-dealer', 'ui-table-mark-count', 'ui-tricks-mark-best', 'ui-tricks-mark-raised'],
    Cloth,
    Own,
    Result,
    ...(kind.Slip ? { sheets: { slip: ScoreSheet } } : {}),
  };
}

/** What you may do now, in one sentence. */
function yourTurn(store: TableStore): string {
  const plays = playsOf(store.legal, (store.scene as Scene).taken === null ? (store.scene as Scene).trick : []);
  if (plays === null) return kindOf(store).asked(store);
  const words = { card: plays.best === null ? '' : cardName(plays.best), low: cardName(plays.low) };
  return say(`ui-tricks-turn-${plays.kind === 'forced' && plays.below && kindOf(store).crawls ? 'crawls' : plays.kind}`, words);
}

/** Your turn, that the last trick is on, and what you may do as long as that is few things. */
function urgent(store: TableStore): string {
  const last = lastWords(store);
  const announced = last === null ? '' : `${say('ui-tricks-last')}: ${last}. `;
  if (!store.yourTurn) return announced;
  const names = [...new Set(store.legal.map((action) => actionName(store.played, action, store.names)))];
  return `${announced}${say('ui-table-your-turn')}. ${yourTurn(store)} ${names.length > 6 ? '' : `${names.join(', ')}.`}`;
}

export const tricks: Readonly<Record<string, GameView>> = Object.fromEntries(Object.entries(KINDS).map(([game, kind]) => [game, view(kind)]));
