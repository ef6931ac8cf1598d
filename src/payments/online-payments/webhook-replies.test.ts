import { expect, test } from 'vitest';
import { createPaymentContext } from '../../../tests/actions/payments/payments.ts';
import { setUp } from '../../../tests/store/set-up.ts';
import { openTestStore } from '../../../tests/store/test-store.ts';
import { gateways } from '../gateways.data.ts';
import { sandboxWebhookHeaders } from '../sandbox/sandbox.server.ts';

const store = setUp(openTestStore);

const eventBody = (id: string) => JSON.stringify({ id, sessionId: null, kind: 'other', captures: [] });

async function post(body: string, signedBody = body) {
  const event = { id: 'evt', site: 'nod', provider: 'stripe', body: signedBody } as const;
  const signed = sandboxWebhookHeaders(createPaymentContext(store), event);
  const headers = { ...signed, host: 'nod.localhost:3000' };
  const reply = await store.app.request(`/${gateways.stripe.webhookPath}`, { method: 'POST', headers, body });
  const retryAfter = reply.headers.get('retry-after');
  return { status: reply.status, cache: reply.headers.get('cache-control'), retryAfter, body: await reply.json() };
}

const refused = (status: number, message: string) => ({
  status,
  cache: 'no-store',
  retryAfter: null,
  body: { success: false, message },
});

test('an event is accepted, and known when it comes again', async () => {
  const accepted = (message: string) => ({ ...refused(200, message), body: { success: true, message } });
  expect(await post(eventBody('evt_1'))).toEqual(accepted('Accepted.'));
  expect(await post(eventBody('evt_1'))).toEqual(accepted('Already received.'));
});

test('an event that is not signed is refused', async () => {
  expect(await post(eventBody('evt_2'), eventBody('evt_3'))).toEqual(refused(400, 'Invalid signature.'));
});

test('an event above 1 MB is refused', async () => {
  expect(await post('x'.repeat(1_000_001))).toEqual(refused(413, 'The request is larger than 1 MB.'));
});

test('while the database does not answer, the provider is told to send the event again later', async () => {
  store.database.setState('silent');
  const reply = await post(eventBody('evt_4')).finally(() => store.database.setState('writable'));
  expect(reply).toEqual({
    ...refused(503, 'The store is temporarily unavailable. Please try again in a few seconds.'),
    retryAfter: '5',
  });
  expect(await post(eventBody('evt_4'))).toMatchObject({ status: 200 });
});

test('an event that cannot be written is to be sent again', async () => {
  expect(await post(eventBody('evt_\u0000'))).toEqual(
    refused(500, 'Something went wrong on our side. Please send it again.'),
  );
});
