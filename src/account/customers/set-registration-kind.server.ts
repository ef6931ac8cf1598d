import { t } from '../../lib/i18n.ts';
import type { Database } from '../../server/database/database.server.ts';
import { type Refusal, refuse } from '../../server/refuse.server.ts';
import { recordAudit } from '../../server/security/audit.server.ts';
import type { Site } from '../../sites/site.ts';
import { customerRefusals } from '../account-refusals.ts';
import type { RegistrationKind } from '../tax-registration/place-of-supply.rule.ts';
import { findRegistrations } from '../tax-registration/registrations.db.ts';
import { saveRegistrationKind } from './correct-account.db.ts';
import { customerEditConflict } from './edit-conflict.server.ts';
import { type NamedAccount, staffEntryOf, withLockedAccount } from './locked-account.server.ts';

export type RegistrationKindChange = NamedAccount & {
  /** The default registration is meant where none is given. */
  registrationId?: number;
  kind: RegistrationKind;
  /** Refused when the registration has another kind now. */
  seen?: RegistrationKind;
  by: string;
  now: Date;
};

const action = 'kind of registration changed';

/** Staff have seen the letter of approval of the SEZ, or the LUT: tax follows it from the next order on. */
export function setRegistrationKind(
  database: Database,
  site: Site,
  { registrationId, kind, seen, by, now, ...named }: RegistrationKindChange,
): Promise<Refusal<'changed_meanwhile' | 'not_allowed' | 'unknown_account'> | undefined> {
  return withLockedAccount(database, site, named, async (db, account) => {
    if (!site.tax.splits) return refuse(customerRefusals, 'not_allowed.one_kind', { label: site.tax.label });
    const { customerId } = account;
    const registrations = await findRegistrations(db, { customerId });
    const registration = registrations.find(({ id, isDefault }) =>
      registrationId ? id === registrationId : isDefault,
    );
    if (!registration) return refuse(customerRefusals, 'not_allowed.no_profile');
    const { id, number, kind: before } = registration;
    if (seen !== undefined && seen !== before)
      return customerEditConflict(db, site, { customerId, actions: [action], what: t`${number} has another kind` });
    if (before === kind) return refuse(customerRefusals, 'not_allowed.same_kind', { number });
    await saveRegistrationKind(db, { id, kind });
    const details = { number, before, after: kind };
    await recordAudit(db, { ...staffEntryOf(site, account, { by, now }), action, details });
    return undefined;
  });
}
