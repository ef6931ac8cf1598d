import { beforeAll, beforeEach, expect, test } from 'vitest';
import { emptyCart, fillCart, loadCart } from '../../../tests/actions/cart.ts';
import { createConfirmedOrder } from '../../../tests/actions/orders.ts';
import { setUp } from '../../../tests/store/set-up.ts';
import { openTestStore } from '../../../tests/store/test-store.ts';
import { reorder } from './reorder.contract.ts';

const store = setUp(openTestStore);
let token: string;
let number: string;
beforeAll(async () => {
  token = await store.signIn('active');
  number = await createConfirmedOrder(store, token, [
    ['NU205', 4],
    ['51105', 10],
    ['6308', 2],
  ]);
});
beforeEach(async () => {
  await emptyCart(store, token);
});

const again = (order_no: string, rows?: string[], as = token) =>
  store.call(reorder, { order_no, ...(rows && { rows }) }, { token: as });
const inCart = async () => (await loadCart(store, token)).map((line) => [line.itemname, line.quantity]).toSorted();

test('reordering puts all lines into the cart with their quantities, replacing those there', async () => {
  await fillCart(store, token, [['NU205', 99]]);
  expect((await again(number)).body).toMatchObject({ success: true, num_cart_data: 3, rejected: [] });
  expect(await inCart()).toEqual([
    ['51105', 10],
    ['6308', 2],
    ['NU205', 4],
  ]);
});

test('chosen lines can be reordered alone', async () => {
  await again(number, [`${number}I2`]);
  expect(await inCart()).toEqual([['51105', 10]]);
  expect((await again(number, [`${number}I9`])).status).toBe(400);
});

test('lines no longer sold, or not in this quantity, are reported; the rest is added', async () => {
  const set = (text: string) =>
    store.database.$client.query(`update items set ${text} where site = 'nod' and name = any($1)`, [['NU205']]);
  await set('retired_at = now()');
  await store.database.$client.query("update items set order_multiple = 3 where site = 'nod' and name = '6308'");
  const { body } = await again(number);
  expect(body.rejected.map((line) => [line.item_name, line.reason])).toEqual([
    ['NU205', 'This item is not sold here.'],
    ['6308', 'Please enter a valid quantity (in steps of 3)'],
  ]);
  expect(await inCart()).toEqual([['51105', 10]]);
  expect((await again(number, [`${number}I1`])).body).toMatchObject({ success: false, refusal: 'nothing_taken' });
  await set('retired_at = null');
  await store.database.$client.query("update items set order_multiple = 1 where site = 'nod' and name = '6308'");
});

test("an account that is not Active and another customer's order are refused", async () => {
  expect((await again(number, undefined, await store.signIn('approval'))).body).toMatchObject({
    refusal: 'not_active',
  });
  expect((await again(number, undefined, await store.signIn('newbalance0'))).status).toBe(404);
});
