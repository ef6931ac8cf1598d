import { type SQL, sql } from 'drizzle-orm';
import { customers } from '../../account/account.table.ts';
import type { Currency } from '../../lib/currency.ts';
import type { Day } from '../../lib/dates.ts';
import { prepareStatement, prepareWrite } from '../../server/database/prepare-statement.server.ts';
import type { SiteCode } from '../../sites/site.ts';
import { allocations } from '../allocations.table.ts';
import { creditTerms, type LedgerKind, ledgerEntries } from '../ledger.table.ts';
import { deductionKindList, onAccountOf } from './ledger.sql.ts';

const p = sql.placeholder;

/** The first lock of everything that books. */
export const lockCustomerRow = prepareStatement<{ customerId: number }, { id: number }>(
  'ledger_lock_customer',
  sql`select c.id from ${customers} c where c.id = ${p('customerId')} for no key update`,
);

export type LedgerMovement = {
  site: SiteCode;
  customerId: number;
  orderId: number | null;
  receiptId: number | null;
  amountMinor: number;
  currency: Currency;
  kind: LedgerKind;
  reference: string;
  note: string;
  bookedOn: Day;
  /** The last day of the books that it is brought forward from; null, as the facts of its bill: of this store. */
  broughtForwardOn: Day | null;
  dueOn: Day | null;
  billMinor: number | null;
  purchaseOrderNo: string;
  now: Date;
  by: string;
  withinLimit: boolean;
};

/** The only statement that writes the ledger and the used credit; no row when the credit does not cover it. */
export const insertMovement = prepareWrite<LedgerMovement, { id: number }>(
  'ledger_insert',
  sql`with used as (
      update ${creditTerms} set used_minor = used_minor + ${p('amountMinor')}::bigint
      where customer_id = ${p('customerId')}::bigint
        and (not ${p('withinLimit')}::boolean or used_minor + ${p('amountMinor')}::bigint
          + ${onAccountOf(sql`${p('customerId')}::bigint`)} <= limit_minor)
      returning 1)
    insert into ${ledgerEntries} (site, customer_id, kind, amount_minor, open_minor, currency, reference, note, order_id,
      receipt_id, booked_on, brought_forward_on, due_on, bill_minor, purchase_order_no, created_at, created_by)
    select ${p('site')}, ${p('customerId')}::bigint, ${p('kind')}::text, ${p('amountMinor')}::bigint,
      case when ${p('kind')}::text in ('invoice', 'credit_note', 'receipt') then abs(${p('amountMinor')}::bigint)
        when ${p('kind')}::text in ('write_off', ${deductionKindList}) then greatest(0, -${p('amountMinor')}::bigint)
        else 0 end,
      ${p('currency')}, ${p('reference')}, ${p('note')}, ${p('orderId')}::bigint, ${p('receiptId')}::bigint,
      ${p('bookedOn')}::date, ${p('broughtForwardOn')}::date, ${p('dueOn')}::date, ${p('billMinor')}::bigint,
      ${p('purchaseOrderNo')}::text, ${p('now')}::timestamptz, ${p('by')}
    where not ${p('withinLimit')}::boolean or exists (select 1 from used) returning id`,
);

export type OpenInvoice = { id: number; reference: string; bookedOn: Day; openMinor: number; orderId: number | null };

export const findOpenInvoices = prepareStatement<{ customerId: number }, OpenInvoice>(
  'ledger_open_invoices',
  sql`select id, reference, booked_on, open_minor, order_id
    from ${ledgerEntries} where customer_id = ${p('customerId')} and kind = 'invoice' and open_minor > 0`,
);

/** `heldMinor`: the credit that the paid order still uses, as it is not invoiced yet. */
export type OpenMoney = {
  id: number;
  kind: LedgerKind;
  bookedOn: Day;
  openMinor: number;
  orderId: number | null;
  heldMinor: number;
};

const heldBy = (orderId: SQL) => sql`coalesce((select sum(o.amount_minor) from ${ledgerEntries} o
    where o.order_id = ${orderId} and o.kind in ('order', 'release')), 0)::bigint`;

