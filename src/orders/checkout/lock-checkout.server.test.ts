import { beforeAll, beforeEach, expect, test } from 'vitest';
import { fillCart, loadCart } from '../../../tests/actions/cart.ts';
import { toReviewedLines } from '../../../tests/actions/orders.ts';
import { setUp } from '../../../tests/store/set-up.ts';
import { openTestStore } from '../../../tests/store/test-store.ts';
import { callDuring, waitUntilBlocked } from '../../../tests/store/wait-for-lock.ts';
import { removeCartLines } from '../../cart/account-cart/remove-lines.server.ts';
import { addItem } from '../../cart/cart.contract.ts';
import { sites } from '../../sites/resolve-site.ts';
import { lockCheckout } from './lock-checkout.server.ts';
import { reviewedLine } from './place-order.contract.ts';

const store = setUp(openTestStore);
let token: string;
beforeAll(async () => {
  token = await store.signIn('active');
  await fillCart(store, token, [
    ['NU205', 1],
    ['6308', 2],
  ]);
});

const requestedLines = async () =>
  toReviewedLines(await loadCart(store, token)).map((line) => reviewedLine.parse(line));

async function signedIn() {
  const [site, now] = [sites.nod, store.now()];
  const caller = await store.server.authentication.findCaller(store.database, site, token, now);
  if (!caller) throw new Error('not signed in');
  return { site, caller, now };
}

async function lock(lines: Awaited<ReturnType<typeof requestedLines>>) {
  const context = await signedIn();
  return store.database.transaction((db) => lockCheckout(lines, { db, ...context }));
}

/** As whoever changes what belongs to a customer locks it. */
const lockedBuyer = `with buyer as (select c.id from customers c join users u on u.customer_id = c.id
    where u.email = 'active@nod.example' for no key update of c)`;

beforeEach(async () => {
  const buyer = "(select customer_id from users where email = 'active@nod.example')";
  for (const change of [
    `update customers set status = 'active' where id = ${buyer}`,
    `update addresses set approval_status = 2 where customer_id = ${buyer}`,
    "delete from ledger_entries where created_by = 'test'",
  ])
    await store.database.$client.query(change);
});

test.each([
  [
    'the stock of a line',
    "update stock s set on_hand = reserved from items i where i.id = s.item_id and name = 'NU205'",
  ],
  [
    'the customer',
    "update customers c set status = 'verification_pending' from users u where u.customer_id = c.id and email = 'active@nod.example'",
  ],
  [
    'the delivery address',
    `${lockedBuyer} update addresses a set approval_status = 1 from buyer
      where a.customer_id = buyer.id and a.purpose = 'delivery'`,
  ],
  [
    'the ledger',
    `${lockedBuyer} insert into ledger_entries (site, customer_id, kind, amount_minor, open_minor, currency, booked_on, created_at, created_by)
      select 'nod', id, 'invoice', 0, 100, 'INR', current_date - 500, now(), 'test' from buyer`,
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
  const factsOf = (checkout: typeof after) => [
    checkout?.standing,
    checkout?.buyer.delivery?.verified,
    freeOf(checkout),
  ];
  expect(factsOf(after)).not.toEqual(factsOf(before));
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

test('pieces that are added while their line is being ordered are not added to those ordered', async () => {
  const lines = await requestedLines();
  const ordered = (await loadCart(store, token)).find(({ itemname }) => itemname === '6308');
  const context = await signedIn();
  const { body } = await callDuring(
    store.database,
    async (db) => {
      await lockCheckout(lines, { db, ...context });
      await removeCartLines(db, context.caller.userId, [ordered?.item_detail_id ?? 0]);
    },
    () =>
      store.call(addItem, { item_info: [{ item_id: ordered?.itemid, quantity: 3, flag: 'merge_cart' }] }, { token }),
  );
  expect(body.success).toBe(true);
  expect((await loadCart(store, token)).find(({ itemname }) => itemname === '6308')).toMatchObject({ quantity: 3 });
});
