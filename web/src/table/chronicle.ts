/** What has been told in a match: the picture it makes, the sentences, and the deal that was finished last. */
import type { GameView, Scene, Seen } from '../games/view.ts';
import type { Event } from '../gen/games.ts';

/** One thing that happened, to be read later. */
export interface Entry {
  readonly deal: number;
  readonly event: Event;
}

/** A deal that is over: how the cards lay when all was told, and how it came to that. */
export interface Finished {
  readonly scene: Scene;
  readonly events: readonly Event[];
}

export interface Chronicle {
  readonly scene: Scene;
  readonly entries: readonly Entry[];
  readonly events: readonly Event[]; // of the deal that is on
  readonly last: Finished | null;
}

export function opened(game: GameView, seats: number): Chronicle {
  return { scene: game.bare(seats), entries: [], events: [], last: null };
}

/** The chronicle after one more event. */
export function heard(game: GameView, chronicle: Chronicle, event: Event): Chronicle {
  const scene = game.after(chronicle.scene, event);
  const events = event.type === 'deal_began' ? [event] : [...chronicle.events, event];
  const entry = { deal: Math.max(scene.deal, 1), event };
  const last = event.type === 'deal_ended' ? { scene, events } : chronicle.last;
  return { scene, events, last, entries: [...chronicle.entries, entry] };
}

/** All that was told in the match so far, and what is certain in the end. */
export function recalled(game: GameView, told: readonly Event[], seen: Seen | null, seats: number): Chronicle {
  const chronicle = told.reduce((so, event) => heard(game, so, event), opened(game, seats));
  const scene = game.quiet(chronicle.scene);
  return { ...chronicle, scene: seen === null ? scene : game.settled(scene, seen) };
}

/** The entries worth reading afterwards, newest deal first. `mine` tells which dealt card was ours. */
export function byDeal(entries: readonly Entry[], passing: ReadonlySet<string>, mine: number | null): { deal: number; events: Event[] }[] {
  const deals = new Map<number, Event[]>();
  for (const { deal, event } of entries) {
    if (passing.has(event.type) || (event.type === 'dealt' && event.seat !== mine)) continue;
    if (event.type === 'deal_ended' && event.out.length > 0) continue;
    deals.set(deal, [...(deals.get(deal) ?? []), event]);
  }
  return [...deals].map(([deal, events]) => ({ deal, events })).reverse();
}
