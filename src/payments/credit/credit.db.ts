import { sql } from 'drizzle-orm';
import { customers } from '../../account/account.table.ts';
import { prepareStatement } from '../../server/database/prepare-statement.server.ts';
import { creditTerms, ledgerEntries, oldestOpenOf, onAccountOf } from '../ledger.table.ts';

export type CreditRow = {
  limitMinor: number;
  usedMinor: number;
  /** Money that has paid no invoice yet and is kept for no order. */
  onAccountMinor: number;
  periodDays: number;
  graceDays: number;
  /** Day of the oldest invoice that is not paid in full. */
  oldestOpenOn: string | null;
};

const p = sql.placeholder;

/** A customer's credit terms with the oldest unpaid invoice; no row without terms. */
export const findCredit = prepareStatement<{ customerId: number }, CreditRow>(
  'credit_find',
  sql`select t.limit_minor as "limitMinor", t.used_minor as "usedMinor",
      ${onAccountOf(sql`t.customer_id`)} as "onAccountMinor", t.period_days as "periodDays",
      t.grace_days as "graceDays", ${oldestOpenOf(sql`t.customer_id`)} as "oldestOpenOn"
    from ${creditTerms} t where t.customer_id = ${p('customerId')}`,
);

/** Whether staff let a customer pay by bank transfer. */
export const findTransferAllowed = prepareStatement<{ customerId: number }, { allowed: boolean }>(
  'credit_transfer_allowed',
  sql`select c.transfer_allowed_at is not null as allowed from ${customers} c where c.id = ${p('customerId')}`,
);

/** What an order still has allocated of the customer's credit: what it took less what was given back. */
export const findAllocated = prepareStatement<{ orderId: number }, { customerId: number; openMinor: number }>(
  'credit_allocated',
  sql`select customer_id as "customerId", sum(amount_minor)::bigint as "openMinor" from ${ledgerEntries}
    where order_id = ${p('orderId')} and kind in ('order', 'release') group by customer_id`,
);
