import { expect, test } from 'vitest';
import { isCount, isHeadingRow } from './list-columns.rule.ts';

test.each([
  [['Item', 'Qty'], true],
  [['d', 'D', 'B', 'Qty'], true],
  [['Item Code', 'Available Qty', 'Required Qty'], true],
  [['6205 ZZ', '10'], false],
  [['Dear Sir', 'please quote'], false],
])('%j names the columns: %s', (row, isHeading) => {
  expect(isHeadingRow(row)).toBe(isHeading);
});

test.each([
  ['10', true],
  ['1,000', true],
  ['10 nos', true],
  ['6205 ZZ', false],
  ['', false],
])("'%s' counts: %s", (text, is) => {
  expect(isCount(text)).toBe(is);
});
