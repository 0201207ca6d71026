/** What lies on the table as far as it has been told: the picture that events change one after another. */
import type { Card, Event, State, WhyNobody, WhyOut } from '../../gen/games/byteskille.ts';
import type { Hidden, Seat } from '../../gen/messages.ts';
import type { Scene as AnyScene, Seen } from '../view.ts';
import type { View } from './reading.svelte.ts';

/** In `seen_by`: everyone, those who only watch included. */
const OPEN: Seat = -2;

export interface SceneCard {
  readonly face: Card | null; // null: not known to us
  readonly open: boolean; // lies face up for all
  readonly origin: Seat;
}

/** What was called out (a key of the catalogue after `call-`), by whom; by the stock when `seat` is null. */
export interface Call {
  readonly seat: Seat | null;
  readonly call: string;
  readonly count: number; // tells two equal calls apart
}

export interface Scene extends AnyScene {
  readonly again: boolean; // the next cards belong to this deal still
  readonly round: number; // how often cards were dealt: with the place in `cards` it names a physical card
  readonly cards: readonly SceneCard[]; // all that have come up, named by their place
  readonly holds: readonly (number | null)[];
  readonly aside: readonly number[]; // came from the stock and were not taken
  readonly seats: number; // seats that were dealt a card
  readonly struck: Readonly<Record<Seat, Card>>;
  readonly stood: readonly Seat[];
  readonly out: Readonly<Record<Seat, WhyOut>>; // who lost this deal
  readonly spared: WhyNobody | null; // why nobody is out for a low card
  readonly pot: number;
  readonly stacks: readonly number[];
  readonly live: readonly boolean[];
  readonly asking: { readonly seat: Seat; readonly other: Seat | null } | null;
  readonly call: Call | null;
  readonly winner: Seat | null;
}

/** The table before the first card of a match. */
export function bare(seats: number): Scene {
  return {
    ...cleared(seats),
    deal: 0,
    again: false,
    round: 0,
    dealer: 0,
    pot: 0,
    stacks: Array<number>(seats).fill(0),
    live: Array<boolean>(seats).fill(true),
    winner: null,
  };
}

function cleared(seats: number) {
  return {
    cards: [],
    holds: Array<number | null>(seats).fill(null),
    aside: [],
    seats: 0,
    struck: {},
    stood: [],
    out: {},
    spared: null,
    ended: false,
    asking: null,
    call: null,
  };
}

/** The picture after one more event. */
export function after(scene: Scene, event: Event): Scene {
  switch (event.type) {
    case 'deal_began':
      return {
        ...scene,
        ...cleared(scene.holds.length),
        dealer: event.dealer,
        deal: scene.again ? scene.deal : scene.deal + 1,
        again: false,
        round: scene.round + 1,
      };
    case 'ante_paid':
      return { ...scene, pot: event.pot, stacks: paid(scene.stacks, event.seats, event.amount) };
    case 'dealt': {
      const cards = [...scene.cards, laid(event.card, event.seat)];
      return { ...scene, cards, seats: cards.length, holds: scene.holds.with(event.seat, cards.length - 1) };
    }
    case 'stood':
      return called({ ...scene, stood: [...scene.stood, event.seat] }, event.seat, 'stood');
    case 'asked':
      return called({ ...scene, asking: { seat: event.seat, other: event.other } }, event.seat, 'asked');
    case 'harlequin_shown':
      return faceUp(scene, event.seat, 'harlequin');
    case 'answered':
      return called(faceUp(scene, event.seat, event.card), event.seat, `answered-${event.card}`);
    case 'exchanged':
      return quiet(exchanged(scene, event));
    case 'stock_asked':
      return called({ ...scene, asking: { seat: event.seat, other: null } }, event.seat, 'stock_asked');
    case 'turned_up': {
      const cards = [...scene.cards, { face: event.card, open: true, origin: event.seat }];
      return called({ ...scene, cards, aside: [...scene.aside, cards.length - 1] }, null, `answered-${event.card}`);
    }
    case 'drew': {
      const cards = [...scene.cards, laid(event.received, event.seat)];
      return quiet({ ...scene, cards, holds: scene.holds.with(event.seat, cards.length - 1) });
    }
    case 'kept':
      return quiet(scene);
    case 'swap_undone':
      return quiet({ ...scene, holds: crossed(scene.holds, event.seat, event.other) });
    case 'swaps_voided':
      return quiet({ ...scene, holds: home(scene) });
    case 'struck':
      return { ...quiet(scene), struck: { ...scene.struck, [event.seat]: event.card } };
    case 'cards_shown':
      return event.cards.reduce<Scene>(
        (shown, card, seat) => (card === null ? shown : faceUp(shown, seat, card)),
        quiet(scene),
      );
    case 'nobody_lowest':
      return { ...scene, spared: event.why };
    case 'went_out': {
      const card = event.card.value;
      const shown = card === null || !event.card.seen_by.includes(OPEN) ? scene : faceUp(scene, event.seat, card);
      return { ...quiet(shown), out: { ...scene.out, [event.seat]: event.why } };
    }
    case 'life_lost':
      return { ...scene, stacks: scene.stacks.with(event.seat, event.left) };
    case 'eliminated':
      return { ...scene, live: scene.live.with(event.seat, false) };
    case 'rejoined':
      return {
        ...scene,
        pot: event.pot,
        live: scene.live.with(event.seat, true),
        stacks: paid(scene.stacks, [event.seat], event.cost),
      };
    case 'card_sold':
      return sold(scene, event);
    case 'deal_ended':
      return { ...quiet(scene), ended: true };
    case 'dealt_again':
      return { ...scene, again: true };
    case 'cuckoo_dealt':
      return called(faceUp(scene, event.seat, 'cuckoo'), event.seat, 'answered-cuckoo');
    case 'match_won': {
      const stack = (scene.stacks[event.seat] ?? 0) + event.pot;
      return { ...scene, winner: event.seat, pot: 0, stacks: scene.stacks.with(event.seat, stack) };
    }
    default:
      return scene;
  }
}

