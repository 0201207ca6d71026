import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { RANKS } from '../cards/faces.ts';
import { LANGUAGES, settings } from '../lib/settings.svelte.ts';
import { cardName, knows, listed, say, sayIn } from './words.svelte.ts';

const TEXT = '../src/kille/text';

/** What the client is written in, without what it is tested with. */
function sources(folder = 'src'): string[] {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) return entry.name === 'gen' ? [] : sources(path);
    return /\.(ts|svelte)$/.test(entry.name) && !entry.name.endsWith('.test.ts') ? [readFileSync(path, 'utf8')] : [];
  });
}

/** Keys as they stand in the code: whole, or with holes such as `ui-ribbon-${card}`. */
function keysIn(code: string): string[] {
  const strings = [...code.matchAll(/'((?:\\.|[^'\\\n])*)'|"((?:\\.|[^"\\\n])*)"|`((?:\\.|[^`\\])*)`/g)];
  return strings.flatMap(([, single, double, hole]) => (single ?? double ?? hole ?? '').match(/\bui-[\w.-]*(?:\$\{[^}]*\}[\w.-]*)*/g) ?? []);
}

const said = [...new Set(sources().flatMap(keysIn))];
const whole = said.filter((key) => !key.includes('${'));
const holed = said.filter((key) => key.includes('${')).map((key) => new RegExp(`^${key.replaceAll('.', '\\.').replaceAll(/\$\{[^}]*\}/g, '[\\w-]+')}$`));

/** All lines of one language. */
function lines(): string[] {
  return readdirSync(`${TEXT}/en`).flatMap((file) => readFileSync(`${TEXT}/en/${file}`, 'utf8').split('\n'));
}

function messages(): string[] {
  return lines().flatMap((line) => /^(ui-[\w-]+) =/.exec(line)?.[1] ?? []);
}

test.each(LANGUAGES)('every key in the code has words, in %s', (language) => {
  settings.language = language;
  expect(whole.length).toBeGreaterThan(100);
  expect(whole.filter((key) => !knows(key))).toEqual([]);
});

test('every message of the browser is said somewhere', () => {
  const keys = new Set(whole.map((key) => key.split('.')[0]));
  expect(messages().filter((key) => !keys.has(key) && !holed.some((pattern) => pattern.test(key)))).toEqual([]);
});

test('keys with holes fit some message', () => {
  const all = messages();
  const attributes = holed.filter((pattern) => !all.some((key) => pattern.test(key) || pattern.test(`${key}.help`) || pattern.test(`${key}.more`)));
  expect(attributes).toEqual([]);
});

/** What is between the brackets of each call of `say`. */
function callsIn(code: string): string[] {
  return [...code.matchAll(/\bsay\(/g)].map((call) => {
    const start = call.index + call[0].length;
    let end = start;
    for (let depth = 1; depth > 0 && end < code.length; end += 1) depth += code[end] === '(' ? 1 : code[end] === ')' ? -1 : 0;
    return code.slice(start, end - 1);
  });
}

test('every sentence gets the words it speaks of', () => {
  const needed = wordsNeeded();
  const wanting = sources().flatMap(callsIn).flatMap((call) => {
    const said = call.match(/'ui-[\w.-]+'/g) ?? [];
    const given = call.replaceAll(/'ui-[\w.-]+'/g, '');
    if (/,\s*\w+\s*$/.test(given)) return []; // all in one variable
    return said.filter((key) => [...(needed.get(key.slice(1, -1)) ?? [])].some((word) => !new RegExp(`\\b${word}\\b`).test(given)));
  });
  expect(wanting).toEqual([]);
});

/** By message, and by message and attribute, the variables in it. */
function wordsNeeded(): Map<string, Set<string>> {
  const found = new Map<string, Set<string>>();
  let message = '';
  let key = '';
  for (const line of lines()) {
    const [, name, attribute] = /^(?:([\w-]+) =| +\.([\w-]+) =)/.exec(line) ?? [];
    if (name !== undefined) message = key = name;
    if (attribute !== undefined) key = `${message}.${attribute}`;
    if (line.startsWith('#')) continue;
    const words = found.get(key) ?? new Set();
    for (const [, word = ''] of line.matchAll(/\$(\w+)/g)) words.add(word);
    found.set(key, words);
  }
  return found;
}

test.each(LANGUAGES)('cards have 21 different names and ribbons, in %s', (language) => {
  settings.language = language;
  expect(new Set(RANKS.map(cardName)).size).toBe(21);
  expect(new Set(RANKS.map((card) => say(`ui-ribbon-${card}`))).size).toBe(21);
});

test.each(LANGUAGES)('names that are proposed fit, in %s', (language) => {
  for (const name of sayIn(language, 'ui-proposed-names').split(', ')) expect([...name].length).toBeLessThanOrEqual(24);
});

test.each(LANGUAGES)('a debt is written with a minus, in %s', (language) => {
  expect(sayIn(language, 'ui-table-chips', { count: -3 })).toContain('−3');
});

test('names are joined as the language does', () => {
  settings.language = 'en';
  expect(listed(['Anna', 'Bo', 'Cia'])).toBe('Anna, Bo and Cia');
  settings.language = 'sv';
  expect(listed(['Anna', 'Bo', 'Cia'])).toBe('Anna, Bo och Cia');
});
