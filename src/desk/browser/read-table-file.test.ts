import { expect, test } from 'vitest';
import writeXlsx from 'write-excel-file/node';
import { workbook, workbookOf } from '../../../tests/fixtures/workbook.ts';
import { readStatement } from '../../payments/bank-statement/read-statement.ts';
import { findColumns } from '../../payments/bank-statement/statement-columns.rule.ts';
import { readTableFile } from './read-table-file.ts';

const bytes = (text: string) => new Uint8Array(Buffer.from(text));
const statementColumns = (cells: readonly string[]) => Object.keys(findColumns(cells) ?? {}).length;
const readFile = (file: Uint8Array | string) =>
  readTableFile(new File([typeof file === 'string' ? file : new Uint8Array(file)], 'file'), statementColumns);

/** As the statement of a bank, by its best sheet. */
async function read(file: Uint8Array) {
  const found = await readFile(file);
  return 'problem' in found ? found : readStatement(found.sheets[found.best]?.csv ?? '');
}
const csvOf = async (file: Uint8Array) => {
  const found = await readFile(file);
  return 'problem' in found ? found.problem : found.sheets[found.best]?.csv;
};

test('a text is taken as it is, in UTF-8, UTF-16 or Windows-1252, which is said', async () => {
  const csv = 'Date,Narration,Credit\n20/11/2026,Müller,1';
  const isRead = (isWindows1252: boolean) => ({ sheets: [{ name: '', lines: 0, csv }], best: 0, isWindows1252 });
  expect(await readFile(csv)).toEqual(isRead(false));
  const utf16 = new Uint8Array(Buffer.from(`\uFEFF${csv}`, 'utf16le'));
  expect(await readFile(utf16)).toEqual(isRead(false));
  expect(await readFile(new Uint8Array(Buffer.from(utf16).swap16()))).toEqual(isRead(false));
  expect(await readFile(Buffer.from(csv, 'latin1'))).toEqual(isRead(true));
});

test('of several sheets the one whose head names most is the best, and all can be chosen', async () => {
  const table = [
    ['Date', 'Narration', 'Credit'],
    ['20/11/2026', 'a', '5'],
  ];
  const found = await readFile(
    workbookOf({
      Summary: [
        ['Opening balance', '5'],
        ['Closing balance', '10'],
      ],
      'Nov 26': table,
    }),
  );
  expect(found).toMatchObject({
    best: 1,
    sheets: [
      { name: 'Summary', lines: 2 },
      { name: 'Nov 26', lines: 2 },
    ],
  });
});

test('a sheet of a bank, with its name above the heads', async () => {
  const sheet = await writeXlsx([
    [{ value: 'HDFC BANK Ltd.' }],
    [],
    ['Date', 'Narration', 'Chq./Ref.No.', 'Withdrawal Amt.', 'Deposit Amt.'].map((value) => ({ value })),
    [
      { value: new Date('2026-11-18T00:00:00Z'), format: 'dd/mm/yyyy' },
      { value: 'NEFT;N322;WESTERN  GEAR,\nPUMP;a;b;c;d;e;f;g;h' },
      { value: '000882' },
      null,
      { value: 140069.5, format: '[>=100000]##\\,##\\,##0.00;##,##0.00' },
    ],
    [
      { value: '19-Nov-26' },
      { value: 'CHQ RETURNED' },
      { value: 50200001234567 },
      { value: '18,290.00' },
      { value: 0 },
    ],
  ]).toBuffer();
  expect(await read(new Uint8Array(sheet))).toEqual({
    lines: [
      {
        lineNo: 4,
        bookedOn: '2026-11-18',
        amountMinor: 1_40_069_50,
        reference: '000882',
        text: 'NEFT;N322;WESTERN GEAR, PUMP;a;b;c;d;e;f;g;h',
      },
      {
        lineNo: 5,
        bookedOn: '2026-11-19',
        amountMinor: -18_290_00,
        reference: '50200001234567',
        text: 'CHQ RETURNED',
      },
    ],
    problems: [],
  });
});

const text = (cell: string, value: string) => `<c r="${cell}" t="inlineStr"><is><t>${value}</t></is></c>`;
const heads = ['Date', 'Narration', 'Debit', 'Credit', 'Balance']
  .map((head, at) => text(`${'ABCDE'[at]}1`, head))
  .join('');
const statement = (...rows: string[]) =>
  workbook([heads, ...rows].map((cells, at) => `<row r="${at + 1}">${cells}</row>`).join(''));

