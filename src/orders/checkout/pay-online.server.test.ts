import { afterAll, afterEach, beforeEach, expect, test } from 'vitest';
import { emptyCart, fillCart, loadCart } from '../../../tests/actions/cart.ts';
import { findInconsistencies, submitOrder, toReviewedLines } from '../../../tests/actions/orders.ts';
import {
  advanceClock,
  loadPaymentOutcome,
  payInSandbox,
  startPayment,
  verifyPayment,
} from '../../../tests/actions/payments/payments.ts';
import { setUp } from '../../../tests/store/set-up.ts';
import { openTestStore } from '../../../tests/store/test-store.ts';
import { removeItem } from '../../cart/cart.contract.ts';
import { parseLineIds } from '../../cart/lines/line-ids.rule.ts';
import { GatewayUnavailableError, type PaymentGateway } from '../../payments/gateways/payment-gateway.ts';
import { sites } from '../../sites/resolve-site.ts';
import { createOrder, nodCreatePayment } from './pay-online.contract.ts';

const store = setUp(() =>
  openTestStore({
    overrideGateways: (gateways) => ({
      ...gateways,
      forNewPayment: (...args) => withFaults(gateways.forNewPayment(...args)),
      forPayment: (...args) => withFaults(gateways.forPayment(...args)),
    }),
  }),
);
let token: string;
/** Functions of the provider that fail. */
const down = new Set<'open' | 'end' | 'stateOf'>();
let closed = false;
/** Runs once, while a session is being ended. */
let duringEndSession: (() => Promise<unknown>) | undefined;

const withFaults = (provider: PaymentGateway | undefined): PaymentGateway | undefined => {
  if (!provider || closed) return undefined;
  const unless = <F extends (...args: never[]) => unknown>(name: 'open' | 'end' | 'stateOf', does: F) =>
    ((...args: Parameters<F>) =>
      down.has(name) ? Promise.reject(new GatewayUnavailableError('away')) : does(...args)) as F;
  return {
    ...provider,
    openSession: unless('open', provider.openSession.bind(provider)),
    endSession: unless('end', async (sessionId) => {
      const interrupt = duringEndSession;
      duringEndSession = undefined;
      await interrupt?.();
      return provider.endSession(sessionId);
    }),
    getSessionState: unless('stateOf', provider.getSessionState.bind(provider)),
  };
};

beforeEach(async () => {
  token = await store.signIn('active');
  await emptyCart(store, token);
});
afterEach(() => {
  down.clear();
  closed = false;
});
afterAll(async () => expect(await findInconsistencies(store)).toEqual([]));

const item = '6205-2RS/C3';
const setStatus = (status: string) =>
  store.database.$client.query(
    "update customers set status = $1 where id = (select customer_id from users where email = 'active@nod.example')",
    [status],
  );
const createPayment = (lines: Parameters<typeof toReviewedLines>[0], more: { key?: string; by?: string } = {}) =>
  store.call(
    createOrder,
    { cart_items: toReviewedLines(lines) },
    { token: more.by ?? token, ...(more.key && { key: more.key }) },
  );

test('createOrder returns the server’s amount in minor units and what the payment window needs', async () => {
  const [line] = await fillCart(store, token, [[item, 4]]);
  const { body } = await createPayment([line]);
  expect(body).toMatchObject({
    success: true,
    amount: Math.round((line.total_value1 + line.gst_value) * 100),
    currency: 'INR',
    provider: 'razorpay',
    key: 'test_razorpay_nod',
    orderID: expect.stringMatching(/^order_test_/),
  });
  expect(body.checkout_url).toBe(`http://nod.localhost:3000/sandbox-checkout/${body.orderID}`);
});

test('nod-create-payment returns a session with its URL, and the payment', async () => {
  const lines = await fillCart(store, token, [[item, 4]]);
  const sent = {
    cart_items: toReviewedLines(lines),
    searching_key: 'x',
    price_id: 'price_1',
    cartItemsObj: { total: 1 },
  };
  const { body } = await store.call(nodCreatePayment, sent, { token });
  expect(body).toMatchObject({
    success: true,
    sessionId: body.session.id,
    uuid: expect.stringMatching(/^[0-9a-f-]{36}$/),
  });
  expect(body.session).toMatchObject({ currency: 'INR', url: expect.stringContaining(body.sessionId) });
});

