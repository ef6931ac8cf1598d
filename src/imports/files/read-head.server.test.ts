import { expect, test } from 'vitest';
import { sheetRows, workbookOf } from '../../../tests/fixtures/workbook.ts';
import { itemImporter } from '../kinds/import-items.server.ts';
import { stockImporter } from '../kinds/import-stock.server.ts';
import { readHead } from './read-head.server.ts';

const headOf = (content: string | Uint8Array, { columns } = stockImporter) =>
  readHead({ kind: 'stock', columns }, async function* () {
    yield Buffer.from(content);
  });

test('the headings and at most five lines are shown', async () => {
  const lines = Array.from({ length: 9 }, (_, n) => `N-${n},${'x'.repeat(90)},`);
  const head = await headOf(`itemcode, on_hand ,\n${lines.join('\n')}`);
  expect(head).toMatchObject({ format: 'csv', header: ['itemcode', 'on_hand'] });
  expect(head).toMatchObject({ sample: Array.from({ length: 5 }, (_, n) => [`N-${n}`, 'x'.repeat(60)]) });
});

const title = 'Stock list April 2026\n"Acme Bearings, 12 MG Road, Mumbai"\n\n';

test.each([
  ['names that are known', `${title}Part No;Qty;Rack\nN-1;7;A-1`, ['Part No', 'Qty', 'Rack'], 4],
  ['a title with commas', 'Acme Bearings, Mumbai, India\nitemcode;on_hand\nN-1;7', ['itemcode', 'on_hand'], 2],
  ['a title that names one of them', 'Stock,\nitemcode,on_hand\nN-1,7', ['itemcode', 'on_hand'], 2],
  ['names that are not known', `${title}Artikel,Menge\nN-1,7`, ['Artikel', 'Menge'], 4],
  ['one name that is known', 'Acme Bearings, Mumbai, India\nPart No;Menge\nN-1;7', ['Part No', 'Menge'], 2],
  ['names in Hindi', `${title}वस्तु कोड,मात्रा\nN-1,7`, ['वस्तु कोड', 'मात्रा'], 4],
])('%s are found below a title', async (_what, content, header, headLine) => {
  expect(await headOf(content)).toMatchObject({ header, headLine, sample: [expect.arrayContaining(['N-1', '7'])] });
});

test.each<[string, string | Buffer, string]>([
  ['an empty file', '', 'The file is empty.'],
  ['a file of empty lines', '\n\n', 'The file is empty.'],
  ['a heading without lines', 'itemcode,on_hand\n', 'The file has column names, but no line below them.'],
  [
    '3,000 columns',
    `${'a,'.repeat(2_999)}a\n1`,
    'The first line names more than 200 columns, the most that can be imported.',
  ],
  ['a text', 'Dear all\nplease find', 'The first line names fewer than two columns.'],
  ['a first line of 10 MB', 'x'.repeat(10_000_000), 'The line is longer than 100000 characters.'],
  ['a script', '#!/bin/sh\nexit', 'This is a script'],
])('%s is refused in one sentence', async (_what, content, says) => {
  expect(await headOf(content)).toEqual({ problem: expect.stringContaining(says) });
});

test('how a text was read is told', async () => {
  const form = async (content: string | Buffer) => {
    const head = await headOf(content);
    return 'reading' in head && head.reading ? [head.reading.encoding, head.reading.delimiter] : head;
  };
  expect(await form('Part No;Qty\nN-1;7')).toEqual(['utf-8', ';']);
  expect(await form(Buffer.from('Part No\tQty\nN-1\t7', 'utf16le'))).toEqual(['utf-16le', '\t']);
  expect(await form(Buffer.from('Part No,Größe,Qty\nN-1,x,7', 'latin1'))).toEqual(['windows-1252', ',']);
});

const stockRows = [
  ['Part No', 'Qty on hand', 'Godown'],
  ['N-1', '7', 'Mumbai'],
  ['N-2', '8', 'Mumbai'],
];
const priceRows = [
  ['ACME BEARINGS'],
  ['Part No', 'Make', 'Description', 'Group', 'MRP', 'GST %'],
  ['N-1', 'SKF', 'x', 'y', '10', '18'],
];

test('of the sheets of a workbook the one is proposed whose head names most columns of the kind, and all are told', async () => {
  const file = workbookOf({
    Cover: [['Dear all'], ['please find our list']],
    'Price list': priceRows,
    Stock: stockRows,
  });
  const head = await headOf(file);
  expect(head).toMatchObject({ format: 'xlsx', header: stockRows[0], headLine: 1 });
  const told = 'reading' in head ? head.reading?.sheets : undefined;
  expect(told?.map(({ name, isRead, lines, headLine }) => [name, isRead, lines, headLine])).toEqual([
    ['Cover', false, 1, 1],
    ['Price list', false, 1, 2],
    ['Stock', true, 2, 1],
  ]);
  expect(told?.[0]?.problem).toBe('The first line names fewer than two columns.');
  expect(await headOf(file, itemImporter)).toMatchObject({ header: priceRows[1], headLine: 2 });
});

test('of sheets with the same head the longer one is proposed', async () => {
  const file = workbookOf({ Delhi: stockRows.slice(0, 2), Mumbai: stockRows });
  expect(await headOf(file)).toMatchObject({ reading: { sheets: [{ isRead: false }, { isRead: true }] } });
});

test('a workbook without a table is refused with the name of its sheet', async () => {
  expect(await headOf(workbookOf({ Cover: [['Dear all']], Back: [['Regards']] }))).toEqual({
    problem: expect.stringContaining("Sheet 'Cover': The first line names fewer than two columns."),
  });
});

test('names that stand in two lines are joined; a column without a name is one', async () => {
  const file = workbookOf(
    {
      Sheet: [
        ['Part No', 'Make', 'Stock', '', 'MRP'],
        ['', '', 'Mumbai', 'Delhi', ''],
        ['N-1', 'SKF', '5', '6', '10', 'note'],
      ],
    },
    { merged: ['A1:A2', 'B1:B2', 'C1:D1', 'E1:E2'] },
  );
  expect(await headOf(file)).toMatchObject({
    header: ['Part No', 'Make', 'Stock Mumbai', 'Stock Delhi', 'MRP', ''],
    headLine: 2,
    sample: [['N-1', 'SKF', '5', '6', '10', 'note']],
  });
});

test('what a sheet hides is counted', async () => {
  const rows = `<cols><col min="2" max="2" hidden="1"/></cols>|${sheetRows([
    ['Part No', 'Old qty', 'Qty'],
    ['N-1', '5', '6'],
    ['N-2', '5', '6'],
  ]).replace('<row r="3"', '<row r="3" hidden="1"')}`;
  const [before = '', sheet = ''] = rows.split('|');
  expect(await headOf(workbookOf({ Sheet: sheet }, { before }))).toMatchObject({
    reading: { sheets: [{ hiddenRows: 1, hiddenColumns: [1], lines: 2 }] },
    sample: [['N-1', '5', '6']],
  });
});

test('the rows of a very long sheet are not all counted', async () => {
  const rows = Array.from({ length: 50_100 }, (_, at) => [`N-${at}`, '1']);
  const head = await headOf(workbookOf({ Long: [['Part No', 'Qty'], ...rows], Next: stockRows }));
  expect(head).toMatchObject({ reading: { sheets: [{ isLonger: true }, { lines: 2, isLonger: false }] } });
});
