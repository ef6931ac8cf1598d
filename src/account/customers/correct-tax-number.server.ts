import { queueMessages } from '../../messages/queue-message.server.ts';
import type { Database } from '../../server/database/database.server.ts';
import { type Refusal, refuse } from '../../server/refuse.server.ts';
import { recordAudit } from '../../server/security/audit.server.ts';
import type { Site } from '../../sites/site.ts';
import { customerRefusals } from '../account-refusals.ts';
import { taxNumberMessage } from '../forms/profile-form.rule.ts';
import { registrationRegionId } from '../tax-registration/registration-region.ts';
import { isTaxNumber, normalizeTaxNumber } from '../tax-registration/tax-number.rule.ts';
import { accountCorrectedMail } from './account-corrected.mail.ts';
import { findBillingRegion, findRegistrationWithNumber, saveVerifiedNumber } from './correct-account.db.ts';
import { findDefaultRegistration } from './decide-tax-number.db.ts';
import { recordKindReset } from './decide-tax-number.server.ts';
import { customerEditConflict, numberActions } from './edit-conflict.server.ts';
import { type NamedAccount, staffEntryOf, withLockedAccount } from './locked-account.server.ts';

export type TaxNumberCorrection = NamedAccount & {
  taxNumber: string;
  /** Refused when the account has another number now. */
  seen?: string | undefined;
  by: string;
  now: Date;
};

/** Staff have seen the papers: the number counts as verified, and tax follows it from the next order on. */
export function correctTaxNumber(
  database: Database,
  site: Site,
  { taxNumber, seen, by, now, ...named }: TaxNumberCorrection,
): Promise<Refusal<'bad_number' | 'changed_meanwhile' | 'no_profile' | 'not_allowed' | 'unknown_account'> | undefined> {
  return withLockedAccount(database, site, named, async (db, account) => {
    const { customerId } = account;
    const { numberLabel } = site.tax;
    const number = normalizeTaxNumber(taxNumber);
    if (!isTaxNumber(number, site.tax))
      return refuse(customerRefusals, 'bad_number', { reason: taxNumberMessage(site.tax) });
    const [registration] = await findDefaultRegistration(db, { customerId });
    if (!registration) return refuse(customerRefusals, 'no_profile');
    const { id: defaultId, number: before, verified, pendingNumber } = registration;
    if (seen !== undefined && seen !== before) {
      const what = `The ${numberLabel} is ${before}`;
      return customerEditConflict(db, site, { customerId, actions: numberActions, what });
    }
    const [billing] = await findBillingRegion(db, { customerId });
    const regionId = registrationRegionId(number, billing?.regionId ?? 0, site);
    if (number === before && regionId === registration.regionId && verified && !pendingNumber)
      return refuse(customerRefusals, 'not_allowed.same_number', { numberLabel, number });
    const [same] = await findRegistrationWithNumber(db, { customerId, number });
    await saveVerifiedNumber(db, { customerId, defaultId, sameId: same?.id, number, regionId, by, now });
    const correction = { field: 'tax number' as const, before, after: number };
    await queueMessages(db, site.code, now, [accountCorrectedMail(account.email, numberLabel, [correction])]);
    const details = { before, after: number, ...(pendingNumber && { discarded: pendingNumber }) };
    await recordAudit(db, { ...staffEntryOf(site, account, { by, now }), action: 'tax number corrected', details });
    if (number !== before && !same)
      await recordKindReset(db, staffEntryOf(site, account, { by, now }), number, registration.kind);
    return undefined;
  });
}
