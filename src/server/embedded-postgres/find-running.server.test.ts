import { rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Client } from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { copyEmptyCluster } from '../../../tests/store/copy-empty-cluster.ts';
import { createScratchFolder } from '../../../tests/store/test-database.ts';
import { findRunningPostgres } from './find-running.server.ts';
import { startEmbeddedPostgres } from './start-embedded-postgres.server.ts';

let dataDir: string;
beforeAll(async () => {
  dataDir = await createScratchFolder();
  await copyEmptyCluster(dataDir);
});
afterAll(() => rm(dataDir, { recursive: true }));

test("a command finds the running store's database, and none before or after", async () => {
  expect(await findRunningPostgres(dataDir)).toBeUndefined();
  const postgres = await startEmbeddedPostgres({ dataDir, throwaway: true });
  const found = await findRunningPostgres(dataDir);
  const client = new Client(found);
  await client.connect();
  expect((await client.query('select current_database() as name')).rows).toEqual([{ name: 'raceway' }]);
  await client.end();
  await postgres.stop();
  expect(await findRunningPostgres(dataDir)).toBeUndefined();
});

test('the files of a killed server do not count as a running one', async () => {
  const note = join(dataDir, 'postgres', 'cluster', 'postmaster.pid');
  await writeFile(note, ['999999', dataDir, '0', '5432', join(dataDir, 'gone'), '', '', 'ready'].join('\n'));
  expect(await findRunningPostgres(dataDir)).toBeUndefined();
  await rm(note);
});
