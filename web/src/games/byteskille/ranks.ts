import type { Card } from '../../gen/games/byteskille.ts';

const NUMERALS = ['1', '2', '3', '4', '5', '6', '7', '8', '9', '10', '11', '12'] as const;
/** From the lowest to the highest, as the ladder at the edge of each card shows it. */
export const RANK: readonly Card[] = [
  ...(['fool', 'flowerpot', 'wreath'] as const),
  ...NUMERALS,
  ...(['inn', 'cavalier', 'pig', 'hussar', 'cuckoo', 'harlequin'] as const),
];
