import { beforeAll, expect, test } from 'vitest';
import { multiSearch } from '../../src/catalogue/listing/multi-search.contract.ts';
import { sites } from '../../src/sites/resolve-site.ts';
import { growCatalogue } from '../fixtures/grow-catalogue.ts';
import { setUp } from '../store/set-up.ts';
import { openTestStore } from '../store/test-store.ts';

const store = setUp(openTestStore);
beforeAll(async () => {
  await growCatalogue(store.database, sites.nod, 4_000);
});

test.each([
  ['roller', 'of this category'],
  ['ZWZ', 'of this maker'],
])('%s has more items than are listed, and the reply says so', async (searching_key, listed) => {
  const { body } = await store.call(multiSearch, { searching_key });
  expect(body).toMatchObject({ total_search_count: 1000, instead: [{ typed: searching_key, listed, most: 1000 }] });
});

test('of few items nothing is left out', async () => {
  const { body } = await store.call(multiSearch, { searching_key: 'insert bearing' });
  expect(body).toMatchObject({ instead: [{ typed: 'insert bearing', listed: 'of this category' }] });
  expect(body).not.toMatchObject({ instead: [{ most: 1000 }] });
});
