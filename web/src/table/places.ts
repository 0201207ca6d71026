/** The seats of a table, whatever is played there: who sits where, and whom the table waits for. */
import type { Event } from '../gen/games.ts';
import type { Place, Seat, Standing, Table, View } from '../gen/messages.ts';

export type Badge = 'bot' | 'away' | 'left' | 'offline';

export interface SeatAt {
  readonly seat: Seat;
  readonly name: string | null; // null: nobody sits here
  readonly yours: boolean;
  readonly turn: boolean; // the table waits for this seat
  readonly live: boolean; // plays on in this match
  readonly stack: number;
  readonly badge: Badge | null;
  readonly mayBeTaken: boolean;
}

/** All seats, clockwise from your left neighbour to yourself; for a watcher from the first seat on. */
export function places(table: Table, standing: Standing | null, view: View | null, you: Seat | null, online: readonly boolean[]): SeatAt[] {
  const count = table.places.length;
  return Array.from({ length: count }, (_, step) => {
    const seat = ((you ?? -1) + 1 + step) % count;
    const place = table.places[seat] as Place;
    return {
      seat,
      name: place.name,
      yours: seat === you,
      turn: view?.awaited.includes(seat) ?? false,
      live: standing?.in_play.includes(seat) ?? true,
      stack: standing?.stacks[seat] ?? 0,
      badge: badge(place, online[seat] ?? place.online, table.phase),
      mayBeTaken: mayBeTaken(place, table.phase),
    };
  });
}

function badge(place: Place, online: boolean, phase: Table['phase']): Badge | null {
  if (place.left) return 'left';
  if (place.away) return 'away';
  if (place.bot !== null) return 'bot';
  return place.name !== null && !online && phase !== 'over' ? 'offline' : null;
}

/** Nobody sits here, or only a bot: for somebody who left for good, or between matches. */
function mayBeTaken(place: Place, phase: Table['phase']): boolean {
  return place.name === null || place.left || (place.bot !== null && phase !== 'playing');
}

/** The seats of a match that is over, the best first: the most, or the fewest where whoever won has the fewest. */
export function bestFirst<T extends Pick<SeatAt, 'seat' | 'stack'>>(rows: readonly T[], closing: Event | null): T[] {
  const winners = closing === null ? [] : 'seats' in closing ? closing.seats : 'seat' in closing ? [closing.seat] : [];
  const won = rows.find(({ seat }) => winners.includes(seat))?.stack ?? Infinity;
  const fewest = rows.some(({ stack }) => stack > won) && rows.every(({ stack }) => stack >= won);
  return rows.toSorted((a, b) => (fewest ? a.stack - b.stack : b.stack - a.stack) || a.seat - b.seat);
}
