import { sql } from 'drizzle-orm';
import { prepareStatement } from '../../server/database/prepare-statement.server.js';
import { paymentRefunds, payments } from './online-payments.table.js';
                                                 

const p = sql.placeholder;

export const recordPaymentClosed = prepareStatement                                                              (
  'payment_closed',
  sql`update ${payments} set closed_at = ${p('now')}, closed_by = ${p('by')}, closed_reason = ${p('reason')}
    where id = ${p('id')}`,
);

                                                                                                            

export const findClosed = prepareStatement                               (
  'payment_find_closed',
  sql`select closed_at as "closedAt", closed_by as "closedBy", closed_reason as "closedReason"
    from ${payments} where id = ${p('id')}`,
);

                                                                                                                      

/** Newest first. */
export const findRefunds = prepareStatement                                        (
  'refunds_of_payment',
  sql`select amount_minor as "amountMinor", currency, done_at as "doneAt", refund_id as "refundId"
    from ${paymentRefunds} where payment_id = ${p('paymentId')} order by id desc`,
);

export const claimRefundsOf = prepareStatement                                               (
  'refund_claim_of_payment',
  sql`update ${paymentRefunds} as r set next_try_at = ${p('until')} from ${payments} m
    where m.id = r.payment_id and r.payment_id = ${p('paymentId')} and r.done_at is null
    returning r.id, r.capture_id as "captureId", r.amount_minor as "amountMinor", r.currency, r.key, r.tries, m.provider, m.sandbox`,
);

export const recordRefundsSettledOutside = prepareStatement 
                                   
                                           
 (
  'refund_settled_outside',
  sql`update ${paymentRefunds} set done_at = ${p('now')}, next_try_at = null
    where payment_id = ${p('paymentId')} and done_at is null returning amount_minor as "amountMinor", currency`,
);
