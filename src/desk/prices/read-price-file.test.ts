import { expect, test } from 'vitest';
import writeXlsx from 'write-excel-file/node';
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

test.each([0.12, -0.125])('a discount of %d in a cell that shows a percentage is refused', async (discount) => {
  const cells = [
    [{ value: 'for' }, { value: 'Discount_percent ' }],
    [{ value: 'Koyo' }, { value: discount, format: '0.0%' }],
  ];
  const sheet = await writeXlsx(cells).toBuffer();
  expect(await readPriceFile(new File([new Uint8Array(sheet)], 'prices.xlsx'))).toEqual({
    problem:
      'This sheet has discounts in cells with the format percentage. Please give them the format number, and write 12 for 12 %.',
  });
  const plain = cells.map((row) => row.map(({ value }) => ({ value })));
  const plainSheet = await writeXlsx(plain).toBuffer();
  expect(await readPriceFile(new File([new Uint8Array(plainSheet)], 'prices.xlsx'))).toEqual({
    csv: `for,Discount_percent\nKoyo,${discount}`,
  });
});

test.each([
  [new File(['x'.repeat(900_001)], 'a.csv'), 'This file is larger than 900 KB. Please import it in parts.'],
  [new File(['x'], 'a.pdf'), 'Please choose a CSV or XLSX file.'],
  [new File(['a\u0000b'], 'a.csv'), 'This file cannot be read. Please save it as CSV or XLSX.'],
  [new File(['no zip'], 'a.xlsx'), 'This file cannot be read. Please save it as CSV or XLSX.'],
])('%o is refused with one sentence', async (file, problem) => {
  expect(await readPriceFile(file)).toEqual({ problem });
});

test('a spreadsheet whose formulas were never calculated is refused, because its cells are empty', async () => {
  const cells = [
    [{ value: 'for' }, { value: 'min_qty' }],
    [{ value: 'Koyo' }, { type: 'Formula', value: '10*5' }],
  ] as const;
  const sheet = await writeXlsx(cells.map((row) => [...row])).toBuffer();
  expect(await readPriceFile(new File([new Uint8Array(sheet)], 'prices.xlsx'))).toEqual({
    problem: 'This sheet has formulas without their values. Please open and save it in your spreadsheet program first.',
  });
});
