import { afterEach, expect, test } from 'vitest';
import { byteskille } from '../games/byteskille/index.ts';
import { pressed } from './keys.ts';

const [swap, stand] = byteskille.keys;

afterEach(() => document.body.replaceChildren());

/** What a key means that is pressed where `markup` has its `#here`, or else on the bare page. */
function meant(key: string, { markup = '', on = true, keys = byteskille.keys, taken = false, ...held }: Partial<Given> = {}) {
  document.body.innerHTML = markup;
  const press = new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true, ...held });
  let meaning: ReturnType<typeof pressed> | undefined;
  document.addEventListener('keydown', (event) => (meaning = pressed(event, on, keys)), { once: true });
  const here = document.querySelector('#here') ?? document.body;
  if (taken) here.addEventListener('keydown', (event) => event.preventDefault(), { once: true });
  here.dispatchEvent(press);
  return meaning;
}

interface Given extends KeyboardEventInit {
  readonly markup: string;
  readonly on: boolean;
  readonly keys: typeof byteskille.keys;
  readonly taken: boolean; // whatever has the focus has used the key already
}

test('S swaps and N stands, small or capital', () => {
  for (const key of ['s', 'S']) expect(meant(key)).toBe(swap);
  for (const key of ['n', 'N']) expect(meant(key)).toBe(stand);
});

test('L, R and ? open the log, the rules and the help; other keys do nothing', () => {
  expect(['l', 'L', 'r', '?'].map((key) => meant(key))).toEqual(['log', 'log', 'rules', 'help']);
  for (const key of ['x', ' ', 'Escape', 'Tab', 'ArrowLeft']) expect(meant(key)).toBeNull();
});

test('Enter goes on, unless the game has a use for it', () => {
  expect(meant('Enter', { keys: [] })).toBe('go-on');
  expect(meant('Enter')).toBe(stand);
});

test('whoever has switched single keys off presses them in vain', () => {
  for (const key of ['s', 'n', 'l', '?', 'Enter']) expect(meant(key, { on: false })).toBeNull();
});

test.each([
  ['the line to talk in', '<input id="here">'],
  ['a longer text', '<textarea id="here"></textarea>'],
  ['a list of choices', '<select id="here"><option>Lives</option></select>'],
  ['a text in the page', '<p contenteditable="true"><b id="here">Byte</b></p>'],
])('whoever writes in %s writes', (_where, markup) => {
  for (const key of ['s', 'n', 'l', '?', 'Enter']) expect(meant(key, { markup })).toBeNull();
});

test.each([
  ['button', '<button><svg id="here"></svg>Swap</button>'],
  ['link', '<a href="#rules"><span id="here">Rules</span></a>'],
  ['fold', '<details><summary id="here">More</summary></details>'],
  ['label', '<label id="here">Sound</label>'],
])('Enter on a %s is its own, and every other key still the table’s', (_what, markup) => {
  expect(meant('Enter', { markup })).toBeNull();
  expect(meant('Enter', { markup, keys: [] })).toBeNull();
  expect(meant('s', { markup })).toBe(swap);
  expect(meant('l', { markup })).toBe('log');
});

test('a browser’s own shortcut stays the browser’s', () => {
  for (const held of [{ ctrlKey: true }, { metaKey: true }, { altKey: true }]) {
    for (const key of ['s', 'l', 'r']) expect(meant(key, held)).toBeNull();
  }
  expect(meant('?', { shiftKey: true })).toBe('help');
});

test('a key that is held down swaps once, and one that was used already does nothing more', () => {
  expect(meant('s', { repeat: true })).toBeNull();
  expect(meant('s', { taken: true })).toBeNull();
});