test('cancelling leads back to the reviewed lines, and to those still to be asked for', async () => {
  const lines = await fillCart(store, token, [
    [item, 4],
    ['NU205', 1],
  ]);
  const wayBack = async (ask?: string) => {
    const { body } = await store.call(createOrder, { cart_items: toReviewedLines(lines), ask }, { token });
    const { rows } = await store.database.$client.query('select cancel_url from sandbox_sessions where id = $1', [
      body.orderID,
    ]);
    const { searchParams } = new URL(rows[0].cancel_url);
    return { lines: parseLineIds(searchParams.get('lines')).toSorted(), ask: searchParams.get('ask') };
  };
  const ids = lines.map((line) => line.item_detail_id).toSorted();
  expect(await wayBack()).toEqual({ lines: ids, ask: null });
  expect(await wayBack('9,7,8,none')).toEqual({ lines: ids, ask: '7-9' });
});

test('a site that takes online payments says that it takes them in another way', async () => {
  const zwz = await store.signIn('active', 'zwz');
  const { body } = await store.call(nodCreatePayment, { cart_items: [] }, { site: 'zwz', token: zwz });
  expect(body).toMatchObject({
    refusal: 'not_taken',
    message: 'ZWZ takes online payments in another way. Please choose one on the review page.',
  });
});

test('lines are refused for the same reasons as an order: price, stock, cart, account', async () => {
  const lines = await fillCart(store, token, [[item, 4]]);
  const [sent] = toReviewedLines(lines);
  const refusalOf = async (change: object) =>
    (await store.call(createOrder, { cart_items: [{ ...sent, ...change }] }, { token })).body.refusal;
  expect(await refusalOf({ amount_per_unit: 1 })).toBe('price_changed');
  expect(await refusalOf({ item_detail_id: 999_999 })).toBe('line_not_in_cart');
  expect(await refusalOf({ delivery_address_id: 999_999 })).toBe('address_unknown');
  expect((await store.call(createOrder, { cart_items: [] }, { token })).body.refusal).toBe('no_line');
  const pending = await store.signIn('pending');
  expect((await createPayment([], { by: pending })).body.refusal).toBe('verification_pending');
  await setStatus('approval_pending');
  expect((await createPayment(lines)).body.refusal).toBe('online_not_allowed');
  await setStatus('active');
});

test('an overdue account may pay online', async () => {
  const overdue = await store.signIn('overdue');
  expect((await createPayment(await fillCart(store, overdue, [[item, 1]]), { by: overdue })).body.success).toBe(true);
});

test('above the limit for online payment the refusal names whom to call', async () => {
  const lines = await fillCart(store, token, [[item, 40]]);
  await store.database.$client.query(
    "update items set list_minor = list_minor * 1000 where site = 'nod' and name = $1",
    [item],
  );
  const { body } = await createPayment(await loadCart(store, token));
  await store.database.$client.query(
    "update items set list_minor = list_minor / 1000 where site = 'nod' and name = $1",
    [item],
  );
  expect(body.message).toContain(sites.nod.contact.phone);
  expect(body.refusal).toBe('above_online_limit');
  expect(lines).toHaveLength(1);
});

test('requests with the same Idempotency-Key share one payment and one session', async () => {
  const lines = await fillCart(store, token, [[item, 4]]);
  const replies = await Promise.all(Array.from({ length: 30 }, () => createPayment(lines, { key: 'pay-1' })));
  expect(new Set(replies.map(({ body }) => body.orderID)).size).toBe(1);
  expect((await createPayment(lines, { key: 'pay-1' })).body).toEqual(replies[0]?.body);
  const { rows } = await store.database.$client.query(
    "select count(*)::int as open from payments where state in ('opening', 'open') and customer_id = (select customer_id from users where email = 'active@nod.example')",
  );
  expect(rows[0].open).toBe(1);
});

test('a site without a provider or sandbox refuses payments and names whom to call', async () => {
  const lines = await fillCart(store, token, [[item, 4]]);
  closed = true;
  expect((await createPayment(lines)).body).toMatchObject({
    refusal: 'not_taken',
    message: expect.stringContaining('+91'),
  });
});

test('while the provider is down nothing is charged; the same request opens the payment later', async () => {
  const lines = await fillCart(store, token, [[item, 4]]);
  down.add('open');
  expect((await createPayment(lines, { key: 'pay-2' })).body.refusal).toBe('provider_down');
  down.clear();
  expect((await createPayment(lines, { key: 'pay-2' })).body.success).toBe(true);
});

test('a payment that has ended meanwhile is not opened again', async () => {
  const lines = await fillCart(store, token, [[item, 4]]);
  down.add('open');
  await createPayment(lines, { key: 'pay-3' });
  down.clear();
  await createPayment(lines);
  expect((await createPayment(lines, { key: 'pay-3' })).body.refusal).toBe('session_over');
});

