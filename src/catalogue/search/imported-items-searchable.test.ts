import { Readable } from 'node:stream';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTestStore, type TestStore } from '../../../tests/store/test-store.ts';
import { type Database, openDatabase } from '../../server/database/database.server.ts';
import { nod } from '../../sites/nod.ts';
import { importItems } from '../import/import-items.server.ts';
import { readImportFile } from '../import/read-import-file.server.ts';
import { multiSearch } from '../listing/multi-search.contract.ts';
import { search } from './search.contract.ts';

let store: TestStore;
/** Another process of the seller's, with a pool of its own: what it keeps in memory the store knows nothing of. */
let beside: Database;
beforeAll(async () => {
  store = await openTestStore();
  beside = openDatabase(store.connection, (cause) => console.error(cause));
});
afterAll(async () => {
  await beside.close();
  await store.close();
});

const head = 'itemcode,itemname,brandname,super_category,category,list_price,tax_percent,on_hand';

async function importBeside(line: string) {
  const file = readImportFile(Readable.from([Buffer.from(`${head}\n${line}`)]));
  const terms = { mode: 'all-or-nothing', now: store.now(), onProblem: expect.fail } as const;
  await importItems(beside, nod, file, terms);
}

/** A second goes by. */
const later = () => store.setClock(new Date(store.now().getTime() + 1000));

const suggested = async (searching_key: string) =>
  (await store.call(search, { searching_key })).body.data.map((row) => `${row.Item_Name} ${row.brandname}`);
const listed = async (searching_key: string) =>
  (await store.call(multiSearch, { searching_key })).body.data_list.description.map((row) => row.itemname);

const number = '6899-2RS/C4';

test('what another process brings in is found within a second, by a store that has just looked for it in vain', async () => {
  expect([await suggested(number), await suggested('F-77.1'), await listed(number)]).toEqual([[], [], []]);
  await importBeside(`F-77.1,${number},Acme,Bearings,Ball,10,18,5`);
  expect(await listed(number)).toEqual([number]);
  later();
  expect(await suggested(number)).toEqual([`${number} Acme`]);
  expect(await suggested('F-77.1')).toEqual([`${number} Acme`]);
});

test('what another process changes is found by its new name and no longer by the old name', async () => {
  await importBeside('F-77.2,Qwertine 12,Acme,Lubricants,Grease,10,18,5');
  expect(await suggested('Qwertine 12')).toEqual(['Qwertine 12 Acme']);
  await importBeside('F-77.2,Zephyrine 30,Acme,Lubricants,Grease,10,18,5');
  later();
  expect(await suggested('Qwertine 12')).toEqual([]);
  expect(await suggested('Zephyrine')).toEqual(['Zephyrine 30 Acme']);
});
