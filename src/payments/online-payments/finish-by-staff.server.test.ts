import { afterAll, afterEach, expect, test } from 'vitest';
import { fillCart } from '../../../tests/actions/cart.ts';
import { findInconsistencies } from '../../../tests/actions/orders.ts';
import {
  advanceClock,
  createPaymentContext,
  loadPaymentOutcome,
  payInSandbox,
  startPayment,
} from '../../../tests/actions/payments/payments.ts';
import { watchGateways } from '../../../tests/actions/payments/watched-gateways.ts';
import { setUp } from '../../../tests/store/set-up.ts';
import { openTestStore } from '../../../tests/store/test-store.ts';
import { sites } from '../../sites/resolve-site.ts';
import { finishByStaff } from './finish-by-staff.server.ts';
import { settlePayment } from './finish-payment.server.ts';

const watched = watchGateways();
const store = setUp(() => openTestStore({ overrideGateways: watched.override }));
afterEach(() => {
  watched.down.clear();
  watched.orderFails = false;
});
afterAll(async () => expect(await findInconsistencies(store)).toEqual([]));

const start = async () => {
  const token = await store.signIn('active');
  const { sessionId, amountMinor } = await startPayment(
    store,
    token,
    await fillCart(store, token, [['6205-2RS/C3', 2]]),
  );
  const { id } = await loadPaymentOutcome(store, sessionId);
  return { sessionId, amountMinor, id: Number(id) };
};
const finish = (id: number, site = sites.nod) =>
  finishByStaff({ ...createPaymentContext(store), site, by: 'Meera' }, id);
const audited = async () =>
  (
    await store.database.$client.query(
      "select actor_name, details from audit_trail where action = 'payment finished' order by id",
    )
  ).rows;

test('money that the provider has becomes the order, once', async () => {
  const { id, sessionId, amountMinor } = await start();
  await payInSandbox(store, sessionId);
  const first = await finish(id);
  expect(first).toMatchObject({ state: 'ordered' });
  expect(await finish(id)).toEqual(first);
  expect(await loadPaymentOutcome(store, sessionId)).toMatchObject({ state: 'ordered', totalMinor: amountMinor });
  expect(await audited()).toMatchObject([
    { actor_name: 'Meera', details: { before: { state: 'open' }, after: { state: 'ordered' } } },
  ]);
});

test('two staff at once place one order', async () => {
  const { id, sessionId } = await start();
  await payInSandbox(store, sessionId);
  const [one, two] = await Promise.all([finish(id), finish(id)]);
  expect(one).toEqual(two);
  expect(await loadPaymentOutcome(store, sessionId)).toMatchObject({ state: 'ordered', refundMinor: 0 });
});

test('an unpaid payment stays open while it can be paid, and ends after that', async () => {
  const { id, sessionId } = await start();
  expect(await finish(id)).toEqual({ state: 'open' });
  advanceClock(store, 20);
  expect(await finish(id)).toEqual({ state: 'ended' });
  expect(await loadPaymentOutcome(store, sessionId)).toMatchObject({ state: 'ended', holds: 0 });
  expect(await finish(id)).toEqual({ state: 'ended' });
});

test('nothing changes while the provider does not answer', async () => {
  const { id, sessionId } = await start();
  advanceClock(store, 20);
  watched.down.add('state');
  expect(await finish(id)).toMatchObject({ refusal: 'no_answer' });
  expect(await loadPaymentOutcome(store, sessionId)).toMatchObject({ state: 'open', holds: 1 });
  watched.down.clear();
  await finish(id);
});

test('an order that cannot be created is told, and the money stays', async () => {
  const { id, sessionId, amountMinor } = await start();
  const { captureId } = await payInSandbox(store, sessionId);
  const captures = [{ id: captureId, sessionId, amountMinor, currency: 'INR' }];
  await settlePayment(createPaymentContext(store), id, captures);
  watched.orderFails = true;
  expect(await finish(id)).toMatchObject({ refusal: 'not_finished' });
  expect(await loadPaymentOutcome(store, sessionId)).toMatchObject({ state: 'settled', refundMinor: 0 });
  watched.orderFails = false;
  expect(await finish(id)).toMatchObject({ state: 'ordered' });
});

test('a payment that never reached the provider ends, and one of another site is unknown', async () => {
  const { id, sessionId } = await start();
  await store.database.$client.query("update payments set state = 'opening', session_id = null where id = $1", [id]);
  expect(await finish(id, sites.zwz)).toMatchObject({ refusal: 'unknown_payment' });
  expect(await finish(id)).toEqual({ state: 'ended' });
  await store.database.$client.query('update payments set session_id = $2 where id = $1', [id, sessionId]);
});
