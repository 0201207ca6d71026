/** Which options of Byteskille mean anything beside the others. */
import type { Option } from '../../rules/options.ts';

/** In a match for lives nothing is paid, and in one for a pot no lives are lost. */
export function matters(option: Pick<Option, 'key' | 'group'>, all: readonly Option[]): boolean {
  const forLives = all.some((one) => one.key === 'stakes.kind' && one.value === 'lives');
  if (option.key === 'stakes.lives') return forLives;
  return !forLives || (option.group !== 'reentry' && option.key !== 'stakes.stake' && option.key !== 'stakes.ante');
}
