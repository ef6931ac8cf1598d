import { sql } from 'drizzle-orm';
import { customers } from '../../account/account.table.ts';
import { prepareStatement } from '../../server/database/prepare-statement.server.ts';
import { creditTerms, ledgerEntries } from '../ledger.table.ts';
import { firstDueOf, onAccountOf } from './ledger.sql.ts';

export type CreditRow = {
  limitMinor: number;
  usedMinor: number;
  onAccountMinor: number;
  periodDays: number;
  graceDays: number;
  firstDueOn: string | null;
};

const p = sql.placeholder;

export const findCredit = prepareStatement<{ customerId: number }, CreditRow>(
  'credit_find',
  sql`select t.limit_minor, t.used_minor,
      ${onAccountOf(sql`t.customer_id`)} as on_account_minor, t.period_days, t.grace_days,
      ${firstDueOf(sql`t.customer_id`)} as first_due_on
    from ${creditTerms} t where t.customer_id = ${p('customerId')}`,
);

export const findTransferAllowed = prepareStatement<{ customerId: number }, { allowed: boolean }>(
  'credit_transfer_allowed',
  sql`select c.transfer_allowed_at is not null as allowed from ${customers} c where c.id = ${p('customerId')}`,
);

export const findAllocated = prepareStatement<{ orderId: number }, { customerId: number; openMinor: number }>(
  'credit_allocated',
  sql`select customer_id, sum(amount_minor)::bigint as open_minor from ${ledgerEntries}
    where order_id = ${p('orderId')} and kind in ('order', 'release') group by customer_id`,
);
