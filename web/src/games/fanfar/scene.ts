/** The table of Dubbel fanfar: two hands, two runs, talon and pot. */
import { RANKS } from '../../cards/faces.ts';
import type { Event, Token } from '../../gen/games.ts';
import type { State } from '../../gen/games/fanfar.ts';
import type { Hidden } from '../../gen/messages.ts';
import * as plain from '../plain/scene.ts';
import type { Scene as AnyScene, Seen } from '../view.ts';

export type Run = readonly Token[];

export interface Scene extends plain.Scene {
  readonly runs: readonly [Run, Run];
  readonly talon: number | null; // null: not known before the first picture of it
  readonly last: Token | null; // played last
}

export function bare(seats: number): Scene {
  return { ...plain.bare(seats), runs: [[], []], talon: null, last: null };
}

export function after(any: AnyScene, event: Event): Scene {
  const scene = any as Scene;
  switch (event.type) {
    case 'deal_began':
      return { ...bare(scene.held.length), pot: scene.pot, deal: scene.deal + 1, dealer: event.dealer };
    case 'run_opened':
      return played(scene, event.seat, event.card, event.number - 1);
    case 'run_lengthened':
      return played(scene, event.seat, event.card, scene.runs[1].length > 0 ? 1 : 0);
    case 'card_drawn':
      return { ...scene, talon: event.left, held: scene.held.with(event.seat, [...(scene.held[event.seat] ?? []), event.card]) };
    default:
      return { ...scene, ...plain.after(scene, event) };
  }
}

function played(scene: Scene, seat: number, card: Hidden, number: number): Scene {
  const held = scene.held.with(seat, plain.without(scene.held[seat] ?? [], card));
  if (card.value === null) return { ...scene, held };
  const [first, second] = scene.runs;
  return { ...scene, held, last: card.value, runs: number === 0 ? [[...first, card.value], second] : [first, [...second, card.value]] };
}

export function settled(any: AnyScene, { view, standing }: Seen): Scene {
  const scene = any as Scene;
  const { dealer, pot, runs, hands } = view.state as State;
  const [first, second] = runs.map((run) => run.flatMap(({ value }) => value ?? []));
  return {
    ...scene,
    dealer,
    pot,
    runs: [first ?? [], second ?? []],
    talon: 2 * RANKS.length - [...hands, ...runs].reduce((sum, cards) => sum + cards.length, 0),
    held: scene.ended ? scene.held : standing.held,
  };
}
