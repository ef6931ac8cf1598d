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
  expect(missingColumns({ mapping: ['', 'itemcode'], fixed: {} }, columns)).toEqual(['on_hand']);
  expect(missingColumns({ mapping: [], fixed: {} }, columns)).toEqual(['itemcode', 'on_hand']);
  expect(missingColumns({ mapping: ['itemcode shelf'], fixed: { on_hand: '1' } }, columns)).toEqual([]);
});

test('a record is named by one set of columns or another', () => {
  const naming = [['itemcode'], ['itemname', 'brandname']];
  const missing = (...mapping: string[]) => missingColumns({ mapping, fixed: {} }, [], naming);
  expect(missing('itemname', '')).toEqual(['itemcode']);
  expect(missing('itemname', 'brandname')).toEqual([]);
  expect(missing('itemcode')).toEqual([]);
});

test('the column of the code is the name too, where no other is', () => {
  const also = [...columns, { ...column('itemname'), elseAs: 'itemcode' }];
  expect(matchColumns(['Part No', 'Qty'], also)).toEqual(['itemcode itemname', 'on_hand']);
  expect(matchColumns(['Part No', 'itemname'], also)).toEqual(['itemcode', 'itemname']);
});

test.each([
  [['itemcode', ''], true],
  [['itemcode'], false],
  [['itemcode', 'itemcode'], false],
  [['itemcode', 'colour'], false],
  [['itemcode shelf', 'on_hand'], true],
  [['itemcode shelf', 'shelf'], false],
])('%j for two headings is possible: %s', (mapping, possible) => {
  expect(isPossibleMapping({ mapping, fixed: {} }, ['a', 'b'], columns)).toBe(possible);
});

test('what is the same in every line is in no column', () => {
  const fixed = { shelf: 'A-1' };
  expect(isPossibleMapping({ mapping: ['itemcode', ''], fixed }, ['a', 'b'], columns)).toBe(true);
  expect(isPossibleMapping({ mapping: ['itemcode', 'shelf'], fixed }, ['a', 'b'], columns)).toBe(false);
  expect(isPossibleMapping({ mapping: ['itemcode', ''], fixed: { colour: 'red' } }, ['a', 'b'], columns)).toBe(false);
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
