import type { Db } from '../../server/database/database.server.ts';
import type { Site } from '../../sites/site.ts';
import { type CreditGrant, upsertCreditTerms } from './grant-credit.db.ts';
import { lockCustomer } from './ledger.db.ts';

export async function grantCredit(db: Db, site: Site, terms: CreditGrant): Promise<void> {
  if (terms.limitMinor < 0 || terms.periodDays < 0 || terms.graceDays < 0)
    throw new RangeError('credit terms cannot be negative');
  await lockCustomer(db, terms);
  await upsertCreditTerms(db, site, terms);
}
