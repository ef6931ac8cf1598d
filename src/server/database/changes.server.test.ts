import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { createTestDatabase } from '../../../tests/store/test-database.ts';
import { createLog } from '../log.server.ts';
import { createChanges } from './changes.server.ts';
import { type Database, openDatabase } from './database.server.ts';
import { watchDatabase } from './database-heartbeat.server.ts';

const patient = { timeout: 20_000, interval: 20 };
const reread = vi.fn(async () => {});
let drop: () => Promise<void>;
let here: Database;
let elsewhere: Database;
let heartbeat: { stop(): Promise<void> };
beforeAll(async () => {
  const created = await createTestDatabase();
  drop = created.drop;
  here = openDatabase(created.connection, () => {});
  elsewhere = openDatabase(created.connection, () => {});
  here.changes.onFactsChange(reread);
  heartbeat = watchDatabase(here, created.connection, createLog('silent'));
  await vi.waitFor(() => expect(version()).toBeGreaterThan(0), patient);
});
afterAll(async () => {
  await heartbeat.stop();
  await here.close();
  await elsewhere.close();
  await drop();
});
beforeEach(() => reread.mockClear());
// A change that comes soon after another counts half a second later.
afterEach(() => settle());

const version = () => here.changes.versionOf('nod');
const change = (sql: string) => elsewhere.$client.query(sql);
const changeItemOf = (site: string) =>
  change(`update items set min_qty = min_qty where id = (select min(id) from items where site = '${site}')`);

/** A change of ZWZ that is heard after all changes before it. */
async function settle() {
  const before = here.changes.versionOf('zwz');
  await changeItemOf('zwz');
  await vi.waitFor(() => expect(here.changes.versionOf('zwz')).toBeGreaterThan(before), patient);
}

test('a changed item makes what is kept of its site old, and of no other', async () => {
  const [before, other] = [version(), here.changes.versionOf('gwd')];
  await changeItemOf('nod');
  await vi.waitFor(() => expect(version()).toBe(before + 1), patient);
  expect(here.changes.versionOf('gwd')).toBe(other);
  expect(reread).not.toHaveBeenCalled();
});

test('many changes one after the other count as few, and the last one counts', async () => {
  const before = version();
  const rows = `insert into category_places values ('nod', gen_random_uuid()::text, 9)`;
  for (let i = 0; i < 20; i++) await change(rows);
  await vi.waitFor(() => expect(version()).toBeGreaterThan(before), patient);
  expect(version()).toBeLessThan(before + 20);
  const then = version();
  await change(rows);
  await vi.waitFor(() => expect(version()).toBeGreaterThan(then), patient);
});

test('changed facts are read again before anything else is invalidated', async () => {
  const before = version();
  const reading = Promise.withResolvers<void>();
  reread.mockImplementationOnce(() => reading.promise);
  await change(`insert into site_openings values ('nod', false, now(), 'Arjun')
    on conflict (site) do update set is_open = excluded.is_open`);
  await vi.waitFor(() => expect(reread).toHaveBeenCalledTimes(1), patient);
  expect(version()).toBe(before);
  reading.resolve();
  await vi.waitFor(() => expect(version()).toBeGreaterThan(before), patient);
});

test('an order tells nobody while enough is left, and tells once an item becomes scarce', async () => {
  const [item] = (await change("select item_id, branch_id from stock where site = 'nod' limit 1")).rows;
  const where = `where item_id = ${item.item_id} and branch_id = ${item.branch_id}`;
  await change(`update stock set on_hand = 100000, reserved = 0 ${where}`);
  await settle();
  const before = version();
  await change(`update stock set reserved = 5 ${where}`);
  await settle();
  expect(version()).toBe(before);
  await change(`update stock set reserved = on_hand ${where}`);
  await vi.waitFor(() => expect(version()).toBeGreaterThan(before), patient);
});

test('after a lost connection everything counts as changed', async () => {
  const before = [version(), here.changes.versionOf('gwd')];
  await change(`select pg_terminate_backend(pid) from pg_stat_activity
    where datname = current_database() and (query like 'select pg_is_in_recovery%' or query like 'listen %')`);
  await vi.waitFor(() => {
    expect(reread).toHaveBeenCalled();
    expect([version(), here.changes.versionOf('gwd')]).not.toEqual(before);
  }, patient);
});

test('a message that nobody knows changes nothing', () => {
  const before = version();
  here.changes.handleNotification('catalogue none');
  here.changes.handleNotification('');
  expect(version()).toBe(before);
});

test('each time something counts as changed, replicas that may lack the change are left out first', () => {
  const seen: number[] = [];
  const changes = createChanges(() => seen.push(changes.versionOf('nod')));
  changes.handleNotification('catalogue nod');
  expect([seen, changes.versionOf('nod')]).toEqual([[0], 1]);
});
