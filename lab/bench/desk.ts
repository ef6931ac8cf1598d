import { randomBytes } from 'node:crypto';
import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { generateToken, hashToken } from '../../src/account/secure-token.server.ts';
import { demoStaffEmail } from '../../src/demo/load-staff.server.ts';
import { longRunningTimeouts } from '../../src/server/database/connection-timeouts.server.ts';
import { type Database, openDatabase } from '../../src/server/database/database.server.ts';
import { sites } from '../../src/sites/resolve-site.ts';
import { freePort, startStoreProcess } from '../../tests/store/store-process.ts';
import { growDesk } from './data/grow-desk.ts';
import { round } from './measure/goals.ts';
import { type Figures, measure } from './measure/measure.ts';
import { describeMemory } from './measure/memory.ts';
import { startDebianPostgres } from './postgres/debian-postgres.ts';
import { buildDeskRequests } from './requests/desk-requests.ts';
import { findDeskSamples } from './requests/desk-samples.ts';
import { rawRequest } from './requests/raw-http-client.ts';

// How fast does the desk answer with 100,000 orders and 20,000 customers? Some only: npm run lab -- desk orders find
const goals = { p99Ms: 100, findP99Ms: 50 };

const site = sites.nod;
const counts = {
  customers: 20_000,
  papers: 60_000,
  contactMessages: 50_000,
  orders: 100_000,
  bankLines: 50_000,
  rfis: 30_000,
  priceRows: 50_000,
};
const wanted = process.argv.slice(2);
const bareRoute = '/healthz';
const callers = { one: 1, eight: 8 } as const;
const seconds = 1;
/** Each connection plans a statement for every value after five that it planned for one. */
const warmUpRequests = 100;
const leastRequests = 30;

const dir = await mkdtemp(join(tmpdir(), 'raceway-desk-'));
await chmod(dir, 0o711);
const postgres = await startDebianPostgres(join(dir, 'server'));
const databaseUrl = await postgres.urlOf('raceway');
const secretKey = randomBytes(32).toString('base64');
const settings = { DATABASE_URL: databaseUrl, DEMO: '1', SECRET_KEY: secretKey, LOG_LEVEL: 'warn' };
const store = startStoreProcess(join(dir, 'store'), await freePort(), settings);

try {
  await store.opened;
  const database = openDatabase({ connectionString: databaseUrl }, () => {}, longRunningTimeouts);
  const began = performance.now();
  await growDesk(database, site, counts);
  console.log(`${postgres.version}; ${JSON.stringify(counts)} in ${Math.round((performance.now() - began) / 1000)} s`);
  await measureAll(database);
  console.log(await describeMemory(database, store.pid));
  await database.close();
} finally {
  await store.send('SIGTERM');
  await postgres.stop();
  await rm(dir, { recursive: true, force: true });
}

async function measureAll(database: Database): Promise<void> {
  const cookie = await signIn(database);
  const all = buildDeskRequests(site.code, await findDeskSamples(database, site));
  const chosen = Object.entries(all).filter(
    ([name]) => wanted.length === 0 || wanted.some((text) => name.startsWith(text)),
  );
  const bare = await measureOne([bareRoute], cookie);
  print('bare route', bare, bare);
  const slow: string[] = [];
  for (const [name, paths] of chosen) {
    const figures = await measureOne(paths, cookie);
    print(name, figures, bare);
    const goal = name.startsWith('find') ? goals.findP99Ms : goals.p99Ms;
    if (figures.one.p99Ms > goal)
      slow.push(`${name}: p99 ${round(figures.one.p99Ms)} ms with one caller, goal ${goal}`);
  }
  for (const text of slow) console.log(`✘ ${text}`);
  const within = chosen.length - slow.length;
  console.log(
    `${slow.length === 0 ? '✔' : '✘'} ${within} of ${chosen.length} lists, searches and records are within their goal`,
  );
  if (slow.length > 0) process.exitCode = 1;
}

type Measured = Record<keyof typeof callers, Figures>;

async function measureOne(paths: readonly string[], cookie: string): Promise<Measured> {
  const host = `${site.code}.localhost:${store.port}`;
  const requests = paths.map((path) => rawRequest({ method: 'GET', path, host, headers: { cookie } }));
  const load = (count: number, forMs: number, least: number) => {
    const end = performance.now() + forMs;
    let sent = 0;
    const next = () => (performance.now() < end || sent < least ? requests[sent++ % requests.length] : undefined);
    return measure({ port: store.port, pid: store.pid, callers: count, next });
  };
  await load(callers.eight, 0, warmUpRequests);
  const one = await load(callers.one, seconds * 1000, leastRequests);
  return { one, eight: await load(callers.eight, seconds * 1000, leastRequests) };
}

async function signIn({ $client: pool }: Database): Promise<string> {
  const token = generateToken();
  await pool.query(
    'insert into staff_sessions (token_hash, staff_id, created_at) select $1, id, now() from staff where email = $2',
    [hashToken(token), demoStaffEmail('admin')],
  );
  return `desk=${token}`;
}

function print(what: string, { one, eight }: Measured, bare: Measured): void {
  const say = (callers: string, own: Figures, ofBare: Figures) =>
    `${callers}: p50 ${round(own.p50Ms)} ms (${round(own.p50Ms / ofBare.p50Ms)} × bare), p99 ${round(own.p99Ms)} ms`;
  console.log(`${what.padEnd(40)} ${say('one caller', one, bare.one)}; ${say('eight', eight, bare.eight)}`);
}
