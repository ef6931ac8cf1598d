import { sql } from 'drizzle-orm';
import { prepareStatement, prepareWrite } from '../../server/database/prepare-statement.server.ts';
import { paymentRefunds, payments } from './online-payments.table.ts';
import type { RefundRow } from './refunds.db.ts';

const p = sql.placeholder;

export const recordPaymentClosed = prepareWrite<{ id: number; reason: string; by: string; now: Date }, never>(
  'payment_closed',
  sql`update ${payments} set closed_at = ${p('now')}, closed_by = ${p('by')}, closed_reason = ${p('reason')}
    where id = ${p('id')}`,
);

export type ClosedPayment = { closedAt: Date | null; closedBy: string | null; closedReason: string | null };

export const findClosed = prepareStatement<{ id: number }, ClosedPayment>(
  'payment_find_closed',
  sql`select closed_at, closed_by, closed_reason
    from ${payments} where id = ${p('id')}`,
);

export type RefundOfPayment = {
  captureId: string;
  amountMinor: number;
  currency: string;
  reason: string;
  requestedAt: Date;
  doneAt: Date | null;
  refundId: string | null;
  atProvider: boolean;
};

/** The refunds are newest first. */
export const findRefunds = prepareStatement<{ paymentId: number }, RefundOfPayment>(
  'refunds_of_payment',
  sql`select capture_id, amount_minor, currency, reason, requested_at, done_at, refund_id, at_provider
    from ${paymentRefunds} where payment_id = ${p('paymentId')} order by id desc`,
);

/** Claimed by somebody who has not heard from the gateway yet. */
const isUnderWay = sql`(last_error is null and coalesce(next_try_at > ${p('now')}, false))`;

export const claimRefundsOf = prepareWrite<{ paymentId: number; now: Date; until: Date }, RefundRow>(
  'refund_claim_of_payment',
  sql`update ${paymentRefunds} as r set next_try_at = ${p('until')}, last_error = null from ${payments} m
    where m.id = r.payment_id and r.payment_id = ${p('paymentId')} and r.done_at is null and not ${isUnderWay}
    returning r.id, r.payment_id, r.capture_id, r.amount_minor, r.currency, r.key, r.tries, m.provider, m.sandbox`,
);

/** All that are not done; locked, so that no job begins with one meanwhile. */
export const lockUndoneRefunds = prepareStatement<{ paymentId: number; now: Date }, { isUnderWay: boolean }>(
  'refunds_lock_undone',
  sql`select ${isUnderWay} as is_under_way from ${paymentRefunds}
    where payment_id = ${p('paymentId')} and done_at is null for no key update`,
);

export const recordRefundsSettledOutside = prepareWrite<
  { paymentId: number; now: Date },
  { amountMinor: number; currency: string }
>(
  'refund_settled_outside',
  sql`update ${paymentRefunds} set done_at = ${p('now')}, refund_id = null, next_try_at = null
    where payment_id = ${p('paymentId')} and done_at is null returning amount_minor, currency`,
);
