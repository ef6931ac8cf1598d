import { expect, test } from 'vitest';
import { fillCart, loadCart } from '../../../tests/actions/cart.ts';
import { setUp } from '../../../tests/store/set-up.ts';
import { openTestStore } from '../../../tests/store/test-store.ts';
import { cartCount } from '../cart.contract.ts';

const store = setUp(openTestStore);

test("a line shows today's price, tax, weight and availability", async () => {
  const token = await store.signIn('active', 'zwz');
  const [line] = await fillCart(store, token, [['6205-2RS/C3', 40]], 'zwz');
  expect(line).toMatchObject({
    itemcode: 'ZW-10623',
    brandname: 'ZWZ',
    quantity: 40,
    list_price: 412,
    gst_percenatge: 18,
    Availability: 'Stock',
    free_stock: 1240,
    status: '0',
  });
  expect(line.your_price).toBeLessThan(line.list_price);
  expect(line.total_value1).toBeCloseTo(line.your_price * 40, 2);
  expect(line.weight).toBeCloseTo(5.2, 1);
  expect(line.exp_dod).toMatch(/^\d{4}-\d\d-\d\d$/);
});

test('in the Gulf the tax is 5 % VAT in dirhams', async () => {
  const token = await store.signIn('active', 'gwd');
  const [line] = await fillCart(store, token, [['6205-2RS/C3', 10]], 'gwd');
  expect(line).toMatchObject({ list_price: 20.5, gst_percenatge: 5 });
  expect(line.gst_value).toBe(Math.round(line.total_value1 * 5) / 100);
});

test('a customer set back to pending keeps the cart, without prices', async () => {
  const token = await store.signIn('active');
  await fillCart(store, token, [['NU205', 2]]);
  const status = (to: string) =>
    store.database.$client.query(
      "update customers set status = $1 where site = 'nod' and name = 'Western Gear & Pump'",
      [to],
    );
  await status('verification_pending');
  const [hidden] = await loadCart(store, token);
  expect(hidden).toMatchObject({
    itemname: 'NU205',
    quantity: 2,
    your_price: 0,
    list_price: 0,
    total_value1: 0,
    Availability: '',
    free_stock: 0,
  });
  await status('approval_pending');
  expect((await loadCart(store, token))[0]?.your_price).toBeGreaterThan(0);
  await status('active');
});

test('the cart badge counts the lines and knows their items', async () => {
  const token = await store.signIn('newbalance0');
  expect((await store.call(cartCount, {}, { token })).body).toEqual({ success: true, num_cart_data: 0, item_ids: [] });
  const [line] = await fillCart(store, token, [['NU205', 2]]);
  expect((await store.call(cartCount, {}, { token })).body).toEqual({
    success: true,
    num_cart_data: 1,
    item_ids: [line.itemid],
  });
});
