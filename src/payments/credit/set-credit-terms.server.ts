import type { CheckedChange } from '../../account/customers/checked-change.ts';
import { customerEditConflict } from '../../account/customers/edit-conflict.server.ts';
import {
  type AccountForDecision,
  type NamedAccount,
  staffEntryOf,
  withLockedAccount,
} from '../../account/customers/locked-account.server.ts';
import { formatMoney } from '../../lib/money.ts';
import { queueMessages } from '../../messages/queue-message.server.ts';
import type { Database, Db } from '../../server/database/database.server.ts';
import { Refusal, refuse } from '../../server/refuse.server.ts';
import { recordAudit } from '../../server/security/audit.server.ts';
import type { Site } from '../../sites/site.ts';
import { creditRefusals } from '../payment-refusals.ts';
import { findCredit } from './credit.db.ts';
import { creditFigures } from './credit-figures.rule.ts';
import { type CreditTerms, creditTermsErrors, isSameTerms } from './credit-terms.rule.ts';
import { currentTerms, grantCredit } from './grant-credit.server.ts';

export type NewCreditTerms = NamedAccount & TermsToSet;

type TermsToSet = CreditTerms & {
  /** The note is for staff; the buyer does not see it. */
  note: string;
  /** The terms that staff saw, null for none. The change is refused when the customer has other terms now. */
  seen?: CreditTerms | null | undefined;
  by: string;
  now: Date;
};

export type SetCreditTerms = { before: CreditTerms | null; availableMinor: number; overLimitMinor: number };

export type CreditTermsRefusal = 'unknown_account' | 'bad_terms' | 'changed_meanwhile' | 'not_allowed';

const action = 'credit terms set';

/** A limit below what is used stops further orders on credit; what is ordered stays. */
export async function setCreditTerms(
  database: Database,
  site: Site,
  change: NewCreditTerms,
): Promise<SetCreditTerms | Refusal<CreditTermsRefusal>> {
  return withLockedAccount(database, site, change, async (db, borrower) => {
    const { limitMinor, periodDays, graceDays, note, seen, by, now } = change;
    const checked = await checkCreditTerms(db, site, borrower, {
      limitMinor,
      periodDays,
      graceDays,
      note,
      seen,
      by,
      now,
    });
    if (checked instanceof Refusal) return checked;
    const { before, terms, isNew } = checked;
    if (!isNew) return refuse(creditRefusals, 'not_allowed');
    await checked.save();
    await mailTerms(db, site, borrower, terms, { isFirst: !before, now });
    const [credit] = await findCredit(db, borrower);
    const { availableMinor, overLimitMinor } = creditFigures(credit ?? noUse, 0);
    return { before, availableMinor, overLimitMinor };
  });
}

type Borrower = Pick<AccountForDecision, 'customerId' | 'userId' | 'email' | 'company'>;
type CheckedTerms = CheckedChange & { before: CreditTerms | null; terms: CreditTerms };

/** Call under the lock of the customer; the mail is the caller's. */
export async function checkCreditTerms(
  db: Db,
  site: Site,
  account: Borrower,
  { note, seen, by, now, ...terms }: TermsToSet,
): Promise<CheckedTerms | Refusal<'bad_terms' | 'changed_meanwhile'>> {
  const { customerId } = account;
  const [wrong] = creditTermsErrors(terms, site.currency);
  if (wrong) return refuse(creditRefusals, 'bad_terms', { reason: wrong.message });
  const changed = await termsEditConflict(db, site, customerId, seen);
  if (changed) return changed;
  const before = await currentTerms(db, customerId);
  return {
    before,
    terms,
    isNew: !before || !isSameTerms(before, terms),
    save: async () => {
      await grantCredit(db, site, { ...terms, customerId, by, now, note });
      const entry = staffEntryOf(site, account, { by, now });
      await recordAudit(db, { ...entry, action, details: { before, after: terms, note } });
    },
  };
}

/** `seen` is undefined for whoever has not looked. */
export async function termsEditConflict(
  db: Db,
  site: Site,
  customerId: number,
  seen: CreditTerms | null | undefined,
): Promise<Refusal<'changed_meanwhile'> | undefined> {
  const terms = await currentTerms(db, customerId);
  if (seen === undefined || isSameOrNone(terms, seen)) return undefined;
  const what = terms ? `The terms are ${termsText(site, terms)}` : 'There are no credit terms';
  return customerEditConflict(db, site, { customerId, actions: [action], what });
}

const noUse = { limitMinor: 0, usedMinor: 0, onAccountMinor: 0 };

const isSameOrNone = (terms: CreditTerms | null, seen: CreditTerms | null) =>
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
