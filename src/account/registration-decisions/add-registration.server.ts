import { queueMessages } from '../../messages/queue-message.server.ts';
import type { Database } from '../../server/database/database.server.ts';
import { type Refusal, refuse } from '../../server/refuse.server.ts';
import { recordAudit } from '../../server/security/audit.server.ts';
import type { Site } from '../../sites/site.ts';
import { customerRefusals } from '../account-refusals.ts';
import { type NamedAccount, staffEntryOf, withLockedAccount } from '../customers/locked-account.server.ts';
import type { RegistrationForm } from '../registrations/registration-form.rule.ts';
import type { DecidedRegistration } from '../registrations/registrations.mail.ts';
import {
  maxRegistrations,
  numbersOf,
  principalAddress,
  readRegistration,
} from '../registrations/registrations.server.ts';
import { insertRegistration } from '../registrations/save-registration.db.ts';
import { findRegistrations } from '../tax-registration/registrations.db.ts';

type RegistrationByStaff = NamedAccount & {
  form: RegistrationForm;
  /** They have seen that a company with another PAN buys here too. */
  allowsOtherPan: boolean;
  by: string;
  now: Date;
};

/** Staff have seen the papers: the registration counts as verified, and the buyer gets a mail. */
export function addRegistration(
  database: Database,
  site: Site,
  { form, allowsOtherPan, by, now, ...named }: RegistrationByStaff,
): Promise<Refusal<'not_allowed' | 'unknown_account'> | undefined> {
  return withLockedAccount(database, site, named, async (db, account) => {
    const { customerId } = account;
    if (!account.profileDone) return refuse(customerRefusals, 'not_allowed.no_profile');
    const registrations = await findRegistrations(db, { customerId });
    const given = readRegistration(form, site, { own: numbersOf(registrations), allowsOtherPan });
    if (registrations.length >= maxRegistrations)
      return refuse(customerRefusals, 'not_allowed.too_many', { max: maxRegistrations });
    await insertRegistration(db, { ...given, site: site.code, customerId, now, verifiedBy: by });
    const { number } = given;
    const data: DecidedRegistration = {
      numberLabel: site.tax.numberLabel,
      number,
      verified: true,
      reason: '',
      added: true,
      address: principalAddress(given, site),
    };
    await queueMessages(db, site.code, now, [
      { channel: 'mail', receiver: account.email, template: 'registration-decided', data },
    ]);
    const details = { taxNumber: number, ...(allowsOtherPan && { allowsOtherPan }) };
    await recordAudit(db, { ...staffEntryOf(site, account, { by, now }), action: 'registration added', details });
    return undefined;
  });
}
