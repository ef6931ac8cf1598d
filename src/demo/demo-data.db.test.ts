import { afterEach, beforeEach, expect, test } from 'vitest';
import { openTestStore, type TestStore } from '../../tests/store/test-store.ts';
import { analyseCatalogue, analyseOtherTables } from './demo-data.db.ts';

let store: TestStore;
beforeEach(async () => {
  store = await openTestStore();
});
afterEach(() => store.close());

async function tablesWithoutStatistics(): Promise<string[]> {
  const { rows } = await store.database.$client.query<{ relname: string }>(
    `select relname from pg_class
     where relnamespace = 'public'::regnamespace and relkind = 'r' and reltuples < 0`,
  );
  return rows.map(({ relname }) => relname);
}

test('the catalogue gets its statistics first, then every other table', async () => {
  await analyseCatalogue(store.database);
  expect(await tablesWithoutStatistics()).not.toContain('items');
  await analyseOtherTables(store.database);
  expect(await tablesWithoutStatistics()).toEqual([]);
});

test('statistics that are there are not made again', async () => {
  await analyseCatalogue(store.database);
  await store.database.$client.query('delete from stock_incoming');
  const before = await countedRows('stock_incoming');
  await analyseOtherTables(store.database);
  expect(before).toBeGreaterThan(0);
  expect(await countedRows('stock_incoming')).toBe(before);
});

async function countedRows(table: string): Promise<number> {
  const { rows } = await store.database.$client.query(`select reltuples from pg_class where relname = '${table}'`);
  return rows[0].reltuples;
}
