import { readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { Client } from 'pg';
import { expect, onTestFinished, test } from 'vitest';
import { connectionUrl } from '../tests/store/run-command.ts';
import { createScratchFolder, createTestDatabase } from '../tests/store/test-database.ts';
import { openStore } from './open-store.server.ts';
import { readEnv } from './server/env.server.ts';
import { createLog } from './server/log.server.ts';
import { siteCodes } from './sites/site.ts';

const complete = {
  DEMO: '0',
  SITE_HOSTS: siteCodes.map((code) => `${code}=https://${code}.example`).join(),
  SMTP_URL: 'smtp://127.0.0.1:1',
  SMS_URL: 'http://127.0.0.1:1',
};
const open = (settings: Record<string, string>) => openStore(readEnv(settings), createLog('silent'), () => {});

async function databaseOf(prepare: string) {
  const { connection, drop } = await createTestDatabase();
  const client = new Client(connection);
  await client.connect();
  onTestFinished(async () => {
    await client.end();
    await drop();
  });
  await client.query(prepare);
  return { url: connectionUrl(connection), query: async (sql: string) => (await client.query(sql)).rows };
}
const empty = 'drop schema drizzle cascade; drop schema public cascade; create schema public';

test('an empty database gets its tables and a secret that stays, and no shop is open', async () => {
  const { url, query } = await databaseOf(empty);
  const store = await open({ ...complete, DATABASE_URL: url });
  const { secret, live } = store;
  expect(siteCodes.filter((code) => live.sites[code].isOpen)).toEqual([]);
  await store.close();
  expect(await query('select from branches')).toEqual([]);
  expect(await query('select from items')).toEqual([]);
  const again = await open({ ...complete, DATABASE_URL: url });
  expect(again.secret).toBe(secret);
  await again.close();
});

test('every setting that an open shop lacks is named, and nothing is written', async () => {
  const opened = siteCodes.map((code) => `('${code}', true, now(), 'Arjun')`);
  const { url, query } = await databaseOf(`insert into site_openings values ${opened}; drop schema drizzle cascade`);
  const refusal = open({ ...complete, DATABASE_URL: url, SITE_HOSTS: '', SMTP_URL: '' });
  await expect(refusal).rejects.toMatchObject({ name: 'StartupError' });
  const sentences = await refusal.catch((cause: Error) => cause.message.split('\n'));
  expect(sentences).toHaveLength(2 * siteCodes.length);
  expect(await query("select from pg_namespace where nspname = 'drizzle'")).toEqual([]);
});

test('a demo leaves a database with data of its own alone', async () => {
  const { url, query } = await databaseOf('');
  const before = await query('select count(*) from items');
  const store = await open({ DATABASE_URL: url, DEMO: '1' });
  expect(await query('select count(*) from items')).toEqual(before);
  expect(await query("select from installation where name = 'demo_world'")).toEqual([]);
  await store.close();
});

test('a database that cannot be reached is refused in one sentence', async () => {
  await expect(
    open({ ...complete, DATABASE_URL: 'postgres://127.0.0.1:1/none', DATABASE_WAIT_SECONDS: '1' }),
  ).rejects.toThrow(/^The database cannot be reached[^\n]*\.$/);
});

test('without DATABASE_URL the store has its own database, and learns when that ends', async () => {
  const dataDir = await createScratchFolder();
  onTestFinished(() => rm(dataDir, { recursive: true, force: true, maxRetries: 20, retryDelay: 100 }));
  const store = await open({ ...complete, DATA_DIR: dataDir });
  expect(await store.database.notReadyReason()).toBeUndefined();
  await expect(open({ ...complete, DATA_DIR: dataDir })).rejects.toThrow(`(process ${process.pid}) is using`);
  process.kill(
    Number.parseInt(await readFile(join(dataDir, 'postgres/cluster/postmaster.pid'), 'utf8'), 10),
    'SIGKILL',
  );
  await store.lost;
  await store.close();
});