test('a formula that failed or was never calculated is named at its line', async () => {
  const error = (cell: string) => `<c r="${cell}" t="e"><f>VLOOKUP(A1,F:G,2,0)</f><v>#N/A</v></c>`;
  const file = statement(
    `${text('A2', '20/11/2026')}${text('B2', 'a')}<c r="C2"><v>0</v></c>${error('D2')}`,
    `${error('A3')}${text('B3', 'b')}<c r="D3"><v>5</v></c>`,
    `${error('A4')}${text('B4', 'c')}${error('D4')}`,
    `${text('A5', '20/11/2026')}${text('B5', 'd')}<c r="C5"><v>0</v></c><c r="D5"><f>D3*2</f></c>`,
    `${text('A6', '20/11/2026')}${text('B6', 'e')}<c r="D6"><v>7</v></c><c r="E6"><f>E5+D6</f></c>`,
    `${text('A7', 'Total')}<c r="D7"><f>SUM(D2:D6)</f></c>`,
  );
  const failed = "'#N/A' is an error of the spreadsheet; correct its formula there, or write the value.";
  expect(await read(file)).toEqual({
    lines: [{ lineNo: 6, bookedOn: '2026-11-20', amountMinor: 7_00, text: 'e', reference: '' }],
    problems: [
      { line: 2, problem: `The credit ${failed}` },
      { line: 3, problem: `The date ${failed}` },
      { line: 4, problem: `The date ${failed}` },
      {
        line: 5,
        problem:
          "The credit '=D3*2' is a formula without its value; write the value, or open and save the file in your spreadsheet program.",
      },
    ],
  });
});

test('line breaks that a bank writes as _x000D_ are no part of the text', async () => {
  const file = statement(`${text('A2', '20/11/2026')}${text('B2', 'NEFT_x000D_\nWESTERN')}<c r="D2"><v>5</v></c>`);
  expect(await read(file)).toMatchObject({ lines: [{ text: 'NEFT WESTERN', amountMinor: 5_00 }] });
});

test('a workbook may count its days from 1904', async () => {
  const file = workbook(
    `<row r="1">${heads}</row><row r="2"><c r="A2" s="0"><v>44884</v></c>${text('B2', 'a')}<c r="D2"><v>5</v></c></row>`,
    {
      'xl/workbook.xml': bytes(
        '<workbook><workbookPr date1904="1"/><sheets><sheet name="A" sheetId="1" r:id="rId7"/></sheets></workbook>',
      ),
      'xl/styles.xml': bytes('<styleSheet><cellXfs count="1"><xf numFmtId="14"/></cellXfs></styleSheet>'),
    },
  );
  expect(await read(file)).toMatchObject({ lines: [{ bookedOn: '2026-11-20' }], problems: [] });
});

test('a cell that shows a percentage stays one, also below 1 %', async () => {
  const sheet = await writeXlsx([
    [{ value: 'for' }, { value: 'discount_percent' }, { value: 'net_price' }],
    [{ value: 'Koyo' }, { value: 0.125, format: '0.0%' }],
    [{ value: 'all' }, { value: 0.005, format: '0.0%' }],
    [{ value: 'Grease' }, { value: 0.5, format: '0.0' }],
    [{ value: '6205' }, null, { value: 0.125, format: '0.0%' }],
  ]).toBuffer();
  expect(await csvOf(new Uint8Array(sheet))).toBe(
    'for,discount_percent,net_price\nKoyo,12.5%,\nall,0.5%,\nGrease,0.5,\n6205,,12.5%',
  );
});

test('empty rows keep the numbers of the lines; far empty cells make none longer', async () => {
  const sheet = workbook(`<row r="2"><c r="A2" t="inlineStr"><is><t>for</t></is></c>
    <c r="B2" t="inlineStr"><is><t>min_qty</t></is></c><c r="C2" t="inlineStr"><is><t>valid_to</t></is></c></row>
    <row r="4"><c r="A4" t="inlineStr"><is><t>Koyo</t></is></c><c r="B4"><f>10*5</f></c>
    <c r="C4" t="e"><f>VLOOKUP(A4,F:G,2,0)</f><v>#N/A</v></c></row>
    <row r="5"><c r="A5" t="inlineStr"><is><t>all</t></is></c><c r="H5" s="0"/></row>`);
  expect(await csvOf(sheet)).toBe(',,\nfor,min_qty,valid_to\n,,\nKoyo,=10*5,#N/A\nall,,');
});

test.each([
  ['what only begins like a workbook', bytes('PK\u0003\u0004 and no more'), 'This workbook cannot be read.'],
  ['what is neither text nor a workbook', bytes('a\u0000b'), 'This is not a text file.'],
  [
    'an old workbook',
    Buffer.from('\xd0\xcf\x11\xe0', 'latin1'),
    'Open it in Excel or LibreOffice and save it as .xlsx',
  ],
  ['a PDF', bytes('%PDF'), 'This is a PDF.'],
])('%s is refused with one sentence', async (_what, file, problem) => {
  expect(await csvOf(file)).toContain(problem);
});
