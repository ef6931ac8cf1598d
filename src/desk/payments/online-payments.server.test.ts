import { afterEach, beforeAll, expect, test } from 'vitest';
import { fillCart } from '../../../tests/actions/cart.ts';
import { orderNumberOf } from '../../../tests/actions/orders.ts';
import { bookOpenInvoice, findLedgerInconsistencies, findUnpaid } from '../../../tests/actions/payments/ledger.ts';
import {
  advanceClock,
  createPaidOrder,
  createPaymentContext,
  deliverWebhooks,
  loadPaymentOutcome,
  payInSandbox,
  refundInSandboxDashboard,
  runPaymentJobs,
  startInvoicePayment,
  startPayment,
} from '../../../tests/actions/payments/payments.ts';
import { receivePayment } from '../../../tests/actions/payments/receipts.ts';
import { watchGateways } from '../../../tests/actions/payments/watched-gateways.ts';
import { setUp } from '../../../tests/store/set-up.ts';
import { openTestStore } from '../../../tests/store/test-store.ts';
import { decideOrder } from '../../orders/fulfilment/decide-order.server.ts';
import { recordDashboardRefunds } from '../../payments/online-payments/dashboard-refund.server.ts';
import { settlePayment } from '../../payments/online-payments/finish-payment.server.ts';
import { reverseReceipt } from '../../payments/receipts/receipts.server.ts';
import { sites } from '../../sites/resolve-site.ts';
import { waitingWork } from '../today/today.contract.ts';
import {
  askProviderAtDesk,
  finishPaymentAtDesk,
  listPaymentsAtDesk,
  paymentAtDesk,
  refundPaymentAtDesk,
  settlePaymentAtDesk,
} from './online-payments.contract.ts';

const watched = watchGateways();
const store = setUp(() => openTestStore({ overrideGateways: watched.override }));
let desk: string;
beforeAll(async () => {
  desk = await store.signInAtDesk('accounts');
});
afterEach(() => watched.down.clear());

const list = async (view = '', q = '') =>
  (await store.call(listPaymentsAtDesk, { site: 'nod', view, q }, { desk })).body;
const load = async (id: number) => (await store.call(paymentAtDesk, { site: 'nod', id }, { desk })).body;
const ask = async (id: number) => (await store.call(askProviderAtDesk, { site: 'nod', id }, { desk })).body;
const waiting = async () => {
  const { body } = await store.call(waitingWork, { site: 'nod' }, { desk });
  return body.waiting.find(({ kind }) => kind === 'payments')?.count ?? 0;
};
const cart = async () => {
  const token = await store.signIn('active');
  return { token, lines: await fillCart(store, token, [['6205-2RS/C3', 2]]) };
};
const start = async () => {
  const { token, lines } = await cart();
  const { sessionId, amountMinor } = await startPayment(store, token, lines);
  return { sessionId, amountMinor, id: Number((await loadPaymentOutcome(store, sessionId)).id) };
};

test('money without an order is listed, compared with the provider, finished once, and off the list', async () => {
  const { sessionId, amountMinor, id } = await start();
  const { captureId } = await payInSandbox(store, sessionId);
  expect(await ask(id)).toMatchObject({
    state: 'paid',
    agrees: false,
    says: expect.stringContaining('Here it is recorded otherwise.'),
    captures: [{ id: captureId, amount: amountMinor, currency: 'INR', known: false }],
  });
  const captures = [{ id: captureId, sessionId, amountMinor, currency: 'INR' }];
  await settlePayment(createPaymentContext(store), id, captures);
  expect((await list()).total).toBe(0);
  advanceClock(store, 11);
  expect((await list()).rows).toMatchObject([{ id, problem: 'no_order', state: 'settled', amountMinor }]);
  expect([(await list('no_order')).total, (await list('hanging')).total, await waiting()]).toEqual([1, 0, 1]);
  expect(await ask(id)).toMatchObject({ agrees: true });
  expect(await load(id)).toMatchObject({
    captureId,
    lines: [{ itemName: '6205-2RS/C3', quantity: 2 }],
    can: { finish: true, refund: true, settle: true },
  });
  const finish = async () => (await store.call(finishPaymentAtDesk, { site: 'nod', id }, { desk })).body;
  expect(await finish()).toMatchObject({ success: true, message: 'The payment has its order.' });
  expect(await finish()).toMatchObject({ success: true, message: 'The payment has its order.' });
  const after = await load(id);
  expect(after).toMatchObject({
    state: 'ordered',
    problem: null,
    can: { finish: false, refund: false, settle: false },
  });
  expect(after.orderNumber).toMatch(orderNumberOf(store.now()));
  expect(after.history[0]).toMatchObject({ action: 'payment finished', by: expect.stringMatching(/\w/) });
  expect([(await list()).total, await waiting()]).toEqual([0, 0]);
});

