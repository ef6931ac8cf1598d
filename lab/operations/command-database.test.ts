import { rm } from 'node:fs/promises';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openCommandDatabase } from '../../src/commands/command-database.server.ts';
import type { Database } from '../../src/server/database/database.server.ts';
import { startEmbeddedPostgres } from '../../src/server/embedded-postgres/start-embedded-postgres.server.ts';
import { readEnv } from '../../src/server/env.server.ts';
import { copyEmptyCluster } from '../../tests/store/copy-empty-cluster.ts';
import { createScratchFolder } from '../../tests/store/test-database.ts';

let dataDir: string;
beforeAll(async () => {
  dataDir = await createScratchFolder();
  await copyEmptyCluster(dataDir);
});
afterAll(() => rm(dataDir, { recursive: true, force: true, maxRetries: 20, retryDelay: 100 }));

const hasItems = async (database: Database) =>
  (await database.$client.query("select to_regclass('items') is not null as found")).rows[0].found as boolean;

test('without a running store the embedded database is started, migrated and stopped for the command', async () => {
  const { database, close } = await openCommandDatabase(readEnv({ DATA_DIR: dataDir }));
  expect(await hasItems(database)).toBe(true);
  await close();
  const postgres = await startEmbeddedPostgres({ dataDir, throwaway: true });
  await postgres.stop();
});
