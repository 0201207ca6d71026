/** A seat of a trick game in words: the one sentence a screen reader reads, the line below the name, and what was said. */
import type { SeatAt } from '../../table/places.ts';
import { say } from '../../words/words.svelte.ts';
import * as common from '../plain/describe.ts';
import type { Scene } from './scene.ts';

export interface About {
  readonly place: SeatAt;
  readonly scene: Scene;
  readonly unit: 'chips' | 'points';
}

/** “knocked”, “bet 3”; null where nothing is to be said. */
export function saidAt({ place: { seat }, scene }: About): string | null {
  const said = scene.said[seat];
  return said ? say(`ui-tricks-said-${said.word}`, { count: said.count }) : null;
}

/** What a seat has put into the pot on top of the ante; null where nothing. */
export function putAt({ place: { seat }, scene }: About): number | null {
  return scene.put[seat] || null;
}

export function described(about: About): string {
  const said = saidAt(about);
  const put = putAt(about);
  const words = [
    common.described(inCommon(about)).replace(/\.$/, ''),
    said,
    put === null ? null : say('ui-tricks-put', { count: put }),
    about.scene.tricks.length > 0 && say('ui-tricks-taken', { count: tricksAt(about) }),
  ];
  return `${words.filter((word) => typeof word === 'string').join(', ')}.`;
}

export function below(about: About, narrow: boolean): string {
  const put = putAt(about);
  const line = common.below(inCommon(about), narrow);
  return put === null || narrow ? line : `${say('ui-tricks-put', { count: put })} · ${line}`;
}

function tricksAt({ place: { seat }, scene }: About): number {
  return scene.tricks.filter((winner) => winner === seat).length;
}

function inCommon({ place, scene, unit }: About): common.About {
  return { place, held: scene.held[place.seat] ?? [], dealer: place.seat === scene.dealer, unit };
}
