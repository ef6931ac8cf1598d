import Papa from 'papaparse';
import { beforeAll, expect, test } from 'vitest';
import { createConfirmedOrder, dispatchGoods } from '../../../tests/actions/orders.ts';
import { receivePayment } from '../../../tests/actions/payments/receipts.ts';
import { readPdf } from '../../../tests/rendering/read-pdf.ts';
import { readSheets } from '../../../tests/rendering/read-sheets.ts';
import { setUp } from '../../../tests/store/set-up.ts';
import { openTestStore } from '../../../tests/store/test-store.ts';
import { formatAmount } from '../../lib/money.ts';
import { bankAccountRows } from '../../sites/bank-account.rule.ts';
import { sites } from '../../sites/resolve-site.ts';
import type { SiteCode } from '../../sites/site.ts';
import { siteCodes } from '../../sites/site.ts';
import { exportStatement } from './export-statement.contract.ts';
import { accountStatement } from './statement.contract.ts';

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
  expect(rows[1]).toEqual([data.from, 'Opening balance', '', '', '', '', '', String(data.opening)]);
  expect(rows.slice(2, 2 + data.rows.length).map((row) => row.slice(5))).toEqual(
    data.rows.map((row) => [row.debit || '', row.credit || '', row.balance].map(String)),
  );
  expect(rows[2 + data.rows.length]?.at(-1)).toBe(String(data.closing));
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
