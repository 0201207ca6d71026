/** What this browser remembers. Where it may not (private windows, blocked storage), the page works and forgets. */

const PREFIX = 'kille.';

export function recall(key: string): unknown {
  try {
    const kept = localStorage.getItem(PREFIX + key);
    return kept === null ? null : JSON.parse(kept);
  } catch {
    return null;
  }
}

export function keep(key: string, value: unknown): void {
  try {
    localStorage.setItem(PREFIX + key, JSON.stringify(value));
  } catch {
    // Full or forbidden: what was to be kept lasts as long as the page.
  }
}
