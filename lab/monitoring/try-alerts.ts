import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';
import { multiSearch } from '../../src/catalogue/listing/multi-search.contract.ts';
import { search } from '../../src/catalogue/search/search.contract.ts';
import { callUrl } from '../../src/lib/call-url.ts';
import { requestStore } from '../../tests/store/call-running-store.ts';
import { connectionUrl } from '../../tests/store/run-command.ts';
import { startReplication } from '../../tests/store/start-replication.ts';
import { freePort, startStoreProcess } from '../../tests/store/store-process.ts';
import { endWorkers, haltReplica, leaveUnconfirmed, stopReplica } from './cluster-causes.ts';
import { hangPayment, orderAndStop } from './order-causes.ts';
import { pauseStore, printTooSlowly } from './processor-causes.ts';

// Makes the causes of alerts happen to a running store, and says when Prometheus raises each alert and takes it back.
// Names of alerts as arguments try only those. The rules are those of ops/prometheus with waits of seconds instead of minutes.

type Cause = { alerts: readonly string[]; what: string; begin(): Promise<() => Promise<unknown>> };

const patienceMs = 120_000;
const rulesFile = join(import.meta.dirname, '../../ops/prometheus/raceway.rules.yml');
const own = await mkdtemp(join(tmpdir(), 'raceway-alerts-'));
const [storePort, metricsPort, prometheusPort] = [await freePort(), await freePort(), await freePort()];
const replication = await startReplication();
const settings = {
  DATABASE_URL: connectionUrl(replication.primary),
  DEMO: '1',
  SMTP_URL: 'smtp://127.0.0.1:1',
  LOG_LEVEL: 'fatal',
};
const store = startStoreProcess(join(own, 'store'), storePort, { ...settings, METRICS_PORT: String(metricsPort) });
const metricsPortOfWorkers = await freePort();
/** Two workers that read the replica. */
const parent = startStoreProcess(join(own, 'store'), await freePort(), {
  ...settings,
  WORKERS: '2',
  METRICS_PORT: String(metricsPortOfWorkers),
  DATABASE_REPLICA_URLS: connectionUrl(replication.replica),
});
let prometheus: ChildProcess | undefined;

try {
  await Promise.all([store.opened, parent.opened]);
  prometheus = await startPrometheus();
  console.log(`Before: ${[...(await firing())].join(', ') || 'no alert'}`);
  const names = process.argv.slice(2);
  const isAsked = ({ alerts }: Cause) => names.length === 0 || alerts.some((name) => names.includes(name));
  for (const cause of causes().filter(isAsked)) await tryCause(cause);
} finally {
  prometheus?.kill('SIGTERM');
  await Promise.all([store.send('SIGTERM'), parent.send('SIGTERM')]);
  await replication.stop();
  await rm(own, { recursive: true, force: true, maxRetries: 20, retryDelay: 100 });
}

function causes(): Cause[] {
  return [
    { alerts: ['MessagesStuck'], what: 'the mail server is down', begin: queueOldMail },
    { alerts: ['SearchesFindNothing'], what: '40 searches for what nobody sells', begin: searchForNothing },
    { alerts: ['LongTransaction'], what: 'a transaction is left open', begin: leaveTransactionOpen },
    { alerts: ['DatabaseConnectionsShort'], what: 'another program takes connections', begin: takeConnections },
    { alerts: ['PoolExhausted', 'SlowReplies'], what: 'a table is locked', begin: lockItems },
    { alerts: ['BackupMissing'], what: 'the last backup is 27 hours old', begin: ageBackup },
    { alerts: ['ArchivingFails'], what: 'the archive is full', begin: failArchiving },
    { alerts: ['JobFailing'], what: 'the outbox has another name', begin: renameOutbox },
    { alerts: ['PaymentsToCheck'], what: 'a payment without an order', begin: () => hangPayment(replication) },
    { alerts: ['WorkersRestart'], what: 'five workers are killed', begin: () => endWorkers(parent) },
    { alerts: ['ThreadsStopped'], what: 'too little processor', begin: () => printTooSlowly(replication, store) },
    { alerts: ['StoreReadsOnly'], what: 'no standby confirms', begin: () => leaveUnconfirmed(replication, storePort) },
    { alerts: ['ReplicaLags'], what: 'the replica stops replaying', begin: () => haltReplica(replication) },
    {
      alerts: ['ReplicaGone', 'ReplicaLeftOut'],
      what: 'the replica is stopped',
      begin: () => stopReplica(replication),
    },
    { alerts: ['OrdersStopped'], what: '20 orders, then none', begin: () => orderAndStop(replication, storePort) },
    { alerts: ['DatabaseDown', 'ManyErrors', 'JobLate'], what: 'the database is stopped', begin: stopDatabase },
    {
      alerts: ['EventLoopBlocked'],
      what: 'the process stands still for 0.7 s of each second',
      begin: async () => pauseStore(store, 700),
    },
    { alerts: ['StoreDown'], what: 'the store is killed', begin: killStore },
  ];
}

async function tryCause({ alerts, what, begin }: Cause): Promise<void> {
  const end = await begin();
  const seen = await Promise.all(alerts.map((name) => secondsUntil(async () => (await firing()).has(name))));
  await end();
  const isOver = async () => {
    const still = await firing();
    return alerts.every((name) => !still.has(name));
  };
  const over = alerts.includes('StoreDown') ? undefined : await secondsUntil(isOver);
  for (const [i, name] of alerts.entries()) {
    const result = seen[i] === undefined ? '✘ not raised' : `✔ after ${seen[i]} s`;
    console.log(`${name}: ${what}: ${result}${over === undefined ? '' : `, over after ${over} s`}`);
    if (seen[i] === undefined) process.exitCode = 1;
  }
}

