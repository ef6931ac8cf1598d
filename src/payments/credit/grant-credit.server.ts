import type { Db } from '../../server/database/database.server.ts';
import type { Site } from '../../sites/site.ts';
import type { CreditTermsChange } from './credit-terms.contract.ts';
import { type CreditTerms, creditTermsErrors, isSameTerms } from './credit-terms.rule.ts';
import {
  type CreditGrant,
  deleteTerms,
  findTerms,
  findTermsChanges,
  insertTermsChange,
  upsertCreditTerms,
} from './grant-credit.db.ts';
import { lockCustomerRow } from './ledger.db.ts';

/** Applies at once and is kept in the history of the terms. */
export async function grantCredit(
  db: Db,
  site: Site,
  { note = '', ...terms }: CreditGrant & { note?: string },
): Promise<void> {
  const [wrong] = creditTermsErrors(terms, site.currency);
  if (wrong) throw new RangeError(wrong.message);
  await lockCustomerRow(db, terms);
  const [former] = await findTerms(db, terms);
  const granted = { ...terms, site: site.code, currency: site.currency };
  await upsertCreditTerms(db, granted);
  if (former && isSameTerms(former, terms)) return;
  await insertTermsChange(db, {
    ...granted,
    formerLimitMinor: former?.limitMinor ?? null,
    formerPeriodDays: former?.periodDays ?? null,
    formerGraceDays: former?.graceDays ?? null,
    note,
  });
}

const maxChanges = 100;

export const creditTermsHistory = (db: Db, site: Site, customerId: number): Promise<CreditTermsChange[]> =>
  findTermsChanges(db, { site: site.code, customerId, limit: maxChanges });

export async function currentTerms(db: Db, customerId: number): Promise<CreditTerms | null> {
  const [terms] = await findTerms(db, { customerId });
  return terms ?? null;
}

/** For customers who go away as if they had never been there: nothing may be in their ledger. */
export async function removeTerms(db: Db, customerIds: readonly number[]): Promise<void> {
  if (customerIds.length > 0) await deleteTerms(db, { customerIds: [...customerIds] });
}
