import { type SQL, sql } from 'drizzle-orm';
import { customers } from '../../account/account.table.ts';
import { reachOf } from '../../account/customers/customer-reach.sql.ts';
import type { Currency } from '../../lib/currency.ts';
import type { Day } from '../../lib/dates.ts';
import { prepareStatement, prepareWrite } from '../../server/database/prepare-statement.server.ts';
import type { SiteCode } from '../../sites/site.ts';
import type { DunningStage } from '../../sites/site-facts.ts';
import { unpaidBalances } from '../bank-lines.table.ts';
import { dueDay } from '../credit/ledger.sql.ts';
import { dunnedInvoices, dunningExceptions, dunningLetters } from '../dunning.table.ts';
import type { DunningLetter } from '../dunning-letter.ts';
import { creditTerms, ledgerEntries } from '../ledger.table.ts';

const p = sql.placeholder;

export type DebtorRow = {
  customerId: number;
  company: string;
  email: string;
  exception: string | null;
  exceptionBy: string | null;
  /** Open invoices, oldest first. */
  invoices: {
    id: number;
    reference: string;
    bookedOn: Day;
    dueOn: Day;
    daysLate: number;
    openMinor: number;
    isBroughtForward: boolean;
    isDisputed: boolean;
    sent: { stage: DunningStage; sentOn: Day }[];
  }[];
};

const debtors = (wanted: SQL) => sql`select c.id as customer_id, c.name as company, u.email, x.reason as exception,
      x.created_by as exception_by,
      (select coalesce(json_agg(json_build_object('id', e.id, 'reference', e.reference, 'bookedOn', e.booked_on,
          'dueOn', ${dueDay},
          'daysLate', ${p('today')}::date - ${dueDay}, 'openMinor', e.open_minor,
          'isBroughtForward', e.brought_forward_on is not null,
          'isDisputed', exists (select 1 from ${unpaidBalances} r where r.invoice_entry_id = e.id and r.ended_at is null
            and r.reason = 'dispute'),
          'sent', (select coalesce(json_agg(json_build_object('stage', d.stage, 'sentOn', d.sent_on) order by d.id), '[]'::json)
            from ${dunnedInvoices} d where d.invoice_entry_id = e.id)) order by e.booked_on, e.id), '[]'::json)
        from ${ledgerEntries} e where e.customer_id = c.id and e.kind = 'invoice' and e.open_minor > 0) as invoices
    from ${customers} c
      join lateral ${reachOf(sql`c.id`)} u on true
      left join ${creditTerms} t on t.customer_id = c.id
      left join ${dunningExceptions} x on x.customer_id = c.id and x.ended_at is null
    where c.site = ${p('site')} and ${wanted}`;

export const findDebtor = prepareStatement<{ site: SiteCode; today: Day; customerId: number }, DebtorRow>(
  'dunning_debtor',
  debtors(sql`c.id = ${p('customerId')}`),
);

/** Customers with an invoice that is late by `minDaysLate`, of which not all stages were sent; the latest first. */
export const findDebtors = prepareStatement<
  { site: SiteCode; today: Day; minDaysLate: number; stages: number; limit: number },
  DebtorRow
>(
  'dunning_debtors',
  sql`with sent as (
      select d.invoice_entry_id, count(*) as stages from ${dunnedInvoices} d where d.site = ${p('site')}
      group by d.invoice_entry_id),
    unpaid as materialized (
      select e.id, e.customer_id, e.open_minor, ${p('today')}::date - ${dueDay} as late
      from ${ledgerEntries} e left join ${creditTerms} t on t.customer_id = e.customer_id
      where e.site = ${p('site')} and e.kind = 'invoice' and e.open_minor > 0),
    latest as materialized (
      select u.customer_id from unpaid u left join sent on sent.invoice_entry_id = u.id
      where u.open_minor >= 100 and u.late >= ${p('minDaysLate')}::int and coalesce(sent.stages, 0) < ${p('stages')}::int
      group by u.customer_id order by sum(u.open_minor::numeric * u.late) desc, u.customer_id limit ${p('limit')}::int)
    ${debtors(sql`x.id is null and c.id = any(array(select customer_id from latest))`)} order by c.id`,
);

type NewLetter = {
  site: SiteCode;
  customerId: number;
  stage: DunningStage;
  receiver: string;
  totalMinor: number;
  overdueMinor: number;
  currency: Currency;
  invoices: string;
  written: string;
  sentOn: Day;
  now: Date;
  by: string;
};

export const insertLetter = prepareWrite<NewLetter, { letterId: number }>(
  'dunning_letter_insert',
  sql`with letter as (
      insert into ${dunningLetters} (site, customer_id, stage, receiver, total_minor, overdue_minor, currency, sent_at, sent_by,
        written)
      values (${p('site')}, ${p('customerId')}::bigint, ${p('stage')}, ${p('receiver')}, ${p('totalMinor')}::bigint,
        ${p('overdueMinor')}::bigint, ${p('currency')}, ${p('now')}::timestamptz, ${p('by')},
        ${p('written')}::jsonb)
      returning id)
    insert into ${dunnedInvoices} (site, letter_id, invoice_entry_id, stage, open_minor, currency, sent_on)
    select ${p('site')}, letter.id, n.id, n.stage, n."openMinor", ${p('currency')}, ${p('sentOn')}::date
    from letter, jsonb_to_recordset(${p('invoices')}::jsonb) as n (id bigint, stage text, "openMinor" bigint)
    returning letter_id`,
);

export type LetterRow = {
  id: number;
  stage: DunningStage;
  receiver: string;
  totalMinor: number;
  overdueMinor: number;
  currency: Currency;
  sentAt: Date;
  sentBy: string;
  invoices: { reference: string; stage: DunningStage; openMinor: number }[];
  /** null of older letters. */
  written: DunningLetter | null;
};

export const findLetters = prepareStatement<{ site: SiteCode; customerId: number; limit: number }, LetterRow>(
  'dunning_letters_of',
  sql`select l.id, l.written, l.stage, l.receiver, l.total_minor, l.overdue_minor, l.currency, l.sent_at, l.sent_by,
      (select coalesce(json_agg(json_build_object('reference', e.reference, 'stage', d.stage, 'openMinor', d.open_minor)
          order by d.id), '[]'::json)
        from ${dunnedInvoices} d join ${ledgerEntries} e on e.id = d.invoice_entry_id where d.letter_id = l.id) as invoices
    from ${dunningLetters} l where l.site = ${p('site')} and l.customer_id = ${p('customerId')}
    order by l.sent_at desc, l.id desc limit ${p('limit')}`,
);

/** No row when the customer is excepted already. */
export const insertException = prepareWrite<
  { site: SiteCode; customerId: number; reason: string; now: Date; by: string },
  { id: number }
>(
  'dunning_exception_insert',
  sql`insert into ${dunningExceptions} (site, customer_id, reason, created_at, created_by)
    values (${p('site')}, ${p('customerId')}::bigint, ${p('reason')}, ${p('now')}::timestamptz, ${p('by')})
    on conflict (customer_id) where ended_at is null do nothing returning id`,
);

export const endException = prepareWrite<{ customerId: number; now: Date; by: string }, { reason: string }>(
  'dunning_exception_end',
  sql`update ${dunningExceptions} set ended_at = ${p('now')}::timestamptz, ended_by = ${p('by')}
    where customer_id = ${p('customerId')} and ended_at is null returning reason`,
);
