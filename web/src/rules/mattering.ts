/** Which options mean anything beside the others: the game knows. */
import { viewOf } from '../games/index.ts';
import type { Option } from './options.ts';

export function matters(option: Option, all: readonly Option[]): boolean {
  return viewOf(option.game).matters?.(option, all) ?? true;
}
