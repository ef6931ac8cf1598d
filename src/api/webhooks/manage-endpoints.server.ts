import type { Database } from '../../server/database/database.server.ts';
import { type Refusal, refuse } from '../../server/refuse.server.ts';
import { byStaff, recordAudit } from '../../server/security/audit.server.ts';
import { encrypt } from '../../server/security/encryption.server.ts';
import type { Site } from '../../sites/site.ts';
import { endpointRefusals } from '../api-refusals.ts';
import type { ChangeEvent } from '../change-events.data.ts';
import { type EndpointRules, findEndpointAddress, urlProblem } from './endpoint-address.server.ts';
import { insertEndpoint, lockEndpointUrl, setEndpointEnded, setEndpointOn } from './endpoints.db.ts';
import { createWebhookSecret } from './sign-webhook.server.ts';

export { findAttempts, findDeliveries, findDelivery, findEndpoints } from './endpoints.db.ts';

export type NewEndpoint = { url: string; events: readonly ChangeEvent[]; by: string; now: Date };

/** The secret is returned once, for the receiver to check signatures with; it is stored encrypted. */
export async function createEndpoint(
  database: Database,
  site: Site,
  { secret, rules }: { secret: string; rules: EndpointRules },
  { url, events, by, now }: NewEndpoint,
): Promise<{ secret: string } | Refusal<'url'>> {
  const problem = urlProblem(url, rules) ?? (await addressProblem(url, rules));
  if (problem) return refuse(endpointRefusals, 'url', { reason: problem });
  const key = createWebhookSecret();
  const row = {
    site: site.code,
    url,
    events: JSON.stringify(events),
    sealedSecret: encrypt(secret, 'webhooks', { key }),
  };
  return database.transaction(async (db) => {
    await lockEndpointUrl(db, { site: site.code, url });
    const [created] = await insertEndpoint(db, { ...row, now, by });
    if (!created) return refuse(endpointRefusals, 'url.twice', { url });
    await recordAudit(db, {
      ...byStaff(site, { by, now }),
      subject: url,
      action: 'webhook endpoint created',
      details: { events: [...events] },
    });
    return { secret: key };
  });
}

const addressProblem = (url: string, rules: EndpointRules) =>
  findEndpointAddress(new URL(url), rules).then(
    () => undefined,
    (cause: Error) => `${cause.message}.`,
  );

export type EndpointChange = { id: number; by: string; now: Date };

export function endEndpoint(database: Database, site: Site, { id, by, now }: EndpointChange) {
  return database.transaction(async (db) => {
    const [ended] = await setEndpointEnded(db, { site: site.code, id, now, by });
    if (!ended) return refuse(endpointRefusals, 'unknown');
    await recordAudit(db, {
      ...byStaff(site, { by, now }),
      subject: ended.url,
      action: 'webhook endpoint removed',
      details: { events: ended.events },
    });
    return { url: ended.url };
  });
}

/** Events that waited while the endpoint was off are sent. */
export function switchEndpointOn(database: Database, site: Site, { id, by, now }: EndpointChange) {
  return database.transaction(async (db) => {
    const [on] = await setEndpointOn(db, { site: site.code, id });
    if (!on) return refuse(endpointRefusals, 'not_off');
    await recordAudit(db, { ...byStaff(site, { by, now }), subject: on.url, action: 'webhook endpoint switched on' });
    return { url: on.url };
  });
}
