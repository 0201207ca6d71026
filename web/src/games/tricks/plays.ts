/** The cards that may be played, told apart by the best card of the trick: what the legal actions leave you. */
import type { Action, Token } from '../../gen/games.ts';
import type { Laid } from '../plain/scene.ts';
import { bestOf, height } from './scene.ts';

export type Kind =
  | 'lead' // nothing lies there yet
  | 'beat' // all of them beat it
  | 'crawl' // beat it, or go below
  | 'below' // none beats it
  | 'forced'; // there is but one card

export interface Plays {
  readonly kind: Kind;
  readonly best: Token | null; // the card to beat
  readonly low: Token; // the lowest that may be played
  readonly below: boolean; // … does not beat it
}

const back = (value: Token) => ({ value, seen_by: [] });

/** Null where no card is to be played. */
export function playsOf(legal: readonly Action[], trick: readonly Laid[]): Plays | null {
  const cards = legal.flatMap((action) => (action.type === 'play' ? [action.card] : []));
  const sorted = cards.toSorted((a, b) => height(back(a)) - height(back(b)));
  const [low] = sorted;
  if (low === undefined) return null;
  const best = bestOf(trick)?.card ?? null;
  if (best === null) return { kind: 'lead', best: null, low, below: false };
  const below = cards.filter((card) => height(back(card)) < height(best));
  return { kind: kindOf(cards.length, below.length), best: best.value, low, below: below.length > 0 };
}

function kindOf(cards: number, below: number): Kind {
  if (cards === 1) return 'forced';
  if (below === 0) return 'beat';
  return below === cards ? 'below' : 'crawl';
}
