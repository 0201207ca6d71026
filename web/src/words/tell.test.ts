import { expect, test } from 'vitest';
import told from '../../../tests/text/arguments.json' with { type: 'json' };
import type { Event } from '../gen/games.ts';
import { LANGUAGES, settings } from '../lib/settings.svelte.ts';
import { tell, words } from './tell.ts';

test.each(LANGUAGES)('events have the arguments that Python finds, in %s', (language) => {
  settings.language = language;
  for (const { event, viewer, said } of told.told) {
    expect(words(event as unknown as Event, told.names, viewer), JSON.stringify(event)).toEqual(said[language]);
  }
});

test.each(LANGUAGES)('every event is told in whole sentences, in %s', (language) => {
  settings.language = language;
  for (const { event, viewer } of told.told) {
    const sentence = tell(event as unknown as Event, told.names, viewer);
    expect(sentence).toMatch(/^\S.*\S$/s);
    expect(sentence).not.toMatch(/[{}]|event-|undefined| {2}/);
  }
});
