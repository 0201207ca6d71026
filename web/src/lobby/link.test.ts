import { expect, test } from 'vitest';
import { tableIn } from './link.ts';

test.each([
  ['https://kille.example/t/3mm98vue5y57', '3mm98vue5y57'],
  [' kille.example/t/3mm98vue5y57?from=mail ', '3mm98vue5y57'],
  ['/t/3mm98vue5y57#x', '3mm98vue5y57'],
  ['3mm98vue5y57', '3mm98vue5y57'],
  ['https://kille.example/rules', null],
  ['<b>', null],
  ['', null],
])('%s leads to %s', (pasted, table) => {
  expect(tableIn(pasted)).toBe(table);
});
