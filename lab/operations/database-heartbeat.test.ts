import { rm } from 'node:fs/promises';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Database, openDatabase } from '../../src/server/database/database.server.ts';
import { watchDatabase } from '../../src/server/database/database-heartbeat.server.ts';
import {
  type EmbeddedPostgres,
  startEmbeddedPostgres,
} from '../../src/server/embedded-postgres/start-embedded-postgres.server.ts';
import { createLog } from '../../src/server/log.server.ts';
import { createScratchFolder } from '../../tests/store/test-database.ts';

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

test('a slow statement is not interrupted', async () => {
  await expect(database.$client.query('select pg_sleep(2.5)')).resolves.toMatchObject({ rowCount: 1 });
});

test('losing one connection does not affect the others', async () => {
  const slow = database.$client.query('select pg_sleep(1)');
  const others = `select pg_terminate_backend(pid) from pg_stat_activity
    where pid <> pg_backend_pid() and backend_type = 'client backend' and query like '%transaction_read_only%'`;
  await expect.poll(async () => (await database.$client.query(others)).rowCount).toBeGreaterThan(0);
  await expect(slow).resolves.toMatchObject({ rowCount: 1 });
});
