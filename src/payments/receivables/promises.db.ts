import { sql } from 'drizzle-orm';
import type { z } from 'zod';
import { customers } from '../../account/account.table.ts';
import { customerNotes } from '../../account/customers/customer-notes.table.ts';
import { reachOf } from '../../account/customers/customer-reach.sql.ts';
import type { Currency } from '../../lib/currency.ts';
import type { Day } from '../../lib/dates.ts';
import { prepareStatement, prepareWrite } from '../../server/database/prepare-statement.server.ts';
import type { SiteCode } from '../../sites/site.ts';
import { unpaidBalances } from '../bank-lines.table.ts';
import { ledgerEntries } from '../ledger.table.ts';
import { paymentPromises } from '../promises.table.ts';
import { customersToCall, receivedSince } from './customers-to-call.sql.ts';
import type { CustomerToCall, storedPromise } from './receivable-rows.contract.ts';

const p = sql.placeholder;

export type PromiseRow = z.input<typeof storedPromise> & { endedAt: Date | null; receivedMinor: number };

const promise = sql`p.id, p.amount_minor, p.promised_for, p.note, p.noted_at, p.noted_by, p.ended_at, p.ended_by,
  ${receivedSince} as received_minor`;

/** The promises are newest first. */
export const findPromises = prepareStatement<{ site: SiteCode; customerId: number; limit: number }, PromiseRow>(
  'promises_of_customer',
  sql`select ${promise} from ${paymentPromises} p
    where p.site = ${p('site')} and p.customer_id = ${p('customerId')} order by p.id desc limit ${p('limit')}`,
);

export const findOpenPromises = prepareStatement<
  { site: SiteCode; limit: number },
  PromiseRow & { customerId: number; company: string }
>(
  'promises_open',
  sql`select ${promise}, p.customer_id, c.name as company
    from ${paymentPromises} p join ${customers} c on c.id = p.customer_id
    where p.site = ${p('site')} and p.ended_at is null order by p.promised_for, p.id limit ${p('limit')}`,
);

export const insertPromise = prepareWrite<
  {
    site: SiteCode;
    customerId: number;
    amountMinor: number;
    currency: Currency;
    promisedFor: Day;
    note: string;
    now: Date;
    by: string;
  },
  { id: number }
>(
  'promise_insert',
  sql`insert into ${paymentPromises} (site, customer_id, amount_minor, currency, promised_for, note, noted_at, noted_by)
    values (${p('site')}, ${p('customerId')}, ${p('amountMinor')}, ${p('currency')}, ${p('promisedFor')}, ${p('note')},
      ${p('now')}, ${p('by')}) returning id`,
);

export const endPromiseRow = prepareWrite<{ id: number; now: Date; by: string }, never>(
  'promise_end',
  sql`update ${paymentPromises} set ended_at = ${p('now')}, ended_by = ${p('by')} where id = ${p('id')}`,
);

export const sumUnpaid = prepareStatement<
  { site: SiteCode; customerId: number },
  { company: string; owedMinor: number }
>(
  'promise_unpaid',
  sql`select c.name as company, (select coalesce(sum(e.open_minor), 0)::bigint from ${ledgerEntries} e
      where e.customer_id = c.id and e.kind = 'invoice' and e.open_minor > 0) as owed_minor
    from ${customers} c where c.site = ${p('site')} and c.id = ${p('customerId')}`,
);

/** Those first who broke a promise, then by money times days. `total` counts all there are. */
export const findCallList = prepareStatement<
  { site: SiteCode; today: Day; dayBegan: Date; limit: number },
  CustomerToCall & { total: number }
>(
  'call_list',
  sql`with overdue as (${customersToCall(sql`${p('dayBegan')}::timestamptz`)}),
    promised as (
      select p.customer_id, p.amount_minor, p.promised_for, ${receivedSince} >= p.amount_minor as is_kept
      from ${paymentPromises} p where p.site = ${p('site')} and p.ended_at is null)
    select o.customer_id, c.name as company, u.email, u.mobile, o.minor as overdue_minor, o.late as days_late,
      coalesce((count(*) over ())::int, 0) as total,
      (select coalesce(sum(i.open_minor), 0)::bigint from ${unpaidBalances} r
        join ${ledgerEntries} i on i.id = r.invoice_entry_id
        where r.customer_id = o.customer_id and r.ended_at is null and r.reason = 'dispute') as disputed_minor,
      b.amount_minor as broken_minor, b.promised_for as broken_for, n.text as last_note, n.created_at as last_note_at,
      n.created_by as last_note_by
    from overdue o join ${customers} c on c.id = o.customer_id
      join lateral ${reachOf(sql`c.id`)} u on true
      left join promised b on b.customer_id = o.customer_id and not b.is_kept and b.promised_for < ${p('today')}::date
      left join lateral (select text, created_at, created_by from ${customerNotes} where customer_id = c.id
        order by id desc limit 1) n on true
    order by b.customer_id is null, o.weight desc, o.customer_id limit ${p('limit')}`,
);
