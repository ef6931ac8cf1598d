import { type SQL, sql } from 'drizzle-orm';
import { check, date, index, pgTable, smallint, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { customers } from '../account/account.table.ts';
import {
  bigintColumn,
  currencyColumn,
  idColumn,
  minorUnitsColumn,
  siteColumn,
  timestampColumn,
} from '../server/database/columns.server.ts';
import { minDebtMinor } from './credit/overdue.rule.ts';
import { receipts } from './receipts.table.ts';

/** Credit granted to a customer; `usedMinor` is kept equal to the ledger's open sum by whoever writes the ledger. */
export const creditTerms = pgTable('credit_terms', {
  customerId: bigintColumn()
    .primaryKey()
    .references(() => customers.id),
  site: siteColumn(),
  limitMinor: minorUnitsColumn().notNull(),
  usedMinor: minorUnitsColumn().notNull().default(0),
  currency: currencyColumn().notNull(),
  periodDays: smallint().notNull(),
  graceDays: smallint().notNull(),
  grantedAt: timestampColumn().notNull(),
  grantedBy: text().notNull(),
});

/**
 * order: allocated, not yet invoiced · release: an order given back or invoiced · invoice · credit_note · receipt ·
 * reversal: a receipt that did not hold, as a refused cheque · refund: money of a receipt that was paid back.
 */
export type LedgerKind = 'order' | 'release' | 'invoice' | 'credit_note' | 'receipt' | 'reversal' | 'refund';

/**
 * Every movement of a customer's credit, never changed afterwards. `amountMinor` is signed: what it takes from the
 * credit is positive, what it gives back negative; their sum is `credit_terms.used_minor`.
 */
export const ledgerEntries = pgTable(
  'ledger_entries',
  {
    id: idColumn(),
    site: siteColumn(),
    customerId: bigintColumn()
      .notNull()
      .references(() => customers.id),
    kind: text().$type<LedgerKind>().notNull(),
    amountMinor: minorUnitsColumn().notNull(),
    /** Of an invoice what is still to be paid; of a credit note or receipt what is not used for an invoice yet. */
    openMinor: minorUnitsColumn().notNull().default(0),
    currency: currencyColumn().notNull(),
    /** The document or bank reference it speaks of, as printed; '' for an order, which `orderId` names. */
    reference: text().notNull().default(''),
    orderId: bigintColumn(),
    /** The receipt that a receipt, reversal or refund speaks of. */
    receiptId: bigintColumn().references(() => receipts.id),
    /** Why, in the words of whoever booked it. */
    note: text().notNull().default(''),
    /** Calendar day of the site on which it counts; an invoice falls due `period_days` later. */
    bookedOn: date({ mode: 'string' }).notNull(),
    createdAt: timestampColumn().notNull(),
    createdBy: text().notNull(),
  },
  (t) => [
    index().on(t.customerId, t.bookedOn),
    index().on(t.orderId),
    index().on(t.receiptId),
    index('ledger_entries_open').on(t.customerId).where(sql`${t.openMinor} > 0`),
    uniqueIndex('ledger_entries_invoice').on(t.site, t.reference).where(sql`${t.kind} = 'invoice'`),
    check('ledger_entries_open', sql`${t.openMinor} >= 0`),
  ],
);

/**
 * What a customer has paid that has paid no invoice yet and is kept for no order, in a statement of any area. An order
 * keeps what was paid for it as far as it is not invoiced.
 */
export const onAccountOf = (customerId: SQL) => sql`(select coalesce(sum(
      m.open_minor - least(m.open_minor, greatest(0, m.held_minor))), 0)::bigint
    from (select sum(e.open_minor) as open_minor, coalesce((select sum(o.amount_minor) from ${ledgerEntries} o
          where o.order_id = e.order_id and o.kind in ('order', 'release')), 0) as held_minor
      from (select case when r.kind = 'receipt' then r.order_id end as order_id, r.open_minor from ${ledgerEntries} r
        where r.customer_id = ${customerId} and r.kind in ('receipt', 'credit_note') and r.open_minor > 0) e
      group by e.order_id) m)`;

/** Day of a customer's oldest invoice that is not paid, in a statement of any room. */
export const oldestOpenOf = (customerId: SQL) => sql`(select min(e.booked_on)::date from ${ledgerEntries} e
  where e.customer_id = ${customerId} and e.kind = 'invoice' and e.open_minor >= ${sql.raw(String(minDebtMinor))})`;
