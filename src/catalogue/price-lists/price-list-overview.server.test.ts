import { expect, test } from 'vitest';
import { setUp } from '../../../tests/store/set-up.ts';
import { openTestStore } from '../../../tests/store/test-store.ts';
import { addDays, dayOf } from '../../lib/dates.ts';
import { sites } from '../../sites/resolve-site.ts';
import { createPriceList } from './manage-price-lists.server.ts';
import { loadPriceListOverview } from './price-list-overview.server.ts';
import type { PriceOwner } from './price-owner.server.ts';
import { savePrices } from './save-prices.server.ts';

const { nod } = sites;

const store = setUp(openTestStore);

test('the overview counts rows, planned ones, ending ones and customers, on this site only', async () => {
  const { database } = store;
  const today = dayOf(store.now(), nod.calendar.timeZone);
  const staff = { by: 'Meera', now: store.now() };
  const list = await createPriceList(database, nod, { name: 'Mills', ...staff });
  const [customer] = (
    await database.$client.query("select customer_id as id from users where email = 'pending@nod.example'")
  ).rows;
  const save = (owner: PriceOwner) =>
    savePrices(database, nod, {
      owner,
      edits: [
        ['all', '', ''],
        ['Koyo', '', addDays(today, 5)],
        ['Grease', addDays(today, 5), ''],
      ].map(([name = '', from = '', to = ''], line) => ({
        line,
        cells: { for: name, min_qty: '', discount_percent: '9', net_price: '', valid_from: from, valid_to: to },
      })),
      mode: 'good-lines',
      ...staff,
    });
  const id = 'id' in list ? list.id : 0;
  await save({ priceListId: id, customerId: null });
  await save({ priceListId: null, customerId: Number(customer.id) });
  await database.$client.query('update customers set price_list_id = $1 where id = $2', [id, customer.id]);
  const { lists, customers } = await loadPriceListOverview(database, nod, store.now());
  expect(lists.find((one) => one.id === id)).toEqual({
    id,
    name: 'Mills',
    rows: 3,
    planned: 1,
    ending: 1,
    customers: 1,
    changedAt: store.now(),
    changedBy: 'Meera',
  });
  expect(customers.find((one) => one.id === Number(customer.id))).toMatchObject({ rows: 3, ending: 1 });
  const elsewhere = await loadPriceListOverview(database, sites.gwd, store.now());
  expect(elsewhere.lists.map(({ name }) => name)).not.toContain('Mills');
  expect(elsewhere.customers.map((one) => one.id)).not.toContain(Number(customer.id));
});
