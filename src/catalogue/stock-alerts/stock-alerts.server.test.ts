import { beforeAll, expect, test } from 'vitest';
import { setUp } from '../../../tests/store/set-up.ts';
import { openTestStore } from '../../../tests/store/test-store.ts';
import { sites } from '../../sites/resolve-site.ts';
import { listStockAlerts, maxStockAlerts, saveStockAlert } from './stock-alerts.contract.ts';
import { findWantedItems } from './stock-alerts.server.ts';

const store = setUp(openTestStore);
let token: string;
beforeAll(async () => {
  token = await store.signIn('active');
  await store.database.$client.query('update stock set on_hand = reserved');
});

const itemNamed = async (name: string, site = 'nod') => {
  const { rows } = await store.database.$client.query(
    'select id::int as id from items where site = $1 and name = $2 order by id limit 1',
    [site, name],
  );
  return rows[0].id as number;
};
const keep = async (item_id: number, wanted = true, as = token) =>
  (await store.call(saveStockAlert, { item_id, wanted }, { token: as })).body;
const open = async (as = token) => (await store.call(listStockAlerts, {}, { token: as })).body.item_ids;

test('a buyer asks once, and can take it back', async () => {
  const item = await itemNamed('6308');
  expect(await keep(item)).toEqual({ success: true, wanted: true });
  expect(await keep(item)).toEqual({ success: true, wanted: true });
  expect(await open()).toEqual([item]);
  expect(await open(await store.signIn('newbalance0'))).toEqual([]);
  expect(await keep(item, false)).toEqual({ success: true, wanted: false });
  expect(await open()).toEqual([]);
});

test('what is in stock is not waited for, unless it is held for somebody else', async () => {
  const item = await itemNamed('6308');
  await store.database.$client.query('update stock set on_hand = reserved + 3 where item_id = $1', [item]);
  expect(await keep(item)).toMatchObject({ success: false, message: 'This item is in stock now.' });
  expect(await open()).toEqual([]);
  await store.database.$client.query('update stock set on_hand = reserved where item_id = $1', [item]);
});

test('an item of another site cannot be waited for', async () => {
  expect(await keep(await itemNamed('6308', 'zwz'))).toMatchObject({
    success: false,
    message: 'This item is no longer available.',
  });
});

test('an account that may not see stock is told why', async () => {
  const pending = await store.signIn('pending');
  expect(await keep(await itemNamed('6308'), true, pending)).toMatchObject({
    success: false,
    message: expect.stringContaining('needs to be verified'),
  });
});

test('nobody waits for more items than a list can show', async () => {
  await store.database.$client.query(
    `insert into stock_alerts (site, customer_id, user_id, item_id, asked_at)
      select 'nod', u.customer_id, u.id, i.id, now() from users u, (select id from items where site = 'nod' and name <> '6308'
        order by id limit $1) i where u.email = 'active@nod.example'
      union all
      select 'nod', u.customer_id, u.id, i.id, now() from users u, (select id from items where site <> 'nod' order by id
        limit greatest(0, $1 - (select count(*) from items where site = 'nod' and name <> '6308'))) i
        where u.email = 'active@nod.example'`,
    [maxStockAlerts],
  );
  expect((await open()).length).toBe(maxStockAlerts);
  expect(await keep(await itemNamed('6308'))).toMatchObject({
    success: false,
    message: expect.stringContaining('200'),
  });
  await store.database.$client.query('delete from stock_alerts');
});

test('staff see for how many companies an item is wanted, and how many were told', async () => {
  const item = await itemNamed('6308');
  await keep(item);
  await keep(item, true, await store.signIn('newbalance0'));
  await keep(await itemNamed('NU205'));
  await store.database.$client.query('update stock_alerts set mailed_at = now() where item_id <> $1', [item]);
  const find = async (q = '', days = 30) => {
    const asked = { q, days, limit: 50, offset: 0, most: 100, now: store.now() };
    const { items, total } = await findWantedItems(store.database, sites.nod, asked);
    return [items.map(({ name, waiting, told }) => [name, waiting, told]), total];
  };
  expect(await find()).toEqual([
    [
      ['6308', 2, 0],
      ['NU205', 0, 1],
    ],
    2,
  ]);
  expect(await find('nu-2')).toEqual([[['NU205', 0, 1]], 1]);
});
