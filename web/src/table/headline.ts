/** The one line over your own place: whose turn it is, or what you are asked. */
import { say } from '../words/words.svelte.ts';
import type { TableStore } from './table.svelte.ts';

export function headline(store: TableStore): string {
  const { mine, view, scene } = store;
  if (store.pending) return say('ui-table-on-its-way');
  if (store.yourTurn) return say('ui-table-your-turn');
  if (store.question) return asked(store);
  if (scene.winner !== null) return won(store, scene.winner);
  if (mine && (mine.struck || mine.lost)) return say('ui-table-you-are-out');
  if (scene.ended) return say('ui-table-deal-over');
  if (mine && !mine.live) return say('ui-table-you-are-out');
  const awaited = view?.awaited[0];
  if (!store.caughtUp || awaited === undefined) return mine ? say('ui-table-look') : say('ui-table-you-watch');
  if (awaited === mine?.seat) return say('ui-table-your-turn');
  return say('ui-table-waiting-for', { name: store.names[awaited] ?? '' });
}

function won(store: TableStore, winner: number): string {
  return winner === store.you.seat ? say('ui-table-you-won') : say('ui-table-won', { name: store.names[winner] ?? '' });
}

function asked({ question, names }: TableStore): string {
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
