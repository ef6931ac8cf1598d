import { beforeAll, expect, test } from 'vitest';
import { emptyCart, fillCart, findItemIds, loadCart } from '../../../tests/actions/cart.ts';
import { setUp } from '../../../tests/store/set-up.ts';
import { openTestStore } from '../../../tests/store/test-store.ts';
import { addItem } from '../cart.contract.ts';
import { cartWithAdded, divideByAdded, readJustAdded } from '../just-added.rule.ts';

const store = setUp(openTestStore);
let token: string;
beforeAll(async () => {
  token = await store.signIn('active');
});

test('a full cart accepts more of its own items and names the rejected ones', async () => {
  await fillCart(store, token, [['NU205', 1]]);
  await store.database.$client.query(`insert into items (site, code, name, maker, super_category, category, currency, tax_bp,
    name_key, code_key, updated_at) select 'nod', 'FILL-' || n, 'FILL' || n, 'ZWZ', 'Bearings', 'Fill', 'INR', 1800, 'FILL' || n,
    'FILL' || n, now() from generate_series(1, 1999) n`);
  await store.database.$client.query(`insert into cart_lines (site, cart_id, item_id, quantity, added_at)
    select 'nod', c.id, i.id, 1, now() from carts c join users u on u.id = c.user_id, items i
    where u.email = 'active@nod.example' and i.code like 'FILL-%'`);
  const ids = await findItemIds(store, 'nod', ['NU205', '6308']);
  const merge = (name: string) => ({
    item_id: ids[name] ?? 0,
    item_name: name,
    quantity: 2,
    flag: 'merge_cart' as const,
  });
  const { body } = await store.call(addItem, { item_info: [merge('NU205'), merge('6308')] }, { token });
  expect(body).toMatchObject({ success: true, num_cart_data: 2000 });
  expect(body.rejected).toEqual([
    { item_id: String(ids['6308']), item_name: '6308', reason: 'A cart holds up to 2,000 lines.' },
  ]);
  expect((await loadCart(store, token)).find((line) => line.itemname === 'NU205')?.quantity).toBe(3);
  const one = await store.call(addItem, { item_info: [{ item_id: ids['6308'] ?? 0, quantity: 1 }] }, { token });
  expect(one.body).toMatchObject({ success: false, message: 'A cart holds up to 2,000 lines.' });
  expect(await loadCart(store, token)).toHaveLength(2000);
});

test('lines added together keep the order of their list', async () => {
  const buyer = await store.signIn('newbalance0');
  const names = ['6308', '6205-2RS', 'NU205', '608-2Z'];
  await fillCart(
    store,
    buyer,
    names.map((name) => [name, 1] as const),
  );
  expect((await loadCart(store, buyer)).map((line) => line.itemname)).toEqual(names);
});

test('what is added again stands first, and all lines of one adding carry the moment that the reply tells', async () => {
  const buyer = await store.signIn('overdue');
  await emptyCart(store, buyer);
  await fillCart(store, buyer, [
    ['6308', 1],
    ['NU205', 1],
    ['608-2Z', 1],
  ]);
  const ids = await findItemIds(store, 'nod', ['608-2Z', '6205-2RS']);
  store.setClock(new Date(store.now().getTime() + 1000));
  const item_info = ['608-2Z', '6205-2RS'].map((name) => ({ item_id: ids[name] ?? 0, quantity: 5 }));
  const { body } = await store.call(addItem, { item_info }, { token: buyer });
  const at = readJustAdded(new URL(cartWithAdded(body.added_on), 'https://nod.example').searchParams);
  const { added, before } = divideByAdded(await loadCart(store, buyer), at);
  expect(added.map((line) => line.itemname)).toEqual(['608-2Z', '6205-2RS']);
  expect(before.map((line) => line.itemname)).toEqual(['6308', 'NU205']);
});
