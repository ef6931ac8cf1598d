import { afterAll, beforeAll, expect, test } from 'vitest';
import { fillCart } from '../../../tests/actions/cart.ts';
import { findInconsistencies } from '../../../tests/actions/orders.ts';
import {
  advanceClock,
  createPaymentContext,
  loadPaymentOutcome,
  payInSandbox,
  postWebhook,
  runPaymentJobs,
  startPayment,
} from '../../../tests/actions/payments/payments.ts';
import { setUp } from '../../../tests/store/set-up.ts';
import { openTestStore } from '../../../tests/store/test-store.ts';
import { decideOrder } from '../../orders/fulfilment/decide-order.server.ts';
import type { GatewayName } from '../gateways/payment-gateway.ts';
import { sandboxWebhookHeaders } from '../sandbox/sandbox.server.ts';

const store = setUp(() =>
  openTestStore({
    overrideGateways: (gateways) => ({
      ...gateways,
      placePaidOrder: (...args) => {
        if (faults > 0) {
          faults -= 1;
          throw new Error('a fault of ours');
        }
        return gateways.placePaidOrder(...args);
      },
    }),
  }),
);
let token: string;
/** How many of the next orders fail by an error of ours. */
let faults = 0;
beforeAll(async () => {
  token = await store.signIn('active');
});
afterAll(async () => expect(await findInconsistencies(store)).toEqual([]));

type Event = { id: string; provider: GatewayName; body: string };

const site = 'nod';
const start = async (provider: GatewayName) =>
  (await startPayment(store, token, await fillCart(store, token, [['6205-2RS/C3', 2]]), { provider })).sessionId;
const signed = (event: Event) => sandboxWebhookHeaders(createPaymentContext(store), { site, ...event });
const post = (event: Event, headers = signed(event)) => postWebhook(store, { site, ...event }, headers);

/** A session that was paid, and its webhook. */
async function paid(provider: GatewayName): Promise<{ sessionId: string; event: Event }> {
  const sessionId = await start(provider);
  await payInSandbox(store, sessionId);
  const { rows } = await store.database.$client.query(
    'select id, provider, body from sandbox_events where body like $1',
    [`%${sessionId}%`],
  );
  return { sessionId, event: rows[0] };
}

const altered = (event: Event, id: string, change: object): Event => ({
  ...event,
  id,
  body: JSON.stringify({ ...JSON.parse(event.body), id, ...change }),
});
const stateOf = async (sessionId: string) => (await loadPaymentOutcome(store, sessionId)).state;

test.each(['razorpay', 'stripe'] as const)('%s: a webhook that comes three times counts once', async (provider) => {
  const { sessionId, event } = await paid(provider);
  for (let i = 0; i < 3; i += 1) expect(await post(event)).toBe(200);
  expect(await loadPaymentOutcome(store, sessionId)).toMatchObject({ state: 'ordered', refundMinor: 0 });
  const { rows } = await store.database.$client.query('select kind from payment_events where event_id = $1', [
    event.id,
  ]);
  expect(rows).toEqual([{ kind: 'paid' }]);
});

test.each(['razorpay', 'stripe'] as const)(
  '%s: a recorded webhook that a stranger sends ten times at once, to every shop, and again after the refund, counts once',
  async (provider) => {
    const { sessionId, event } = await paid(provider);
    const headers = signed(event);
    const everywhere = ['zwz', 'gwd'] as const;
    for (const other of everywhere) expect(await postWebhook(store, { ...event, site: other }, headers)).toBe(400);
    const at = { length: 10 };
    expect(await Promise.all(Array.from(at, () => post(event, headers)))).toEqual(Array.from(at, () => 200));
    const { number, amountMinor } = await loadPaymentOutcome(store, sessionId);
    const decision = { number, by: 'test', now: store.now() };
    const refused = await decideOrder(store.database, store.server.sites[site], {
      ...decision,
      to: 'Cancelled',
      note: 'No stock',
    });
    expect(refused).toBeUndefined();
    await runPaymentJobs(store);
    const before = await loadPaymentOutcome(store, sessionId);
    expect(before).toMatchObject({ number, refundMinor: amountMinor, givenMinor: amountMinor });
    expect(await Promise.all(Array.from(at, () => post(event, headers)))).toEqual(Array.from(at, () => 200));
    await runPaymentJobs(store);
    expect(await loadPaymentOutcome(store, sessionId)).toEqual(before);
  },
);

