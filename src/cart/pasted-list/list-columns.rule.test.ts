import { expect, test } from 'vitest';
import { columnsByHeads, isCount, isHeadingRow } from './list-columns.rule.ts';

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

test('where one column counts for both ends of a motor, its count is shared, and to be asked about', () => {
  const { groups } = columnsByHeads(['Motor', 'DE Bearing', 'NDE Bearing', 'Qty'], [['M1', '6309 C3', '6209', '2']]);
  expect(groups.map(({ item, quantity, isCountShared }) => [item, quantity, isCountShared])).toEqual([
    [1, [3], true],
    [2, [3], true],
  ]);
});

test.each([
  [['Our Code', 'Your Code', 'Qty'], ['RM-6205-01', '6205-2Z', '10'], 0],
  [['Material', 'Description', 'Qty'], ['100023411', 'BRG 6205 ZZ', '10'], 0],
  [['Part No', 'Qty'], ['6205', '10'], -1],
])("%j: the buyer's own numbers stand in a column of their own", (heads, row, own) => {
  expect(columnsByHeads(heads, [row]).groups.map((group) => group.own)).toEqual([own]);
});
