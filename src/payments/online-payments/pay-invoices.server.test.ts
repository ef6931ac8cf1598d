import { afterAll, afterEach, beforeEach, expect, test } from 'vitest';
import { fillCart } from '../../../tests/actions/cart.ts';
import { findInconsistencies, submitOrder } from '../../../tests/actions/orders.ts';
import { bookOpenInvoice, findLedgerInconsistencies, findUnpaid } from '../../../tests/actions/payments/ledger.ts';
import {
  advanceClock,
  createPaymentContext,
  deliverWebhooks,
  loadPaymentOutcome,
  payInSandbox,
  pollPayment,
  requestCancellation,
  requestInvoicePayment,
  runPaymentJobs,
  startInvoicePayment,
  startPayment,
  verifyPayment,
} from '../../../tests/actions/payments/payments.ts';
import { receivePayment } from '../../../tests/actions/payments/receipts.ts';
import { watchGateways } from '../../../tests/actions/payments/watched-gateways.ts';
import { openTestInbox } from '../../../tests/fakes/inbox.ts';
import { setUp } from '../../../tests/store/set-up.ts';
import { openTestStore } from '../../../tests/store/test-store.ts';
import { getInfo } from '../../account/get-info.contract.ts';
import { sites } from '../../sites/resolve-site.ts';
import { finishPayment } from './finish-payment.server.ts';

const watched = watchGateways();
const store = setUp(() => openTestStore({ overrideGateways: watched.override }));
const office = setUp(() => openTestInbox(store));
let token: string;
let serial = 0;
/** Open invoices of 500.00 and 300.00 that no other test knows. */
let first: string;
let second: string;

beforeEach(async () => {
  token = await store.signIn('active');
  serial += 2;
  first = `NM/P/${serial}`;
  second = `NM/P/${serial + 1}`;
  await useMoneyOnAccount();
  await bookOpenInvoice(store, first, 500_00);
  await bookOpenInvoice(store, second, 300_00);
});
afterEach(() => watched.down.clear());
afterAll(async () => {
  expect(await findLedgerInconsistencies(store)).toEqual([]);
  expect(await findInconsistencies(store)).toEqual([]);
});

const query = async (text: string, values: unknown[] = []) => (await store.database.$client.query(text, values)).rows;
/** Else it would pay the invoices of the next test. */
async function useMoneyOnAccount() {
  const [{ minor }] = await query(
    `select coalesce(sum(e.open_minor), 0)::int as minor from ledger_entries e join users u using (customer_id)
      where u.email = 'active@nod.example' and e.kind = 'receipt'`,
  );
  if (minor > 0) await bookOpenInvoice(store, `NM/P/used-${serial}`, minor);
}
const receiptsOf = (sessionId: string) =>
  query(
    `select r.number, r.amount_minor::int as "amountMinor", e.open_minor::int as "onAccountMinor"
      from receipts r join payments m on m.id = r.payment_id
        join ledger_entries e on e.receipt_id = r.id and e.kind = 'receipt' where m.session_id = $1`,
    [sessionId],
  );
const stateOf = async (sessionId: string) => (await loadPaymentOutcome(store, sessionId)).state;
const both = () => ({ invoices: [[first, 500_00] as const, [second, 300_00] as const] });
const refusalOf = async (...request: Parameters<typeof requestInvoicePayment>) =>
  (await requestInvoicePayment(...request)).body;

