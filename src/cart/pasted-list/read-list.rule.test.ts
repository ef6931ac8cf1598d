import { expect, test } from 'vitest';
import { listText } from '../../../tests/fixtures/list-rows.ts';
import { isHeadingRow } from './list-columns.rule.ts';
import { readList } from './read-list.rule.ts';

type Cell = string | number | null;
const texts = (sheet: readonly (readonly Cell[])[]) => sheet.map((row) => row.map((cell) => String(cell ?? '')));
const sheetRows = (rows: readonly (readonly string[])[]) => readList({ sheets: [{ name: '', rows }] }).rows;
const sheetToList = (sheet: readonly (readonly Cell[])[]) => listText(sheetRows(texts(sheet)));

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
  const { rows, skipped } = readList({ sheets: [{ name: '', rows: texts(list) }] });
  expect(listText(rows)).toBe('\n6205-2RS/C3\t40\nNU 210\t4');
  expect(skipped).toEqual([{ line: 1, text: 'Sr No, Part No, Required Qty, Remark', why: 'heading' }]);
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
  ['a row of totals', 'Part\tQty\n6205\t40\n\t40', '\n6205\t40', ['Part, Qty', '40']],
])('a pasted list with %s is read', (_, list, text, skipped) => {
  const read = readList({ text: list });
  expect([listText(read.rows), read.skipped.map((row) => row.text)]).toEqual([text, skipped]);
});

test.each([
  [
    'a purchase requisition',
    'Sl. No.\tMaterial Code\tDescription\tUOM\tQty\tRate\n1\t100023411\tBEARING BALL 6205-2RS C3\tNOS\t10\t250.00',
    '\nBEARING BALL 6205-2RS C3\t10 NOS',
  ],
  [
    'the same without headings',
    '10\t100023411\tBEARING, DEEP GROOVE; 6205-2Z\t10 EA\t12.12.2026\n20\t100023412\tBEARING; NU 210\t4 EA\t12.12.2026',
    'BEARING, DEEP GROOVE; 6205-2Z\t10 EA\nBEARING; NU 210\t4 EA',
  ],
  ['an old number, which is no code', 'Material\tDescription\tQty\n180205\tBall bearing\t10', '\n180205\t10'],
  ['codes only', 'Material\tQty\n100023411\t10', '\n100023411\t10'],
])('of the columns of an ERP that name the items, the one with bearings is read: %s', (_, list, text) => {
  expect(listText(readList({ text: list }).rows)).toBe(text);
});

test('greetings of an e-mail are skipped, also around columns', () => {
  const { rows, skipped } = readList({ text: 'Dear Sir,\n1\t6205\t40\n2\tNU 210\t4\nRegards' });
  expect(listText(rows)).toBe('\n6205\t40\nNU 210\t4');
  expect(skipped).toEqual([
    { line: 1, text: 'Dear Sir,', why: 'greeting' },
    { line: 4, text: 'Regards', why: 'greeting' },
  ]);
});

test('two bearings in a row of columns are both read, and a price is none', () => {
  expect(listText(readList({ text: '6205 2RS\t10\t6206 2RS\t5' }).rows)).toBe('6205 2RS 10; 6206 2RS 5');
  expect(listText(readList({ text: '6205\t10\t1205\t12050' }).rows)).toBe('6205\t10');
});

test('without headings, a number after the quantity is another column', () => {
  const sheet = [
    ['6205-2RS', '5', '250'],
    ['NU 210', '4', '1250'],
  ];
  expect(listText(sheetRows(sheet))).toBe('6205-2RS\t5\nNU 210\t4');
});

