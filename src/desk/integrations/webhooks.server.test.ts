import { afterAll, beforeAll, expect, test } from 'vitest';
import { createConfirmedOrder } from '../../../tests/actions/orders.ts';
import { sendWaiting } from '../../../tests/actions/send-waiting.ts';
import { deliveryContextOf } from '../../../tests/actions/webhooks.ts';
import { type FakeGatewayServer, startFakeGatewayServer } from '../../../tests/fakes/fake-gateway-server.ts';
import { openTestStore, type TestStore } from '../../../tests/store/test-store.ts';
import { numberPendingChanges } from '../../api/changes/number-changes.server.ts';
import { createWebhookSender } from '../../api/webhooks/deliver-webhooks.server.ts';
import {
  createEndpointAtDesk,
  deliveriesAtDesk,
  deliveryAtDesk,
  integrationsAtDesk,
  removeEndpointAtDesk,
  sendAgainAtDesk,
  switchEndpointOnAtDesk,
} from './integrations.contract.ts';

let store: TestStore;
let desk: string;
let receiver: FakeGatewayServer;
beforeAll(async () => {
  store = await openTestStore();
  desk = await store.signInAtDesk('admin');
  receiver = await startFakeGatewayServer(() => ({ status: 200, body: 'taken' }));
  await numberPendingChanges(store.database, store.now());
});
afterAll(async () => {
  await receiver.close();
  await store.close();
});

const site = 'nod' as const;
const create = async (url: string, events: 'order.placed'[] = ['order.placed']) =>
  (await store.call(createEndpointAtDesk, { site, url, events }, { desk })).body;
const log = async (view = '') =>
  (await store.call(deliveriesAtDesk, { site, view, before: '' }, { desk })).body.rows ?? [];
const endpoints = async () => (await store.call(integrationsAtDesk, { site }, { desk })).body.endpoints ?? [];

test('a message that failed is shown with its attempts, and sent again by hand', async () => {
  expect((await create(`${receiver.url}/hook`)).secret).toMatch(/^whsec_/);
  const order = await createConfirmedOrder(store, await store.signIn('active'), [['6205', 1]]);
  await numberPendingChanges(store.database, store.now());
  receiver.outage = 503;
  await sendWaiting(createWebhookSender(deliveryContextOf(store)));
  const [failed] = await log('failed');
  expect(failed).toMatchObject({ event: 'order.placed', subject: order, tries: 1, deliveredAt: null });
  expect((await endpoints())[0]?.failingSince).not.toBeNull();
  const sendAgain = async () =>
    (await store.call(sendAgainAtDesk, { site, id: failed?.id ?? 0 }, { desk })).body.message;
  expect(await sendAgain()).toBe('It did not arrive: The endpoint replied 503.');
  receiver.outage = undefined;
  expect(await sendAgain()).toBe('It has arrived.');
  const { body } = await store.call(deliveryAtDesk, { site, id: failed?.id ?? 0 }, { desk });
  expect(body.attempts?.map(({ status, byHand }) => [status, byHand])).toEqual([
    [200, true],
    [503, true],
    [503, false],
  ]);
  expect(JSON.parse(body.delivery?.body ?? '')).toMatchObject({ data: { order } });
  expect([(await log()).length, await log('failed')]).toEqual([1, []]);
  expect((await endpoints())[0]?.failingSince).toBeNull();
});

test('an endpoint needs something it is told, and an address of the public internet', async () => {
  expect((await create(`${receiver.url}/x`, [])).refusal).toBe('events');
  expect((await create('https://10.0.0.1/')).message).toBe(
    '10.0.0.1 is 10.0.0.1, which is not an address of the public internet.',
  );
});

test('an endpoint is switched on again and removed', async () => {
  await create(`${receiver.url}/second`);
  const id = (await endpoints()).find(({ url }) => url.endsWith('/second'))?.id ?? 0;
  const switchOn = async () => (await store.call(switchEndpointOnAtDesk, { site, id }, { desk })).body;
  expect((await switchOn()).refusal).toBe('not_off');
  await store.database.$client.query('update webhook_endpoints set switched_off_at = now() where id = $1', [id]);
  expect((await switchOn()).success).toBe(true);
  expect((await store.call(removeEndpointAtDesk, { site, id }, { desk })).body.success).toBe(true);
  expect((await endpoints()).some((endpoint) => endpoint.id === id)).toBe(false);
});
