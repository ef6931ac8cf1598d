import { queueMessages } from '../../messages/queue-message.server.ts';
import type { Database } from '../../server/database/database.server.ts';
import { type Refusal, refuse } from '../../server/refuse.server.ts';
import { recordAudit } from '../../server/security/audit.server.ts';
import type { Site } from '../../sites/site.ts';
import { customerRefusals } from '../account-refusals.ts';
import { customerEditConflict, numberActions } from '../customers/edit-conflict.server.ts';
import { type NamedAccount, staffEntryOf, withLockedAccount } from '../customers/locked-account.server.ts';
import type { DecidedRegistration } from '../registrations/registrations.mail.ts';
import { principalAddress } from '../registrations/registrations.server.ts';
import { type RegistrationStanding, registrationStanding } from '../tax-registration/registration-standing.rule.ts';
import { type CustomerRegistration, findRegistrations } from '../tax-registration/registrations.db.ts';
import { markRegistration } from './decide-registration.db.ts';

type DecisionOnRegistration = NamedAccount & {
  registrationId: number;
  verified: boolean;
  reason: string;
  /** Refused when the registration is no longer so. */
  seen: { number: string; standing: RegistrationStanding };
  by: string;
  now: Date;
};

/** Decides a further registration; the primary one is decided with the account, or where it is changed. */
export async function decideRegistration(
  database: Database,
  site: Site,
  { registrationId, verified, reason, seen, by, now, ...named }: DecisionOnRegistration,
): Promise<Refusal<'changed_meanwhile' | 'no_reason' | 'not_allowed' | 'unknown_account'> | undefined> {
  if (!verified && reason === '') return refuse(customerRefusals, 'no_reason');
  return withLockedAccount(database, site, named, async (db, account) => {
    const { customerId } = account;
    const registrations = await findRegistrations(db, { customerId });
    const registration = registrations.find(({ id }) => id === registrationId);
    if (!registration || registration.isDefault) {
      const what = `${seen.number} is ${registration ? 'the primary number' : 'no longer a registration'}`;
      return customerEditConflict(db, site, { customerId, actions: numberActions, what });
    }
    const { number } = registration;
    const before = registrationStanding(registration);
    if (number !== seen.number || before !== seen.standing)
      return customerEditConflict(db, site, { customerId, actions: numberActions, what: `${number} is ${before}` });
    const after = verified ? 'verified' : 'refused';
    if (before === after && reason === (registration.refusedReason ?? ''))
      return refuse(customerRefusals, 'not_allowed.registration_status', { number });
    await markRegistration(db, { id: registrationId, customerId, verified, reason: reason || null, by, now });
    const data: DecidedRegistration = {
      numberLabel: site.tax.numberLabel,
      number,
      verified,
      reason,
      added: false,
      address: addressText(registration, site),
    };
    await queueMessages(db, site.code, now, [
      { channel: 'mail', receiver: account.email, template: 'registration-decided', data },
    ]);
    const action = verified ? 'registration verified' : 'registration rejected';
    const details = { taxNumber: number, before, after, reason };
    await recordAudit(db, { ...staffEntryOf(site, account, { by, now }), action, details });
    return undefined;
  });
}

const addressText = ({ line, cityName, pincode, regionId }: CustomerRegistration, site: Site): string =>
  line === null ? '' : principalAddress({ line, cityName: cityName ?? '', pincode: pincode ?? '', regionId }, site);
