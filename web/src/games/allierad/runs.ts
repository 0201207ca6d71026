/** A hand as it is laid out: cards of neighbouring ranks side by side, each rank once, the longest row marked. */
import { RANKS } from '../../cards/faces.ts';
import type { Token } from '../../gen/games.ts';
import type { Hidden } from '../../gen/messages.ts';

export interface Row {
  readonly cards: readonly Token[]; // from the lowest
  readonly longest: boolean;
}

/** The rows of a hand, from the lowest; of equally long ones the highest is marked. */
export function rowsIn(hand: readonly Hidden[]): readonly Row[] {
  const held = new Set(hand.map(({ value }) => value));
  const rows: Token[][] = [];
  let open = false;
  for (const card of RANKS.toReversed()) {
    if (!held.has(card)) open = false;
    else if (open) rows.at(-1)?.push(card);
    else {
      rows.push([card]);
      open = true;
    }
  }
  const most = Math.max(0, ...rows.map((row) => row.length));
  const longest = rows.findLastIndex((row) => row.length === most);
  return rows.map((cards, place) => ({ cards, longest: place === longest }));
}

export function longestIn(hand: readonly Hidden[]): readonly Token[] {
  return rowsIn(hand).find(({ longest }) => longest)?.cards ?? [];
}