/**
 * The picture put right by a view, which is always true. Between two deals the view is already cleared
 * for the next one; what was dealt then stays in the picture until the next deal begins.
 */
export function settled(scene: Scene, { view }: Seen): Scene {
  const { state } = view as View;
  const { hand } = state;
  const common = {
    ...scene,
    pot: state.pot,
    stacks: state.players.map((player) => player.stack),
    live: state.players.map((player) => player.live),
  };
  if (hand.cards.length === 0) return scene.cards.length === 0 ? { ...common, dealer: state.dealer } : common;
  return {
    ...common,
    deal: state.deals,
    dealer: state.dealer,
    cards: hand.cards.map((card) => laid(card.face, card.origin)),
    holds: hand.holds,
    aside: asideIn(state),
    struck: Object.fromEntries(hand.struck),
    stood: hand.stood,
  };
}

/** The card a seat holds, if it holds one. */
export function cardOf(scene: Scene, seat: Seat): SceneCard | null {
  const which = scene.holds[seat];
  return typeof which === 'number' ? (scene.cards[which] ?? null) : null;
}

/** How many cards lie in the stock: what is left of the pack. */
export function inStock(scene: Scene, pack = 42): number {
  return pack - scene.cards.length;
}

function laid(card: Hidden, origin: Seat): SceneCard {
  return { face: card.value, open: card.seen_by.includes(OPEN), origin };
}

/** A face that we have seen does not leave our mind because a later message does not repeat it. */
function known(before: SceneCard | undefined, card: Hidden): SceneCard {
  const open = card.seen_by.includes(OPEN) || (before?.open ?? false);
  return { face: card.value ?? before?.face ?? null, open, origin: before?.origin ?? 0 };
}

function exchanged(scene: Scene, event: Extract<Event, { type: 'exchanged' }>): Scene {
  const gave = scene.holds[event.seat];
  const got = scene.holds[event.other];
  if (typeof gave !== 'number' || typeof got !== 'number') return scene;
  const cards = scene.cards
    .with(gave, known(scene.cards[gave], event.given))
    .with(got, known(scene.cards[got], event.received));
  return { ...scene, cards, holds: crossed(scene.holds, event.seat, event.other) };
}

function sold(scene: Scene, event: Extract<Event, { type: 'card_sold' }>): Scene {
  const money = paid(paid(scene.stacks, [event.seat], -event.price), [event.other], event.price);
  const live = scene.live.with(event.seat, false).with(event.other, true);
  const which = scene.holds[event.seat];
  if (typeof which !== 'number' || typeof scene.holds[event.other] === 'number') return { ...scene, stacks: money, live };
  const cards = scene.cards.with(which, { ...known(scene.cards[which], event.card), origin: event.other });
  const holds = scene.holds.with(event.seat, null).with(event.other, which);
  return { ...scene, cards, holds, stacks: money, live };
}

export function faceUp(scene: Scene, seat: Seat, face: Card): Scene {
  const which = scene.holds[seat];
  const card = typeof which === 'number' ? scene.cards[which] : undefined;
  if (typeof which !== 'number' || card === undefined) return scene;
  return { ...scene, cards: scene.cards.with(which, { ...card, face, open: true }) };
}

function home(scene: Scene): (number | null)[] {
  const holds = Array<number | null>(scene.holds.length).fill(null);
  scene.cards.slice(0, scene.seats).forEach((card, which) => (holds[card.origin] = which));
  return holds;
}

function crossed(holds: Scene['holds'], seat: Seat, other: Seat): (number | null)[] {
  return holds.with(seat, holds[other] ?? null).with(other, holds[seat] ?? null);
}

function paid(stacks: readonly number[], seats: readonly Seat[], amount: number): number[] {
  return stacks.map((stack, seat) => (seats.includes(seat) ? stack - amount : stack));
}

function called(scene: Scene, seat: Seat | null, call: string): Scene {
  return { ...scene, call: { seat, call, count: (scene.call?.count ?? 0) + 1 } };
}

/** Nobody calls, nobody asks. */
export function quiet(scene: Scene): Scene {
  return { ...scene, call: null, asking: null };
}

/** Cards from the stock that lie open and are in nobody's hand. */
function asideIn({ hand }: State): number[] {
  const dealt = hand.order.length;
  return hand.cards.flatMap((card, which) =>
    which >= dealt && card.face.seen_by.includes(OPEN) && !hand.holds.includes(which) ? [which] : [],
  );
}
