import { expect, test } from 'vitest';
import { copiedText, isInRange, rangeBetween, readPaste } from './use-sheet-keys.ts';

const cells = { for: 'ZW-1', min_qty: '10', discount_percent: '', net_price: '90.50', valid_from: '', valid_to: '' };
const rows = [{ cells }, { cells: { ...cells, for: 'two\twords', net_price: '' } }, { cells }];

test('a range is the same from either end', () => {
  const range = { from: { row: 0, column: 1 }, to: { row: 2, column: 3 } };
  expect(rangeBetween({ row: 2, column: 1 }, { row: 0, column: 3 })).toEqual(range);
  expect([isInRange(range, 1, 2), isInRange(range, 1, 0), isInRange(range, 3, 2)]).toEqual([true, false, false]);
});

test('cells are copied as a spreadsheet takes them, and pasted as they were', () => {
  const text = copiedText(rows, rangeBetween({ row: 1, column: 3 }, { row: 0, column: 0 }));
  expect(text).toBe('ZW-1\t10\t\t90.50\ntwo words\t10\t\t');
  expect(readPaste(text)).toEqual([
    ['ZW-1', '10', '', '90.50'],
    ['two words', '10', '', ''],
  ]);
});

test('a single cell is copied alone', () => {
  expect(copiedText(rows, rangeBetween({ row: 2, column: 3 }, { row: 2, column: 3 }))).toBe('90.50');
});
