import type { IncomingHttpHeaders } from 'node:http';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { createConfirmedOrder } from '../../../tests/actions/orders.ts';
import { sendWaiting } from '../../../tests/actions/send-waiting.ts';
import { addEndpoint, deliveryContextOf } from '../../../tests/actions/webhooks.ts';
import { type FakeGatewayServer, startFakeGatewayServer } from '../../../tests/fakes/fake-gateway-server.ts';
import { openTestStore, type TestStore } from '../../../tests/store/test-store.ts';
import { Refusal } from '../../server/refuse.server.ts';
import { sites } from '../../sites/resolve-site.ts';
import { numberPendingChanges } from '../changes/number-changes.server.ts';
import { createWebhookSender, deleteOldWebhooks, redeliverNow } from './deliver-webhooks.server.ts';
import { switchEndpointOn } from './manage-endpoints.server.ts';
import { signWebhook } from './sign-webhook.server.ts';

let store: TestStore;
let receiver: FakeGatewayServer;
let secret: string;
beforeAll(async () => {
  store = await openTestStore();
  receiver = await startFakeGatewayServer(() => ({ status: 200, body: 'taken' }));
  secret = await addEndpoint(store, `${receiver.url}/hook`, ['order.placed']);
});
afterAll(async () => {
  await receiver.close();
  await store.close();
});
beforeEach(async () => {
  await store.database.$client.query('delete from webhook_deliveries');
  await store.database.$client.query('update webhook_endpoints set failing_since = null, switched_off_at = null');
  receiver.requests.length = 0;
  receiver.outage = undefined;
});

const deliver = () => sendWaiting(createWebhookSender(deliveryContextOf(store)));
const passTime = (ms: number) => store.setClock(new Date(store.now().getTime() + ms));
const hour = 3_600_000;

async function placeOrder(): Promise<string> {
  const order = await createConfirmedOrder(store, await store.signIn('active'), [['6205', 1]]);
  await numberPendingChanges(store.database, store.now());
  return order;
}
const delivery = async () =>
  (
    await store.database.$client.query(
      'select id, tries, next_try_at as next, delivered_at as delivered from webhook_deliveries',
    )
  ).rows[0];

test('a message arrives once, signed', async () => {
  const order = await placeOrder();
  expect([await deliver(), await deliver()]).toEqual([1, 0]);
  const [{ headers, body } = { headers: {} as IncomingHttpHeaders, body: '' }] = receiver.requests;
  expect(JSON.parse(body)).toMatchObject({ type: 'order.placed', data: { order } });
  const signed = signWebhook(secret, { id: String(headers['webhook-id']), body, at: store.now() });
  expect(headers).toMatchObject(signed);
  expect(await delivery()).toMatchObject({ tries: 1, next: null, delivered: store.now() });
});

test('a message that failed is sent again later under the same id', async () => {
  await placeOrder();
  receiver.outage = 500;
  await deliver();
  expect(await deliver()).toBe(0);
  receiver.outage = undefined;
  passTime(5_000);
  expect(await deliver()).toBe(1);
  expect(receiver.requests).toHaveLength(2);
  expect(new Set(receiver.requests.map(({ headers }) => headers['webhook-id'])).size).toBe(1);
  const { rows } = await store.database.$client.query('select status, problem from webhook_attempts order by id');
  expect(rows).toEqual([
    { status: 500, problem: 'The endpoint replied 500.' },
    { status: 200, problem: '' },
  ]);
});

test('two processes never deliver one message at once', async () => {
  for (let count = 0; count < 3; count += 1) await placeOrder();
  const tried = await Promise.all([deliver(), deliver(), deliver()]);
  expect(tried.reduce((sum, count) => sum + count)).toBe(3);
  expect(receiver.requests).toHaveLength(3);
});

test('a lease that a killed process left ends after a minute', async () => {
  await placeOrder();
  await store.database.$client.query('update webhook_deliveries set leased_until = $1', [
    new Date(store.now().getTime() + 60_000),
  ]);
  expect(await deliver()).toBe(0);
  passTime(60_000);
  expect(await deliver()).toBe(1);
});

test('after days of failure the endpoint is switched off, the seller is mailed, and messages wait', async () => {
  await placeOrder();
  receiver.outage = 'dropped';
  for (let tries = 0; tries < 10; tries += 1) {
    await deliver();
    passTime(24 * hour);
  }
  const { rows: mails } = await store.database.$client.query(
    "select receiver, data from outbox where template = 'webhook-switched-off'",
  );
  expect(mails).toEqual([
    { receiver: sites.nod.contact.email, data: expect.objectContaining({ url: `${receiver.url}/hook` }) },
  ]);
  receiver.outage = undefined;
  await placeOrder();
  expect(await deliver()).toBe(0);
});

