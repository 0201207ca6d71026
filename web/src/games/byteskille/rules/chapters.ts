/** The rules in order: which sentences, from which sources, and for which rule sets. The words are in the catalogues. */
import type { Token } from '../../../gen/games.ts';
import type { Value } from '../../../rules/options.ts';

export interface Statement {
  readonly say: string;
  /** Where it is written; nothing where all sources agree. */
  readonly sources?: readonly string[];
  /** No source settles it: we decided. */
  readonly ours?: boolean;
  /** The option and the value with which it holds; nothing where it holds always. */
  readonly when?: readonly [option: string, value: Value];
  /** The option and the value with which it does not. */
  readonly unless?: readonly [option: string, value: Value];
  /** The sentence itself says under which rule set it holds. */
  readonly named?: boolean;
}

export interface Chapter {
  readonly id: string;
  readonly title: string;
  /** Pictures beside it; null is the back. */
  readonly cards?: readonly (Token | null)[];
  /** The cards whose calls are made. */
  readonly calls?: readonly Token[];
  readonly statements: readonly Statement[];
}

export const CHAPTERS: readonly Chapter[] = [
  {
    id: 'aim',
    title: 'ui-rules-aim',
    statements: [{ say: 'ui-rule-aim-1' }, { say: 'ui-rule-aim-2' }],
  },
  {
    id: 'pack',
    title: 'ui-rules-pack',
    statements: [{ say: 'ui-rule-pack-1' }, { say: 'ui-rule-pack-2' }],
  },
  {
    id: 'turn',
    title: 'ui-rules-turn',
    cards: ['4', '10'],
    statements: [
      { say: 'ui-rule-turn-1' },
      { say: 'ui-rule-turn-2' },
      { say: 'ui-rule-turn-3' },
      { say: 'ui-rule-turn-4' },
      { say: 'ui-rule-turn-5' },
      { say: 'reading-byteskille-offered_harlequin', ours: true },
      { say: 'ui-rule-turn-6', sources: ['S1', 'S3', 'S4'] },
      { say: 'ui-rule-turn-7' },
      { say: 'reading-byteskille-struck_are_skipped', ours: true },
      { say: 'reading-byteskille-last_unstruck', ours: true },
      { say: 'reading-byteskille-not_past_the_dealer', ours: true },
    ],
  },
  {
    id: 'passers',
    title: 'ui-rules-passers',
    cards: ['inn', 'cavalier'],
    calls: ['inn', 'cavalier'],
    statements: [{ say: 'ui-rule-passers-1' }, { say: 'ui-rule-passers-2' }],
  },
  {
    id: 'hussar',
    title: 'ui-rules-hussar',
    cards: ['hussar'],
    calls: ['hussar'],
    statements: [{ say: 'ui-rule-hussar-1' }],
  },
  {
    id: 'pig',
    title: 'ui-rules-pig',
    cards: ['pig'],
    calls: ['pig'],
    statements: [
      { say: 'ui-rule-pig-1' },
      { say: 'ui-rule-pig-card_origin', sources: ['S3'], when: ['powers.pig', 'card_origin'] },
      { say: 'ui-rule-pig-asker', sources: ['S0'], when: ['powers.pig', 'asker'] },
      { say: 'ui-rule-pig-pig_origin_reset', sources: ['S1'], when: ['powers.pig', 'pig_origin_reset'] },
      { say: 'ui-rule-pig-pig_origin_unwind', sources: ['S4'], when: ['powers.pig', 'pig_origin_unwind'] },
      { say: 'ui-rule-pig-card_origin_reset', sources: ['W6'], when: ['powers.pig', 'card_origin_reset'] },
      { say: 'ui-rule-pig-asker_reset', sources: ['S3', 'gnav'], when: ['powers.pig', 'asker_reset'] },
      { say: 'ui-rule-pig-harlequin', sources: ['S3'], when: ['powers.pig_harlequin_low', true] },
      { say: 'reading-byteskille-swapped_stays_low', ours: true },
      { say: 'reading-byteskille-undo_shows', ours: true },
      { say: 'ui-rule-pig-reset', ours: true },
    ],
  },
  {
    id: 'cuckoo',
    title: 'ui-rules-cuckoo',
    cards: ['cuckoo'],
    calls: ['cuckoo'],
    statements: [
      { say: 'ui-rule-cuckoo-1' },
      { say: 'ui-rule-cuckoo-showdown', sources: ['S1', 'S3', 'S4'], when: ['powers.cuckoo', 'showdown'] },
      { say: 'ui-rule-cuckoo-reset', sources: ['S0'], when: ['powers.cuckoo', 'reset'] },
      { say: 'reading-byteskille-cuckoo_reset', ours: true, when: ['powers.cuckoo', 'reset'], named: true },
    ],
  },
  {
    id: 'harlequin',
    title: 'ui-rules-harlequin',
    cards: ['harlequin'],
    statements: [
      {
        say: 'ui-rule-harlequin-low_when_swapped',
        sources: ['S0', 'S1', 'S3', 'S4'],
        when: ['powers.harlequin', 'low_when_swapped'],
      },
      {
        say: 'ui-rule-harlequin-low_unless_drawn_or_met',
        sources: ['S1'],
        when: ['powers.harlequin', 'low_unless_drawn_or_met'],
      },
      { say: 'ui-rule-harlequin-high', when: ['powers.harlequin_ties_cuckoo', false] },
      { say: 'ui-rule-harlequin-ties', sources: ['S1'], when: ['powers.harlequin_ties_cuckoo', true] },
    ],
  },
  {
    id: 'stock',
    title: 'ui-rules-stock',
    cards: [null, '7'],
    statements: [
      { say: 'ui-rule-stock-1' },
      { say: 'ui-rule-stock-2' },
      { say: 'reading-byteskille-old_card_buried', ours: true },
      { say: 'ui-rule-stock-harlequin', ours: true },
      { say: 'ui-rule-stock-no_exchange', sources: ['S3'], when: ['stock.pass', 'no_exchange'] },
      { say: 'ui-rule-stock-draw_next', sources: ['S1', 'S4', 'gnav'], when: ['stock.pass', 'draw_next'] },
      { say: 'reading-byteskille-rulebook_stock', ours: true, when: ['showdown', 'kill_count'], named: true },
      { say: 'reading-byteskille-laid_aside', ours: true },
      { say: 'ui-rule-stock-plain', ours: true, when: ['stock.power', 'plain'] },
      { say: 'ui-rule-stock-bite', sources: ['S3', 'gnav'], when: ['stock.power', 'bite'] },
    ],
  },
  {
    id: 'showdown',
    title: 'ui-rules-showdown',
    cards: ['fool', '6'],
    statements: [
      { say: 'ui-rule-showdown-1' },
      { say: 'reading-byteskille-struck_do_not_shield', ours: true },
      { say: 'ui-rule-showdown-lowest', sources: ['S3', 'S4'], when: ['showdown', 'lowest'] },
      {
        say: 'ui-rule-showdown-lowest_and_low_harlequins',
        sources: ['S1'],
        when: ['showdown', 'lowest_and_low_harlequins'],
      },
      { say: 'ui-rule-showdown-kill_count', sources: ['S0'], when: ['showdown', 'kill_count'] },
      { say: 'reading-byteskille-many_killing_cards', ours: true, when: ['showdown', 'kill_count'], named: true },
      { say: 'reading-byteskille-drawn_harlequin_kills', ours: true, when: ['showdown', 'kill_count'], named: true },
      { say: 'reading-byteskille-nobody_left', ours: true },
      { say: 'reading-byteskille-nobody_out', ours: true, unless: ['showdown', 'lowest'], named: true },
    ],
  },
  {
    id: 'stakes',
    title: 'ui-rules-stakes',
    statements: [
      { say: 'ui-rule-stakes-pot', when: ['stakes.kind', 'pot'] },
      { say: 'ui-rule-stakes-every_deal', sources: ['S3'], when: ['stakes.ante', 'every_deal'] },
      { say: 'ui-rule-stakes-once', sources: ['S0'], when: ['stakes.ante', 'once'] },
      { say: 'reading-byteskille-ante_once', ours: true, when: ['stakes.ante', 'once'], named: true },
      { say: 'ui-rule-stakes-lives', sources: ['S3'], when: ['stakes.kind', 'lives'] },
      { say: 'reading-byteskille-last_lives', ours: true, when: ['stakes.kind', 'lives'], named: true },
    ],
  },
  {
    id: 'back',
    title: 'ui-rules-back',
    statements: [
      { say: 'ui-rule-back-1', when: ['stakes.kind', 'pot'], named: true },
      { say: 'ui-rule-back-prices', sources: ['S1', 'S3', 'S4'], when: ['reentry.prices', ['stake', 'half_pot', 'pot']] },
      { say: 'ui-rule-back-prices', sources: ['S0'], when: ['reentry.prices', ['double_stake', 'half_pot', 'pot']] },
      { say: 'ui-rule-back-prices', sources: ['S1'], when: ['reentry.prices', ['double_stake', 'half_pot']] },
      { say: 'reading-byteskille-half_pot', ours: true, when: ['stakes.kind', 'pot'], named: true },
      { say: 'reading-byteskille-price_and_ante', ours: true, when: ['stakes.ante', 'every_deal'], named: true },
      { say: 'ui-rule-back-any_deal', sources: ['S0'], when: ['reentry.timing', 'any_deal'] },
      { say: 'reading-byteskille-any_later_deal', ours: true, when: ['reentry.timing', 'any_deal'], named: true },
      { say: 'ui-rule-back-next_deal', sources: ['S1'], when: ['reentry.timing', 'next_deal'] },
      { say: 'ui-rule-back-late', sources: ['S1'], when: ['reentry.timing', 'late'] },
      { say: 'reading-byteskille-one_left', ours: true, when: ['stakes.kind', 'pot'], named: true },
    ],
  },
  {
    id: 'dealer',
    title: 'ui-rules-dealer',
    statements: [
      { say: 'ui-rule-dealer-next_live', ours: true, when: ['endgame.dealer', 'next_live'] },
      { say: 'ui-rule-dealer-next_seat', sources: ['S0'], when: ['endgame.dealer', 'next_seat'] },
      { say: 'reading-byteskille-eliminated_dealer', ours: true, when: ['endgame.dealer', 'next_seat'], named: true },
    ],
  },
  {
    id: 'two',
    title: 'ui-rules-two',
    cards: ['harlequin', 'cuckoo'],
    statements: [
      { say: 'ui-rule-two-1', sources: ['S1', 'S3', 'S4'], when: ['endgame.two_left', true] },
      { say: 'ui-rule-two-2', sources: ['S1', 'S3', 'S4'], when: ['endgame.two_left', true] },
      { say: 'reading-byteskille-two_left_tie', ours: true },
      { say: 'reading-byteskille-two_left_lives', ours: true, when: ['endgame.two_left', true], named: true },
      { say: 'ui-rule-two-again', ours: true },
    ],
  },
  {
    id: 'redeal',
    title: 'ui-rules-redeal',
    statements: [
      { say: 'ui-rule-redeal-any_asks', sources: ['S0'], when: ['endgame.redeal', 'any_asks'] },
      { say: 'ui-rule-redeal-left_of_dealer', sources: ['S1'], when: ['endgame.redeal', 'left_of_dealer'] },
      { say: 'reading-byteskille-redeal_once', ours: true, unless: ['endgame.redeal', 'off'] },
    ],
  },
  {
    id: 'sell',
    title: 'ui-rules-sell',
    statements: [
      { say: 'ui-rule-sell-1', sources: ['S0'], when: ['endgame.sell', true] },
      { say: 'ui-rule-sell-2', sources: ['S0'], when: ['endgame.sell', true] },
      { say: 'reading-byteskille-seller_dealt', ours: true, when: ['endgame.sell', true], named: true },
    ],
  },
];

export const SOURCES = ['S0', 'S1', 'S3', 'S4', 'W6'] as const;
