import { afterEach, beforeEach, expect, test } from 'vitest';
import { type FakeGatewayServer, startFakeGatewayServer } from '../../../tests/fakes/fake-gateway-server.ts';
import { startRedirectingServer } from '../../../tests/fakes/redirecting-server.ts';
import { resolveHost } from './endpoint-address.server.ts';
import { postWebhook } from './post-webhook.server.ts';

let receiver: FakeGatewayServer;
let reply: { status: number; body: unknown };
beforeEach(async () => {
  reply = { status: 200, body: 'taken' };
  receiver = await startFakeGatewayServer(() => reply);
});
afterEach(() => receiver.close());

const post = (allowLoopback = true, url = `${receiver.url}/hook`) =>
  postWebhook(url, { headers: { 'webhook-id': 'msg_1' }, body: '{"a":1}' }, { allowLoopback, resolve: resolveHost });

test('headers and body arrive, and any 2xx is an arrival', async () => {
  reply = { status: 202, body: 'taken' };
  expect(await post()).toMatchObject({ status: 202, problem: '', reply: '"taken"' });
  expect(receiver.requests[0]).toMatchObject({
    method: 'POST',
    path: '/hook',
    body: '{"a":1}',
    headers: { 'webhook-id': 'msg_1', 'content-type': 'application/json' },
  });
});

test.each([301, 307, 404, 500])('a reply of %i is a failure', async (status) => {
  reply = { status, body: 'elsewhere' };
  expect(await post()).toMatchObject({ status, problem: `The endpoint replied ${status}.` });
  expect(receiver.requests).toHaveLength(1);
});

test('an event is sent nowhere else', async () => {
  const elsewhere = await startRedirectingServer();
  expect(await post(true, elsewhere.url)).toMatchObject({ status: 307, problem: 'The endpoint replied 307.' });
  expect(elsewhere.followed).toEqual([]);
  await elsewhere.close();
});

test('of a long reply only the first bytes are kept', async () => {
  reply = { status: 200, body: 'x'.repeat(2_000_000) };
  const result = await post();
  expect([result.problem, result.reply.length]).toEqual(['', 1000]);
});

test('a connection that breaks and one that is refused are failures without a status', async () => {
  receiver.faults.push('dropped');
  expect(await post()).toMatchObject({ status: null, reply: '' });
  expect((await post(true, 'http://127.0.0.1:1/')).problem).toContain('ECONNREFUSED');
});

test('this machine is not called unless that is allowed', async () => {
  expect((await post(false)).problem).toContain('not an address of the public internet');
  expect(receiver.requests).toEqual([]);
});

test('a name that leads elsewhere as soon as it was checked is called where it was checked', async () => {
  const { port } = new URL(receiver.url);
  const answers = ['127.0.0.2', '127.0.0.1'];
  const asked: string[] = [];
  const resolve = async (host: string) => {
    asked.push(host);
    return [{ address: answers[asked.length - 1] ?? '127.0.0.1', family: 4 }];
  };
  const sent = { headers: {}, body: '{}' };
  const { problem } = await postWebhook(`http://localhost:${port}/hook`, sent, { allowLoopback: true, resolve });
  expect(problem).toContain(`127.0.0.2:${port}`);
  expect(asked).toEqual(['localhost']);
  expect(receiver.requests).toEqual([]);
});
