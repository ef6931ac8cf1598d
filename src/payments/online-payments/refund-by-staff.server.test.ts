import { afterAll, afterEach, expect, test } from 'vitest';
import { fillCart } from '../../../tests/actions/cart.ts';
import { dispatchGoods, findInconsistencies } from '../../../tests/actions/orders.ts';
import { bookOpenInvoice } from '../../../tests/actions/payments/ledger.ts';
import {
  createPaidOrder,
  createPaymentContext,
  deliverWebhooks,
  loadPaymentOutcome,
  payInSandbox,
  runPaymentJobs,
  startInvoicePayment,
  startPayment,
} from '../../../tests/actions/payments/payments.ts';
import { watchGateways } from '../../../tests/actions/payments/watched-gateways.ts';
import { setUp } from '../../../tests/store/set-up.ts';
import { openTestStore } from '../../../tests/store/test-store.ts';
import { cancelLines } from '../../orders/fulfilment/cancel-lines.server.ts';
import { decideOrder } from '../../orders/fulfilment/decide-order.server.ts';
import { sites } from '../../sites/resolve-site.ts';
import { reverseReceipt } from '../receipts/receipts.server.ts';
import { settlePayment } from './finish-payment.server.ts';
import { refundByStaff } from './refund-by-staff.server.ts';

const watched = watchGateways();
const store = setUp(() => openTestStore({ overrideGateways: watched.override }));
afterEach(() => {
  watched.down.clear();
  watched.refundKeys.length = 0;
});
afterAll(async () => expect(await findInconsistencies(store)).toEqual([]));

const cart = async () => {
  const token = await store.signIn('active');
  return { token, lines: await fillCart(store, token, [['6205-2RS/C3', 2]]) };
};
const refund = (id: number, reason = '', site = sites.nod) =>
  refundByStaff({ ...createPaymentContext(store), site, by: 'Meera' }, { id, reason });

async function cancelledOrder() {
  const { token, lines } = await cart();
  const { number, sessionId, amountMinor } = await createPaidOrder(store, token, lines);
  await decideOrder(store.database, sites.nod, { number, to: 'Cancelled', by: 'Meera', now: store.now() });
  const { id } = await loadPaymentOutcome(store, sessionId);
  return { id: Number(id), sessionId, amountMinor };
}

async function paidWithoutOrder() {
  const { token, lines } = await cart();
  const { sessionId, amountMinor } = await startPayment(store, token, lines);
  const { captureId } = await payInSandbox(store, sessionId);
  const { id } = await loadPaymentOutcome(store, sessionId);
  const captures = [{ id: captureId, sessionId, amountMinor, currency: 'INR' }];
  await settlePayment(createPaymentContext(store), id, captures);
  return { id: Number(id), sessionId, amountMinor };
}

test('a failed refund is made again with its key, and once', async () => {
  const { id, sessionId, amountMinor } = await cancelledOrder();
  watched.down.add('refund');
  await runPaymentJobs(store);
  expect(await refund(id)).toMatchObject({
    refusal: 'not_refunded',
    message: 'The test gateway for Razorpay did not refund: away.',
  });
  watched.down.clear();
  expect(await refund(id)).toMatchObject({ refunded: expect.stringContaining('₹') });
  expect((await loadPaymentOutcome(store, sessionId)).givenMinor).toBe(amountMinor);
  expect(await refund(id)).toMatchObject({ refusal: 'refunded_before' });
  expect([watched.refundKeys.length, new Set(watched.refundKeys).size]).toEqual([3, 1]);
});

test('two staff at once refund once', async () => {
  const { id, sessionId, amountMinor } = await cancelledOrder();
  await Promise.all([refund(id), refund(id)]);
  expect((await loadPaymentOutcome(store, sessionId)).givenMinor).toBe(amountMinor);
});

test('money without an order is refunded with a reason that the buyer reads', async () => {
  const { id, sessionId, amountMinor } = await paidWithoutOrder();
  expect(await refund(id)).toMatchObject({ message: 'Say why it is refunded; the buyer reads it.' });
  expect(await refund(id, 'x'.repeat(301))).toMatchObject({ message: expect.stringContaining('300') });
  await refund(id, 'Ordered twice by mistake');
  expect(await loadPaymentOutcome(store, sessionId)).toMatchObject({
    state: 'refused',
    refusedFor: 'Ordered twice by mistake',
    givenMinor: amountMinor,
    holds: 0,
  });
  const { rows } = await store.database.$client.query(
    "select actor_name, details from audit_trail where action = 'payment refunded by staff'",
  );
  expect(rows).toMatchObject([{ actor_name: 'Meera', details: { before: { state: 'settled' } } }]);
});

test('an order is not refunded here, nor what was never paid, nor a payment of another site', async () => {
  const { token, lines } = await cart();
  const paid = await createPaidOrder(store, token, lines);
  const ordered = await loadPaymentOutcome(store, paid.sessionId);
  expect(await refund(Number(ordered.id), 'No')).toMatchObject({
    message: expect.stringContaining('Cancel the order'),
  });
  expect(await refund(Number(ordered.id), 'No', sites.zwz)).toMatchObject({ refusal: 'unknown_payment' });
  const other = await cart();
  const { sessionId } = await startPayment(store, other.token, other.lines);
  const { id } = await loadPaymentOutcome(store, sessionId);
  expect(await refund(Number(id), 'No')).toMatchObject({ message: 'No money came in with this payment.' });
});

test('an order whose receipt was taken back after its goods were sent has nothing left to refund', async () => {
  const { token, lines } = await cart();
  const { number, sessionId } = await createPaidOrder(store, token, lines);
  await dispatchGoods(store, number);
  const { id } = await loadPaymentOutcome(store, sessionId);
  const { rows } = await store.database.$client.query('select number from receipts where payment_id = $1', [id]);
  const back = { number: rows[0].number, why: 'Chargeback', by: 'Meera', now: store.now() };
  await reverseReceipt(store.database, sites.nod, back);
  expect(await refund(Number(id), 'No')).toMatchObject({
    message: 'Its receipt was taken back, so nothing is left to refund.',
  });
});

test('an order that was refunded in part and still stands is cancelled to refund the rest', async () => {
  const { token, lines } = await cart();
  const { number, sessionId } = await createPaidOrder(store, token, lines);
  const one = { number, lines: [{ lineNo: 1, quantity: 1 }], by: 'Meera', now: store.now() };
  await cancelLines(store.database, sites.nod, one);
  await runPaymentJobs(store);
  const { id } = await loadPaymentOutcome(store, sessionId);
  expect(await refund(Number(id), 'No')).toMatchObject({
    message: 'It paid an order. Cancel the order, or take its goods back, to refund it.',
  });
});

test('of a payment whose money pays invoices nothing is on account to refund', async () => {
  const token = await store.signIn('active');
  await bookOpenInvoice(store, 'NM/F/1', 300_00);
  const { sessionId } = await startInvoicePayment(store, token, { invoices: [['NM/F/1', 300_00]] });
  await payInSandbox(store, sessionId);
  await deliverWebhooks(store);
  const { id } = await loadPaymentOutcome(store, sessionId);
  const context = { ...createPaymentContext(store), by: 'Meera' };
  const onlyOnAccount = { id: Number(id), reason: 'Paid twice', onlyOnAccount: true };
  expect(await refundByStaff(context, onlyOnAccount)).toMatchObject({
    message: 'None of its money is on account.',
  });
});
