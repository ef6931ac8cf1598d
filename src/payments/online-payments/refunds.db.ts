import { sql } from 'drizzle-orm';
import { prepareStatement } from '../../server/database/prepare-statement.server.ts';
import type { SiteCode } from '../../sites/site.ts';
import type { GatewayName } from '../gateways/payment-gateway.ts';
import { leftToRefund } from './left-to-refund.sql.ts';
import { paymentEvents, paymentRefunds, payments } from './online-payments.table.ts';

const p = sql.placeholder;

export const insertRefund = prepareStatement<
  {
    site: SiteCode;
    paymentId: number;
    captureId: string;
    amountMinor: number;
    currency: string;
    reason: string;
    key: string;
    now: Date;
  },
  { id: number }
>(
  'refund_insert',
  sql`insert into ${paymentRefunds} (site, payment_id, capture_id, amount_minor, currency, reason, key, requested_at, next_try_at)
    values (${p('site')}, ${p('paymentId')}, ${p('captureId')}, ${p('amountMinor')}, ${p('currency')}, ${p('reason')},
      ${p('key')}, ${p('now')}::timestamptz, ${p('now')}::timestamptz)
    on conflict (key) do nothing returning id`,
);

/**
 * What the gateway has refunded beyond all refunds asked for here, as a refund that is done. No row when there is none.
 * The payment must be locked.
 */
export const insertDashboardRefund = prepareStatement<
  {
    site: SiteCode;
    paymentId: number;
    captureId: string;
    totalMinor: number;
    currency: string;
    reason: string;
    key: string;
    now: Date;
  },
  { amountMinor: number }
>(
  'refund_dashboard',
  sql`insert into ${paymentRefunds} (site, payment_id, capture_id, amount_minor, currency, reason, key, requested_at, done_at)
    select ${p('site')}, ${p('paymentId')}, ${p('captureId')}, ${p('totalMinor')}::bigint - known.minor, ${p('currency')},
      ${p('reason')}, ${p('key')}, ${p('now')}::timestamptz, ${p('now')}::timestamptz
    from (select coalesce(sum(amount_minor), 0) as minor from ${paymentRefunds}
      where payment_id = ${p('paymentId')} and capture_id = ${p('captureId')}) known
    where ${p('totalMinor')}::bigint > known.minor
    on conflict (key) do nothing returning amount_minor as "amountMinor"`,
);

export const findLeftToRefund = prepareStatement<{ paymentId: number }, { leftMinor: number }>(
  'refund_left',
  sql`select ${leftToRefund} as "leftMinor" from ${payments} m where m.id = ${p('paymentId')}`,
);

export type RefundRow = {
  id: number;
  captureId: string;
  amountMinor: number;
  currency: string;
  key: string;
  tries: number;
  provider: GatewayName;
  sandbox: boolean;
};

export const claimRefunds = prepareStatement<{ site: SiteCode; now: Date; until: Date; limit: number }, RefundRow>(
  'refund_claim',
  sql`update ${paymentRefunds} as r set next_try_at = ${p('until')} from ${payments} m
    where m.id = r.payment_id and r.id in (
      select id from ${paymentRefunds} where site = ${p('site')} and done_at is null and next_try_at <= ${p('now')}
      order by next_try_at limit ${p('limit')} for no key update skip locked)
    returning r.id, r.capture_id as "captureId", r.amount_minor as "amountMinor", r.currency, r.key, r.tries, m.provider, m.sandbox`,
);

/** Changes nothing when the gateway has told before that this very refund came back. */
export const recordRefundDone = prepareStatement<{ id: number; refundId: string; now: Date }, never>(
  'refund_done',
  sql`update ${paymentRefunds} set done_at = ${p('now')}, refund_id = ${p('refundId')}, next_try_at = null,
    last_error = null, tries = tries + 1
    where id = ${p('id')} and (done_at is not null or refund_id is distinct from ${p('refundId')})`,
);

export const recordRefundFailure = prepareStatement<{ id: number; nextTryAt: Date | null; error: string }, never>(
  'refund_failed',
  sql`update ${paymentRefunds} set tries = tries + 1, next_try_at = ${p('nextTryAt')}, last_error = ${p('error')}
    where id = ${p('id')}`,
);

/**
 * Undone again, for staff to decide: the gateway has told that the money came back. It may tell before its reply to our
 * request is recorded, so the refund is found by our key too, and keeps the id for the reply that is still to come.
 */
export const recordRefundReturned = prepareStatement<
  { site: SiteCode; provider: GatewayName; refundId: string; key: string | null; error: string },
  { paymentId: number }
>(
  'refund_returned',
  sql`update ${paymentRefunds} as r set done_at = null, refund_id = ${p('refundId')}, next_try_at = null,
      last_error = ${p('error')} from ${payments} m
    where m.id = r.payment_id and r.site = ${p('site')} and m.provider = ${p('provider')}
      and (r.done_at is not null and r.refund_id = ${p('refundId')}
        or r.done_at is null and r.key = ${p('key')} and r.refund_id is distinct from ${p('refundId')})
    returning r.payment_id as "paymentId"`,
);

/** No row when the event was received before. */
export const insertWebhookEvent = prepareStatement<
  { site: SiteCode; provider: GatewayName; eventId: string; kind: string; paymentId: number | null; now: Date },
  { id: number }
>(
  'payment_event_insert',
  sql`insert into ${paymentEvents} (site, provider, event_id, kind, payment_id, received_at)
    values (${p('site')}, ${p('provider')}, ${p('eventId')}, ${p('kind')}, ${p('paymentId')}, ${p('now')})
    on conflict (site, provider, event_id) do nothing returning id`,
);
