import { randomBytes } from 'node:crypto';
import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { longRunningTimeouts } from '../../src/server/database/connection-timeouts.server.ts';
import { type Database, openDatabase } from '../../src/server/database/database.server.ts';
import { sites } from '../../src/sites/resolve-site.ts';
import { countItems, growCatalogue } from '../../tests/fixtures/grow-catalogue.ts';
import { freePort, startStoreProcess } from '../../tests/store/store-process.ts';
import { createBuyers } from './data/create-buyers.ts';
import { reportResult, round } from './measure/goals.ts';
import { type Figures, measure } from './measure/measure.ts';
import { describeMemory } from './measure/memory.ts';
import { startDebianPostgres } from './postgres/debian-postgres.ts';
import type { RawRequest } from './requests/raw-http-client.ts';
import { buildSearchRequests } from './requests/search-requests.ts';
import { createShopRequests } from './requests/shop-requests.ts';

// How fast is search with 10,000, 100,000 and 1,000,000 items, and how much memory does it take? Other sizes: npm run
// npm run lab -- search 50000
const goals = { typeaheadP99Ms: 5, timesAtTheEnd: 3, mistypedP99Ms: 30, typeaheadsPerSecond: 2000 };
const goalsOfAMillion = { 'listing of a number': 60, 'typeahead, mistyped': 80 };

const site = sites.nod;
const itemCounts = process.argv.slice(2).map(Number);
const counts = itemCounts.length > 0 ? itemCounts : [10_000, 100_000, 1_000_000];
const goalsAt = 100_000;
const callerCounts = [1, 32] as const;
const seconds = 3;
const warmUpSeconds = 1;

type Row = Record<string, number | string>;

const dir = await mkdtemp(join(tmpdir(), 'raceway-search-'));
await chmod(dir, 0o711);
const postgres = await startDebianPostgres(join(dir, 'server'));
const databaseUrl = await postgres.urlOf('raceway');
const settings = {
  DATABASE_URL: databaseUrl,
  DEMO: '1',
  SECRET_KEY: randomBytes(32).toString('base64'),
  LOG_LEVEL: 'warn',
};
const store = startStoreProcess(join(dir, 'store'), await freePort(), settings);
const results = new Map<string, Figures>();

try {
  await store.opened;
  const database = openDatabase({ connectionString: databaseUrl }, () => {}, longRunningTimeouts);
  const [buyer = ''] = await createBuyers(database, site, 1, new Date());
  for (const count of counts) {
    if (count > (await countItems(database, site))) await growCatalogue(database, site, count);
    await searchAll(database, count, buyer);
  }
  await database.close();
  judge();
} finally {
  await store.send('SIGTERM');
  await postgres.stop();
  await rm(dir, { recursive: true, force: true });
}

async function searchAll(database: Database, count: number, buyer: string): Promise<void> {
  const shopping = createShopRequests(site, store.port);
  const requestsByName = {
    'bare route': [shopping.page('/healthz')],
    ...(await buildSearchRequests(database, site, shopping, buyer)),
  };
  const rows: Row[] = [];
  for (const [name, requests] of Object.entries(requestsByName)) {
    await load(32, requests, warmUpSeconds);
    for (const callers of callerCounts) {
      const figures = await load(callers, requests, seconds);
      results.set(`${name}, ${callers}, ${count}`, figures);
      const baseline = results.get(`bare route, ${callers}, ${count}`)?.perSecond ?? Number.NaN;
      rows.push(rowOf(`${name}, ${callers}`, figures, baseline));
    }
  }
  console.log(`\n${(await countItems(database, site)).toLocaleString('en-GB')} items, ${await memory(database)}`);
  console.table(rows);
}

function load(callers: number, requests: readonly RawRequest[], forSeconds: number): Promise<Figures> {
  const end = performance.now() + forSeconds * 1000;
  let at = 0;
  const next = () => (performance.now() < end ? requests[at++ % requests.length] : undefined);
  return measure({ port: store.port, pid: store.pid, callers, next });
}

function rowOf(name: string, { requests, perSecond, p50Ms, p99Ms, cpuMs }: Figures, baseline: number): Row {
  return {
    'what, callers': name,
    requests,
    'per second': Math.round(perSecond),
    'p50, ms': round(p50Ms),
    'p99, ms': round(p99Ms),
    'of bare': `1/${round(baseline / perSecond)}`,
    'processor, ms': cpuMs === undefined ? 'NA' : round(cpuMs),
  };
}

async function memory(database: Database): Promise<string> {
  const { rows: sizes } = await database.$client.query<{ table: string; indexes: string }>(
    `select pg_size_pretty(pg_table_size('items')) as table, pg_size_pretty(pg_indexes_size('items')) as indexes`,
  );
  const memoryText = await describeMemory(database, store.pid);
  return `${memoryText}, items ${sizes[0]?.table}, their indexes ${sizes[0]?.indexes}`;
}

function judge(): void {
  const at = counts.includes(goalsAt) ? goalsAt : (counts.at(-1) ?? 0);
  const last = counts.at(-1) ?? 0;
  const of = (name: string, count: number) => results.get(`${name}, ${count}`);
  const text = `${at.toLocaleString('en-GB')} items`;
  const p99Ms = of('typeahead, 1', at)?.p99Ms ?? Number.NaN;
  const mistypedMs = of('typeahead, mistyped, 1', at)?.p99Ms ?? Number.NaN;
  const perSecond = of('typeahead, 32', at)?.perSecond ?? 0;
  reportResult({ what: `typeahead p99, one caller, ${text}`, figure: p99Ms, unit: 'ms', goal: goals.typeaheadP99Ms });
  reportResult({
    what: `the same with ${last.toLocaleString('en-GB')} items`,
    figure: (of('typeahead, 1', last)?.p99Ms ?? Number.NaN) / p99Ms,
    unit: 'times as long',
    goal: goals.timesAtTheEnd,
  });
  reportResult({
    what: `mistyped p99, one caller, ${text}`,
    figure: mistypedMs,
    unit: 'ms',
    goal: goals.mistypedP99Ms,
  });
  reportResult({
    what: `typeaheads, 32 callers, ${text}`,
    figure: perSecond,
    unit: 'a second',
    goal: goals.typeaheadsPerSecond,
    isMoreBetter: true,
  });
  if (last < 1_000_000) return;
  for (const [name, goal] of Object.entries(goalsOfAMillion))
    reportResult({
      what: `${name} p99, one caller, ${last.toLocaleString('en-GB')} items`,
      figure: of(`${name}, 1`, last)?.p99Ms ?? Number.NaN,
      unit: 'ms',
      goal,
    });
}
