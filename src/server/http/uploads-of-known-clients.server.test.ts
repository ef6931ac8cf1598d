import { expect, test } from 'vitest';
import { createApiToken } from '../../../tests/actions/api-token.ts';
import { setUp } from '../../../tests/store/set-up.ts';
import { openTestStore } from '../../../tests/store/test-store.ts';
import { runInQueue, waitingIn } from '../jobs/queues.server.ts';

const store = setUp(openTestStore);
const address = '203.0.113.77';

test('what a signed-in buyer, a program or staff send at length does not wait for the visitors of its network', async () => {
  const path = '/api/quick_order/';
  const body = JSON.stringify({ text: '6205-2RS, 4\n'.repeat(4_000) });
  const headers = { host: 'nod.localhost', origin: 'http://nod.localhost', 'content-type': 'application/json' };
  const post = async (to: string, own: Record<string, string> = {}) => {
    const sent = { method: 'POST', body, headers: { ...headers, ...own } };
    return (await store.app.request(to, sent, { incoming: { socket: { remoteAddress: address } } })).status;
  };
  const send = (authorization?: string) => post(path, authorization === undefined ? {} : { authorization });
  const staff = { cookie: `desk=${await store.signInAtDesk('catalogue')}` };
  const atDesk = () => post('/desk/api/nod/prices/import/', staff);
  const buyer = `Token ${await store.signIn('active')}`;
  expect(await send(buyer)).toBe(200);
  const program = `Bearer ${await createApiToken(store.database)}`;
  await store.app.request('/api/v1/items/', { headers: { host: 'nod.localhost', authorization: program } });
  const answerToStaff = await atDesk();
  expect(answerToStaff).not.toBe(429);
  const gate = Promise.withResolvers<void>();
  const others = [1, 2].map(() => runInQueue('uploads', { address }, () => gate.promise));
  const visitor = send();
  await expect.poll(() => waitingIn('uploads')).toBe(1);
  expect(await send(buyer)).toBe(200);
  expect(await send(program)).not.toBe(429);
  expect(await atDesk()).toBe(answerToStaff);
  expect(waitingIn('uploads')).toBe(1);
  gate.resolve();
  expect(await visitor).toBe(200);
  await Promise.all(others);
});
