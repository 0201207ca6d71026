/** The options of a rule set, one by one and in words, whichever they are: groups and names come from the rules. */
import { knows, say } from '../words/words.svelte.ts';

export type Value = string | number | boolean | null | readonly (string | number)[];

/** `name` is null where the group is an option itself. `key` is as the server names it: `stock.pass`, `showdown`. */
export interface Option {
  readonly key: string;
  readonly game: string;
  readonly group: string;
  readonly name: string | null;
  readonly value: Value;
}

/** What names an option, without its value. */
export type Which = Pick<Option, 'game' | 'group' | 'name'>;

export interface Group {
  readonly name: string;
  readonly title: string;
  readonly options: readonly Option[];
}

/** The group of the options that stand alone and have no heading of their own. */
const ALONE = '';

/** All options of some rules, by group. Those that stand alone come together, unless a heading is theirs. */
export function groupsOf(game: string, rules: object): readonly Group[] {
  const groups = new Map<string, Option[]>();
  for (const [group, inside] of Object.entries(rules)) {
    const options = optionsIn(game, group, inside as Value | object);
    const title = knows(`group-${game}-${group}`) ? group : ALONE;
    groups.set(title, [...(groups.get(title) ?? []), ...options]);
  }
  return [...groups].map(([name, options]) => ({ name, title: say(name === ALONE ? 'ui-options-alone' : `group-${game}-${name}`), options }));
}

export function optionsOf(game: string, rules: object): readonly Option[] {
  return Object.entries(rules).flatMap(([group, inside]) => optionsIn(game, group, inside as Value | object));
}

export function rulesetName(game: string, ruleset: string): string {
  return say(`ruleset-${game}-${ruleset}`);
}

export function rulesetHelp(game: string, ruleset: string): string {
  return say(`ruleset-${game}-${ruleset}.help`);
}

/** What the catalogue calls an option. */
export function optionKey(option: Which): string {
  const path = option.name === null ? option.group : `${option.group}-${option.name}`;
  return `option-${option.game}-${path}`;
}

export function optionName(option: Which): string {
  return say(optionKey(option));
}

export function optionHelp(option: Which): string {
  return say(`${optionKey(option)}.help`);
}

/** What a value of an option is called. */
export function valueName(option: Which, value: Value): string {
  if (Array.isArray(value)) return value.length === 0 ? say('ui-none') : value.map((one: string | number) => named(option, String(one))).join(', ');
  if (value === null) return named(option, 'none', say('ui-none'));
  return named(option, String(value));
}

function named(option: Which, value: string, otherwise = value): string {
  const key = `${optionKey(option).replace(/^option/, 'value')}-${value}`;
  return knows(key) ? say(key) : otherwise;
}

export function same(one: Value | undefined, other: Value | undefined): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}

function optionsIn(game: string, group: string, inside: Value | object): readonly Option[] {
  if (typeof inside !== 'object' || inside === null || Array.isArray(inside)) return [{ key: group, game, group, name: null, value: inside as Value }];
  return Object.entries(inside).map(([name, value]) => ({ key: `${group}.${name}`, game, group, name, value: value as Value }));
}
