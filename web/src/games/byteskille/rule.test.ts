import { beforeEach, expect, test } from 'vitest';
import told from '../../../../tests/server/offered.json' with { type: 'json' };
import type { Offered } from '../../gen/api.ts';
import type { Rules, WhyAgain, WhyNobody, WhyOut } from '../../gen/games/byteskille.ts';
import type { Event } from '../../gen/games.ts';
import type { Table } from '../../gen/messages.ts';
import { LANGUAGES, settings } from '../../lib/settings.svelte.ts';
import { recalled, type Chronicle } from '../../table/chronicle.ts';
import { knows, say } from '../../words/words.svelte.ts';
import { byteskille } from './index.ts';
import type { Finished } from './reading.svelte.ts';
import { dealtAgain, ruleBehind } from './rule.ts';

beforeEach(() => (settings.language = 'en'));

const sets = (told as unknown as Offered).games.find(({ name }) => name === 'byteskille')?.rulesets ?? [];
const tableBy = (ruleset: string) => ({ ruleset, rules: sets.find(({ name }) => name === ruleset)?.rules }) as unknown as Table;

/** A deal and how it went, and what was told when it was over. */
function deal(course: readonly object[], ...later: object[]): Chronicle {
  const told = [{ type: 'deal_began', dealer: 1 }, ...course, { type: 'deal_ended', out: [], held: [] }, ...later];
  return recalled(byteskille, told as unknown as readonly Event[], null, 2);
}
/** The rule that is read beside the result of the last deal. */
function read({ last, entries }: Chronicle, seat: number | null, table: Table | null = tableBy('classic')) {
  return ruleBehind(last as unknown as Finished, seat, table, dealtAgain(entries));
}
const out = (seat: number, why: WhyOut) => ({ type: 'went_out', seat, why, card: { value: '2', seen_by: [-2] } });
const nobody = (why: WhyNobody) => ({ type: 'nobody_lowest', why, seats: [0, 1] });
const again = (why: WhyAgain) => ({ type: 'dealt_again', why });

const REASONS: readonly WhyOut[] = ['struck_by_hussar', 'struck_by_pig', 'lowest', 'low_harlequin', 'among_the_lowest', 'asked_hussar', 'asked_pig'];

test.each(LANGUAGES)('every reason to be out has a rule in words, in %s', (language) => {
  settings.language = language;
  for (const why of REASONS) {
    expect(knows(`why-${why}`), why).toBe(true);
    expect(read(deal([out(0, why)]), 0)?.words).toBe(say(`why-${why}`));
  }
});

test('two who are out for different reasons read each their own rule', () => {
  const both = deal([out(0, 'struck_by_pig'), out(1, 'lowest')]);
  expect(read(both, 0)?.words).toMatch(/^A Pig that is asked strikes somebody/);
  expect(read(both, 1)?.words).toMatch(/^When all have shown/);
});

test('what the Pig does at this table stands beside its rule, as the rule set has it', () => {
  const struck = deal([out(0, 'struck_by_pig')]);
  const values = sets.map(({ name, rules }) => {
    const value = read(struck, 0, tableBy(name))?.value;
    expect(value).toBe(`The Pig: ${say(`value-byteskille-powers-pig-${(rules as Rules).powers.pig}`)}`);
    return value;
  });
  expect(new Set(values).size).toBeGreaterThan(2);
});

test.each([
  ['lowest', 'Who goes out'],
  ['among_the_lowest', 'Who goes out'],
  ['low_harlequin', 'The Harlequin'],
  ['asked_pig', 'The last two'],
  ['asked_hussar', 'The last two'],
] as const)('%s: beside the rule stands what this table has chosen, under “%s”', (why, option) => {
  expect(read(deal([out(0, why)]), 0)?.value).toMatch(new RegExp(`^${option}: \\w`));
});

test('a Hussar strikes by every rule set: no option stands beside it, nor where the table is not known', () => {
  expect(read(deal([out(0, 'struck_by_hussar')]), 0)?.value).toBe('');
  expect(read(deal([out(0, 'lowest')]), 0, null)).toMatchObject({ value: '' });
});

test('when nobody is out for a low card, the rule says why', () => {
  expect(read(deal([nobody('everyone_lowest')]), null)?.words).toMatch(/^If all hold the same lowest card/);
  expect(read(deal([nobody('no_killing_card')]), null)?.value).toMatch(/^Who goes out: /);
  expect(read(deal([nobody('struck_instead'), out(0, 'struck_by_pig')]), 0)?.words).toMatch(/^A Pig that is asked/);
});

test('cards that are dealt again without a showdown have their rule too', () => {
  expect(read(deal([], again('harlequin')), null)?.words).toMatch(/^When two are left and either is dealt a Harlequin/);
  expect(read(deal([], again('agreed')), null)?.words).toMatch(/^New cards were asked for/);
});

test('after a showdown it is the showdown’s rule that is read', () => {
  expect(read(deal([nobody('everyone_lowest')], again('tie')), null)?.words).toMatch(/^If all hold the same lowest card/);
});

test('that the deal before was dealt again says nothing of this one', () => {
  const before = [{ type: 'deal_ended', out: [], held: [] }, again('agreed'), { type: 'deal_began', dealer: 1 }];
  expect(read(deal(before), null)).toBeNull();
});
