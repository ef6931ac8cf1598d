import { afterAll, afterEach, expect, test } from 'vitest';
import { fillCart } from '../../../tests/actions/cart.ts';
import { findInconsistencies } from '../../../tests/actions/orders.ts';
import {
  advanceClock,
  createPaidOrder,
  createPaymentContext,
  loadPaymentOutcome,
  payInSandbox,
  runPaymentJobs,
  startPayment,
} from '../../../tests/actions/payments/payments.ts';
import { watchGateways } from '../../../tests/actions/payments/watched-gateways.ts';
import { setUp } from '../../../tests/store/set-up.ts';
import { openTestStore } from '../../../tests/store/test-store.ts';
import { decideOrder } from '../../orders/fulfilment/decide-order.server.ts';
import { sites } from '../../sites/resolve-site.ts';
import { finishPayment, settlePayment } from './finish-payment.server.ts';
import { settleOutside } from './settle-outside.server.ts';

const watched = watchGateways();
const store = setUp(() => openTestStore({ overrideGateways: watched.override }));
afterEach(() => watched.down.clear());
afterAll(async () => expect(await findInconsistencies(store)).toEqual([]));

const start = async () => {
  const token = await store.signIn('active');
  const lines = await fillCart(store, token, [['6205-2RS/C3', 2]]);
  const { sessionId, amountMinor } = await startPayment(store, token, lines);
  const { id } = await loadPaymentOutcome(store, sessionId);
  return { id: Number(id), sessionId, amountMinor };
};
const settle = (id: number, reason = 'Paid back by transfer', site = sites.nod) =>
  settleOutside({ ...createPaymentContext(store), site, by: 'Meera' }, { id, reason });

test('money without an order is settled: no order and no refund follows, and its stock is free', async () => {
  const { id, sessionId, amountMinor } = await start();
  const { captureId } = await payInSandbox(store, sessionId);
  const captures = [{ id: captureId, sessionId, amountMinor, currency: 'INR' }];
  await settlePayment(createPaymentContext(store), id, captures);
  expect(await settle(id, ' ')).toMatchObject({ message: expect.stringContaining('Say how') });
  expect(await settle(id, 'x'.repeat(301))).toMatchObject({ message: expect.stringContaining('300') });
  expect(await settle(id, 'Paid back', sites.zwz)).toMatchObject({ refusal: 'unknown_payment' });
  expect(await settle(id)).toBeUndefined();
  await runPaymentJobs(store);
  expect(await loadPaymentOutcome(store, sessionId)).toMatchObject({
    state: 'refused',
    refusedFor: 'Our sales desk has settled this payment with you.',
    refundMinor: 0,
    holds: 0,
    number: null,
  });
  expect(await settle(id)).toMatchObject({
    refusal: 'settled_before',
    message: expect.stringMatching(/^Meera settled it/),
  });
});

test('a refund that fails is settled and not tried again', async () => {
  const token = await store.signIn('active');
  const lines = await fillCart(store, token, [['6205-2RS/C3', 2]]);
  const { number, sessionId, amountMinor } = await createPaidOrder(store, token, lines);
  const { id } = await loadPaymentOutcome(store, sessionId);
  expect(await settle(Number(id))).toMatchObject({ message: 'Nothing of this payment waits.' });
  await decideOrder(store.database, sites.nod, { number, to: 'Cancelled', by: 'Meera', now: store.now() });
  watched.down.add('refund');
  await runPaymentJobs(store);
  expect(await settle(Number(id))).toBeUndefined();
  watched.down.clear();
  advanceClock(store, 61);
  await runPaymentJobs(store);
  expect(await loadPaymentOutcome(store, sessionId)).toMatchObject({ state: 'ordered', givenMinor: 0 });
  const { rows } = await store.database.$client.query(
    "select details from audit_trail where action = 'payment settled outside' order by id desc limit 1",
  );
  expect(rows[0].details).toMatchObject({ before: { refundsUnderWay: [{ amountMinor, currency: 'INR' }] } });
});

test('a payment that hangs is ended, one that can still be paid is not', async () => {
  const { id, sessionId } = await start();
  expect(await settle(id)).toMatchObject({ refusal: 'cannot_be' });
  advanceClock(store, 20);
  expect(await settle(id)).toBeUndefined();
  expect(await loadPaymentOutcome(store, sessionId)).toMatchObject({ state: 'ended', holds: 0 });
});

test('money that the provider reports of it later makes no order and is not given back', async () => {
  const { id, sessionId } = await start();
  await payInSandbox(store, sessionId);
  advanceClock(store, 20);
  expect(await settle(id, 'Refunded at the provider')).toBeUndefined();
  advanceClock(store, 1);
  for (let i = 0; i < 2; i += 1) await runPaymentJobs(store);
  const { rows } = await store.database.$client.query<{ capture: string; amount: string; currency: 'INR' }>(
    'select id as capture, amount_minor as amount, currency from sandbox_captures where session_id = $1',
    [sessionId],
  );
  const captures = rows.map(({ capture, amount, currency }) => ({
    id: capture,
    sessionId,
    amountMinor: Number(amount),
    currency,
  }));
  await finishPayment(createPaymentContext(store), id, captures);
  expect(await loadPaymentOutcome(store, sessionId)).toMatchObject({
    state: 'refused',
    number: null,
    refundMinor: 0,
    holds: 0,
  });
});

test('a payment of another amount is closed once somebody has looked', async () => {
  const { id, sessionId } = await start();
  await payInSandbox(store, sessionId);
  await store.database.$client.query("update sandbox_captures set currency = 'USD' where session_id = $1", [sessionId]);
  advanceClock(store, 1);
  for (let i = 0; i < 2; i += 1) await runPaymentJobs(store);
  expect(await settle(id, 'Looked at, refunded by the store')).toBeUndefined();
  expect(await settle(id)).toMatchObject({ refusal: 'settled_before' });
});
