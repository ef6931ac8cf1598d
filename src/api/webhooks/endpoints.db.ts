import { sql } from 'drizzle-orm';
import { prepareStatement, prepareWrite } from '../../server/database/prepare-statement.server.ts';
import type { SiteCode } from '../../sites/site.ts';
import { webhookAttempts, webhookDeliveries, webhookEndpoints } from '../api.table.ts';
import type { DeliveryAttempt, ListedDelivery, ListedEndpoint } from './webhook-rows.contract.ts';

const p = sql.placeholder;

/** One at a time is added with this address. */
export const lockEndpointUrl = prepareStatement<{ site: SiteCode; url: string }, { locked: number }>(
  'webhook_endpoint_lock_url',
  sql`select 1 as locked from pg_advisory_xact_lock(hashtextextended('webhook ' || ${p('site')}::text || ' ' || ${p('url')}::text, 0))`,
);

/** No row when there is one with this address already. */
export const insertEndpoint = prepareWrite<
  { site: SiteCode; url: string; events: string; sealedSecret: string; now: Date; by: string },
  { id: number }
>(
  'webhook_endpoint_insert',
  sql`insert into ${webhookEndpoints} (site, url, events, sealed_secret, created_at, created_by)
    select ${p('site')}::text, ${p('url')}::text, ${p('events')}::jsonb, ${p('sealedSecret')}::text, ${p('now')}::timestamptz, ${p('by')}::text
    where not exists (select from ${webhookEndpoints} e
      where e.site = ${p('site')}::text and e.url = ${p('url')}::text and e.ended_at is null)
    returning id`,
);

export const findEndpoints = prepareStatement<{ site: SiteCode }, ListedEndpoint>(
  'webhook_endpoints_list',
  sql`select e.id, e.url, e.events, e.created_at, e.created_by, e.failing_since, e.switched_off_at
    from ${webhookEndpoints} e where e.site = ${p('site')} and e.ended_at is null order by e.id`,
);

export const setEndpointEnded = prepareWrite<
  { site: SiteCode; id: number; now: Date; by: string },
  { url: string; events: string[] }
>(
  'webhook_endpoint_end',
  sql`update ${webhookEndpoints} set ended_at = ${p('now')}, ended_by = ${p('by')}
    where id = ${p('id')} and site = ${p('site')} and ended_at is null returning url, events`,
);

export const setEndpointOn = prepareWrite<{ site: SiteCode; id: number }, { url: string }>(
  'webhook_endpoint_on',
  sql`update ${webhookEndpoints} set switched_off_at = null, failing_since = null
    where id = ${p('id')} and site = ${p('site')} and ended_at is null and switched_off_at is not null returning url`,
);

const deliveryColumns = sql`d.id, e.url, d.message_id, d.event, d.subject, d.created_at, d.tries,
  d.next_try_at, d.delivered_at`;

/** The deliveries are newest first; `failedOnly` leaves out those that arrived. */
export const findDeliveries = prepareStatement<
  { site: SiteCode; before: number; failedOnly: boolean; limit: number },
  ListedDelivery
>(
  'webhook_deliveries_list',
  sql`select ${deliveryColumns} from ${webhookDeliveries} d join ${webhookEndpoints} e on e.id = d.endpoint_id
    where d.site = ${p('site')} and d.id < ${p('before')}::bigint
      and (not ${p('failedOnly')}::boolean or (d.delivered_at is null and d.tries > 0))
    order by d.id desc limit ${p('limit')}::int`,
);

export const findDelivery = prepareStatement<{ site: SiteCode; id: number }, ListedDelivery & { body: string }>(
  'webhook_delivery',
  sql`select ${deliveryColumns}, d.body from ${webhookDeliveries} d join ${webhookEndpoints} e on e.id = d.endpoint_id
    where d.site = ${p('site')} and d.id = ${p('id')}`,
);

export const findAttempts = prepareStatement<{ id: number; limit: number }, DeliveryAttempt>(
  'webhook_attempts_list',
  sql`select a.at, a.status, a.problem, a.reply, a.took_ms, a.by_hand from ${webhookAttempts} a
    where a.delivery_id = ${p('id')} order by a.id desc limit ${p('limit')}::int`,
);