test('two invoices and an advance are one payment, one receipt and one mail', async () => {
  const { sessionId, amountMinor } = await startInvoicePayment(store, token, {
    invoices: [
      [first, 500_00],
      [second, 120_00],
    ],
    advance: 50_00,
  });
  expect(amountMinor).toBe(670_00);
  const { body } = await verifyPayment(store, token, sessionId, await payInSandbox(store, sessionId));
  expect(body).toMatchObject({ success: true, message: 'Your payment is confirmed.' });
  expect([await findUnpaid(store, first), await findUnpaid(store, second)]).toEqual([0, 180_00]);
  const [receipt] = await receiptsOf(sessionId);
  expect(receipt).toMatchObject({ amountMinor: 670_00, onAccountMinor: 50_00 });
  expect(await loadPaymentOutcome(store, sessionId)).toMatchObject({ state: 'booked', number: null, refundMinor: 0 });
  const mail = await office.mailTo('active@nod.example');
  expect(mail.subject).toBe('We received ₹\u00a0670.00');
  for (const part of [receipt.number, `Paid on ${first}`, '180.00 of it still unpaid', 'On account', 'Total unpaid'])
    expect(mail.text).toContain(part);
  const rows = await query(
    "select actor, action, details ->> 'receipt' as receipt from audit_trail where subject = (select receipt from payments where session_id = $1)",
    [sessionId],
  );
  expect(rows).toEqual([{ actor: 'buyer', action: 'payment booked', receipt: receipt.number }]);
});

test('an overdue account pays what it owes, without a look at a cart', async () => {
  const overdue = await store.signIn('overdue');
  const number = `NM/P/late-${serial}`;
  await bookOpenInvoice(store, number, 700_00, { email: 'overdue@nod.example', daysAgo: 200 });
  expect((await store.call(getInfo, {}, { token: overdue })).body).toMatchObject({ data: { standing: 'overdue' } });
  const { sessionId } = await startInvoicePayment(store, overdue, { invoices: [[number, 700_00]] });
  await payInSandbox(store, sessionId);
  await deliverWebhooks(store);
  expect(await findUnpaid(store, number)).toBe(0);
});

test('a card payment returns with its session, on the site of the Gulf too', async () => {
  await bookOpenInvoice(store, 'GW/P/1', 900_00, { email: 'active@gwd.example', site: 'gwd' });
  const gulf = await store.signIn('active', 'gwd');
  const request = { invoices: [['GW/P/1', 900_00] as const] };
  const { sessionId } = await startInvoicePayment(store, gulf, request, { gateway: 'stripe', site: 'gwd' });
  expect((await pollPayment(store, sessionId, gulf, 'gwd')).body).toMatchObject({ paymentStatus: 'unpaid' });
  await payInSandbox(store, sessionId, 'gwd');
  expect((await pollPayment(store, sessionId, gulf, 'gwd')).body).toMatchObject({ paymentStatus: 'paid' });
  expect(await findUnpaid(store, 'GW/P/1')).toBe(0);
});

test('refused with what is wrong: nothing, twice, not open, too much, too little, above the limit, no gateway', async () => {
  const { maxOnlineMinor } = sites.nod;
  expect(await refusalOf(store, token, {})).toMatchObject({ refusal: 'nothing_to_pay' });
  const twice = { invoices: [[first, 1_00] as const, [first, 1_00] as const] };
  expect(await refusalOf(store, token, twice)).toMatchObject({ message: `Invoice ${first} appears twice.` });
  expect(await refusalOf(store, token, { invoices: [['NM/P/none', 1_00]] })).toMatchObject({ refusal: 'not_open' });
  expect(await refusalOf(store, token, { invoices: [[first, 500_01]] })).toMatchObject({
    message: `₹\u00a0500.00 of invoice ${first} is unpaid now. Please reload the page.`,
  });
  expect(await refusalOf(store, token, { invoices: [[first, 99]] })).toMatchObject({ refusal: 'too_little' });
  expect(await refusalOf(store, token, { advance: maxOnlineMinor + 1 })).toMatchObject({
    refusal: 'above_online_limit',
  });
  const gulf = await store.signIn('active', 'gwd');
  const elsewhere = await refusalOf(store, gulf, { advance: 500_00 }, { gateway: 'razorpay', site: 'gwd' });
  expect(elsewhere).toMatchObject({ refusal: 'not_taken' });
  expect(
    await query('select 1 from payments where site = $1 and amount_minor = 50000 and purpose = $2', ['gwd', 'account']),
  ).toEqual([]);
});

