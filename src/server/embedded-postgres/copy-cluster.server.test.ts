import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
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

test('a restore whose first start was interrupted while it recovered is finished by the next start', {
  tags: ['lab'],
}, async () => {
  await client.query('create table orders_restored as select 1 as number');
  await copyCluster(postgres.connection, join(parent, 'interrupted'));
  const dataDir = await restore('interrupted');
  const cluster = join(dataDir, 'postgres/cluster');
  const label = await readFile(join(cluster, 'backup_label'), 'utf8');
  const [, file = ''] = /START WAL LOCATION.*\(file (\w+)\)/.exec(label) ?? [];
  const [, checkpoint = ''] = /CHECKPOINT LOCATION: .*\/(\w+)/.exec(label) ?? [];
  const log = join(cluster, 'pg_wal', file);
  const whole = await readFile(log);
  // Recovery that finds nothing behind the checkpoint stops half way, as one that is killed.
  const half = Buffer.from(whole).fill(0, (Number.parseInt(checkpoint, 16) % whole.length) + 128);
  await writeFile(log, half);
  await expect(startEmbeddedPostgres({ dataDir })).rejects.toThrow('PostgreSQL did not start');
  await writeFile(log, whole);
  expect(await numbersIn(dataDir, 'orders_restored')).toEqual([1]);
  expect(await numbersIn(dataDir, 'orders_restored')).toEqual([1]);
});

test('a backup of a store that was restored can be restored too', { tags: ['lab'] }, async () => {
  await copyCluster(postgres.connection, join(parent, 'first'));
  const restored = await startEmbeddedPostgres({ dataDir: await restore('first') });
  const writer = new Client(restored.connection);
  await writer.connect();
  await writer.query('create table orders_since as select 2 as number');
  await writer.end();
  await copyCluster(restored.connection, join(parent, 'second'));
  await restored.stop();
  expect(await numbersIn(await restore('second'), 'orders_since')).toEqual([2]);
});
