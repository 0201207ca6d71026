/** What any game has in common on the table: hands, the cards of a trick, a pot. Folded from the events all games share. */
import type { Event } from '../../gen/games.ts';
import type { Hidden, Seat } from '../../gen/messages.ts';
import type { Scene as AnyScene, Seen } from '../view.ts';

/** A card that lies on the table, and who laid it there. */
export interface Laid {
  readonly seat: Seat;
  readonly card: Hidden;
}

export interface Scene extends AnyScene {
  readonly held: readonly (readonly Hidden[])[]; // by seat
  readonly trick: readonly Laid[];
  readonly taken: Seat | null; // who has won the trick that still lies there
  readonly pot: number | null; // null: there is none
  readonly out: readonly Seat[]; // lost the deal that is over
}

export function bare(seats: number): Scene {
  return { deal: 0, dealer: 0, ended: false, held: empty(seats), trick: [], taken: null, pot: null, out: [] };
}

function empty(seats: number): readonly (readonly Hidden[])[] {
  return Array.from({ length: seats }, () => []);
}

export function after(scene: Scene, event: Event): Scene {
  const next = changed(scene, event);
  return 'pot' in event && typeof event.pot === 'number' ? { ...next, pot: event.pot } : next;
}

function changed(scene: Scene, event: Event): Scene {
  switch (event.type) {
    case 'deal_began':
      return { ...bare(scene.held.length), pot: scene.pot, deal: scene.deal + 1, dealer: event.dealer };
    case 'dealt':
      return { ...scene, held: scene.held.with(event.seat, [...(scene.held[event.seat] ?? []), event.card]) };
    case 'played': {
      const trick = scene.taken === null ? scene.trick : [];
      const held = scene.held.with(event.seat, without(scene.held[event.seat] ?? [], event.card));
      return { ...scene, held, taken: null, trick: [...trick, { seat: event.seat, card: event.card }] };
    }
    case 'trick_won':
      return { ...scene, taken: event.seat };
    case 'deal_ended':
      return { ...scene, ended: true, out: event.out, held: event.held };
    default:
      return scene;
  }
}

/** A hand after a card has left it: that card if we know it to be there, else one that we do not know. */
export function without(hand: readonly Hidden[], card: Hidden): readonly Hidden[] {
  const known = hand.findIndex((one) => one.value !== null && one.value === card.value);
  const at = known >= 0 ? known : hand.findIndex((one) => one.value === null);
  return at < 0 ? hand : hand.toSpliced(at, 1);
}

/** Put right by the view. A trick that was won, and a deal that is over, lie there until the next begins. */
export function settled(scene: Scene, { view, standing }: Seen): Scene {
  const lying = trickIn(view.state);
  const stays = lying.length === 0 && scene.taken !== null;
  const { state } = view;
  return {
    ...scene,
    dealer: scene.ended ? scene.dealer : state.dealer,
    held: scene.ended ? scene.held : standing.held,
    trick: stays ? scene.trick : lying,
    taken: stays ? scene.taken : null,
    pot: 'pot' in state && typeof state.pot === 'number' ? state.pot : scene.pot,
  };
}

/** The cards of the trick in a state, wherever the game keeps them. */
export function trickIn(state: object, depth = 0): readonly Laid[] {
  for (const [name, value] of Object.entries(state) as [string, unknown][]) {
    if (name === 'trick' && Array.isArray(value) && value.every(isLaid)) return value;
  }
  if (depth > 1) return [];
  const inner = Object.values(state).filter((value): value is object => typeof value === 'object' && value !== null && !Array.isArray(value));
  return inner.map((part) => trickIn(part, depth + 1)).find((found) => found.length > 0) ?? [];
}

function isLaid(value: unknown): value is Laid {
  return typeof value === 'object' && value !== null && 'seat' in value && 'card' in value;
}
