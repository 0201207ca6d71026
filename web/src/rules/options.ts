/** The options of a rule set, one by one and in words, whichever they are: groups and names come from the rules. */
import { knows, say } from '../words/words.svelte.ts';

export type Value = string | number | boolean | readonly string[];

/** `name` is null where the group is an option itself. `key` is as the server names it: `stock.pass`, `showdown`. */
export interface Option {
  readonly key: string;
  readonly group: string;
  readonly name: string | null;
  readonly value: Value;
}

export interface Group {
  readonly name: string;
  readonly options: readonly Option[];
}

/** All options of some rules, by group. */
export function groupsOf(rules: object): readonly Group[] {
  return Object.entries(rules).map(([group, inside]) => ({ name: group, options: optionsIn(group, inside as Value | object) }));
}

export function optionsOf(rules: object): readonly Option[] {
  return groupsOf(rules).flatMap((group) => group.options);
}

/** What the catalogue calls an option. */
export function optionKey(option: Pick<Option, 'group' | 'name'>): string {
  return option.name === null ? `option-${option.group}` : `option-${option.group}-${option.name}`;
}

export function optionName(option: Pick<Option, 'group' | 'name'>): string {
  return say(optionKey(option));
}

export function optionHelp(option: Pick<Option, 'group' | 'name'>): string {
  return say(`${optionKey(option)}.help`);
}

/** What a value of an option is called. */
export function valueName(option: Pick<Option, 'group' | 'name'>, value: Value): string {
  if (typeof value === 'number') return String(value);
  if (Array.isArray(value)) return value.length === 0 ? say('ui-none') : value.map((one) => named(option, one)).join(', ');
  return named(option, String(value));
}

function named(option: Pick<Option, 'group' | 'name'>, value: string): string {
  const key = `${optionKey(option).replace(/^option/, 'value')}-${value}`;
  return knows(key) ? say(key) : value;
}

export function same(one: Value | undefined, other: Value | undefined): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}

function optionsIn(group: string, inside: Value | object): readonly Option[] {
  if (typeof inside !== 'object' || Array.isArray(inside)) return [{ key: group, group, name: null, value: inside as Value }];
  return Object.entries(inside).map(([name, value]) => ({ key: `${group}.${name}`, group, name, value: value as Value }));
}

/** Whether an option matters under these rules: in a match for lives nothing is paid, and in one for a pot no lives are lost. */
export function matters(option: Pick<Option, 'key' | 'group'>, all: readonly Option[]): boolean {
  const forLives = all.some((one) => one.key === 'stakes.kind' && one.value === 'lives');
  if (option.key === 'stakes.lives') return forLives;
  return !forLives || (option.group !== 'reentry' && option.key !== 'stakes.stake' && option.key !== 'stakes.ante');
}
