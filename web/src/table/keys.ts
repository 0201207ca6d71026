/** The single keys of the table: the page's own and the game's. Whoever has switched them off, or is writing, writes. */
import type { Key } from '../games/view.ts';

/** What the page itself does at a key. */
export type Command = 'go-on' | 'log' | 'rules' | 'help';

const KEYS: Readonly<Record<string, Command>> = { enter: 'go-on', l: 'log', r: 'rules', '?': 'help' };

/** What is meant by a key press: something of the game's, or else of the page's. */
export function pressed(event: KeyboardEvent, on: boolean, keys: readonly Key[]): Key | Command | null {
  if (!on || event.ctrlKey || event.metaKey || event.altKey || event.repeat || event.defaultPrevented) return null;
  const at = event.target instanceof Element ? event.target : null;
  if (at?.closest('input, textarea, select, [contenteditable]')) return null;
  // Enter on a button or link is that button's or link's.
  if (event.key === 'Enter' && at?.closest('button, a, summary, label')) return null;
  const name = event.key.toLowerCase();
  return keys.find((key) => key.keys.includes(name)) ?? KEYS[name] ?? null;
}
