import { expect, test } from 'vitest';
import { openTestStore } from '../../tests/store/test-store.ts';
import { popularSearches } from '../catalogue/search-log/popular-searches.contract.ts';
import { sites } from '../sites/resolve-site.ts';
import { loadPastSearches } from './past-searches.server.ts';

test('the demo offers popular searches', async () => {
  const store = await openTestStore();
  await loadPastSearches(store.database, sites.gwd, store.now());
  const { body } = await store.call(popularSearches, {}, { site: 'gwd' });
  expect(body.searches[0]).toBe('6205-2Z');
  await store.close();
});
