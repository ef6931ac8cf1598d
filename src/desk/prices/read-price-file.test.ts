import { expect, test } from 'vitest';
import writeXlsx from 'write-excel-file/node';
import { workbook } from '../../../tests/fixtures/workbook.ts';
import { readPriceFile } from './read-price-file.ts';

test('a CSV file is taken as it is, and a spreadsheet becomes CSV', async () => {
  const csv = 'for,discount_percent\nKoyo,30\n';
  expect(await readPriceFile(new File([csv], 'prices.csv'))).toEqual({ csv });
  const cells = [
    [{ value: 'for' }, { value: 'discount_percent' }],
    [{ value: 'Koyo' }, { value: 30 }],
  ];
  const sheet = await writeXlsx(cells).toBuffer();
  expect(await readPriceFile(new File([new Uint8Array(sheet)], 'prices.XLSX'))).toEqual({
    csv: 'for,discount_percent\nKoyo,30',
  });
});

const read = async (sheet: Uint8Array) => readPriceFile(new File([new Uint8Array(sheet)], 'prices.xlsx'));

test('a cell that shows a percentage stays one, also below 1 %', async () => {
  const sheet = await writeXlsx([
    [{ value: 'for' }, { value: 'discount_percent' }, { value: 'net_price' }],
    [{ value: 'Koyo' }, { value: 0.125, format: '0.0%' }],
    [{ value: 'all' }, { value: 0.005, format: '0.0%' }],
    [{ value: 'Grease' }, { value: 0.5, format: '0.0' }],
    [{ value: '6205' }, null, { value: 0.125, format: '0.0%' }],
  ]).toBuffer();
  expect(await read(sheet)).toEqual({
    csv: 'for,discount_percent,net_price\nKoyo,12.5%,\nall,0.5%,\nGrease,0.5,\n6205,,12.5%',
  });
});

test('a failed formula and one that was never calculated are not taken for empty cells', async () => {
  const sheet = workbook(`<row r="2"><c r="A2" t="inlineStr"><is><t>for</t></is></c>
    <c r="B2" t="inlineStr"><is><t>min_qty</t></is></c><c r="C2" t="inlineStr"><is><t>valid_to</t></is></c></row>
    <row r="4"><c r="A4" t="inlineStr"><is><t>Koyo</t></is></c><c r="B4"><f>10*5</f></c>
    <c r="C4" t="e"><f>VLOOKUP(A4,F:G,2,0)</f><v>#N/A</v></c></row>
    <row r="5"><c r="A5" t="inlineStr"><is><t>all</t></is></c><c r="H5" s="0"/></row>`);
  expect(await read(sheet)).toEqual({ csv: ',,\nfor,min_qty,valid_to\n,,\nKoyo,=10*5,#N/A\nall,,' });
});

test.each(['utf-16le', 'utf-16be'])('a text that a spreadsheet program saved as %s is read', async (encoding) => {
  const csv = 'for\tnet_price\r\nGroße\t30\r\n';
  const bytes = Buffer.from(`\uFEFF${csv}`, 'utf16le');
  if (encoding === 'utf-16be') bytes.swap16();
  expect(await readPriceFile(new File([bytes], 'prices.txt'))).toEqual({ csv });
});

test.each([
  [new File(['x'.repeat(900_001)], 'a.csv'), 'This file is larger than 900 KB. Please import it in parts.'],
  [new File(['x'], 'a.pdf'), 'Please choose a CSV or XLSX file.'],
  [new File(['a\u0000b'], 'a.csv'), 'This file cannot be read. Please save it as CSV or XLSX.'],
  [new File(['no zip'], 'a.xlsx'), 'This file cannot be read. Please save it as CSV or XLSX.'],
])('%o is refused with one sentence', async (file, problem) => {
  expect(await readPriceFile(file)).toEqual({ problem });
});
