import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { beforeAll, expect, test, vi } from 'vitest';
import {
  checkFile,
  recordOf,
  runChecked,
  uploadImport,
  workOff,
  workOffInProcesses,
} from '../../../tests/actions/imports.ts';
import { setUp } from '../../../tests/store/set-up.ts';
import { openTestStore } from '../../../tests/store/test-store.ts';
import { waitUntilBlocked } from '../../../tests/store/wait-for-lock.ts';
import { readEnv } from '../../server/env.server.ts';
import { sites } from '../../sites/resolve-site.ts';
import { continueImport, startCheck, startRun } from '../control-import.server.ts';
import { workOnImports } from './work-on-imports.server.ts';

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
const stocked = async (pieces: number) => {
  const { rows } = await store.database.$client.query<{ count: number }>(
    `select count(*)::int as count from stock s join items i on i.id = s.item_id
      where i.site = 'nod' and i.code like 'BULK-%' and s.on_hand = $1`,
    [pieces],
  );
  return rows[0]?.count ?? 0;
};

/** Another process that works on the imports of NOD, its lease of one second. */
function startOther(): ChildProcess {
  const program = join(import.meta.dirname, '../../../tests/store/work-on-imports-process.ts');
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

test('a process that is killed while it writes is followed by another one, and every line is written once', {
  tags: ['step'],
}, async () => {
  const checked = await checkFile(store, 'stock', file(7));
  expect(checked.found.new).toBe(count);
  const goOn = await holdSecondBatch('stock');
  await startRun(store.database, sites.nod, { id: checked.id, missing: undefined, by, now: store.now() });
  const other = startOther();
  await waitUntilBlocked(store.database);
  other.kill('SIGKILL');
  await once(other, 'exit');
  const stopped = await recordOf(store, checked.id);
  expect(stopped).toMatchObject({ state: 'running', written: { new: 2_000 } });
  expect(await stocked(7)).toBe(2_000);
  await goOn();
  await vi.waitFor(async () => {
    await workOffInProcesses(store);
    expect((await recordOf(store, checked.id)).state).toBe('done');
  }, 20_000);
  expect((await recordOf(store, checked.id)).written).toEqual({ new: count, changed: 0, unchanged: 0, wrong: 0 });
  expect(await stocked(7)).toBe(count);
});

test('a check that is killed is taken up where it stopped', { tags: ['lab'] }, async () => {
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

test.each([
  ['its lease is over', '-1 second'],
  ['its lease is of a day that the clock was ahead', '1 day'],
])('while one process works on an import no other takes it up, until %s', async (_when, ahead) => {
  const checked = await checkFile(store, 'stock', file(9, 10));
  await startRun(store.database, sites.nod, { id: checked.id, missing: undefined, by, now: store.now() });
  const leaseFor = (time: string) =>
    store.database.$client.query(
      "update imports set owner = 'another', lease_until = clock_timestamp() + $2::interval where id = $1",
      [checked.id, time],
    );
  await leaseFor('50 seconds');
  await workOff(store);
  expect(await recordOf(store, checked.id)).toMatchObject({ state: 'running', position: 0 });
  await leaseFor(ahead);
  await workOff(store);
  expect(await recordOf(store, checked.id)).toMatchObject({ state: 'done' });
});

test('when the process ends, an import stops and is free for another one', async () => {
  const checked = await checkFile(store, 'stock', file(10, 10));
  await startRun(store.database, sites.nod, { id: checked.id, missing: undefined, by, now: store.now() });
  await workOnImports(
    { database: store.database, env: readEnv({}), clock: store.now, stopping: AbortSignal.abort() },
    sites.nod,
  );
  expect((await recordOf(store, checked.id)).state).toBe('running');
  await workOff(store);
  expect((await recordOf(store, checked.id)).state).toBe('done');
});

test('an import that fails by an error of ours goes on from where it stopped, and each line is written once', async () => {
  const checked = await checkFile(store, 'stock', file(11));
  await store.database.$client.query(
    `create or replace function fail_late() returns trigger language plpgsql as
      'begin if new.position > 2001 then raise exception ''disk full''; end if; return new; end';
      create trigger fail_late before update of position on imports for each row execute function fail_late()`,
  );
  await expect(runChecked(store, checked)).rejects.toThrow('disk full');
  const failed = await recordOf(store, checked.id);
  expect(failed).toMatchObject({ state: 'failed', failedIn: 'running', problem: expect.stringContaining('disk full') });
  expect(failed.written.changed).toBe(2_000);
  expect(await stocked(11)).toBe(2_000);
  await store.database.$client.query('drop trigger fail_late on imports');
  await continueImport(store.database, sites.nod, { id: checked.id, by, now: store.now() });
  await workOff(store);
  expect(await recordOf(store, checked.id)).toMatchObject({ state: 'done', written: { changed: count } });
  expect(await stocked(11)).toBe(count);
});

test('an error of a process that has lost its lease does not end the import that another one works on', async () => {
  const checked = await checkFile(store, 'stock', file(12, 10));
  const holder = await store.database.$client.connect();
  await holder.query(
    `select pg_advisory_lock(1);
      create or replace function fail_slowly() returns trigger language plpgsql as
      'begin perform pg_advisory_xact_lock(1); raise exception ''disk full''; end';
      create trigger fail_slowly after insert or update on stock for each statement execute function fail_slowly()`,
  );
  await startRun(store.database, sites.nod, { id: checked.id, missing: undefined, by, now: store.now() });
  const working = expect(workOff(store)).rejects.toThrow('disk full');
  await waitUntilBlocked(store.database);
  await store.database.$client.query(
    "update imports set owner = 'another', lease_until = clock_timestamp() + interval '1 hour' where id = $1",
    [checked.id],
  );
  await holder.query('select pg_advisory_unlock(1)');
  await working;
  await holder.query('drop trigger fail_slowly on stock');
  holder.release();
  expect((await recordOf(store, checked.id)).state).toBe('running');
  await store.database.$client.query('update imports set lease_until = null where id = $1', [checked.id]);
  await workOff(store);
  expect(await recordOf(store, checked.id)).toMatchObject({ state: 'done', problem: '' });
});