test('a failed refund is listed until it is made', async () => {
  const { token, lines } = await cart();
  const { number, sessionId } = await createPaidOrder(store, token, lines);
  const id = Number((await loadPaymentOutcome(store, sessionId)).id);
  await decideOrder(store.database, sites.nod, { number, to: 'Cancelled', by: 'Meera', now: store.now() });
  watched.down.add('refund');
  await runPaymentJobs(store);
  expect((await list('refund_failed')).rows).toMatchObject([{ id, orderNumber: number }]);
  const refund = async () => (await store.call(refundPaymentAtDesk, { site: 'nod', id, reason: '' }, { desk })).body;
  expect(await refund()).toMatchObject({ success: false, refusal: 'not_refunded' });
  expect(await load(id)).toMatchObject({ state: 'ordered', refundedMinor: 0 });
  expect((await load(id)).refunds).toMatchObject([{ lastError: 'away', tries: 2, doneAt: null }]);
  watched.down.clear();
  expect(await refund()).toMatchObject({ success: true, message: expect.stringContaining('is refunded.') });
  expect(await refund()).toMatchObject({ success: false, refusal: 'refunded_before' });
  expect((await list('refund_failed')).total).toBe(0);
});

test('a payment that hangs is settled outside, with the reason, and is in that list', async () => {
  const { id } = await start();
  advanceClock(store, 50);
  expect((await list('hanging')).rows).toMatchObject([{ id, state: 'open' }]);
  const settle = async (reason: string) =>
    (await store.call(settlePaymentAtDesk, { site: 'nod', id, reason }, { desk })).body;
  expect(await settle('')).toMatchObject({ success: false });
  expect(await settle('Paid at the counter')).toMatchObject({ success: true });
  expect(await settle('Again')).toMatchObject({ refusal: 'settled_before' });
  expect((await list('closed')).rows).toMatchObject([{ id, problem: null }]);
  expect(await load(id)).toMatchObject({ closedReason: 'Paid at the counter' });
});

test('a payment of another amount is listed until somebody has looked', async () => {
  const { id, sessionId } = await start();
  await payInSandbox(store, sessionId);
  await store.database.$client.query("update sandbox_captures set currency = 'USD' where session_id = $1", [sessionId]);
  advanceClock(store, 1);
  for (let i = 0; i < 2; i += 1) await runPaymentJobs(store);
  expect((await list('differs')).rows).toMatchObject([{ id, state: 'refused' }]);
  expect((await load(id)).can).toMatchObject({ finish: false, refund: false, settle: true });
});

test('a paid order refunded in the dashboard is listed until somebody has looked, and after a further refund again', async () => {
  const { token, lines } = await cart();
  const { number, sessionId } = await createPaidOrder(store, token, lines);
  const id = Number((await loadPaymentOutcome(store, sessionId)).id);
  const captureId = (await load(id)).captureId ?? '';
  const refundInDashboard = async (refund: string, amountMinor: number) => {
    await refundInSandboxDashboard(store, captureId, refund, amountMinor);
    const payment = { id, provider: 'razorpay', sandbox: true } as const;
    await recordDashboardRefunds(createPaymentContext(store), payment, captureId);
  };
  const settle = async () =>
    (await store.call(settlePaymentAtDesk, { site: 'nod', id, reason: 'Pays the rest by transfer' }, { desk })).body;
  const listed = async () => (await list('refunded_at_provider')).rows.map(({ orderNumber: orderNo }) => orderNo);
  const others = await waiting();
  expect((await load(id)).can).toMatchObject({ settle: false });
  await refundInDashboard('a', 300);
  expect([await listed(), await waiting()]).toEqual([[number], others + 1]);
  expect(await load(id)).toMatchObject({ problem: 'refunded_at_provider', can: { refund: false, settle: true } });
  advanceClock(store, 1);
  expect(await settle()).toMatchObject({ success: true });
  expect([await listed(), await waiting()]).toEqual([[], others]);
  expect(await settle()).toMatchObject({ refusal: 'settled_before' });
  advanceClock(store, 1);
  await refundInDashboard('b', 200);
  expect(await listed()).toEqual([number]);
  advanceClock(store, 1);
  expect(await settle()).toMatchObject({ success: true });
  await decideOrder(store.database, sites.nod, { number, to: 'Cancelled', by: 'Meera', now: store.now() });
  await runPaymentJobs(store);
  expect([(await load(id)).refunds.length, await listed(), await waiting()]).toEqual([3, [], others]);
});

test('a payment of invoices refunded in the dashboard is listed until somebody has looked', async () => {
  await bookOpenInvoice(store, 'NM/D/0', 200_00);
  const { sessionId } = await startInvoicePayment(store, await store.signIn('active'), {
    invoices: [['NM/D/0', 200_00]],
  });
  const { captureId } = await payInSandbox(store, sessionId);
  await deliverWebhooks(store);
  const id = Number((await loadPaymentOutcome(store, sessionId)).id);
  await refundInSandboxDashboard(store, captureId, 'of NM/D/0', 200_00);
  const payment = { id, provider: 'razorpay', sandbox: true } as const;
  await recordDashboardRefunds(createPaymentContext(store), payment, captureId);
  expect((await list('refunded_at_provider')).rows).toMatchObject([{ id, state: 'booked' }]);
  const { refunds, can } = await load(id);
  expect([refunds, can.settle]).toMatchObject([[{ amountMinor: 200_00, atProvider: true }], true]);
  advanceClock(store, 1);
  const settled = { site: 'nod', id, reason: 'Pays by transfer' } as const;
  expect((await store.call(settlePaymentAtDesk, settled, { desk })).body).toMatchObject({ success: true });
  expect((await list('refunded_at_provider')).total).toBe(0);
  await receivePayment(store, 200_00, { invoices: ['NM/D/0'] });
});

