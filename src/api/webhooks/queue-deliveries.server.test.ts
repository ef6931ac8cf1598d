import { expect, test } from 'vitest';
import { createConfirmedOrder } from '../../../tests/actions/orders.ts';
import { submitRfi } from '../../../tests/actions/rfi.ts';
import { addEndpoint } from '../../../tests/actions/webhooks.ts';
import { setUp } from '../../../tests/store/set-up.ts';
import { openTestStore } from '../../../tests/store/test-store.ts';
import { numberPendingChanges } from '../changes/number-changes.server.ts';

const store = setUp(openTestStore);

async function messages(): Promise<{ event: string; subject: string; body: Record<string, unknown> }[]> {
  await numberPendingChanges(store.database, store.now());
  const { rows } = await store.database.$client.query(
    'delete from webhook_deliveries returning id, event, subject, body::jsonb as body',
  );
  return rows.toSorted((a, b) => a.id - b.id);
}

test('what happened is told once, with its number and nothing that must stay private', async () => {
  await addEndpoint(store, 'http://127.0.0.1:4000/');
  const buyer = await store.signIn('active');
  const order = await createConfirmedOrder(store, buyer, [['6205', 2]]);
  const rfi = await submitRfi(store, buyer, [['6308', 4]]);
  const told = await messages();
  expect(told.map(({ event, subject }) => [event, subject])).toEqual([
    ['order.placed', order],
    ['rfi.sent', rfi],
    ['stock.wanted', rfi],
  ]);
  expect(told[0]?.body).toEqual({
    type: 'order.placed',
    timestamp: expect.stringMatching(/^\d{4}-.+Z$/),
    data: { site: 'nod', order },
  });
});

test('an RFI tells which items are wanted', async () => {
  await addEndpoint(store, 'http://127.0.0.1:4001/', ['stock.wanted']);
  const { rows } = await store.database.$client.query("select code from items where site = 'nod' and name = '6308'");
  const rfi = await submitRfi(store, await store.signIn('active'), [['6308', 9]]);
  const told = (await messages()).filter(({ event }) => event === 'stock.wanted');
  expect(told).toHaveLength(2);
  expect(told[0]?.body.data).toEqual({ site: 'nod', rfi, lines: [{ item: rows[0].code, quantity: 9 }] });
});

test('an endpoint of another site, or for other events, is told nothing', async () => {
  await store.database.$client.query("update webhook_endpoints set site = 'zwz'");
  await addEndpoint(store, 'http://127.0.0.1:4002/', ['rfi.sent']);
  await createConfirmedOrder(store, await store.signIn('active'), [['6308', 1]]);
  expect(await messages()).toEqual([]);
});
