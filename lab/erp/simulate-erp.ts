import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer, request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { setTimeout as pause } from 'node:timers/promises';
import { numberPendingChanges } from '../../src/api/changes/number-changes.server.ts';
import { saveTermsByApi } from '../../src/api/customers/customers.contract.ts';
import { listItemsByApi, saveStockByApi } from '../../src/api/items/items.contract.ts';
import { createWebhookSender } from '../../src/api/webhooks/deliver-webhooks.server.ts';
import { listen } from '../../src/server/http/listen.server.ts';
import { createApiToken } from '../../tests/actions/api-token.ts';
import { fillCart } from '../../tests/actions/cart.ts';
import { liftAccountBounds } from '../../tests/actions/lift-account-bounds.ts';
import { findInconsistencies, submitOrder, toReviewedLines } from '../../tests/actions/orders.ts';
import { sendWaiting } from '../../tests/actions/send-waiting.ts';
import { addEndpoint, deliveryContextOf } from '../../tests/actions/webhooks.ts';
import { openTestStore, type TestStore } from '../../tests/store/test-store.ts';
import { seededRandom } from '../fuzz/random.ts';

type Book = {
  orders: Record<string, { status: string; total_minor: number }>;
  invoices: Record<string, { total_minor: number }>;
  receipts: Record<string, number>;
  webhooks: number;
};

type Side = { orders: string[]; invoices: string[]; receipts: string[] };

export type Simulation = {
  orders: number;
  webhooks: { sent: number; lost: number; doubled: number; late: number };
  seconds: number;
  /** What the ERP knows, and what the store has. */
  erp: Side;
  store: Side;
  inconsistencies: unknown[];
};

const program = join(import.meta.dirname, '../../docs/examples/erp.mjs');
const buyable = ['6205', '6308', 'NU205', '51105'];

/** Runs the example program in a process of its own, with a network that loses, doubles and delays webhooks. */
export async function simulateErp(
  orders: number,
  folder: string,
  onProgress = (_placed: number) => {},
): Promise<Simulation> {
  const started = performance.now();
  const store = await openTestStore();
  const network = await startBadNetwork();
  const http = await listen((incoming, env) => store.app.fetch(incoming, env), { port: 0, host: '127.0.0.1' });
  const token = await createApiToken(store.database);
  const secret = await addEndpoint(store, `http://127.0.0.1:${network.port}/`);
  await prepareShop(store, token);
  const erp = await startErp({
    STORE: `http://127.0.0.1:${http.port}`,
    TOKEN: token,
    WEBHOOK_SECRET: secret,
    BOOK: join(folder, 'erp.json'),
  });
  network.connect(erp.port);
  const delivering = deliverUntil(store, network);
  try {
    await placeOrders(store, orders, onProgress);
    const truth = await waitUntilEqual(store, erp.port);
    return {
      orders,
      webhooks: network.counts,
      seconds: Math.round((performance.now() - started) / 1000),
      ...truth,
      inconsistencies: await findInconsistencies(store),
    };
  } finally {
    network.end();
    await delivering;
    erp.process.kill();
    await once(erp.process, 'close');
    await Promise.all([network.close(), http.close()]);
    await store.close();
  }
}

async function prepareShop(store: TestStore, bearer: string): Promise<void> {
  const { body } = await store.call(listItemsByApi, { limit: 500 }, { bearer });
  const rows = (body.rows ?? [])
    .filter(({ itemname }) => buyable.includes(itemname))
    .map(({ itemcode }) => ({ itemcode, on_hand: 500_000 }));
  await store.call(saveStockByApi, { rows }, { bearer });
  const terms = { limit_minor: 500_000_000_00, period_days: 45, grace_days: 5 };
  await store.call(saveTermsByApi, { rows: [{ customer: { email: 'active@nod.example' }, ...terms }] }, { bearer });
}

async function placeOrders(store: TestStore, count: number, onProgress: (placed: number) => void): Promise<void> {
  const buyer = await store.signIn('active');
  const random = seededRandom(15);
  for (let placed = 1; placed <= count; placed += 1) {
    store.setClock(new Date());
    await liftAccountBounds(store.database);
    const lines = await fillCart(store, buyer, [[random.pick(buyable.slice(0, 3)), 2 + 2 * random.below(5)]]);
    const { body } = await submitOrder(store, buyer, toReviewedLines(lines));
    if (!body.success) throw new Error(body.message);
    onProgress(placed);
  }
}

