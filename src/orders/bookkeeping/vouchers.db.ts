import { sql } from 'drizzle-orm';
import { customers } from '../../account/account.table.ts';
import type { Day } from '../../lib/dates.ts';
import { allocations } from '../../payments/allocations.table.ts';
import { deductionKindList } from '../../payments/credit/ledger.sql.ts';
import { type LedgerKind, ledgerEntries } from '../../payments/ledger.table.ts';
import { receipts } from '../../payments/receipts.table.ts';
import { prepareStatement } from '../../server/database/prepare-statement.server.ts';
import type { SiteCode } from '../../sites/site.ts';
import type { DocumentKind } from '../document-kinds.data.ts';
import { type DocumentHeader, documentLines, documents } from '../documents.table.ts';
import type { PaidPart } from './voucher-lines.rule.ts';

const p = sql.placeholder;

type Period = { site: SiteCode; from: Day; to: Day; limit: number };

export type CustomerForBooks = {
  customerId: number;
  company: string;
  /** An older customer of the site has the same name. */
  hasSameName: boolean;
};

/** Columns of a customer `c`. */
const customerColumns = sql`c.id as customer_id, c.name as company,
      exists (select 1 from ${customers} o where o.site = c.site and lower(o.name) = lower(c.name) and o.id < c.id)
        as has_same_name`;

export type DocumentForBooks = CustomerForBooks & {
  kind: DocumentKind;
  number: string;
  issuedOn: Day;
  ofInvoice: string | null;
  head: DocumentHeader;
  subtotalMinor: number;
  centralMinor: number;
  stateMinor: number;
  wholeMinor: number;
};

export const findDocumentsForBooks = prepareStatement<Period, DocumentForBooks>(
  'books_documents',
  sql`select d.kind, d.number, d.issued_on, ${customerColumns}, d.head,
      (select i.number from ${documents} i where i.id = d.of_document_id) as of_invoice, d.subtotal_minor,
      n.central::bigint as central_minor, n.state::bigint as state_minor, n.whole::bigint as whole_minor
    from ${documents} d join ${customers} c on c.id = d.customer_id
      cross join lateral (select coalesce(sum(n.central_minor), 0) as central, coalesce(sum(n.state_minor), 0) as state,
        coalesce(sum(n.whole_minor), 0) as whole from ${documentLines} n where n.document_id = d.id) n
    where d.site = ${p('site')} and d.kind in ('tax_invoice', 'credit_note', 'debit_note')
      and d.issued_on between ${p('from')}::date and ${p('to')}::date
    order by d.issued_on, d.id limit ${p('limit')}`,
);

export type MoneyForBooks = CustomerForBooks & {
  kind: LedgerKind;
  id: number;
  number: string;
  day: Day;
  bankReference: string;
  note: string;
  isOnline: boolean;
  /** Positive where it came in. */
  amountMinor: number;
  /** The bills that a receipt pays, or that are open again after its reversal; `source` is what pays them. */
  paid: (Omit<PaidPart, 'against'> & { source: string })[];
  /** What stood in the place of money, signed like the money. */
  deductions: { kind: string; amountMinor: number }[];
};

export const findMoneyForBooks = prepareStatement<Period, MoneyForBooks>(
  'books_money',
  sql`select e.kind, e.id, r.number, e.booked_on as day, ${customerColumns}, r.reference as bank_reference, e.note,
      r.payment_id is not null as is_online, -e.amount_minor as amount_minor,
      (select coalesce(json_agg(json_build_object('reference', i.reference, 'amountMinor', a.amount_minor,
          'source', f.kind, 'registration', coalesce(d.head -> 'seller' ->> 'taxNumber', '')) order by a.id), '[]'::json)
        from ${ledgerEntries} f join ${allocations} a on a.from_entry_id = f.id
          join ${ledgerEntries} i on i.id = a.invoice_entry_id
          left join ${documents} d on d.site = i.site and d.kind in ('tax_invoice', 'debit_note') and d.number = i.reference
        where f.receipt_id = e.receipt_id and f.kind in ('receipt', ${deductionKindList}) and e.kind <> 'refund'
          and (a.ended_at is null or a.ended_at = (select v.created_at from ${ledgerEntries} v
            where v.receipt_id = e.receipt_id and v.kind = 'reversal'))) as paid,
      (select coalesce(json_agg(json_build_object('kind', k.kind, 'amountMinor', -k.amount_minor) order by k.id), '[]'::json)
        from ${ledgerEntries} k where k.receipt_id = e.receipt_id and k.kind in (${deductionKindList})
          and k.created_at = e.created_at) as deductions
    from ${ledgerEntries} e join ${receipts} r on r.id = e.receipt_id join ${customers} c on c.id = e.customer_id
    where e.site = ${p('site')} and e.kind in ('receipt', 'reversal', 'refund')
      and e.booked_on between ${p('from')}::date and ${p('to')}::date
    order by e.booked_on, e.id limit ${p('limit')}`,
);

export type WriteOffForBooks = CustomerForBooks & {
  id: number;
  kind: LedgerKind;
  invoice: string;
  /** The seller's registration on it, '' where no document of the store says it. */
  registration: string;
  day: Day;
  note: string;
  /** Below 0 where it was taken back. */
  amountMinor: number;
};

export const findWriteOffsForBooks = prepareStatement<Period, WriteOffForBooks>(
  'books_write_offs',
  sql`select e.id, e.kind, e.reference as invoice, coalesce(d.head -> 'seller' ->> 'taxNumber', '') as registration,
      e.booked_on as day, e.note, -e.amount_minor as amount_minor, ${customerColumns}
    from ${ledgerEntries} e join ${customers} c on c.id = e.customer_id
      left join ${documents} d on d.site = e.site and d.kind in ('tax_invoice', 'debit_note') and d.number = e.reference
    where e.site = ${p('site')} and e.kind in ('write_off', 'cash_discount') and e.receipt_id is null
      and e.booked_on between ${p('from')}::date and ${p('to')}::date
    order by e.booked_on, e.id limit ${p('limit')}`,
);

export type PartyForBooks = { customerId: number; head: DocumentHeader };

/** The latest tax document of each customer names the party; a customer without one has no row. */
export const findPartiesForBooks = prepareStatement<{ site: SiteCode; customerIds: number[] }, PartyForBooks>(
  'books_parties',
  sql`select distinct on (d.customer_id) d.customer_id as customer_id, d.head
    from ${documents} d where d.site = ${p('site')} and d.customer_id = any(${p('customerIds')}::bigint[])
      and d.kind in ('tax_invoice', 'credit_note', 'debit_note')
    order by d.customer_id, d.issued_on desc, d.id desc`,
);

/** Who had a voucher before a day, and in the books of which registration of the seller; '' where none is named. */
export const findEarlierParties = prepareStatement<
  { site: SiteCode; customerIds: number[]; before: Day },
  { customerId: number; registration: string }
>(
  'books_earlier_parties',
  sql`select distinct d.customer_id, d.head -> 'seller' ->> 'taxNumber' as registration
    from ${documents} d where d.site = ${p('site')} and d.customer_id = any(${p('customerIds')}::bigint[])
      and d.kind in ('tax_invoice', 'credit_note', 'debit_note') and d.issued_on < ${p('before')}::date
    union select e.customer_id, '' from ${ledgerEntries} e where e.site = ${p('site')}
      and e.customer_id = any(${p('customerIds')}::bigint[]) and e.kind in ('receipt', 'reversal', 'refund')
      and e.booked_on < ${p('before')}::date`,
);
