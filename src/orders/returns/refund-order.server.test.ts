import { afterAll, expect, test } from 'vitest';
import { fillCart } from '../../../tests/actions/cart.ts';
import { dispatchGoods, findInconsistencies } from '../../../tests/actions/orders.ts';
import { findUnpaid } from '../../../tests/actions/payments/ledger.ts';
import { createPaidOrder, loadPaymentOutcome, runPaymentJobs } from '../../../tests/actions/payments/payments.ts';
import { receivePayment } from '../../../tests/actions/payments/receipts.ts';
import { setUp } from '../../../tests/store/set-up.ts';
import { openTestStore } from '../../../tests/store/test-store.ts';
import { dayOf, formatDay } from '../../lib/dates.ts';
import { formatMoney } from '../../lib/money.ts';
import { creditInfo } from '../../payments/credit/credit-info.contract.ts';
import { Refusal } from '../../server/refuse.server.ts';
import { sites } from '../../sites/resolve-site.ts';
import { cancelLines } from '../fulfilment/cancel-lines.server.ts';
import { decideOrder } from '../fulfilment/decide-order.server.ts';
import { orderDetail } from '../order-page/order-detail.contract.ts';
import { issueNoteWithoutGoods } from './issue-note-without-goods.server.ts';
import { returnGoods } from './return-goods.server.ts';

const store = setUp(openTestStore);
afterAll(async () => expect(await findInconsistencies(store)).toEqual([]));

const buy = async (site: 'nod' | 'gwd', quantity = 4) => {
  const token = await store.signIn('active', site);
  const lines = await fillCart(store, token, [['6205-2RS/C3', quantity]], site);
  return createPaidOrder(store, token, lines, { site, provider: site === 'gwd' ? 'stripe' : 'razorpay' });
};
const staff = () => ({ by: 'Meera', now: store.now() });
/** All that the ledger says of an order; a paid one is even. */
const ledgerOf = async (number: string) => {
  const { rows } = await store.database.$client.query(
    'select coalesce(sum(e.amount_minor), 0)::int as "sumMinor" from ledger_entries e join orders o on o.id = e.order_id where o.number = $1',
    [number],
  );
  return rows[0].sumMinor;
};

test.each(['nod', 'gwd'] as const)('%s: a cancelled order is refunded in full, once', async (site) => {
  const { number, sessionId, amountMinor } = await buy(site);
  expect(await decideOrder(store.database, sites[site], { number, to: 'Cancelled', ...staff() })).toBeUndefined();
  for (let i = 0; i < 2; i += 1) await runPaymentJobs(store);
  expect(await loadPaymentOutcome(store, sessionId)).toMatchObject({
    status: 'Cancelled',
    refundMinor: amountMinor,
    givenMinor: amountMinor,
  });
  expect(await ledgerOf(number)).toBe(0);
});

test.each(['nod', 'gwd'] as const)('%s: the unsent part of an order is refunded', async (site) => {
  const { number, sessionId, amountMinor } = await buy(site, 10);
  await dispatchGoods(store, number, { lines: [{ lineNo: 1, quantity: 4 }] }, site);
  expect(await cancelLines(store.database, sites[site], { number, ...staff() })).toMatchObject({ stillOwed: 0 });
  await runPaymentJobs(store);
  const { refundMinor, givenMinor } = await loadPaymentOutcome(store, sessionId);
  expect(givenMinor).toBe(refundMinor);
  expect(Math.abs(refundMinor - amountMinor * 0.6)).toBeLessThan(5);
  expect(await ledgerOf(number)).toBe(0);
});

test('the order shows the buyer its refunds and their days', async () => {
  const token = await store.signIn('active');
  const { number, amountMinor } = await buy('nod');
  const givenBack = async () => {
    const { data } = (await store.call(orderDetail, { order_no: number }, { token })).body;
    return data.given_back?.map(({ amount, date, done }) => [amount, date, done]);
  };
  expect(await givenBack()).toBeUndefined();
  await decideOrder(store.database, sites.nod, { number, to: 'Cancelled', ...staff() });
  const today = formatDay(dayOf(store.now(), sites.nod.calendar.timeZone));
  const amount = formatMoney({ minor: amountMinor, currency: 'INR' });
  expect(await givenBack()).toEqual([[amount, today, false]]);
  await runPaymentJobs(store);
  expect(await givenBack()).toEqual([[amount, today, true]]);
});