/** What the jobs of a store do each second. */
async function deliverUntil(store: TestStore, network: { ended: boolean }): Promise<void> {
  while (!network.ended) {
    store.setClock(new Date());
    await numberPendingChanges(store.database, store.now());
    await sendWaiting(createWebhookSender(deliveryContextOf(store)));
    await pause(100);
  }
}

async function startErp(settings: Record<string, string>): Promise<{ process: ChildProcess; port: number }> {
  const env = { PATH: process.env.PATH, STORE_HOST: 'nod.localhost', PORT: '0', ...settings };
  const child = spawn(process.execPath, [program], { env, stdio: ['ignore', 'pipe', 'inherit'] });
  const [line] = await once(child.stdout, 'data');
  return { process: child, port: Number(/\d+/.exec(String(line))?.[0]) };
}

/** Takes each webhook, and then passes it on, or not, or twice, or three seconds later. */
async function startBadNetwork() {
  const random = seededRandom(7);
  const counts = { sent: 0, lost: 0, doubled: 0, late: 0 };
  const network = {
    ended: false,
    port: 0,
    counts,
    connect: (_port: number) => {},
    end: () => {},
    close: async () => {},
  };
  let to = 0;
  const pass = (headers: Record<string, unknown>, body: string) => {
    const outgoing = request({
      host: '127.0.0.1',
      port: to,
      method: 'POST',
      headers: headers as Record<string, string>,
    });
    outgoing.on('error', () => undefined);
    outgoing.on('response', (reply) => reply.resume());
    outgoing.end(body);
  };
  const server = createServer(async (incoming, reply) => {
    const body = await text(incoming);
    const { host: _host, connection: _connection, ...headers } = incoming.headers;
    counts.sent += 1;
    const fate = random.below(4);
    if (fate === 0) counts.lost += 1;
    else if (fate === 1) {
      counts.late += 1;
      setTimeout(() => pass(headers, body), 3_000).unref();
    } else pass(headers, body);
    if (fate === 2) {
      counts.doubled += 1;
      pass(headers, body);
    }
    reply.writeHead(200).end();
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  network.port = (server.address() as AddressInfo).port;
  network.connect = (port) => {
    to = port;
  };
  network.end = () => {
    network.ended = true;
  };
  network.close = async () => {
    server.closeAllConnections();
    server.close();
  };
  return network;
}

const readBook = (port: number) =>
  new Promise<Book>((resolve, reject) => {
    request({ host: '127.0.0.1', port }, (reply) =>
      text(reply).then((body) => resolve(JSON.parse(body) as Book), reject),
    )
      .on('error', reject)
      .end();
  });

const waitAtMostMs = 120_000;

/** Both sides, once they are equal or after two minutes. */
async function waitUntilEqual(store: TestStore, port: number) {
  const end = Date.now() + waitAtMostMs;
  for (;;) {
    const sides = { erp: sideOfErp(await readBook(port)), store: await sideOfStore(store) };
    if (JSON.stringify(sides.erp) === JSON.stringify(sides.store) || Date.now() > end) return sides;
    await pause(500);
  }
}

const sorted = (rows: readonly (readonly (string | number)[])[]) => rows.map((row) => row.join(' ')).toSorted();

const sideOfErp = ({ orders, invoices, receipts }: Book): Side => ({
  orders: sorted(Object.entries(orders).map(([number, { status, total_minor }]) => [number, status, total_minor])),
  invoices: sorted(Object.entries(invoices).map(([number, { total_minor }]) => [number, total_minor])),
  receipts: sorted(Object.entries(receipts).map(([number, amount]) => [number, amount])),
});

/** With everything that was ordered since dispatched, invoiced and paid. */
async function sideOfStore({ database }: TestStore): Promise<Side> {
  const read = async (query: string) =>
    sorted((await database.$client.query({ text: query, rowMode: 'array' })).rows as (string | number)[][]);
  return {
    orders: await read(
      `select number, case status when 'Awaiting Internal Approval' then 'Dispatched' when 'Confirmed' then 'Dispatched'
        else status end, total_minor from orders where site = 'nod'`,
    ),
    invoices: await read("select number, total_minor from documents where site = 'nod' and kind <> 'proforma'"),
    receipts: await read(
      `select n.number, m.amount_minor from own_numbers n join receipts m on m.number = n.reply ->> 'receipt'
        where n.kind = 'receipt'`,
    ),
  };
}
