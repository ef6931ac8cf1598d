import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { Pool } from 'pg';
import { openDatabase } from '../../src/server/database/database.server.ts';
import { sites } from '../../src/sites/resolve-site.ts';
import { findInconsistencies } from '../../tests/actions/orders.ts';
import { freePort, startStoreProcess } from '../../tests/store/store-process.ts';
import { createBuyers, stockPopularItems } from '../bench/data/create-buyers.ts';
import { checkOrders } from '../faults/check-orders.ts';
import { type AcknowledgedOrder, keepOrdering, newOrderRecords, type OrderRecords } from '../faults/order-buyer.ts';
import { createPatientClient, type PatientClient } from '../faults/patient-client.ts';
import { type Random, seededRandom } from '../fuzz/random.ts';
import { databaseUrls } from './cluster.ts';
import { asNode, cut, findPlace, heal, killNode, killServer } from './faults.ts';
import { waitUntil } from './run.ts';

type Wanted = { kills: number; cuts: number; seed: number };
type Kind = 'server killed' | 'node killed' | 'network cut';
type Row = { kind: Kind; primary: string; gapSeconds: number; healSeconds: number; orders: number; madeAnew: string };

const site = sites.nod;
const buyerCount = 6;
const itemCount = 100;
/** Between two orders of one buyer, in ms. */
const thinkingMs = 150;
/** After so long without an answer a buyer sends the request again, in ms. */
const limitMs = 5000;
/** An order later than so long after a fault was taken by the new primary, in ms. */
const settledMs = 2500;
const goals = { gapSeconds: 15 };

/** Kills and cuts off the primary while orders are placed, then reads every acknowledged order. */
export async function prove({ kills, cuts, seed }: Wanted): Promise<void> {
  const random = seededRandom(seed);
  const { primary: url } = databaseUrls();
  const dataDir = await mkdtemp(join(tmpdir(), 'rwha-store-'));
  const settings = {
    DATABASE_URL: url,
    DEMO: '1',
    SECRET_KEY: 'a secret of this proof, long enough to sign',
    LOG_LEVEL: 'fatal',
  };
  const store = startStoreProcess(dataDir, await freePort(), settings);
  for (const signal of ['SIGINT', 'SIGTERM'] as const)
    process.once(signal, () => void store.send('SIGTERM').then(() => process.exit(1)));
  let over = false;
  store.ended.then(({ code, errors }) => {
    if (!over) printGoal(false, `The store ended with code ${code}. ${store.output().slice(-2000)} ${errors}`);
  });
  const records = newOrderRecords();
  try {
    await store.opened;
    const client = createPatientClient({ ports: [store.port], site: site.code, limitMs, patienceMs: 120_000 });
    const { ended } = await startOrders(url, { client, records, random, isOver: () => over });
    const kinds: Kind[] = [
      ...Array.from({ length: kills }, (_, n): Kind => (n % 2 === 0 ? 'server killed' : 'node killed')),
      ...Array.from({ length: cuts }, (): Kind => 'network cut'),
    ];
    const rows: Row[] = [];
    for (const [n, kind] of kinds.entries()) {
      const row = await strike(kind, records, random).catch((cause: Error) => console.error(cause.message));
      if (!row) break;
      rows.push(row);
      console.log(`${n + 1}/${kinds.length} ${describe(row)}`);
    }
    printGoal(rows.length === kinds.length, `${rows.length} of ${kinds.length} faults`);
    await heal();
    over = true;
    await ended;
    console.table(Object.fromEntries(client.statuses));
    await report(url, records, rows);
  } finally {
    over = true;
    await store.send('SIGTERM');
    await rm(dataDir, { recursive: true, force: true });
  }
}

type Load = { client: PatientClient; records: OrderRecords; random: Random; isOver: () => boolean };

/** Returns what ends when the last buyer has stopped. */
async function startOrders(
  url: string,
  { client, records, random, isOver }: Load,
): Promise<{ ended: Promise<unknown> }> {
  const database = openDatabase({ connectionString: url }, () => {});
  const tokens = await createBuyers(database, site, buyerCount, new Date());
  const itemIds = await stockPopularItems(database, site, itemCount);
  await database.close();
  const buyers = tokens.map((token) => keepOrdering({ client, token, itemIds, random }, records, isOver, thinkingMs));
  return { ended: Promise.all(buyers) };
}

