import { readFileSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { sites } from '../../src/sites/resolve-site.ts';
import { findInconsistencies } from '../../tests/actions/orders.ts';
import {
  freePort,
  openRunningDatabase,
  type StoreProcess,
  startStoreProcess,
} from '../../tests/store/store-process.ts';
import { createBuyers, stockPopularItems } from './data/create-buyers.ts';
import { reportResult } from './measure/goals.ts';
import { type OrderOutcome, orderNumberIn, orderUntilDisconnected } from './requests/order-until-disconnected.ts';
import { openConnection } from './requests/raw-http-client.ts';
import { createShopRequests } from './requests/shop-requests.ts';

// Does every acknowledged order survive kill -9 exactly once, and do stock and ledgers still add up?
const kills = 30;
const goals = { startMs: 5000 };

const site = sites.gwd;
const buyerCount = 16;
const itemCount = 60;
/** Every third time PostgreSQL is killed first. */
const databaseEvery = 3;
/** A random moment within this range after the load starts, in ms. */
const loadMs = [150, 1200] as const;
const maxRunMs = 600_000;

type Row = Record<string, number | string>;

const dataDir = await mkdtemp(join(tmpdir(), 'raceway-kill-'));
const port = await freePort();
const shopping = createShopRequests(site, port);
const started = performance.now();
const acknowledged = new Set<string>();
const rows: Row[] = [];
let store = startStoreProcess(dataDir, port, { LOG_LEVEL: 'error' });

try {
  await store.opened;
  const { tokens, itemIds } = await prepare();
  for (let kill = 1; kill <= kills; kill++) {
    if (performance.now() - started > maxRunMs) break;
    const load = orderUntilDisconnected(shopping, port, tokens, itemIds);
    const afterMs = loadMs[0] + Math.random() * (loadMs[1] - loadMs[0]);
    await pause(afterMs);
    const killed = await killStore(store, kill % databaseEvery === 0);
    const outcome = await load;
    const startMs = await restart();
    rows.push({
      kill,
      killed,
      'after, ms': Math.round(afterMs),
      ...(await checkRecovery(outcome)),
      'start, ms': Math.round(startMs),
    });
  }
} finally {
  console.table(rows);
  await store.send('SIGTERM');
  await rm(dataDir, { recursive: true, force: true });
}
printReport();

async function prepare() {
  const database = await openRunningDatabase(dataDir);
  const tokens = await createBuyers(database, site, buyerCount, new Date());
  const itemIds = await stockPopularItems(database, site, itemCount);
  await database.close();
  return { tokens, itemIds };
}

async function killStore({ send }: StoreProcess, databaseToo: boolean): Promise<string> {
  if (databaseToo) process.kill(postmaster(), 'SIGKILL');
  await send('SIGKILL');
  return databaseToo ? 'PostgreSQL and store' : 'store';
}

function postmaster(): number {
  return Number.parseInt(readFileSync(join(dataDir, 'postgres/cluster/postmaster.pid'), 'utf8'), 10);
}

async function restart(): Promise<number> {
  const before = performance.now();
  store = startStoreProcess(dataDir, port, { LOG_LEVEL: 'error' });
  await store.opened;
  return performance.now() - before;
}

async function checkRecovery({ acknowledged: now, unanswered }: OrderOutcome): Promise<Row> {
  const caller = await openConnection(port);
  for (const { send } of unanswered) now.push(orderNumberIn(await caller.send(send(shopping))));
  caller.close();
  for (const number of now) acknowledged.add(number);
  const database = await openRunningDatabase(dataDir);
  const { rows: storedOrders } = await database.$client.query<{ number: string }>(
    `select o.number from orders o join users u on u.id = o.user_id where u.email like 'bench-%'`,
  );
  const wrong = await findInconsistencies({ database });
  await database.close();
  const stored = new Set(storedOrders.map(({ number }) => number));
  return {
    acknowledged: now.length - unanswered.length,
    'sent again': unanswered.length,
    lost: [...acknowledged].filter((number) => !stored.has(number)).length,
    unacknowledged: [...stored].filter((number) => !acknowledged.has(number)).length,
    'does not add up': wrong.length,
  };
}

function printReport(): void {
  const sum = (name: string) => rows.reduce((total, row) => total + Number(row[name]), 0);
  const slowest = Math.max(...rows.map((row) => Number(row['start, ms'])));
  const seconds = Math.round((performance.now() - started) / 1000);
  const none = (what: string, figure: number) => reportResult({ what, figure, unit: '', goal: 0 });
  reportResult({ what: `kills in ${seconds} s`, figure: rows.length, unit: '', goal: kills, isMoreBetter: true });
  none(`of ${acknowledged.size} acknowledged orders lost`, sum('lost'));
  none('orders never acknowledged, after repeating requests without a reply', sum('unacknowledged'));
  none('faults in stock, ledger, lines and mails', sum('does not add up'));
  reportResult({ what: 'slowest start', figure: slowest, unit: 'ms', goal: goals.startMs });
}
