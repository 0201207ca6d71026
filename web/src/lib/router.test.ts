import { afterEach, beforeEach, expect, test } from 'vitest';
import { pageOf, router } from './router.svelte.ts';

let stop: () => void;
beforeEach(() => {
  history.replaceState(null, '', '/');
  stop = router.listen();
});
afterEach(() => {
  stop();
  document.body.innerHTML = '';
});

test.each([
  ['/', { name: 'lobby' }],
  ['/t/abc123', { name: 'table', id: 'abc123' }],
  ['/t/abc%20123', { name: 'table', id: 'abc 123' }],
  ['/t/%E0%A4%A', { name: 'table', id: '%E0%A4%A' }],
  ['/rules', { name: 'rules', game: null }],
  ['/rules/byteskille/', { name: 'rules', game: 'byteskille' }],
  ['/rules/krypkille', { name: 'rules', game: 'krypkille' }],
  ['/learn/krypkille', { name: 'learn', game: 'krypkille' }],
  ['/learn/whist', { name: 'unknown', path: '/learn/whist' }],
  ['/rules/whist', { name: 'unknown', path: '/rules/whist' }],
  ['/t', { name: 'unknown', path: '/t' }],
  ['/t/a/b', { name: 'unknown', path: '/t/a/b' }],
])('%s is a page', (path, page) => {
  expect(pageOf(path)).toEqual(page);
});

function press(link: string, how: MouseEventInit = {}): MouseEvent {
  document.body.innerHTML = link;
  const event = new MouseEvent('click', { bubbles: true, cancelable: true, ...how });
  document.querySelector('a b')?.dispatchEvent(event);
  return event;
}

test('a link to a page of ours opens it without loading, and Back goes back', async () => {
  expect(press('<a href="/t/abc"><b>x</b></a>').defaultPrevented).toBe(true);
  expect(router.page).toEqual({ name: 'table', id: 'abc' });
  expect(location.pathname).toBe('/t/abc');
  const back = new Promise((resolve) => window.addEventListener('popstate', resolve, { once: true }));
  history.back();
  await back;
  expect(router.page).toEqual({ name: 'lobby' });
});

test.each([
  ['<a href="/t/abc"><b>x</b></a>', { ctrlKey: true }],
  ['<a href="/t/abc" target="_blank"><b>x</b></a>', {}],
  ['<a href="https://example.org/t/abc"><b>x</b></a>', {}],
  ['<a href="/api/tables/abc/record" download><b>x</b></a>', {}],
  ['<a href="#make"><b>x</b></a>', {}],
])('%s is left to the browser', (link, how) => {
  expect(press(link, how).defaultPrevented).toBe(false);
  expect(router.page).toEqual({ name: 'lobby' });
});
