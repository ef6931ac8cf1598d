import { sql } from 'drizzle-orm';
import type { Db } from '../../server/database/database.server.ts';
import type { Site } from '../../sites/site.ts';
import { creditTerms, ledgerEntries } from '../ledger.table.ts';

export type CreditGrant = {
  customerId: number;
  limitMinor: number;
  periodDays: number;
  graceDays: number;
  by: string;
  now: Date;
};

export async function upsertCreditTerms(
  db: Db,
  site: Site,
  { by: grantedBy, now: grantedAt, ...terms }: CreditGrant,
): Promise<void> {
  const granted = { ...terms, grantedBy, grantedAt };
  await db
    .insert(creditTerms)
    .values({ ...granted, site: site.code, currency: site.currency, usedMinor: usedBy(terms.customerId) })
    .onConflictDoUpdate({ target: creditTerms.customerId, set: granted });
}

const usedBy = (customerId: number) =>
  sql<number>`(select coalesce(sum(e.amount_minor), 0) from ${ledgerEntries} e where e.customer_id = ${customerId})`;
