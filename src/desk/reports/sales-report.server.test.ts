import { beforeAll, expect, onTestFinished, test } from 'vitest';
import { createConfirmedOrder, dispatchGoods } from '../../../tests/actions/orders.ts';
import { findCustomerId } from '../../../tests/actions/payments/ledger.ts';
import { setUp } from '../../../tests/store/set-up.ts';
import { openTestStore } from '../../../tests/store/test-store.ts';
import { addDays, dayOf } from '../../lib/dates.ts';
import { returnGoods } from '../../orders/returns/return-goods.server.ts';
import { sites } from '../../sites/resolve-site.ts';
import { salesDocumentsAtDesk, salesFileAtDesk, salesReportAtDesk } from './sales-report.contract.ts';

const store = setUp(openTestStore);
const all = { customer: '', item: '', maker: '', category: '', manager: '', state: '', branch: '' };
const choices = {
  site: 'nod',
  measure: 'value',
  period: 'this-year',
  from: '',
  to: '',
  against: 'year',
  ...all,
} as const;
const table = { ...choices, rows: 'maker', columns: 'none', sort: '-now' } as const;

let desk: string;
let today: string;
let customerId: number;
const invoices: string[] = [];

beforeAll(async () => {
  desk = await store.signInAtDesk('accounts');
  today = dayOf(store.now(), 'Asia/Kolkata');
  customerId = await findCustomerId(store, 'active@nod.example');
  const buyer = await store.signIn('active');
  for (const lines of [
    [
      ['6205', 2],
      ['NU205', 3],
    ],
    [['6205', 5]],
  ] as [string, number][][]) {
    const number = await createConfirmedOrder(store, buyer, lines);
    invoices.push((await dispatchGoods(store, number)).invoice);
  }
});

const report = async (wanted: Partial<Parameters<typeof store.call<typeof salesReportAtDesk>>[1]> = {}) =>
  (await store.call(salesReportAtDesk, { ...table, ...wanted }, { desk })).body;

const sumOf = (numbers: readonly number[]) => numbers.reduce((sum, one) => sum + one, 0);

async function invoiced(): Promise<number> {
  const { rows } = await store.database.$client.query(
    `select coalesce(sum(case kind when 'credit_note' then -subtotal_minor else subtotal_minor end), 0)::bigint as sum
     from documents where site = 'nod' and kind <> 'proforma' and issued_on >= $1::date - 60`,
    [today],
  );
  return Number(rows[0].sum);
}

test('the sales by maker add up to what was invoiced before tax', async () => {
  const { total, rows, chart, invoices: count } = await report();
  expect(total.now).toBe(await invoiced());
  expect(sumOf(rows.map(({ now }) => now))).toBe(total.now);
  expect(sumOf(chart.map(({ now }) => now))).toBe(total.now);
  expect(count).toBe(2);
});

test.each([
  'customer',
  'item',
  'category',
  'manager',
  'state',
  'branch',
  'day',
  'week',
  'month',
  'quarter',
  'year',
] as const)('rows by %s and columns by maker have the same sums', async (rows) => {
  const found = await report({ rows, columns: 'maker' });
  for (const row of found.rows) expect(sumOf(row.cells.map(({ now }) => now))).toBe(row.now);
  for (const row of found.rows) expect(sumOf(row.chart)).toBe(row.now);
  expect(sumOf(found.columns.map(({ now }) => now))).toBe(found.total.now);
  expect(sumOf(found.rows.map(({ now }) => now))).toBe(found.total.now);
});

test('a figure opens the documents that it is the sum of', async () => {
  const { rows } = await report({ rows: 'item' });
  const row = rows.find(({ label }) => label.includes('NU205'));
  const { body } = await store.call(salesDocumentsAtDesk, { ...choices, item: row?.key ?? '' }, { desk });
  expect(body).toMatchObject({ count: 1, total: row?.now, rows: [{ number: invoices[0], value: row?.now }] });
});

test('goods that came back are taken off, and their credit note is among the documents', async () => {
  const before = (await report()).total.now;
  const back = { invoice: invoices[1] ?? '', reason: 'Wrong size', restock: true, by: 'test', now: store.now() };
  const note = await returnGoods(store.database, sites.nod, { ...back, lines: [{ lineNo: 1, quantity: 2 }] });
  if (!('number' in note)) throw new Error(note.message);
  const after = await report();
  expect(after.total.now).toBeLessThan(before);
  expect(after.total.now).toBe(await invoiced());
  expect(after.creditNotes).toBe(1);
  const { body } = await store.call(salesDocumentsAtDesk, choices, { desk });
  expect(body.total).toBe(after.total.now);
  expect(body.rows.map(({ number }) => number)).toContain(note.number);
});

test('the days before are laid beside those of the report', async () => {
  const days = { period: 'days', from: addDays(today, 1), to: addDays(today, 30), against: 'before' } as const;
  const { total, before, chart } = await report(days);
  expect(before).toEqual({ from: addDays(today, -29), to: today });
  expect(total).toEqual({ now: 0, before: await invoiced() });
  expect(chart.at(-1)).toMatchObject({ now: 0, before: await invoiced() });
});

test.each([
  ['2024-04-01', '2026-03-31', -400],
  ['2026-03-01', '2027-02-23', -1],
])('what was sold before %s to %s stands on days of the report', async (from, to, age) => {
  const { $client } = store.database;
  await $client.query(`update documents set issued_on = $1::date + $2::int where site = 'nod'`, [from, age]);
  onTestFinished(() => $client.query(`update documents set issued_on = $1 where site = 'nod'`, [today]).then());
  const days = { period: 'days', from, to, against: 'before', rows: 'day' } as const;
  const { total, rows, chart, before } = await report(days);
  expect(total.before).toBeGreaterThan(0);
  expect(sumOf(chart.map((step) => step.before))).toBe(total.before);
  expect(rows.every(({ key }) => key >= from && key <= to)).toBe(true);
  expect(before?.to).toBe(addDays(from, -1));
});

