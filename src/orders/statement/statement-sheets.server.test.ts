import { expect, test } from 'vitest';
import { buildOpenItem, buildStatement } from '../../../tests/fixtures/statement.ts';
import type { SpreadsheetCell } from '../../lib/spreadsheet-cell.ts';
import { sites } from '../../sites/resolve-site.ts';
import type { AccountStatement } from './statement.contract.ts';
import { statementSheets } from './statement-sheets.server.ts';

const rowsOf = (overrides: Partial<AccountStatement> = {}) =>
  statementSheets(sites.nod, buildStatement(overrides)).flatMap(({ table }) => table.map((row) => row.map(plain)));
const plain = (cell: SpreadsheetCell) => (typeof cell === 'object' ? Object.values(cell)[0] : cell);
const rowAfter = (rows: ReturnType<typeof rowsOf>, label: string) => rows.find(([first]) => first === label);
const terms = buildStatement().terms;

test('the movements stand between opening and closing balance, in plain figures', () => {
  expect(rowsOf().slice(0, 5)).toEqual([
    ['Date', 'Document', 'Number', 'Reference', 'Order', 'Debit, ₹', 'Credit, ₹', 'Balance, ₹'],
    ['2026-08-22', 'Opening balance', '', '', '', '', '', 1000],
    ['2026-09-22', 'Invoice', 'NM/26-27/000092', '', 'NOD26000098', 148340, '', 149340],
    ['2026-11-16', 'Receipt', 'NODP26000012', 'NEFT 16 Nov', '', '', 61000, 88340],
    ['2026-11-20', 'Closing balance', '', '', '', '', '', 88340],
  ]);
});

test('days and amounts are cells of their kind', () => {
  const [booked] = statementSheets(sites.nod, buildStatement());
  expect(booked?.table[1]?.[0]).toEqual({ day: '2026-08-22' });
  expect(booked?.table[1]?.at(-1)).toEqual({ amount: 1000 });
});

test('an open item names its invoice or its own reference', () => {
  const receipt = buildOpenItem({
    kind: 'Receipt',
    number: 'NODP26000012',
    for_invoice: 'NM/26-27/000092',
    due_on: '',
  });
  const rows = rowsOf({ open_items: [buildOpenItem({ note: 'Rate difference' }), receipt] });
  const at = rows.findIndex(([, second]) => second === 'Open item');
  expect(rows[at + 1]?.slice(0, 7)).toEqual([
    '2026-09-22',
    'Invoice',
    'NM/26-27/000092',
    'Rate difference',
    '2026-11-06',
    148340,
    88340,
  ]);
  expect(rows[at + 2]?.[3]).toBe('to NM/26-27/000092');
});

test('limit, unpaid invoices, open orders and what is available add up', () => {
  const rows = rowsOf();
  const amounts = ['Credit limit', 'Unpaid invoices', 'Open orders', 'Available Balance'].map(
    (label) => rowAfter(rows, label)?.[6],
  );
  expect(amounts).toEqual([800000, -88340, -11660, 700000]);
  expect(rowAfter(rows, 'Over the limit by')).toBeUndefined();
});

test('an account over its limit is told by how much; one without terms has no limit', () => {
  expect(terms && rowAfter(rowsOf({ terms: { ...terms, over_limit: 500 } }), 'Over the limit by')?.[6]).toBe(500);
  expect(rowAfter(rowsOf({ terms: null }), 'Credit limit')).toBeUndefined();
});

test('money on account is listed with what happens to it', () => {
  const row = rowAfter(rowsOf({ on_account: 500 }), 'On account');
  expect(row?.slice(3)).toEqual(['Applied to your next invoices', '', '', 500]);
});

test('the file ends with the bank account to pay to', () => {
  const rows = rowsOf();
  const at = rows.findIndex(([first]) => first === 'Pay by bank transfer');
  expect(rows.slice(at + 1).map(([label]) => label)).toEqual([
    'Reference',
    'Account name',
    'Account number',
    'IFSC',
    'UPI ID',
    'SWIFT',
    'Bank',
  ]);
});
