import { beforeAll, expect, test } from 'vitest';
import { createConfirmedOrder, dispatchGoods } from '../../../tests/actions/orders.ts';
import { setUp } from '../../../tests/store/set-up.ts';
import { openTestStore } from '../../../tests/store/test-store.ts';
import { dayOf } from '../../lib/dates.ts';
import { sites } from '../../sites/resolve-site.ts';
import { auditFile } from './audit-file.server.ts';

const store = setUp(openTestStore);
let today: string;
beforeAll(async () => {
  today = dayOf(store.now(), sites.gwd.calendar.timeZone);
});

test('an invoice of the Gulf site is in the listing and in the ledger', async () => {
  const token = await store.signIn('active', 'gwd');
  const number = await createConfirmedOrder(store, token, [['30308', 2]], { site: 'gwd' });
  const { invoice } = await dispatchGoods(store, number, {}, 'gwd');
  const csv = String(await auditFile(store.database, sites.gwd, { from: today, to: today }, store.now()));
  expect(csv).toContain(
    `Al Noor Marine Engineering,Dubai,100345678900003,${today.split('-').reverse().join('-')},${invoice}`,
  );
  const booked = csv.split('\r\n').filter((row) => row.includes(`gwd-tax_invoice-${invoice}`));
  expect(booked.map((row) => row.split(',').slice(1, 3))).toEqual([
    ['RECEIVABLES', 'Accounts receivable'],
    ['SALES', 'Sales'],
    ['OUTPUT-TAX', 'VAT'],
  ]);
});

test('the Arabic name stands in it where the seller gives one', async () => {
  const site = { ...sites.gwd, legalNameInArabic: 'جي دبليو دي لتجارة المحامل' };
  const csv = await auditFile(store.database, site, { from: today, to: today }, store.now());
  expect(csv).toContain('GWD Bearings Trading LLC,جي دبليو دي لتجارة المحامل,100234567800003');
});

test('an Indian site has none, and a wrong period is said', async () => {
  const period = { from: today, to: today };
  expect(await auditFile(store.database, sites.nod, period, store.now())).toMatchObject({ refusal: 'cannot_be' });
  const wrong = { from: today, to: '2026' };
  expect(await auditFile(store.database, sites.gwd, wrong, store.now())).toMatchObject({ refusal: 'cannot_be' });
});
