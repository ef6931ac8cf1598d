import { expect, test } from 'vitest';
import { writtenCells } from '../../../tests/fixtures/written-cells.ts';
import { readSheets } from '../../../tests/rendering/read-sheets.ts';
import type { SpreadsheetCell } from '../../lib/spreadsheet-cell.ts';
import { write } from './xlsx-worker.server.ts';

test('numbers are written as numbers, texts as texts that no program calculates', async () => {
  const table = [
    ['Order', 'Quantity', 'Remark'],
    ['NOD26000123', 40, '=HYPERLINK("x")'],
    ['0042', 2.5, ''],
  ];
  expect(await writtenCells(await write([{ name: 'Orders', table }]))).toEqual([
    ['Order', 'Quantity', 'Remark'],
    ['NOD26000123', 40, '=HYPERLINK("x")'],
    ['0042', 2.5],
  ]);
});

test('days, times and amounts can be sorted and added, and are shown as people write them', async () => {
  const table: SpreadsheetCell[][] = [
    ['Date', 'Time', 'Total'],
    [{ day: '2024-02-29' }, { time: '10:30' }, { amount: -1_234.5 }],
  ];
  const [sheet] = readSheets(await write([{ name: 'Orders', table }]));
  expect(sheet?.cells).toMatchObject({
    A2: { day: '2024-02-29', format: 'dd mmm yyyy' },
    B2: { value: 0.4375, format: 'hh:mm' },
    C2: { value: -1234.5, format: '#,##0.00' },
  });
});

test('columns are as wide as what they show, the head stays, and each table can be filtered', async () => {
  const wide = Array.from({ length: 28 }, (_, at) => `Column ${at}`);
  const table = [
    ['Item', 'Description of the item'],
    ['6205', 'x'.repeat(300)],
  ];
  const [sheet, second] = readSheets(
    await write([
      { name: 'Items', table },
      { name: 'Wide', table: [wide] },
    ]),
  );
  expect(sheet).toMatchObject({ name: 'Items', widths: [7, 44], frozenRows: 1, filter: 'A1:B2' });
  expect(second).toMatchObject({ name: 'Wide', filter: 'A1:AB1' });
});

test('an empty table is an empty sheet', async () => {
  expect(readSheets(await write([{ name: 'None', table: [] }]))).toMatchObject([{ cells: {}, filter: '' }]);
});
