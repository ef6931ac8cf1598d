import { sql } from 'drizzle-orm';
import type { Db } from '../../server/database/database.server.ts';
import { prepareStatement } from '../../server/database/prepare-statement.server.ts';
import type { Site, SiteCode } from '../../sites/site.ts';
import { creditTermsChanges } from '../credit-terms-changes.table.ts';
import { creditTerms, ledgerEntries } from '../ledger.table.ts';
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

export async function upsertCreditTerms(
  db: Db,
  site: Site,
  { by: grantedBy, now: grantedAt, customerId, limitMinor, periodDays, graceDays }: CreditGrant,
): Promise<void> {
  const granted = { customerId, limitMinor, periodDays, graceDays, grantedBy, grantedAt };
  await db
    .insert(creditTerms)
    .values({ ...granted, site: site.code, currency: site.currency, usedMinor: usedBy(customerId) })
    .onConflictDoUpdate({ target: creditTerms.customerId, set: granted });
}

const usedBy = (customerId: number) =>
  sql<number>`(select coalesce(sum(e.amount_minor), 0) from ${ledgerEntries} e where e.customer_id = ${customerId})`;

export async function insertTermsChange(
  db: Db,
  site: Site,
  former: CreditTerms | undefined,
  {
    by: changedBy,
    now: changedAt,
    customerId,
    limitMinor,
    periodDays,
    graceDays,
    note,
  }: CreditGrant & { note: string },
): Promise<void> {
  await db.insert(creditTermsChanges).values({
    site: site.code,
    currency: site.currency,
    customerId,
    formerLimitMinor: former?.limitMinor ?? null,
    formerPeriodDays: former?.periodDays ?? null,
    formerGraceDays: former?.graceDays ?? null,
    limitMinor,
    periodDays,
    graceDays,
    note,
    changedAt,
    changedBy,
  });
}

export type CreditTermsChange = CreditTerms & {
  id: number;
  formerLimitMinor: number | null;
  formerPeriodDays: number | null;
  formerGraceDays: number | null;
  note: string;
  changedAt: Date;
  changedBy: string;
};

/** Newest first. */
export const findTermsChanges = prepareStatement<
  { site: SiteCode; customerId: number; limit: number },
  CreditTermsChange
>(
  'credit_terms_changes',
  sql`select id, former_limit_minor, former_period_days, former_grace_days, limit_minor, period_days, grace_days, note,
      changed_at, changed_by
    from ${creditTermsChanges}
    where site = ${p('site')} and customer_id = ${p('customerId')} order by id desc limit ${p('limit')}`,
);