async function secondsUntil(isSo: () => Promise<boolean>): Promise<number | undefined> {
  const began = performance.now();
  while (performance.now() - began < patienceMs) {
    if (await isSo()) return Math.round((performance.now() - began) / 1000);
    await pause(500);
  }
  return undefined;
}

async function firing(): Promise<ReadonlySet<string>> {
  const reply = await fetch(`http://127.0.0.1:${prometheusPort}/api/v1/alerts`);
  const { data } = (await reply.json()) as { data: { alerts: { state: string; labels: { alertname: string } }[] } };
  return new Set(data.alerts.filter(({ state }) => state === 'firing').map(({ labels }) => labels.alertname));
}

async function startPrometheus(): Promise<ChildProcess> {
  const rules = (await readFile(rulesFile, 'utf8'))
    .replace(/for: \d+m/g, 'for: 0s')
    .replace(/\[(5m|10m)\]/g, '[10s]')
    .replace(/\[15m\]/g, '[1m]')
    .replace(/\[1h\]/g, '[30s]')
    .replace(/> (30|900|1800)\b/g, '> 5')
    .replace('offset 1w', 'offset 30s')
    .replace('> 300 + 3', '> 5 + 3');
  await writeFile(join(own, 'rules.yml'), rules);
  const targets = [metricsPort, metricsPortOfWorkers].map((port) => `127.0.0.1:${port}`);
  const config = {
    global: { scrape_interval: '1s', evaluation_interval: '1s' },
    rule_files: ['rules.yml'],
    scrape_configs: [{ job_name: 'raceway', static_configs: [{ targets }] }],
  };
  await writeFile(join(own, 'prometheus.yml'), JSON.stringify(config));
  const options = [
    `--config.file=${join(own, 'prometheus.yml')}`,
    `--storage.tsdb.path=${join(own, 'data')}`,
    `--web.listen-address=127.0.0.1:${prometheusPort}`,
  ];
  const child = spawn('prometheus', options, { stdio: 'ignore' });
  const isReady = () =>
    fetch(`http://127.0.0.1:${prometheusPort}/-/ready`).then(
      ({ ok }) => ok,
      () => false,
    );
  await secondsUntil(isReady);
  return child;
}

async function connect(): Promise<pg.Client> {
  const client = new pg.Client(replication.primary);
  client.on('error', () => {});
  await client.connect();
  return client;
}

function run(text: string) {
  return replication.onPrimary(text);
}

async function queueOldMail() {
  await run(`insert into outbox (site, channel, receiver, template, data, created_at, next_try_at)
    values ('nod', 'mail', 'buyer@nod.example', 'no_such', '{}', now() - interval '1 hour', now())`);
  return () => run('update outbox set next_try_at = null');
}

async function searchForNothing() {
  const search = (n: number) => ({ searching_key: `zzqq${n}xw`, filters: {}, page: 1, sort: 'best' as const });
  for (let n = 0; n < 40; n += 1) await requestStore({ port: storePort }, callUrl(multiSearch, search(n)), search(n));
  return async () => {};
}

async function leaveTransactionOpen() {
  const client = await connect();
  await client.query('begin');
  await client.query('select 1');
  return () => client.end();
}

async function takeConnections() {
  const { rows } = await (await connect()).query<{ free: number }>(
    `select (0.9 * current_setting('max_connections')::int)::int - count(*)::int as free from pg_stat_activity`,
  );
  const taken = await Promise.all(Array.from({ length: rows[0]?.free ?? 0 }, connect));
  return () => Promise.all(taken.map((client) => client.end()));
}

async function lockItems() {
  const client = await connect();
  await client.query('begin; lock table items in access exclusive mode');
  const asking = new AbortController();
  // Calls, because of pages an address gets one at a time.
  const askAgain = async (caller: number) => {
    for (let n = 0; !asking.signal.aborted; n += 1)
      await requestStore({ port: storePort }, callUrl(search, {}), { searching_key: `62${caller}${n}` }).catch(
        () => {},
      );
  };
  const asked = Promise.all(Array.from({ length: 40 }, (_, caller) => askAgain(caller)));
  return async () => {
    asking.abort();
    await client.query('commit');
    await Promise.all([asked, client.end()]);
  };
}

async function ageBackup() {
  const backedUp = (ago: string) =>
    run(`insert into installation (name, value) values ('last_backup', (now() - interval '${ago}')::text)
      on conflict (name) do update set value = excluded.value`);
  await backedUp('27 hours');
  return () => backedUp('1 minute');
}

async function failArchiving() {
  await run('alter system set archive_mode = on');
  await run(`alter system set archive_command = 'false'`);
  await replication.stopPrimary();
  await replication.startPrimary();
  await run('select pg_switch_wal()');
  return async () => {
    await run(`alter system set archive_command = 'true'`);
    await run('select pg_reload_conf()');
  };
}

async function renameOutbox() {
  await run('alter table outbox rename to outbox_away');
  return () => run('alter table outbox_away rename to outbox');
}

async function stopDatabase() {
  await replication.stopReplica();
  await replication.stopPrimary();
  const asking = new AbortController();
  const ask = async () => {
    for (let n = 0; !asking.signal.aborted; n += 1) {
      await requestStore({ port: storePort }, `/listing?q=63${n}`).catch(() => undefined);
      await pause(100);
    }
  };
  const asked = ask();
  return async () => {
    asking.abort();
    await asked;
    await replication.startPrimary();
    await replication.startReplica();
  };
}

async function killStore() {
  await store.send('SIGKILL');
  return async () => {};
}
