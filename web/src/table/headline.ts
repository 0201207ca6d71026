/** The one line over one's own place, where a game has no other: whose turn it is, or who has won. */
import { listed, say } from '../words/words.svelte.ts';
import type { TableStore } from './table.svelte.ts';

export function headline(store: TableStore): string {
  const { mine, scene, table } = store;
  if (store.pending && store.caughtUp) return say('ui-table-on-its-way'); // once more is known, that is told
  if (store.yourTurn) return say('ui-table-your-turn');
  if (table?.phase === 'over' && store.caughtUp) return winnersIn(store, winners(store));
  if (scene.ended) return say('ui-table-deal-over');
  if (mine && !mine.live) return say('ui-table-you-are-out');
  const awaited = store.places.filter((place) => place.turn).map((place) => store.names[place.seat] ?? '');
  if (!store.caughtUp || awaited.length === 0) return mine ? say('ui-table-look') : say('ui-table-you-watch');
  return say('ui-table-waiting-for', { name: listed(awaited) });
}

/** “You won the match”, or who did. */
export function winnersIn({ you, names }: TableStore, seats: readonly number[]): string {
  if (seats.length > 1) return say('ui-table-won-together', { names: listed(seats.map((seat) => names[seat] ?? '')) });
  const [winner = 0] = seats;
  return winner === you.seat ? say('ui-table-you-won') : say('ui-table-won', { name: names[winner] ?? '' });
}

/** Who has won: as it was told, or else those who have the most. */
function winners({ chronicle, standing }: TableStore): readonly number[] {
  const told = chronicle?.entries.findLast(({ event }) => event.type === 'match_ended')?.event;
  if (told?.type === 'match_ended') return told.seats;
  const stacks = standing?.stacks ?? [];
  return stacks.flatMap((stack, seat) => (stack === Math.max(...stacks) ? [seat] : []));
}
