import { beforeAll, expect, test } from 'vitest';
import { fillCart, findItemIds, loadCart } from '../../../tests/actions/cart.ts';
import { submitOrder, toReviewedLines } from '../../../tests/actions/orders.ts';
import { setUp } from '../../../tests/store/set-up.ts';
import { openTestStore } from '../../../tests/store/test-store.ts';
import { Refusal } from '../../server/refuse.server.ts';
import { sites } from '../../sites/resolve-site.ts';
import { search } from '../search/search.contract.ts';
import { bringItemBack, retireItem } from './retire-item.server.ts';

const store = setUp(openTestStore);
let id: number;
beforeAll(async () => {
  id = (await findItemIds(store, 'nod', ['6308']))['6308'] ?? 0;
});

const change = () => ({ id, by: 'Meera Iyer', now: store.now() });
const isFound = async () => {
  const { body } = await store.call(search, { searching_key: '6308' }, { token: await store.signIn('active') });
  return body.data.some((item) => item.id === id);
};

test('a retired item leaves the search and comes back with what it was', async () => {
  expect(await isFound()).toBe(true);
  expect(await retireItem(store.database, sites.nod, change())).toBeUndefined();
  expect(await isFound()).toBe(false);
  expect(await bringItemBack(store.database, sites.nod, change())).toBeUndefined();
  expect(await isFound()).toBe(true);
  const { rows } = await store.database.$client.query(
    "select action, details from audit_trail where action like 'item %' order by id",
  );
  const at = store.now().toISOString();
  expect(rows).toEqual([
    { action: 'item retired', details: { before: { retiredAt: null }, after: { retiredAt: at } } },
    { action: 'item brought back', details: { before: { retiredAt: at }, after: { retiredAt: null } } },
  ]);
});

test('a line that is in a cart can still be ordered, but nobody can add the item any more', async () => {
  const token = await store.signIn('active');
  const [line] = await fillCart(store, token, [['6308', 2]]);
  await retireItem(store.database, sites.nod, change());
  expect((await loadCart(store, token)).map(({ itemname }) => itemname)).toContain('6308');
  const other = await store.signIn('overdue');
  await expect(fillCart(store, other, [['6308', 2]])).rejects.toThrow();
  const { body } = await submitOrder(store, token, toReviewedLines([line]));
  expect(body).toMatchObject({ success: true });
  await bringItemBack(store.database, sites.nod, change());
});

test('what is so already, and what another site sells, is refused', async () => {
  const back = await bringItemBack(store.database, sites.nod, change());
  expect(back instanceof Refusal && back.message).toBe('It is on sale already.');
  await retireItem(store.database, sites.nod, change());
  const again = await retireItem(store.database, sites.nod, change());
  expect(again instanceof Refusal && again.message).toContain('It is retired since');
  await expect(retireItem(store.database, sites.zwz, change())).rejects.toThrow('The item was not found.');
});
