import { afterAll, beforeAll, expect, test } from 'vitest';
import { indianRules } from '../../../tests/fixtures/tax-rates.ts';
import { setUp } from '../../../tests/store/set-up.ts';
import { openTestStore } from '../../../tests/store/test-store.ts';
import { type Database, openDatabase } from '../../server/database/database.server.ts';
import { sites } from '../../sites/resolve-site.ts';
import { writeItems } from '../import/import-batch.server.ts';
import { readRow } from '../import/import-columns.server.ts';
import { stagedOf } from '../import/import-row.server.ts';
import { multiSearch } from '../listing/multi-search.contract.ts';
import { search } from './search.contract.ts';

const { nod } = sites;

const store = setUp(openTestStore);
/** A separate connection pool, like another process of the store. */
let otherProcess: Database;
beforeAll(async () => {
  otherProcess = openDatabase(store.connection, (cause) => console.error(cause));
});
afterAll(() => otherProcess.close());

const head = 'itemcode,itemname,brandname,super_category,category,list_price,tax_percent,on_hand';

async function importElsewhere(line: string) {
  const cells = line.split(',');
  const read = readRow(Object.fromEntries(head.split(',').map((column, at) => [column, cells[at] ?? ''])), indianRules);
  if ('problems' in read) throw new Error(read.problems.join());
  const rows = [stagedOf(read.row, 2)];
  await otherProcess.transaction((db) => writeItems(db, nod, rows, { by: 'test', now: store.now(), retired: 'sell' }));
}

const suggested = async (searching_key: string) =>
  (await store.call(search, { searching_key })).body.data.map((row) => `${row.Item_Name} ${row.brandname}`);
const listed = async (searching_key: string) =>
  (await store.call(multiSearch, { searching_key })).body.data_list.description.map((row) => row.itemname);

const patience = { timeout: 20_000 };
const number = '6899-2RS/C4';

test('an item imported by another process is soon found, even after a search without result', async () => {
  expect([await suggested(number), await suggested('F-77.1'), await listed(number)]).toEqual([[], [], []]);
  await importElsewhere(`F-77.1,${number},Acme,Bearings,Ball,10,18,5`);
  expect(await listed(number)).toEqual([number]);
  await expect.poll(() => suggested(number), patience).toEqual([`${number} Acme`]);
  await expect.poll(() => suggested('F-77.1'), patience).toEqual([`${number} Acme`]);
});

test('an item renamed by another process is found by its new name only', async () => {
  await importElsewhere('F-77.2,Qwertine 12,Acme,Lubricants,Grease,10,18,5');
  expect(await suggested('Qwertine 12')).toEqual(['Qwertine 12 Acme']);
  await importElsewhere('F-77.2,Zephyrine 30,Acme,Lubricants,Grease,10,18,5');
  await expect.poll(() => suggested('Qwertine 12'), patience).toEqual([]);
  expect(await suggested('Zephyrine')).toEqual(['Zephyrine 30 Acme']);
});