test('one message that fails for days is enough: the seller is mailed, and it is sent when the endpoint is switched on', async () => {
  await store.database.$client.query("delete from outbox where template = 'webhook-switched-off'");
  await placeOrder();
  receiver.outage = 500;
  for (let tries = 0; (await deliver()) > 0; tries += 1) {
    expect(tries).toBeLessThan(20);
    store.setClock((await delivery()).next ?? store.now());
  }
  const { rows } = await store.database.$client.query("select 1 from outbox where template = 'webhook-switched-off'");
  expect(rows).toHaveLength(1);
  receiver.outage = undefined;
  receiver.requests.length = 0;
  const endpoint = await store.database.$client.query(
    'select id from webhook_endpoints where switched_off_at is not null',
  );
  await switchEndpointOn(store.database, sites.nod, { id: endpoint.rows[0]?.id, by: 'A. Shah', now: store.now() });
  expect(await deliver()).toBe(1);
  expect(receiver.requests).toHaveLength(1);
});

const addWaiting = (url: string, count: number) =>
  store.database.$client.query(
    `insert into webhook_deliveries (site, endpoint_id, message_id, event, subject, body, created_at, next_try_at)
      select e.site, e.id, url || n, 'receipt.recorded', '', '{}', $1, $1
        from webhook_endpoints e, generate_series(1, $3::int) n where e.url = $2`,
    [new Date(store.now().getTime() - hour), url, count],
  );

test('endpoints that never reply do not hold up the messages of others, also those written meanwhile', async () => {
  const silent = await Promise.all(
    Array.from({ length: 7 }, () => startFakeGatewayServer(() => ({ status: 200, body: 'taken' }))),
  );
  const sender = createWebhookSender(deliveryContextOf(store));
  try {
    for (const one of silent) {
      one.outage = 'silent';
      await addEndpoint(store, `${one.url}/hook`, ['receipt.recorded']);
      await addWaiting(`${one.url}/hook`, 20);
    }
    await addWaiting(`${receiver.url}/hook`, 40);
    await sender.run();
    await expect.poll(() => receiver.requests.length).toBe(40);
    await placeOrder();
    await sender.run();
    await expect.poll(() => receiver.requests.length).toBe(41);
    expect(silent.map(({ requests }) => requests.length)).toEqual(silent.map(() => 2));
  } finally {
    await store.database.$client.query('update webhook_endpoints set ended_at = $1 where url <> $2', [
      store.now(),
      `${receiver.url}/hook`,
    ]);
    await Promise.all(silent.map((one) => one.close()));
    await sender.stop();
  }
});

test('an endpoint whose name leads into the own network later on is not called', async () => {
  await placeOrder();
  const rules = { allowLoopback: false, resolve: async () => [{ address: '127.0.0.1', family: 4 }] };
  const sender = createWebhookSender({ ...deliveryContextOf(store), rules });
  expect(await sendWaiting(sender)).toBe(1);
  expect(receiver.requests).toEqual([]);
  const { rows } = await store.database.$client.query('select problem from webhook_attempts order by id desc limit 1');
  expect(rows).toEqual([{ problem: expect.stringContaining('not an address of the public internet') }]);
});

test('a message sent again has its id and another time, so that a receiver can tell a replay of somebody else', async () => {
  await placeOrder();
  receiver.outage = 500;
  await deliver();
  receiver.outage = undefined;
  passTime(10 * 60_000);
  await deliver();
  const [first, second] = receiver.requests;
  expect(second?.headers['webhook-id']).toBe(first?.headers['webhook-id']);
  const ageOf = (request: typeof first) => Number(request?.headers['webhook-timestamp']);
  expect(ageOf(second) - ageOf(first)).toBe(600);
  const forged = signWebhook(secret, {
    id: String(first?.headers['webhook-id']),
    body: first?.body ?? '',
    at: store.now(),
  });
  expect(forged['webhook-signature']).not.toBe(first?.headers['webhook-signature']);
  expect(second?.headers['webhook-signature']).toBe(forged['webhook-signature']);
});

test('staff send a message again at once, and the trail tells', async () => {
  await placeOrder();
  await deliver();
  const { id } = await delivery();
  const result = await redeliverNow(deliveryContextOf(store), sites.nod, { id, by: 'A. Shah' });
  expect(result).toMatchObject({ status: 200, problem: '' });
  expect(receiver.requests).toHaveLength(2);
  expect(await redeliverNow(deliveryContextOf(store), sites.zwz, { id, by: 'A. Shah' })).toBeInstanceOf(Refusal);
  const { rows } = await store.database.$client.query(
    "select actor_name from audit_trail where action = 'webhook sent again'",
  );
  expect(rows).toEqual([{ actor_name: 'A. Shah' }]);
});

test('messages are kept for thirty days', async () => {
  await placeOrder();
  await deliver();
  passTime(29 * 24 * hour);
  await deleteOldWebhooks(store.database, 30, store.now());
  expect(await delivery()).toBeDefined();
  passTime(2 * 24 * hour);
  await deleteOldWebhooks(store.database, 30, store.now());
  expect(await delivery()).toBeUndefined();
});
