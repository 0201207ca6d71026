/** What an answer would mean, told before one gives it: what coming back costs, and what is left of the chances. */
import { say } from '../../words/words.svelte.ts';
import { rulesOf, type Reading } from './reading.svelte.ts';

export function consequence({ question, view, mine, store: { table } }: Reading): string {
  if (view === null || table === null || mine === null || question === null) return '';
  switch (question.type) {
    case 'rejoin_talk': {
      const chances = rulesOf(table).reentry.prices.length;
      const used = view.state.players[mine.seat]?.bought ?? 0;
      return say('ui-table-rejoin-means', {
        cost: question.cost,
        chance: used + 1,
        chances,
        stack: mine.stack - question.cost,
        pot: view.state.pot + question.cost,
      });
    }
    case 'sale_talk':
      return say('ui-table-buy-means', { price: question.price, stack: mine.stack - question.price, pot: view.state.pot });
    case 'redeal_talk':
      return say('ui-table-redeal-means');
  }
}