test('an unknown payment', async () => {
  for (const reply of [await load(0), await ask(0)])
    expect(reply).toMatchObject({ success: false, refusal: 'unknown_payment' });
});

test('a payment of invoices is found by its receipt, says what it pays, and is refunded in part and whole', async () => {
  const token = await store.signIn('active');
  await bookOpenInvoice(store, 'NM/D/1', 500_00);
  await bookOpenInvoice(store, 'NM/D/2', 300_00);
  const wanted = { invoices: [['NM/D/1', 500_00] as const, ['NM/D/2', 100_00] as const], advance: 50_00 };
  const { sessionId } = await startInvoicePayment(store, token, wanted);
  await receivePayment(store, 500_00, { invoices: ['NM/D/1'] });
  await payInSandbox(store, sessionId);
  await deliverWebhooks(store);
  const id = Number((await loadPaymentOutcome(store, sessionId)).id);
  const record = await load(id);
  expect(record).toMatchObject({
    state: 'booked',
    invoices: [
      { number: 'NM/D/1', chosenMinor: 500_00, paidMinor: 0 },
      { number: 'NM/D/2', chosenMinor: 100_00, paidMinor: 100_00 },
    ],
    advanceMinor: 50_00,
    onAccountMinor: 550_00,
    lines: [],
    can: { finish: false, refund: true, refundOnAccount: true, settle: false },
  });
  expect((await list('all', record.receiptNumber ?? '')).rows).toMatchObject([
    { id, receiptNumber: record.receiptNumber },
  ]);
  expect(record.history).toMatchObject([{ action: 'payment booked', by: 'buyer' }]);
  const refund = async (more: { reason?: string; onlyOnAccount?: boolean }) =>
    (await store.call(refundPaymentAtDesk, { site: 'nod', id, reason: 'Paid twice', ...more }, { desk })).body;
  expect(await refund({ reason: '' })).toMatchObject({ message: 'Say why it is refunded; the buyer reads it.' });
  expect(await refund({ onlyOnAccount: true })).toMatchObject({ message: '₹\u00a0550.00 is refunded.' });
  expect(await load(id)).toMatchObject({ onAccountMinor: 0, can: { refund: true, refundOnAccount: false } });
  expect((await list('all', record.receiptNumber ?? '')).rows).toMatchObject([
    { state: 'booked', refundedMinor: 550_00 },
  ]);
  expect(await refund({ onlyOnAccount: true })).toMatchObject({ success: false, refusal: 'refunded_before' });
  expect(await findUnpaid(store, 'NM/D/2')).toBe(200_00);
  expect(await Promise.all([refund({}), refund({})])).toContainEqual({
    success: true,
    message: '₹\u00a0100.00 is refunded.',
  });
  expect(await findUnpaid(store, 'NM/D/2')).toBe(300_00);
  expect(await load(id)).toMatchObject({
    invoices: [{ paidMinor: 0 }, { paidMinor: 0 }],
    refunds: [{ amountMinor: 550_00 }, { amountMinor: 100_00 }],
    refundedMinor: 650_00,
    can: { refund: false },
  });
  expect((await loadPaymentOutcome(store, sessionId)).givenMinor).toBe(650_00);
  expect(await findLedgerInconsistencies(store)).toEqual([]);
});

test('a payment whose receipt was taken back, as after a chargeback, is not refunded as well', async () => {
  const token = await store.signIn('active');
  await bookOpenInvoice(store, 'NM/D/3', 300_00);
  const { sessionId } = await startInvoicePayment(store, token, { invoices: [['NM/D/3', 300_00]] });
  await payInSandbox(store, sessionId);
  await deliverWebhooks(store);
  const id = Number((await loadPaymentOutcome(store, sessionId)).id);
  const number = (await load(id)).receiptNumber ?? '';
  await reverseReceipt(store.database, sites.nod, { number, why: 'Chargeback', by: 'Meera', now: store.now() });
  expect(await load(id)).toMatchObject({ can: { refund: false, refundOnAccount: false } });
  expect((await store.call(refundPaymentAtDesk, { site: 'nod', id, reason: 'Sorry' }, { desk })).body).toMatchObject({
    message: 'Its receipt was taken back, so nothing is left to refund.',
  });
  expect(await findUnpaid(store, 'NM/D/3')).toBe(300_00);
  expect((await loadPaymentOutcome(store, sessionId)).givenMinor).toBe(0);
  expect(await findLedgerInconsistencies(store)).toEqual([]);
});
