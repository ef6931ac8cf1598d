import { expect, test } from 'vitest';
import { indianRates } from '../../../tests/fixtures/tax-rates.ts';
import { importColumns, readRow, requiredColumns } from './import-columns.server.ts';

const cells = {
  itemcode: 'N-1',
  itemname: '6205-2RS/C3',
  brandname: 'ZWZ',
  super_category: 'Bearings',
  category: 'Deep groove ball',
  list_price: '298.50',
  tax_percent: '18',
};
const rowOf = (change: Record<string, string> = {}) => {
  const read = readRow({ ...cells, ...change }, indianRates);
  return 'row' in read ? read.row : read.problems;
};

test('a line with the required columns is an item; what it leaves out is empty or unknown', () => {
  expect(requiredColumns).toEqual(Object.keys(cells));
  expect(rowOf()).toMatchObject({
    code: 'N-1',
    listMinor: 298_50,
    taxBp: 18_00,
    unit: 'NOS',
    minQty: 1,
    orderMultiple: 1,
    qtyPerCarton: 0,
    boreMm: null,
    speedOilRpm: null,
    description: '',
    stock: null,
  });
});

test('a missing universal number is derived for bearings only', () => {
  expect(rowOf()).toMatchObject({ universalNo: '6205-2RS/C3' });
  expect(rowOf({ universal_no: '6205-2RS1/C3' })).toMatchObject({ universalNo: '6205-2RS1/C3' });
  expect(rowOf({ super_category: 'Lubricants' })).toMatchObject({ universalNo: '' });
});

test('a stock column in the file gives the whole stock of every line', () => {
  expect(rowOf({ on_hand: '' })).toMatchObject({ stock: { onHand: 0, incoming: [] } });
  const stock = { on_hand: '7', arriving_qty: '20', arriving_on: '2026-12-04', production_qty: '0', production_on: '' };
  expect(rowOf(stock)).toMatchObject({
    stock: { onHand: 7, incoming: [{ kind: 'arriving', quantity: 20, dueOn: '2026-12-04' }] },
  });
});

test.each([
  [{ itemcode: '' }, 'itemcode is empty; write a value.'],
  [
    { list_price: '1,200' },
    "list_price '1,200' is not an amount; write it like 1234.50, without sign or thousands separator (0 is a price on request).",
  ],
  [{ min_qty: '10', order_multiple: '4' }, 'min_qty 10 is not a multiple of order_multiple 4; write one that is.'],
  [{ production_qty: '5' }, 'production_on is empty; write the date the 5 pieces are due.'],
  [
    { brandname: 'Fr\ufffdhling' },
    "brandname 'Fr\ufffdhling' is not UTF-8 text; save the file with the encoding UTF-8.",
  ],
])('%j is told as a problem', (change, problem) => {
  expect(rowOf(change as Record<string, string>)).toEqual([problem]);
});

test('all problems of a line are told at once', () => {
  expect(rowOf({ itemname: '', tax_percent: 'x', bore_mm: '-1' })).toHaveLength(3);
});

test('every column has its own name', () => {
  expect(new Set(importColumns).size).toBe(importColumns.length);
});
