/** The line to a table: one WebSocket, brought back as often as it falls, with nothing lost and nothing twice. */
import type { Done, FromBrowser, FromServer, Refusal, Refused, Weighed } from '../gen/messages.ts';

/**
 * How the line is. `gone`: there is no such table, and no use in trying again. `crowded`: too many tables are
 * open at once; `dropped`: the server could make no sense of us; both wait for the person to try again.
 */
export type Line = 'connecting' | 'open' | 'lost' | 'restarting' | 'crowded' | 'dropped' | 'gone';

type Request = Extract<FromBrowser, { readonly id: string }>;
type WithoutId<R> = R extends unknown ? Omit<R, 'id'> : never;

/** Something to ask of the table; the connection gives it its id. */
export type Wish = WithoutId<Request>;
export type Answer = Done | Refused | Weighed;

/** The little of a WebSocket that is needed; the browser's fits. */
export interface Socket {
  onopen: ((event: never) => void) | null;
  onmessage: ((event: { data: string }) => void) | null;
  onclose: ((event: { code: number }) => void) | null;
  send(text: string): void;
  close(): void;
}

export interface Connecting {
  readonly dial: () => Socket;
  /** The token of the seat, read anew at each connection. */
  readonly token: () => string | null;
  readonly hear: (message: FromServer) => void;
  readonly line: (line: Line) => void;
}

export const HEARTBEAT = 20_000;
export const PATIENCE = 6_000;
const PAUSES = [250, 500, 1000, 2000, 4000, 8000];
/** What a close code says of the line; any other is a line that was cut. */
const CLOSED: Readonly<Record<number, Line>> = { 1001: 'restarting', 1012: 'restarting', 4400: 'dropped', 4429: 'crowded' };
/** There is nothing to come back to. */
const NO_TABLE = new Set<Refusal>(['no_such_table', 'spoiled_table']);
/** Here the server has let us go for a reason which knocking again at once does not mend. */
const LET_GO = new Set<Line>(['crowded', 'dropped']);

export class Connection {
  readonly #how: Connecting;
  readonly #kept = new Map<string, { request: Request; answer: (answer: Answer) => void }>();
  #socket: Socket | null = null;
  #open = false;
  #have = 0;
  #failures = 0;
  #ended = false;
  #plain = false; // the last ping was not itself an answer
  #retry: ReturnType<typeof setTimeout> | undefined;
  #ping: ReturnType<typeof setTimeout> | undefined;
  #overdue: ReturnType<typeof setTimeout> | undefined;

  constructor(how: Connecting) {
    this.#how = how;
  }

  /** Open the line, and keep it open until `close`. */
  open(): void {
    this.#how.line('connecting');
    this.#connect();
  }

  close(): void {
    this.#ended = true;
    this.#hangUp();
    clearTimeout(this.#retry);
  }

  /** Ask something of the table. It is kept and sent again, under the same id, until it is answered. */
  ask(wish: Wish): Promise<Answer> {
    const request = { ...wish, id: newId() } as Request;
    return new Promise((answer) => {
      this.#kept.set(request.id, { request, answer });
      if (this.#open) this.#send(request);
    });
  }

  /** The page is looked at again, the network is back, or somebody asks: find out at once whether the line holds. */
  wake(): void {
    if (this.#ended) return;
    if (this.#open) this.#checkPulse();
    else if (this.#socket === null) this.#connect();
  }

  #connect(): void {
    clearTimeout(this.#retry);
    this.#hangUp();
    const socket = this.#how.dial();
    this.#socket = socket;
    // A socket that was given up may still speak; only the newest one is listened to.
    socket.onopen = () => socket === this.#socket && this.#greet();
    socket.onmessage = ({ data }) => socket === this.#socket && this.#hear(JSON.parse(data) as FromServer);
    socket.onclose = ({ code }) => socket === this.#socket && this.#fell(code);
    this.#overdue = setTimeout(() => this.#fell(0), PATIENCE);
  }

  #greet(): void {
    this.#open = true;
    this.#send({ type: 'resume', have: this.#have, token: this.#how.token() });
    for (const { request } of this.#kept.values()) this.#send(request);
    this.#checkPulse();
  }

  #hear(message: FromServer): void {
    // A line that only turns us away does not hold: the next try waits longer than this one did.
    if (message.type !== 'refused' || message.id !== null) this.#stillThere();
    switch (message.type) {
      case 'welcome':
        this.#have = message.seq;
        break;
      case 'told':
        if (message.seq <= this.#have) return;
        if (message.seq > this.#have + 1) return this.#connect(); // a number is missing: resume from `have`
        this.#have = message.seq;
        break;
      case 'done':
      case 'weighed':
        this.#settle(message.id, message);
        break;
      case 'pong':
        this.#measure(message.now);
        break;
      case 'refused':
        if (message.id !== null) this.#settle(message.id, message);
        if (NO_TABLE.has(message.reason)) this.#giveUp();
        break;
    }
    this.#how.hear(message);
  }

  #settle(id: string, answer: Answer): void {
    this.#kept.get(id)?.answer(answer);
    this.#kept.delete(id);
  }

  #giveUp(): void {
    this.close();
    this.#how.line('gone');
  }

  /** Any word from the server proves the line; the next ping is due a heartbeat later. */
  #stillThere(): void {
    if (this.#failures >= 0) {
      this.#failures = -1;
      this.#how.line('open');
    }
    clearTimeout(this.#overdue);
    clearTimeout(this.#ping);
    this.#ping = setTimeout(() => this.#checkPulse(), HEARTBEAT);
  }

  /** Answer the pong of a plain ping at once, so that the server can tell how long the line is. */
  #measure(heard: number): void {
    if (this.#plain) this.#send({ type: 'ping', heard });
    this.#plain = false;
  }

  #checkPulse(): void {
    this.#send({ type: 'ping' });
    this.#plain = true;
    clearTimeout(this.#overdue);
    this.#overdue = setTimeout(() => this.#fell(0), PATIENCE);
  }

  #fell(code: number): void {
    this.#hangUp();
    if (this.#ended) return;
    this.#failures = Math.max(this.#failures, 0);
    const line = CLOSED[code] ?? 'lost';
    this.#how.line(line);
    if (LET_GO.has(line)) return;
    const pause = PAUSES[Math.min(this.#failures++, PAUSES.length - 1)] ?? 0;
    // Spread out, so that a whole table does not knock at a waking server in the same instant.
    this.#retry = setTimeout(() => this.#connect(), pause * (0.75 + Math.random() / 2));
  }

  #hangUp(): void {
    clearTimeout(this.#ping);
    clearTimeout(this.#overdue);
    this.#open = false;
    const socket = this.#socket;
    this.#socket = null;
    if (socket === null) return;
    socket.onopen = socket.onmessage = socket.onclose = null;
    socket.close();
  }

  #send(message: FromBrowser): void {
    this.#socket?.send(JSON.stringify(message));
  }
}

/** A name for a request. Over plain http in a home network browsers have no `randomUUID`. */
function newId(): string {
  if (typeof crypto.randomUUID === 'function') return crypto.randomUUID();
  return Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join('');
}
