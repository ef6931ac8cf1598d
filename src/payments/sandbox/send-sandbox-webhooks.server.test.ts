import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, test } from 'vitest';
import { fillCart } from '../../../tests/actions/cart.ts';
import {
  advanceClock,
  createPaymentContext,
  payInSandbox,
  startPayment,
} from '../../../tests/actions/payments/payments.ts';
import { setUp } from '../../../tests/store/set-up.ts';
import { openTestStore } from '../../../tests/store/test-store.ts';
import type { Role } from '../../demo/people.data.ts';
import { readEnv } from '../../server/env.server.ts';
import { gateways } from '../gateways.data.ts';
import type { SandboxEventRow } from './sandbox.db.ts';
import { type Deliver, deliverToOwnPort, sendSandboxWebhooks } from './send-sandbox-webhooks.server.ts';

const store = setUp(openTestStore);

const payOnce = async (role: Role) => {
  const token = await store.signIn(role);
  const { sessionId } = await startPayment(store, token, await fillCart(store, token, [['6205-2RS/C3', 1]]));
  await payInSandbox(store, sessionId);
};
const send = (deliver: Deliver) => sendSandboxWebhooks(createPaymentContext(store), deliver);

test('an event that is refused is sent again, ever later, until it is taken', async () => {
  await payOnce('active');
  const seen: string[] = [];
  const replyWith =
    (status: number): Deliver =>
    async (event) => {
      seen.push(event.id);
      return status;
    };
  expect(await send(replyWith(500))).toBe(1);
  expect(await send(replyWith(200))).toBe(0);
  advanceClock(store, 1);
  expect(await send(replyWith(0))).toBe(1);
  advanceClock(store, 1);
  expect(await send(replyWith(204))).toBe(1);
  advanceClock(store, 600);
  expect(await send(replyWith(200))).toBe(0);
  expect(new Set(seen).size).toBe(1);
  expect(seen).toHaveLength(3);
});

test('two senders at once deliver an event once', async () => {
  await payOnce('overdue');
  const sent = await Promise.all([send(async () => 200), send(async () => 200)]);
  expect(sent.toSorted()).toEqual([0, 1]);
});

const event = { id: 'evt_1', site: 'nod', provider: 'razorpay', body: '{"paid":true}' } as SandboxEventRow;

test("events go to the store's own port with the host of the site and the signature", async () => {
  const received: { method?: string; url?: string; headers: Record<string, unknown>; body: string }[] = [];
  const server = createServer((request, response) => {
    let body = '';
    request.on('data', (chunk) => {
      body += chunk;
    });
    request.on('end', () => {
      received.push({ method: request.method ?? '', url: request.url ?? '', headers: request.headers, body });
      response.writeHead(202).end();
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  const { siteHosts } = readEnv({});
  const deliver = deliverToOwnPort({ port, host: '::', siteHosts });
  expect(await deliver(event, { 'x-signature': 'abc' })).toBe(202);
  expect(received).toMatchObject([
    {
      method: 'POST',
      url: `/${gateways.razorpay.webhookPath}`,
      body: event.body,
      headers: { host: new URL(siteHosts.nod.address).host, 'x-signature': 'abc', 'content-type': 'application/json' },
    },
  ]);
  await new Promise((resolve) => server.close(resolve));
  expect(await deliver(event, {})).toBe(0);
});