test('an invoice of somebody else is not open, and an account that is not verified pays no advance', async () => {
  const other = await store.signIn('newbalance0');
  expect(await refusalOf(store, other, { invoices: [[first, 1_00]] })).toMatchObject({ refusal: 'not_open' });
  const pending = await store.signIn('pending');
  expect(await refusalOf(store, pending, { advance: 100_00 })).toMatchObject({ refusal: 'advance_not_allowed' });
});

test('an amount is a whole number of minor units above 0', async () => {
  for (const amount of [0, -1, 1.5, 1e15, Number.NaN])
    expect((await requestInvoicePayment(store, token, { invoices: [[first, amount]] })).status).toBe(400);
});

test('the provider returns to the statement, with what was chosen when it is cancelled', async () => {
  const { sessionId, paymentId } = await startInvoicePayment(store, token, { ...both(), advance: 5_00 });
  const [session] = await query('select success_url, cancel_url from sandbox_sessions where id = $1', [sessionId]);
  const chosen = `pay=${encodeURIComponent(first)}:500.00,${encodeURIComponent(second)}:300.00&advance=5.00`;
  expect(session.success_url).toBe(`http://nod.localhost:3000/statement?paid=${paymentId}&${chosen}`);
  expect(session.cancel_url).toContain(`${chosen}&payment=cancelled&payment_id=${paymentId}`);
});

test('the same key is one payment', async () => {
  const once = await startInvoicePayment(store, token, both(), { key: `pay-${serial}` });
  const again = await startInvoicePayment(store, token, both(), { key: `pay-${serial}` });
  expect(again).toEqual(once);
  const other = await requestInvoicePayment(store, token, { advance: 1_00 }, { key: `pay-${serial}` });
  expect(other.status).toBe(400);
});

test('money is booked once, by webhook before the return, twice, or by the job when nobody returns', async () => {
  for (const finish of [
    async (sessionId: string) => {
      await deliverWebhooks(store, 2);
      const proof = await payInSandbox(store, sessionId);
      await Promise.all([verifyPayment(store, token, sessionId, proof), deliverWebhooks(store)]);
    },
    async () => {
      advanceClock(store, 0.6);
      await runPaymentJobs(store);
      await runPaymentJobs(store);
    },
  ]) {
    const { sessionId } = await startInvoicePayment(store, token, { invoices: [[first, 100_00]] });
    await payInSandbox(store, sessionId);
    await finish(sessionId);
    expect(await stateOf(sessionId)).toBe('booked');
    expect(await receiptsOf(sessionId)).toHaveLength(1);
    token = await store.signIn('active');
  }
  expect(await findUnpaid(store, first)).toBe(300_00);
});

test('twenty concurrent finishes book one receipt', async () => {
  const { sessionId, amountMinor } = await startInvoicePayment(store, token, both());
  const { captureId } = await payInSandbox(store, sessionId);
  const { id } = await loadPaymentOutcome(store, sessionId);
  const capture = { id: captureId, sessionId, amountMinor, currency: 'INR' };
  const finish = () => finishPayment(createPaymentContext(store), id, [capture]);
  const finished = await Promise.all(Array.from({ length: 20 }, finish));
  expect(new Set(finished.map((one) => JSON.stringify(one)))).toEqual(new Set(['{"state":"booked"}']));
  expect(await receiptsOf(sessionId)).toHaveLength(1);
});

test('an invoice that the bank paid meanwhile leaves the money on account', async () => {
  const { sessionId } = await startInvoicePayment(store, token, both());
  await receivePayment(store, 500_00, { invoices: [first] });
  await payInSandbox(store, sessionId);
  await deliverWebhooks(store);
  expect(await receiptsOf(sessionId)).toMatchObject([{ amountMinor: 800_00, onAccountMinor: 500_00 }]);
  expect(await findUnpaid(store, second)).toBe(0);
});

