/** Which page is open. Addresses are real: they survive a reload, can be sent to friends, and Back goes back. */

import { knows } from '../words/words.svelte.ts';

export type Page =
  | { readonly name: 'lobby' }
  | { readonly name: 'table'; readonly id: string }
  | { readonly name: 'rules'; readonly game: string | null } // null: the list of them
  | { readonly name: 'learn'; readonly game: string }
  | { readonly name: 'unknown'; readonly path: string };

export function pageOf(path: string): Page {
  const parts = path.split('/').filter((part) => part !== '');
  const [first, second] = parts;
  if (first === undefined) return { name: 'lobby' };
  if (first === 't' && second !== undefined && parts.length === 2) return { name: 'table', id: plain(second) };
  if (first === 'rules' && parts.length === 1) return { name: 'rules', game: null };
  if (first === 'rules' && parts.length === 2 && knows(`game-${second}`)) return { name: 'rules', game: second ?? null };
  if (first === 'learn' && second !== undefined && parts.length === 2 && knows(`game-${second}`)) return { name: 'learn', game: second };
  return { name: 'unknown', path };
}

class Router {
  #path = $state(location.pathname);
  readonly page: Page = $derived(pageOf(this.#path));
  /** The place on the page, with its `#`, or nothing. */
  hash = $state(location.hash);

  /** Open a page of ours. */
  go(address: string): void {
    const there = new URL(address, location.href);
    const elsewhere = there.pathname !== location.pathname;
    if (there.href !== location.href) history.pushState(null, '', there);
    this.#path = there.pathname;
    this.hash = there.hash;
    if (elsewhere && there.hash === '') scrollTo({ top: 0, behavior: 'instant' });
  }

  /** Lets links open our pages without loading them anew. Returns how to stop. */
  listen(): () => void {
    const pressed = (event: MouseEvent) => {
      const address = ours(event);
      if (address === null) return;
      event.preventDefault();
      this.go(address);
    };
    const moved = () => {
      this.#path = location.pathname;
      this.hash = location.hash;
    };
    document.addEventListener('click', pressed);
    window.addEventListener('popstate', moved);
    return () => {
      document.removeEventListener('click', pressed);
      window.removeEventListener('popstate', moved);
    };
  }
}

export const router = new Router();

/** Where a click leads, if that is another page of ours and nothing else is meant by the click. */
function ours(event: MouseEvent): string | null {
  if (event.defaultPrevented || event.button !== 0) return null;
  if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return null;
  const link = event.target instanceof Element ? event.target.closest('a') : null;
  if (link === null || link.target !== '' || link.hasAttribute('download')) return null;
  const there = new URL(link.href, location.href);
  if (there.origin !== location.origin || there.pathname.startsWith('/api/')) return null;
  if (there.pathname === location.pathname && there.hash !== '') return null; // a place on this page
  return there.pathname + there.search + there.hash;
}

function plain(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}
