/** A table at which Byteskille is played, read in the game's own words. */
import type { Action, Rules, State } from '../../gen/games/byteskille.ts';
import type { Table, View as AnyView } from '../../gen/messages.ts';
import type { TableStore } from '../../table/table.svelte.ts';
import type { Chronicle } from '../../table/chronicle.ts';
import type { Scene } from './scene.ts';
import { sights } from './sight.ts';

export interface View extends Omit<AnyView, 'state' | 'legal_actions'> {
  readonly state: State;
  readonly legal_actions: readonly Action[];
}

/** Whether a table is played for lives. */
export function forLives(table: Table | null): boolean {
  return table !== null && rulesOf(table).stakes.kind === 'lives';
}

export function rulesOf(table: Table): Rules {
  return table.rules as Rules;
}

/** A deal that is over, with its own picture. */
export type Finished = Omit<NonNullable<Chronicle['last']>, 'scene'> & { readonly scene: Scene };

export class Reading {
  readonly store: TableStore;

  constructor(store: TableStore) {
    this.store = store;
  }

  readonly scene = $derived.by(() => this.store.scene as Scene);
  readonly view = $derived.by(() => this.store.view as View | null);
  readonly legal = $derived.by(() => this.store.legal as readonly Action[]);
  readonly lives = $derived.by(() => forLives(this.store.table));
  readonly last = $derived.by(() => (this.store.chronicle?.last ?? null) as Finished | null);
  /** Everyone, clockwise from your left neighbour to you. */
  readonly sights = $derived.by(() => sights(this.store.places, (this.store.table?.match ?? 0) > 0, this.scene, this.store.caughtUp ? this.view : null));
  /** Yourself, if you have a seat. */
  readonly mine = $derived.by(() => this.sights.find((sight) => sight.yours) ?? null);
  readonly yourTurn = $derived.by(() => this.legal.some((action) => action.type === 'swap' || action.type === 'stand'));
  /** We are asked something, and what. */
  readonly question = $derived.by(() => (this.legal.length > 0 && !this.yourTurn ? (this.view?.state.talk ?? null) : null));
}