test('two browsers that pay the same invoice: the first session ends; money that comes late is kept on account', async () => {
  const one = await startInvoicePayment(store, token, both());
  await payInSandbox(store, one.sessionId);
  watched.down.add('state');
  const two = await startInvoicePayment(store, token, { invoices: [[first, 500_00]] });
  watched.down.clear();
  expect(await stateOf(one.sessionId)).toBe('ended');
  await payInSandbox(store, two.sessionId);
  await deliverWebhooks(store);
  expect([await stateOf(one.sessionId), await stateOf(two.sessionId)]).toEqual(['booked', 'booked']);
  const paid = [...(await receiptsOf(one.sessionId)), ...(await receiptsOf(two.sessionId))];
  expect(paid.map(({ amountMinor }) => amountMinor)).toEqual([800_00, 500_00]);
  expect(paid.reduce((sum, { onAccountMinor }) => sum + onAccountMinor, 0)).toBe(500_00);
});

test('a cancelled payment charges nothing and leaves the invoice open', async () => {
  const { sessionId, paymentId } = await startInvoicePayment(store, token, both());
  expect((await requestCancellation(store, paymentId, token)).body).toEqual({
    success: true,
    ordered: false,
    paid: false,
  });
  expect(await stateOf(sessionId)).toBe('ended');
  expect(await findUnpaid(store, first)).toBe(500_00);
  const paid = await startInvoicePayment(store, token, both());
  await payInSandbox(store, paid.sessionId);
  expect((await requestCancellation(store, paid.paymentId, token)).body).toMatchObject({ ordered: false, paid: true });
});

test('another amount, and a second capture, are refunded and the buyer learns why', async () => {
  const odd = await startInvoicePayment(store, token, both());
  const { id } = await loadPaymentOutcome(store, odd.sessionId);
  const finish = (payment: number, capture: { id: string; amountMinor: number }) =>
    finishPayment(createPaymentContext(store), payment, [{ ...capture, sessionId: odd.sessionId, currency: 'INR' }]);
  expect(await finish(id, { id: `pay_odd_${serial}`, amountMinor: 1_00 })).toEqual({
    state: 'refused',
    reason: 'The amount paid is not the amount that was to be paid.',
  });
  const right = await startInvoicePayment(store, token, both());
  await payInSandbox(store, right.sessionId);
  await deliverWebhooks(store);
  const booked = await loadPaymentOutcome(store, right.sessionId);
  await finish(booked.id, { id: `pay_second_${serial}`, amountMinor: 800_00 });
  expect(await loadPaymentOutcome(store, right.sessionId)).toMatchObject({ state: 'booked', refundMinor: 800_00 });
  expect(await receiptsOf(right.sessionId)).toHaveLength(1);
});

test('a provider that is away leaves nothing charged, and an unconfirmed proof says not to pay again', async () => {
  watched.down.add('open');
  expect(await refusalOf(store, token, both())).toMatchObject({ refusal: 'provider_down' });
  watched.down.clear();
  const { sessionId } = await startInvoicePayment(store, token, both());
  const proof = await payInSandbox(store, sessionId);
  watched.down.add('state');
  const { body } = await verifyPayment(store, token, sessionId, proof);
  expect(body).toMatchObject({ message: expect.stringContaining('it is booked as soon as it is confirmed') });
  watched.down.clear();
  advanceClock(store, 0.1);
  await runPaymentJobs(store);
  expect(await stateOf(sessionId)).toBe('booked');
});

test('an order on credit leaves an open payment of invoices alone; a new online order ends it', async () => {
  const { sessionId } = await startInvoicePayment(store, token, both());
  const credit = await submitOrder(store, token, await fillCart(store, token, [['6205-2RS/C3', 1]]));
  expect(credit.body).toMatchObject({ success: true });
  expect(await stateOf(sessionId)).toBe('open');
  await startPayment(store, token, await fillCart(store, token, [['6205-2RS/C3', 1]]));
  expect(await stateOf(sessionId)).toBe('ended');
});
