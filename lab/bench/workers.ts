import { execFileSync } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { availableParallelism, tmpdir } from 'node:os';
import { join } from 'node:path';
import { search } from '../../src/catalogue/search/search.contract.ts';
import { longRunningTimeouts } from '../../src/server/database/connection-timeouts.server.ts';
import { openDatabase } from '../../src/server/database/database.server.ts';
import { sites } from '../../src/sites/resolve-site.ts';
import { freePort, type StoreProcess, startStoreProcess } from '../../tests/store/store-process.ts';
import { createBuyers, pickRandom, stockPopularItems } from './data/create-buyers.ts';
import { round } from './measure/goals.ts';
import { forSeconds, measure } from './measure/measure.ts';
import { startDebianPostgres } from './postgres/debian-postgres.ts';
import type { RawRequest } from './requests/raw-http-client.ts';
import { createShopRequests } from './requests/shop-requests.ts';

// How much more do 2, 3 and 4 workers answer than 1? Linux only: once with all processes on all cores, once with the
// workers on one core and the database and the callers on another.
const workerCounts = [1, 2, 3, 4];
/** The embedded database has connections for three workers. */
const maxConnections = '200';
const callers = 16;
const seconds = 5;
const warmUpSeconds = 2;
const site = sites.nod;
const typed = ['6', '62', '620', '6205', '6205-2', '6205 2rs c3', 'nu2', 'nu2310', '22220 ca', '25x52x15', 'lm119'];

type Layout = { name: string; store: string; others: string };
const everyCore = `0-${availableParallelism() - 1}`;
const layouts: readonly Layout[] = [
  { name: 'all cores', store: everyCore, others: everyCore },
  { name: 'workers on one core', store: '0', others: '1' },
];

const dir = await mkdtemp(join(tmpdir(), 'raceway-bench-'));
await chmod(dir, 0o711);
const postgres = await startDebianPostgres(join(dir, 'server'), { max_connections: maxConnections });
const databaseUrl = await postgres.urlOf('raceway');
const secretKey = randomBytes(32).toString('base64');
const rows: Record<string, string | number>[] = [];
const ofOneWorker = new Map<string, number>();
try {
  const { tokens, itemIds } = await prepare();
  for (const workers of workerCounts) await measureWorkers(workers, tokens, itemIds);
} finally {
  console.table(rows);
  await postgres.stop();
  await rm(dir, { recursive: true, force: true });
}

async function startStore(workers: number): Promise<StoreProcess> {
  const settings = { DATABASE_URL: databaseUrl, DEMO: '1', SECRET_KEY: secretKey, LOG_LEVEL: 'fatal' };
  return startStoreProcess(join(dir, 'store'), await freePort(), { ...settings, WORKERS: String(workers) });
}

async function prepare() {
  const store = await startStore(1);
  await store.opened;
  const database = openDatabase({ connectionString: databaseUrl }, () => {}, longRunningTimeouts);
  const tokens = await createBuyers(database, site, 400, new Date());
  const itemIds = await stockPopularItems(database, site, 600);
  await database.$client.query('vacuum analyze');
  await database.close();
  await store.send('SIGTERM');
  return { tokens, itemIds };
}

async function measureWorkers(workers: number, tokens: readonly string[], itemIds: readonly number[]): Promise<void> {
  const store = await startStore(workers);
  try {
    await store.opened;
    const { page, call, add } = createShopRequests(site, store.port);
    const anyItem = () => pickRandom(itemIds, 1)[0] ?? 0;
    const anyBuyer = () => pickRandom(tokens, 1)[0] ?? '';
    const requests: Record<string, () => RawRequest> = {
      'item page, signed in': () => page(`${site.pages.detail}?item=${anyItem()}`, anyBuyer()),
      suggestions: () => call(search, { searching_key: pickRandom(typed, 1)[0] ?? '' }, { token: anyBuyer() }),
      'add to cart': () => add(anyBuyer(), [anyItem()]),
    };
    for (const layout of layouts) {
      moveProcesses(store, layout);
      for (const [what, make] of Object.entries(requests)) await measureOne(store, workers, layout, what, make);
    }
  } finally {
    await store.send('SIGTERM');
  }
}

async function measureOne(store: StoreProcess, workers: number, layout: Layout, what: string, make: () => RawRequest) {
  const send = (duration: number) => {
    const next = forSeconds(duration, make);
    return measure({ port: store.port, pid: store.pid, callers, next });
  };
  await send(warmUpSeconds);
  const { perSecond, p50Ms, p99Ms } = await send(seconds);
  const key = `${layout.name} ${what}`;
  if (workers === 1) ofOneWorker.set(key, perSecond);
  rows.push({
    where: layout.name,
    what,
    workers,
    'per second': Math.round(perSecond),
    'of one worker': round(perSecond / (ofOneWorker.get(key) ?? Number.NaN)),
    'p50, ms': round(p50Ms),
    'p99, ms': round(p99Ms),
  });
}

/** With their threads. What PostgreSQL starts later runs where its parent does. */
function moveProcesses({ pid }: StoreProcess, { store, others }: Layout): void {
  const move = (process: number, cores: string) => execFileSync('taskset', ['-acp', cores, String(process)]);
  move(process.pid, others);
  for (const one of withDescendants(postgres.pid)) move(one, others);
  for (const one of withDescendants(pid)) move(one, store);
}

function withDescendants(pid: number): number[] {
  const children = readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').split(' ').filter(Boolean).map(Number);
  return [pid, ...children.flatMap(withDescendants)];
}
