/** The order in which a hand lies before its owner: the highest card first, what is not known last. */
import { RANKS } from '../../cards/faces.ts';
import type { Hidden } from '../../gen/messages.ts';

export function inOrder(hand: readonly Hidden[]): readonly Hidden[] {
  const place = ({ value }: Hidden) => (value === null ? RANKS.length : RANKS.indexOf(value));
  return hand.toSorted((a, b) => place(a) - place(b));
}

/** How many cards lie in a row on a small screen, so that each stays wide enough for a thumb. */
export function perRow(cards: number): number {
  return cards <= 10 ? 5 : 7;
}
