/** A table as the screen shows it: what the server has told, as far as it has been shown. */
import { tick } from 'svelte';
import { viewOf } from '../games/index.ts';
import type { GameView, Scene, Seen } from '../games/view.ts';
import type { Action, Event } from '../gen/games.ts';
import type { Chat, FromServer, Presence, Refusal, Standing, Table, Told, View, Welcome, You } from '../gen/messages.ts';
import { heard, opened, recalled, type Chronicle } from './chronicle.ts';
import { Connection, type Answer, type Line, type Socket, type Wish } from './connection.ts';
import type { Pace } from '../lib/settings.svelte.ts';
import { say } from '../words/words.svelte.ts';
import { FACTOR } from './pace.ts';
import { places } from './places.ts';
import { Practice } from './practice.svelte.ts';
import { Telling, type Step } from './telling.ts';

/** What the table needs of the house: where it is, whose seat, and how things are to be told. */
export interface House {
  readonly dial: () => Socket;
  readonly pace: () => Pace;
  readonly token: () => string | null;
  readonly keepToken: (token: string | null) => void;
  /** A lesson: nobody else is there, and nothing is kept. */
  readonly lesson?: boolean;
}

/** Hears an event just before and just after the picture changes; for movement and sound. */
export type Witness = (event: Event, before: Scene, after: Scene) => (() => void) | undefined;

/** The longest reaction that is told, in milliseconds. */
const LONGEST = 600_000;

const NOBODY: You = { seat: null, token: null, host: false };

export class TableStore {
  line = $state.raw<Line>('connecting');
  table = $state.raw<Table | null>(null);
  you = $state.raw<You>(NOBODY);
  view = $state.raw<View | null>(null); // as far as it has been shown
  standing = $state.raw<Standing | null>(null); // the same
  chronicle = $state.raw<Chronicle | null>(null);
  online = $state.raw<readonly boolean[]>([]);
  watching = $state.raw(0);
  chat = $state.raw<readonly Chat[]>([]);
  latest = $state.raw<Event | null>(null); // what was shown last
  refused = $state.raw<Refusal | null>(null);
  reading = $state.raw(false); // the result of the last deal lies open
  resultEnds = $state.raw<number | null>(null); // when it makes way by itself, in milliseconds of this browser's clock
  caughtUp = $state.raw(true); // nothing has happened that is not shown yet
  showdown = $state.raw(false); // something is shown part by part, which can be skipped
  deadline = $state.raw<number | null>(null); // in milliseconds of this browser's clock
  #asking = $state.raw<Wish | null>(null); // the action that waits for its answer
  #answered = $state.raw<number | null>(null); // … and under which number we shall hear of it

