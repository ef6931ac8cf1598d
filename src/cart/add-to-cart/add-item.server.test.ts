import { beforeAll, beforeEach, expect, test } from 'vitest';
import { emptyCart, findItemIds, loadCart } from '../../../tests/actions/cart.ts';
import { setUp } from '../../../tests/store/set-up.ts';
import { openTestStore } from '../../../tests/store/test-store.ts';
import { lockCustomer } from '../../account/lock-customer.db.ts';
import { addItem } from '../cart.contract.ts';

const store = setUp(openTestStore);
let token: string;
let ids: Record<string, number>;
beforeAll(async () => {
  ids = await findItemIds(store, 'nod', ['NU205', '6308', '51104']);
});
beforeEach(async () => {
  token = await store.signIn('active');
  await emptyCart(store, token);
});

type Line = {
  item_id?: string | number;
  itemcode?: string;
  item_name?: string;
  quantity?: string | number;
  flag?: string;
};
const add = (item_info: Line[], key?: string) =>
  store.call(addItem, { item_info: item_info as never }, { token, ...(key && { key }) });
const quantities = async () =>
  Object.fromEntries((await loadCart(store, token)).map((line) => [line.itemname, line.quantity]));
const item = (name: string) => ids[name] ?? 0;

test('adding an item that is in the cart replaces its quantity', async () => {
  expect((await add([{ item_id: item('NU205'), quantity: 4 }])).body).toMatchObject({
    success: true,
    num_cart_data: 1,
  });
  await add([{ item_id: String(item('NU205')), quantity: '7', flag: 'add_cart' }]);
  expect(await quantities()).toEqual({ NU205: 7 });
});

test('merging after sign-in sums quantities, accepts what is possible and names the rest', async () => {
  await add([{ item_id: item('NU205'), quantity: 4 }]);
  const { body } = await add([
    { item_id: item('NU205'), quantity: 2, flag: 'merge_cart' },
    { item_id: item('NU205'), quantity: 1, flag: 'merge_cart' },
    { item_id: item('51104'), item_name: '51104', quantity: 3, flag: 'merge_cart' },
    { item_id: 4_000_000, item_name: 'gone', quantity: 1, flag: 'merge_cart' },
  ]);
  expect(body).toMatchObject({ success: true, num_cart_data: 1 });
  expect(body.rejected).toEqual([
    {
      item_id: String(item('51104')),
      item_name: '51104',
      reason: 'Please enter a valid quantity (5 or more, in steps of 5)',
    },
    { item_id: '4000000', item_name: 'gone', reason: 'This item is not sold here.' },
  ]);
  expect(await quantities()).toEqual({ NU205: 7 });
});

test('merging twice with the same key has the effect of once', async () => {
  const push = [{ item_id: item('NU205'), quantity: 2, flag: 'merge_cart' }];
  const replies = await Promise.all([add(push, 'cart-1'), add(push, 'cart-1'), add(push, 'cart-1')]);
  expect(replies.every((reply) => reply.body.success)).toBe(true);
  expect(await quantities()).toEqual({ NU205: 2 });
});

test('one unknown item rejects all lines', async () => {
  const { body } = await add([
    { item_id: item('NU205'), quantity: 1 },
    { item_id: 'no-such', item_name: 'XYZ', quantity: 1 },
  ]);
  expect(body).toMatchObject({ success: false, message: 'XYZ is not sold here.' });
  expect(await quantities()).toEqual({});
});

test('an item of another site is unknown', async () => {
  const foreign = await findItemIds(store, 'zwz', ['NU205']);
  expect((await add([{ item_id: foreign.NU205 ?? 0, quantity: 1 }])).body).toMatchObject({ refusal: 'unknown_item' });
});

test.each(['-5', '0', '1.5', '1e9', '٣', '12abc', '9'.repeat(400), ''])(
  "quantity '%s' is refused and does not change the cart",
  async (quantity) => {
    const before = await loadCart(store, token);
    const good = { item_id: item('6308'), quantity: 3 };
    expect((await add([good, { item_id: item('NU205'), quantity }])).body).toMatchObject({
      success: false,
      message: 'Please enter a valid quantity',
    });
    expect(await loadCart(store, token)).toEqual(before);
    const push = [{ item_id: item('NU205'), item_name: 'NU205', quantity, flag: 'merge_cart' }];
    expect((await add(push)).body).toMatchObject({ success: true, rejected: [{ item_name: 'NU205' }] });
    expect(await loadCart(store, token)).toEqual(before);
  },
);

