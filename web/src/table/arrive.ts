/** What whoever opened a table wants at once: to sit down, and perhaps to begin. */
import type { Arrival } from '../lib/self.svelte.ts';
import type { TableStore } from './table.svelte.ts';

export async function arrive(store: TableStore, { name, begin }: Arrival): Promise<void> {
  const seat = store.table?.places.findIndex((place) => place.name === null) ?? -1;
  if (seat < 0 || store.you.seat !== null) return;
  const answer = await store.ask({ type: 'sit', seat, name });
  if (answer.type === 'done' && begin) await store.ask({ type: 'begin' });
}
