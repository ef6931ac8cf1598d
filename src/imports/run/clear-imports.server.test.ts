import { expect, test } from 'vitest';
import { bringFile, checkFile, problemsOf, uploadImport } from '../../../tests/actions/imports.ts';
import { setUp } from '../../../tests/store/set-up.ts';
import { openTestStore } from '../../../tests/store/test-store.ts';
import { waitUntilBlocked } from '../../../tests/store/wait-for-lock.ts';
import { sites } from '../../sites/resolve-site.ts';
import { continueImport, startCheck, startRun } from '../control-import.server.ts';
import { clearImports } from './clear-imports.server.ts';

const store = setUp(openTestStore);

const inDays = (days: number) => new Date(store.now().getTime() + days * 24 * 3_600_000);
const left = async (id: number) => {
  const { rows } = await store.database.$client.query(
    `select (select count(*)::int from import_parts where import_id = $1) as parts,
      (select count(*)::int from import_rows where import_id = $1) as rows, state from imports where id = $1`,
    [id],
  );
  return rows[0];
};

test('a day after its end an import has no file, after a week only its wrong lines, after thirty days nothing', async () => {
  const { rows } = await store.database.$client.query("select code from items where site = 'nod' limit 1");
  const done = await bringFile(store, 'stock', `itemcode,on_hand\n${rows[0].code},4711\nNO-SUCH,1`);
  await clearImports(store.database, sites.nod, inDays(0.5));
  expect(await left(done.id)).toEqual({ parts: 1, rows: 2, state: 'done' });
  await clearImports(store.database, sites.nod, inDays(2));
  expect(await left(done.id)).toEqual({ parts: 0, rows: 2, state: 'done' });
  await clearImports(store.database, sites.nod, inDays(8));
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

test('an import whose lines are being deleted cannot be started any more', async () => {
  const checked = await checkFile(store, 'stock', 'itemcode,on_hand\nNO-SUCH,1');
  const failed = await checkFile(store, 'stock', 'itemcode,on_hand\nNO-SUCH,2');
  await store.database.$client.query(
    "update imports set state = 'failed', failed_in = 'running', finished_at = $2 where id = $1",
    [failed.id, store.now()],
  );
  await store.database.$client.query("update import_rows set outcome = 'new' where import_id in ($1, $2)", [
    checked.id,
    failed.id,
  ]);
  const other = await store.database.$client.connect();
  try {
    await other.query('begin');
    await other.query('select from import_rows where import_id = $1 for update', [checked.id]);
    const clearing = clearImports(store.database, sites.nod, inDays(8));
    await waitUntilBlocked(store.database);
    const order = { by: 'Meera Iyer', now: store.now() };
    const { mapping } = failed;
    const run = { ...order, id: checked.id, missing: checked.missing };
    expect(await startRun(store.database, sites.nod, run)).toMatchObject({ refusal: 'state' });
    expect(await continueImport(store.database, sites.nod, { ...order, id: failed.id })).toMatchObject({
      refusal: 'state',
    });
    expect(await startCheck(store.database, sites.nod, { ...order, id: failed.id, mapping })).toMatchObject({
      refusal: 'state',
    });
    await other.query('commit');
    await clearing;
  } finally {
    other.release();
  }
  expect(await left(checked.id)).toEqual({ parts: 0, rows: 0, state: 'cancelled' });
  expect(await left(failed.id)).toEqual({ parts: 0, rows: 0, state: 'failed' });
});

test('what was left because the process died is deleted the next time', async () => {
  const done = await bringFile(store, 'stock', 'itemcode,on_hand\nNO-SUCH,3');
  await store.database.$client.query('update imports set cleared_at = $2 where id = $1', [done.id, inDays(2)]);
  await clearImports(store.database, sites.nod, inDays(2));
  expect(await left(done.id)).toEqual({ parts: 0, rows: 1, state: 'done' });
});
