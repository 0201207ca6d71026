/** The table of Djurpark: face-up piles, the card flipped last, and the last call. */
import type { Event } from '../../gen/games.ts';
import type { State } from '../../gen/games/djurpark.ts';
import type { Hidden, Seat } from '../../gen/messages.ts';
import * as plain from '../plain/scene.ts';
import type { Scene as AnyScene, Seen } from '../view.ts';

/** A call that was made. `first`: it was right, and took so many cards. */
export interface Called {
  readonly seat: Seat;
  readonly animal: Seat;
  readonly first: boolean;
  readonly count: number;
  readonly flips: number; // how many cards had been flipped
  readonly after: number | null; // milliseconds, where they were measured
}

export interface Scene extends plain.Scene {
  readonly flipper: Seat | null; // who flipped last
  readonly flipped: Hidden | null;
  readonly flips: number;
  readonly spoken: readonly Seat[]; // have had their one call for this card
  readonly called: Called | null;
}

/** So many flips later a call is no news any more. */
export const STALE = 3;

export function bare(seats: number): Scene {
  return { ...plain.bare(seats), flipper: null, flipped: null, flips: 0, spoken: [], called: null };
}

export function after(any: AnyScene, event: Event): Scene {
  const scene = any as Scene;
  switch (event.type) {
    case 'card_flipped': {
      const held = scene.held.with(event.seat, [...(scene.held[event.seat] ?? []), event.card]);
      const flips = scene.flips + 1;
      const called = scene.called && flips - scene.called.flips < STALE ? scene.called : null;
      return { ...scene, held, flipper: event.seat, flipped: event.card, flips, spoken: [], called };
    }
    case 'pile_turned':
      return { ...scene, held: scene.held.with(event.seat, []) };
    case 'called_right':
      return {
        ...scene,
        held: scene.held.with(event.other, []),
        flipped: null,
        called: { seat: event.seat, animal: event.other, first: true, count: event.count, flips: scene.flips, after: null },
      };
    case 'called_wrong':
      return {
        ...scene,
        spoken: [...scene.spoken, event.seat],
        called: { seat: event.seat, animal: event.animal, first: false, count: 1, flips: scene.flips, after: null },
      };
    case 'kept_quiet':
      return { ...scene, spoken: [...scene.spoken, event.seat] };
    default:
      return { ...scene, ...plain.after(scene, event) };
  }
}

export function settled(any: AnyScene, { view, standing, after }: Seen): Scene {
  const scene = any as Scene;
  const { dealer, flips, flipper, window, spoken, over } = view.state as State;
  const fresh = scene.called?.after === null && scene.called.flips === flips && after != null;
  return {
    ...scene,
    dealer,
    flips,
    held: over && scene.ended ? scene.held : standing.held,
    spoken,
    ...(window ? { flipper, flipped: standing.held[flipper]?.at(-1) ?? null } : {}),
    called: fresh && scene.called ? { ...scene.called, after } : scene.called,
  };
}
