import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { search } from '../../src/catalogue/search/search.contract.ts';
import { longRunningTimeouts } from '../../src/server/database/connection-timeouts.server.ts';
import { type Database, openDatabase } from '../../src/server/database/database.server.ts';
import { findRunningPostgres } from '../../src/server/embedded-postgres/find-running.server.ts';
import { sites } from '../../src/sites/resolve-site.ts';
import { findProcessesIn, freePort, startStoreProcess } from '../../tests/store/store-process.ts';
import { createBuyers, findAllItemIds, pickRandom, stockPopularItems } from './data/create-buyers.ts';
import { cpuMsOfEndedChildren, cpuMsWithEndedChildren, eachOnce, measure, runMsOfThread } from './measure/measure.ts';
import {
  type Act,
  acts,
  addDemand,
  type Demand,
  demandOf,
  type Mix,
  noDemand,
  orderCostOf,
  planFor,
  type ServiceTimes,
} from './measure/scaling-model.ts';
import { prepareOrders } from './requests/order-rounds.ts';
import { openConnection, type RawReply, type RawRequest } from './requests/raw-http-client.ts';
import { createShopRequests } from './requests/shop-requests.ts';

// What does one request cost store and database, does the model predict two mixes that it was not fed with, and what
// would 1,000 orders a second need? docs/scaling.md explains the result.

const site = sites.nod;
const buyerCount = 150;
const fedWith: Mix = { 'item page': 300, typeahead: 2000, 'add to cart': 800, order: buyerCount };
const checked: readonly { callers: number; mix: Mix }[] = [
  { callers: 2, mix: { 'item page': 200, typeahead: 1000, 'add to cart': 200, order: 50 } },
  { callers: 16, mix: { 'item page': 60, typeahead: 500, 'add to cart': 800, order: 150 } },
];
const idleMs = 10_000;
/** Orders one after the other, so that jobs run as often as they would in a shop. */
const slowly = { orders: 40, everyMs: 250 };
/** In which jobs number changes and look for mails. */
const followUpMs = 3_000;
/** The model may be wrong by this share. */
const tolerance = 0.25;
const typed = ['6', '62', '620', '6205', '6205-2', '6205 2rs c3', 'nu2', 'nu2310', '22220 ca', '25x52x15', 'lm119'];

const dataDir = await mkdtemp(join(tmpdir(), 'raceway-scaling-'));
let idle = noDemand;
const store = startStoreProcess(dataDir, await freePort(), { LOG_LEVEL: 'warn' });
const shopping = createShopRequests(site, store.port);

try {
  await store.opened;
  const connection = await findRunningPostgres(dataDir);
  if (!connection) throw new Error('the database of the store is not running');
  const database = openDatabase(connection, () => {}, longRunningTimeouts);
  const tokens = await createBuyers(database, site, buyerCount, new Date());
  const stocked = await stockPopularItems(database, site, 600);
  const everyItem = (await findAllItemIds(database, site))[Symbol.iterator]();
  // A page is written whole when it first changes after a checkpoint; that, like vacuum, is chance in a short run.
  for (const part of ['full_page_writes', 'autovacuum']) await database.$client.query(`alter system set ${part} = off`);
  await database.$client.query('select pg_reload_conf()');
  await database.$client.query('vacuum analyze');
  const requestFor: Record<Exclude<Act, 'order'>, () => RawRequest> = {
    'item page': () => shopping.page(`${site.pages.detail}?item=${everyItem.next().value}`),
    typeahead: () => shopping.call(search, { searching_key: pickRandom(typed, 1)[0] ?? '' }),
    'add to cart': () => shopping.add(pickRandom(tokens, 1)[0] ?? '', pickRandom(stocked, 1)),
  };
  const requestsOf = async (mix: Mix): Promise<RawRequest[]> => {
    const buyers = tokens.slice(0, mix.order);
    const orders = mix.order > 0 ? await prepareOrders({ shopping, store, tokens: buyers, itemIds: stocked }) : [];
    const others = (Object.keys(requestFor) as Exclude<Act, 'order'>[]).flatMap((act) =>
      Array.from({ length: mix[act] }, requestFor[act]),
    );
    return pickRandom([...orders, ...others], orders.length + others.length);
  };
  const run = async (mix: Mix, callers: number) => {
    const requests = await requestsOf(mix);
    return measureDemand(database, () => sendAtOnce(requests, callers));
  };
  const only = (act: Act, count = fedWith[act]): Mix => ({
    'item page': 0,
    typeahead: 0,
    'add to cart': 0,
    order: 0,
    [act]: count,
  });
  for (const act of acts) await run(only(act), 4);
  idle = await measureIdle(database);
  const times = {} as ServiceTimes;
  for (const act of Object.keys(requestFor) as (keyof typeof requestFor)[])
    times[act] = addDemand(noDemand, await run(only(act), 4), 1 / fedWith[act]);
  const runOf = async (orders: number, send: (requests: readonly RawRequest[]) => Promise<unknown>) => {
    const requests = await requestsOf(only('order', orders));
    const { secondsWithJobs, ...used } = await measureDemand(database, () => send(requests));
    return { orders, seconds: secondsWithJobs, used };
  };
  const fast = await runOf(fedWith.order, (requests) => sendAtOnce(requests, 4));
  const { perOrder: orderCost, perSecond: jobs } = orderCostOf(fast, await runOf(slowly.orders, sendSlowly));
  times.order = orderCost;
  const measured = { ...times, 'jobs, in a second with orders': jobs };
  console.table(Object.fromEntries(Object.entries(measured).map(([what, used]) => [what, rounded(used)])));
  for (const { mix, callers } of checked) {
    const found = await run(mix, callers);
    compare(found, addDemand(demandOf(mix, times), jobs, found.secondsWithJobs), callers);
  }
  const [bytesPerItem, bytesPerOrder] = await sizesOf(database);
  const perOrder = { 'item page': 40, typeahead: 60, 'add to cart': 6 };
  const target = { perOrder, items: 10_000_000, bytesPerItem, bytesPerOrder, busiest: 0.6, connectionsPerProcess: 28 };
  for (const ordersPerSecond of [1, 10, 100, 1000]) {
    console.log(`${ordersPerSecond} orders a second, each with ${JSON.stringify(perOrder)}`);
    console.table(rounded(planFor({ ...target, ordersPerSecond }, times, jobs)));
  }
  await database.close();
} finally {
  await store.send('SIGTERM');
  await rm(dataDir, { recursive: true, force: true });
}

