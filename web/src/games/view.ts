/**
 * What a table page asks of a game: how its picture folds from events, how long each event rests, how it sounds,
 * and the components that show it. The page knows no game; a game's own lies in its folder beside this file.
 */
import type { Component } from 'svelte';
import type { Event, Token } from '../gen/games.ts';
import type { Seat, Standing, Table, View } from '../gen/messages.ts';
import type { Option } from '../rules/options.ts';
import type { Score, Sound } from '../table/sound.ts';
import type { TableStore } from '../table/table.svelte.ts';

/** What lies on the table as far as it has been told. This much every game's picture has. */
export interface Scene {
  readonly deal: number; // its number, from 1; 0 before the first
  readonly dealer: Seat;
  readonly ended: boolean; // the deal is over and still lies there to be looked at
}

/** What somebody knows for certain: their view, and how the seats stand. */
export interface Seen {
  readonly view: View;
  readonly standing: Standing;
  readonly after?: number | null; // how fast whoever did this was, where that counts
}

/** Where a thing can lie: at a seat, or any other place that the game marks with `data-spot`. */
export type Where = Seat | string;

/** A card or chips on their way. */
export interface Move {
  readonly what: 'card' | 'chips';
  readonly from: Where;
  readonly to: Where;
  readonly face: Token | null; // lies face up on its way; null: face down, the same whatever it is
  readonly bend: number; // how far the way bows out, as a part of its length; 0 is straight
  readonly hop: boolean; // lifts on the way, as a card that walks home
  readonly time: number;
}

/** An event that is shown in several steps, such as cards that are turned one by one; they can be skipped. */
export interface Parts {
  /** The steps before `event` counts as told, each named by a number; none for most events. */
  of(event: Event, events: readonly Event[]): readonly number[];
  /** The picture after such a step. */
  after(scene: Scene, event: Event, part: number): Scene;
  /** How long each of them rests, in milliseconds at normal pace. */
  readonly rest: number;
}

/** A single key at the table. `words` says in the list of keys what it does. */
export interface Key {
  readonly keys: readonly string[]; // as in KeyboardEvent.key, in lower case
  readonly label: string;
  readonly words: string;
  /** Do it, if it can be done now. */
  press(store: TableStore): void;
}

export interface ClothProps {
  readonly store: TableStore;
  readonly large: boolean;
  /** Take this seat (or put a bot there); null where nobody may. */
  readonly take: ((seat: Seat) => void) | null;
}

export interface OwnProps {
  readonly store: TableStore;
  readonly large: boolean;
  /** Open one of the game's own sheets. */
  readonly open: (sheet: string) => void;
}

export interface SheetProps {
  readonly store: TableStore;
  readonly close: () => void;
}

export interface ResultProps {
  readonly store: TableStore;
  /** Open the rules of this table. */
  readonly rules: () => void;
}

/** Which kinds of events the list of all that happened, and the voice, treat in a way of their own. */
export interface Telling {
  readonly passing: ReadonlySet<string>; // not listed: the sentence after it says the same
  readonly unsaid: ReadonlySet<string>; // not read out
  readonly hot: ReadonlySet<string>; // marked in the list
  readonly closing: ReadonlySet<string>; // says how the match ended
}

export interface GameView {
  /** The table before the first card of a match. */
  bare(seats: number): Scene;
  /** The picture after one more event. */
  after(scene: Scene, event: Event): Scene;
  /** The picture as whoever comes only now finds it: nobody calls, nothing moves. */
  quiet(scene: Scene): Scene;
  /** The picture put right by what is certain, when all of a number of the log has been told. */
  settled(scene: Scene, seen: Seen): Scene;
  readonly parts?: Parts;
  /** How long an event rests, in milliseconds at normal pace. Never by what lies face down. */
  rest(event: Event): number;
  sound(event: Event): Sound | Score | null;
  /** What changes its place with an event, and how. */
  moves(before: Scene, after: Scene, event: Event): readonly Move[];
  /** The one line over one's own place. */
  headline(store: TableStore): string;
  /** What is said at once to those who listen: that it is your turn, or what you are asked. */
  urgent(store: TableStore): string;
  /** What a match is counted in. */
  unit(table: Table, view: View | null): 'chips' | 'lives' | 'points';
  /** Whose turn is shown, where `awaited` would tell what eyes have yet to find out. */
  turn?(view: View, standing: Standing): readonly Seat[];
  /** Where only the first counts: whether reactions are timed from when this event is on the screen. A late press does nothing. */
  raced?(event: Event): boolean;
  readonly telling: Telling;
  readonly keys: readonly Key[];
  /** Calls that belong to the game, in Swedish everywhere, said by one touch; without them what is said at any table. */
  readonly phrases?: readonly string[];
  /** Messages that say what the marks of its table mean. */
  readonly marks: readonly string[];
  /** The table. */
  readonly Cloth: Component<ClothProps>;
  /** Your own end of it: a <section class="me">. */
  readonly Own: Component<OwnProps>;
  /** How a deal ended, laid over the table until it was read. */
  readonly Result?: Component<ResultProps>;
  /** Sheets of its own, by name; the catalogue has a title for each. */
  readonly sheets?: Readonly<Record<string, Component<SheetProps>>>;
  /** The rules page, where it is not made from the catalogue's `rule-GAME-…`. */
  readonly Rules?: Component;
  /** The gist of the rules, on the sheet beside the table. */
  readonly Gist?: Component<{ readonly table: Table }>;
  /** How it is played, in pictures, for the lobby. */
  readonly Taste?: Component;
  /** Whether an option means anything beside the others; without this all do. */
  matters?(option: Option, all: readonly Option[]): boolean;
}
