/** Which sentences hold under which rule sets. */
import type { OfferedRuleset } from '../../../gen/api.ts';
import type { Statement } from './chapters.ts';
import { optionsOf, same, type Value } from '../../../rules/options.ts';
import { matters } from '../matters.ts';

/** A sentence to show, and the rule sets it holds under. */
export interface Held {
  readonly statement: Statement;
  readonly under: readonly OfferedRuleset[];
}

/** The sentences that hold under any of these rule sets; all of them while no rule set is known. */
export function heldUnder(statements: readonly Statement[], rulesets: readonly OfferedRuleset[]): readonly Held[] {
  const held = statements.map((statement) => ({ statement, under: rulesets.filter((set) => holds(statement, set)) }));
  return rulesets.length === 0 ? held : held.filter(({ under }) => under.length > 0);
}

function holds(statement: Statement, set: OfferedRuleset): boolean {
  const { when, unless } = statement;
  return (when === undefined || says(set, ...when)) && (unless === undefined || !says(set, ...unless));
}

function says(set: OfferedRuleset, key: string, value: Value): boolean {
  const options = optionsOf('byteskille', set.rules);
  return options.some((option) => option.key === key && same(option.value, value) && matters(option, options));
}
