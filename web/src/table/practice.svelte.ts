/** Practice: what our choices may come to, and what those we have made might have. Asked for, never told unasked. */
import type { Decision } from '../gen/messages.ts';
import type { Answer } from './connection.ts';

/** Milliseconds after which we ask again when another of our pages was being answered. */
const SOON = 700;

export class Practice {
  /** The choices of this match, the newest last. */
  decisions = $state.raw<readonly Decision[]>([]);
  readonly #ask: () => Promise<Answer>;
  #asking = false;
  #again = false;

  constructor(ask: () => Promise<Answer>) {
    this.#ask = ask;
  }

  /** A new match: what was told is of another one. */
  forget(): void {
    this.decisions = [];
  }

  /** Something can be weighed now that could not before. */
  async wonder(): Promise<void> {
    this.#again = true;
    if (this.#asking) return;
    this.#asking = true;
    while (this.#again) {
      this.#again = false;
      const answer = await this.#ask();
      if (answer.type === 'weighed') this.decisions = answer.decisions;
      else if (answer.type === 'refused' && answer.reason === 'too_fast') {
        await new Promise((resolve) => setTimeout(resolve, SOON));
        this.#again = true;
      }
    }
    this.#asking = false;
  }
}
