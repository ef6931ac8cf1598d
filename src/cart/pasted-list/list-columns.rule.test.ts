import { expect, test } from 'vitest';
import { listText } from '../../../tests/fixtures/list-rows.ts';
import { isHeadingRow, readPastedList, readTable } from './list-columns.rule.ts';

type Cell = string | number | null;
const texts = (sheet: readonly (readonly Cell[])[]) => sheet.map((row) => row.map((cell) => String(cell ?? '')));
const sheetToList = (sheet: readonly (readonly Cell[])[]) => listText(readTable(texts(sheet)).rows);

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
  ['a count that may be two or two thousand', [['30308', '2.000']], '30308\t2.000'],
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
  ).toBe('6205\t40\n\n30308\t');
});

test('an empty sheet is an empty list', () => {
  expect([sheetToList([]), sheetToList([[null], ['']])]).toEqual(['', '']);
});

test.each([
  ['Designation, Quantity', true],
  ['Part No.,Qty', true],
  ['S.No,Item,Qty', true],
  ['Sr,Part No,Required Qty', true],
  ['Item,Qty', true],
  ['6205,40 pcs', false],
  ['Item', false],
])('%j is a row of headings: %s', (row, is) => {
  expect(isHeadingRow(row.split(','))).toBe(is);
});

test('the column of the part numbers is told from the running number', () => {
  const list = [
    ['Sr No', 'Part No', 'Required Qty', 'Remark'],
    [1, '6205-2RS/C3', 40, 'urgent'],
    [2, 'NU 210', 4, null],
  ];
  const { rows, skipped } = readTable(texts(list));
  expect(listText(rows)).toBe('\n6205-2RS/C3\t40\nNU 210\t4');
  expect(skipped).toEqual([{ line: 1, text: 'Sr No, Part No, Required Qty, Remark' }]);
});

test.each([
  ['a price after the quantity', 'Item,Qty,Rate\n6205,5,250', '\n6205\t5', ['Item, Qty, Rate']],
  ['a thousand before a price', 'Item,Qty,Rate\n6205,1,000,250', '\n6205\t1,000', ['Item, Qty, Rate']],
  ['a price in a spreadsheet', 'Part No\tQty\tRate\n6205\t5\t250', '\n6205\t5', ['Part No, Qty, Rate']],
  ['the quantity first', 'Qty,Part No\n5,608\n1,000,608', '\n608\t5\n608\t1,000', ['Qty, Part No']],
  ['headings with commas', 'Item,Qty\n6205,40', '\n6205\t40', ['Item, Qty']],
  ['a thousand without quotation marks', 'Item,Qty\n6205,1,000', '\n6205\t1,000', ['Item, Qty']],
  ['quotation marks', 'Qty;Part\n"4";"6213, C3"', '\n6213, C3\t4', ['Qty, Part']],
  ['columns of a spreadsheet', '1\t6205\t40\n2\tNU 210\t4', '6205\t40\nNU 210\t4', []],
  ['a title', 'Stores, November\n\nPart\tQty\n6205\t40', '\n\n\n6205\t40', ['Stores, November', 'Part, Qty']],
  ['lines without a table', '6205, 40\n10 x 6210', '6205, 40\n10 x 6210', []],
  ['headings below items', '6205\t40\nPart\tQty\n6206\t4', '6205\t40\n\n6206\t4', ['Part, Qty']],
  ['a row of totals', 'Part\tQty\n6205\t40\n\t40', '\n6205\t40\n40', ['Part, Qty']],
])('a pasted list with %s is read', (_, list, text, skipped) => {
  const read = readPastedList(list);
  expect([listText(read.rows), read.skipped.map((row) => row.text)]).toEqual([text, skipped]);
});