  /** Our one action under way: nothing else may be chosen until we have seen what came of it. */
  readonly pending = $derived(this.#asking !== null);

  readonly names = $derived(this.table?.places.map((place, seat) => place.name ?? say('ui-seat', { number: seat + 1 })) ?? []);
  readonly gathering = $derived(this.table?.phase === 'gathering');
  /** The game that is played here, and how it shows itself. */
  readonly played = $derived(this.table?.game ?? '');
  readonly game: GameView = $derived(viewOf(this.played));
  readonly scene: Scene = $derived(this.chronicle?.scene ?? this.game.bare(this.table?.places.length ?? 0));
  /** The view, with those whose turn may be shown. */
  readonly #turns: View | null = $derived(
    this.view && this.standing && this.game.turn ? { ...this.view, awaited: this.game.turn(this.view, this.standing) } : this.view,
  );
  /** Everyone, clockwise from your left neighbour to you; for a watcher from the first seat on. */
  readonly places = $derived(this.table ? places(this.table, this.standing, this.caughtUp ? this.#turns : null, this.you.seat, this.online) : []);
  /** Yourself, if you have a seat. */
  readonly mine = $derived(this.places.find((place) => place.yours) ?? null);
  /** What we may do now; nothing while something is under way or not yet shown. */
  readonly legal: readonly Action[] = $derived(this.caughtUp && !this.pending && this.view ? this.view.legal_actions : []);
  /** The table waits for us. */
  readonly yourTurn = $derived(this.caughtUp && !this.pending && this.#turns !== null && this.#turns.awaited.includes(this.#turns.seat));

  /** What our choices may come to, at a table for practice. */
  readonly practice = new Practice(() => this.#connection.ask({ type: 'weigh' }));

  readonly #house: House;
  readonly #connection: Connection;
  readonly #telling: Telling;
  readonly #witnesses = new Set<Witness>();
  #newest: Told | Welcome | null = null;
  #ahead = 0; // how far the server's clock is ahead of ours, in milliseconds
  #raced: number | null = null; // when what a race is about came on the screen, by performance.now()
  #shown = 0; // the number up to which all has been shown

  /** A lesson, at which nobody else is. */
  get lesson(): boolean {
    return this.#house.lesson ?? false;
  }

  constructor(house: House) {
    this.#house = house;
    this.#connection = new Connection({
      dial: house.dial,
      token: house.token,
      hear: (message) => this.#hear(message),
      line: (line) => (this.line = line),
    });
    this.#telling = new Telling({
      show: (step, quick) => this.#show(step, quick),
      rest: (event) => this.game.rest(event),
      parts: () => this.game.parts,
      factor: () => FACTOR[house.pace()],
      left: () => (this.#newest?.deadline ? this.#ours(this.#newest.deadline) - Date.now() : null),
      awaited: () => this.#awaited(),
      hidden: () => document.hidden,
      resultEnds: (at) => (this.resultEnds = at),
      now: () => Date.now(),
      wait: (milliseconds) => new Promise((resolve) => setTimeout(resolve, milliseconds)),
    });
  }

  open(): () => void {
    const wake = () => document.hidden || this.dial();
    const occasions = [
      [document, 'visibilitychange'],
      [window, 'pageshow'],
      [window, 'online'],
    ] as const;
    for (const [where, what] of occasions) where.addEventListener(what, wake);
    this.#connection.open();
    return () => {
      for (const [where, what] of occasions) where.removeEventListener(what, wake);
      this.#connection.close();
    };
  }

  /** Try the line again now. */
  dial(): void {
    this.#connection.wake();
  }

  /** Do something in the game. */
  async act(action: Action): Promise<void> {
    if (this.pending || this.#newest === null) return;
    const after = this.#raced === null ? null : Math.min(performance.now() - this.#raced, LONGEST);
    await this.#once({ type: 'act', action, seen: this.#newest.seq, ...(after === null ? {} : { after }) });
    if (this.game.raced) this.refused = null; // somebody else was faster
  }

  /** Sit down, begin, talk …; the answer says whether it is done. */
  async ask(wish: Wish): Promise<Answer> {
    const answer = await this.#connection.ask(wish);
    this.refused = answer.type === 'refused' ? answer.reason : null;
    return answer;
  }

  witness(witness: Witness): () => void {
    this.#witnesses.add(witness);
    return () => this.#witnesses.delete(witness);
  }

  skip(): void {
    this.#telling.skip();
  }

  /** The result was read: go on with the next deal. */
  goOn(): void {
    this.reading = false;
    this.#telling.goOn();
  }

  /** On to what comes next: to the end of what is shown part by part, or past a result that was read. */
  goForward(): void {
    if (this.showdown) this.skip();
    else if (this.reading) this.goOn();
  }

  /** Read the result of the last deal once more. */
  readAgain(): void {
    this.reading = this.game.Result !== undefined && this.chronicle?.last != null;
  }

  async #once(wish: Wish): Promise<void> {
    this.#asking = wish;
    this.#answered = null;
    const answer = await this.ask(wish);
    if (answer.type === 'refused') this.#asking = null;
    else if (answer.type === 'done') this.#answered = answer.seq;
    this.#released(this.#shown);
  }

  #released(seq: number): void {
    if (this.#answered !== null && seq >= this.#answered) this.#asking = this.#answered = null;
  }

  #hear(message: FromServer): void {
    if ('now' in message) this.#ahead = message.now * 1000 - Date.now();
    switch (message.type) {
      case 'welcome':
        return this.#welcome(message);
      case 'told':
        this.#newest = message;
        if (message.said) this.chat = [...this.chat, message.said].slice(-200);
        if (message.events.length > 0) this.caughtUp = false;
        return this.#telling.hear(message);
      case 'presence':
        return this.#presence(message);
      case 'refused':
        if (message.id === null) this.refused = message.reason;
    }
  }

