/** What may be chosen for each option, read from the JSON schema of the rules. */
import type { Option } from './options.ts';

export type Choices =
  | { readonly kind: 'one of'; readonly values: readonly string[] }
  | { readonly kind: 'yes or no' }
  | { readonly kind: 'number'; readonly least: number; readonly most: number }
  | { readonly kind: 'list of'; readonly values: readonly string[]; readonly most: number };

interface Schema {
  readonly $ref?: string;
  readonly $defs?: Readonly<Record<string, Schema>>;
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly items?: Schema;
  readonly enum?: readonly string[];
  readonly type?: string;
  readonly minimum?: number;
  readonly maximum?: number;
  readonly maxItems?: number;
}

/** What may be chosen for an option, or null where the schema says nothing that we can offer. */
export function choicesOf(schema: unknown, option: Pick<Option, 'group' | 'name'>): Choices | null {
  const whole = schema as Schema;
  const group = property(whole, whole, option.group);
  const found = option.name === null ? group : property(whole, group, option.name);
  if (found?.enum) return { kind: 'one of', values: found.enum };
  switch (found?.type) {
    case 'boolean':
      return { kind: 'yes or no' };
    case 'integer':
      return { kind: 'number', least: found.minimum ?? 0, most: found.maximum ?? 1_000_000 };
    case 'array':
      return { kind: 'list of', values: resolved(whole, found.items)?.enum ?? [], most: found.maxItems ?? 100 };
    default:
      return null;
  }
}

function property(whole: Schema, within: Schema | undefined, name: string): Schema | undefined {
  return resolved(whole, resolved(whole, within)?.properties?.[name]);
}

function resolved(whole: Schema, schema: Schema | undefined): Schema | undefined {
  const name = schema?.$ref?.split('/').at(-1);
  return name === undefined ? schema : whole.$defs?.[name];
}
