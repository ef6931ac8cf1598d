import { sql } from 'drizzle-orm';
import type { Currency } from '../../lib/currency.ts';
import { prepareStatement, prepareWrite } from '../../server/database/prepare-statement.server.ts';
import type { SiteCode } from '../../sites/site.ts';
import { creditTermsChanges } from '../credit-terms-changes.table.ts';
import { creditTerms, ledgerEntries } from '../ledger.table.ts';
import type { CreditTermsChange } from './credit-terms.contract.ts';
import type { CreditTerms } from './credit-terms.rule.ts';

const p = sql.placeholder;

export type CreditGrant = CreditTerms & {
  customerId: number;
  by: string;
  now: Date;
};

export const findTerms = prepareStatement<{ customerId: number }, CreditTerms>(
  'credit_terms_find',
  sql`select limit_minor, period_days, grace_days from ${creditTerms}
    where customer_id = ${p('customerId')}`,
);

/** New terms start with what the ledger says is used. */
export const upsertCreditTerms = prepareWrite<CreditGrant & { site: SiteCode; currency: Currency }, never>(
  'credit_terms_upsert',
  sql`insert into ${creditTerms} (customer_id, site, currency, limit_minor, period_days, grace_days, granted_by, granted_at,
      used_minor)
    values (${p('customerId')}::bigint, ${p('site')}, ${p('currency')}, ${p('limitMinor')}, ${p('periodDays')},
      ${p('graceDays')}, ${p('by')}, ${p('now')}, (select coalesce(sum(e.amount_minor), 0) from ${ledgerEntries} e
        where e.customer_id = ${p('customerId')}::bigint))
    on conflict (customer_id) do update set limit_minor = excluded.limit_minor, period_days = excluded.period_days,
      grace_days = excluded.grace_days, granted_by = excluded.granted_by, granted_at = excluded.granted_at`,
);

type TermsChange = CreditGrant & {
  site: SiteCode;
  currency: Currency;
  formerLimitMinor: number | null;
  formerPeriodDays: number | null;
  formerGraceDays: number | null;
  note: string;
};

export const insertTermsChange = prepareWrite<TermsChange, never>(
  'credit_terms_change_insert',
  sql`insert into ${creditTermsChanges} (site, currency, customer_id, former_limit_minor, former_period_days,
      former_grace_days, limit_minor, period_days, grace_days, note, changed_at, changed_by)
    values (${p('site')}, ${p('currency')}, ${p('customerId')}, ${p('formerLimitMinor')}, ${p('formerPeriodDays')},
      ${p('formerGraceDays')}, ${p('limitMinor')}, ${p('periodDays')}, ${p('graceDays')}, ${p('note')}, ${p('now')}, ${p('by')})`,
);

/** The changes are newest first. */
export const findTermsChanges = prepareStatement<
  { site: SiteCode; customerId: number; limit: number },
  CreditTermsChange
>(
  'credit_terms_changes',
  sql`select id, limit_minor, period_days, grace_days,
      former_limit_minor, former_period_days, former_grace_days, note, changed_at, changed_by
    from ${creditTermsChanges}
    where site = ${p('site')} and customer_id = ${p('customerId')} order by id desc limit ${p('limit')}`,
);

/** The terms of customers who go away, with their history. */
export const deleteTerms = prepareWrite<{ customerIds: number[] }, never>(
  'credit_terms_delete',
  sql`with changes as (
      delete from ${creditTermsChanges} where customer_id = any(${p('customerIds')}::bigint[]))
    delete from ${creditTerms} where customer_id = any(${p('customerIds')}::bigint[])`,
);
