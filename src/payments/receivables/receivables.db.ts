import { type SQL, sql } from 'drizzle-orm';
import { customers } from '../../account/account.table.ts';
import type { CustomerSearch } from '../../account/customer-search.rule.ts';
import { reachOf } from '../../account/customers/customer-reach.sql.ts';
import { customersFound } from '../../account/customers-found.sql.ts';
import type { Day } from '../../lib/dates.ts';
import { prepareStatement, prepareWrite } from '../../server/database/prepare-statement.server.ts';
import type { SiteCode } from '../../sites/site.ts';
import type { UnpaidReason } from '../bank-line.data.ts';
import { unpaidBalances } from '../bank-lines.table.ts';
import { receivableAges } from '../credit/ageing.rule.ts';
import { dueDay } from '../credit/ledger.sql.ts';
import { dunningExceptions, dunningLetters } from '../dunning.table.ts';
import { creditTerms, ledgerEntries } from '../ledger.table.ts';
import type { Receivable, ReceivableTotals } from './receivable-rows.contract.ts';

const p = sql.placeholder;

export type ReceivablesWanted = CustomerSearch & {
  site: SiteCode;
  today: Day;
  overdueOnly: boolean;
  byTotal: boolean;
  limit: number;
  offset: number;
};

const [notDue, days30, days60, days90] = receivableAges.map(({ to }) => sql.raw(String(to)));
const sumWhere = (condition: SQL) => sql`coalesce(sum(u.open_minor) filter (where ${condition}), 0)::bigint`;
const ages = sql`
  ${sumWhere(sql`u.late <= ${notDue}`)} as not_due,
  ${sumWhere(sql`u.late > ${notDue} and u.late <= ${days30}`)} as days30,
  ${sumWhere(sql`u.late > ${days30} and u.late <= ${days60}`)} as days60,
  ${sumWhere(sql`u.late > ${days60} and u.late <= ${days90}`)} as days90,
  ${sumWhere(sql`u.late > ${days90}`)} as older`;

const unpaid = sql`select e.customer_id, e.open_minor,
      ${p('today')}::date - ${dueDay} as late
    from ${ledgerEntries} e left join ${creditTerms} t on t.customer_id = e.customer_id
    where e.site = ${p('site')} and e.kind = 'invoice' and e.open_minor > 0`;

/** Most money times days first, or most money first. */
export const findReceivables = prepareStatement<ReceivablesWanted, Receivable>(
  'receivables_list',
  sql`with owed as (
      select u.customer_id, ${ages}, max(u.late)::integer as days_late,
        sum(u.open_minor) as total,
        coalesce(sum(u.open_minor::double precision * u.late) filter (where u.late > 0), 0) as weight
      from (${unpaid}) u group by u.customer_id),
    page as (
      select o.* from owed o
      where (not ${p('overdueOnly')}::boolean or o.weight > 0)
        and (${p('searchCount')}::int = 0 or o.customer_id = any(array${customersFound}))
      order by case when ${p('byTotal')}::boolean then o.total else o.weight end desc, o.total desc, o.customer_id
      limit ${p('limit')} offset ${p('offset')})
    select o.customer_id, c.name as company, u.email, o.not_due, o.days30, o.days60, o.days90, o.older, o.days_late,
      (select coalesce(sum(m.open_minor), 0)::bigint from ${ledgerEntries} m where m.customer_id = o.customer_id
        and m.kind in ('receipt', 'credit_note') and m.open_minor > 0) as on_account_minor,
      (select coalesce(sum(i.open_minor), 0)::bigint from ${unpaidBalances} r
        join ${ledgerEntries} i on i.id = r.invoice_entry_id
        where r.customer_id = o.customer_id and r.ended_at is null and r.reason = 'dispute') as disputed_minor, l.stage,
      l.sent_at as stage_at,
      (select x.reason from ${dunningExceptions} x where x.customer_id = o.customer_id and x.ended_at is null) as exception
    from page o join ${customers} c on c.id = o.customer_id
      join lateral ${reachOf(sql`c.id`)} u on true
      left join lateral (select stage, sent_at from ${dunningLetters} where customer_id = c.id
        order by sent_at desc limit 1) l on true
    order by case when ${p('byTotal')}::boolean then o.total else o.weight end desc, o.total desc, o.customer_id`,
);

export const sumReceivables = prepareStatement<{ site: SiteCode; today: Day }, ReceivableTotals>(
  'receivables_totals',
  sql`select coalesce(sum(o.not_due), 0)::bigint as not_due, coalesce(sum(o.days30), 0)::bigint as days30,
      coalesce(sum(o.days60), 0)::bigint as days60, coalesce(sum(o.days90), 0)::bigint as days90,
      coalesce(sum(o.older), 0)::bigint as older, count(*)::integer as customers,
      (count(*) filter (where o.days_late > 0))::integer as overdue_customers,
      (select coalesce(sum(m.open_minor), 0)::bigint from ${ledgerEntries} m where m.site = ${p('site')}
        and m.kind in ('receipt', 'credit_note') and m.open_minor > 0) as on_account_minor
    from (select ${ages}, max(u.late) as days_late from (${unpaid}) u group by u.customer_id) o`,
);

type UnpaidInvoice = {
  id: number;
  customerId: number;
  openMinor: number;
  reason: UnpaidReason | null;
  note: string | null;
  notedBy: string | null;
};

export const findUnpaidInvoice = prepareStatement<
  { site: SiteCode; customerId: number; number: string },
  UnpaidInvoice
>(
  'unpaid_invoice_find',
  sql`select e.id, e.customer_id, e.open_minor, r.reason, r.note, r.created_by as noted_by
    from ${ledgerEntries} e
      left join lateral (select reason, note, created_by from ${unpaidBalances}
        where invoice_entry_id = e.id and ended_at is null order by id desc limit 1) r on true
    where e.site = ${p('site')} and e.customer_id = ${p('customerId')} and e.kind = 'invoice' and e.reference = ${p('number')} and e.open_minor > 0`,
);

export const endUnpaidBalances = prepareWrite<{ id: number; now: Date; by: string }, never>(
  'unpaid_rests_end',
  sql`update ${unpaidBalances} set ended_at = ${p('now')}::timestamptz, ended_by = ${p('by')}
    where invoice_entry_id = ${p('id')} and ended_at is null`,
);
