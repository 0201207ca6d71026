/** A seat of Bluffmäster in words. */
import { described as plainly, type About } from '../plain/describe.ts';
import { say } from '../../words/words.svelte.ts';
import type { Scene } from './scene.ts';

/** What this seat has said, or that it is safe, or how many cards it has. */
export function below({ place, held }: About, scene: Scene): string {
  if (scene.safe.includes(place.seat)) return say('ui-bluffmaster-safe');
  const said = scene.said[place.seat] ?? null;
  if (said !== null) return say(`ui-bluffmaster-says-${said}`);
  return say('ui-table-cards', { count: held.length });
}

export function described(about: About, scene: Scene): string {
  const said = scene.said[about.place.seat] ?? null;
  const more = scene.safe.includes(about.place.seat) || said !== null ? ` ${below(about, scene)}.` : '';
  return `${plainly(about)}${more}`;
}
