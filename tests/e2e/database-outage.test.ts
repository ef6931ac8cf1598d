// @module-tag lab
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import pg from 'pg';
import { afterAll, beforeAll, expect, onTestFinished, test, vi } from 'vitest';
import { createSession } from '../../src/account/sign-in/sessions.db.ts';
import { findUserByEmail } from '../../src/account/users.db.ts';
import { openDatabase } from '../../src/server/database/database.server.ts';
import {
  type EmbeddedPostgres,
  startEmbeddedPostgres,
} from '../../src/server/embedded-postgres/start-embedded-postgres.server.ts';
import { requestStore } from '../store/call-running-store.ts';
import { freezeDatabase } from '../store/freeze-database.ts';
import { connectionUrl } from '../store/run-command.ts';
import { freePort, type StoreProcess, startStoreProcess } from '../store/store-process.ts';
import { prepare } from '../store/template-database.ts';
import { createScratchFolder } from '../store/test-database.ts';

let folder: string;
let postgres: EmbeddedPostgres;
let store: StoreProcess;
let itemId: number | undefined;
let buyer: { port: number; token: string };
beforeAll(async () => {
  folder = await createScratchFolder();
  postgres = await startEmbeddedPostgres({ dataDir: folder, throwaway: true });
  await prepare(postgres.connection);
  const settings = { DATABASE_URL: connectionUrl(postgres.connection), DEMO: '1', LOG_LEVEL: 'fatal' };
  store = startStoreProcess(join(folder, 'unused'), await freePort(), settings);
  const database = openDatabase(postgres.connection, () => {});
  const [user] = await findUserByEmail(database, { site: 'nod', email: 'active@nod.example' });
  const token = await createSession(database, 'nod', user?.userId ?? 0, new Date());
  const items = await database.$client.query<{ id: number }>("select id from items where site = 'nod' limit 1");
  itemId = items.rows[0]?.id;
  await database.close();
  buyer = { port: store.port, token };
  await store.opened;
});
afterAll(async () => {
  await store?.send('SIGKILL');
  await postgres?.stop();
  await rm(folder, { recursive: true, force: true, maxRetries: 20, retryDelay: 100 });
});

const visitor = () => ({ port: store.port });
let searches = 0;
/** A URL that is not in the page cache. */
const newSearch = () => `/listing?q=620${searches++}`;
const soon = { timeout: 60_000, interval: 100 };
const healed = async () => {
  // A connection that was ended may be found by one more request.
  const works = (caller: { port: number; token?: string }, path: string) =>
    vi.waitFor(async () => expect((await requestStore(caller, path)).status).toBe(200), soon);
  await works(visitor(), newSearch());
  await works(visitor(), '/readyz');
  await works(buyer, '/api/cart_count/');
};

async function refusesEverything(): Promise<void> {
  const call = { status: 503, type: expect.stringContaining('application/json'), retryAfter: '5' };
  const page = { status: 503, type: expect.stringContaining('text/html'), retryAfter: '5' };
  const answers = await Promise.all([
    requestStore(buyer, '/api/display_additem/'),
    requestStore(visitor(), '/api/quick_order/', { text: '6205 5' }),
    requestStore(visitor(), newSearch()),
    requestStore(buyer, '/cart'),
    requestStore(visitor(), '/sitemap.xml'),
    requestStore(visitor(), '/catalogue.pdf'),
    requestStore(visitor(), '/healthz'),
  ]);
  expect(answers).toMatchObject([call, call, page, page, page, page, { status: 200 }]);
  const notReady = async () => expect((await requestStore(visitor(), '/readyz')).status).toBe(503);
  await vi.waitFor(notReady, soon);
  const sentence = 'The store is temporarily unavailable. Please try again in a few seconds.';
  expect(JSON.parse(answers[0].text)).toEqual({ success: false, message: sentence });
  for (const { text } of answers.slice(2, 6)) expect(text).toContain(sentence);
}

test('a frozen database gives everybody 503 with Retry-After, and the store recovers', async () => {
  await healed();
  const thaw = freezeDatabase(folder);
  onTestFinished(thaw);
  await refusesEverything();
  const crowd = await Promise.all(Array.from({ length: 60 }, () => requestStore(visitor(), newSearch())));
  expect(new Set(crowd.map(({ status }) => status))).toEqual(new Set([503]));
  thaw();
  await healed();
});

test('a stopped database does the same, and the store recovers after its restart', async () => {
  await postgres.stop();
  await refusesEverything();
  postgres = await startEmbeddedPostgres({ dataDir: folder, throwaway: true });
  await healed();
});

test('a read-only database makes the store unready, and writes get 503', async () => {
  const admin = new pg.Client({ ...postgres.connection, database: 'template1' });
  await admin.connect();
  onTestFinished(() => admin.end());
  const others = `select pg_terminate_backend(pid) from pg_stat_activity where datname = 'raceway'`;
  await admin.query('alter database raceway set default_transaction_read_only = on');
  await admin.query(others);
  await vi.waitFor(async () => {
    const { status, text } = await requestStore(visitor(), '/readyz');
    expect([status, text]).toEqual([503, 'the database is read-only']);
  }, soon);
  const item_info = [{ item_id: String(itemId), quantity: '5', flag: 'add_cart' }];
  const refused = await requestStore(buyer, '/api/add_item/', { item_info });
  expect([refused.status, refused.retryAfter]).toEqual([503, '5']);
  await admin.query('alter database raceway reset default_transaction_read_only');
  await admin.query(others);
  await healed();
});
