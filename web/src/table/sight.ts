/** What can be seen at each place of the table, gathered for one look. */
import type { Card, WhyOut } from '../gen/games/byteskille.ts';
import type { Place, Seat, Table, View } from '../gen/messages.ts';
import { cardOf, type Scene, type SceneCard } from './scene.ts';

export type Badge = 'bot' | 'away' | 'left' | 'offline';

export interface Sight {
  readonly seat: Seat;
  readonly name: string | null; // null: nobody sits here
  readonly yours: boolean;
  readonly card: SceneCard | null;
  readonly known: Card | null; // lies face down, but you know it
  readonly key: string; // names the physical card
  readonly dealer: boolean;
  readonly stood: boolean;
  readonly struck: Card | null; // … by this card, in this deal
  readonly lost: WhyOut | null; // lost this deal
  readonly live: boolean;
  readonly stack: number;
  readonly turn: boolean; // the table waits for this seat
  readonly next: boolean; // would be asked first in the swap of whose turn it is
  readonly badge: Badge | null;
  readonly mayBeTaken: boolean;
}

/** All seats, clockwise from your left neighbour to yourself; for a watcher from the first seat on. */
export function sights(table: Table, scene: Scene, view: View | null, you: Seat | null, online: readonly boolean[]): Sight[] {
  const count = table.places.length;
  const turn = scene.asking?.seat ?? (scene.ended ? null : (view?.awaited[0] ?? null));
  const next = nextAsked(view);
  return Array.from({ length: count }, (_, step) => {
    const seat = ((you ?? -1) + 1 + step) % count;
    const place = table.places[seat] as Place;
    const card = cardOf(scene, seat);
    return {
      seat,
      name: place.name,
      yours: seat === you,
      card,
      known: card && !card.open && seat !== you ? card.face : null,
      key: `${scene.round}-${scene.holds[seat] ?? ''}`,
      dealer: table.match > 0 && seat === scene.dealer,
      stood: scene.stood.includes(seat),
      struck: scene.struck[seat] ?? null,
      lost: scene.out[seat] ?? null,
      live: scene.live[seat] ?? true,
      stack: scene.stacks[seat] ?? 0,
      turn: seat === turn,
      next: scene.asking ? seat === scene.asking.other : seat === next,
      badge: badge(place, online[seat] ?? place.online, table.phase),
      mayBeTaken: mayBeTaken(place, table.phase),
    };
  });
}

/**
 * Who would be asked first if the one whose turn it is swaps: the next in turn who was not struck, both of
 * which everybody sees. A hint for the eye only; the server decides. `null`: the stock, or nobody's turn.
 */
export function nextAsked(view: View | null): Seat | null {
  if (view === null || view.state.talk !== null || view.awaited.length === 0) return null;
  const { order, turn, struck } = view.state.hand;
  const out = struck.map(([seat]) => seat);
  return order.slice(turn + 1).find((seat) => !out.includes(seat)) ?? null;
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
