import { afterAll, beforeAll, expect, test } from 'vitest';
import { fillCart, loadCart } from '../../../tests/actions/cart.ts';
import { toReviewedLines } from '../../../tests/actions/orders.ts';
import { openTestStore, type TestStore } from '../../../tests/store/test-store.ts';
import { waitUntilBlocked } from '../../../tests/store/wait-for-lock.ts';
import { authentication } from '../../app.server.ts';
import { sites } from '../../sites/resolve-site.ts';
import { lockCheckout } from './lock-checkout.server.ts';
import { reviewedLine } from './place-order.contract.ts';

let store: TestStore;
let token: string;
beforeAll(async () => {
  store = await openTestStore();
  token = await store.signIn('active');
  await fillCart(store, token, [
    ['NU205', 1],
    ['6308', 2],
  ]);
});
afterAll(() => store.close());

const requestedLines = async () =>
  toReviewedLines(await loadCart(store, token)).map((line) => reviewedLine.parse(line));

async function lock(lines: Awaited<ReturnType<typeof requestedLines>>) {
  const [site, now] = [sites.nod, store.now()];
  const caller = await authentication.findCaller(store.database, site, token, now);
  if (!caller) throw new Error('not signed in');
  return store.database.transaction((db) => lockCheckout(lines, { db, site, caller, now }));
}

test.each([
  [
    'the stock of a line',
    "update stock s set on_hand = reserved from items i where i.id = s.item_id and name = 'NU205'",
  ],
  [
    'the customer',
    "update customers c set status = 'verification_pending' from users u where u.customer_id = c.id and email = 'active@nod.example'",
  ],
])('changes to %s committed while waiting for its lock are read', async (_what, change) => {
  const lines = await requestedLines();
  const before = await lock(lines);
  expect(before).toMatchObject({ standing: 'active', lines: [{ free: expect.any(Number) }, expect.anything()] });
  let waiting: ReturnType<typeof lock> | undefined;
  await store.database.transaction(async (db) => {
    await db.$client.query(change);
    waiting = lock(lines);
    await waitUntilBlocked(store.database);
  });
  const after = await waiting;
  const freeOf = (checkout: typeof after) => checkout?.lines.find(({ name }) => name === 'NU205')?.free;
  expect([after?.standing, freeOf(after)]).not.toEqual([before.standing, freeOf(before)]);
});

test('lines no longer in the cart and addresses of another customer are not found', async () => {
  const [line] = await requestedLines();
  if (!line) throw new Error('the cart is empty');
  const { lineIds, lines, buyer } = await lock([
    { ...line, delivery_address_id: 999_999 },
    { ...line, item_detail_id: 999_999, delivery_address_id: 999_999 },
  ]);
  expect(lineIds).toEqual([line.item_detail_id, 999_999]);
  expect(lines.map(({ id }) => id)).toEqual([line.item_detail_id]);
  expect(buyer.delivery).toBeNull();
});

test('lines with different addresses have no delivery address', async () => {
  const lines = await requestedLines();
  const { buyer } = await lock(lines.map((line, index) => ({ ...line, delivery_address_id: index + 1 })));
  expect(buyer.delivery).toBeNull();
});
