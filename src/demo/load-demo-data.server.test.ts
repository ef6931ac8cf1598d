import { afterEach, beforeEach, expect, test } from 'vitest';
import { openTestStore, type TestStore } from '../../tests/store/test-store.ts';
import { popularSearches } from '../catalogue/search-log/popular-searches.contract.ts';
import { findDemoDataState, recordDemoDataState } from '../server/database/installation.server.ts';
import { sites } from '../sites/resolve-site.ts';
import { loadDemoData, loadPastSearches } from './load-demo-data.server.ts';

let store: TestStore;
beforeEach(async () => {
  store = await openTestStore();
});
afterEach(() => store.close());

const load = (now = store.now()) => loadDemoData(store.database, { ...store.server, now, progress: () => {} });
/** A date that is none ends the load before its first item. */
const interrupt = () => load(new Date(Number.NaN));
const countOf = async (table: string) =>
  (await store.database.$client.query(`select count(*)::int as count from ${table}`)).rows[0].count as number;

test('a database with data of its own is left alone', async () => {
  const [items, users] = [await countOf('items'), await countOf('users')];
  await load();
  expect([await countOf('items'), await countOf('users')]).toEqual([items, users]);
  expect(await findDemoDataState(store.database)).toBeUndefined();
});

test('a loaded demo data is not loaded again', async () => {
  await recordDemoDataState(store.database, 'loaded');
  await load();
  expect(await countOf('items')).toBeGreaterThan(0);
});

test('a database whose load was interrupted is emptied and starts over', async () => {
  await recordDemoDataState(store.database, 'begun');
  await expect(interrupt()).rejects.toThrow('invalid input syntax');
  expect([await countOf('items'), await countOf('users')]).toEqual([0, 0]);
  expect(await findDemoDataState(store.database)).toBe('begun');
});

test('the demo offers popular searches', async () => {
  const store = await openTestStore();
  await loadPastSearches(store.database, sites.gwd, store.now());
  const { body } = await store.call(popularSearches, {}, { site: 'gwd' });
  expect(body.searches[0]).toBe('6205-2Z');
  await store.close();
});
