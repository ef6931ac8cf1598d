import { setTimeout as pause } from 'node:timers/promises';
import type { Database } from '../../src/server/database/database.server.ts';
import { sites } from '../../src/sites/resolve-site.ts';
import { liftAccountBounds } from '../../tests/actions/lift-account-bounds.ts';
import { createDemoStaffSession } from '../../tests/valid-requests/buyer-data.ts';
import { createBuyers, stockPopularItems } from '../bench/data/create-buyers.ts';
import { seededRandom } from '../fuzz/random.ts';
import { type DeskWorker, workAtDesk } from './desk-worker.ts';
import { importStock } from './importer.ts';
import { type Buyer, placeOrder } from './order-buyer.ts';
import { createPatientClient, type PatientClient } from './patient-client.ts';
import { payOnline } from './payer.ts';
import type { Providers } from './providers.ts';
import { newRecords, type Records } from './records.ts';
import { requestQuote } from './rfi-buyer.ts';

export type MixedLoad = Pick<PatientClient, 'statuses' | 'unexplained'> & { records: Records; stop(): Promise<void> };

type Terms = {
  ports: readonly number[];
  database: Database;
  providers: Providers;
  seed: number;
  /** Buyers of each kind: who order, who pay online, who request quotes. */
  buyers: number;
  /** Between two acts of one person, in ms. */
  thinkingMs: number;
};

const site = sites.nod;
const itemCount = 60;
const importedItems = 200;
const limitMs = 5000;
const pages = ['/', '/listing', '/listing?q=6205', '/listing?q=NU210', '/about', '/cart', '/login'];

/** Browses, orders, pays, requests quotes, works at the desk and imports, each like somebody who repeats what got no answer. */
export async function startMixedLoad({
  ports,
  database,
  providers,
  seed,
  buyers,
  thinkingMs,
}: Terms): Promise<MixedLoad> {
  const records = newRecords();
  const client = createPatientClient({ ports, site: site.code, limitMs, patienceMs: 120_000 });
  const tokens = await createBuyers(database, site, buyers * 3, new Date());
  const itemIds = await stockPopularItems(database, site, itemCount);
  const desk = await createDemoStaffSession(database, 'admin');
  const { rows: customers } = await database.$client.query<{ id: number }>(
    "select distinct customer_id as id from users where email like 'bench-%'",
  );
  const codes = await codesOfOtherItems(database, itemIds);
  const everyBuyer = tokens.map(
    (token, n): Buyer => ({ client, itemIds, token, random: seededRandom(seed * 1000 + n) }),
  );
  const [ordering, paying, asking] = [0, 1, 2].map((kind) => everyBuyer.filter((_, n) => n % 3 === kind));
  const customerIds = customers.map(({ id }) => id);
  const worker: DeskWorker = { client, desk, customerIds, random: seededRandom(seed * 1000 + 998) };
  const importer: DeskWorker = { ...worker, random: seededRandom(seed * 1000 + 999) };
  let over = false;
  const repeat = async (act: () => Promise<void>) => {
    while (!over) {
      await act();
      await pause(thinkingMs);
    }
  };
  let visited = 0;
  const browse = async () => {
    await client.send('GET', pages[visited % pages.length] ?? '/');
    visited += 1;
  };
  /** The few buyers of a run do the work of many; while the database is away the next try does it. */
  const lift = () => liftAccountBounds(database).catch(() => undefined);
  const people = [
    lift,
    ...(ordering ?? []).map((buyer) => () => placeOrder(buyer, records.orders)),
    ...(paying ?? []).map((buyer) => () => payOnline(buyer, providers.razorpay, records)),
    ...(asking ?? []).map((buyer) => () => requestQuote(buyer, records)),
    () => workAtDesk(worker, records),
    () => importStock(importer, codes, records),
    browse,
  ];
  const ended = Promise.all(people.map(repeat));
  return {
    records,
    statuses: client.statuses,
    unexplained: client.unexplained,
    async stop() {
      over = true;
      await ended;
    },
  };
}

async function codesOfOtherItems({ $client }: Database, itemIds: readonly number[]): Promise<string[]> {
  const { rows } = await $client.query<{ code: string }>(
    `select code from items where site = $1 and retired_at is null and id <> all ($2::bigint[]) order by id desc limit $3`,
    [site.code, itemIds, importedItems],
  );
  return rows.map(({ code }) => code);
}
