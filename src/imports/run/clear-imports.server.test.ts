import { afterAll, beforeAll, expect, test } from 'vitest';
import { bringFile, problemsOf, uploadImport } from '../../../tests/actions/imports.ts';
import { openTestStore, type TestStore } from '../../../tests/store/test-store.ts';
import { sites } from '../../sites/resolve-site.ts';
import { clearImports } from './clear-imports.server.ts';

let store: TestStore;
beforeAll(async () => {
  store = await openTestStore();
});
afterAll(() => store.close());

const inDays = (days: number) => new Date(store.now().getTime() + days * 24 * 3_600_000);
const left = async (id: number) => {
  const { rows } = await store.database.$client.query(
    `select (select count(*)::int from import_parts where import_id = $1) as parts,
      (select count(*)::int from import_rows where import_id = $1) as rows, state from imports where id = $1`,
    [id],
  );
  return rows[0];
};

test('a day after its end an import keeps only its wrong lines, after thirty days nothing', async () => {
  const { rows } = await store.database.$client.query("select code from items where site = 'nod' limit 1");
  const done = await bringFile(store, 'stock', `itemcode,on_hand\n${rows[0].code},4711\nNO-SUCH,1`);
  await clearImports(store.database, sites.nod, inDays(0.5));
  expect(await left(done.id)).toEqual({ parts: 1, rows: 2, state: 'done' });
  await clearImports(store.database, sites.nod, inDays(2));
  expect(await left(done.id)).toEqual({ parts: 0, rows: 1, state: 'done' });
  expect(await problemsOf(store, done)).toHaveLength(1);
  await clearImports(store.database, sites.nod, inDays(31));
  expect(await left(done.id)).toEqual({ parts: 0, rows: 0, state: 'done' });
});

test('a file that nobody went on with is deleted after a week', async () => {
  const uploaded = await uploadImport(store, 'stock', 'itemcode,on_hand\nN-1,1');
  const { id } = uploaded as Exclude<typeof uploaded, string>;
  await clearImports(store.database, sites.nod, inDays(6));
  expect(await left(id)).toMatchObject({ parts: 1, state: 'uploaded' });
  await clearImports(store.database, sites.nod, inDays(8));
  expect(await left(id)).toEqual({ parts: 0, rows: 0, state: 'cancelled' });
});
