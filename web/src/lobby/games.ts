/** What is said of a game before one plays it. */
import type { OfferedGame } from '../gen/api.ts';
import { either, say } from '../words/words.svelte.ts';

/** “for 3 to 8”, “for 2 or 4”, “for 2”. */
export function seatsInWords(seats: readonly number[]): string {
  const [fewest = 0] = seats;
  const most = seats.at(-1) ?? fewest;
  const whole = seats.length > 2 && most - fewest === seats.length - 1;
  return whole ? say('ui-made-for', { fewest, most }) : say('ui-for-these', { numbers: either(seats.map(String)) });
}

/** Whether the sources only name it: all of its rule sets are put together by us. */
export function isReconstructed(game: OfferedGame): boolean {
  return game.rulesets.every((set) => set.reconstructed);
}
