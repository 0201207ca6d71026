/** The table of a trick game: what all games have in common, and what the seats said, what they put in, how far play has come. */
import { RANKS } from '../../cards/faces.ts';
import type { Event } from '../../gen/games.ts';
import type { Hidden, Seat, View } from '../../gen/messages.ts';
import * as common from '../plain/scene.ts';
import type { Seen } from '../view.ts';

/** What somebody said last: a word that the catalogue knows, with a number where it has one. */
export interface Said {
  readonly word: string;
  readonly count: number;
}

/** The highest bid of an auction, and whose it is. */
export interface HighestBid {
  readonly seat: Seat;
  readonly amount: number;
}

export interface Scene extends common.Scene {
  readonly order: readonly Seat[]; // who plays to the tricks
  readonly size: number; // how many cards each of them gets
  readonly taken: Seat | null;
  readonly tricks: readonly Seat[]; // who took each of them
  readonly said: readonly (Said | null)[]; // by seat
  readonly put: readonly number[]; // what each has put in on top of the ante, where there is betting
  readonly bid: HighestBid | null;
  readonly talon: boolean; // lies in the middle
  readonly again: boolean; // everyone has been asked and the play has begun
}

/** The cards of a deal, as the states of all trick games have them. */
export interface CardPlay {
  readonly order: readonly Seat[];
  readonly size: number;
  readonly leader: Seat;
  readonly trick: readonly common.Laid[];
  readonly tricks: readonly (readonly common.Laid[])[];
}

/** What some of the states have. */
export interface Told {
  readonly cards: CardPlay;
  readonly talon?: boolean;
  readonly bets?: readonly number[];
  readonly bid?: number;
  readonly soloist?: Seat | null;
}

function toldBy(view: View | null): Told | null {
  return view !== null && 'cards' in view.state ? (view.state as unknown as Told) : null;
}

export function bare(seats: number): Scene {
  const everyone = Array.from({ length: seats }, (_, seat) => seat);
  return {
    ...common.bare(seats),
    order: everyone,
    size: 0,
    tricks: [],
    said: everyone.map(() => null),
    put: everyone.map(() => 0),
    bid: null,
    talon: false,
    again: false,
  };
}

export function after(scene: Scene, event: Event): Scene {
  const next = { ...scene, ...common.after(scene, event) };
  const said = saying(event);
  return changed(said === null ? next : { ...next, said: next.said.with(said.seat, said) }, event);
}

function changed(scene: Scene, event: Event): Scene {
  switch (event.type) {
    case 'deal_began': {
      const { deal, dealer, pot } = scene;
      return { ...bare(scene.held.length), deal, dealer, pot };
    }
    case 'folded':
      return { ...emptied(scene, event.seat), order: scene.order.filter((seat) => seat !== event.seat) };
    case 'talon_taken':
      return { ...emptied(scene, event.seat), talon: false };
    case 'cards_exchanged':
      return { ...scene, held: scene.held.with(event.seat, event.cards.reduce(common.without, scene.held[event.seat] ?? [])) };
    case 'low_hand_shown':
      return { ...scene, held: scene.held.with(event.seat, event.cards) };
    case 'counted':
      return { ...scene, held: scene.held.with(event.seat, [event.card]) };
    case 'bet_made':
    case 'called':
      return { ...scene, put: scene.put.with(event.seat, (scene.put[event.seat] ?? 0) + event.amount) };
    case 'raised':
      return { ...scene, put: scene.put.with(event.seat, (scene.put[event.seat] ?? 0) + event.paid) };
    case 'bid_made':
      return { ...scene, bid: { seat: event.seat, amount: event.amount } };
    case 'played':
      return scene.again ? scene : { ...scene, again: true, said: scene.said.map(lasting) };
    case 'trick_won':
      return { ...scene, tricks: [...scene.tricks, event.seat] };
    default:
      return scene;
  }
}

function emptied(scene: Scene, seat: Seat): Scene {
  return { ...scene, held: scene.held.with(seat, []) };
}

/** What is still worth seeing beside a name when the cards are played. */
const LASTING = new Set(['folded', 'joined', 'knocked', 'soloist', 'declared']);

function lasting(said: Said | null): Said | null {
  return said !== null && LASTING.has(said.word) ? said : null;
}

/** What an event says at a seat. */
function saying(event: Event): (Said & { readonly seat: Seat }) | null {
  switch (event.type) {
    case 'joined':
    case 'folded':
    case 'talon_taken':
    case 'waited':
    case 'checked':
    case 'called':
    case 'passed':
    case 'stayed':
    case 'cards_kept':
    case 'declared':
      return { seat: event.seat, word: event.type, count: 0 };
    case 'knocked':
    case 'bet_made':
    case 'raised':
    case 'bid_made':
      return { seat: event.seat, word: event.type, count: event.amount };
    case 'soloist_found':
      return { seat: event.seat, word: 'soloist', count: event.amount };
    case 'cards_exchanged':
      return { seat: event.seat, word: event.type, count: event.cards.length };
    default:
      return null;
  }
}

/** Put right by the view. What lies there when a deal is over stays until the next begins. */
export function settled(scene: Scene, seen: Seen): Scene {
  const told = toldBy(seen.view);
  const next = { ...scene, ...common.settled(scene, seen) };
  if (scene.ended) return { ...next, trick: scene.trick, taken: scene.taken, pot: scene.pot };
  if (told === null) return next;
  const { cards, soloist, bid } = told;
  return {
    ...next,
    order: cards.order,
    size: cards.size,
    talon: told.talon ?? false,
    put: told.bets ?? scene.put,
    bid: soloist == null || !bid ? null : { seat: soloist, amount: bid },
  };
}

/** The card that is the best of a trick so far: no other lies higher on the ladder of ranks, and none as high came later. */
export function bestOf(trick: readonly common.Laid[]): common.Laid | null {
  return trick.reduce<common.Laid | null>((best, laid) => (best === null || height(laid.card) >= height(best.card) ? laid : best), null);
}

/** How high a card stands on the ladder. */
export function height({ value }: Hidden): number {
  return value === null ? -1 : RANKS.length - RANKS.indexOf(value);
}

/** How many tricks are to be played, that which is on among them. */
export function tricksLeft(scene: Scene): number {
  return scene.size - scene.tricks.length;
}
