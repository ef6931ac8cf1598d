import { expect, test } from 'vitest';
import { sheetToList } from './quick-sheet.rule.ts';

test('headings decide which column has the items and which the quantities', () => {
  const title = [
    ['Purchase list', null, null],
    ['', '', ''],
  ];
  const list = [
    ['Pos', 'Quantity', 'Part number'],
    [1, 40, '6205-2RS/C3'],
    [2, 4, 'NU 210'],
  ];
  expect(sheetToList(list)).toBe('\n6205-2RS/C3\t40\nNU 210\t4');
  expect(sheetToList([...title, ...list])).toBe('\n\n\n6205-2RS/C3\t40\nNU 210\t4');
});

test.each([
  [
    'two columns without headings',
    [
      ['6205-2RS/C3', '40'],
      ['30308', '12'],
    ],
    '6205-2RS/C3\t40\n30308\t12',
  ],
  [
    'a running number before them',
    [
      ['1', '6205', '40'],
      ['2', 'NU 210', '4'],
    ],
    '6205\t40\nNU 210\t4',
  ],
  ['names only', [['6205'], ['NU 210']], '6205\nNU 210'],
  [
    'a description between',
    [
      ['30308', 'Taper', 12],
      ['22220', 'Spherical', 4],
    ],
    '30308\t12\n22220\t4',
  ],
  ['a count written with decimals', [['30308', '12.00']], '30308\t12'],
])('%s are read', (_, sheet, list) => {
  expect(sheetToList(sheet)).toBe(list);
});

test('an item without a quantity keeps its line, a row without an item becomes a blank line', () => {
  expect(
    sheetToList([
      ['6205', 40],
      [null, null],
      ['30308', null],
    ]),
  ).toBe('6205\t40\n\n30308');
});

test('an empty sheet is an empty list', () => {
  expect([sheetToList([]), sheetToList([[null], ['']])]).toEqual(['', '']);
});
