import { expect, test } from 'vitest';
import { LANGUAGES, settings } from '../lib/settings.svelte.ts';
import { keysOf, knows, say } from '../words/words.svelte.ts';
import { sectionsOf } from './told.ts';

const games = keysOf('game-').map((key) => key.replace('game-', ''));
const told = games.filter((game) => keysOf(`rule-${game}-`).length > 0);

test('rules are told in the order of the catalogue, in sections with a title', () => {
  const sections = sectionsOf('krypkille');
  expect(sections.length).toBeGreaterThan(1);
  expect(sections.flatMap(({ paragraphs }) => paragraphs.map(({ key }) => key))).toEqual(keysOf('rule-krypkille-'));
});

test.each(LANGUAGES)('every title and paragraph has words, and every source that is cited has a name, in %s', (language) => {
  settings.language = language;
  for (const { title, paragraphs } of told.flatMap(sectionsOf)) {
    expect(title).toMatch(/^\S/);
    for (const { key, sources } of paragraphs) {
      expect(say(key)).not.toMatch(/[{}]|rule-/);
      for (const source of sources) expect(knows(`source-${source}`), `${key} ${source}`).toBe(true);
    }
  }
});

test('a game without such words has no sections', () => {
  expect(sectionsOf('whist')).toEqual([]);
});