test('what comes back of a part leaves the money of the rest reserved, and the last invoice paid', async () => {
  const { number, sessionId } = await buy('nod', 10);
  const balance = async () =>
    (await store.call(creditInfo, {}, { token: await store.signIn('active') })).body.data.avl_balance;
  const before = await balance();
  const { invoice } = await dispatchGoods(store, number, { lines: [{ lineNo: 1, quantity: 4 }] });
  const back = { invoice, lines: [{ lineNo: 1, quantity: 2 }], reason: 'Wrong seal', restock: true, ...staff() };
  expect(await returnGoods(store.database, sites.nod, back)).not.toBeInstanceOf(Refusal);
  await runPaymentJobs(store);
  expect((await loadPaymentOutcome(store, sessionId)).givenMinor).toBeGreaterThan(0);
  expect(await balance()).toBeCloseTo(before, 2);
  expect(await findInconsistencies(store)).toEqual([]);
  await dispatchGoods(store, number);
  const { rows } = await store.database.$client.query(
    "select e.open_minor::int as open from ledger_entries e join orders o on o.id = e.order_id where o.number = $1 and e.kind in ('invoice', 'receipt', 'credit_note')",
    [number],
  );
  expect(rows.map(({ open }) => open)).toEqual(rows.map(() => 0));
});

test('returned goods are refunded with the amount of their credit note', async () => {
  const { number, sessionId } = await buy('nod');
  const { invoice } = await dispatchGoods(store, number);
  const back = { invoice, lines: [{ lineNo: 1, quantity: 2 }], reason: 'Wrong seal', restock: true, ...staff() };
  const note = await returnGoods(store.database, sites.nod, back);
  if (note instanceof Refusal) throw new Error(note.message);
  await runPaymentJobs(store);
  const { totalMinor } = note;
  expect(await loadPaymentOutcome(store, sessionId)).toMatchObject({ refundMinor: totalMinor, givenMinor: totalMinor });
  expect(await ledgerOf(number)).toBe(0);
});

test.each([
  ['an order of which all came back', 4, 4],
  ['an order of which a part came back', 4, 1],
  ['an order of which more is to be sent', 10, 4],
])('%s: its own money and its credit note pay its invoice, older money on account stays', async (_, quantity, came) => {
  const token = await store.signIn('newbalance0');
  const advance = await receivePayment(store, 50_00, { email: 'newbalance0@nod.example' });
  const { number } = await createPaidOrder(store, token, await fillCart(store, token, [['6205-2RS/C3', quantity]]));
  await decideOrder(store.database, sites.nod, { number, to: 'Confirmed', ...staff() });
  const { invoice } = await dispatchGoods(store, number, { lines: [{ lineNo: 1, quantity: 4 }] });
  const back = { invoice, lines: [{ lineNo: 1, quantity: came }], reason: 'Wrong seal', restock: true, ...staff() };
  const note = await returnGoods(store.database, sites.nod, back);
  if (note instanceof Refusal) throw new Error(note.message);
  const { rows } = await store.database.$client.query(
    'select reference, open_minor::int as open from ledger_entries where reference = any($1) and kind <> $2',
    [[advance.number, invoice, note.number], 'refund'],
  );
  expect(Object.fromEntries(rows.map(({ reference, open }) => [reference, open]))).toEqual({
    [advance.number]: 50_00,
    [invoice]: 0,
    [note.number]: 0,
  });
});

test('what a debit note takes of a payment is not refunded with the rest of the order', async () => {
  const { number, sessionId, amountMinor } = await buy('nod', 10);
  const { invoice } = await dispatchGoods(store, number, { lines: [{ lineNo: 1, quantity: 4 }] }, 'nod');
  const note = await store.database.transaction((db) =>
    issueNoteWithoutGoods(db, sites.nod, {
      kind: 'debit_note',
      invoice,
      lines: [{ lineNo: 1, quantity: 4, unitMinor: 1_00 }],
      reason: 'Rate',
      ...staff(),
    }),
  );
  if (note instanceof Refusal) throw new Error(note.message);
  await cancelLines(store.database, sites.nod, { number, ...staff() });
  await runPaymentJobs(store);
  const { refundMinor } = await loadPaymentOutcome(store, sessionId);
  expect(Math.abs(refundMinor - (amountMinor * 0.6 - note.totalMinor))).toBeLessThan(5);
  expect(await findUnpaid(store, note.number)).toBe(0);
});

test('pieces that were billed and have not left keep their price, so that they can be cancelled', async () => {
  const { number } = await buy('gwd', 10);
  const { rows } = await store.database.$client.query(
    "select d.number from documents d join orders o on o.id = d.order_id where o.number = $1 and d.kind = 'tax_invoice'",
    [number],
  );
  const credit = (unitMinor: number) =>
    store.database.transaction((db) =>
      issueNoteWithoutGoods(db, sites.gwd, {
        kind: 'credit_note',
        invoice: rows[0].number,
        lines: [{ lineNo: 1, quantity: 10, unitMinor }],
        reason: 'Rate',
        ...staff(),
      }),
    );
  expect(await credit(10)).toMatchObject({ refusal: 'cannot_take_back' });
  await dispatchGoods(store, number, { lines: [{ lineNo: 1, quantity: 4 }] }, 'gwd');
  expect(await credit(10)).toMatchObject({ totalMinor: 1_05 });
  expect(await cancelLines(store.database, sites.gwd, { number, ...staff() })).not.toBeInstanceOf(Refusal);
});
