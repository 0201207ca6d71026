import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import told from '../../../../../tests/server/offered.json' with { type: 'json' };
import type { Offered } from '../../../gen/api.ts';
import { CHAPTERS, SOURCES } from './chapters.ts';
import { heldUnder } from './holding.ts';
import { optionsOf } from '../../../rules/options.ts';
import { READINGS } from './readings.ts';
import { choicesOf } from '../../../rules/schema.ts';

const offered = told as unknown as Offered;
const game = offered.games[0];
if (game === undefined) throw new Error('No game is offered.');
const statements = CHAPTERS.flatMap((chapter) => chapter.statements);

test('what a sentence depends on is an option, and a value of it', () => {
  const options = optionsOf(game.name, game.rulesets[0]?.rules ?? {});
  for (const condition of statements.flatMap(({ when, unless }) => [when ?? [], unless ?? []]).filter((one) => one.length > 0)) {
    const [key, value] = condition as [string, unknown];
    const option = options.find((one) => one.key === key);
    expect(option, key).toBeDefined();
    const choices = option && choicesOf(game.schema, option);
    if (choices?.kind === 'one of') expect(choices.values).toContain(value);
    if (choices?.kind === 'list of') expect(choices.values).toEqual(expect.arrayContaining([...(value as string[])]));
  }
});

test('every rule set is told whole: each value it has of an option that is told about is told', () => {
  const told = ['powers.pig', 'powers.cuckoo', 'powers.harlequin', 'powers.harlequin_ties_cuckoo', 'stock.pass', 'stock.power'];
  const also = ['showdown', 'stakes.kind', 'endgame.dealer'];
  for (const set of game.rulesets) {
    const held = heldUnder(statements, [set]);
    for (const key of [...told, ...also]) {
      expect(held.some(({ statement }) => statement.when?.[0] === key), `${set.name} ${key}`).toBe(true);
    }
    const forLives = set.name === 'lives';
    for (const key of ['stakes.ante', 'reentry.prices', 'reentry.timing']) {
      expect(held.some(({ statement }) => statement.when?.[0] === key), `${set.name} ${key}`).toBe(!forLives);
    }
  }
});

test('every sentence holds under some rule set', () => {
  expect(heldUnder(statements, game.rulesets)).toHaveLength(statements.length);
});

test('all our readings are listed, and marked where they are told', () => {
  const catalogue = readFileSync('../src/kille/text/en/kille.ftl', 'utf8');
  const readings = [...catalogue.matchAll(/^(reading-byteskille-[\w-]+) =/gm)].map(([, key]) => key);
  expect(READINGS).toEqual(expect.arrayContaining(readings));
  const marked = new Set(statements.filter((statement) => statement.ours).map((statement) => statement.say));
  expect([...marked].filter((key) => key.startsWith('reading-byteskille-')).every((key) => readings.includes(key))).toBe(true);
  expect(readings.filter((key) => key !== undefined && !marked.has(key))).toEqual(['reading-byteskille-stock_plain']); // told by ui-rule-stock-plain
});

test('sources that are cited are listed, and all that rule sets name', () => {
  const cited = statements.flatMap((statement) => statement.sources ?? []).filter((source) => source !== 'gnav');
  const named = game.rulesets.flatMap((set) => set.sources);
  expect(SOURCES).toEqual(expect.arrayContaining([...new Set([...cited, ...named])]));
});