test.each([
  ['Artikel;Menge\n6205;12,000\n6206;1.000,000', '\n6205\t12\n6206\t1000'],
  ['6205;12,000\n6206;1.000,000\n6306;2,500', '6205\t12\n6206\t1000\n6306\t2.5'],
  ['Item;Price;Qty\n6205;1.250,00;12,000', '\n6205\t12'],
  ['Item;Qty\n6205;12,000\n6206;7', '\n6205\t12,000\n6206\t7'],
  ['6205;12,000\n6206;7', '6205;12,000\n6206;7'],
])('in a table with 1.000,000 a comma divides decimals, elsewhere thousands: %j', (pasted, text) => {
  expect(listText(readList({ text: pasted }).rows)).toBe(text);
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
  expect(listText(sheetRows([first, second])).split('\n')).toEqual(lines);
});

test.each([
  ['البند', 'الكمية'],
  ['رقم القطعة', 'العدد'],
  ['الصنف', 'كمية'],
])('a list is read by its Arabic headings %s and %s', (item, quantity) => {
  const rows = sheetRows([
    ['م', quantity, item],
    ['1', '12', '6205'],
  ]);
  expect(listText(rows)).toBe('\n6205\t12');
});

const read = (text: string) => readList({ text });
const cellsOf = (rows: ReturnType<typeof read>['rows']) =>
  rows.map(({ item, quantity, make, unit }) => [item, quantity, make, unit]);
/** As it is copied from a spreadsheet. */
const table = (...rows: string[]) => rows.map((row) => row.replaceAll(' | ', '\t').replace(/ \|$/, '\t')).join('\n');

test.each([
  ['Item Code | Bearing | Available Qty | Required Qty', 'M-1 | 6205 ZZ | 120 | 10', 'Required Qty'],
  ['Bearing | Min Qty | Stock Qty | Order Qty', '6205 ZZ | 5 | 80 | 10', 'Order Qty'],
  ['Part No | Qty | Indent Qty', '6205 ZZ | 3 | 10', 'Indent Qty'],
  ['Bearing | Qty Reqd | On Hand | Max', '6205 ZZ | 10 | 2 | 9', 'Qty Reqd'],
  ['Bezeichnung | Lagerbestand | Bestellmenge', '6205 ZZ | 7 | 10', 'Bestellmenge'],
  ['Part No | Qty | Stock', '6205 ZZ | 10 | 4', 'Qty'],
  ['Part No | MOQ | Quantity', '6205 ZZ | 100 | 10', 'Quantity'],
  ['बेयरिंग | मात्रा', '6205 ZZ | 10', 'मात्रा'],
])('%s: what is wanted is ordered', (heads, row, column) => {
  const { rows, sheets } = read(table(heads, row));
  expect(cellsOf(rows).map(([item, quantity]) => [item, quantity])).toEqual([['6205 ZZ', '10']]);
  expect(sheets[0]?.quantity?.head).toBe(column);
});

test.each([
  ['Bearing No. | Annual Qty | Monthly Qty | Target Price', '6205 | 1200 | 100 | 95', ['Annual Qty', 'Monthly Qty']],
  ['Part | Pack Qty | Packs', '6205 | 10 | 3', ['Pack Qty', 'Packs']],
  ['Part | Required | Order Qty', '6205 | 10 | 12', ['Required', 'Order Qty']],
])('%s: how many is asked, and a column can be chosen', (heads, row, choices) => {
  const text = table(heads, row);
  const { rows, sheets } = read(text);
  expect(rows.map(({ quantity }) => quantity)).toEqual(['']);
  expect(sheets[0]?.quantity).toBeUndefined();
  expect(sheets[0]?.quantities.map(({ head }) => head)).toEqual(choices);
  const [chosen] = sheets[0]?.quantities ?? [];
  const again = readList({ text }, { columns: [{ sheet: 0, quantity: chosen?.columns ?? [] }] });
  expect(again.rows[0]?.quantity).toBe(row.split(' | ')[1]);
});

