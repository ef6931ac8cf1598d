import { mkdir, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { Client } from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { copyEmptyCluster } from '../../../tests/store/copy-empty-cluster.ts';
import { createScratchFolder } from '../../../tests/store/test-database.ts';
import { copyCluster } from './copy-cluster.server.ts';
import { type EmbeddedPostgres, startEmbeddedPostgres } from './start-embedded-postgres.server.ts';

let parent: string;
let postgres: EmbeddedPostgres;
let client: Client;
beforeAll(async () => {
  parent = await createScratchFolder();
  await copyEmptyCluster(join(parent, 'data'));
  postgres = await startEmbeddedPostgres({ dataDir: join(parent, 'data') });
  client = new Client(postgres.connection);
  await client.connect();
});
afterAll(async () => {
  await client.end();
  await postgres.stop();
  await rm(parent, { recursive: true, force: true, maxRetries: 20, retryDelay: 100 });
});

async function restore(backup: string): Promise<string> {
  const dataDir = join(parent, `${backup} restored`);
  await mkdir(join(dataDir, 'postgres'), { recursive: true });
  await rename(join(parent, backup), join(dataDir, 'postgres/cluster'));
  return dataDir;
}

async function numbersIn(dataDir: string, table: string): Promise<number[]> {
  const restored = await startEmbeddedPostgres({ dataDir });
  const reader = new Client(restored.connection);
  await reader.connect();
  const { rows } = await reader.query<{ number: number }>(`select number from ${table} order by number`);
  await reader.end();
  await restored.stop();
  return rows.map(({ number }) => number);
}

test('a backup that is taken while orders are written holds all that were acknowledged before it began', async () => {
  await client.query('create table orders_written (number int primary key, note text)');
  let acknowledged = 0;
  let writing = true;
  const written = (async () => {
    while (writing) {
      await client.query("insert into orders_written values ($1, repeat('x', 2000))", [acknowledged + 1]);
      acknowledged += 1;
    }
  })();
  await expect.poll(() => acknowledged).toBeGreaterThan(50);
  const before = acknowledged;
  await copyCluster(postgres.connection, join(parent, 'backup'));
  const after = acknowledged;
  writing = false;
  await written;
  const numbers = await numbersIn(await restore('backup'), 'orders_written');
  expect(after).toBeGreaterThan(before);
  expect(numbers.length).toBeGreaterThanOrEqual(before);
  expect(numbers).toEqual(Array.from({ length: numbers.length }, (_, i) => i + 1));
}, 120_000);
