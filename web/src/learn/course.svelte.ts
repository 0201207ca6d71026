/** The course of a lesson: what the coach says now, and the table's line, which knows what comes next. */
import type { LessonPart, OfferedLesson } from '../gen/api.ts';
import type { Action } from '../gen/games.ts';
import type { FromBrowser, FromServer } from '../gen/messages.ts';
import type { Socket } from '../table/connection.ts';

export class Course {
  readonly #lesson: OfferedLesson;
  #line: Line | null = null;
  place = $state(0);
  /** Something else was done than what the lesson goes on with. */
  missed = $state(false);

  constructor(lesson: OfferedLesson) {
    this.#lesson = lesson;
  }

  /** What the coach says now; null when the lesson is over. */
  readonly part: LessonPart | null = $derived.by(() => this.#lesson.parts[this.place] ?? null);

  get length(): number {
    return this.#lesson.parts.length;
  }

  readonly dial = (): Socket => {
    this.#line = new Line((message) => this.#heard(message));
    return this.#line;
  };

  /** Go on, where there is nothing to do but to read. */
  goOn(): void {
    if (this.part?.asked === null) this.#advance();
  }

  #heard(message: FromBrowser): void {
    switch (message.type) {
      case 'resume':
        return this.#line?.say(this.#lesson.welcome);
      case 'ping':
        return this.#line?.say({ type: 'pong', now: Date.now() / 1000 });
      case 'act':
        return this.#acted(message.id, message.action);
      default:
        this.#line?.say({ type: 'refused', id: message.id, reason: 'not_allowed', message: '', allowed: [] });
    }
  }

  #acted(id: string, action: Action): void {
    const asked = this.part?.asked ?? null;
    this.missed = asked === null || !same(action, asked);
    if (this.missed) return this.#line?.say({ type: 'refused', id, reason: 'in_lesson', message: '', allowed: asked === null ? [] : [asked] });
    const last = this.#advance();
    this.#line?.say({ type: 'done', id, seq: last });
  }

  /** Tell all of this part, and go to the next; the last number that was told. */
  #advance(): number {
    const told = this.part?.told ?? [];
    for (const message of told) this.#line?.say(message);
    this.place++;
    this.missed = false;
    return told.at(-1)?.seq ?? 0;
  }
}

/** A line to nowhere: it answers from the lesson. */
class Line implements Socket {
  onopen: ((event: never) => void) | null = null;
  onmessage: ((event: { data: string }) => void) | null = null;
  onclose: ((event: { code: number }) => void) | null = null;
  readonly #hear: (message: FromBrowser) => void;

  constructor(hear: (message: FromBrowser) => void) {
    this.#hear = hear;
    queueMicrotask(() => this.onopen?.(undefined as never));
  }

  send(text: string): void {
    const message = JSON.parse(text) as FromBrowser;
    queueMicrotask(() => this.#hear(message));
  }

  close(): void {
    this.onopen = this.onmessage = this.onclose = null;
  }

  say(message: FromServer): void {
    this.onmessage?.({ data: JSON.stringify(message) });
  }
}

/** Whether two actions are the same, in whatever order their fields were written. */
function same(one: Action, other: Action): boolean {
  const fields = (action: Action) => JSON.stringify(Object.entries(action).sort(([a], [b]) => (a < b ? -1 : 1)));
  return fields(one) === fields(other);
}