test.each([
  [
    'a purchase requisition',
    'Sl. No.\tMaterial Code\tDescription\tUOM\tQty\tRate\n1\t100023411\tBEARING BALL 6205-2RS C3\tNOS\t10\t250.00',
    '\nBEARING BALL 6205-2RS C3\t10',
  ],
  [
    'the same without headings',
    '10\t100023411\tBEARING, DEEP GROOVE; 6205-2Z\t10 EA\t12.12.2026\n20\t100023412\tBEARING; NU 210\t4 EA\t12.12.2026',
    'BEARING, DEEP GROOVE; 6205-2Z\t10 EA\nBEARING; NU 210\t4 EA',
  ],
  ['an old number, which is no code', 'Material\tDescription\tQty\n180205\tBall bearing\t10', '\n180205\t10'],
  ['codes only', 'Material\tQty\n100023411\t10', '\n100023411\t10'],
])('of the columns of an ERP that name the items, the one with bearings is read: %s', (_, list, text) => {
  expect(listText(readPastedList(list).rows)).toBe(text);
});

test('greetings of an e-mail are skipped, also around columns', () => {
  const { rows, skipped } = readPastedList('Dear Sir,\n1\t6205\t40\n2\tNU 210\t4\nRegards');
  expect(listText(rows)).toBe('\n6205\t40\nNU 210\t4');
  expect(skipped).toEqual([
    { line: 1, text: 'Dear Sir,' },
    { line: 4, text: 'Regards' },
  ]);
});

test('two bearings in a row of columns are both read, and a price is none', () => {
  expect(listText(readPastedList('6205 2RS\t10\t6206 2RS\t5').rows)).toBe('6205 2RS 10; 6206 2RS 5');
  expect(listText(readPastedList('6205\t10\t1205\t12050').rows)).toBe('6205\t10');
});

test('without headings, a number after the quantity is another column', () => {
  const sheet = [
    ['6205-2RS', '5', '250'],
    ['NU 210', '4', '1250'],
    ['NU 212', '1', '000', '900'],
  ];
  expect(listText(readTable(sheet, ',').rows)).toBe('6205-2RS\t5\nNU 210\t4\nNU 212\t1,000');
  expect(listText(readTable(sheet).rows)).toBe('6205-2RS\t5\nNU 210\t4\nNU 212\t1');
});

test.each([
  ['Artikel;Menge\n6205;12,000\n6206;1.000,000', '\n6205\t12\n6206\t1000'],
  ['6205;12,000\n6206;1.000,000\n6306;2,500', '6205\t12\n6206\t1000\n6306\t2.5'],
  ['Item;Price;Qty\n6205;1.250,00;12,000', '\n6205\t12'],
  ['Item;Qty\n6205;12,000\n6206;7', '\n6205\t12,000\n6206\t7'],
  ['6205;12,000\n6206;7', '6205;12,000\n6206;7'],
])('in a table with 1.000,000 a comma divides decimals, elsewhere thousands: %j', (pasted, text) => {
  expect(listText(readPastedList(pasted).rows)).toBe(text);
});

test('the quantity may stand before the item', () => {
  const sheet = [
    ['40', '6205'],
    ['12', 'NU 210'],
  ];
  expect(sheetToList(sheet)).toBe('6205\t40\nNU 210\t12');
});

test.each([
  [['6205', '12 pcs'], ['6206', '4 Nos.'], '6205\t12 pcs', '6206\t4 Nos.'],
  [['6205', '10 EA'], ['6206', '1,200'], '6205\t10 EA', '6206\t1,200'],
  [['6205', '١٢'], ['6206', '٤'], '6205\t١٢', '6206\t٤'],
])('quantities that are no plain figures are found without headings: %s', (first, second, ...lines) => {
  expect(listText(readTable([first, second]).rows).split('\n')).toEqual(lines);
});

test.each([
  ['البند', 'الكمية'],
  ['رقم القطعة', 'العدد'],
  ['الصنف', 'كمية'],
])('a list is read by its Arabic headings %s and %s', (item, quantity) => {
  const { rows } = readTable([
    ['م', quantity, item],
    ['1', '12', '6205'],
  ]);
  expect(listText(rows)).toBe('\n6205\t12');
});
