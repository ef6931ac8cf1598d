import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Database, openDatabase } from '../../src/server/database/database.server.ts';
import { sites } from '../../src/sites/resolve-site.ts';
import { freePort, startStoreProcess } from '../../tests/store/store-process.ts';
import { createBuyers, pickRandom, stockPopularItems } from './data/create-buyers.ts';
import { reportResult, round } from './measure/goals.ts';
import { type Figures, forSeconds, measure } from './measure/measure.ts';
import { startDebianPostgres } from './postgres/debian-postgres.ts';
import { pgbenchScript } from './postgres/pgbench-script.ts';
import { runOrderRounds } from './requests/order-rounds.ts';
import type { RawRequest } from './requests/raw-http-client.ts';
import { createShopRequests } from './requests/shop-requests.ts';

// How many orders of three lines per second, compared to a pgbench transaction with as many row writes, and how long do
// adding to and showing a cart of 200 lines take?
const goalOfPgbench = 1 / 2;
const secretKey = 'a secret of the bench, long enough to sign';

const site = sites.nod;
const roundsAt = { 1: 1, 8: 2, 32: 5 } as const;
const buyerCount = 400;
const itemCount = 600;
const cartLines = 200;
const seconds = 5;
/** For the store, this program and 32 clients of pgbench at once. */
const maxConnections = '200';
/** Rows of pgbench_branches: more than clients, so that they seldom wait for one another. */
const scale = 50;
/** An idle backend reports its statistics within ten seconds. */
const statisticsMs = 11_000;

const dir = await mkdtemp(join(tmpdir(), 'raceway-orders-'));
// The server runs as another user, who must be able to enter.
await chmod(dir, 0o711);
const postgres = await startDebianPostgres(join(dir, 'server'), { max_connections: maxConnections });
console.log(postgres.version);
const databaseUrl = await postgres.urlOf('raceway');
const settings = { DATABASE_URL: databaseUrl, DEMO: '1', SECRET_KEY: secretKey, LOG_LEVEL: 'warn' };
const store = startStoreProcess(join(dir, 'store'), await freePort(), settings);
const shopping = createShopRequests(site, store.port);

try {
  await store.opened;
  const database = openDatabase({ connectionString: databaseUrl }, () => {});
  const tokens = await createBuyers(database, site, buyerCount, new Date());
  const itemIds = await stockPopularItems(database, site, itemCount);
  await database.$client.query('vacuum analyze');
  await compareOrders(database, tokens, itemIds);
  await fullCart(tokens[0] ?? '', itemIds);
  await database.close();
} finally {
  await store.send('SIGTERM');
  await postgres.stop();
  await rm(dir, { recursive: true, force: true });
}

async function compareOrders(database: Database, tokens: readonly string[], itemIds: readonly number[]): Promise<void> {
  const terms = { shopping, store, tokens, itemIds };
  let written = 0;
  const counted = async (orders: () => Promise<Figures>) => {
    const before = await rowWrites(database);
    const figures = await orders();
    written = ((await rowWrites(database)) - before) / figures.requests;
    return figures;
  };
  await runOrderRounds({ ...terms, callers: 8, rounds: 1, wrapRound: counted });
  const writes = Math.round(written);
  console.log(`an order of three lines writes ${writes} rows`);
  const rows = [];
  for (const [callers, rounds] of Object.entries(roundsAt).map(([text, count]) => [Number(text), count] as const)) {
    const own = await postgres.pgbench(pgbenchScript(writes), { clients: callers, seconds, scale });
    const { perSecond, p50Ms, p99Ms, requests } = await runOrderRounds({ ...terms, callers, rounds });
    const share = perSecond / own;
    rows.push({
      buyers: callers,
      orders: requests,
      ...formatFigures({ perSecond, p50Ms, p99Ms }),
      pgbench: round(own),
      share: round(share),
    });
    // One buyer alone measures how long a round trip takes.
    if (callers > 1)
      reportResult({
        what: `orders of three lines, ${callers} buyers`,
        figure: perSecond,
        unit: 'a second',
        goal: round(own * goalOfPgbench),
        isMoreBetter: true,
        baseline: { what: "pgbench's rate for as many rows", figure: own },
      });
  }
  console.table(rows);
}

async function rowWrites({ $client: pool }: Database): Promise<number> {
  await new Promise((resolve) => setTimeout(resolve, statisticsMs));
  const { rows } = await pool.query<{ writes: string }>(
    `select sum(n_tup_ins + n_tup_upd + n_tup_del) as writes from pg_stat_user_tables`,
  );
  return Number(rows[0]?.writes);
}

async function fullCart(token: string, itemIds: readonly number[]): Promise<void> {
  const inCart = itemIds.slice(0, cartLines);
  const acts: Record<string, () => RawRequest> = {
    'show the cart': () => shopping.cartRequest(token),
    'add to cart': () => shopping.add(token, pickRandom(inCart, 1)),
  };
  const fill = [shopping.add(token, inCart)][Symbol.iterator]();
  await measure({ ...store, callers: 1, next: () => fill.next().value });
  const rows = [];
  for (const [name, make] of Object.entries(acts))
    for (const callers of [1, 8]) {
      const figures = await measure({ ...store, callers, next: forSeconds(seconds, make) });
      rows.push({
        what: `${name}, ${cartLines} lines`,
        callers,
        requests: figures.requests,
        ...formatFigures(figures),
      });
    }
  console.table(rows);
}

function formatFigures({ perSecond, p50Ms, p99Ms }: Pick<Figures, 'perSecond' | 'p50Ms' | 'p99Ms'>) {
  return { 'per second': round(perSecond), 'p50, ms': round(p50Ms), 'p99, ms': round(p99Ms) };
}
