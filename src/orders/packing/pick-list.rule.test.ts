import { expect, test } from 'vitest';
import { pickListLines, type UndispatchedLine } from './pick-list.rule.ts';

const line = (overrides: Partial<UndispatchedLine>): UndispatchedLine => ({
  order: 'NOD26000119',
  company: 'Western Gear & Pump',
  lineNo: 1,
  itemId: 7,
  itemName: '6205-2RS/C3',
  itemCode: 'ZW-10623',
  maker: 'ZWZ',
  unit: 'NOS',
  shelf: 'A-03-2',
  owed: 10,
  reserved: 0,
  free: 0,
  ...overrides,
});
const picks = (...lines: Partial<UndispatchedLine>[]) =>
  pickListLines(lines.map(line)).map(({ lineNo, pick }) => [lineNo, pick]);

test.each<[string, Partial<UndispatchedLine>, number[][]]>([
  ['all of it is reserved', { reserved: 10 }, [[1, 10]]],
  ['a part is reserved, a part is free', { reserved: 4, free: 3 }, [[1, 7]]],
  ['more is free than is owed', { reserved: 4, free: 90 }, [[1, 10]]],
  ['nothing is there', {}, []],
  ['more is held than is there', { reserved: 4, free: -2 }, [[1, 4]]],
  ['freight', { itemId: null, free: 5 }, []],
])('%s', (_, owing, expected) => {
  expect(picks(owing)).toEqual(expected);
});

test('two lines of one item share its free pieces', () => {
  expect(picks({ free: 12 }, { lineNo: 2, free: 12 })).toEqual([
    [1, 10],
    [2, 2],
  ]);
});

test('pieces that others wait for are free for the customer they are held for', () => {
  expect(picks({ owed: 2, free: 3 }, { lineNo: 2, free: 6 }, { lineNo: 3, free: 3 })).toEqual([
    [1, 2],
    [2, 4],
  ]);
});

test('the list goes from shelf to shelf, and ends with what has none', () => {
  const shelves = ['B-01-1', '', 'A-11-1', 'A-3-2'].map((shelf, i) => ({ shelf, itemId: i + 1, reserved: 1 }));
  expect(pickListLines(shelves.map(line)).map((one) => one.shelf)).toEqual(['A-3-2', 'A-11-1', 'B-01-1', '']);
});

test('on one shelf the sizes follow each other', () => {
  const names = ['6310', '608', '6205'].map((itemName, i) => ({ itemName, itemId: i + 1, reserved: 1 }));
  expect(pickListLines(names.map(line)).map((one) => one.itemName)).toEqual(['608', '6205', '6310']);
});
