import { expect, test } from 'vitest';
import { createApiToken } from '../../../tests/actions/api-token.ts';
import { setUp } from '../../../tests/store/set-up.ts';
import { openTestStore } from '../../../tests/store/test-store.ts';
import { runInQueue, waitingIn } from '../jobs/queues.server.ts';

const store = setUp(openTestStore);
const address = '203.0.113.77';

test('a long list of a signed-in buyer or of a program does not wait for the visitors of its network', async () => {
  const path = '/api/quick_order/';
  const body = JSON.stringify({ text: '6205-2RS, 4\n'.repeat(4_000) });
  const send = async (authorization?: string) => {
    const headers = { host: 'nod.localhost', origin: 'http://nod.localhost', 'content-type': 'application/json' };
    const sent = { method: 'POST', body, headers: { ...headers, ...(authorization && { authorization }) } };
    return (await store.app.request(path, sent, { incoming: { socket: { remoteAddress: address } } })).status;
  };
  const buyer = `Token ${await store.signIn('active')}`;
  expect(await send(buyer)).toBe(200);
  const program = `Bearer ${await createApiToken(store.database)}`;
  await store.app.request('/api/v1/items/', { headers: { host: 'nod.localhost', authorization: program } });
  const gate = Promise.withResolvers<void>();
  const others = [1, 2].map(() => runInQueue('uploads', { address }, () => gate.promise));
  const visitor = send();
  await expect.poll(() => waitingIn('uploads')).toBe(1);
  expect(await send(buyer)).toBe(200);
  expect(await send(program)).not.toBe(429);
  expect(waitingIn('uploads')).toBe(1);
  gate.resolve();
  expect(await visitor).toBe(200);
  await Promise.all(others);
});
