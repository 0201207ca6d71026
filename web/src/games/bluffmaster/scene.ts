/** The table of Bluffmäster: hands, one pile, what was named last, and what each seat has said since. */
import type { Event, Token } from '../../gen/games.ts';
import type { State } from '../../gen/games/bluffmaster.ts';
import type { Hidden, Seat } from '../../gen/messages.ts';
import * as plain from '../plain/scene.ts';
import type { Scene as AnyScene, Seen } from '../view.ts';

export type Said = 'stop' | 'believe' | 'check';

export interface Scene extends plain.Scene {
  readonly named: Token | null; // what was named last and stands
  readonly layer: Seat | null; // who named it
  readonly pile: number; // how many cards lie there
  readonly shown: { readonly card: Token; readonly found: 'bluff' | 'true' } | null; // turned up by a check
  readonly talon: number | null;
  readonly asked: readonly Seat[]; // have yet to check or believe
  readonly said: readonly (Said | null)[]; // by seat, since the last card or the last sequence
  readonly safe: readonly Seat[];
}

export function bare(seats: number): Scene {
  return { ...plain.bare(seats), named: null, layer: null, pile: 0, shown: null, talon: null, asked: [], said: quiet(seats), safe: [] };
}

function quiet(seats: number): Scene['said'] {
  return Array.from({ length: seats }, () => null);
}

export function after(any: AnyScene, event: Event): Scene {
  const scene = any as Scene;
  switch (event.type) {
    case 'deal_began':
      return { ...bare(scene.held.length), deal: scene.deal + 1, dealer: event.dealer };
    case 'sequence_due':
      return { ...scene, named: null, layer: null, said: event.why === 'nothing_named' ? scene.said : quiet(scene.held.length) };
    case 'card_laid': {
      const held = scene.held.with(event.seat, plain.without(scene.held[event.seat] ?? [], event.card));
      // A stop stands until its player is asked again; who believed has spoken of another card.
      const said = scene.said.map((one, seat) => (one === 'stop' && seat !== event.seat ? one : null));
      return { ...scene, held, named: event.named, layer: event.seat, pile: scene.pile + 1, shown: null, said };
    }
    case 'said_stop':
      return { ...scene, said: scene.said.with(event.seat, 'stop') };
    case 'believed':
      return { ...scene, said: scene.said.with(event.seat, 'believe'), asked: scene.asked.filter((seat) => seat !== event.seat) };
    case 'card_checked': {
      const shown = event.card.value === null ? null : { card: event.card.value, found: event.found };
      return { ...scene, shown, said: scene.said.with(event.seat, 'check'), asked: [] };
    }
    case 'penalty_taken':
      return { ...scene, held: taken(scene.held, event.seat, event.card), talon: event.left };
    case 'drawn_blind': {
      const left = scene.held.with(event.other, plain.without(scene.held[event.other] ?? [], event.card));
      return { ...scene, held: taken(left, event.seat, event.card) };
    }
    case 'became_safe':
      return { ...scene, safe: [...scene.safe, event.seat] };
    default:
      return { ...scene, ...plain.after(scene, event) };
  }
}

function taken(held: Scene['held'], seat: Seat, card: Hidden): Scene['held'] {
  return held.with(seat, [...(held[seat] ?? []), card]);
}

export function settled(any: AnyScene, { view, standing }: Seen): Scene {
  const scene = any as Scene;
  const { dealer, talon, sequence, dead, asked, safe } = view.state as State;
  const last = sequence.at(-1);
  return {
    ...scene,
    dealer,
    talon,
    asked,
    safe,
    named: last?.named ?? null,
    layer: last?.seat ?? null,
    pile: sequence.length + dead.length,
    held: scene.ended ? scene.held : standing.held,
  };
}
