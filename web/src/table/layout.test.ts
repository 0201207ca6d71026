import { describe, expect, test } from 'vitest';
import { boxAt, layOut, overlapping } from './layout.ts';

const clothes = {
  'phone 390 × 844': { width: 390, height: 470, large: false },
  'small phone 360 × 640': { width: 360, height: 330, large: false },
  'phone lying 844 × 390': { width: 560, height: 290, large: false },
  'desktop 1280 × 800': { width: 928, height: 740, large: true },
  'desktop 1920 × 1080': { width: 1568, height: 1020, large: true },
  'tablet 820 × 1180': { width: 820, height: 1120, large: true },
};

describe.each(Object.entries(clothes))('on a %s', (_name, { width, height, large }) => {
  test.each(Array.from({ length: 20 }, (_, seats) => seats + 1))('%i other seats lie apart, and on the cloth', (others) => {
    const layout = layOut(others, width, height, large);
    if (layout.kind === 'list') return expect(width > height && others > 12).toBe(true);
    expect(layout.spots).toHaveLength(others);
    expect(overlapping(layout, width, height)).toBe(false);
    for (const spot of layout.spots) {
      const box = boxAt(spot, layout.seat);
      expect(box.left).toBeGreaterThanOrEqual(0);
      expect(box.left + box.width).toBeLessThanOrEqual(width);
      expect(box.top).toBeGreaterThanOrEqual(0);
      expect(box.top + box.height).toBeLessThanOrEqual(layout.height + 1);
    }
  });
});

test.each([
  [390, 470],
  [360, 330],
])('thirteen seats need no scrolling on a cloth of %i × %i', (width, height) => {
  expect(layOut(12, width, height, false).height).toBeLessThanOrEqual(height);
});

test('your left neighbour sits just above the left corner, your right one above the right', () => {
  for (let others = 3; others < 20; others++) {
    for (const large of [false, true]) {
      const { spots, height } = layOut(others, large ? 928 : 390, large ? 740 : 470, large);
      const [first, last] = [spots[0], spots.at(-1)];
      expect(first?.x).toBeLessThan(last?.x ?? 0);
      expect(Math.abs((first?.y ?? 0) - (last?.y ?? 0))).toBeLessThan(height * 0.04);
      expect(Math.max(...spots.map((spot) => spot.y)) - (first?.y ?? 0)).toBeLessThan(height * 0.04);
    }
  }
});

test('cards are as large as the reference has them', () => {
  expect(layOut(5, 390, 470, false).card).toBe(56);
  expect(layOut(12, 390, 470, false).card).toBe(44);
  expect(layOut(12, 360, 330, false).card).toBe(34);
  expect(layOut(5, 928, 740, true).card).toBe(82);
  expect(layOut(19, 928, 740, true).card).toBeGreaterThanOrEqual(44);
});

test('with one other seat there is room for pot and stock below it', () => {
  const { spots, centre } = layOut(1, 390, 470, false);
  expect(centre.height).toBeGreaterThan(250);
  expect(spots[0]?.y).toBeLessThan(centre.top);
});

test('on an upright phone twenty seats stay a table, even on a low cloth', () => {
  expect(layOut(19, 360, 240, false, 1, true).kind).toBe('ring');
});

test('where a page is magnified to twice its size, the seats become a list', () => {
  expect(layOut(6, 320, 400, false).kind).toBe('list');
});
