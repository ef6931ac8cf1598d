import { expect, test } from 'vitest';
import { addEndpoint } from '../../../tests/actions/webhooks.ts';
import { openWithScanLog } from '../../../tests/store/scan-log.ts';
import { setUp } from '../../../tests/store/set-up.ts';
import { openTestStore } from '../../../tests/store/test-store.ts';
import { findEndpointsToCall, leaseNextDelivery } from './deliveries.db.ts';

const { openOn, scanLog } = openWithScanLog();
const store = setUp(() => openTestStore({ openOn }));

const waiting = 5_000;

async function addMessages(url: string, count: number) {
  await addEndpoint(store, url, ['order.placed']);
  await store.database.$client.query(
    `insert into webhook_deliveries (site, endpoint_id, message_id, event, subject, body, created_at, next_try_at)
      select e.site, e.id, 'msg_' || n, 'order.placed', '', '', $3, $3::timestamptz - n * interval '1 second'
      from webhook_endpoints e, generate_series(1, $2::int) n where e.url = $1`,
    [url, count, store.now()],
  );
}

test('messages that wait for an endpoint that is switched off are not read to find those of another', async () => {
  await addMessages('http://127.0.0.1:9/off', waiting);
  await store.database.$client.query('update webhook_endpoints set switched_off_at = $1', [store.now()]);
  await addMessages('http://127.0.0.1:9/on', 3);
  await store.database.$client.query('analyze webhook_deliveries, webhook_endpoints');
  scanLog.take();
  const now = store.now();
  const found = await findEndpointsToCall(store.database, { now });
  expect(found).toHaveLength(1);
  const endpointId = Number(found[0]?.id);
  const until = new Date(now.getTime() + 60_000);
  const leased = await leaseNextDelivery(store.database, { endpointId, now, until });
  expect(leased.map(({ url }) => url)).toEqual(['http://127.0.0.1:9/on']);
  const read = scanLog.take().filter(({ table }) => table === 'webhook_deliveries');
  expect(read).not.toEqual([]);
  expect(Math.max(...read.map(({ atOnce }) => atOnce))).toBeLessThan(waiting / 10);
});
