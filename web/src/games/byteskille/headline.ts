/** The one line over your own place: whose turn it is, or what you are asked. */
import { say } from '../../words/words.svelte.ts';
import { winnersIn } from '../../table/headline.ts';
import type { Reading } from './reading.svelte.ts';

export function headline(at: Reading): string {
  const { mine, view, scene, store } = at;
  if (store.pending && store.caughtUp) return say('ui-table-on-its-way'); // once more is known, that is told
  if (at.yourTurn) return say('ui-table-your-turn');
  if (at.question) return asked(at);
  if (scene.winner !== null) return winnersIn(store, [scene.winner]);
  if (mine && (mine.struck || mine.lost)) return say(at.lives ? 'ui-table-you-lose-life' : 'ui-table-you-are-out');
  if (scene.ended) return say('ui-table-deal-over');
  if (mine && !mine.live) return say('ui-table-you-are-out');
  const awaited = view?.awaited[0];
  if (!store.caughtUp || awaited === undefined) return mine ? say('ui-table-look') : say('ui-table-you-watch');
  if (awaited === mine?.seat) return say('ui-table-your-turn');
  return say('ui-table-waiting-for', { name: store.names[awaited] ?? '' });
}

function asked({ question, store: { names } }: Reading): string {
  switch (question?.type) {
    case 'rejoin_talk':
      return say('ui-table-ask-rejoin');
    case 'sale_talk':
      return say('ui-table-ask-buy', { name: names[question.seat] ?? '', price: question.price });
    case 'redeal_talk':
      return question.asker === null ? say('ui-table-ask-redeal') : say('ui-table-ask-agree', { name: names[question.asker] ?? '' });
    default:
      return '';
  }
}
