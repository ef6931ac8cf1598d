import { afterEach, expect, test } from 'vitest';
import { fillCart } from '../../../tests/actions/cart.ts';
import {
  advanceClock,
  createPaymentContext,
  loadPaymentOutcome,
  payInSandbox,
  startPayment,
} from '../../../tests/actions/payments/payments.ts';
import { setUp } from '../../../tests/store/set-up.ts';
import { openTestStore } from '../../../tests/store/test-store.ts';
import { GatewayUnavailableError } from '../gateways/payment-gateway.ts';
import type { PaymentGateways } from '../gateways/payment-gateways.ts';
import { findPayment } from './payments.db.ts';
import { endPayment, markSessionEnded, reconcilePayment } from './reconcile-payment.server.ts';

const store = setUp(openTestStore);
let isAway = false;
afterEach(() => {
  isAway = false;
});

const unlessAway = async <T>(question: () => Promise<T>): Promise<T> => {
  if (isAway) throw new GatewayUnavailableError('away');
  return question();
};
const gateways = (): PaymentGateways => ({
  ...store.server.services.gateways,
  forPayment: (...args) => {
    const gateway = store.server.services.gateways.forPayment(...args);
    return (
      gateway && {
        ...gateway,
        getSessionState: (id) => unlessAway(() => gateway.getSessionState(id)),
        endSession: (id) => unlessAway(() => gateway.endSession(id)),
      }
    );
  },
});

async function start() {
  const token = await store.signIn('active');
  const { sessionId } = await startPayment(store, token, await fillCart(store, token, [['6205-2RS/C3', 2]]));
  const { id } = await loadPaymentOutcome(store, sessionId);
  const payment = async () => {
    const [row] = await findPayment(store.database, { id });
    if (!row) throw new Error('the payment is gone');
    return row;
  };
  return { id, sessionId, payment };
}
const reconcile = async ({ payment }: Awaited<ReturnType<typeof start>>) =>
  reconcilePayment({ ...createPaymentContext(store), services: { gateways: gateways() } }, await payment());
const end = async ({ payment }: Awaited<ReturnType<typeof start>>) =>
  endPayment({ ...createPaymentContext(store), services: { gateways: gateways() } }, await payment());

test('money that the gateway reports becomes the order', async () => {
  const started = await start();
  await payInSandbox(store, started.sessionId);
  expect(await reconcile(started)).toMatchObject({ state: 'ordered' });
  expect(await reconcile(started)).toMatchObject({ state: 'ordered' });
  expect(await loadPaymentOutcome(store, started.sessionId)).toMatchObject({ state: 'ordered', refundMinor: 0 });
});

test('the gateway is not asked about a payment that is finished or was never opened', async () => {
  const ordered = await start();
  await payInSandbox(store, ordered.sessionId);
  await reconcile(ordered);
  const unopened = await start();
  await store.database.$client.query("update payments set state = 'opening', session_id = null where id = $1", [
    unopened.id,
  ]);
  isAway = true;
  expect(await reconcile(ordered)).toMatchObject({ state: 'ordered' });
  expect(await reconcile(unopened)).toEqual({ state: 'open' });
});

test('a session that is still open stays open', async () => {
  const started = await start();
  expect(await reconcile(started)).toMatchObject({ state: 'open' });
  expect(await loadPaymentOutcome(store, started.sessionId)).toMatchObject({ state: 'open', holds: 1 });
});

test('a session that ended at the gateway ends here, and its stock is free again', async () => {
  const started = await start();
  advanceClock(store, 16);
  expect(await reconcile(started)).toEqual({ state: 'ended' });
  expect(await loadPaymentOutcome(store, started.sessionId)).toMatchObject({ state: 'ended', holds: 0 });
});

test('without an answer of the gateway nothing is decided until it answers', async () => {
  const started = await start();
  await payInSandbox(store, started.sessionId);
  isAway = true;
  expect(await reconcile(started)).toEqual({ state: 'unknown' });
  expect((await loadPaymentOutcome(store, started.sessionId)).state).toBe('open');
  isAway = false;
  expect(await reconcile(started)).toMatchObject({ state: 'ordered' });
});

test('ending a payment closes its session, so that it cannot be paid any more', async () => {
  const started = await start();
  expect(await end(started)).toEqual({ state: 'ended' });
  await expect(payInSandbox(store, started.sessionId)).rejects.toThrow('could not be paid');
  expect(await loadPaymentOutcome(store, started.sessionId)).toMatchObject({ state: 'ended', holds: 0 });
});

test('a payment that was paid just before it was to end becomes the order', async () => {
  const started = await start();
  await payInSandbox(store, started.sessionId);
  expect(await end(started)).toMatchObject({ state: 'ordered' });
});

test('when the gateway does not answer, the payment ends here and is checked again later', async () => {
  const started = await start();
  isAway = true;
  expect(await end(started)).toEqual({ state: 'unknown' });
  const { rows } = await store.database.$client.query('select next_check_at from payments where id = $1', [started.id]);
  expect(rows[0].next_check_at.getTime()).toBeGreaterThan(store.now().getTime());
});

test('ending a payment that became an order changes nothing', async () => {
  const started = await start();
  await payInSandbox(store, started.sessionId);
  await reconcile(started);
  await markSessionEnded(createPaymentContext(store), started.id);
  expect((await loadPaymentOutcome(store, started.sessionId)).state).toBe('ordered');
});
