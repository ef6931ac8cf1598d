import { randomUUID } from 'node:crypto';
import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { longRunningTimeouts } from '../../src/server/database/connection-timeouts.server.ts';
import { openDatabase } from '../../src/server/database/database.server.ts';
import { sites } from '../../src/sites/resolve-site.ts';
import { findInconsistencies } from '../../tests/actions/orders.ts';
import { freePort, startStoreProcess } from '../../tests/store/store-process.ts';
import { createBuyers, pickRandom, stockPopularItems } from './data/create-buyers.ts';
import { startBackedUpPostgres } from './postgres/backed-up-postgres.ts';
import { orderNumberIn } from './requests/order-until-disconnected.ts';
import { openConnection } from './requests/raw-http-client.ts';
import { createShopRequests } from './requests/shop-requests.ts';

// Does a backup restored to a random moment of a loaded run hold every order acknowledged by then, and none sent later?
const moments = 10;
const loadSeconds = 40;
const buyerCount = 4;
const itemCount = 60;
const patient = { ...longRunningTimeouts, connect: 60_000 };
const site = sites.nod;

/** By the clock of this machine, which is the database's too. */
type PlacedOrder = { number: string; sentAt: number; acknowledgedAt: number };

const dir = await mkdtemp(join(tmpdir(), 'raceway-drill-'));
// The server runs as another user, who must be able to enter.
await chmod(dir, 0o711);
const { postgres, backUp, readAt } = await startBackedUpPostgres(join(dir, 'pg'));
const databaseUrl = await postgres.urlOf('raceway');
const store = startStoreProcess(join(dir, 'store'), await freePort(), {
  DATABASE_URL: databaseUrl,
  DEMO: '1',
  LOG_LEVEL: 'warn',
});
const shopping = createShopRequests(site, store.port);
const rows: Record<string, string | number>[] = [];

try {
  await store.opened;
  const database = openDatabase({ connectionString: databaseUrl }, () => {}, patient);
  const tokens = await createBuyers(database, site, buyerCount, new Date());
  const itemIds = await stockPopularItems(database, site, itemCount);
  const fullMs = await timed(() => backUp('full'));
  const placed = await runLoad(tokens, itemIds);
  // What the last targets need is archived with the segment it is in.
  await database.$client.query('select pg_switch_wal()');
  await waitForArchive(database);
  await database.close();
  console.log(`full backup ${fullMs} ms; ${placed.orders.length} orders acknowledged in ${loadSeconds} s`);
  for (let moment = 1; moment <= moments; moment++) await check(moment, placed);
} finally {
  console.table(rows);
  await store.send('SIGTERM');
  await postgres.stop();
  await rm(dir, { recursive: true, force: true });
}
const wrong = rows.filter((row) => row.missing !== 0 || row['too many'] !== 0 || row['does not add up'] !== 0);
console.log(`${rows.length - wrong.length} of ${moments} moments restored as they were`);
if (rows.length < moments || wrong.length > 0) process.exitCode = 1;

async function timed(work: () => Promise<void>): Promise<number> {
  const began = performance.now();
  await work();
  return Math.round(performance.now() - began);
}

async function runLoad(tokens: readonly string[], itemIds: readonly number[]) {
  const from = Date.now();
  const until = from + loadSeconds * 1000;
  const orders: PlacedOrder[] = [];
  const buying = tokens.map((token) => orderUntil(until, token, itemIds, orders));
  await pause((loadSeconds * 1000) / 2);
  console.log(`incremental backup under load ${await timed(() => backUp('incr'))} ms`);
  await Promise.all(buying);
  return { from, until, orders };
}

async function orderUntil(until: number, token: string, itemIds: readonly number[], orders: PlacedOrder[]) {
  const caller = await openConnection(store.port);
  while (Date.now() < until) {
    await caller.send(shopping.add(token, pickRandom(itemIds, 3)));
    const lines = await shopping.cart(caller, token).catch(() => undefined);
    if (!lines) continue;
    const sentAt = Date.now();
    const order = shopping.order(token, lines, randomUUID());
    let reply = await caller.send(order);
    // A busy store asks to send it again; the key makes it one order.
    for (; reply.status === 503; reply = await caller.send(order)) await pause(200);
    orders.push({ number: orderNumberIn(reply), sentAt, acknowledgedAt: Date.now() });
  }
  caller.close();
}

async function waitForArchive({ $client: pool }: ReturnType<typeof openDatabase>): Promise<void> {
  const { rows: targets } = await pool.query<{ name: string }>(
    'select pg_walfile_name(pg_current_wal_lsn() - 1) as name',
  );
  const archived = async () =>
    (
      await pool.query<{ done: boolean }>('select last_archived_wal >= $1 as done from pg_stat_archiver', [
        targets[0]?.name,
      ])
    ).rows[0]?.done;
  while (!(await archived())) await pause(100);
}

async function check(moment: number, { from, until, orders }: Awaited<ReturnType<typeof runLoad>>): Promise<void> {
  const target = from + Math.round(Math.random() * (until - from));
  const began = performance.now();
  const { numbers, faults } = await readAt(new Date(target), readOrders);
  const before = orders.filter(({ acknowledgedAt }) => acknowledgedAt < target);
  const after = orders.filter(({ sentAt }) => sentAt > target);
  rows.push({
    moment,
    'after the start of the load, s': ((target - from) / 1000).toFixed(3),
    'acknowledged by then': before.length,
    missing: before.filter(({ number }) => !numbers.has(number)).length,
    'sent later': after.length,
    'too many': after.filter(({ number }) => numbers.has(number)).length,
    'under way': orders.length - before.length - after.length,
    'does not add up': faults,
    'restore, s': ((performance.now() - began) / 1000).toFixed(1),
  });
}

async function readOrders(url: string): Promise<{ numbers: Set<string>; faults: number }> {
  const database = openDatabase({ connectionString: url }, () => {}, patient);
  const found = await database.$client.query<{ number: string }>('select number from orders');
  const faults = (await findInconsistencies({ database })).length;
  await database.close();
  return { numbers: new Set(found.rows.map(({ number }) => number)), faults };
}
