import { sql } from 'drizzle-orm';
import { expect, onTestFinished, test } from 'vitest';
import { makeExports } from '../../../tests/actions/exports.ts';
import { setUp } from '../../../tests/store/set-up.ts';
import { openTestStore } from '../../../tests/store/test-store.ts';
import { runStatement } from '../../server/database/prepare-statement.server.ts';
import { beginExport, findExport } from './begin-export.server.ts';
import type { ExportTable } from './export-table.ts';
import { claimExport } from './exports.db.ts';
import { makeExport } from './make-export.server.ts';
import { runExportOf } from './run-export.server.ts';
import { ExportInterrupted } from './stored-export.server.ts';
import { workOnExports } from './work-on-exports.server.ts';

const store = setUp(openTestStore);

const tableOf = (rows: ExportTable['rows']): ExportTable => ({
  kind: 'items',
  fileName: 'items',
  title: 'Items',
  columns: () => ['itemcode'],
  rows,
});

async function claim(format: 'csv' | 'xlsx') {
  const wanted = { kind: 'items', format, filter: {}, staffId: 1, by: 'Meera Iyer', now: store.now() } as const;
  const begun = await beginExport(store.database, store.server.sites.nod, wanted);
  if (!('id' in begun)) throw new Error(begun.message);
  const { id } = begun;
  onTestFinished(() =>
    store.database.$client.query("delete from exports where id = $1 and state <> 'done'", [id]).then(),
  );
  const mine = { archives: false, owner: 'test', leaseSeconds: 30, sites: ['nod' as const] };
  const [claimed] = await claimExport(store.database, mine);
  if (!claimed) throw new Error('nothing to claim');
  const state = async () => (await findExport(store.database, { site: 'nod', id }))[0];
  const make = (rows: ExportTable['rows'], goOn = async (): Promise<Date | undefined> => store.now()) =>
    makeExport({
      database: store.database,
      site: store.server.sites.nod,
      owner: 'test',
      leaseSeconds: 30,
      claimed,
      tables: [tableOf(rows)],
      goOn,
    });
  return { id, state, make };
}

test('more rows than a sheet of Excel holds are refused with what to do, before the file is whole', async () => {
  const { make, state, id } = await claim('xlsx');
  let batches = 0;
  await make(async function* () {
    for (; batches < 100; batches += 1) yield Array<string[]>(100_000).fill(['']);
  });
  expect(await state()).toMatchObject({
    state: 'failed',
    bytes: 0,
    problem: expect.stringContaining('Please export it as CSV'),
  });
  expect(batches).toBe(10);
  const { rows } = await store.database.$client.query('select from export_parts where export_id = $1', [id]);
  expect(rows).toEqual([]);
});

test('a process that ends stops at its next batch, and another one makes the file', async () => {
  const { make, state } = await claim('csv');
  const asked = [store.now(), undefined];
  const broken = make(
    async function* () {
      for (;;) yield [['x']];
    },
    async () => asked.shift(),
  );
  await expect(broken).rejects.toThrow(ExportInterrupted);
  await store.database.$client.query('update exports set owner = null, lease_until = null');
  await makeExports(store);
  expect(await state()).toMatchObject({ state: 'done' });
});

test('an export that is deleted while it is made is not finished', async () => {
  const { make, state, id } = await claim('csv');
  const deleting = make(async function* () {
    yield [['x']];
    await store.database.$client.query('delete from exports where id = $1', [id]);
    yield [['x'.repeat(1_000_000)]];
  });
  await expect(deleting).rejects.toThrow(ExportInterrupted);
  expect(await state()).toBeUndefined();
});

test('an export that takes longer than the database allows is given up after three tries, and says what to do', async () => {
  const { state } = await claim('csv');
  await store.database.$client.query('update exports set owner = null, lease_until = null, attempts = 0');
  let tries = 0;
  const slow = tableOf(async function* ({ db }) {
    tries += 1;
    await runStatement(db, sql`set local statement_timeout = 20`);
    await runStatement(db, sql`select pg_sleep(5)`);
    yield [['x']];
  });
  const job = { ...store.server, stopping: new AbortController().signal };
  for (let turn = 0; turn < 5; turn += 1)
    await workOnExports(job, false, (task, goOn) => runExportOf([slow], task, goOn));
  expect(tries).toBe(3);
  expect(await state()).toMatchObject({
    state: 'failed',
    bytes: 0,
    problem: expect.stringContaining('longer than the database allows'),
  });
});
