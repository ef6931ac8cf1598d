import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { createTestDatabase, type TestConnection } from '../../../tests/store/test-database.ts';
import { type Database, openDatabase } from '../database/database.server.ts';
import { createLog } from '../log.server.ts';
import { leaseJobs, releaseEveryJob } from './job-leases.server.ts';
import { startJobs } from './jobs.server.ts';

const log = createLog('silent');
const patient = { timeout: 20_000, interval: 20 };
const quick = { leaseSeconds: 2, renewMs: 50 };

let connection: TestConnection;
let drop: () => Promise<void>;
let database: Database;
beforeAll(async () => {
  ({ connection, drop } = await createTestDatabase());
  database = openDatabase(connection, () => {});
});
afterAll(async () => {
  await database.close();
  await drop();
});
beforeEach(() => releaseEveryJob(database));

/** Another process of the same database, as far as jobs go. */
const process = (jobs: readonly string[], terms = quick) => leaseJobs(database, jobs, log, terms);

test('of two processes one has the job, and the other gets it when the first stops', async () => {
  const first = process(['mail']);
  await first.becomesMine('mail');
  const second = process(['mail', 'new job']);
  await second.becomesMine('new job');
  expect([first.isMine('mail'), second.isMine('mail')]).toEqual([true, false]);
  await first.stop();
  expect(first.isMine('mail')).toBe(false);
  await second.becomesMine('mail');
  await second.stop();
});

test('the jobs of a process that died are taken over when its lease is over', async () => {
  await database.$client.query("insert into job_leases values ('mail', 'dead', clock_timestamp() + '1 second')");
  const second = process(['mail', 'new job']);
  await second.becomesMine('new job');
  expect(second.isMine('mail')).toBe(false);
  await second.becomesMine('mail');
  const { rows } = await database.$client.query("select count(*)::int from job_leases where owner = 'dead'");
  expect(rows).toEqual([{ count: 0 }]);
  await second.stop();
});

test('the jobs of a process that died while the clock was a day ahead do not wait for that day', async () => {
  await database.$client.query("insert into job_leases values ('mail', 'dead', clock_timestamp() + '1 day')");
  const second = process(['mail']);
  await second.becomesMine('mail');
  await second.stop();
});

test('a process that cannot renew its lease has no job, until it can', async () => {
  const cutOff = openDatabase(connection, () => {});
  const leases = leaseJobs(cutOff, ['mail'], log, quick);
  await leases.becomesMine('mail');
  cutOff.setState('silent');
  cutOff.dropConnections();
  await vi.waitFor(() => expect(leases.isMine('mail')).toBe(false), patient);
  cutOff.setState('writable');
  await leases.becomesMine('mail');
  await leases.stop();
  await cutOff.close();
});

test('a job runs in one process; the other begins when that one has ended', async () => {
  const ran: string[] = [];
  const start = (name: string) =>
    startJobs([{ name: 'mail', intervalMs: 1, run: async () => ran.push(name) }], log, process(['mail']));
  const first = start('first');
  await vi.waitFor(() => expect(ran).toContain('first'), patient);
  const second = start('second');
  const before = ran.length;
  await vi.waitFor(() => expect(ran.length).toBeGreaterThan(before + 20), patient);
  expect(ran).not.toContain('second');
  await first.stop();
  await vi.waitFor(() => expect(ran).toContain('second'), patient);
  const at = ran.indexOf('second');
  expect(ran.slice(at)).not.toContain('first');
  await second.stop();
});

test('a process ends although it waits for a job of another', async () => {
  const first = process(['mail']);
  await first.becomesMine('mail');
  const run = vi.fn(async () => {});
  const second = startJobs([{ name: 'mail', intervalMs: 1, run }], log, process(['mail']));
  await second.stop();
  expect(run).not.toHaveBeenCalled();
  await first.stop();
});
