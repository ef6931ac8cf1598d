import { beforeEach, expect, test } from 'vitest';
import { emptyCart, fillCart, findItemIds, loadCart } from '../../../tests/actions/cart.ts';
import { setUp } from '../../../tests/store/set-up.ts';
import { openTestStore } from '../../../tests/store/test-store.ts';
import { cartWithAdded, divideByAdded, readJustAdded } from '../just-added.rule.ts';
import { deleteSavedCart, listSavedCarts, loadSavedCart, saveCart } from './saved-carts.contract.ts';

const store = setUp(openTestStore);
let token: string;
beforeEach(async () => {
  token = await store.signIn('active');
  await store.database.$client.query('delete from saved_carts');
  await emptyCart(store, token);
  await fillCart(store, token, [
    ['NU205', 4],
    ['6308', 2],
  ]);
});

const save = (name: string, as = token) => store.call(saveCart, { name }, { token: as });
const list = async (as = token) => (await store.call(listSavedCarts, {}, { token: as })).body.saved_carts;
const load = (id: number, as = token) => store.call(loadSavedCart, { saved_cart_id: String(id) }, { token: as });
const inCart = async () => (await loadCart(store, token)).map((line) => [line.itemname, line.quantity]).toSorted();
const saved = async (name = 'Weekly stock') => {
  await save(name);
  return (await list())[0]?.saved_cart_id ?? 0;
};

test('a cart is saved under a name, and added to a later cart with its quantities and in its order', async () => {
  const { body } = await save('  Weekly stock ');
  expect(body).toMatchObject({ success: true, message: 'Your cart is saved as Weekly stock.' });
  const [weekly] = await list();
  expect(weekly).toMatchObject({ name: 'Weekly stock', lines: 2 });
  await emptyCart(store, token);
  await fillCart(store, token, [
    ['608-2Z', 7],
    ['6308', 90],
  ]);
  store.setClock(new Date(store.now().getTime() + 1000));
  const loaded = (await load(weekly?.saved_cart_id ?? 0)).body;
  expect(loaded).toMatchObject({ success: true, num_cart_data: 3, repriced: [], rejected: [] });
  const at = readJustAdded(new URL(cartWithAdded(loaded.added_on), 'https://nod.example').searchParams);
  const { added, before } = divideByAdded(await loadCart(store, token), at);
  expect(added.map((line) => [line.itemname, line.quantity])).toEqual([
    ['NU205', 4],
    ['6308', 2],
  ]);
  expect(before.map((line) => line.itemname)).toEqual(['608-2Z']);
});

test('pressed twice, saving, adding and deleting have the effect of once', async () => {
  const replies = await Promise.all([save('Weekly stock'), save('weekly STOCK')]);
  expect(replies.map(({ body }) => body.success)).toEqual([true, true]);
  const [one, ...others] = await list();
  expect(others).toEqual([]);
  await load(one?.saved_cart_id ?? 0);
  await load(one?.saved_cart_id ?? 0);
  expect(await inCart()).toEqual([
    ['6308', 2],
    ['NU205', 4],
  ]);
  for (const _ of [1, 2])
    expect(
      (await store.call(deleteSavedCart, { saved_cart_id: String(one?.saved_cart_id) }, { token })).body.saved_carts,
    ).toEqual([]);
});

test('another cart does not take the name of one, and needs a name', async () => {
  await saved();
  await fillCart(store, token, [['608-2Z', 1]]);
  expect((await save('Weekly Stock')).body).toMatchObject({
    refusal: 'name',
    message: 'You have saved another cart as Weekly Stock. Please choose another name, or delete that one.',
  });
  expect((await save('   ')).body).toMatchObject({ refusal: 'name', message: 'Please give it a name' });
  expect((await save('x'.repeat(81))).status).toBe(400);
  await emptyCart(store, token);
  expect((await save('Nothing')).body).toMatchObject({ refusal: 'cart_empty' });
});

test('what is no longer sold or costs something else is told; the rest is added', async () => {
  const id = await saved();
  const { NU205, '6308': other } = await findItemIds(store, 'nod', ['NU205', '6308']);
  await store.database.$client.query('update items set list_minor = list_minor * 2 where id = $1', [NU205]);
  await store.database.$client.query('update items set retired_at = now() where id = $1', [other]);
  await emptyCart(store, token);
  const { body } = await load(id);
  expect(body.rejected).toEqual([{ item_id: String(other), item_name: '6308', reason: 'This item is not sold here.' }]);
  const [changed] = body.repriced;
  expect(changed?.item_name).toBe('NU205');
  expect(changed?.price_now).toBeGreaterThan(changed?.price_then ?? 0);
  expect(await inCart()).toEqual([['NU205', 4]]);
  await store.database.$client.query('update items set retired_at = now() where id = $1', [NU205]);
  expect((await load(id)).body).toMatchObject({
    refusal: 'nothing_taken',
    message: 'None of these items can be added: NU205. This item is not sold here.',
  });
  await store.database.$client.query('update items set retired_at = null where id = any($1)', [[NU205, other]]);
  await store.database.$client.query('update items set list_minor = list_minor / 2 where id = $1', [NU205]);
});

test("another user's saved cart is unknown, cannot be deleted, and does not take a name", async () => {
  const id = await saved();
  const stranger = await store.signIn('overdue');
  expect((await load(id, stranger)).status).toBe(404);
  await store.call(deleteSavedCart, { saved_cart_id: String(id) }, { token: stranger });
  expect(await list(stranger)).toEqual([]);
  expect((await list()).map(({ name }) => name)).toEqual(['Weekly stock']);
  await fillCart(store, stranger, [['608-2Z', 1]]);
  expect((await save('Weekly stock', stranger)).body.success).toBe(true);
});

test('fifty carts can be saved, also when two are saved at once', async () => {
  await store.database.$client.query(
    `insert into saved_carts (site, customer_id, user_id, name, saved_at)
     select site, customer_id, id, 'Cart ' || n, now() from users, generate_series(1, 49) n where email = 'active@nod.example'`,
  );
  const replies = await Promise.all([save('One'), save('Another')]);
  expect(replies.filter(({ body }) => body.success)).toHaveLength(1);
  expect(replies.find(({ body }) => !body.success)?.body).toMatchObject({
    refusal: 'too_many',
    message: 'You can keep 50 saved carts. Please delete one first.',
  });
});

test('an account that is not Active keeps its saved carts and cannot add them', async () => {
  const approval = await store.signIn('approval');
  expect((await load(1, approval)).body).toMatchObject({ refusal: 'not_active' });
});