test('stock is held for a buyer who is paying, and released when the session ends', async () => {
  const free = (await fillCart(store, token, [['NU205', 1]]))[0].free_stock;
  await store.call(removeItem, { item_detail_id: (await loadCart(store, token))[0]?.item_detail_id ?? 0 }, { token });
  const lines = await fillCart(store, token, [['NU205', free]]);
  await startPayment(store, token, lines);
  expect((await loadCart(store, token))[0]).toMatchObject({ Availability: 'Stock' });
  const other = await store.signIn('overdue');
  const theirs = await fillCart(store, other, [['NU205', 1]]);
  expect(theirs[0].Availability).not.toBe('Stock');
  expect((await createPayment(theirs, { by: other })).body.refusal).toBe('not_stock');
  advanceClock(store, 16);
  const again = await store.signIn('overdue');
  expect((await createPayment(await loadCart(store, again), { by: again })).body.success).toBe(true);
});

test('a new payment ends the previous one, unless that was paid just then', async () => {
  const lines = await fillCart(store, token, [[item, 4]]);
  const first = await startPayment(store, token, lines);
  const second = await startPayment(store, token, lines);
  expect((await loadPaymentOutcome(store, first.sessionId)).state).toBe('ended');
  await payInSandbox(store, second.sessionId);
  expect((await createPayment(lines)).body.refusal).toBe('line_not_in_cart');
  expect((await loadPaymentOutcome(store, second.sessionId)).state).toBe('ordered');
});

test('confirming on credit ends an open payment; a payment just made becomes the order', async () => {
  const lines = await fillCart(store, token, [[item, 4]]);
  const left = await startPayment(store, token, lines);
  const { body } = await submitOrder(store, token, toReviewedLines(lines));
  expect(body.success).toBe(true);
  expect(await loadPaymentOutcome(store, left.sessionId)).toMatchObject({ state: 'ended', holds: 0 });

  const more = await fillCart(store, token, [[item, 4]]);
  const paid = await startPayment(store, token, more);
  await payInSandbox(store, paid.sessionId);
  const onCredit = await submitOrder(store, token, toReviewedLines(more));
  const { number, state } = await loadPaymentOutcome(store, paid.sessionId);
  expect(state).toBe('ordered');
  expect(onCredit.body.myscno).toBe(number);
});

test('a payment that begins while an order on credit is being confirmed can no longer be paid', async () => {
  const lines = await fillCart(store, token, [[item, 4]]);
  const first = await startPayment(store, token, lines);
  let second = first;
  duringEndSession = async () => {
    second = await startPayment(store, token, lines);
  };
  expect((await submitOrder(store, token, toReviewedLines(lines))).body.success).toBe(true);
  expect(second.sessionId).not.toBe(first.sessionId);
  for (const { sessionId } of [first, second])
    expect(await loadPaymentOutcome(store, sessionId)).toMatchObject({ state: 'ended', holds: 0 });
});

test('a repeated confirmation on credit does not end a payment that began after it', async () => {
  const lines = await fillCart(store, token, [[item, 4]]);
  await submitOrder(store, token, toReviewedLines(lines), { key: 'credit-1' });
  const payment = await startPayment(store, token, await fillCart(store, token, [[item, 2]]));
  await submitOrder(store, token, toReviewedLines(lines), { key: 'credit-1' });
  await submitOrder(store, token, toReviewedLines(lines));
  expect((await loadPaymentOutcome(store, payment.sessionId)).state).toBe('open');
  const proof = await payInSandbox(store, payment.sessionId);
  expect((await verifyPayment(store, token, payment.sessionId, proof)).body.success).toBe(true);
});

test('while the provider is down credit orders work; a late payment is refunded', async () => {
  const lines = await fillCart(store, token, [[item, 4]]);
  const { sessionId } = await startPayment(store, token, lines);
  down.add('end');
  down.add('stateOf');
  expect((await submitOrder(store, token, toReviewedLines(lines))).body.success).toBe(true);
  down.clear();
  const proof = await payInSandbox(store, sessionId);
  expect((await verifyPayment(store, token, sessionId, proof)).body).toMatchObject({
    refusal: 'given_back',
    message: 'These items have already been ordered. Your payment will be refunded.',
  });
});

test('sales_confirmation Online returns the order of the payment each time, and refuses without a payment', async () => {
  const lines = await fillCart(store, token, [[item, 4]]);
  const online = () => submitOrder(store, token, toReviewedLines(lines), { mode_of_payment: 'Online' });
  expect((await online()).body.refusal).toBe('payment_not_found');
  const { sessionId } = await startPayment(store, token, lines);
  expect((await online()).body.refusal).toBe('payment_not_found');
  await payInSandbox(store, sessionId);
  const first = await online();
  expect(first.body.myscno).toBe((await loadPaymentOutcome(store, sessionId)).number);
  expect((await online()).body).toEqual(first.body);
});
