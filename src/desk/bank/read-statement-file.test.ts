import { expect, test } from 'vitest';
import writeXlsx from 'write-excel-file/node';
import { workbook } from '../../../tests/fixtures/workbook.ts';
import { readStatement } from '../../payments/bank-statement/read-statement.ts';
import { readStatementFile } from './read-statement-file.ts';

const bytes = (text: string) => new Uint8Array(Buffer.from(text));
async function read(file: Uint8Array) {
  const found = await readStatementFile(new File([new Uint8Array(file)], 'statement.xlsx'));
  return 'problem' in found ? found : readStatement(found.content);
}

test('a text is taken as it is, in UTF-8 or in UTF-16', async () => {
  const content = 'Date,Narration,Credit\n20/11/2026,Müller,1';
  expect(await readStatementFile(new File([content], 'a.csv'))).toEqual({ content });
  const utf16 = new Uint8Array(Buffer.from(`\uFEFF${content}`, 'utf16le'));
  expect(await readStatementFile(new File([utf16], 'a.csv'))).toEqual({ content });
  expect(await readStatementFile(new File([new Uint8Array(Buffer.from(utf16).swap16())], 'a.csv'))).toEqual({
    content,
  });
  expect(await readStatementFile(new File([Buffer.from(content, 'latin1')], 'a.csv'))).toHaveProperty('problem');
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

test('what only begins like a workbook is refused', async () => {
  expect(await read(bytes('PK\u0003\u0004 and no more'))).toEqual({
    problem: 'This sheet cannot be read. Please save it as CSV (UTF-8) and import that.',
  });
});

test('what is neither text nor a workbook is refused', async () => {
  expect(await read(bytes('a\u0000b'))).toEqual({
    problem: 'This file cannot be read. Please save it as CSV (UTF-8) or XLSX.',
  });
});