export const findOpenMoney = prepareStatement<{ customerId: number }, OpenMoney>(
  'ledger_open_money',
  sql`select e.id, e.kind, e.booked_on, e.open_minor, e.order_id,
      ${heldBy(sql`e.order_id`)} as held_minor
    from ${ledgerEntries} e
    where e.customer_id = ${p('customerId')} and e.kind in ('receipt', 'credit_note') and e.open_minor > 0`,
);

export type OrderMoney = {
  usedMinor: number;
  unusedMinor: number;
  unpaidMinor: number;
  heldMinor: number;
};

export const findOrderMoney = prepareStatement<{ orderId: number }, OrderMoney>(
  'ledger_order_money',
  sql`select coalesce(sum(e.open_minor) filter (where e.kind = 'receipt'), 0)::bigint as unused_minor,
      coalesce(sum(e.open_minor) filter (where e.kind = 'invoice'), 0)::bigint as unpaid_minor,
      ${heldBy(sql`${p('orderId')}::bigint`)} as held_minor,
      coalesce((select sum(a.amount_minor) from ${allocations} a
        join ${ledgerEntries} i on i.id = a.invoice_entry_id join ${ledgerEntries} m on m.id = a.from_entry_id
        where i.order_id = ${p('orderId')}::bigint and a.ended_at is null
          and (m.kind = 'receipt' or m.order_id is distinct from i.order_id)), 0)::bigint as used_minor
    from ${ledgerEntries} e where e.order_id = ${p('orderId')}::bigint`,
);

type Allocating = {
  site: SiteCode;
  customerId: number;
  currency: Currency;
  fromIds: number[];
  invoiceIds: number[];
  amounts: number[];
  now: Date;
  by: string;
};

/** The n-th amount of the n-th source pays the n-th invoice. */
export const insertAllocations = prepareWrite<Allocating, never>(
  'ledger_allocate',
  sql`with parts as (
      select * from unnest(${p('fromIds')}::bigint[], ${p('invoiceIds')}::bigint[], ${p('amounts')}::bigint[])
        as part(from_id, invoice_id, amount)),
    less as (
      update ${ledgerEntries} as e set open_minor = e.open_minor - s.amount
      from (select id, sum(amount)::bigint as amount from (
        select from_id as id, amount from parts union all select invoice_id, amount from parts) both_ends group by id) s
      where e.id = s.id)
    insert into ${allocations} (site, customer_id, from_entry_id, invoice_entry_id, amount_minor, currency, created_at, created_by)
    select ${p('site')}, ${p('customerId')}::bigint, from_id, invoice_id, amount, ${p('currency')},
      ${p('now')}::timestamptz, ${p('by')} from parts`,
);

export type Used = { id: number; invoiceId: number; amountMinor: number };

export const findAllocations = prepareStatement<{ fromId: number }, Used>(
  'ledger_uses',
  sql`select id, invoice_entry_id as invoice_id, amount_minor from ${allocations}
    where from_entry_id = ${p('fromId')} and ended_at is null order by id desc`,
);

export const endAllocations = prepareWrite<{ ids: number[]; now: Date }, never>(
  'ledger_end_allocations',
  sql`with ended as (
      update ${allocations} set ended_at = ${p('now')}::timestamptz
      where id = any(${p('ids')}::bigint[]) and ended_at is null
      returning from_entry_id, invoice_entry_id, amount_minor)
    update ${ledgerEntries} as e set open_minor = e.open_minor + s.amount
    from (select id, sum(amount)::bigint as amount from (
      select from_entry_id as id, amount_minor as amount from ended
      union all select invoice_entry_id, amount_minor from ended) both_ends group by id) s
    where e.id = s.id`,
);

export const lowerOpen = prepareWrite<{ id: number; amountMinor: number }, never>(
  'ledger_lower_open',
  sql`update ${ledgerEntries} set open_minor = open_minor - ${p('amountMinor')}::bigint where id = ${p('id')}`,
);
