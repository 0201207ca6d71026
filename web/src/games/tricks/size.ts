/** The measures of a trick on the cloth. */
export const MOST = 88; // as wide as they are on the table
export const GAP = 10; // between two of them
export const POT = 56; // what the pot takes above them

const SIZES = [150, 134, 118, 104, 96, 88, 76, 66, 56, 50, 44, 38];
const SMALLEST = 34;
const WORDS = 24; // a name below a card
const ROWS = 6; // between two rows

/** How wide the cards of a trick may be so that all of them fit. */
export function sizeOf(cards: number, wide: number, high: number, { most, gap }: { most: number; gap: number }): number {
  const fits = (size: number) => {
    const inRow = Math.max(Math.floor((wide + gap) / (size + gap)), 1);
    const rows = Math.ceil(Math.max(cards, 2) / inRow);
    return rows * ((size * 88) / 63 + WORDS) + (rows - 1) * ROWS <= high;
  };
  return SIZES.find((size) => size <= most && fits(size)) ?? SMALLEST;
}
