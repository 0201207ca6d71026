/** The table of Allierad: the board, the pawns, who is allied with whom, and whom each has named the best. */
import type { Event } from '../../gen/games.ts';
import type { Alliance, Square, State } from '../../gen/games/allierad.ts';
import type { Hidden, Seat } from '../../gen/messages.ts';
import * as plain from '../plain/scene.ts';
import type { Scene as AnyScene, Seen } from '../view.ts';
import { indexOf } from './squares.ts';

export interface Scene extends plain.Scene {
  readonly board: readonly (Hidden | null)[]; // by square, as in the state
  readonly pawns: readonly Square[]; // by seat; none before they are known
  readonly alliance: Alliance | null;
  readonly conceded: readonly (Seat | null)[];
  readonly last: Square | null; // where a pawn stopped last
}

export function bare(seats: number): Scene {
  return { ...plain.bare(seats), board: [], pawns: [], alliance: null, conceded: [], last: null };
}

export function after(any: AnyScene, event: Event): Scene {
  const scene = any as Scene;
  switch (event.type) {
    case 'deal_began': {
      const { alliance, deal } = scene;
      return { ...bare(scene.held.length), alliance, deal: deal + 1, dealer: event.dealer };
    }
    case 'card_laid_out':
      return { ...scene, board: put(scene.board, event.square, event.card) };
    case 'pawn_moved':
      return { ...scene, pawns: scene.pawns.with(event.seat, event.square), last: event.square };
    case 'card_taken': {
      const held = scene.held.with(event.seat, [...(scene.held[event.seat] ?? []), event.card]);
      return { ...scene, held, pawns: scene.pawns.with(event.seat, event.square), board: put(scene.board, event.square, null), last: event.square };
    }
    case 'allied':
      return { ...scene, alliance: { chooser: event.seat, chosen: event.other } };
    case 'conceded':
      return { ...scene, conceded: Array.from(scene.held, (_, seat) => (seat === event.seat ? event.other : (scene.conceded[seat] ?? null))) };
    default:
      return { ...scene, ...plain.after(scene, event) };
  }
}

function put(board: Scene['board'], square: Square, card: Hidden | null): Scene['board'] {
  const index = indexOf(square);
  return Array.from({ length: Math.max(board.length, index + 1) }, (_, place) => (place === index ? card : (board[place] ?? null)));
}

/** Put right by the view. A round that is over lies there until the next begins. */
export function settled(any: AnyScene, { view, standing }: Seen): Scene {
  const scene = any as Scene;
  if (scene.ended) return scene;
  const { board, pawns, alliance, conceded, dealer } = view.state as State;
  return { ...scene, board, pawns, alliance, conceded, dealer, held: standing.held };
}

/** With whom a seat is allied. */
export function allyOf({ alliance, held }: Scene, seat: Seat): Seat | null {
  if (alliance === null) return null;
  const { chooser, chosen } = alliance;
  if (seat === chooser) return chosen;
  if (seat === chosen) return chooser;
  return held.findIndex((_, other) => ![seat, chooser, chosen].includes(other));
}
