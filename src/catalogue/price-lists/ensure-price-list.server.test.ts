import { expect, test } from 'vitest';
import { setUp } from '../../../tests/store/set-up.ts';
import { openTestStore } from '../../../tests/store/test-store.ts';
import { sites } from '../../sites/resolve-site.ts';
import type { ListedDiscount } from '../pricing/prices.table.ts';
import { ensurePriceList } from './ensure-price-list.server.ts';

const store = setUp(openTestStore);

const tenPercent: ListedDiscount = { scope: 'all', scopeKey: '', minQty: 1, discountBp: 10_00 };
const rowsOf = async (id: number) =>
  (
    await store.database.$client.query(
      'select site, currency, scope, scope_key, discount_bp from price_rows where price_list_id = $1',
      [id],
    )
  ).rows;

test('a list is made once with its discounts, and found again by its name', async () => {
  const id = await ensurePriceList(store.database, sites.nod, 'Dealers 2027', [tenPercent]);
  expect(await ensurePriceList(store.database, sites.nod, 'Dealers 2027', [])).toBe(id);
  expect(await rowsOf(id)).toEqual([{ site: 'nod', currency: 'INR', scope: 'all', scope_key: '', discount_bp: 10_00 }]);
});

test('a list of the same name on another site is its own', async () => {
  const own = await ensurePriceList(store.database, sites.nod, 'Mills', []);
  const other = await ensurePriceList(store.database, sites.gwd, 'Mills', [tenPercent]);
  expect(other).not.toBe(own);
  expect(await rowsOf(own)).toEqual([]);
  expect(await rowsOf(other)).toMatchObject([{ site: 'gwd', currency: 'AED' }]);
});
