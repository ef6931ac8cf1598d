import { existsSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { Client } from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { migrationLock } from '../../src/server/startup/migrate.server.ts';
import { siteCodes } from '../../src/sites/site.ts';
import { fetchPage } from '../store/call-running-store.ts';
import { connectionUrl } from '../store/run-command.ts';
import { findProcessesIn, freePort, type StoreProcess, startStoreProcess } from '../store/store-process.ts';
import { createScratchFolder, createTestDatabase } from '../store/test-database.ts';

let parent: string;
const started: StoreProcess[] = [];
beforeAll(async () => {
  parent = await createScratchFolder();
});
afterAll(async () => {
  for (const process of started) await process.send('SIGKILL');
  await rm(parent, { recursive: true, force: true, maxRetries: 20, retryDelay: 100 });
});

async function start(folder: string, settings: Record<string, string> = {}): Promise<StoreProcess> {
  const store = startStoreProcess(join(parent, folder), await freePort(), { LOG_LEVEL: 'warn', ...settings });
  started.push(store);
  return store;
}

const everySiteOpen = "select unnest($1::text[]), true, now(), 'Arjun Shah'";

const oneSentence = /^[^\n]+\.\n$/;

test('during a long migration a store for customers is alive but not ready, and then opens', {
  tags: ['lab'],
}, async () => {
  const { connection, drop } = await createTestDatabase();
  const migrating = new Client(connection);
  await migrating.connect();
  await migrating.query(`insert into site_openings ${everySiteOpen}`, [siteCodes]);
  // Held as a migration holds it.
  await migrating.query('select pg_advisory_lock($1)', [migrationLock]);
  const store = await start('customers', {
    DATABASE_URL: connectionUrl(connection),
    HOST: '127.0.0.1',
    SITE_HOSTS: siteCodes.map((site) => `${site}=https://${site}.example`).join(','),
    SMTP_URL: 'smtp://127.0.0.1:1',
    SMS_URL: 'http://127.0.0.1:1',
    DRAIN_SECONDS: '300',
  });
  const probe = async (path: string) => {
    const reply = await fetch(`http://127.0.0.1:${store.port}${path}`).catch(() => undefined);
    return [reply?.status, await reply?.text()];
  };
  const waiting =
    "select count(*)::int as locks from pg_stat_activity where datname = current_database() and query like 'select pg_try_advisory_lock%'";
  await expect.poll(async () => (await migrating.query(waiting)).rows, { timeout: 60_000 }).toEqual([{ locks: 1 }]);
  expect(await probe('/healthz')).toEqual([200, 'ok']);
  expect(await probe('/readyz')).toEqual([503, 'the store is starting']);
  await migrating.end();
  expect(await store.opened).toMatch(/Raceway is open.*https:\/\/nod.example/s);
  expect(await probe('/readyz')).toEqual([200, 'ready']);
  // Ctrl-C does not wait for a load balancer.
  expect(await store.send('SIGINT')).toEqual({ code: 0, errors: '' });
  await drop();
});

test('Ctrl-C during start-up ends the store and its database', { tags: ['lab'] }, async () => {
  const store = await start('interrupted');
  await expect.poll(() => findProcessesIn(store.dataDir).length, { timeout: 60_000 }).toBeGreaterThan(0);
  const { code, errors } = await store.send('SIGINT');
  expect([code, errors]).toEqual([130, '']);
  await expect.poll(() => findProcessesIn(store.dataDir), { timeout: 30_000 }).toEqual([]);
});

test('a port in use is refused in one sentence, before a database is created', async () => {
  const other = createServer();
  const port = await freePort();
  await new Promise<void>((resolve) => other.listen(port, '127.0.0.1', resolve));
  const store = startStoreProcess(join(parent, 'taken'), port);
  expect(await store.ended).toEqual({
    code: 1,
    errors: `Port ${port} is taken by another program; set PORT to a free one.\n`,
  });
  expect(existsSync(store.dataDir)).toBe(false);
  other.close();
});

test.each([
  [{ BRAND: 'SKF', DEMO: 'yes' }, /BRAND must be ZWZ, NOD.* or \w+; DEMO must be 0 or 1/],
  [{ HOST: '0.0.0.0' }, 'HOST=0.0.0.0 would show the demo data'],
  [{ DATABASE_URL: 'postgres://127.0.0.1/x?sslrootcert=/no/such/file', DEMO: '1' }, 'no such file'],
])('a wrong setting is reported in one sentence: %o', async (settings, named) => {
  const { code, errors } = await (await start('unused', settings)).ended;
  expect(code).toBe(1);
  expect(errors).toMatch(oneSentence);
  expect(errors).toMatch(named);
});

test('wrong and unsafe settings are reported together', async () => {
  const settings = { DEMO: '0', SECRET_KEY: 'change-me'.repeat(5), TRUSTED_PROXIES: '10.0.0.0/8,bogus' };
  const { code, errors } = await (await start('unused', settings)).ended;
  expect([code, errors]).toEqual([
    1,
    expect.stringMatching(/^Wrong settings: TRUSTED_PROXIES 'bogus' .*\nSECRET_KEY repeats itself[^\n]*\n$/),
  ]);
});

test('npm run dev serves pages and calls from the sources', { tags: ['lab'] }, async () => {
  const { connection, drop } = await createTestDatabase();
  const settings = { DATABASE_URL: connectionUrl(connection), DEMO: '1' };
  const store = startStoreProcess(join(parent, 'dev'), await freePort(), settings, { program: 'src/commands/dev.ts' });
  started.push(store);
  await store.opened;
  const { status, html } = await fetchPage(store.port, 'nod', '/');
  expect([status, html.includes('data-site="nod"')]).toEqual([200, true]);
  await store.send('SIGINT');
  await drop();
});
