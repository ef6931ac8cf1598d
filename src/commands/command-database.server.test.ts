import { rm } from 'node:fs/promises';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { connectionUrl } from '../../tests/store/run-command.ts';
import { createScratchFolder, createTestDatabase } from '../../tests/store/test-database.ts';
import type { Database } from '../server/database/database.server.ts';
import { startEmbeddedPostgres } from '../server/embedded-postgres/start-embedded-postgres.server.ts';
import { readEnv } from '../server/env.server.ts';
import { openCommandDatabase } from './command-database.server.ts';

let dataDir: string;
beforeAll(async () => {
  dataDir = await createScratchFolder();
});
afterAll(() => rm(dataDir, { recursive: true, force: true, maxRetries: 20, retryDelay: 100 }));

const hasItems = async (database: Database) =>
  (await database.$client.query("select to_regclass('items') is not null as found")).rows[0].found as boolean;

test('DATABASE_URL is used, migrated first, and a command may take an hour', async () => {
  const { connection, drop } = await createTestDatabase();
  const { database, close } = await openCommandDatabase(readEnv({ DATABASE_URL: connectionUrl(connection) }));
  await database.$client.query('drop schema drizzle cascade; drop schema public cascade; create schema public');
  expect((await database.$client.query('show statement_timeout')).rows).toEqual([{ statement_timeout: '1h' }]);
  await close();
  const again = await openCommandDatabase(readEnv({ DATABASE_URL: connectionUrl(connection) }));
  expect(await hasItems(again.database)).toBe(true);
  await again.close();
  await drop();
});

test('the database of the running store is used as it is and keeps running', async () => {
  const postgres = await startEmbeddedPostgres({ dataDir, throwaway: true });
  const { database, close } = await openCommandDatabase(readEnv({ DATA_DIR: dataDir }));
  expect(await hasItems(database)).toBe(false);
  await close();
  const again = await openCommandDatabase(readEnv({ DATA_DIR: dataDir }));
  await again.close();
  await postgres.stop();
});

test('without a running store the embedded database is started, migrated and stopped for the command', async () => {
  const { database, close } = await openCommandDatabase(readEnv({ DATA_DIR: dataDir }));
  expect(await hasItems(database)).toBe(true);
  await close();
  const postgres = await startEmbeddedPostgres({ dataDir, throwaway: true });
  await postgres.stop();
});
