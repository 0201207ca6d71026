/** The table that a pasted link, or what is left of one, leads to; null where there is none in it. */
export function tableIn(pasted: string): string | null {
  const text = pasted.trim();
  const code = /\/t\/([^/?#\s]+)/.exec(text)?.[1] ?? text;
  return /^[A-Za-z0-9_-]{1,40}$/.test(code) ? code : null;
}
