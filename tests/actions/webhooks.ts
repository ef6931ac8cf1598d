import type { ChangeEvent } from '../../src/api/change-events.data.ts';
import { changeEventNames } from '../../src/api/change-events.data.ts';
import { numberPendingChanges } from '../../src/api/changes/number-changes.server.ts';
import type { DeliveryContext } from '../../src/api/webhooks/deliver-webhooks.server.ts';
import { resolveHost } from '../../src/api/webhooks/endpoint-address.server.ts';
import { createEndpoint } from '../../src/api/webhooks/manage-endpoints.server.ts';
import { Refusal } from '../../src/server/refuse.server.ts';
import { sites } from '../../src/sites/resolve-site.ts';
import type { TestStore } from '../store/test-store.ts';

const rules = { allowLoopback: true, resolve: resolveHost };

export const deliveryContextOf = ({ database, server, now }: TestStore): DeliveryContext => ({
  database,
  secret: server.secret,
  clock: now,
  rules,
  siteOf: (code) => server.sites[code],
});

/** Only what happens from now on is told. */
export async function addEndpoint(
  store: TestStore,
  url: string,
  events: readonly ChangeEvent[] = changeEventNames,
): Promise<string> {
  const { database, server } = store;
  await numberPendingChanges(database, store.now());
  const request = { url, events, by: 'A. Shah', now: store.now() };
  const created = await createEndpoint(database, sites.nod, { secret: server.secret, rules }, request);
  if (created instanceof Refusal) throw new Error(created.message);
  return created.secret;
}
