import { sql } from 'drizzle-orm';
import { customers } from '../../account/account.table.ts';
import { reachOf } from '../../account/customers/customer-reach.sql.ts';
import type { Currency } from '../../lib/currency.ts';
import type { Day } from '../../lib/dates.ts';
import { prepareStatement, prepareWrite } from '../../server/database/prepare-statement.server.ts';
import type { SiteCode } from '../../sites/site.ts';
import { bankLines, unpaidBalances } from '../bank-lines.table.ts';
import { ledgerEntries } from '../ledger.table.ts';
import { receipts } from '../receipts.table.ts';

const p = sql.placeholder;

export const findPayerById = prepareStatement<
  { site: SiteCode; customerId: number },
  { customerId: number; company: string; email: string }
>(
  'bank_payer',
  sql`select c.id as customer_id, c.name as company, u.email from ${customers} c
      join lateral ${reachOf(sql`c.id`)} u on true
    where c.site = ${p('site')} and c.id = ${p('customerId')}`,
);

/** Receipts of that amount which no bank line stands for. */
export type UnlinkedReceipt = { number: string; createdBy: string };

export const findSameMoney = prepareStatement<
  { customerId: number; amountMinor: number; from: Day; to: Day },
  UnlinkedReceipt
>(
  'bank_same_money',
  sql`select r.number, r.created_by from ${receipts} r
    where r.customer_id = ${p('customerId')} and r.amount_minor = ${p('amountMinor')} and r.payment_id is null
      and r.received_on between ${p('from')}::date and ${p('to')}::date
      and not exists (select 1 from ${bankLines} l where l.receipt_id = r.id)
      and not exists (select 1 from ${ledgerEntries} e where e.receipt_id = r.id and e.kind in ('reversal', 'refund'))
    order by r.id desc`,
);

type NewUnpaidBalances = {
  site: SiteCode;
  customerId: number;
  bankLineId: number | null;
  currency: Currency;
  rows: string;
  now: Date;
  by: string;
};

/** A new note of an invoice takes the place of the earlier one. */
export const insertUnpaidBalances = prepareWrite<NewUnpaidBalances, never>(
  'bank_rests_insert',
  sql`with new_balances as (
      select * from jsonb_to_recordset(${p('rows')}::jsonb)
        as n ("invoiceEntryId" bigint, reason text, note text, "amountMinor" bigint)),
    ended as (
      update ${unpaidBalances} set ended_at = ${p('now')}::timestamptz, ended_by = ${p('by')}
      where ended_at is null and invoice_entry_id in (select "invoiceEntryId" from new_balances))
    insert into ${unpaidBalances} (site, customer_id, invoice_entry_id, bank_line_id, reason, note, amount_minor, currency,
      created_at, created_by)
    select ${p('site')}, ${p('customerId')}::bigint, "invoiceEntryId", ${p('bankLineId')}::bigint, reason, note,
      "amountMinor", ${p('currency')}, ${p('now')}::timestamptz, ${p('by')}
    from new_balances`,
);
