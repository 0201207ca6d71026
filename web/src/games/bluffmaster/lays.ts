/** What may be laid, and as what: told from the listed actions alone. */
import { RANKS } from '../../cards/faces.ts';
import type { Action, Token } from '../../gen/games.ts';
import type { Lay } from '../../gen/games/bluffmaster.ts';

/** The 21 ranks as the ladder shows them, from the lowest. */
export const LADDER: readonly Token[] = RANKS.toReversed();

export function laysOf(legal: readonly Action[]): readonly Lay[] {
  return legal.filter((action): action is Lay => action.type === 'lay');
}

/** The ranks that may be named. */
export function within(lays: readonly Lay[]): ReadonlySet<Token> {
  return new Set(lays.map(({ as_ }) => as_));
}

/** What a card that was just lifted is called unless one chooses: what it is, or else the lowest that may be named. */
export function proposed(card: Token, reach: ReadonlySet<Token>): Token | null {
  return reach.has(card) ? card : (LADDER.find((rank) => reach.has(rank)) ?? null);
}
