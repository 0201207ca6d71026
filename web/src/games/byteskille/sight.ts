/** What can be seen at each place of the table, gathered for one look. */
import type { Card, WhyOut } from '../../gen/games/byteskille.ts';
import type { Seat } from '../../gen/messages.ts';
import type { SeatAt } from '../../table/places.ts';
import type { View } from './reading.svelte.ts';
import { cardOf, type Scene, type SceneCard } from './scene.ts';

/** A seat, its card, and what marks it. */
export interface Sight extends SeatAt {
  readonly card: SceneCard | null;
  readonly known: Card | null; // lies face down, but you know it
  readonly key: string; // names the physical card
  readonly dealer: boolean;
  readonly stood: boolean;
  readonly struck: Card | null; // … by this card, in this deal
  readonly lost: WhyOut | null; // lost this deal
  readonly next: boolean; // would be asked first in the swap of whose turn it is
}

/** What lies at each of the seats. `begun`: a match is on or over. */
export function sights(places: readonly SeatAt[], begun: boolean, scene: Scene, view: View | null): Sight[] {
  const turn = scene.asking?.seat ?? (scene.ended ? null : (view?.awaited[0] ?? null));
  const next = nextAsked(view);
  return places.map((place) => {
    const { seat } = place;
    const card = cardOf(scene, seat);
    return {
      ...place,
      card,
      known: card && !card.open && !place.yours ? card.face : null,
      key: `${scene.round}-${scene.holds[seat] ?? ''}`,
      dealer: begun && seat === scene.dealer,
      stood: scene.stood.includes(seat),
      struck: scene.struck[seat] ?? null,
      lost: scene.out[seat] ?? null,
      live: scene.live[seat] ?? true,
      stack: scene.stacks[seat] ?? 0,
      turn: seat === turn,
      next: scene.asking ? seat === scene.asking.other : seat === next,
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
