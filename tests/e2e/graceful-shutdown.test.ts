// @module-tag lab
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import pg from 'pg';
import { afterAll, beforeAll, expect, onTestFinished, test, vi } from 'vitest';
import { requestStore } from '../store/call-running-store.ts';
import { connectionUrl } from '../store/run-command.ts';
import { freePort, type StoreProcess, startStoreProcess } from '../store/store-process.ts';
import { createScratchFolder, createTestDatabase, type TestConnection } from '../store/test-database.ts';

let folder: string;
let database: { connection: TestConnection; drop(): Promise<void> };
beforeAll(async () => {
  folder = await createScratchFolder();
  database = await createTestDatabase();
});
afterAll(async () => {
  await database?.drop();
  await rm(folder, { recursive: true, force: true, maxRetries: 20, retryDelay: 100 });
});

async function start(settings: Record<string, string>): Promise<StoreProcess> {
  const ownSettings = { DATABASE_URL: connectionUrl(database.connection), DEMO: '1', LOG_LEVEL: 'fatal' };
  const store = startStoreProcess(join(folder, 'unused'), await freePort(), { ...ownSettings, ...settings });
  onTestFinished(async () => void (await store.send('SIGKILL')));
  await store.opened;
  return store;
}

/** The replies wait for a table lock until `finish`. */
async function slowReplies(store: StoreProcess, ...paths: string[]) {
  const holder = new pg.Client(database.connection);
  await holder.connect();
  await holder.query('begin; lock table items in access exclusive mode');
  const countWaiting = async () => {
    const { rowCount } = await holder.query(`select from pg_locks where not granted and database =
      (select oid from pg_database where datname = current_database())`);
    return rowCount ?? 0;
  };
  const replies = [];
  for (const path of paths) {
    const before = await countWaiting();
    replies.push(requestStore(store, path));
    await vi.waitFor(async () => expect(await countWaiting()).toBeGreaterThan(before), { timeout: 20_000 });
  }
  return { replies: Promise.all(replies), finish: () => holder.end() };
}

const readiness = async ({ port }: StoreProcess) =>
  requestStore({ port }, '/readyz').then(
    ({ status }) => status,
    () => 'refused',
  );

test('SIGTERM: readiness fails, then no new connections, a page and a catalogue that are being made arrive whole', async () => {
  const store = await start({ DRAIN_SECONDS: '2', SHUTDOWN_SECONDS: '60' });
  const slow = await slowReplies(store, '/listing?q=6205', '/catalogue.pdf');
  expect(await readiness(store)).toBe(200);
  process.kill(store.pid, 'SIGTERM');
  await vi.waitFor(async () => expect(await readiness(store)).toBe(503), { interval: 20 });
  await vi.waitFor(async () => expect(await readiness(store)).toBe('refused'), { timeout: 20_000, interval: 100 });
  await slow.finish();
  const [page, catalogue] = await slow.replies;
  expect(page).toMatchObject({ status: 200, text: expect.stringContaining('</html>') });
  expect(catalogue).toMatchObject({ status: 200, text: expect.stringMatching(/^%PDF-[\s\S]*%%EOF\s*$/) });
  expect(await store.ended).toEqual({ code: 0, errors: '' });
});

test('a second signal ends it at once', async () => {
  const store = await start({ DRAIN_SECONDS: '300', SHUTDOWN_SECONDS: '600' });
  process.kill(store.pid, 'SIGTERM');
  await vi.waitFor(async () => expect(await readiness(store)).toBe(503), { interval: 20 });
  process.kill(store.pid, 'SIGTERM');
  expect(await store.ended).toEqual({ code: 143, errors: '' });
});
