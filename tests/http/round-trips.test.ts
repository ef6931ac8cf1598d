import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { displayCart } from '../../src/cart/cart.contract.ts';
import { salesConfirmation } from '../../src/orders/checkout/place-order.contract.ts';
import { defaultRoundTrips, type Handler } from '../../src/server/calls/define-call.server.ts';
import { listen } from '../../src/server/http/listen.server.ts';
import { storeCalls } from '../../src/store.calls.ts';
import { toReviewedLines } from '../actions/orders.ts';
import { prepareCall } from '../actions/prepare-call.ts';
import { setUp } from '../store/set-up.ts';
import { openTestStore } from '../store/test-store.ts';
import { prepareBuyer } from '../valid-requests/buyer-data.ts';
import { validBodies } from '../valid-requests/valid-bodies.ts';

const store = setUp(openTestStore);
let close: () => Promise<void>;
let bodies: Record<string, unknown>;
beforeAll(async () => {
  const http = await listen((incoming, env) => store.app.fetch(incoming, env), { port: 0, host: '127.0.0.1' });
  close = () => http.close();
  bodies = validBodies(await prepareBuyer(store.database, http.port, 'nod'));
  await connectAll();
});
afterAll(() => close());

/** Because a new connection costs a round trip of its own. */
async function connectAll() {
  const { visitors, long } = store.database.pools;
  for (const pool of [visitors, long]) {
    const clients = await Promise.all(Array.from({ length: pool?.options.max ?? 0 }, () => pool?.connect()));
    for (const client of clients) client?.release();
  }
}

async function countRoundTrips(handler: Handler, body: unknown) {
  const call = await prepareCall(store, handler, body, await store.signIn('active'));
  const before = store.database.roundTrips();
  await call();
  return store.database.roundTrips() - before;
}

/** An open payment is ended before an order, and programs come after staff: what a first call does once is not what a call costs. */
const steps = [/^authentication\//, /^(?!.*create).*payment/i, /^api\/(?!v1\/)/, /create/i, /^desk\//, /^/];
const stepOf = ({ contract }: Handler) => steps.findIndex((step) => step.test(contract.path));
const handlers = storeCalls.toSorted((a, b) => stepOf(a) - stepOf(b));
const endsSession = ({ contract }: Handler) => /logout|sign_out/.test(contract.path);
const budgetOf = ({ options }: Handler) => options.roundTrips ?? defaultRoundTrips;

describe('no call waits for the database more often than its definition says', () => {
  test.each(
    handlers.filter((handler) => !endsSession(handler)).map((handler) => [handler.contract.path, handler] as const),
  )('%s', async (path, handler) => {
    expect(await countRoundTrips(handler, bodies[path] ?? {})).toBeLessThanOrEqual(budgetOf(handler));
  });
});

test('an order from a cart with several lines waits no more often', async () => {
  const handler = handlers.find(({ contract }) => contract === salesConfirmation);
  if (!handler) throw new Error('orders are not taken');
  const token = await store.signIn('active');
  const { body } = await store.call(displayCart, {}, { token });
  expect(body.itemdetails.length).toBeGreaterThan(1);
  const item_info = toReviewedLines(body.itemdetails);
  expect(await countRoundTrips(handler, { item_info })).toBe(budgetOf(handler));
});