  #presence({ online, spectators }: Presence): void {
    this.online = online;
    this.watching = spectators;
  }

  #welcome(welcome: Welcome): void {
    this.#newest = welcome;
    this.#raced = null;
    this.#telling.forget();
    const seats = welcome.table.places.length;
    const game = viewOf(welcome.table.game);
    this.chronicle = recalled(game, welcome.told, seen(welcome), seats);
    this.online = welcome.table.places.map((place) => place.online);
    this.latest = welcome.told.at(-1) ?? null;
    this.reading = game.Result !== undefined && this.chronicle.scene.ended && welcome.table.phase === 'over';
    this.#arrive(welcome);
  }

  #show(step: Step, quick: boolean): void {
    switch (step.kind) {
      case 'began':
        this.chronicle = opened(this.game, step.told.table.places.length);
        this.practice.forget();
        this.reading = false;
        return;
      case 'part':
        this.showdown = true;
        return this.#showPart(step.event, step.part);
      case 'arrived':
        return this.#arrive(step.told);
      case 'event':
        return this.#tell(step.event, quick);
    }
  }

  #tell(event: Event, quick: boolean): void {
    const before = this.chronicle ?? opened(this.game, this.table?.places.length ?? 0);
    const after = heard(this.game, before, event);
    const done = quick ? [] : [...this.#witnesses].map((witness) => witness(event, before.scene, after.scene));
    this.chronicle = after;
    this.latest = event;
    if (this.game.raced?.(event)) this.#onScreen();
    if (event.type === 'deal_ended') {
      this.showdown = false;
      this.reading = this.game.Result !== undefined && this.#house.pace() !== 'off';
    }
    if (event.type === 'deal_began') this.reading = false;
    if (done.length > 0) void tick().then(() => done.forEach((finish) => finish?.()));
  }

  /** From here on reactions are timed; not while nobody sees the screen. */
  #onScreen(): void {
    this.#raced = null;
    void tick().then(() => requestAnimationFrame(() => (this.#raced = performance.now())));
  }

  #showPart(event: Event, part: number): void {
    if (this.chronicle === null || this.game.parts === undefined) return;
    this.chronicle = { ...this.chronicle, scene: this.game.parts.after(this.chronicle.scene, event, part) };
  }

  /** All of one number has been shown: the picture is now exactly as the view has it. */
  #arrive(told: Told | Welcome): void {
    this.#shown = told.seq;
    this.showdown = false;
    this.table = told.table;
    this.you = told.you;
    this.view = told.view;
    this.standing = told.standing;
    this.deadline = told.deadline === null ? null : this.#ours(told.deadline);
    if (told.you.token !== this.#house.token()) this.#house.keepToken(told.you.token);
    const certain = seen(told);
    if (this.chronicle && certain) {
      this.chronicle = { ...this.chronicle, scene: this.game.settled(this.chronicle.scene, certain) };
    }
    this.caughtUp = told.seq === this.#newest?.seq;
    this.#released(told.seq);
    if (told.table.practice && told.you.seat !== null && this.#isWorthWeighing(told)) void this.practice.wonder();
  }

  /** A choice is ours now, or a deal in which we had one is over. */
  #isWorthWeighing(told: Told | Welcome): boolean {
    if (told.type === 'welcome') return told.view !== null;
    return this.yourTurn || told.events.some((event) => event.type === 'deal_ended');
  }

  /** A moment of the server's clock (seconds) on our clock (milliseconds). */
  #ours(moment: number): number {
    return moment * 1000 - this.#ahead;
  }

  #awaited(): boolean {
    const view = this.#newest?.view;
    return view != null && view.awaited.includes(view.seat);
  }
}

function seen(told: Told | Welcome): Seen | null {
  const { view, standing } = told;
  return view && standing ? { view, standing, after: told.type === 'told' ? told.after : null } : null;
}
