/** The words of the chosen language. Whatever is said here is said again when the language changes. */
import { FluentBundle, FluentNumber, FluentResource, type FluentVariable } from '@fluent/bundle';
import type { Token } from '../gen/games.ts';
import { settings, type Language } from '../lib/settings.svelte.ts';

export type Words = Readonly<Record<string, FluentVariable>>;

/** A number in a sentence, with a minus where English would have a hyphen. */
class Count extends FluentNumber {
  override toString(scope?: Parameters<FluentNumber['toString']>[0]): string {
    return super.toString(scope).replace('-', '−');
  }
}

/** A file for what is common and one for each game, by path. */
const FILES = import.meta.glob<string>('../../../src/kille/text/*/*.ftl', { query: '?raw', import: 'default', eager: true });
const CATALOGUES: Readonly<Record<Language, FluentBundle>> = { sv: bundle('sv'), en: bundle('en') };

/** Every language has the same ones. */
const KEYS: readonly string[] = Object.entries(FILES).flatMap(([path, source]) =>
  path.includes('/text/en/') ? [...source.matchAll(/^([a-z][\w-]*) *=/gm)].map(([, key = '']) => key) : [],
);

/** American English would have a comma before the “and”. */
const JOINING: Readonly<Record<Language, string>> = { sv: 'sv', en: 'en-GB' };

/** The message `key` (or `key.attribute`), in the language of the page. An unknown key is shown as it is. */
export function say(key: string, words: Words = {}): string {
  return sayIn(settings.language, key, words);
}

export function sayIn(language: Language, key: string, words: Words = {}): string {
  const catalogue = CATALOGUES[language];
  const pattern = find(catalogue, key);
  if (pattern === null) return key;
  // A word that is wanting stands there as its name: a page with a hole in a sentence is better than no page.
  const faults: Error[] = [];
  const counted = Object.entries(words).map(([name, word]) => [name, typeof word === 'number' ? new Count(word) : word] as const);
  const sentence = catalogue.formatPattern(pattern, Object.fromEntries(counted), faults);
  if (import.meta.env.DEV && faults.length > 0) console.error(key, ...faults);
  return sentence;
}

/** Whether there is such a message. */
export function knows(key: string): boolean {
  return find(CATALOGUES[settings.language], key) !== null;
}

export function cardName(card: Token): string {
  return say(`card-${card}`);
}

/** “Anna, Bo and Cia”, as the language joins names. */
export function listed(names: readonly string[]): string {
  return new Intl.ListFormat(JOINING[settings.language], { type: 'conjunction' }).format(names);
}

/** “34 %” (in English “34%”), or the number alone. */
export function percent(share: number, bare = false): string {
  const whole = { maximumFractionDigits: 0 };
  return bare
    ? new Intl.NumberFormat(settings.language, whole).format(100 * share)
    : new Intl.NumberFormat(settings.language, { style: 'percent', ...whole }).format(share);
}

/** “1.3”, in Swedish “1,3”. */
export function tenths(number: number): string {
  return new Intl.NumberFormat(settings.language, { minimumFractionDigits: 1, maximumFractionDigits: 1 }).format(number);
}

/** “3 to 8”, or “4” where that is all. */
export function span(fewest: number, most: number): string {
  return fewest === most ? String(most) : say('span', { fewest, most });
}

/** “2 or 4”. */
export function either(choices: readonly string[]): string {
  return new Intl.ListFormat(JOINING[settings.language], { type: 'disjunction' }).format(choices);
}

/** The keys that begin so, in the order of the catalogue: all of a game's rules. */
export function keysOf(prefix: string): readonly string[] {
  return KEYS.filter((key) => key.startsWith(prefix));
}

function find(catalogue: FluentBundle, key: string) {
  const [name = '', attribute] = key.split('.');
  const message = catalogue.getMessage(name);
  return (attribute === undefined ? message?.value : message?.attributes[attribute]) ?? null;
}

function bundle(language: Language): FluentBundle {
  const made = new FluentBundle(language, { useIsolating: false });
  for (const [path, source] of Object.entries(FILES)) {
    if (path.includes(`/text/${language}/`)) made.addResource(new FluentResource(source));
  }
  return made;
}
