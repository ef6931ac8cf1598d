import { isNull, lt, or, sql } from 'drizzle-orm';
import type { Database } from '../../server/database/database.server.ts';
import { deleteInBatches } from '../../server/database/delete-in-batches.server.ts';
import { prepareStatement, prepareWrite } from '../../server/database/prepare-statement.server.ts';
import type { SiteCode } from '../../sites/site.ts';
import { webhookAttempts, webhookDeliveries, webhookEndpoints } from '../api.table.ts';

const p = sql.placeholder;

export const findEndpointsFor = prepareStatement<{ sites: string[] }, { id: number; site: SiteCode; events: string[] }>(
  'webhook_endpoints_for',
  sql`select e.id, e.site, e.events from ${webhookEndpoints} e
    where e.site = any(${p('sites')}::text[]) and e.ended_at is null order by e.id`,
);

export const insertDeliveries = prepareWrite<{ deliveries: string; now: Date }, never>(
  'webhook_deliveries_insert',
  sql`insert into ${webhookDeliveries} (site, endpoint_id, message_id, event, subject, body, created_at, next_try_at)
    select d.site, d."endpointId", d."messageId", d.event, d.subject, d.body, ${p('now')}::timestamptz, ${p('now')}::timestamptz
    from jsonb_to_recordset(${p('deliveries')}::jsonb)
      as d (site text, "endpointId" bigint, "messageId" text, event text, subject text, body text)`,
);

export type LeasedDelivery = {
  id: number;
  site: SiteCode;
  endpointId: number;
  url: string;
  sealedSecret: string;
  messageId: string;
  body: string;
  tries: number;
  createdAt: Date;
};

const leased = sql`d.id, d.site, d.endpoint_id, e.url, e.sealed_secret, d.message_id, d.body, d.tries, d.created_at`;

const isWaiting = sql`v.next_try_at <= ${p('now')} and (v.leased_until is null or v.leased_until <= ${p('now')})`;

/** Those that a message waits for; one that is switched off waits itself. */
export const findEndpointsToCall = prepareStatement<{ now: Date }, { id: string }>(
  'webhook_endpoints_to_call',
  sql`select o.id::text as id from ${webhookEndpoints} o
    where o.ended_at is null and o.switched_off_at is null
      and exists (select from ${webhookDeliveries} v where v.endpoint_id = o.id and ${isWaiting})`,
);

/** The longest waiting of an endpoint. */
export const leaseNextDelivery = prepareWrite<{ endpointId: number; now: Date; until: Date }, LeasedDelivery>(
  'webhook_delivery_lease_next',
  sql`update ${webhookDeliveries} as d set leased_until = ${p('until')}
    from ${webhookEndpoints} e
    where e.id = d.endpoint_id and d.id = (
      select v.id from ${webhookDeliveries} v join ${webhookEndpoints} o on o.id = v.endpoint_id
      where v.endpoint_id = ${p('endpointId')}::bigint and o.ended_at is null and o.switched_off_at is null and ${isWaiting}
      order by v.next_try_at, v.id limit 1 for no key update of v skip locked)
    returning ${leased}`,
);

/** Staff may send it although it arrived or was given up before; not while a process delivers it. */
export const leaseDelivery = prepareWrite<{ site: SiteCode; id: number; now: Date; until: Date }, LeasedDelivery>(
  'webhook_delivery_lease',
  sql`update ${webhookDeliveries} as d set leased_until = ${p('until')}
    from ${webhookEndpoints} e
    where e.id = d.endpoint_id and e.ended_at is null and d.id = ${p('id')} and d.site = ${p('site')}
      and (d.leased_until is null or d.leased_until <= ${p('now')})
    returning ${leased}`,
);

export type Attempt = {
  deliveryId: number;
  site: SiteCode;
  status: number | null;
  problem: string;
  reply: string;
  tookMs: number;
  byHand: boolean;
  now: Date;
  deliveredAt: Date | null;
  nextTryAt: Date | null;
};

/** A message that is given up waits when its endpoint is switched off. */
export const recordAttempt = prepareWrite<Attempt, never>(
  'webhook_attempt',
  sql`with attempt as (
      insert into ${webhookAttempts} (site, delivery_id, at, status, problem, reply, took_ms, by_hand)
      values (${p('site')}, ${p('deliveryId')}, ${p('now')}::timestamptz, ${p('status')}::smallint, ${p('problem')}, ${p('reply')},
        ${p('tookMs')}::int, ${p('byHand')}::boolean))
    update ${webhookDeliveries} set tries = tries + 1, leased_until = null,
      delivered_at = coalesce(${p('deliveredAt')}::timestamptz, delivered_at), next_try_at = case
        when ${p('deliveredAt')}::timestamptz is null then coalesce(${p('nextTryAt')}::timestamptz,
          (select e.switched_off_at from ${webhookEndpoints} e where e.id = endpoint_id))
      end
    where id = ${p('deliveryId')}`,
);

export const recordArrival = prepareWrite<{ id: number }, never>(
  'webhook_endpoint_reached',
  sql`update ${webhookEndpoints} set failing_since = null where id = ${p('id')} and failing_since is not null`,
);

export const recordFailure = prepareWrite<{ id: number; now: Date }, never>(
  'webhook_endpoint_failed',
  sql`update ${webhookEndpoints} set failing_since = ${p('now')} where id = ${p('id')} and failing_since is null`,
);

export const switchOffFailing = prepareWrite<
  { id: number; now: Date; since: Date },
  { url: string; failingSince: Date }
>(
  'webhook_endpoint_off',
  sql`update ${webhookEndpoints} set switched_off_at = ${p('now')}
    where id = ${p('id')} and switched_off_at is null and ended_at is null and failing_since <= ${p('since')}
    returning url, failing_since`,
);

export function deleteOldDeliveries(database: Database, before: Date): Promise<void> {
  const isIdle = or(isNull(webhookDeliveries.leasedUntil), lt(webhookDeliveries.leasedUntil, before));
  const isOld = sql`${lt(webhookDeliveries.createdAt, before)} and ${isIdle}`;
  return deleteInBatches(database, webhookDeliveries, () => isOld);
}
