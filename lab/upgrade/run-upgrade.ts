import { rm } from 'node:fs/promises';
import { setTimeout as pause } from 'node:timers/promises';
import { Client } from 'pg';
import { openDatabase } from '../../src/server/database/database.server.ts';
import { type SiteCode, siteCodes } from '../../src/sites/site.ts';
import { liftAccountBounds } from '../../tests/actions/lift-account-bounds.ts';
import { findInconsistencies } from '../../tests/actions/orders.ts';
import { connectionUrl } from '../../tests/store/run-command.ts';
import { freePort, type StoreProcess, startStoreProcess } from '../../tests/store/store-process.ts';
import { createScratchFolder, type TestConnection } from '../../tests/store/test-database.ts';
import { createDemoSession, createDemoStaffSession } from '../../tests/valid-requests/buyer-data.ts';
import { createBalancer } from './balancer.ts';
import { takeOutPreviousRelease } from './previous-code.ts';
import { createPeople, type People } from './shop-people.ts';

export type UpgradeResult = {
  /** Requests by who answered them. */
  answered: ReadonlyMap<string, number>;
  /** Each with the line of a store's log that tells its cause. */
  failures: readonly string[];
  orders: number;
  rfis: number;
  paid: number;
  imports: number;
  inconsistencies: readonly unknown[];
  /** Orders, their mails, requests, payments and imported stock that somebody was told of and the database does not have. */
  lost: readonly string[];
  oldExit: { code: number | null; errors: string };
};

type Terms = {
  /** An empty database. */
  connection: TestConnection;
  /** How long each of the three parts lasts at least: old alone, both, new alone. */
  seconds: number;
  /** Between two acts of one person. */
  thinkingMs?: number;
  /** For each release. */
  workers?: number;
  report?(line: string): void;
};

/** The previous release serves; the new one starts beside it; the old one is ended, and comes back. People use the shops meanwhile. */
export async function runUpgrade({
  connection,
  seconds,
  thinkingMs = 400,
  workers = 1,
  report = () => {},
}: Terms): Promise<UpgradeResult> {
  await using undo = new AsyncDisposableStack();
  const previous = await takeOutPreviousRelease();
  undo.defer(previous.remove);
  const dataDir = await createScratchFolder();
  undo.defer(() => rm(dataDir, { recursive: true, force: true, maxRetries: 20 }));
  await previous.prepare(connection);
  const balancer = createBalancer();
  undo.defer(() => balancer.close());
  const port = await freePort();
  const hostOf = (site: SiteCode) => `${site}.localhost:${port}`;
  const settings = {
    DATABASE_URL: connectionUrl(connection),
    DEMO: '1',
    WORKERS: String(workers),
    LOG_LEVEL: 'error',
    TRUSTED_PROXIES: '127.0.0.1',
    // On a busy machine the balancer probes late.
    DRAIN_SECONDS: '5',
    SITE_HOSTS: siteCodes.map((site) => `${site}=http://${hostOf(site)}`).join(','),
  };
  const stores: StoreProcess[] = [];
  const start = async (name: string, program?: string) => {
    const store = startStoreProcess(dataDir, await freePort(), settings, { program });
    stores.push(store);
    undo.defer(() => store.send('SIGKILL').then(() => undefined));
    balancer.add(name, store.port);
    await store.opened;
    await until(() => balancer.ready().includes(name));
    return store;
  };
  const old = await start('old', previous.program);
  const people = createPeople({ balancer, hostOf, ...(await prepareShops(connection)) });
  for (const site of siteCodes) {
    await people.signIn(site);
    // Alone: in the previous release a buyer's first cart and an RFI of the same company may end in a deadlock.
    await people.order(site);
  }
  const database = openDatabase(connection, () => {});
  undo.defer(() => database.close());
  const work = keepBusy(people, thinkingMs, () => liftAccountBounds(database));
  undo.defer(() => work.end());
  await work.part(seconds);
  report(`the previous release alone: ${sum(people)} requests`);
  const next = await start('new');
  report(`the new release has migrated and opened: ${sum(people)} requests`);
  // The one release may ask for the captcha, and the other take its solution.
  await people.signIn('nod');
  await work.part(seconds);
  report(`both: ${sum(people)} requests`);
  await work.hurry();
  const ended = old.send('SIGTERM');
  await work.hurry();
  const oldExit = await ended;
  // With this session an order is placed at the previous release when it is back.
  await people.signIn('gwd');
  await work.part(seconds);
  report(`the new release alone: ${sum(people)} requests`);
  await start('old again', previous.program);
  await work.hurry();
  const nextEnded = next.send('SIGTERM');
  await work.hurry();
  await nextEnded;
  await work.part(seconds);
  await work.end();
  await people.askForAllFiles();
  report(`the end: ${sum(people)} requests`);
  const log = stores.flatMap((store) => store.output().split('\n'));
  const failures = people.failures.map((failure) => withCause(failure, log));
  return { answered: people.answered, failures, ...(await check(connection, people)), oldExit };
}

/** The reply names the request, and the log says what became of it. */
function withCause(failure: string, log: readonly string[]): string {
  const [, id] = /"request_id":"([^"]+)"/.exec(failure) ?? [];
  return [failure, ...log.filter((line) => id !== undefined && line.includes(id))].join('\n');
}

