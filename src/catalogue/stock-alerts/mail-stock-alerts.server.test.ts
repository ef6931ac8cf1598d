import { beforeAll, beforeEach, expect, test } from 'vitest';
import { setUp } from '../../../tests/store/set-up.ts';
import { openTestStore } from '../../../tests/store/test-store.ts';
import { sites } from '../../sites/resolve-site.ts';
import { mailStockAlerts } from './mail-stock-alerts.server.ts';
import { saveStockAlert } from './stock-alerts.contract.ts';

const store = setUp(openTestStore);
let token: string;
let item: number;
beforeAll(async () => {
  token = await store.signIn('active');
  const { rows } = await query("select id::int as id from items where site = 'nod' and name = 'NU205' limit 1");
  item = rows[0].id;
});
beforeEach(async () => {
  await query('delete from stock_alerts');
  await query("delete from outbox where template = 'in-stock'");
  await setStock(0);
});

const query = (text: string, values: unknown[] = []) => store.database.$client.query(text, values);
const setStock = (pieces: number) =>
  query('update stock set on_hand = reserved + $2 where item_id = $1', [item, pieces]);
const ask = () => store.call(saveStockAlert, { item_id: item, wanted: true }, { token });
const run = () => mailStockAlerts(store.server, sites.nod, store.now());
const mails = async () =>
  (await query("select receiver, data from outbox where template = 'in-stock' order by id")).rows;

test('a mail is sent once when stock has come, and not again until it is asked for again', async () => {
  await ask();
  expect(await run()).toBe(0);
  await setStock(5);
  expect(await run()).toBe(1);
  expect(await mails()).toMatchObject([{ receiver: 'active@nod.example', data: { name: 'NU205' } }]);
  await setStock(0);
  await setStock(9);
  expect(await run()).toBe(0);
  await setStock(0);
  await ask();
  await setStock(9);
  expect(await run()).toBe(1);
  expect(await mails()).toHaveLength(2);
});

test('several processes at once send one mail', async () => {
  await ask();
  await setStock(5);
  const told = await Promise.all(Array.from({ length: 4 }, run));
  expect(told.reduce((all, count) => all + count)).toBe(1);
  expect(await mails()).toHaveLength(1);
});

test('pieces that are held for another customer, or fewer than can be ordered, are no stock', async () => {
  await ask();
  await query('update items set min_qty = 10 where id = $1', [item]);
  await setStock(9);
  expect(await run()).toBe(0);
  await query('update items set min_qty = 1 where id = $1', [item]);
  expect(await run()).toBe(1);
});

test('an account that may not see stock is not told, nor is another site', async () => {
  await ask();
  await setStock(5);
  expect(await mailStockAlerts(store.server, sites.zwz, store.now())).toBe(0);
  await query("update customers set status = 'approval_pending' where id = (select customer_id from stock_alerts)");
  expect(await run()).toBe(0);
  await query("update customers set status = 'active' where id = (select customer_id from stock_alerts)");
  expect(await run()).toBe(1);
});
