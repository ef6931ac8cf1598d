import { changedMeanwhile } from '../../account/customers/changed-meanwhile.server.ts';
import { formatMoney } from '../../lib/money.ts';
import { queueMessages } from '../../messages/queue-message.server.ts';
import type { Database, Db } from '../../server/database/database.server.ts';
import { Refusal } from '../../server/refuse.server.ts';
import { recordAudit } from '../../server/security/audit.server.ts';
import type { Site } from '../../sites/site.ts';
import { findCredit } from './credit.db.ts';
import { creditFigures } from './credit-figures.rule.ts';
import { type CreditTerms, creditTermsErrors, isSameTerms } from './credit-terms.rule.ts';
import { findTerms } from './grant-credit.db.ts';
import { grantCredit } from './grant-credit.server.ts';
import { type Borrower, lockBorrower } from './set-credit-terms.db.ts';

export type NewCreditTerms = CreditTerms & {
  email: string;
  /** For staff; the buyer does not see it. */
  note: string;
  /** null: none. Refused when the customer has other terms now. */
  seen?: CreditTerms | null | undefined;
  by: string;
  now: Date;
};

export type SetCreditTerms = { before: CreditTerms | null; availableMinor: number; overLimitMinor: number };

const action = 'credit terms set';

/** A limit below what is used stops further orders on credit; what is ordered stays. */
export function setCreditTerms(
  database: Database,
  site: Site,
  { email, note, seen, by, now, ...terms }: NewCreditTerms,
): Promise<SetCreditTerms | Refusal> {
  return database.transaction(async (db) => {
    const [wrong] = creditTermsErrors(terms);
    if (wrong) return new Refusal('bad_terms', wrong.message);
    const [borrower] = await lockBorrower(db, { site: site.code, email: email.trim().toLowerCase() });
    if (!borrower) return new Refusal('unknown_account', `${site.name} has no account ${email}.`);
    const { customerId, userId } = borrower;
    const [before] = await findTerms(db, { customerId });
    if (seen !== undefined && !isSameOrNone(before, seen)) {
      const what = before ? `The terms are ${termsText(site, before)}` : 'There are no credit terms';
      return changedMeanwhile(db, site, { customerId, actions: [action], what });
    }
    if (before && isSameTerms(before, terms)) return new Refusal('not_allowed', 'These are the terms already.');
    await grantCredit(db, site, { ...terms, customerId, by, now, note });
    await mailTerms(db, site, borrower, terms, { isFirst: !before, now });
    await recordAudit(db, {
      site: site.code,
      at: now,
      actor: 'staff',
      actorName: by,
      customerId,
      userId,
      action,
      subject: borrower.email,
      details: { before: before ?? null, after: terms, note },
    });
    const [credit] = await findCredit(db, { customerId });
    const { availableMinor, overLimitMinor } = creditFigures(credit ?? noUse, 0);
    return { before: before ?? null, availableMinor, overLimitMinor };
  });
}

const noUse = { limitMinor: 0, usedMinor: 0, onAccountMinor: 0 };

const isSameOrNone = (terms: CreditTerms | undefined, seen: CreditTerms | null) =>
  terms && seen ? isSameTerms(terms, seen) : !terms && !seen;

const termsText = ({ currency }: Site, { limitMinor, periodDays, graceDays }: CreditTerms) =>
  `${formatMoney({ minor: limitMinor, currency })}, ${periodDays} days and ${graceDays} of grace`;

async function mailTerms(
  db: Db,
  site: Site,
  { email: receiver, company }: Borrower,
  terms: CreditTerms,
  { isFirst, now }: { isFirst: boolean; now: Date },
) {
  const data = { company, isFirst, ...terms };
  await queueMessages(db, site.code, now, [{ channel: 'mail', receiver, template: 'credit-terms-set', data }]);
}
