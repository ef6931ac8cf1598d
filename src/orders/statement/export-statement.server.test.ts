import Papa from 'papaparse';
import { beforeAll, expect, test } from 'vitest';
import { createConfirmedOrder, dispatchGoods } from '../../../tests/actions/orders.ts';
import { receivePayment } from '../../../tests/actions/payments/receipts.ts';
import { buildOpenItem, buildStatement } from '../../../tests/fixtures/statement.ts';
import { readPdf } from '../../../tests/rendering/read-pdf.ts';
import { readSheets } from '../../../tests/rendering/read-sheets.ts';
import { setUp } from '../../../tests/store/set-up.ts';
import { openTestStore } from '../../../tests/store/test-store.ts';
import { formatAmount } from '../../lib/money.ts';
import type { SpreadsheetCell } from '../../lib/spreadsheet-cell.ts';
import { bankAccountRows } from '../../sites/bank-account.rule.ts';
import { sites } from '../../sites/resolve-site.ts';
import { type SiteCode, siteCodes } from '../../sites/site.ts';
import { exportStatement } from './export-statement.contract.ts';
import { statementSheets } from './export-statement.server.ts';
import { type AccountStatement, accountStatement } from './statement.contract.ts';

const store = setUp(openTestStore);
beforeAll(async () => {
  for (const site of siteCodes) {
    const token = await store.signIn('active', site);
    await dispatchGoods(store, await createConfirmedOrder(store, token, [['6308', 12]], { site }), {}, site);
    await receivePayment(store, 345_67, { site, reference: '=HYPERLINK("x")' });
  }
});

const file = async (format: 'csv' | 'xlsx' | 'pdf', site: SiteCode) => {
  const token = await store.signIn('active', site);
  const { body } = await store.call(exportStatement, { format }, { token, site });
  return { ...body, bytes: Buffer.from(body.content, 'base64') };
};

test.each(siteCodes)('%s: page, PDF and CSV show the same figures', async (site) => {
  const token = await store.signIn('active', site);
  const { data } = (await store.call(accountStatement, {}, { token, site })).body;
  const { bytes, file_name } = await file('csv', site);
  expect(file_name).toBe(`${sites[site].name}-statement-${data.from}-${data.to}.csv`);
  const text = bytes.toString('utf8');
  expect(text.startsWith('\uFEFFDate,Document')).toBe(true);
  const rows = Papa.parse<string[]>(text.slice(1)).data;
  expect(rows[1]).toEqual([data.from, 'Opening balance', '', '', '', '', '', data.opening.toFixed(2)]);
  expect(rows.slice(2, 2 + data.rows.length).map((row) => row.slice(5))).toEqual(
    data.rows.map((row) =>
      [row.debit || '', row.credit || '', row.balance].map((one) => (typeof one === 'number' ? one.toFixed(2) : one)),
    ),
  );
  expect(rows[2 + data.rows.length]?.at(-1)).toBe(data.closing.toFixed(2));
  expect(text).toContain(`'=HYPERLINK`);

  const pages = readPdf((await file('pdf', site)).bytes).pages.join(' ');
  const amount = (major: number) => formatAmount({ minor: Math.round(major * 100), currency: sites[site].currency });
  const figures = [
    data.opening,
    data.closing,
    data.unpaid,
    ...data.rows.flatMap((row) => [row.debit || row.credit, row.balance]),
  ];
  for (const figure of figures) expect(pages).toContain(amount(figure));
  const { terms } = data;
  if (!terms) throw new Error('active@ has credit terms');
  const credit = [terms.credit_limit, -data.unpaid, -terms.open_orders, terms.avl_balance].map((part) => part || 0);
  const at = rows.findIndex((row) => row[0] === 'Credit limit');
  expect(rows.slice(at, at + 4).map((row) => Number(row[6]))).toEqual(credit);
  for (const part of credit) expect(pages).toContain(amount(part));
  for (const { label, value } of bankAccountRows(sites[site].bankAccount)) {
    expect(rows).toContainEqual([label, '', '', value]);
    expect(pages).toContain(`${label} ${value}`);
  }
  for (const text of ['Account Statement', sites[site].legalName, data.company, 'Opening balance', 'Closing balance'])
    expect(pages).toContain(text);
});

test('the XLSX has the booked rows, the open items and the sums each on a sheet, with days and amounts', async () => {
  const token = await store.signIn('active');
  const { data } = (await store.call(accountStatement, {}, { token })).body;
  const { bytes, file_name } = await file('xlsx', 'nod');
  expect(file_name).toBe(`NOD-statement-${data.from}-${data.to}.xlsx`);
  const sheets = readSheets(bytes);
  expect(sheets.map(({ name }) => name)).toEqual(['Statement', 'Open items', 'Summary']);
  const [booked] = sheets;
  expect(booked?.cells.A2).toMatchObject({ day: data.from });
  expect(booked?.cells.H2).toMatchObject({ value: data.opening, format: '#,##0.00' });
  expect(booked?.filter).toBe(`A1:H${data.rows.length + 3}`);
});

test('a long statement spans several pages and loses no row', async () => {
  for (let i = 1; i <= 90; i += 1) await receivePayment(store, 1_00 + i, { site: 'gwd', reference: `TT-${i}.` });
  const { pages } = readPdf((await file('pdf', 'gwd')).bytes);
  expect(pages.length).toBeGreaterThan(2);
  const all = pages.join(' ');
  expect(Array.from({ length: 90 }, (_, i) => `TT-${i + 1}.`).filter((one) => !all.includes(one))).toEqual([]);
});

test('an unknown format is a bad request; a reversed period is refused', async () => {
  const token = await store.signIn('active');
  expect((await store.call(exportStatement, { format: 'xls' as 'csv' }, { token })).status).toBe(400);
  const wrong = { format: 'csv' as const, from: '2026-11-02', to: '2026-11-01' };
  expect((await store.call(exportStatement, wrong, { token })).body.refusal).toBe('no_such_period');
});

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