test('an item sold in fives can be added as five or ten, not seven', async () => {
  expect((await add([{ item_id: item('51104'), quantity: 7 }])).body).toMatchObject({
    refusal: 'bad_quantity',
    message: 'Please enter a valid quantity (5 or more, in steps of 5)',
  });
  expect((await add([{ item_id: item('51104'), quantity: 10 }])).body.success).toBe(true);
});

test('an item can be added by stock code; the amount in the request is ignored', async () => {
  const [line] = [{ itemcode: 'ZW-13205', quantity: 1, amount_per_unit: 0.01 }];
  await add([line]);
  const [row] = await loadCart(store, token);
  expect(row?.itemname).toBe('NU205');
  expect(row?.amount_per_unit).toBeGreaterThan(100);
});

test('a stock code is known with the hyphen of a word processor too', async () => {
  expect((await add([{ itemcode: 'ZW\u201113205', quantity: 1 }])).body).toMatchObject({ success: true });
});

test.each(['pending', 'approval', 'unregistered'] as const)(
  'an account that is %s is told what it is waiting for',
  async (role) => {
    const { body } = await store.call(
      addItem,
      { item_info: [{ item_id: item('NU205'), quantity: 1 }] },
      { token: await store.signIn(role) },
    );
    expect(body.message).toMatch(/^Your account status needs to be verified by our team before/);
  },
);

test('a duplicate item, mixed flags and an empty list are invalid requests', async () => {
  const twice = await add([
    { item_id: item('NU205'), quantity: 1 },
    { itemcode: 'ZW-13205', quantity: 1 },
  ]);
  const mixed = await add([
    { item_id: item('NU205'), quantity: 1 },
    { item_id: item('6308'), quantity: 1, flag: 'merge_cart' },
  ]);
  const none = await add([]);
  for (const reply of [twice, mixed, none]) expect(reply.status).toBe(400);
  expect(none.body.errors).toEqual([{ field: 'item_info', message: 'Please choose an item' }]);
});

test('a cart holds up to 2,000 lines', async () => {
  await store.database.$client.query(
    `insert into items (site, code, name, maker, super_category, category, currency, tax_bp, name_key, code_key, updated_at)
     select 'nod', 'F' || n, 'F' || n, 'ZWZ', 'Bearings', 'Filler', 'INR', 1800, 'F' || n, 'F' || n, now() from generate_series(1, 2001) n`,
  );
  const lines = Array.from({ length: 2000 }, (_, n) => ({ itemcode: `F${n + 1}`, quantity: 1 }));
  expect((await add(lines)).body).toMatchObject({ success: true, num_cart_data: 2000 });
  expect((await add([{ itemcode: 'F2001', quantity: 1 }])).body).toMatchObject({ refusal: 'cart_full' });
  const merged = await add([
    { itemcode: 'F1', quantity: 1, flag: 'merge_cart' },
    { itemcode: 'F2001', quantity: 1, flag: 'merge_cart' },
  ]);
  expect(merged.body.rejected.map((line) => line.reason)).toEqual(['A cart holds up to 2,000 lines.']);
  expect((await loadCart(store, token)).length).toBe(2000);
});

test("the first item goes into a new cart while somebody else's order locks the company", async () => {
  const first = await store.signIn('newbalance0');
  const { rows } = await store.database.$client.query(
    `select id as "userId", customer_id as "customerId" from users where email = 'newbalance0@nod.example'`,
  );
  await store.database.transaction(async (db) => {
    await lockCustomer(db, rows[0]);
    const line = { item_id: String(item('NU205')), quantity: '2' };
    const { body } = await store.call(addItem, { item_info: [line] }, { token: first });
    expect(body).toMatchObject({ success: true, num_cart_data: 1 });
  });
});

test('of two first items that are added at once both are in the cart', async () => {
  const first = await store.signIn('overdue');
  const owner = "(select id from users where email = 'overdue@nod.example')";
  await store.database.$client.query(
    `delete from cart_lines where cart_id in (select id from carts where user_id = ${owner})`,
  );
  await store.database.$client.query(`delete from carts where user_id = ${owner}`);
  const replies = await Promise.all(
    ['NU205', '6308'].map((name) =>
      store.call(addItem, { item_info: [{ item_id: String(item(name)), quantity: '2' }] }, { token: first }),
    ),
  );
  expect(replies.map(({ body }) => body.num_cart_data).toSorted()).toEqual([1, 2]);
});
