import { beforeEach, expect, test } from 'vitest';
import told from '../../../tests/server/offered.json' with { type: 'json' };
import type { Offered } from '../gen/api.ts';
import { optionsOf } from '../rules/options.ts';
import { choicesOf } from '../rules/schema.ts';
import { Draft, quickSetup } from './draft.svelte.ts';

const offered = told as unknown as Offered;
let draft: Draft;
beforeEach(() => {
  draft = new Draft(offered);
});

test('playing at once needs one seat for oneself and bots on the others', () => {
  const setup = quickSetup(offered, 'byteskille');
  expect(setup).toMatchObject({ game: 'byteskille', ruleset: 'classic', seats: 5, listed: false, seconds: null, options: {} });
  expect(setup.bots?.[0]).toBeNull();
  expect(setup.bots?.slice(1).every((bot) => offered.games[0]?.bots.includes(bot ?? ''))).toBe(true);
});

test('only what differs from the rule set is sent, by group', () => {
  draft.set('powers.cuckoo', 'reset');
  draft.set('stock.pass', 'draw_next');
  draft.set('showdown', 'kill_count');
  expect(draft.setup.options).toEqual({ powers: { cuckoo: 'reset' }, stock: { pass: 'draw_next' }, showdown: 'kill_count' });
  draft.set('stock.pass', 'no_exchange'); // as classic has it
  draft.set('reentry.prices', []);
  expect(draft.setup.options).toEqual({ powers: { cuckoo: 'reset' }, showdown: 'kill_count', reentry: { prices: [] } });
  draft.choose('rulebook');
  expect(draft.setup).toMatchObject({ ruleset: 'rulebook', options: {} });
});

test('seats stay within what the game takes, and who sits there stays', () => {
  draft.seat(1, 'odds');
  draft.seats = 99;
  expect(draft.seats).toBe(20);
  expect(draft.fits).toBe(false);
  draft.seats = 2;
  expect(draft.setup.bots).toEqual([null, 'odds']);
  expect(draft.fits).toBe(false);
  draft.seats = 3;
  expect(draft.fits).toBe(true);
});

test('every option of every rule set can be chosen, and what is written is among the choices', () => {
  for (const set of draft.game.rulesets) {
    for (const option of optionsOf(draft.game.name, set.rules)) {
      const choices = choicesOf(draft.game.schema, option);
      switch (choices?.kind) {
        case 'one of':
          expect(choices.values).toContain(option.value);
          break;
        case 'yes or no':
          expect(option.value).toBeTypeOf('boolean');
          break;
        case 'number':
          expect(option.value).toBeGreaterThanOrEqual(choices.least);
          expect(option.value).toBeLessThanOrEqual(choices.most);
          break;
        case 'list of':
          expect(choices.values).toEqual(expect.arrayContaining([...(option.value as readonly string[])]));
          break;
        case undefined:
          expect.unreachable(option.key);
      }
    }
  }
});
