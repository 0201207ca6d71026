/** What each trick game has of its own, beside what all of them share. */
import type { Component } from 'svelte';
import type { Options } from '../../gen/games.ts';
import type { TableStore } from '../../table/table.svelte.ts';
import { cardName, say } from '../../words/words.svelte.ts';
import Auction from './auktionskille/Auction.svelte';
import Left from './fivecard/Left.svelte';
import ScoreSlip from './fivecard/ScoreSlip.svelte';
import Stakes from './pokerkille/Stakes.svelte';
import Talon from './threecard/Talon.svelte';
import type { Scene } from './scene.ts';

export interface PartProps {
  readonly store: TableStore;
}

export interface Kind {
  readonly unit: 'chips' | 'points';
  /** How many cards each keeps when the tricks are over. */
  readonly left: number;
  /** A card that does not beat the trick is a crawl. */
  readonly crawls: boolean;
  /** The pot lies as equal piles, one for each trick. */
  readonly piles: boolean;
  /** Of these events the first that was told says on the result sheet how the deal ended. */
  readonly verdicts: readonly string[];
  /** What the last trick decides, where it alone counts. */
  last(options: Options): string | null;
  /** What you are asked when no card is to be played. */
  asked(store: TableStore): string;
  /** Lies in the middle as long as no card has been played. */
  readonly Middle?: Component<PartProps>;
  /** Stands over your hand. */
  readonly Aside?: Component<PartProps>;
  /** Closes the result sheet. */
  readonly Slip?: Component<PartProps>;
}

const crawling: Kind = {
  unit: 'points',
  left: 0,
  crawls: true,
  piles: false,
  verdicts: ['deal_won', 'highest_out', 'all_tied', 'card_counted'],
  last: (options) => say('goal' in options ? `ui-tricks-last-${options.goal}` : 'ui-tricks-last-costs'),
  asked: () => say('ui-tricks-ask-exchange'),
};

const lastTakesAll: Kind = {
  ...crawling,
  unit: 'chips',
  crawls: false,
  verdicts: ['low_hand_shown', 'last_trick_won', 'won_unplayed', 'nobody_knocked', 'nobody_bid'],
  last: () => say('ui-tricks-last-pot'),
  asked: () => say('ui-tricks-ask-knock'),
};

export const KINDS: Readonly<Record<string, Kind>> = {
  krypkille: crawling,
  smygkille: crawling,
  alandskille: { ...crawling, verdicts: [] }, // everyone's card is counted
  threecard: {
    ...lastTakesAll,
    piles: true,
    verdicts: ['won_unplayed'],
    last: () => null,
    asked: () => say('ui-tricks-ask-join'),
    Middle: Talon,
  },
  femkort: lastTakesAll,
  pokerkille: { ...lastTakesAll, asked: () => say('ui-tricks-ask-bet'), Aside: Stakes },
  auktionskille: {
    ...lastTakesAll,
    asked: ({ legal }) => say(legal.some(({ type }) => type === 'stay') ? 'ui-tricks-ask-stay' : 'ui-tricks-ask-bid'),
    Middle: Auction,
  },
  fivecard: {
    ...crawling,
    left: 1,
    crawls: false,
    verdicts: ['declared', 'nobody_declared'],
    last: () => null,
    asked: (store) => {
      if (!store.legal.some(({ type }) => type === 'declare')) return say('ui-tricks-ask-exchange');
      const card = (store.scene as Scene).held[store.you.seat ?? 0]?.[0]?.value;
      return say('ui-tricks-ask-declare', { card: card ? cardName(card) : '' });
    },
    Aside: Left,
    Slip: ScoreSlip,
  },
};

export function kindOf(store: TableStore): Kind {
  return KINDS[store.played] ?? crawling;
}

/** How many tricks a deal has; 0 before it is known. */
export function tricksOf(kind: Kind, { size }: Scene): number {
  return Math.max(size - kind.left, 0);
}

/** What the trick that is on, or comes next, decides, if it is the last and alone counts. */
export function lastWords(store: TableStore): string | null {
  const scene = store.scene as Scene;
  const kind = kindOf(store);
  if (store.table === null || scene.deal === 0 || scene.ended) return null;
  const on = scene.again || store.legal.some(({ type }) => type === 'play');
  return on && scene.tricks.length + 1 >= tricksOf(kind, scene) ? kind.last(store.table.rules) : null;
}

/** Whether the cards that lie there are those of the last trick. */
export function lastLies(store: TableStore): boolean {
  const scene = store.scene as Scene;
  const number = scene.tricks.length + (scene.taken === null ? 1 : 0);
  return scene.trick.length > 0 && number === tricksOf(kindOf(store), scene);
}
