import { beforeAll, expect, test } from 'vitest';
import { findItemIds } from '../../../tests/actions/cart.ts';
import { setUp } from '../../../tests/store/set-up.ts';
import { openTestStore } from '../../../tests/store/test-store.ts';
import { listCustomerPricesAtDesk } from './customer-prices.contract.ts';

const store = setUp(openTestStore);
let desk: string;
let id: number;
let customer: { id: number; name: string };
const site = 'nod' as const;
beforeAll(async () => {
  desk = await store.signInAtDesk('sales');
  id = (await findItemIds(store, site, ['6308']))['6308'] ?? 0;
  const { $client } = store.database;
  customer = (await $client.query("select id, name from customers where site = 'nod' order by id limit 1")).rows[0];
  await $client.query('delete from price_rows where customer_id is not null');
});

const add = (row: { scope: string; key: string; minQty?: number; from?: string; to?: string; discount?: number }) =>
  store.database.$client.query(
    `insert into price_rows (site, customer_id, scope, scope_key, min_qty, valid_from, valid_to, discount_bp, currency)
      values ('nod', $1, $2, $3, $4, $5, $6, $7, 'INR')`,
    [customer.id, row.scope, row.key, row.minQty ?? 1, row.from ?? null, row.to ?? null, row.discount ?? 1000],
  );
const list = async (page = '1') => (await store.call(listCustomerPricesAtDesk, { site, id, page }, { desk })).body;

test('an item without prices of single customers has none', async () => {
  expect(await list()).toMatchObject({ rows: [], total: 0 });
});

test('prices for the item come before those for its groups, with their days; what has ended is left out', async () => {
  await add({ scope: 'all', key: '', discount: 500 });
  await add({ scope: 'item', key: String(id), minQty: 100, from: '2020-01-01', to: '2090-12-31', discount: 4250 });
  await add({ scope: 'item', key: String(id), to: '2020-12-31' });
  await add({ scope: 'maker', key: 'No such maker' });
  const { rows, total } = await list();
  expect(total).toBe(2);
  expect(rows).toMatchObject([
    {
      customer: customer.name,
      owner: `customer-${customer.id}`,
      scope: '6308',
      price: '42.50 % less from 100',
      validFrom: '2020-01-01',
      validTo: '2090-12-31',
    },
    { scope: 'All items', price: '5.00 % less', validFrom: null, validTo: null },
  ]);
});

test('many are paged', async () => {
  for (let minQty = 2; minQty < 60; minQty += 1) await add({ scope: 'item', key: String(id), minQty });
  const [first, second] = [await list(), await list('2')];
  expect([first.rows.length, second.rows.length, second.total]).toEqual([50, 10, 60]);
});

test('an item of another site is unknown', async () => {
  expect((await store.call(listCustomerPricesAtDesk, { site: 'gwd', id, page: '1' }, { desk })).status).toBe(404);
});
