import { rm } from 'node:fs/promises';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { copyEmptyCluster } from '../../tests/store/copy-empty-cluster.ts';
import { connectionUrl } from '../../tests/store/run-command.ts';
import { createScratchFolder, createTestDatabase } from '../../tests/store/test-database.ts';
import type { Database } from '../server/database/database.server.ts';
import { startEmbeddedPostgres } from '../server/embedded-postgres/start-embedded-postgres.server.ts';
import { readEnv } from '../server/env.server.ts';
import { openCommandDatabase } from './command-database.server.ts';

let dataDir: string;
beforeAll(async () => {
  dataDir = await createScratchFolder();
  await copyEmptyCluster(dataDir);
});
afterAll(() => rm(dataDir, { recursive: true, force: true, maxRetries: 20, retryDelay: 100 }));

const hasItems = async (database: Database) =>
  (await database.$client.query("select to_regclass('items') is not null as found")).rows[0].found as boolean;

test('DATABASE_URL is used, migrated first, and a command may take an hour', async () => {
  const { connection, drop } = await createTestDatabase();
  const env = readEnv({ DATABASE_URL: connectionUrl(connection) });
  const { database, close } = await openCommandDatabase(env);
  expect((await database.$client.query('show statement_timeout')).rows).toEqual([{ statement_timeout: '1h' }]);
  // That a command migrates to the end, the last test shows; here, that it begins with it.
  await database.$client.query("insert into drizzle.contracts (name, at, needs) values ('later', 9e14, 9e14)");
  await close();
  await expect(openCommandDatabase(env)).rejects.toThrow('made by a newer version of Raceway');
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

test('without a running store the embedded database is started, migrated and stopped for the command', {
  tags: ['lab'],
}, async () => {
  const { database, close } = await openCommandDatabase(readEnv({ DATA_DIR: dataDir }));
  expect(await hasItems(database)).toBe(true);
  await close();
  const postgres = await startEmbeddedPostgres({ dataDir, throwaway: true });
  await postgres.stop();
});
