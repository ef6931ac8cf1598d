import { sql } from 'drizzle-orm';
import { customers } from '../../account/account.table.ts';
import type { Day } from '../../lib/dates.ts';
import { prepareStatement, prepareWrite } from '../../server/database/prepare-statement.server.ts';
import type { SiteCode } from '../../sites/site.ts';
import { allocations } from '../allocations.table.ts';
import { unpaidBalances } from '../bank-lines.table.ts';
import { dunnedInvoices } from '../dunning.table.ts';
import { creditTerms, ledgerEntries } from '../ledger.table.ts';

const p = sql.placeholder;

/** A bill, balance or credit of the books before, or an invoice of the store that has its number. */
export type BookedBill = {
  id: number;
  customerId: number;
  company: string;
  reference: string;
  /** Below 0 in the customer's favour. */
  amountMinor: number;
  openMinor: number;
  bookedOn: Day;
  dueOn: Day | null;
  billMinor: number | null;
  purchaseOrderNo: string;
  /** Null for an invoice of the store. */
  broughtForwardOn: Day | null;
  /** Something was paid on it or with it, reminded of or noted, even if that was taken back. */
  inUse: boolean;
};

const columns = sql`e.id, e.customer_id, c.name as company, e.reference, e.amount_minor, e.open_minor, e.booked_on, e.due_on,
  e.bill_minor, e.purchase_order_no, e.brought_forward_on,
  (e.open_minor <> abs(e.amount_minor)
    or exists (select from ${allocations} a where a.invoice_entry_id = e.id or a.from_entry_id = e.id)
    or exists (select from ${dunnedInvoices} d where d.invoice_entry_id = e.id)
    or exists (select from ${unpaidBalances} u where u.invoice_entry_id = e.id)) as in_use`;

/** Invoices with these numbers, and credits with them of these customers. */
export const findBookedBills = prepareStatement<
  { site: SiteCode; references: string[]; customerIds: number[] },
  BookedBill
>(
  'brought_forward_find',
  sql`select ${columns} from ${ledgerEntries} e join ${customers} c on c.id = e.customer_id
    where e.site = ${p('site')} and e.reference = any(${p('references')}::text[]) and e.kind = 'invoice'
    union all select ${columns} from ${ledgerEntries} e join ${customers} c on c.id = e.customer_id
    where e.site = ${p('site')} and e.customer_id = any(${p('customerIds')}::bigint[])
      and e.reference = any(${p('references')}::text[]) and e.kind = 'receipt' and e.brought_forward_on is not null`,
);

/** Who has bills or balances brought forward already. */
export const findBroughtForwardParties = prepareStatement<
  { site: SiteCode },
  { customerId: number; references: string[] }
>(
  'brought_forward_parties',
  sql`select e.customer_id, array_agg(e.reference) as references from ${ledgerEntries} e
    where e.site = ${p('site')} and e.brought_forward_on is not null group by e.customer_id`,
);

/** Takes an entry that nothing stands on out of the ledger and the used credit. */
export const deleteBroughtForward = prepareWrite<{ site: SiteCode; id: number }, { id: number }>(
  'brought_forward_delete',
  sql`with gone as (
      delete from ${ledgerEntries} e where e.site = ${p('site')} and e.id = ${p('id')} and e.brought_forward_on is not null
      returning e.id, e.customer_id, e.amount_minor),
    used as (
      update ${creditTerms} t set used_minor = t.used_minor - g.amount_minor from gone g where t.customer_id = g.customer_id)
    select id from gone`,
);
