import { beforeAll, expect, test } from 'vitest';
import { createConfirmedOrder, dispatchGoods } from '../../../tests/actions/orders.ts';
import { setUp } from '../../../tests/store/set-up.ts';
import { openTestStore } from '../../../tests/store/test-store.ts';
import { addDays, dayOf } from '../../lib/dates.ts';
import { sum } from '../../lib/sum.ts';
import { Refusal } from '../../server/refuse.server.ts';
import { sites } from '../../sites/resolve-site.ts';
import { taxOf } from '../documents/tax-parts.rule.ts';
import { returnGoods } from '../returns/return-goods.server.ts';
import { daysOfMonth, loadTaxedSupplies } from './load-supplies.server.ts';

const store = setUp(openTestStore);
let token: string;
let today: string;
beforeAll(async () => {
  token = await store.signIn('active');
  today = dayOf(store.now(), sites.nod.calendar.timeZone);
});

const load = async (period = { from: today, to: today }) => {
  const supplies = await loadTaxedSupplies(store.database, sites.nod, period);
  if (supplies instanceof Refusal) throw new Error(supplies.message);
  return supplies;
};

test('the lines of part dispatches and returns add up to what the ledger booked', async () => {
  const number = await createConfirmedOrder(store, token, [
    ['6205', 4],
    ['NU205', 3],
  ]);
  const first = await dispatchGoods(store, number, { lines: [{ lineNo: 1, quantity: 3 }] });
  await dispatchGoods(store, number);
  const back = { invoice: first.invoice, lines: [{ lineNo: 1, quantity: 1 }], reason: 'Wrong size', restock: false };
  const note = await returnGoods(store.database, sites.nod, { ...back, by: 'test', now: store.now() });
  if (note instanceof Refusal) throw new Error(note.message);
  const supplies = await load();
  const booked = await store.database.$client.query(
    `select sum(amount_minor)::int as total from ledger_entries
      where kind in ('invoice', 'credit_note') and reference = any($1)`,
    [supplies.map((one) => one.number)],
  );
  const net = sum(supplies, (one) => (one.kind === 'credit_note' ? -1 : 1) * (one.taxableMinor + taxOf(one)));
  expect(net).toBe(booked.rows[0].total);
  expect(supplies.find((one) => one.number === note.number)).toMatchObject({
    kind: 'credit_note',
    registration: '27AAPFU0939F1ZV',
    buyerTaxNumber: '27AAACW1938G1ZB',
    quantity: 1,
    ofTotalMinor: expect.any(Number),
    isVoid: false,
  });
});

test('an invoice that is cancelled at the portal is void, and so is its credit note', async () => {
  const number = await createConfirmedOrder(store, token, [['6308', 2]]);
  const { invoice } = await dispatchGoods(store, number);
  const back = { invoice, lines: [{ lineNo: 1, quantity: 1 }], reason: 'Wrong size', restock: false };
  const note = await returnGoods(store.database, sites.nod, { ...back, by: 'test', now: store.now() });
  if (note instanceof Refusal) throw new Error(note.message);
  await store.database.$client.query(
    `update e_invoices set state = 'cancelled' where document_id = (select id from documents where number = $1)`,
    [invoice],
  );
  const voided = (await load()).filter((one) => one.isVoid).map((one) => one.number);
  expect(voided).toEqual([invoice, note.number]);
});

test('documents of other days and sites are left out', async () => {
  expect(await load({ from: addDays(today, 1), to: addDays(today, 2) })).toEqual([]);
  expect(await loadTaxedSupplies(store.database, sites.gwd, { from: today, to: today })).toEqual([]);
});

test.each([
  ['2026-11-31', '2026-12-01', 'Write the first and the last day like 2026-11-01.'],
  ['2026-11-02', '2026-11-01', 'The last day is before the first.'],
  ['2025-01-01', '2026-11-01', 'Choose at most 366 days.'],
])('from %s to %s is refused', async (from, to, message) => {
  expect(await loadTaxedSupplies(store.database, sites.nod, { from, to })).toMatchObject({ message });
});

test.each([
  ['2026-11', '2026-11-01', '2026-11-30'],
  ['2028-02', '2028-02-01', '2028-02-29'],
  ['2026-12', '2026-12-01', '2026-12-31'],
  ['2026-13', '', ''],
  ['', '', ''],
])('%j is from %j to %j', (month, from, to) => expect(daysOfMonth(month)).toEqual({ from, to }));
