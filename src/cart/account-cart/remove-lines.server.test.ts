import { expect, test } from 'vitest';
import { fillCart, loadCart } from '../../../tests/actions/cart.ts';
import { setUp } from '../../../tests/store/set-up.ts';
import { openTestStore } from '../../../tests/store/test-store.ts';
import { callDuring } from '../../../tests/store/wait-for-lock.ts';
import { addItem } from '../cart.contract.ts';
import { removeBoughtLines, removeCartLines } from './remove-lines.server.ts';

const store = setUp(openTestStore);

const userId = async (email: string) =>
  Number((await store.database.$client.query('select id from users where email = $1', [email])).rows[0].id);

test('ordered lines are removed and the names of the others returned, newest first', async () => {
  const token = await store.signIn('active');
  const [first] = await fillCart(store, token, [['NU205', 1]]);
  await fillCart(store, token, [['6308', 1]]);
  await fillCart(store, token, [['6306', 1]]);
  expect(await removeCartLines(store.database, await userId('active@nod.example'), [first.item_detail_id])).toEqual([
    '6306',
    '6308',
  ]);
  expect(await loadCart(store, token)).toHaveLength(2);
});

test('a line of another customer is not removed', async () => {
  const token = await store.signIn('active');
  const [line] = await fillCart(store, token, [['NU205', 1]]);
  await removeCartLines(store.database, await userId('newbalance0@nod.example'), [line.item_detail_id]);
  expect((await loadCart(store, token)).some((one) => one.item_detail_id === line.item_detail_id)).toBe(true);
});

test('pieces that are added while a paid line is ordered are not added to those ordered', async () => {
  const token = await store.signIn('active');
  const [line] = await fillCart(store, token, [['51105', 2]]);
  const buyer = await userId('active@nod.example');
  const { body } = await callDuring(
    store.database,
    (db) => removeBoughtLines(db, buyer, [{ lineId: line.item_detail_id, quantity: 2 }]),
    () => store.call(addItem, { item_info: [{ item_id: line.itemid, quantity: 3, flag: 'merge_cart' }] }, { token }),
  );
  expect(body.success).toBe(true);
  expect((await loadCart(store, token)).find(({ itemname }) => itemname === '51105')).toMatchObject({ quantity: 3 });
});
