/** What has been told in a match: the picture it makes, the sentences, and the deal that was finished last. */
import type { Event } from '../gen/games/byteskille.ts';
import type { View } from '../gen/messages.ts';
import { after, bare, quiet, settled, type Scene } from './scene.ts';

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

export function opened(seats: number): Chronicle {
  return { scene: bare(seats), entries: [], events: [], last: null };
}

/** The chronicle after one more event. */
export function heard(chronicle: Chronicle, event: Event): Chronicle {
  const scene = after(chronicle.scene, event);
  const events = event.type === 'deal_began' ? [event] : [...chronicle.events, event];
  const entry = { deal: Math.max(scene.deal, 1), event };
  const last = event.type === 'deal_ended' ? { scene, events } : chronicle.last;
  return { scene, events, last, entries: [...chronicle.entries, entry] };
}

/** All that was told in the match so far, and the view it came to. */
export function recalled(told: readonly Event[], view: View | null, seats: number): Chronicle {
  const chronicle = told.reduce(heard, opened(seats));
  const scene = quiet(chronicle.scene);
  return { ...chronicle, scene: view === null ? scene : settled(scene, view) };
}

/** What a list of all that happened leaves out, since the sentence after it says the same. */
const PASSING = new Set<Event['type']>(['asked', 'rejoin_asked', 'eliminated', 'deal_began']);

/** The entries worth reading afterwards, newest deal first. `mine` tells which dealt card was ours. */
export function byDeal(entries: readonly Entry[], mine: number | null): { deal: number; events: Event[] }[] {
  const deals = new Map<number, Event[]>();
  for (const { deal, event } of entries) {
    if (PASSING.has(event.type) || (event.type === 'dealt' && event.seat !== mine)) continue;
    if (event.type === 'deal_ended' && event.out.length > 0) continue;
    deals.set(deal, [...(deals.get(deal) ?? []), event]);
  }
  return [...deals].map(([deal, events]) => ({ deal, events })).reverse();
}
