import { readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { Client } from 'pg';
import { expect, onTestFinished, test } from 'vitest';
import { connectionUrl } from '../tests/store/run-command.ts';
import { createEmptyDatabase, createScratchFolder, createTestDatabase } from '../tests/store/test-database.ts';
import { openStore } from './open-store.server.ts';
import { readEnv } from './server/env.server.ts';
import { createLog } from './server/log.server.ts';
import { describeStartupFailure } from './server/startup/startup-failure.server.ts';
import { sites } from './sites/resolve-site.ts';
import { type SiteCode, siteCodes } from './sites/site.ts';

const complete = {
  DEMO: '0',
  SITE_HOSTS: siteCodes.map((code) => `${code}=https://${code}.example`).join(),
  SMTP_URL: 'smtp://127.0.0.1:1',
  SMS_URL: 'http://127.0.0.1:1',
};
const open = (settings: Record<string, string>) => openStore(readEnv(settings), createLog('silent'), () => {});
const describeRefusal = (settings: Record<string, string>) => open(settings).then(String, describeStartupFailure);
const oneSentence = /^[^\n]+\.$/;

async function databaseOf(prepare: string, create = createTestDatabase) {
  const { connection, drop } = await create();
  const client = new Client(connection);
  await client.connect();
  onTestFinished(async () => {
    await client.end();
    await drop();
  });
  await client.query(prepare);
  return { url: connectionUrl(connection), query: async (sql: string) => (await client.query(sql)).rows };
}

test('an empty database gets its tables and a secret that stays, and no shop is open', async () => {
  const { url, query } = await databaseOf('', createEmptyDatabase);
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

test('every problem of an open shop is named, and nothing is written', async () => {
  const opened = siteCodes.map((code) => `('${code}', true, now(), 'Arjun')`);
  const { url, query } = await databaseOf(`insert into site_openings values ${opened}; drop schema drizzle cascade;
    insert into installation (name, value) values ('demo_world', 'loaded')`);
  const refusal = await describeRefusal({ DEMO: '0', DATABASE_URL: url, SECRET_KEY: 'change-me'.repeat(5) });
  const problemsOf = (code: SiteCode) => (sites[code].requires.otp ? ['http', 'mail', 'sms'] : ['http', 'mail']);
  const sentences = refusal?.split('\n') ?? [];
  expect(sentences).toHaveLength([...siteCodes.flatMap(problemsOf), 'secret', 'demo data'].length);
  expect(sentences).toEqual(sentences.map(() => expect.stringMatching(oneSentence)));
  expect(refusal).toMatch(/ZWZ is reached at http.*NOD has no mail server.*NOD has no SMS.*SECRET_KEY.*the demo data/s);
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

test.each([
  [{ DATABASE_URL: 'postgres://127.0.0.1:1/none', DATABASE_WAIT_SECONDS: '1' }, 'The database cannot be reached'],
  [{ DATABASE_URL: 'postgres://no.such.host.invalid/x', DATABASE_WAIT_SECONDS: '0' }, 'The database cannot be reached'],
  [{ DATA_DIR: '/dev/null/raceway' }, 'a part of its path is a file'],
  [{ DATA_DIR: '/proc/raceway' }, 'its file system takes no folders'],
])('a store that cannot have its database is refused in one sentence: %o', async (settings, named) => {
  const refusal = await describeRefusal({ ...complete, ...settings });
  expect(refusal).toMatch(oneSentence);
  expect(refusal).toContain(named);
});

test('a role that cannot create tables gets advice', async () => {
  const { url, query } = await databaseOf('drop schema drizzle cascade');
  const role = `${new URL(url).pathname.slice(1)}_guest`;
  await query(`create role ${role} login`);
  const asGuest = new URL(url);
  asGuest.searchParams.set('user', role);
  const refusal = await describeRefusal({ DEMO: '1', DATABASE_URL: asGuest.href });
  await query(`drop role ${role}`);
  expect(refusal).toMatch(oneSentence);
  expect(refusal).toContain('make the role the owner of the database');
});

test('without DATABASE_URL the store has its own database, and learns when that ends', async () => {
  const dataDir = await createScratchFolder();
  onTestFinished(() => rm(dataDir, { recursive: true, force: true, maxRetries: 20, retryDelay: 100 }));
  const store = await open({ ...complete, DATA_DIR: dataDir });
  expect(await store.database.notReadyReason()).toBeUndefined();
  await expect(open({ ...complete, DATA_DIR: dataDir })).rejects.toThrow(`(process ${process.pid}) is using`);
  const pid = Number.parseInt(await readFile(join(dataDir, 'postgres/cluster/postmaster.pid'), 'utf8'), 10);
  // SIGKILL would leave its shared memory behind, which only the same cluster removes when it starts again.
  process.kill(pid, 'SIGQUIT');
  await store.lost;
  await store.close();
});
