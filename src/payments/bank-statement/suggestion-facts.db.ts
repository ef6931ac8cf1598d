import { sql } from 'drizzle-orm';
import { customers } from '../../account/account.table.ts';
import { reachOf } from '../../account/customers/customer-reach.sql.ts';
import type { Day } from '../../lib/dates.ts';
import { prepareStatement } from '../../server/database/prepare-statement.server.ts';
import type { SiteCode } from '../../sites/site.ts';
import { bankLines, unpaidBalances } from '../bank-lines.table.ts';
import { ledgerEntries } from '../ledger.table.ts';
import { receipts } from '../receipts.table.ts';
import type { InvoiceForStaff, ReceiptOfAmount } from './bank-rows.contract.ts';

const p = sql.placeholder;
const unpaid = sql`e.kind = 'invoice' and e.open_minor > 0`;

/** Compact numbers, as the index has them. */
export const findByNumbers = prepareStatement<
  { site: SiteCode; numbers: string[] },
  { customerId: number; reference: string }
>(
  'bank_by_numbers',
  sql`select e.customer_id, e.reference from ${ledgerEntries} e
    where e.site = ${p('site')} and ${unpaid} and translate(e.reference, '/- ', '') = any(${p('numbers')}::text[])`,
);

/** Open bills of the books before whose number may be in one of the compact texts. */
export const findBillsNamed = prepareStatement<
  { site: SiteCode; texts: string[] },
  { customerId: number; reference: string }
>(
  'bank_by_bills',
  sql`select e.customer_id, e.reference from ${ledgerEntries} e
    where e.site = ${p('site')} and ${unpaid} and e.brought_forward_on is not null
      and exists (select from unnest(${p('texts')}::text[]) t
        where position(upper(regexp_replace(e.reference, '[^A-Za-z0-9]', '', 'g')) in t) > 0)`,
);

export const findByAmounts = prepareStatement<
  { site: SiteCode; amounts: number[] },
  { customerId: number; openMinor: number }
>(
  'bank_by_amounts',
  sql`select distinct e.customer_id, e.open_minor from ${ledgerEntries} e
    where e.site = ${p('site')} and ${unpaid} and e.open_minor = any(${p('amounts')}::bigint[]) limit 200`,
);

export const findByPayers = prepareStatement<
  { site: SiteCode; keys: string[] },
  { customerId: number; payerKey: string; times: number }
>(
  'bank_by_payers',
  sql`select l.customer_id, l.payer_key, count(*)::integer as times from ${bankLines} l
    where l.site = ${p('site')} and l.state = 'booked' and l.payer_key = any(${p('keys')}::text[])
      and l.customer_id is not null
    group by l.customer_id, l.payer_key`,
);

export const findByFirstWords = prepareStatement<{ site: SiteCode; words: string[] }, { id: number; name: string }>(
  'bank_by_words',
  sql`select c.id, c.name from ${customers} c
    where c.site = ${p('site')} and split_part(lower(c.name), ' ', 1) = any(${p('words')}::text[]) limit 500`,
);

export type CandidateRow = {
  customerId: number;
  company: string;
  email: string;
  invoices: { reference: string; openMinor: number; bookedOn: Day }[];
};

/** A candidate comes with its oldest open invoices. */
export const findCandidates = prepareStatement<{ site: SiteCode; customerIds: number[] }, CandidateRow>(
  'bank_candidates',
  sql`select c.id as customer_id, c.name as company, u.email,
      (select coalesce(json_agg(json_build_object('reference', i.reference, 'openMinor', i.open_minor,
          'bookedOn', i.booked_on) order by i.booked_on, i.id), '[]'::json)
        from (select e.id, e.reference, e.open_minor, e.booked_on from ${ledgerEntries} e
          where e.customer_id = c.id and ${unpaid} order by e.booked_on, e.id limit 200) i) as invoices
    from ${customers} c
      join lateral ${reachOf(sql`c.id`)} u on true
    where c.site = ${p('site')} and c.id = any(${p('customerIds')}::bigint[])`,
);

/** Receipts that may have been taken back by the bank. */
export const findReceiptsOfAmount = prepareStatement<
  { site: SiteCode; amountMinor: number; from: Day; to: Day },
  ReceiptOfAmount
>(
  'bank_receipts_of_amount',
  sql`select r.number, c.name as company, r.reference, r.received_on
    from ${receipts} r join ${customers} c on c.id = r.customer_id
    where r.site = ${p('site')} and r.amount_minor = ${p('amountMinor')} and r.payment_id is null
      and r.received_on between ${p('from')}::date and ${p('to')}::date
      and not exists (select 1 from ${ledgerEntries} e where e.receipt_id = r.id and e.kind in ('reversal', 'refund'))
    order by r.received_on desc, r.id desc limit 5`,
);

export const findInvoicesForStaff = prepareStatement<{ customerId: number }, InvoiceForStaff>(
  'bank_invoices_for_staff',
  sql`select e.reference, e.booked_on, e.due_on, e.brought_forward_on, e.open_minor, r.reason as rest_reason, r.note as rest_note,
      r.created_by as rest_by
    from ${ledgerEntries} e
      left join lateral (select reason, note, created_by from ${unpaidBalances}
        where invoice_entry_id = e.id and ended_at is null order by id desc limit 1) r on true
    where e.customer_id = ${p('customerId')} and ${unpaid} order by e.booked_on, e.id limit 200`,
);
