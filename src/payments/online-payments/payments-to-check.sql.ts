import { type SQL, sql } from 'drizzle-orm';
import { paymentRefunds, payments } from './online-payments.table.ts';
import { allDiffersReasons } from './payment-state.rule.ts';

const p = sql.placeholder;

/**
 * The job finishes a payment within a minute, and ends one that was not paid when
 * its session is over; what takes longer needs a person. So does a payment that was refunded in the dashboard of its
 * provider, since its order goes on, or its invoices are open again.
 */
export const paymentsToCheckOf = (site: SQL, now: SQL) => sql`
  select m.id as payment_id, 'no_order' as problem, m.settled_at as since from ${payments} m
    where m.site = ${site} and m.state = 'settled' and m.settled_at <= ${now} - interval '10 minutes'
  union all
  select f.payment_id, 'refund_failed', f.requested_at from ${paymentRefunds} f
    where f.site = ${site} and f.done_at is null
      and (f.last_error is not null or f.requested_at <= ${now} - interval '1 hour')
  union all
  select m.id, 'refunded_at_provider', min(f.requested_at) from ${paymentRefunds} f
    join ${payments} m on m.id = f.payment_id
    where f.site = ${site} and f.at_provider and m.state in ('ordered', 'booked')
      and (m.closed_at is null or f.requested_at > m.closed_at)
    group by m.id
  union all
  select m.id, 'differs', m.refused_at from ${payments} m
    where m.site = ${site} and m.state = 'refused' and m.closed_at is null
      and m.refused_for in (${sql.raw(allDiffersReasons.map((reason) => `'${reason}'`).join(', '))})
  union all
  select m.id, 'hanging', m.expires_at from ${payments} m
    where m.site = ${site} and m.state in ('opening', 'open') and m.expires_at <= ${now} - interval '30 minutes'`;

/** Takes the parameters `site` and `now`. */
export const paymentsToCheck = paymentsToCheckOf(sql`${p('site')}`, sql`${p('now')}::timestamptz`);
