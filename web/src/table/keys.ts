/** The single keys of the table. Whoever has switched them off, or is writing, writes. */
export type Command = 'swap' | 'stand' | 'log' | 'rules' | 'help';

const KEYS: Readonly<Record<string, Command>> = { s: 'swap', n: 'stand', enter: 'stand', l: 'log', r: 'rules', '?': 'help' };

export function pressed(event: KeyboardEvent, on: boolean): Command | null {
  if (!on || event.ctrlKey || event.metaKey || event.altKey || event.repeat || event.defaultPrevented) return null;
  const at = event.target instanceof Element ? event.target : null;
  if (at?.closest('input, textarea, select, [contenteditable]')) return null;
  const command = KEYS[event.key.toLowerCase()] ?? null;
  // Enter on a button or link is that button's or link's.
  if (event.key === 'Enter' && at?.closest('button, a, summary, label')) return null;
  return command;
}
