import { sql } from 'drizzle-orm';
import { prepareStatement, prepareWrite } from '../../server/database/prepare-statement.server.ts';
import type { SiteCode } from '../../sites/site.ts';
import type { GatewayName } from '../gateways/payment-gateway.ts';
import { leftToRefund } from './left-to-refund.sql.ts';
import { paymentEvents, paymentRefunds, payments } from './online-payments.table.ts';
import type { RecordedRefund } from './unrecorded-refunds.rule.ts';

const p = sql.placeholder;

export const insertRefund = prepareWrite<
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

/** The oldest first; locked, so that no job begins with one meanwhile. */
export const lockRefundsOfCapture = prepareStatement<{ paymentId: number; captureId: string }, RecordedRefund>(
  'refunds_lock',
  sql`select id, key, refund_id, amount_minor,
      (done_at is null and last_error is not null) as is_failed
    from ${paymentRefunds} where payment_id = ${p('paymentId')} and capture_id = ${p('captureId')}
    order by id for no key update`,
);

type DashboardRefund = {
  site: SiteCode;
  paymentId: number;
  captureId: string;
  refundId: string;
  amountMinor: number;
  currency: string;
  reason: string;
  key: string;
  now: Date;
};

export const insertDashboardRefund = prepareWrite<DashboardRefund, never>(
  'refund_dashboard',
  sql`insert into ${paymentRefunds} (site, payment_id, capture_id, amount_minor, currency, reason, key, requested_at,
      refund_id, done_at, at_provider)
    values (${p('site')}, ${p('paymentId')}, ${p('captureId')}, ${p('amountMinor')}, ${p('currency')}, ${p('reason')},
      ${p('key')}, ${p('now')}::timestamptz, ${p('refundId')}, ${p('now')}::timestamptz, true)`,
);

type MadeInstead = { id: number; refundId: string; now: Date };

/** A failed refund was made in the gateway's dashboard instead. */
export const recordRefundMadeInstead = prepareWrite<MadeInstead, never>(
  'refund_instead',
  sql`update ${paymentRefunds} set done_at = ${p('now')}, refund_id = ${p('refundId')}, next_try_at = null,
    last_error = null where id = ${p('id')}`,
);

/** The same of a part of it: a row of its own, and the rest is still to be refunded. */
export const recordPartMadeInstead = prepareWrite<MadeInstead & { amountMinor: number }, never>(
  'refund_part_instead',
  sql`with failed as (
      update ${paymentRefunds} set amount_minor = amount_minor - ${p('amountMinor')}::bigint where id = ${p('id')}
      returning site, payment_id, capture_id, currency, reason, key, requested_at)
    insert into ${paymentRefunds} (site, payment_id, capture_id, amount_minor, currency, reason, key, requested_at,
      refund_id, done_at)
    select site, payment_id, capture_id, ${p('amountMinor')}::bigint, currency, reason,
      key || ' ' || ${p('refundId')}::text, requested_at, ${p('refundId')}::text, ${p('now')}::timestamptz from failed`,
);

export const findLeftToRefund = prepareStatement<{ paymentId: number }, { leftMinor: number }>(
  'refund_left',
  sql`select ${leftToRefund} as left_minor from ${payments} m where m.id = ${p('paymentId')}`,
);

export type RefundRow = {
  id: number;
  paymentId: number;
  captureId: string;
  amountMinor: number;
  currency: string;
  key: string;
  tries: number;
  provider: GatewayName;
  sandbox: boolean;
};

export const claimRefunds = prepareWrite<{ site: SiteCode; now: Date; until: Date; limit: number }, RefundRow>(
  'refund_claim',
  sql`update ${paymentRefunds} as r set next_try_at = ${p('until')}, last_error = null from ${payments} m
    where m.id = r.payment_id and r.id in (
      select id from ${paymentRefunds} where site = ${p('site')} and done_at is null and next_try_at <= ${p('now')}
      order by next_try_at limit ${p('limit')} for no key update skip locked)
    returning r.id, r.payment_id, r.capture_id, r.amount_minor, r.currency, r.key, r.tries, m.provider, m.sandbox`,
);

/** Changes nothing when the gateway has told before that this very refund came back. */
export const recordRefundDone = prepareWrite<{ id: number; refundId: string; now: Date }, never>(
  'refund_done',
  sql`update ${paymentRefunds} set done_at = ${p('now')}, refund_id = ${p('refundId')}, next_try_at = null,
    last_error = null, tries = tries + 1
    where id = ${p('id')} and (done_at is not null or refund_id is distinct from ${p('refundId')})`,
);

export const recordRefundFailure = prepareWrite<{ id: number; nextTryAt: Date | null; error: string }, never>(
  'refund_failed',
  sql`update ${paymentRefunds} set tries = tries + 1, next_try_at = ${p('nextTryAt')}, last_error = ${p('error')}
    where id = ${p('id')}`,
);

/**
 * Undone again, for staff to decide: the gateway has told that the money came back. It may tell before its reply to our
 * request is recorded, so the refund is found by our key too, and keeps the id for the reply that is still to come.
 */
export const recordRefundReturned = prepareWrite<
  { site: SiteCode; provider: GatewayName; refundId: string; key: string | null; error: string },
  { paymentId: number }
>(
  'refund_returned',
  sql`update ${paymentRefunds} as r set done_at = null, refund_id = ${p('refundId')}, next_try_at = null,
      last_error = ${p('error')} from ${payments} m
    where m.id = r.payment_id and r.site = ${p('site')} and m.provider = ${p('provider')}
      and (r.done_at is not null and r.refund_id = ${p('refundId')}
        or r.done_at is null and r.key = ${p('key')} and r.refund_id is distinct from ${p('refundId')})
    returning r.payment_id`,
);

/** No row when the event was received before. */
export const insertWebhookEvent = prepareWrite<
  { site: SiteCode; provider: GatewayName; eventId: string; kind: string; paymentId: number | null; now: Date },
  { id: number }
>(
  'payment_event_insert',
  sql`insert into ${paymentEvents} (site, provider, event_id, kind, payment_id, received_at)
    values (${p('site')}, ${p('provider')}, ${p('eventId')}, ${p('kind')}, ${p('paymentId')}, ${p('now')})
    on conflict (site, provider, event_id) do nothing returning id`,
);
