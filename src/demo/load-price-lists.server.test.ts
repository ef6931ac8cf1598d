import { expect, test } from 'vitest';
import { setUp } from '../../tests/store/set-up.ts';
import { openTestStore } from '../../tests/store/test-store.ts';
import { loadPriceListOverview } from '../catalogue/price-lists/price-list-overview.server.ts';
import { sites } from '../sites/resolve-site.ts';
import { siteCodes } from '../sites/site.ts';
import { loadOwnPrices, loadPriceLists } from './load-price-lists.server.ts';

const store = setUp(openTestStore);

test.each(siteCodes)('%s has several price lists with past, current and planned rows', async (code) => {
  const { lists } = await loadPriceListOverview(store.database, sites[code], store.now());
  expect(lists.map(({ name }) => name)).toEqual(['Machine makers', 'Resellers', 'Standard']);
  expect(lists.find(({ name }) => name === 'Resellers')).toMatchObject({ planned: 1, ending: 1, changedBy: 'Meera' });
  const { rows } = await store.database.$client.query(
    'select count(*)::int as ended from price_rows where site = $1 and valid_to < $2',
    [code, store.now()],
  );
  expect(rows[0].ended).toBeGreaterThan(0);
});

test('a customer has prices of its own for large quantities', async () => {
  const { rows } = await store.database.$client.query(
    "select customer_id as id from users where email = 'active@nod.example'",
  );
  await loadOwnPrices(store.database, sites.nod, Number(rows[0].id), store.now());
  const { customers } = await loadPriceListOverview(store.database, sites.nod, store.now());
  expect(customers).toMatchObject([{ id: Number(rows[0].id), ending: 1 }]);
});

test('what cannot be entered stops the load', async () => {
  await expect(loadPriceLists(store.database, sites.nod, new Date(Number.NaN))).rejects.toThrow();
});
