import { expect, test } from 'vitest';
import type { DeskImport } from './import-texts.ts';
import {
  formText,
  headingText,
  leftOutCount,
  leftOutCounts,
  readingText,
  rowsText,
  unseenText,
} from './reading-texts.ts';

type Reading = NonNullable<DeskImport['reading']>;

const sheet = (more: Partial<Reading['sheets'][number]> = {}): Reading['sheets'][number] => ({
  name: 'Stock',
  isRead: true,
  problem: '',
  header: ['Part No', 'Old qty', ''],
  headLine: 4,
  sample: [],
  lines: 12,
  isLonger: false,
  hiddenRows: 0,
  struckRows: 0,
  hiddenColumns: [],
  ...more,
});
const reading = (more: Partial<Reading> = {}): Reading => ({
  encoding: null,
  delimiter: '',
  hiddenSheets: 0,
  withHidden: false,
  sheets: [sheet(), sheet({ name: 'Cover', isRead: false })],
  ...more,
});

test('how a file was read is said in one line', () => {
  expect(readingText(reading())).toBe('Sheet Stock of 2 · Workbook · names of the columns in line 4');
  expect(readingText(reading({ sheets: [sheet(), sheet({ name: 'Delhi', headLine: 1 })] }))).toBe(
    'Sheets Stock, Delhi of 2 · Workbook · names of the columns in line 4, 1',
  );
  expect(readingText(reading({ sheets: [sheet()] }))).toMatch(/^Sheet Stock · Workbook/);
  const text = reading({ encoding: 'windows-1252', delimiter: ';', sheets: [sheet({ name: '' })] });
  expect(readingText(text)).toBe('Text in Windows-1252, divided by semicolons · names of the columns in line 4');
  expect(formText(reading({ encoding: 'utf-16le', delimiter: '^' }))).toBe("Text in UTF-16, divided by '^'");
});

test('what the file does not show is counted over the sheets that are read', () => {
  expect(unseenText([sheet()])).toBe('');
  expect(unseenText([sheet({ hiddenRows: 1, hiddenColumns: [1, 2] }), sheet({ hiddenRows: 2, struckRows: 1 })])).toBe(
    '3 hidden rows, 1 row that is struck through, 2 hidden columns (Old qty, Column C, without a name)',
  );
});

test('rows that were not all counted are said to be more, and a column without a name has its letter', () => {
  expect([rowsText(sheet()), rowsText(sheet({ lines: 50_000, isLonger: true }))]).toEqual([
    '12 rows',
    'more than 50,000 rows',
  ]);
  expect(headingText(['Part No', ''], 1)).toBe('Column B, without a name');
});

test('rows that are left out are counted by what they are', () => {
  const left = { leftOut: { title: 2, total: 1, hidden: 1_200 } };
  expect(leftOutCount(left)).toBe(1_203);
  expect(leftOutCounts(left)).toBe('2 above the names of the columns, 1 total, 1,200 hidden in the file');
});
