import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { beforeAll, expect, test, vi } from 'vitest';
import { startCheck } from '../../src/imports/control-import.server.ts';
import { sites } from '../../src/sites/resolve-site.ts';
import { recordOf, runChecked, uploadImport, workOffInProcesses } from '../../tests/actions/imports.ts';
import { setUp } from '../../tests/store/set-up.ts';
import { openTestStore } from '../../tests/store/test-store.ts';
import { waitUntilBlocked } from '../../tests/store/wait-for-lock.ts';

const store = setUp(openTestStore);
/** A full batch and a rest. */
const count = 2_100;
beforeAll(async () => {
  await store.database.$client.query(
    `insert into items (site, code, name, maker, super_category, category, tax_bp, currency, name_key, code_key, updated_at)
      select 'nod', 'BULK-' || n, 'Bulk ' || n, 'Acme', 'Bearings', 'Ball', 1800, 'INR', 'BULK' || n, 'BULK' || n, now()
      from generate_series(1, $1) n`,
    [count],
  );
});

const by = 'Meera Iyer';
const file = (pieces: number, lines = count) =>
  `itemcode,on_hand\n${Array.from({ length: lines }, (_, n) => `BULK-${n + 1},${pieces}`).join('\n')}`;

/** Another process that works on the imports of NOD, its lease of one second. */
function startOther(): ChildProcess {
  const program = join(import.meta.dirname, '../../tests/store/work-on-imports-process.ts');
  return spawn(process.execPath, [program, JSON.stringify(store.connection)], {
    stdio: ['ignore', 'inherit', 'inherit'],
  });
}

/** After its first batch, an import that writes into `table` waits until the returned function is called. */
async function holdSecondBatch(table: string): Promise<() => Promise<void>> {
  const holder = await store.database.$client.connect();
  await holder.query(
    `select pg_advisory_lock(1);
      create or replace function wait_for_test() returns trigger language plpgsql as
      'begin
        if exists (select from imports where state in (''checking'', ''running'') and position > 0) then
          perform pg_advisory_xact_lock(1);
        end if;
        return null;
      end';
      create trigger wait_for_test after insert on ${table} for each statement execute function wait_for_test()`,
  );
  return async () => {
    await holder.query('select pg_advisory_unlock(1)');
    await holder.query(`drop trigger wait_for_test on ${table}`);
    holder.release();
  };
}

test('a check that is killed is taken up where it stopped', async () => {
  const uploaded = await uploadImport(store, 'stock', file(8));
  const { id, mapping } = uploaded as Exclude<typeof uploaded, string>;
  const goOn = await holdSecondBatch('import_rows');
  await startCheck(store.database, sites.nod, { id, mapping, by, now: store.now() });
  const other = startOther();
  await waitUntilBlocked(store.database);
  other.kill('SIGKILL');
  await once(other, 'exit');
  expect((await recordOf(store, id)).found.changed).toBe(2_000);
  await goOn();
  await vi.waitFor(async () => {
    await workOffInProcesses(store);
    expect((await recordOf(store, id)).state).toBe('checked');
  }, 20_000);
  expect((await recordOf(store, id)).found).toEqual({ new: 0, changed: count, unchanged: 0, wrong: 0 });
  expect((await runChecked(store, await recordOf(store, id))).written.changed).toBe(count);
});