const sum = ({ answered }: People) => [...answered.values()].reduce((all, one) => all + one, 0);

async function until(isSo: () => boolean): Promise<void> {
  while (!isSo()) await pause(20);
}

/** Plenty of stock and credit, so that nobody is refused for want of them; items that are sold singly. */
async function prepareShops(connection: TestConnection) {
  const client = new Client(connection);
  await client.connect();
  await client.query('update credit_terms set limit_minor = 1e13');
  const itemIds = {} as Record<SiteCode, number[]>;
  for (const site of siteCodes) {
    const { rows } = await client.query<{ id: string }>(
      `with single as (select id from items where site = $1 and list_minor > 0 and min_qty = 1 and order_multiple = 1
          and retired_at is null order by id limit 10)
        update stock set on_hand = 2000000000 where item_id in (select id from single) returning item_id as id`,
      [site],
    );
    itemIds[site] = [...new Set(rows.map(({ id }) => Number(id)))];
  }
  const { rows: others } = await client.query<{ code: string }>(
    `select code from items where site = 'zwz' and retired_at is null and not id = any($1)
      and not exists (select from stock s where s.item_id = items.id and s.reserved > 0) order by id limit 50`,
    [itemIds.zwz],
  );
  await client.end();
  const importedCodes = others.map(({ code }) => code);
  const database = openDatabase(connection, () => {});
  const desk = await createDemoStaffSession(database, 'admin');
  const cardBuyer = await createDemoSession(database, 'nod', 'newbalance0');
  await database.close();
  return { itemIds, importedCodes, desk, cardBuyer };
}

/** Long enough for the balancer to see that a store ends. */
const hurryMs = 1000;
/** Solving a captcha takes a whole core for a while. */
const signInEverySeconds = 10;

/** `lift` lets the few buyers do the work of many. */
function keepBusy(people: People, thinkingMs: number, lift: () => Promise<void>) {
  const acts = [
    ...siteCodes.flatMap((site) => [() => people.browse(site), () => people.order(site)]),
    () => people.search('nod'),
    () => people.askForQuote('gwd'),
    () => people.payByCard(),
    () => people.workAtDesk(),
  ];
  const rounds = acts.map(() => 0);
  let over = false;
  let thinking = thinkingMs;
  const think = async () => {
    const since = performance.now();
    await until(() => over || performance.now() - since >= thinking);
  };
  const running = Promise.all([
    ...acts.map(async (act, n) => {
      while (!over) {
        await act();
        rounds[n] = (rounds[n] ?? 0) + 1;
        await think();
      }
    }),
    (async () => {
      while (!over) {
        await people.importStock();
        await think();
      }
    })(),
  ]);
  /** The first of them may have begun before. */
  const leastRounds = 2;
  return {
    /** Ends when the time is over and everybody has acted some times. */
    async part(seconds: number) {
      const before = [...rounds];
      for (let left = seconds, n = 0; left > 0; left -= signInEverySeconds, n += 1) {
        await lift();
        await people.signIn(siteCodes[n % siteCodes.length] ?? 'nod');
        await pause(Math.min(left, signInEverySeconds) * 1000);
      }
      await until(() => rounds.every((count, n) => count >= (before[n] ?? 0) + leastRounds));
    },
    /** For a moment with many requests under way: before and after a store is told to end. */
    async hurry() {
      thinking = Math.min(thinkingMs, 100);
      await pause(hurryMs);
      thinking = thinkingMs;
    },
    async end() {
      over = true;
      await running;
    },
  };
}

async function check(connection: TestConnection, { orders, rfis, paid, imports }: People) {
  const database = openDatabase(connection, () => {});
  const { rows } = await database.$client.query<{ name: string }>(
    `select number as name from orders union all select number from rfis
      union all select m.session_id from payments m join orders o on o.payment_id = m.id`,
  );
  const mailed = await database.$client.query<{ number: string }>(
    "select distinct data ->> 'orderNumber' as number from outbox where template = 'order-placed'",
  );
  const stock = await database.$client.query<{ code: string; pieces: number }>(
    `select i.code, s.on_hand as pieces from items i join stock s on s.item_id = i.id
      join branches b on b.id = s.branch_id and b.position = 1 where i.site = 'zwz'`,
  );
  const onHand = new Map(stock.rows.map(({ code, pieces }) => [code, pieces]));
  const known = new Set(rows.map(({ name }) => name));
  const mails = new Set(mailed.rows.map(({ number }) => number));
  const inconsistencies = await findInconsistencies({ database });
  await database.close();
  const told = [...orders, ...rfis, ...paid];
  return {
    orders: orders.length,
    rfis: rfis.length,
    paid: paid.length,
    imports: imports.length,
    lost: [
      ...told.filter((name) => !known.has(name)),
      ...orders.filter((number) => !mails.has(number)).map((number) => `mail of ${number}`),
      ...[...(imports.at(-1) ?? [])]
        .filter(([code, pieces]) => onHand.get(code) !== pieces)
        .map(([code]) => `stock of ${code}`),
    ],
    inconsistencies,
  };
}