async function strike(kind: Kind, { acknowledged }: OrderRecords, random: Random): Promise<Row> {
  await pause(1000 + random.below(2000));
  const primary = asNode(await findPlace('primary'));
  const before = acknowledged.length;
  const at = Date.now();
  if (kind === 'server killed') await killServer(primary);
  else if (kind === 'node killed') await killNode(primary);
  else await cut(primary);
  // A network comes back at any moment, also while the others still choose a new primary.
  if (kind === 'network cut') await pause(6000 + random.below(14_000));
  else await waitUntil(60, async () => (acknowledged.at(-1)?.at ?? 0) > at + settledMs);
  const { healthy, seconds, madeAnew } = await heal();
  if (!healthy) throw new Error(`The members are not healthy again after '${kind}' of ${primary.name}.`);
  const healed = Date.now();
  if (!(await waitUntil(60, async () => (acknowledged.at(-1)?.at ?? 0) > healed)))
    throw new Error(`No order was acknowledged for a minute after '${kind}' of ${primary.name}.`);
  return {
    kind,
    primary: primary.name,
    gapSeconds: longestGap(acknowledged, at) / 1000,
    healSeconds: seconds,
    orders: acknowledged.length - before,
    madeAnew: madeAnew.join(', '),
  };
}

/** Between two acknowledged orders since a moment, in ms. */
function longestGap(acknowledged: readonly AcknowledgedOrder[], since: number): number {
  const times = acknowledged.map(({ at }) => at).sort((a, b) => a - b);
  const gaps = times.slice(1).map((at, i) => (at > since ? at - (times[i] ?? at) : 0));
  return Math.max(...gaps);
}

const describe = ({ kind, primary, gapSeconds, healSeconds, orders, madeAnew }: Row) =>
  `${kind} (${primary}): ${gapSeconds.toFixed(1)} s without an order, healthy ${healSeconds.toFixed(1)} s after the repair, ${orders} orders${madeAnew && `; made anew: ${madeAnew}`}`;

async function report(url: string, records: OrderRecords, rows: readonly Row[]): Promise<void> {
  for (const [kind, all] of Map.groupBy(rows, (row) => row.kind)) {
    const gaps = all.map(({ gapSeconds }) => gapSeconds).sort((a, b) => a - b);
    const [median = 0, longest = 0] = [gaps[gaps.length >> 1], gaps.at(-1)];
    const text = `${kind} ${all.length} times: without an order for ${median.toFixed(1)} s (median), ${longest.toFixed(1)} s (longest), goal ${goals.gapSeconds} s`;
    printGoal(longest <= goals.gapSeconds, text);
  }
  // A connection without the store's time limits: the check reads every row.
  const pool = new Pool({ connectionString: url });
  const query = async <R extends object>(sql: string) => (await pool.query(sql)).rows as R[];
  const { inDatabase, lost, doubled, neverTold } = await checkOrders(query, records);
  console.log(`${records.acknowledged.length} orders were acknowledged, ${inDatabase} are in the database.`);
  printGoal(lost.length === 0, `${lost.length} lost ${lost.slice(0, 20).join(' ')}`);
  printGoal(doubled.length === 0, `${doubled.length} doubled ${doubled.slice(0, 20).join(' ')}`);
  printGoal(
    neverTold.length === 0,
    `${neverTold.length} whose buyer was never told ${neverTold.slice(0, 20).join(' ')}`,
  );
  printGoal(records.unanswered.length === 0, `${records.unanswered.length} requests without an answer in two minutes`);
  const wrong = await findInconsistencies({ database: { $client: pool } });
  await pool.end();
  printGoal(
    wrong.length === 0,
    `${wrong.length} faults in stock, ledger, lines and mails ${JSON.stringify(wrong.slice(0, 5))}`,
  );
  if (records.refused.size > 0) console.log('Refusals that buyers read:', Object.fromEntries(records.refused));
}

function printGoal(passed: boolean, text: string): void {
  console.log(`${passed ? '✔' : '✘'} ${text}`);
  if (!passed) process.exitCode = 1;
}
