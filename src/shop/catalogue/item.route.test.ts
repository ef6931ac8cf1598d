import { expect, test } from 'vitest';
import { loadPage } from '../../../tests/actions/load-page.ts';
import { setUp } from '../../../tests/store/set-up.ts';
import { openTestStore } from '../../../tests/store/test-store.ts';
import { loader } from './item.route.tsx';
import { loader as listingLoader } from './listing.route.tsx';

const store = setUp(openTestStore);

test('sub category and super category without an item lead to the items of the sub category', async () => {
  const query = '?sub_category=62+series&super_category=Bearings';
  const answer: unknown = await loadPage(store, loader, `/nod-product-category${query}`).catch((redirect) => redirect);
  expect(answer).toMatchObject({ status: 302 });
  const path = (answer as Response).headers.get('location') ?? '';
  expect(path).toBe('/listing?q=62+series&cat_type=Bearings');
  const { rows } = await loadPage(store, listingLoader, path);
  const listed = rows.map(({ subCat }) => subCat);
  expect(listed.length).toBeGreaterThan(10);
  expect(listed.every((subCategory) => subCategory.startsWith('62 series'))).toBe(true);
});