/** Jobs still work in the second after the last request. */
type Used = Demand & { secondsWithJobs: number };

async function measureDemand(database: Database, send: () => Promise<unknown>): Promise<Used> {
  // What filling the carts left to the jobs does not belong to the requests.
  await pause(followUpMs);
  const before = await usedSoFar(database);
  await send();
  const sent = performance.now();
  await pause(followUpMs);
  const used = addDemand(await usedSoFar(database), before, -1);
  const seconds = (performance.now() - before.at) / 1000;
  return { ...addDemand(used, idle, -seconds), secondsWithJobs: (sent - before.at) / 1000 + 1 };
}

async function sendAtOnce(requests: readonly RawRequest[], callers: number): Promise<void> {
  let refused = 0;
  // On a machine that others use, too, the database is sometimes taken for silent.
  const accept = ({ status }: RawReply) => status === 200 || (status === 503 && ++refused < requests.length / 50);
  await measure({ ...store, callers, next: eachOnce(requests), accept });
}

async function sendSlowly(requests: readonly RawRequest[]): Promise<void> {
  const caller = await openConnection(store.port);
  for (const request of requests) {
    await caller.send(request);
    await pause(slowly.everyMs);
  }
  caller.close();
}

/** What background jobs use in a second. */
async function measureIdle(database: Database): Promise<Demand> {
  const before = await usedSoFar(database);
  await pause(idleMs);
  const after = await usedSoFar(database);
  return addDemand(noDemand, addDemand(after, before, -1), 1000 / (after.at - before.at));
}

async function usedSoFar(database: Database): Promise<Demand & { at: number }> {
  const storeMs = cpuMsWithEndedChildren(store.pid);
  return { at: performance.now(), storeMs, databaseMs: databaseCpuMs(), walBytes: await walPosition(database) };
}

/** Counts the server and its backends to the nanosecond, and backends that have ended in steps of 10 ms. */
function databaseCpuMs(): number {
  const processes = findProcessesIn(join(dataDir, 'postgres')).map(Number);
  return processes.reduce((sum, pid) => sum + runMsOfThread(pid) + cpuMsOfEndedChildren(pid), 0);
}

async function walPosition({ $client: pool }: Database): Promise<number> {
  const { rows } = await pool.query<{ at: string }>(`select pg_current_wal_insert_lsn() - '0/0'::pg_lsn as at`);
  return Number(rows[0]?.at);
}

async function sizesOf({ $client: pool }: Database): Promise<[number, number]> {
  const { rows } = await pool.query<{ item: number; order: number }>(`select
    (select sum(pg_total_relation_size(t::regclass)) from unnest(array['items', 'stock']) t)::float8
      / (select count(*) from items) as item,
    (select sum(pg_total_relation_size(t::regclass)) from unnest(array['orders', 'order_lines', 'order_events', 'outbox']) t)::float8
      / (select count(*) from orders) as order`);
  return [rows[0]?.item ?? 0, rows[0]?.order ?? 0];
}

function compare(measured: Demand, predicted: Demand, callers: number): void {
  for (const part of ['storeMs', 'databaseMs', 'walBytes'] as const) {
    const off = predicted[part] / measured[part] - 1;
    const isRight = Math.abs(off) <= tolerance;
    const text = `predicted ${Math.round(predicted[part])}, measured ${Math.round(measured[part])} (${Math.round(off * 100)} %)`;
    console.log(`${isRight ? '✔' : '✘'} ${callers} callers, ${part}: ${text}`);
    if (!isRight) process.exitCode = 1;
  }
}

function rounded<Figures extends Record<string, number>>(figures: Figures): Record<string, number> {
  return Object.fromEntries(Object.entries(figures).map(([name, value]) => [name, Number(value.toPrecision(3))]));
}
