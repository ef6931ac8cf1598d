import { type SQL, sql } from 'drizzle-orm';
import { addresses, customers, taxRegistrations } from '../../account/account.table.ts';
import {
  isWaitingAccount,
  isWaitingAddress,
  isWaitingRegistration,
} from '../../account/customers/waiting-accounts.sql.ts';
import { papers } from '../../account/papers/papers.table.ts';
import { webhookEndpoints } from '../../api/api.table.ts';
import { certificates } from '../../catalogue/certificates/certificates.table.ts';
import { endsUnreplaced } from '../../catalogue/certificates/certificates-that-end.sql.ts';
import { contactMessages } from '../../content/contact/contact-messages.table.ts';
import type { ImportKind } from '../../imports/import-kind.data.ts';
import { imports } from '../../imports/imports.table.ts';
import type { Day } from '../../lib/dates.ts';
import { documents } from '../../orders/documents.table.ts';
import { eInvoices } from '../../orders/e-invoices.table.ts';
import { isKeptBack, isToLookAgain } from '../../orders/on-hold.sql.ts';
import { orderLines, orders } from '../../orders/orders.table.ts';
import { returnRequests } from '../../orders/return-requests.table.ts';
import { bankLines } from '../../payments/bank-lines.table.ts';
import { paymentsToCheck } from '../../payments/online-payments/payments-to-check.sql.ts';
import { customersToCall } from '../../payments/receivables/customers-to-call.sql.ts';
import { rfiLines, rfis } from '../../rfi/rfi.table.ts';
import { prepareStatement } from '../../server/database/prepare-statement.server.ts';
import type { SiteCode } from '../../sites/site.ts';
import type { WaitingCount } from './today.contract.ts';

const p = sql.placeholder;
const site = p('site');
const today = sql`${p('today')}::date`;
/** When a day begins at the site. */
const startOf = (day: SQL) => sql`(${day}::timestamp at time zone ${p('timeZone')}::text)`;

/**
 * Counts what waits on a site, by how long it has waited; kinds of which nothing waits are left out. Each row is one
 * row of the list that the kind leads to.
 */
export const countWaitingWork = prepareStatement<
  {
    site: SiteCode;
    now: Date;
    today: Day;
    tomorrow: Day;
    timeZone: string;
    importKinds: ImportKind[];
    warningDays: number;
  },
  WaitingCount
>(
  'desk_waiting_work',
  sql`with waiting (kind, since) as (
      select 'accounts', c.profile_at from ${customers} c
        where c.site = ${site} and ${isWaitingAccount}
      union all
      select 'addresses', min(a.created_at) from ${addresses} a join ${customers} c on c.id = a.customer_id
        where a.site = ${site} and ${isWaitingAddress} group by c.id
      union all
      select 'tax-numbers', min(coalesce(t.pending_at, t.created_at))
        from ${taxRegistrations} t join ${customers} c on c.id = t.customer_id
        where t.site = ${site} and ${isWaitingRegistration} group by c.id
      union all
      select 'papers', d.created_at from ${papers} d
        where d.site = ${site} and d.status = 'waiting' and d.stored_at is not null and d.removed_at is null
      union all
      select 'rfis', r.asked_at from ${rfis} r where r.site = ${site} and exists (
        select from ${rfiLines} l where l.rfi_id = r.id and l.answered_at is null and l.declined_at is null
          and (l.maker_until is null or l.maker_until <= ${today}))
      union all
      select 'orders', o.placed_at from ${orders} o
        where o.site = ${site} and o.status = 'Awaiting Internal Approval' and not ${isKeptBack(today)}
      union all
      select case when min(l.expected_on) < ${today} then 'late' else 'dispatches' end, ${startOf(sql`min(l.expected_on)`)}
        from ${orderLines} l join ${orders} o on o.id = l.order_id
        where l.site = ${site} and l.ordered > l.dispatched + l.cancelled and l.expected_on <= ${today}
          and o.status in ('Confirmed', 'Dispatched') and not ${isKeptBack(today)} group by l.order_id
      union all
      select 'held-orders', ${startOf(sql`(o.hold ->> 'lookAgainOn')::date`)} from ${orders} o
        where o.site = ${site} and o.status in ('Awaiting Internal Approval', 'Confirmed', 'Dispatched')
          and ${isToLookAgain(today)}
      union all
      select 'returns', min(q.requested_at) from ${returnRequests} q
        where q.site = ${site} and q.status = 'requested' group by q.order_id
      union all
      select 'e-invoices', min(e.wanted_at) from ${eInvoices} e join ${documents} d on d.id = e.document_id
        where e.site = ${site} and e.state = 'failed' group by d.order_id
      union all
      select 'quotes', min(l.answered_at) from ${rfiLines} l
        where l.site = ${site} and l.valid_until between ${today} and ${p('tomorrow')}::date and l.answered_at is not null
          and l.ordered_at is null and l.lapsed_at is null and l.withdrawn_at is null group by l.rfi_id
      union all
      select 'bank-lines', ${startOf(sql`b.booked_on`)} from ${bankLines} b
        where b.site = ${site} and b.state = 'open'
      union all
      select 'payments', min(w.since) from (${paymentsToCheck}) w group by w.payment_id
      union all
      select 'certificates', ${startOf(sql`(c.valid_to - ${p('warningDays')}::int)`)} from ${certificates} c
        where c.site = ${site} and ${endsUnreplaced(sql`${today} + ${p('warningDays')}::int`)}
      union all
      select 'imports', f.finished_at from ${imports} f
        where f.site = ${site} and f.state = 'failed' and f.kind = any(${p('importKinds')}::text[])
      union all
      select 'calls', ${startOf(sql`(${today} - w.late + 1)`)} from (${customersToCall(startOf(today))}) w
      union all
      select 'webhooks', coalesce(e.failing_since, e.switched_off_at) from ${webhookEndpoints} e
        where e.site = ${site} and e.ended_at is null and (e.failing_since is not null or e.switched_off_at is not null)
      union all
      select 'messages', m.created_at from ${contactMessages} m where m.site = ${site} and m.done_at is null
    )
    select kind, count(*)::int as count, coalesce(min(since), ${p('now')}::timestamptz) as oldest,
      (count(*) filter (where since > ${p('now')}::timestamptz - interval '4 hours'))::int as under4_hours,
      (count(*) filter (where since <= ${p('now')}::timestamptz - interval '4 hours'
        and since > ${p('now')}::timestamptz - interval '24 hours'))::int as under24_hours,
      (count(*) filter (where since <= ${p('now')}::timestamptz - interval '24 hours'
        and since > ${p('now')}::timestamptz - interval '48 hours'))::int as under2_days,
      (count(*) filter (where since <= ${p('now')}::timestamptz - interval '48 hours'))::int as older
    from waiting group by kind`,
);
