import { afterAll, beforeAll, expect, test } from 'vitest';
import { findCustomerId, findLedgerInconsistencies } from '../../../tests/actions/payments/ledger.ts';
import { setUp } from '../../../tests/store/set-up.ts';
import { openTestStore } from '../../../tests/store/test-store.ts';
import { dayOf } from '../../lib/dates.ts';
import { sites } from '../../sites/resolve-site.ts';
import { bookReceipt, reverseReceipt } from '../receipts/receipts.server.ts';
import { bookInvoice, releaseCredit } from './credit.server.ts';
import { creditInfo } from './credit-info.contract.ts';
import { loadOrderMoney, releaseOrderMoney, reserveOrderMoney } from './order-money.server.ts';

const store = setUp(openTestStore);
let customerId: number;
let token: string;
let second: string;
beforeAll(async () => {
  customerId = await findCustomerId(store, 'active@nod.example');
  token = await store.signIn('active');
});
afterAll(async () => expect(await findLedgerInconsistencies(store)).toEqual([]));

const orderId = 800_001;
const how = () => ({ orderId, currency: 'INR' as const, now: store.now(), by: 'test' });
const receive = (amountMinor: number, forOrder?: number) =>
  bookReceipt(store.database, sites.nod, customerId, {
    amountMinor,
    reference: 'NEFT 1',
    receivedOn: dayOf(store.now(), sites.nod.calendar.timeZone),
    ...(forOrder && { orderId: forOrder }),
    now: store.now(),
    by: 'test',
  });
const keep = (amountMinor: number, uninvoicedMinor: number) =>
  reserveOrderMoney(store.database, sites.nod, customerId, { ...how(), amountMinor, uninvoicedMinor });
const money = (of = orderId) => loadOrderMoney(store.database, { customerId, orderId: of });
const balance = async () => (await store.call(creditInfo, {}, { token })).body.data.avl_balance;

test('money reserved for an order leaves credit unchanged and is not used by other orders', async () => {
  const before = await balance();
  await receive(700, orderId);
  expect(await keep(700, 1000)).toBe(700);
  expect(await balance()).toBe(before);
  expect(await money()).toEqual({ usedMinor: 0, unusedMinor: 700, unpaidMinor: 0, heldMinor: 700, onAccountMinor: 0 });
  expect(await money(800_002)).toMatchObject({ unusedMinor: 0, onAccountMinor: 0 });
});

test('only what is still to be invoiced is reserved; the rest is free for any order', async () => {
  second = (await receive(500, orderId)).number;
  expect(await keep(500, 1000)).toBe(300);
  expect(await keep(200, 1000)).toBe(0);
  expect(await money()).toMatchObject({ unusedMinor: 1200, heldMinor: 1000 });
  expect(await money(800_002)).toMatchObject({ onAccountMinor: 200 });
});

test('reserved money pays the invoice of its order', async () => {
  await releaseCredit(store.database, sites.nod, orderId, { ...how(), maxMinor: 400 });
  await bookInvoice(store.database, { site: sites.nod, customerId }, { number: 'NM/K/1', ...how(), amountMinor: 400 });
  expect(await money()).toEqual({
    usedMinor: 400,
    unusedMinor: 800,
    unpaidMinor: 0,
    heldMinor: 600,
    onAccountMinor: 0,
  });
});

test('after a reversal the order reserves no more than its remaining money', async () => {
  const before = await balance();
  await reverseReceipt(store.database, sites.nod, { number: second, why: 'Refused.', by: 'test', now: store.now() });
  expect(await money()).toEqual({
    usedMinor: 400,
    unusedMinor: 300,
    unpaidMinor: 0,
    heldMinor: 300,
    onAccountMinor: 0,
  });
  // Neither its reserved part nor money on account had freed any credit.
  expect(await balance()).toBe(before);
  await releaseOrderMoney(store.database, sites.nod, how());
  expect(await money()).toMatchObject({ heldMinor: 300 });
});