test.each([
  ['Make', 'SKF'],
  ['Brand', 'FAG'],
  ['Manufacturer', 'Koyo'],
  ['Mfr.', 'NSK'],
  ['OEM', 'SKF'],
  ['Hersteller', 'INA'],
])('the column %s names the maker, and the one of units the unit', (head, make) => {
  const { rows } = read(
    table(`Sr No | Item | ${head} | Qty | UOM | Remarks`, `1 | 6201 | ${make} | 10 | Nos | urgent`),
  );
  expect(cellsOf(rows)).toEqual([['6201', '10', make, 'Nos']]);
});

test.each([
  ['Make | Type | Suffix | Qty', 'SKF | 6205 | 2RS C3 | 10', '6205 2RS C3'],
  ['Our Code | Your Code | Qty', 'RM-6205-01 | 6205-2Z | 10', '6205-2Z'],
  ['Artikelnummer | Bezeichnung | Menge', '1000234 | 6205-2Z | 10', '6205-2Z'],
  ['SKU | Reference | Units', 'A1 | 6205-2Z | 10', '6205-2Z'],
  ['Model | Description | Qty', '6205 | Deep groove ball bearing | 10', '6205'],
  ['Part Name | Part No | Qty', 'Bearing, drive end | 6205 | 10', '6205'],
  ['Item | Description | Qty', '1 | BRG 6205 ZZ | 10', 'BRG 6205 ZZ'],
  ['ID | OD | Width | Quantity', '25 | 52 | 15 | 10', '25x52x15'],
  ['d | D | B | Qty', '25 | 52 | 15 | 10', '25x52x15'],
  ['Bore (mm) | Outer Dia (mm) | Width (mm) | Qty', '25 mm | 52 | 15 | 10', '25x52x15'],
  ['Bearing | ID | OD | Width | Qty', '6205 | 25 | 52 | 15 | 10', '6205'],
])('%s: the item is %s', (heads, row, item) => {
  expect(cellsOf(read(table(heads, row)).rows).map(([name, quantity]) => [name, quantity])).toEqual([[item, '10']]);
});

test('the bearings of both ends of a motor, and tables side by side, are all read', () => {
  const motor = read(table('Motor | Bearing DE | Qty DE | Bearing NDE | Qty NDE', 'M1 | 6309 C3 | 1 | 6209 | 2'));
  expect(cellsOf(motor.rows).map(([item, quantity]) => [item, quantity])).toEqual([
    ['6309 C3', '1'],
    ['6209', '2'],
  ]);
  const beside = read(table('Part | Qty |  | Part | Qty', '6205 | 10 |  | 6305 | 1', '6207 | 3 |  |  |'));
  expect(beside.rows.map(({ line, item, quantity }) => [line, item, quantity])).toEqual([
    [2, '6205', '10'],
    [2, '6305', '1'],
    [3, '6207', '3'],
  ]);
});

test('a blank cell of quantities is asked, and totals, sections and other headings are no lines', () => {
  const { rows, skipped } = read(
    table(
      'Part No | Make | Qty',
      'GEARBOX |  |',
      '6211 | SKF |',
      'Part No | Make | Qty',
      '6007 |  | 4',
      'TOTAL |  | 190',
      ' |  | 190',
    ),
  );
  expect(cellsOf(rows)).toEqual([
    ['6211', '', 'SKF', ''],
    ['6007', '4', '', ''],
  ]);
  expect(skipped.map(({ line, why }) => [line, why])).toEqual([
    [1, 'heading'],
    [2, 'section'],
    [4, 'heading'],
    [6, 'total'],
    [7, 'total'],
  ]);
});

test('three decimals in all rows are none, and alone may be a thousand', () => {
  const purchase = read(
    table(
      'Material | Short Text | PO Quantity | OUn | Net Price',
      '1000234 | BRG 6205-2RS | 12.000 | EA | 320.00',
      '1000567 | BRG NU 316 ECP | 1,000.000 | EA | 6,120.00',
    ),
  );
  expect(cellsOf(purchase.rows)).toEqual([
    ['BRG 6205-2RS', '12', '', 'EA'],
    ['BRG NU 316 ECP', '1000', '', 'EA'],
  ]);
  expect(read(table('Part | Qty', '6205 | 2.000')).rows[0]?.quantity).toBe('2.000');
  expect(read(table('Artikel | Menge', '6205 | 2.000', '6206 | 1.000')).rows[0]?.quantity).toBe('2.000');
});

