/** Tells what has happened one thing after another, at a pace that can be followed, and catches up when behind. */
import type { Parts } from '../games/view.ts';
import type { Event } from '../gen/games.ts';
import type { Told } from '../gen/messages.ts';
import { TOO_FAR, hurry, reading } from './pace.ts';

/** One thing to show. `part`: a step of an event that is shown in several; `arrived`: all of a number has been told. */
export type Step =
  | { readonly kind: 'began'; readonly told: Told }
  | { readonly kind: 'event'; readonly event: Event; readonly seq: number }
  | { readonly kind: 'part'; readonly event: Event; readonly part: number }
  | { readonly kind: 'arrived'; readonly told: Told };

export interface Stage {
  /** How long an event rests, and which are shown in parts: as the game has it. */
  rest(event: Event): number;
  parts(): Parts | undefined;
  /** Show a step. `quick`: without movement and sound, somebody wants to be at the end. */
  show(step: Step, quick: boolean): void;
  /** What one millisecond of the normal pace takes now: 0 tells everything at once. */
  factor(): number;
  /** Milliseconds left of a clock that runs for us, or null. */
  left(): number | null;
  /** Whether the table, in the newest number, waits for us. */
  awaited(): boolean;
  /** Nobody is looking, so there is nobody to tell it to. */
  hidden(): boolean;
  /** When the result that is being read makes way for what waits; null: nothing waits, or it was read. */
  resultEnds(at: number | null): void;
  now(): number;
  wait(milliseconds: number): Promise<void>;
}

export class Telling {
  readonly #stage: Stage;
  #steps: Step[] = [];
  #running = false;
  #skip = false;
  #wake: (() => void) | null = null;
  #ended: { at: number; out: number } | null = null; // a result that is being read

  constructor(stage: Stage) {
    this.#stage = stage;
  }

  get behind(): boolean {
    return this.#steps.length > 0;
  }

  /** More has happened. */
  hear(told: Told): void {
    this.#steps.push(...stepsOf(told, this.#stage.parts()));
    this.#interrupt();
    if (!this.#running) void this.#run();
  }

  /** Forget what was not told yet: a fresh picture of the table has come. */
  forget(): void {
    this.#steps = [];
    this.#ended = null;
    this.#interrupt();
  }

  /** Straight to the end of what is being told now: of the showdown, or of all there is. */
  skip(): void {
    this.#skip = true;
    this.#interrupt();
  }

  /** The result of the deal has been read: go on. */
  goOn(): void {
    this.#ended = null;
    this.#interrupt();
  }

  /** Look again at who watches and who waits. */
  #interrupt(): void {
    this.#wake?.();
  }

  async #run(): Promise<void> {
    this.#running = true;
    for (;;) {
      await this.#readResult();
      const step = this.#steps.shift();
      if (step === undefined) break;
      const quick = this.#skip || this.#stage.factor() === 0 || this.#stage.hidden() || this.#ahead() > TOO_FAR;
      this.#stage.show(step, quick);
      this.#mind(step);
      if (!quick) await this.#pause(this.#length(step));
    }
    this.#running = false;
    this.#skip = false;
  }

  #mind(step: Step): void {
    if (step.kind !== 'event') return;
    if (step.event.type === 'deal_ended') {
      this.#ended = { at: this.#stage.now(), out: step.event.out.length };
      this.#skip = false;
    }
  }

  /** Before the next deal the last result stays: until it was read, or we are waited for and had time to read it. */
  async #readResult(): Promise<void> {
    while (this.#ended !== null && startsDeal(this.#steps[0])) {
      const { at, out } = this.#ended;
      const since = this.#stage.now() - at;
      const enough = reading(out) * this.#stage.factor();
      const left = this.#stage.awaited() ? Math.min(enough, (this.#stage.left() ?? Infinity) / 3) : 2 * enough;
      this.#stage.resultEnds(at + left);
      if (since >= left || this.#stage.hidden()) this.#ended = null;
      else await this.#nap(left - since);
    }
    this.#stage.resultEnds(null);
  }

  async #pause(normal: number): Promise<void> {
    const factor = this.#stage.factor();
    const left = this.#stage.awaited() ? this.#stage.left() : null;
    const length = normal * factor * hurry((normal + this.#ahead()) * factor, left);
    const until = this.#stage.now() + length;
    while (!this.#skip && !this.#stage.hidden() && this.#stage.now() < until) {
      await this.#nap(until - this.#stage.now());
    }
  }

  /** Wait, but wake up when something changes. */
  async #nap(milliseconds: number): Promise<void> {
    const woken = new Promise<void>((resolve) => (this.#wake = resolve));
    await Promise.race([this.#stage.wait(Math.min(milliseconds, 1000)), woken]);
    this.#wake = null;
  }

  /** How long all that is still to be told takes at normal pace. */
  #ahead(): number {
    return this.#steps.reduce((sum, step) => sum + this.#length(step), 0);
  }

  #length(step: Step): number {
    if (step.kind === 'arrived' || step.kind === 'began') return 0;
    return step.kind === 'part' ? (this.#stage.parts()?.rest ?? 0) : this.#stage.rest(step.event);
  }
}

function startsDeal(step: Step | undefined): boolean {
  return step?.kind === 'began' || (step?.kind === 'event' && step.event.type === 'deal_began');
}

/** The steps of one number of the log; the parts of an event come before it counts as told. */
export function stepsOf(told: Told, parts: Parts | undefined): Step[] {
  const steps = told.events.flatMap((event): Step[] => [
    ...(parts?.of(event, told.events) ?? []).map((part): Step => ({ kind: 'part', event, part })),
    { kind: 'event', event, seq: told.seq },
  ]);
  return [...(told.began ? [{ kind: 'began', told } as const] : []), ...steps, { kind: 'arrived', told }];
}