test('days of long ago and of the far future are a report too', async () => {
  for (const against of ['none', 'before', 'year'] as const) {
    const found = await report({ period: 'days', from: '0001-01-01', to: '9999-12-31', against });
    expect(found.total.now).toBe(await invoiced());
  }
});

test('a year is shown by all of its months, and by all of its days', async () => {
  const { $client } = store.database;
  await $client.query(
    `insert into documents (site, customer_id, order_id, kind, number, issued_on, issued_at, issued_by, currency,
        subtotal_minor, tax_minor, total_minor, head)
      select d.site, d.customer_id, d.order_id, d.kind, 'OLD/' || n, '2024-04-15'::date + n * 7, d.issued_at, d.issued_by, d.currency, d.subtotal_minor, d.tax_minor,
        d.total_minor, d.head
      from documents d, generate_series(0, 49) n where d.number = $1 and d.site = 'nod'`,
    [invoices[0]],
  );
  await $client.query(
    `insert into document_lines (document_id, line_no, site, order_line_id, item_code, item_name, maker, category, hsn,
        unit, origin, quantity, list_minor, unit_minor, discount_bp, taxable_minor, tax_bp, central_minor, state_minor, whole_minor)
      select n.id, l.line_no, l.site, l.order_line_id, l.item_code, l.item_name, l.maker, l.category, l.hsn, l.unit,
        l.origin, l.quantity, l.list_minor, l.unit_minor, l.discount_bp, l.taxable_minor, l.tax_bp, l.central_minor,
        l.state_minor, l.whole_minor
      from documents n, document_lines l join documents d on d.id = l.document_id
      where n.number like 'OLD/%' and d.number = $1 and d.site = 'nod'`,
    [invoices[0]],
  );
  onTestFinished(async () => {
    await $client.query(
      "delete from document_lines where document_id in (select id from documents where number like 'OLD/%')",
    );
    await $client.query("delete from documents where number like 'OLD/%'");
  });
  const year = { period: 'days', from: '2024-04-01', to: '2025-03-31' } as const;
  const found = await report({ ...year, rows: 'day', columns: 'month' });
  expect(found.columns.map(({ key }) => key.slice(5, 7)).join()).toBe('04,05,06,07,08,09,10,11,12,01,02,03');
  expect(found.rows.map(({ key }) => key)).not.toContain('');
  expect(found.rows).toHaveLength(50);
});

test('an item without a maker opens its documents', async () => {
  const { $client } = store.database;
  await $client.query("update document_lines set maker = '' where item_name like 'NU205%' and site = 'nod'");
  const row = (await report({ rows: 'item' })).rows.find(({ label }) => label.includes('NU205'));
  const { body } = await store.call(salesDocumentsAtDesk, { ...choices, item: row?.key ?? '' }, { desk });
  expect(body).toMatchObject({ count: 1, total: row?.now });
});

test('pieces and margin are counted from the same lines', async () => {
  await store.database.$client.query("update items set cost_minor = 1 where site = 'nod' and name like 'NU205%'");
  await store.database.$client.query("update items set cost_minor = null where site = 'nod' and name like '6205%'");
  const pieces = await report({ measure: 'pieces', rows: 'item' });
  const margin = await report({ measure: 'margin', rows: 'item' });
  const value = await report({ rows: 'item' });
  const of = ({ rows }: typeof value, name: string) => rows.find(({ label }) => label.includes(name))?.now ?? 0;
  expect(of(pieces, 'NU205')).toBe(3);
  expect(of(margin, 'NU205')).toBe(of(value, 'NU205') - 3);
  expect(of(margin, '6205')).toBe(0);
  expect(margin.withoutCost).toBe(value.total.now - of(value, 'NU205'));
});

test('it can be narrowed to one customer, whose name it says; nobody else has bought', async () => {
  const own = await report({ customer: String(customerId) });
  expect(own.total.now).toBe(await invoiced());
  expect(own.narrowed).toEqual([{ name: 'customer', label: 'Western Gear & Pump' }]);
  expect((await report({ customer: '999999' })).narrowed).toEqual([{ name: 'customer', label: 'an unknown customer' }]);
  expect((await report({ customer: "1' or '1'='1" })).total.now).toBe(0);
});

test('another site has sold nothing of it', async () => {
  expect((await report({ site: 'gwd' })).total.now).toBe(0);
  expect((await report({ site: 'gwd', customer: String(customerId) })).narrowed[0]?.label).toBe('an unknown customer');
});

test('the file has all rows and their sum', async () => {
  const { body } = await store.call(salesFileAtDesk, { ...table, columns: 'category', format: 'csv' }, { desk });
  const lines = Buffer.from(body.content, 'base64').toString().trim().split('\r\n');
  expect(lines[0]).toContain('Maker,');
  expect(lines.at(-1)).toContain(`,${((await invoiced()) / 100).toFixed(2)},0.00`);
  const { body: workbook } = await store.call(salesFileAtDesk, { ...table, format: 'xlsx' }, { desk });
  expect(Buffer.from(workbook.content, 'base64').subarray(0, 2).toString()).toBe('PK');
});

test('who sees no money sees no reports', async () => {
  const { body } = await store.call(salesReportAtDesk, table, { desk: await store.signInAtDesk('catalogue') });
  expect(body.success).toBe(false);
});