test.each(['razorpay', 'stripe'] as const)(
  '%s: without a valid signature it gets 400 and changes nothing',
  async (provider) => {
    const { sessionId, event } = await paid(provider);
    const name = provider === 'razorpay' ? 'x-razorpay-signature' : 'stripe-signature';
    const headers = signed(event);
    const good = headers[name] ?? '';
    const bad = [good.toUpperCase(), good.slice(0, -1), good.replace(/.$/, 'g'), ''];
    for (const signature of bad) expect(await post(event, { ...headers, [name]: signature })).toBe(400);
    expect(await post({ ...event, body: event.body.replace('nod', 'nox').concat(' ') }, headers)).toBe(400);
    expect(await post({ ...event, body: '' }, headers)).toBe(400);
    expect(await postWebhook(store, { ...event, site: 'zwz' }, headers)).toBe(400);
    expect(await stateOf(sessionId)).toBe('open');
    expect(await post(event)).toBe(200);
  },
);

test('a card webhook six minutes old gets 400; the job finds the money', async () => {
  const { sessionId, event } = await paid('stripe');
  const headers = signed(event);
  advanceClock(store, 6);
  expect(await post(event, headers)).toBe(400);
  await runPaymentJobs(store);
  expect(await stateOf(sessionId)).toBe('ordered');
});

test('events out of order: ended or failed after paid changes nothing, paid after ended places the order', async () => {
  const first = await paid('stripe');
  await post(first.event);
  for (const kind of ['ended', 'failed']) await post(altered(first.event, `evt_${kind}_late`, { kind, captures: [] }));
  expect(await stateOf(first.sessionId)).toBe('ordered');

  const second = await paid('razorpay');
  await post(altered(second.event, 'evt_failed', { kind: 'failed', captures: [] }));
  expect(await stateOf(second.sessionId)).toBe('open');
  await post(altered(second.event, 'evt_ended', { kind: 'ended', captures: [] }));
  expect(await loadPaymentOutcome(store, second.sessionId)).toMatchObject({ state: 'ended', holds: 0 });
  await post(second.event);
  expect(await stateOf(second.sessionId)).toBe('ordered');
});

test('a second payment of one session is refunded once', async () => {
  const { sessionId, event } = await paid('razorpay');
  await post(event);
  const { captures } = JSON.parse(event.body);
  await store.database.$client.query(
    "insert into sandbox_captures select 'pay_second', session_id, amount_minor, currency, now() from sandbox_captures where session_id = $1",
    [sessionId],
  );
  const again = altered(event, 'evt_second', { captures: [{ ...captures[0], id: 'pay_second' }] });
  for (const id of ['evt_second', 'evt_third'])
    await post({ ...again, id, body: again.body.replace('evt_second', id) });
  await runPaymentJobs(store);
  const { amountMinor, refundMinor, givenMinor, state } = await loadPaymentOutcome(store, sessionId);
  expect([state, refundMinor, givenMinor]).toEqual(['ordered', amountMinor, amountMinor]);
});

test('an event of an unknown payment is accepted and changes nothing', async () => {
  const { event } = await paid('razorpay');
  expect(await post(altered(event, 'evt_foreign', { sessionId: 'order_foreign' }))).toBe(200);
  expect(await post(altered(event, 'evt_none', { sessionId: null, kind: 'other', captures: [] }))).toBe(200);
  await post(event);
});

test('an order that fails by an error of ours is placed later; the webhook is accepted at once', async () => {
  const { sessionId, event } = await paid('stripe');
  faults = 3;
  expect(await post(event)).toBe(200);
  expect(await stateOf(sessionId)).toBe('settled');
  for (let i = 0; i < 4; i += 1) {
    advanceClock(store, 1);
    await runPaymentJobs(store);
  }
  expect(await loadPaymentOutcome(store, sessionId)).toMatchObject({ state: 'ordered', refundMinor: 0 });
});

test('when an order keeps failing the payment is refunded', async () => {
  const { sessionId, event } = await paid('razorpay');
  faults = Number.POSITIVE_INFINITY;
  await post(event);
  for (let i = 0; i < 20; i += 1) {
    advanceClock(store, 61);
    await runPaymentJobs(store);
  }
  faults = 0;
  const { state, amountMinor, givenMinor, refusedFor } = await loadPaymentOutcome(store, sessionId);
  expect([state, givenMinor, refusedFor]).toEqual([
    'refused',
    amountMinor,
    "Something went wrong on our side and the order wasn't created.",
  ]);
});
