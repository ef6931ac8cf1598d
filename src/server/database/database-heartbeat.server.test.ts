import { rm } from 'node:fs/promises';
import { afterAll, beforeAll, expect, onTestFinished, test, vi } from 'vitest';
import { freezeDatabase } from '../../../tests/store/freeze-database.ts';
import { createScratchFolder } from '../../../tests/store/test-database.ts';
import { type EmbeddedPostgres, startEmbeddedPostgres } from '../embedded-postgres/start-embedded-postgres.server.ts';
import { createLog } from '../log.server.ts';
import { type Database, openDatabase } from './database.server.ts';
import { isDatabaseDown } from './database-down.server.ts';
import { watchDatabase } from './database-heartbeat.server.ts';

let dataDir: string;
let postgres: EmbeddedPostgres;
let database: Database;
let pulse: { stop(): Promise<void> };
beforeAll(async () => {
  dataDir = await createScratchFolder();
  postgres = await startEmbeddedPostgres({ dataDir, throwaway: true });
  database = openDatabase(postgres.connection, () => {});
  pulse = watchDatabase(database, postgres.connection, createLog('silent'));
});
afterAll(async () => {
  await database?.close();
  await pulse?.stop();
  await postgres?.stop();
  await rm(dataDir, { recursive: true, force: true });
});

const one = () => database.$client.query<{ one: number }>('select 1 as one');

test('while the server is silent all requests fail at once, and work again afterwards', async () => {
  await one();
  const thaw = freezeDatabase(dataDir);
  onTestFinished(thaw);
  const many = Array.from({ length: 40 }, () => one());
  const writing = database.transaction((db) => db.$client.query('select 1'));
  const counting = database.counters.$client.query('select 1');
  const long = database.longTransaction((db) => db.$client.query('select 1'));
  const failures = await Promise.allSettled([...many, writing, counting, long]);
  expect(failures.filter(({ status }) => status === 'fulfilled')).toEqual([]);
  expect(failures.every((failure) => 'reason' in failure && isDatabaseDown(failure.reason))).toBe(true);
  expect(isDatabaseDown(await one().catch((cause: unknown) => cause))).toBe(true);
  expect(await database.notReadyReason()).toBe('the database does not answer');
  thaw();
  await vi.waitFor(async () => expect((await one()).rows).toEqual([{ one: 1 }]), { timeout: 20_000 });
  await vi.waitFor(async () => expect(await database.notReadyReason()).toBeUndefined(), { timeout: 20_000 });
});

test('a slow statement is not interrupted', { tags: ['lab'] }, async () => {
  await expect(database.$client.query('select pg_sleep(2.5)')).resolves.toMatchObject({ rowCount: 1 });
});

test('losing one connection does not affect the others', { tags: ['lab'] }, async () => {
  const slow = database.$client.query('select pg_sleep(1)');
  const others = `select pg_terminate_backend(pid) from pg_stat_activity
    where pid <> pg_backend_pid() and backend_type = 'client backend' and query like '%transaction_read_only%'`;
  await expect.poll(async () => (await database.$client.query(others)).rowCount).toBeGreaterThan(0);
  await expect(slow).resolves.toMatchObject({ rowCount: 1 });
});