test('of an e-mail only the lines of the enquiry are left, and the rest is said', () => {
  const mail = [
    'From: Stores <stores@mill.example>',
    'Sent: Friday, 20 November 2026 11:42',
    'Subject: RFQ 4500012345',
    'Dear Sir,',
    '> 1) 6205-2RS C3 - 25 Nos',
    '> 2) 6306 ZZ - 10 Nos',
    'Thanks & Regards',
    'Plot 12, MIDC, Pune 411018',
    'Mob: 98200 12345',
    'On Fri, 20 Nov 2026 at 09:10, Sales wrote:',
    '> 6308 was offered last year',
  ];
  const { rows, skipped } = read(mail.join('\n'));
  expect(rows.map(({ text }) => text)).toEqual(['1) 6205-2RS C3 - 25 Nos', '2) 6306 ZZ - 10 Nos']);
  expect(skipped).toHaveLength(9);
});

test('the list of a message that was handed on, and a line below the signature, are read', () => {
  const handedOn = [
    'Please quote for the items below',
    '-----Original Message-----',
    'From: A',
    'To: B',
    '6205 ZZ 10 nos',
    'Regards',
    'Anil',
    'Also 6308 2 nos',
  ];
  expect(read(handedOn.join('\n')).rows.map(({ text }) => text)).toEqual(['6205 ZZ 10 nos', 'Also 6308 2 nos']);
});

test.each([
  ['a table of Markdown', '| Part | Make | Qty |\n|---|---|---|\n| 6205 ZZ | SKF | 10 |'],
  [
    'a table of a web page',
    '<table><tr><th>Part</th><th>Make</th><th>Qty</th></tr>\n<tr><td>6205&nbsp;ZZ</td><td><b>SKF</b></td><td>10</td></tr></table>',
  ],
  ['cells with line breaks in quotation marks', 'Part,Make,Qty\n"6205\nZZ",SKF,10'],
])('%s is read', (_, text) => {
  expect(cellsOf(read(text).rows).map((cells) => cells.slice(0, 3))).toEqual([['6205 ZZ', '10', 'SKF']]);
});

test.each([
  [
    '6205 ZZ\n10\n6206 ZZ\n5',
    [
      ['6205 ZZ', '10'],
      ['6206 ZZ', '5'],
    ],
  ],
  [
    'Part No\nQty\n6205 ZZ\n10\n6206 ZZ\n5',
    [
      ['6205 ZZ', '10'],
      ['6206 ZZ', '5'],
    ],
  ],
  [
    '1\n6205 ZZ\n10 nos\n2\n6206 ZZ\n5 nos',
    [
      ['6205 ZZ', '10 nos'],
      ['6206 ZZ', '5 nos'],
    ],
  ],
  [
    '6205\n6206\n6308\n6310',
    [
      ['6205', undefined],
      ['6206', undefined],
      ['6308', undefined],
      ['6310', undefined],
    ],
  ],
])('one cell in each line: %j', (text, rows) => {
  expect(cellsOf(read(text).rows).map(([item, quantity]) => [item, quantity])).toEqual(rows);
});

test('without headings, columns of makers or units make a table of lines, and bearings side by side do not', () => {
  expect(cellsOf(read('SKF;6205;10;pcs\nFAG;6206;5;pcs').rows)).toEqual([
    ['6205', '10', 'SKF', 'pcs'],
    ['6206', '5', 'FAG', 'pcs'],
  ]);
  const bearings = ['6205, 6206, 6207, 6208', '6305, 6306, 6307, 6308'];
  expect(read(bearings.join('\n')).rows.map(({ item, quantity }) => [item, quantity])).toEqual(
    bearings.map((line) => [line, undefined]),
  );
});
