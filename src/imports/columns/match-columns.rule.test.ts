import { expect, test } from 'vitest';
import { maxImportColumns } from '../import-kind.data.ts';
import { itemImporter } from '../kinds/import-items.server.ts';
import { isPossibleMapping, knownColumns, matchColumns, missingColumns } from './match-columns.rule.ts';

const column = (name: string, aliases: string[] = [], required = false) => ({ name, aliases, required, meaning: '' });
const columns = [
  column('itemcode', ['Part No.', 'SKU'], true),
  column('on_hand', ['Qty', 'Stock'], true),
  column('shelf'),
];

test.each([
  [
    ['itemcode', 'on_hand'],
    ['itemcode', 'on_hand'],
  ],
  [
    ['Item Code', 'ON-HAND', 'Shelf'],
    ['itemcode', 'on_hand', 'shelf'],
  ],
  [
    ['Stock', 'part no', 'Remarks', ''],
    ['on_hand', 'itemcode', '', ''],
  ],
  [
    ['Qty', 'on_hand', 'SKU'],
    ['', 'on_hand', 'itemcode'],
  ],
  [
    ['Qty', 'Stock'],
    ['on_hand', ''],
  ],
])('the headings %j mean %j', (header, mapping) => {
  expect(matchColumns(header, columns)).toEqual(mapping);
});

test.each([
  [['Part no', 'STOCK', 'Remarks', ''], 2],
  [['Qty', 'Stock', 'on_hand'], 1],
  [[...new Array<string>(maxImportColumns).fill(''), 'Qty'], 0],
])('the row %j names some of our columns: %i', (cells, count) => {
  expect(knownColumns(columns)(cells)).toBe(count);
});

test('an empty heading is never a column, not even one whose other name has no letters', () => {
  const unnamed = [column('no', ['#'])];
  expect(matchColumns(['', '#', ' '], unnamed)).toEqual(['', '', '']);
});

test('required columns that nothing was matched with are named', () => {
  expect(missingColumns(['', 'itemcode'], columns)).toEqual(['on_hand']);
  expect(missingColumns([], columns)).toEqual(['itemcode', 'on_hand']);
});

test.each([
  [['itemcode', ''], true],
  [['itemcode'], false],
  [['itemcode', 'itemcode'], false],
  [['itemcode', 'colour'], false],
])('%j for two headings is possible: %s', (mapping, possible) => {
  expect(isPossibleMapping(mapping, ['a', 'b'], columns)).toBe(possible);
});

test.each([
  [
    ['d', 'D', 'B'],
    ['bore_mm', 'outside_mm', 'width_mm'],
  ],
  [
    ['D', 'd', 'B'],
    ['outside_mm', 'bore_mm', 'width_mm'],
  ],
  [
    ['D (mm)', 'd (mm)', 'B (mm)'],
    ['outside_mm', 'bore_mm', 'width_mm'],
  ],
  [
    ['D (MM)', 'd (MM)', 'B (MM)'],
    ['outside_mm', 'bore_mm', 'width_mm'],
  ],
])('%j are the sizes of a bearing, whose d and D differ by their case alone', (header, mapping) => {
  expect(matchColumns(header, itemImporter.columns)).toEqual(mapping);
});
