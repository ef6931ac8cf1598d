import { expect, test } from 'vitest';
import { sheetToCsv } from './sheet-to-csv.ts';

test('cells of a spreadsheet become one line each', () => {
  const sheet = [
    ['for', 'discount_percent', 'valid_from'],
    ['6205\n2RS', 48.100000000001, new Date('2026-12-01T00:00:00Z')],
    ['Seals, all', null, true],
  ];
  expect(sheetToCsv(sheet)).toBe('for,discount_percent,valid_from\n6205 2RS,48.1,2026-12-01\n"Seals, all",,');
});
